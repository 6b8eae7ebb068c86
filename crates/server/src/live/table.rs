//! The task that owns one game. It judges, stores, and only then tells.

use super::command::{Answer, Command, Intent, Refused};
use super::stopwatch::Stopwatch;
use super::thinking::{self, Purpose, Thoughts};
use super::view::{Change, MoveText, MoveView, Snapshot, Standing, Update, taker_back};
use crate::agreement::{Agreement, Player, Sides};
use crate::computer::{Computer, Question};
use crate::random::GameId;
use crate::store::{self, Store};
use crate::stored::{self, Agreed};
use arbiter::{Effect, Event, Foul, Game, Offer, Refusal, TimeControl, TimeLeft};
use engine::{Decision, Level, Stop};
use shogi::{Bitboard, Color, Position};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::time::{sleep, sleep_until};

/// A game that nobody looks at is put away after so long: if it goes on, somebody may be about to come back.
const REST_AFTER: Duration = Duration::from_secs(60);
const REST_AFTER_END: Duration = Duration::from_secs(5);

/// A game in memory.
pub(super) struct Table {
    id: GameId,
    agreement: Arc<Agreement>,
    game: Game,
    /// The number of the last stored event.
    seq: u64,
    moves: Vec<Arc<MoveView>>,
    watch: Stopwatch,
    audience: Vec<mpsc::Sender<Answer>>,
    /// What the computer thinks about, for itself and for others.
    thoughts: Thoughts,
    house: House,
}

/// What a table needs of the house it stands in.
pub(super) struct House {
    pub(super) store: Store,
    pub(super) computer: Computer,
    /// Where the computer sends its answers.
    pub(super) mailbox: mpsc::WeakSender<Command>,
}

/// Why a game could not be taken up.
#[derive(Debug, thiserror::Error)]
pub(super) enum LoadError {
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    #[error(transparent)]
    Corrupt(#[from] stored::Corrupt),
}

impl Table {
    /// Takes up a game where its stored events end.
    pub(super) async fn load(agreed: &Agreed, house: House) -> Result<Table, LoadError> {
        let events = house.store.events(agreed.id.as_str()).await?;
        let game = stored::replay(agreed, &events)?;
        Ok(Table {
            id: agreed.id.clone(),
            agreement: Arc::new(agreed.agreement.clone()),
            seq: events.len() as u64,
            moves: MoveView::all(&game),
            watch: Stopwatch::standing_at(game.now()),
            audience: Vec::new(),
            thoughts: Thoughts::default(),
            game,
            house,
        })
    }

    /// Serves the game until it rests, the server closes, or a write fails: then what is in memory is worth nothing,
    /// and whoever comes next finds what is stored.
    pub(super) async fn run(&mut self, mailbox: &mut mpsc::Receiver<Command>, closing: &mut watch::Receiver<bool>) {
        loop {
            let rest = if self.game.outcome().is_some() { REST_AFTER_END } else { REST_AFTER };
            let flag = self.game.deadline().and_then(|deadline| self.watch.when(deadline));
            let fall = async {
                match flag {
                    Some(instant) => sleep_until(instant).await,
                    None => std::future::pending().await,
                }
            };
            let closed = async {
                // An error means that the server itself is gone.
                let _ = closing.wait_for(|closing| *closing).await;
            };
            let done = tokio::select! {
                biased;
                () = closed => return,
                () = fall => self.happen(Event::Tick).await.map(|_| ()),
                command = mailbox.recv() => match command {
                    Some(command) => self.obey(command).await,
                    None => return,
                },
                () = sleep(rest) => {
                    self.audience.retain(|outbox| !outbox.is_closed());
                    if self.audience.is_empty() && flag.is_none() {
                        // Whoever has written already is served; whoever comes later starts another task.
                        mailbox.close();
                    }
                    Ok(())
                }
            };
            if let Err(error) = done {
                tracing::error!(game = %self.id, %error, "a move could not be stored");
                return;
            }
        }
    }

    async fn obey(&mut self, command: Command) -> Result<(), Arc<sqlx::Error>> {
        match command {
            Command::Look(reply) => {
                // Whoever asked may have gone meanwhile.
                let _ = reply.send(self.snapshot());
            }
            Command::Join { sides, outbox } => {
                if sides != Sides::NONE {
                    self.start_watch();
                    self.let_computer_play();
                }
                if outbox.try_send(Answer::Snapshot(Arc::new(self.snapshot()))).is_ok() {
                    self.audience.push(outbox);
                }
            }
            Command::Ask { sides, intent, outbox } => {
                let answer = self.ask(sides, intent, &outbox).await;
                let refused = match &answer {
                    Ok(Ok(())) => return Ok(()),
                    Ok(Err(refused)) => *refused,
                    Err(_) => Refused::NOT_SAVED,
                };
                let _ = outbox.try_send(Answer::Refused(refused));
                answer.map(|_| ())?;
            }
            Command::Thought { number, decision } => {
                if let Some(purpose) = self.thoughts.finish(number) {
                    self.use_thought(purpose, decision).await?;
                }
            }
        }
        Ok(())
    }

    async fn ask(
        &mut self,
        sides: Sides,
        intent: Intent,
        outbox: &mpsc::Sender<Answer>,
    ) -> Result<Result<(), Refused>, Arc<sqlx::Error>> {
        let turn = self.game.turn();
        let Some(last_mover) = taker_back(sides, turn) else { return Ok(Err(Refused::SPECTATOR)) };
        let to_move = if sides.contains(turn) { turn } else { last_mover };
        self.start_watch();
        let event = match intent {
            Intent::Move { ply, m } => {
                let by = self.mover_of(ply).filter(|color| sides.contains(*color)).unwrap_or(to_move);
                Event::played(by, ply, m)
            }
            Intent::Resign => Event::Resign { by: to_move },
            Intent::Takeback => Event::Offer { by: last_mover, offer: Offer::Takeback },
            Intent::Hint => return Ok(self.advise(to_move, outbox).map_err(Refused::by_referee_alone)),
        };
        let answer = self.happen(event).await?;
        Ok(answer.map_err(|refusal| Refused::by_referee(refusal, self.squares_concerned(intent, refusal))))
    }

    /// Lets game time go on, because a player is there. Those who came to watch before him see the clock start.
    fn start_watch(&mut self) {
        if self.watch.runs() {
            return;
        }
        self.watch.start();
        self.tell_all(&Answer::Snapshot(Arc::new(self.snapshot())));
    }

    fn tell_all(&mut self, answer: &Answer) {
        self.audience.retain(|outbox| outbox.try_send(answer.clone()).is_ok());
    }

    /// Who played the move with this number.
    fn mover_of(&self, ply: u32) -> Option<Color> {
        let index = usize::try_from(ply).ok()?.checked_sub(1)?;
        self.moves.get(index).map(|view| view.color)
    }

    fn squares_concerned(&self, intent: Intent, refusal: Refusal) -> Bitboard {
        match (intent, refusal) {
            (Intent::Move { m, .. }, Refusal::Foul(Foul::Illegal(reason))) => {
                self.game.position().squares_concerned(m, reason)
            }
            _ => Bitboard::EMPTY,
        }
    }

    /// Lets the referee judge an event, stores what follows, and tells everybody.
    async fn happen(&mut self, event: Event) -> Result<Result<(), Refusal>, Arc<sqlx::Error>> {
        let before = self.game.position().clone();
        let effects = match self.game.handle(event, self.watch.now()) {
            Ok(effects) => effects,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let Some(first) = effects.first() else { return Ok(Ok(())) };
        let stored = self.to_stored(event, *first);
        let ended = self.game.outcome().map(stored::ended);
        self.house.store.append(self.id.as_str(), &stored, ended.as_ref()).await?;
        self.seq += 1;
        self.thoughts.clear();
        let change = self.follow(*first, &before);
        let update = Update { seq: self.seq, agreement: self.agreement.clone(), change, standing: self.standing() };
        self.tell_all(&Answer::Update(Arc::new(update)));
        self.let_computer_play();
        Ok(Ok(()))
    }

    /// Lets the computer think if it is its turn and it does not think already.
    fn let_computer_play(&mut self) {
        let turn = self.game.turn();
        let going_on = self.game.outcome().is_none();
        if let (Player::Computer(level), true, false) =
            (self.agreement.player(turn), going_on, self.thoughts.is_playing())
        {
            let left = self.game.time_left(turn, self.watch.now());
            let clock = left.map(|left| (self.game.terms().clocks[turn.index()], left));
            self.think(level, clock, Purpose::Play);
        }
    }

    /// Lets the computer think about a move for a player; all who ask about one position get the same answer.
    fn advise(&mut self, color: Color, outbox: &mpsc::Sender<Answer>) -> Result<(), Refusal> {
        if self.game.outcome().is_some() {
            return Err(Refusal::Over);
        }
        if color != self.game.turn() {
            return Err(Refusal::NotYourTurn);
        }
        if !self.agreement.friendly {
            return Err(Refusal::NoTakebacks);
        }
        match self.thoughts.askers() {
            Some(askers) => askers.push(outbox.clone()),
            None => self.think(Level::STRONGEST, None, Purpose::Advise(vec![outbox.clone()])),
        }
        Ok(())
    }

    fn think(&mut self, level: Level, clock: Option<(TimeControl, TimeLeft)>, purpose: Purpose) {
        let question = Question {
            level,
            start: self.game.terms().start.clone(),
            moves: self.game.moves().iter().map(|played| played.m).collect(),
            clock,
            seed: thinking::seed(&self.id, self.seq),
            stop: Stop::new(),
        };
        self.thoughts.begin(question, purpose, &self.house);
    }

    async fn use_thought(&mut self, purpose: Purpose, decision: Option<Decision>) -> Result<(), Arc<sqlx::Error>> {
        let m = decision.and_then(Decision::played);
        match purpose {
            Purpose::Play => {
                let by = self.game.turn();
                let ply = self.game.next_ply();
                let event = m.map_or(Event::Resign { by }, |m| Event::played(by, ply, m));
                if let Err(refusal) = self.happen(event).await? {
                    tracing::error!(game = %self.id, %refusal, "the computer's move was refused");
                }
            }
            Purpose::Advise(askers) => {
                let last = self.moves.last().map(|view| view.m);
                let answer = m.map_or(Answer::Refused(Refused::NO_HINT), |m| {
                    Answer::Hint(m, MoveText::new(self.game.position(), m, last))
                });
                thinking::tell(&askers, &answer);
            }
        }
        Ok(())
    }

    fn to_stored(&self, event: Event, effect: Effect) -> store::Event {
        let turn = self.game.turn();
        let (kind, side, usi, used) = match (effect, event) {
            (Effect::Moved { by, m, used, .. }, _) => (store::Kind::Move, by, Some(m.to_string()), used),
            (Effect::TakenBack { .. }, Event::Offer { by, .. }) => (store::Kind::Takeback, by, None, Duration::ZERO),
            (Effect::Ended(arbiter::Outcome::Resign { loser }), _) => {
                (store::Kind::Resign, loser, None, Duration::ZERO)
            }
            _ => (store::Kind::Time, turn, None, Duration::ZERO),
        };
        store::Event {
            seq: self.seq as i64 + 1,
            kind,
            side: side.name().to_owned(),
            ply: self.game.moves().len() as i64,
            usi,
            used_ms: stored::millis(used),
            at_ms: stored::millis(self.game.now()),
            server_ms: stored::time_of_day_ms(),
        }
    }

    /// Brings what is shown in line with the first effect of an event.
    fn follow(&mut self, effect: Effect, before: &Position) -> Change {
        match effect {
            Effect::Moved { m, used, .. } => {
                let last = self.moves.last().map(|view| view.m);
                let view = Arc::new(MoveView::new(before, self.moves.len() + 1, m, used, last));
                self.moves.push(view.clone());
                Change::Moved(view)
            }
            Effect::TakenBack { .. } => {
                self.moves.truncate(self.game.moves().len());
                Change::TakenBack(self.moves.len())
            }
            // Nothing else happens in a game of one visitor.
            _ => Change::Ended,
        }
    }

    fn standing(&self) -> Standing {
        Standing::of(&self.game, self.watch.now(), self.watch.runs())
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot {
            seq: self.seq,
            id: self.id.clone(),
            agreement: self.agreement.clone(),
            start: self.game.terms().start.clone(),
            moves: self.moves.clone(),
            standing: self.standing(),
        }
    }
}
