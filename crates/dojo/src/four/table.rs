//! A game for four at its table.

use super::agreed::Agreed;
use super::command::{Answer, Change, Errand, Intent, Queued};
use super::message;
use super::referee::{self, Effect, Game};
use super::view::{Around, People, Played, Queue, Standing, Whole, Written, clock, lag};
use crate::computer::{Chance, Computer, Halt, QuestionOfFour};
use crate::live::{self, Channel, Done, Hosted, Incoming, News, NotStored, Purpose, Reader, Refused};
use crate::random::GameId;
use crate::seats::Seat as Taken;
use crate::stored::Corrupt;
use crate::who::Who;
use arbiter::{Event, Offer, Phase, Terms};
use play::{Attempt, Board as _};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use variants::yonin::{Course, Move, Seat};

/// The table of a game for four.
pub(super) type Table = live::Table<Agreed>;

impl Channel for Agreed {
    type Intent = Intent;
    type Answer = Answer;

    fn read(text: &str) -> Result<Incoming<Intent>, Refused> {
        message::read(text)
    }

    fn name_of(intent: &Intent) -> &'static str {
        match intent {
            Intent::Move { .. } => "move",
            Intent::Resign(_) => "resign",
            Intent::Offer(Offer::Takeback) => "takeback",
            Intent::Offer(_) => "offer",
            Intent::ClaimGame => "claim_game",
            Intent::Answer { .. } => "answer",
        }
    }

    fn refusal(answer: &Answer) -> Option<&Refused> {
        if let Answer::Refused(refused) = answer { Some(refused) } else { None }
    }

    fn takes_long(answer: &Answer, _: &Reader) -> bool {
        matches!(answer, Answer::Snapshot(_))
    }

    fn write(answer: &Answer, reader: &Reader) -> String {
        message::write(answer, reader)
    }
}

impl Hosted for Agreed {
    type Board = Course;
    /// The moves as people write them.
    type Beside = Vec<Arc<Written>>;
    type Snapshot = Whole;
    type Errand = Errand;
    type Thought = Move;

    fn from_row(row: &store::Game) -> Result<Agreed, Corrupt> {
        Agreed::from_row(row)
    }

    fn id(&self) -> &GameId {
        &self.id
    }

    fn owner(&self) -> &Who {
        &self.owner
    }

    fn created_ms(&self) -> i64 {
        self.created_ms
    }

    fn terms(&self) -> Terms<Course> {
        self.agreement.terms()
    }

    fn seat(&self, seat: Seat) -> Option<&Taken> {
        self.seats[seat.index()].as_ref()
    }

    fn sit(&mut self, seat: Seat, taken: Taken) {
        self.seats[seat.index()] = Some(taken);
    }

    fn is_computer(&self, seat: Seat) -> bool {
        self.agreement.computers[seat.index()].is_some()
    }

    fn is_between_people(&self) -> bool {
        self.agreement.people() > 1
    }

    fn is_timed(&self) -> bool {
        self.agreement.clock.is_timed()
    }

    fn beside(&self) -> Vec<Arc<Written>> {
        Vec::new()
    }

    fn meet(
        &self,
        game: &mut Game,
        written: &mut Vec<Arc<Written>>,
        row: &store::Event,
        at: Duration,
    ) -> Result<(), &'static str> {
        let mut happened = false;
        for event in referee::read(row, game).ok_or("event")? {
            let before = game.position().still();
            let effects = game.handle(event, at).unwrap_or_default();
            note_moves(written, &effects, &before, game);
            happened |= !effects.is_empty();
        }
        if happened { Ok(()) } else { Err("course") }
    }

    fn ending(game: &Game) -> Option<String> {
        game.outcome().map(|outcome| referee::ending(outcome, game))
    }

    async fn ask(table: &mut Table, visitor: &Who, intent: Intent, _: &mpsc::Sender<Answer>) -> Done<Refused> {
        table.ask(visitor, intent).await
    }

    async fn run_errand(table: &mut Table, errand: Errand) -> Result<(), NotStored> {
        match errand {
            Errand::Played(reply) => {
                // Whoever asked may have gone meanwhile.
                let _ = reply.send(Played { agreed: table.agreed.clone(), game: table.game.clone() });
            }
        }
        Ok(())
    }

    async fn begin_what_waits(table: &mut Table) -> Result<(), NotStored> {
        Self::begin_if_ready(table).await
    }

    /// The first turn begins when all seats are taken: whoever has sat down has come.
    async fn begin_if_ready(table: &mut Table) -> Result<(), NotStored> {
        let Phase::Waiting { here } = table.game.phase() else { return Ok(()) };
        if table.agreed.free().next().is_some() || table.game.outcome().is_some() {
            return Ok(());
        }
        let absent = |seat: &Seat| !here[seat.index()] || table.game.is_away(*seat);
        for by in Seat::ALL.into_iter().filter(absent).collect::<Vec<_>>() {
            let _ = table.happen(Event::Arrive { by }).await?;
        }
        let _ = table.happen(Event::Begin).await?;
        Ok(())
    }

    fn interrupts_thought(effects: &[Effect]) -> bool {
        use arbiter::Effect::{Agreed, Arrived, Declined, Left, Offered};
        let talk = |effect: &Effect| {
            matches!(effect, Arrived { .. } | Left { .. } | Offered { .. } | Agreed { .. } | Declined { .. })
        };
        !effects.iter().all(talk)
    }

    fn let_computer_play(table: &mut Table) {
        let turn = table.game.turn();
        let busy = table.thoughts.are_own();
        let plays = table.game.phase() == Phase::Playing && table.game.outcome().is_none() && table.awake;
        let (Some(level), true, false) = (table.agreed.agreement.computers[turn.index()], plays, busy) else { return };
        let left = table.game.time_left(turn, table.watch.now());
        let clock = left.map(|left| (table.agreed.agreement.clock, left));
        let chance = Chance::of(&table.agreed.id, table.game.takebacks());
        let (course, stop) = (table.game.position().clone(), Halt::default());
        let question = QuestionOfFour { course, level, clock, chance, stop: stop.clone() };
        let think = async move |computer: Computer, turn| computer.answer_four(question, turn).await;
        table.think(Purpose::Play, stop, think);
    }

    async fn use_thought(table: &mut Table, purpose: Purpose<Agreed>, m: Option<Move>) -> Result<(), NotStored> {
        match purpose {
            Purpose::Play => {
                let (by, ply) = (table.game.turn(), table.game.next_ply());
                let plays = |m| Event::Move { by, ply, m: Attempt::Move(m), lag: Duration::ZERO };
                let _ = table.happen(m.map_or(Event::Resign { by }, plays)).await?;
            }
            // Among four nobody asks it for advice, and it agrees without thinking.
            Purpose::Advise(_) | Purpose::Weigh => {}
        }
        Ok(())
    }

    fn snapshot(table: &Table) -> Whole {
        table.whole()
    }

    fn news(table: &mut Table, effects: &[Effect], before: &Course) -> News<Agreed> {
        note_moves(&mut table.beside, effects, before, &table.game);
        let change = effects.first().map_or(Change::None, |effect| Change::of(effect, &table.game, &table.beside));
        let (people, standing) = (table.people(), table.standing());
        let past = (people.clone(), standing.without_legal_moves());
        let later = Answer::Event(change.clone(), Arc::new(past));
        News { now: Answer::Event(change, Arc::new((people, standing))), later }
    }

    fn whole(table: &Table) -> Answer {
        Answer::Snapshot(Arc::new(table.whole()))
    }

    fn now(table: &Table) -> Answer {
        Answer::Event(Change::None, Arc::new((table.people(), table.standing())))
    }

    fn goes_on(table: &Table) -> Answer {
        Self::now(table)
    }

    fn people(table: &Table) -> Answer {
        Answer::People(Arc::new(table.people()))
    }

    fn queue(table: &Table) -> Answer {
        let around = table.around();
        let (queue, clock, lag) = (Queue::of(&around), clock(&table.game, &around), lag(&around));
        Answer::Queue(Arc::new(Queued { queue, clock, lag }))
    }
}

impl Table {
    fn around(&self) -> Around<'_> {
        Around {
            seq: self.seq,
            agreed: &self.agreed,
            now: self.watch.now(),
            runs: self.watch.runs(),
            lag: Seat::ALL.map(|seat| self.lag(seat)),
            queue: self.thoughts.queue(),
        }
    }

    fn standing(&self) -> Standing {
        Standing::of(&self.game, &self.around())
    }

    fn people(&self) -> People {
        People { agreed: self.agreed.clone(), presence: self.presence() }
    }

    fn whole(&self) -> Whole {
        Whole { people: self.people(), moves: self.beside.clone(), standing: self.standing() }
    }
}

/// Writes the moves down that were played in the position `before`, or forgets those taken back.
fn note_moves(written: &mut Vec<Arc<Written>>, effects: &[Effect], before: &Course, game: &Game) {
    for effect in effects {
        match effect {
            Effect::Moved { m, used, .. } => {
                let new = Written::of(*m, before.position(), game, written, *used);
                written.push(Arc::new(new));
            }
            Effect::TakenBack { ply } => written.truncate(*ply as usize),
            _ => {}
        }
    }
}
