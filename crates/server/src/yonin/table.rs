//! The task that owns one game for four. It judges, stores, and only then tells.

use super::command::{Answer, Command, Errand, Intent, Shown};
use super::games::Agreed;
use super::proposal::Proposal;
use super::room::{Event, Refusal, Room};
use crate::computer::{Chance, QuestionOfFour};
use crate::live::{Audience, Hosted, House, LastEvent, LoadError, QUIET, Refused, Running, Stopwatch};
use crate::random::GameId;
use crate::store::{self, FourDeed};
use crate::stored;
use crate::turns::Asker;
use crate::visitor::Visitor;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep, sleep_until};
use variants::yonin::{Move, Seat};

/// A game that nobody looks at is put away after so long.
const REST_AFTER: Duration = Duration::from_secs(60);
/// After a restart the clock of a player goes on when he is back, or so long after another is.
const GRACE: Duration = Duration::from_secs(10);

/// What has kept an event from being stored.
type NotStored = store::Error;

/// A game in memory.
pub(super) struct Table {
    agreed: Agreed,
    /// Where a player has come from last.
    address: IpAddr,
    room: Room,
    /// A takeback that still wants somebody's consent.
    proposal: Option<Proposal>,
    /// The number of the last stored event.
    seq: u64,
    watch: Stopwatch,
    /// Whether game time has gone on since the game was taken up.
    awake: bool,
    grace: Option<Instant>,
    /// While clocks run: what keeps the server's pulse going.
    running: Option<Running>,
    audience: Audience<Answer>,
    thinking: Option<Thinking>,
    house: House<Agreed>,
}

/// The computer's thought about one move; ends with its owner.
struct Thinking {
    ply: usize,
    /// While it waits for its turn: how many come before, as far as that is known.
    before: Option<usize>,
    stop: Arc<AtomicBool>,
    task: AbortHandle,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.task.abort();
    }
}

impl Table {
    /// Takes up a game where its stored events end.
    pub(super) async fn load(id: &GameId, house: House<Agreed>) -> Result<Table, LoadError> {
        // Read anew: somebody may have sat down since the game was found.
        let agreed = Agreed::from_row(&house.store.four_game(id.as_str()).await?.ok_or(LoadError::Gone)?)?;
        let mut room = Room::new(&agreed.agreement);
        let (mut seq, mut at, mut last_ms, mut run) = (0, Duration::ZERO, 0, None);
        for row in house.store.four_events(id.as_str()).await? {
            let corrupt = stored::Corrupt { game: id.to_string(), what: "event" };
            at = Duration::from_millis(u64::try_from(row.at_ms).unwrap_or_default());
            let event = Event::from_row(&row).filter(|event| room.judge(event, at).is_ok()).ok_or(corrupt)?;
            room.happen(&event, at);
            (seq, last_ms) = (seq + 1, row.server_ms);
            if let Event::Run(name) = event {
                run = Some(name);
            }
        }
        // The server may have lived on for a while after the last event. What of it the computer has thought, and what it
        // has waited for its turn, nobody knows: it thinks again.
        let computers = agreed.agreement.computers[room.turn().index()].is_some();
        if let (Some(run), true, false) = (&run, room.is_playing(), computers) {
            let last = LastEvent { seq, at, server_ms: last_ms, run };
            at = house.pulse.game_time(&agreed.id, last, &house.store).await?;
        }
        Ok(Table {
            agreed,
            address: Ipv4Addr::UNSPECIFIED.into(),
            room,
            proposal: None,
            seq,
            watch: Stopwatch::standing_at(at),
            awake: false,
            grace: None,
            running: None,
            audience: Audience::default(),
            thinking: None,
            house,
        })
    }

    /// Serves the game until it rests, the server closes, or a write fails: then what is in memory is worth nothing.
    pub(super) async fn run(mut self, mut mailbox: mpsc::Receiver<Command>, mut closing: watch::Receiver<bool>) {
        loop {
            let deadline = self.room.deadline().and_then(|deadline| self.watch.when(deadline));
            let rings = async {
                match [deadline, self.grace].into_iter().flatten().min() {
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
                () = rings => self.wake_up().await,
                command = mailbox.recv() => match command {
                    Some(command) => self.obey(command).await,
                    None => return,
                },
                () = sleep(REST_AFTER) => {
                    self.audience.drop_those_who_left();
                    if self.audience.is_empty() && deadline.is_none() {
                        // Whoever has written already is served; whoever comes later starts another task.
                        mailbox.close();
                    }
                    Ok(())
                }
            };
            if let Err(error) = done {
                tracing::error!(game = %self.agreed.id, %error, "a move could not be stored");
                return;
            }
        }
    }

    /// A flag falls, or the player whose clock stood has had time to come back.
    async fn wake_up(&mut self) -> Result<(), NotStored> {
        if self.grace.is_some_and(|grace| grace <= Instant::now()) {
            self.start_time().await?;
        }
        self.let_flag_fall().await
    }

    async fn let_flag_fall(&mut self) -> Result<(), NotStored> {
        let _ = self.happen(Event::Flag(self.room.turn())).await?;
        Ok(())
    }

    async fn obey(&mut self, command: Command) -> Result<(), NotStored> {
        match command {
            Command::Look(reply) => {
                // Whoever asked may have gone meanwhile.
                let _ = reply.send(self.shown());
            }
            Command::Join { asker: Asker { visitor, address }, outbox, .. } => {
                let seats: Vec<Seat> = self.agreed.seats_of(&visitor).collect();
                if !seats.is_empty() {
                    self.address = address;
                }
                self.audience.add(visitor, outbox.clone());
                self.player_came(&seats).await?;
                let _ = outbox.try_send(Answer::Snapshot(Arc::new(self.shown())));
                self.tell_people();
            }
            Command::Left => {
                self.audience.drop_those_who_left();
                self.tell_people();
            }
            // Nothing is made good for a slow network (docs/decisions/four-players.md).
            Command::Lag { .. } => {}
            Command::Own(Errand::Seated(seat, taken)) => {
                let here = self.audience.has(&taken.visitor);
                self.agreed.seats[seat.index()] = Some(taken);
                self.tell_people();
                if here {
                    self.player_came(&[seat]).await?;
                }
            }
            Command::Ask { visitor, intent, outbox } => {
                let name = Agreed::name_of(&intent);
                let answer = self.ask(&visitor, intent).await;
                let refused = match &answer {
                    Ok(Ok(())) => return Ok(()),
                    Ok(Err(refusal)) => Refused::because(refusal),
                    Err(_) => Refused::NOT_SAVED,
                };
                let _ = outbox.try_send(Answer::Refused(refused.of(name)));
                answer.map(|_| ())?;
            }
            Command::Own(Errand::Queued(ply, before)) => self.note_queue(ply, before),
            Command::Own(Errand::Thought(ply, m)) => self.use_thought(ply, m).await?,
        }
        Ok(())
    }

    async fn ask(&mut self, visitor: &Visitor, intent: Intent) -> Result<Result<(), Refusal>, NotStored> {
        let own: Vec<Seat> = self.agreed.seats_of(visitor).collect();
        let plays = |seat: Seat| own.contains(&seat);
        if own.is_empty() {
            return Ok(Err("spectator"));
        }
        self.start_time().await?;
        match intent {
            Intent::Takeback => self.propose(visitor).await,
            Intent::Answer(accept) => self.answer(&own, accept).await,
            Intent::Resign(seat) if !plays(seat) => Ok(Err("not_your_turn")),
            Intent::Resign(seat) => self.happen(Event::Resign(seat)).await,
            Intent::Move(ply, text) => {
                // The same move twice does no harm: its answer may have been lost.
                if self.room.moves().nth(ply.wrapping_sub(1)).is_some_and(|m| m.text == text && plays(m.seat)) {
                    return Ok(Ok(()));
                }
                let turn = self.room.turn();
                if ply != self.room.record.plies() + 1 || !plays(turn) {
                    return Ok(Err("not_your_turn"));
                }
                match self.happen(Event::Move(turn, text)).await? {
                    Err("out_of_time") => self.let_flag_fall().await.map(|()| Err("not_your_turn")),
                    done => Ok(done),
                }
            }
        }
    }

    async fn propose(&mut self, visitor: &Visitor) -> Result<Result<(), Refusal>, NotStored> {
        match Proposal::new(&self.room, &self.agreed, visitor) {
            Err(refusal) => Ok(Err(refusal)),
            Ok(_) if !self.room.is_playing() => Ok(Err("over")),
            Ok(proposal) => self.weigh(proposal).await,
        }
    }

    async fn answer(&mut self, own: &[Seat], accept: bool) -> Result<Result<(), Refusal>, NotStored> {
        // Who has proposed it may think better of it.
        let concerns = |proposal: &Proposal| proposal.waits_for(own) || !accept && own.contains(&proposal.by);
        match self.proposal.clone().filter(concerns) {
            None => Ok(Err("no_offer")),
            Some(mut proposal) if accept => {
                proposal.agree(own);
                self.weigh(proposal).await
            }
            Some(_) => {
                self.proposal = None;
                self.tell_people();
                Ok(Ok(()))
            }
        }
    }

    /// What all have agreed to happens; until then it stands.
    async fn weigh(&mut self, proposal: Proposal) -> Result<Result<(), Refusal>, NotStored> {
        if proposal.open.is_empty() {
            return self.happen(Event::TakeBack(proposal.ply)).await;
        }
        self.proposal = Some(proposal);
        self.tell_people();
        Ok(Ok(()))
    }

    /// Game time goes on when he is there whose clock runs, or a while after another player.
    async fn player_came(&mut self, seats: &[Seat]) -> Result<(), NotStored> {
        if seats.is_empty() {
            return Ok(());
        }
        let turn = self.room.turn();
        let person_thinks = self.room.is_playing() && self.agreed.agreement.computers[turn.index()].is_none();
        if !self.awake && person_thinks && !seats.contains(&turn) {
            self.grace.get_or_insert(Instant::now() + GRACE);
        } else {
            self.start_time().await?;
        }
        if !self.room.began && self.agreed.free().next().is_none() {
            let _ = self.happen(Event::Begin).await?;
        }
        self.let_computer_play();
        Ok(())
    }

    /// Lets game time go on.
    async fn start_time(&mut self) -> Result<(), NotStored> {
        self.grace = None;
        if self.awake || self.room.outcome().is_some() {
            return Ok(());
        }
        self.watch.start();
        self.awake = true;
        if self.agreed.agreement.clock.is_timed() {
            self.running = Some(self.house.pulse.clock_runs(&self.agreed.id));
            // From now on it is this run of the server that knows what the clocks show.
            let run = Event::Run(self.house.pulse.run().to_owned());
            let _ = self.happen(run).await?;
        }
        self.let_computer_play();
        Ok(())
    }

    /// Stores an event that the referee allows, then lets it happen and tells everybody.
    async fn happen(&mut self, event: Event) -> Result<Result<(), Refusal>, NotStored> {
        let now = self.watch.now();
        if let Err(refusal) = self.room.judge(&event, now) {
            return Ok(Err(refusal));
        }
        let mut after = self.room.clone();
        after.happen(&event, now);
        let outcome = after.outcome().map(|outcome| {
            let places: Vec<String> = outcome.places.iter().map(u8::to_string).collect();
            format!("{} {}", outcome.reason.code(), places.join(" "))
        });
        let row = event.to_row(self.seq + 1, now, self.house.pulse.now_ms());
        if let Err(error) = self.house.store.four(FourDeed::Event(self.agreed.id.to_string(), row, outcome)).await {
            if let Some(running) = self.running.take() {
                running.stall(self.seq, now);
            }
            return Err(error);
        }
        self.seq += 1;
        self.room = after;
        self.thinking = None;
        self.mind_the_queue();
        if !matches!(event, Event::Run(_)) {
            self.proposal = None;
        }
        if self.room.outcome().is_some() {
            self.running = None;
        }
        self.audience.tell(&Answer::Event(Arc::new(self.shown()), event));
        self.let_computer_play();
        Ok(Ok(()))
    }

    fn let_computer_play(&mut self) {
        let (turn, ply) = (self.room.turn(), self.room.record.plies() + 1);
        let level = self.agreed.agreement.computers[turn.index()];
        let busy = self.thinking.as_ref().is_some_and(|thinking| thinking.ply == ply);
        let (Some(level), true, true, false) = (level, self.room.is_playing(), self.awake, busy) else { return };
        let (computer, mailbox) = (self.house.computer.clone(), self.house.mailbox.clone());
        let left = self.room.time_left(turn, self.watch.now());
        let clock = left.map(|left| (self.agreed.agreement.clock, left));
        let (course, stop) = (self.room.record.course().clone(), Arc::new(AtomicBool::new(false)));
        let chance = Chance::of(&self.agreed.id, self.room.takebacks());
        let question = QuestionOfFour { course, level, clock, chance, stop: stop.clone() };
        let asker = self.agreed.seats.iter().flatten().map(|taken| &taken.visitor).next();
        let visitor = asker.unwrap_or(self.agreed.owner()).clone();
        let mut ticket = computer.join(Asker { visitor, address: self.address });
        let turn_now = ticket.turn_now();
        let before = turn_now.is_none().then_some(0);
        let task = tokio::spawn(async move {
            // If the game has been put away meanwhile, nobody needs the answer.
            let tell = async |errand| {
                if let Some(mailbox) = mailbox.upgrade() {
                    let _ = mailbox.send(Command::Own(errand)).await;
                }
            };
            let turn = match turn_now {
                Some(turn) => turn,
                None => {
                    let queued = |before| {
                        let news = Command::Own(Errand::Queued(ply, Some(before)));
                        let _ = mailbox.upgrade().map(|mailbox| mailbox.try_send(news).is_ok());
                    };
                    let Some(turn) = ticket.turn(QUIET, queued).await else { return };
                    tell(Errand::Queued(ply, None)).await;
                    turn
                }
            };
            let m = computer.answer_four(question, turn).await;
            tell(Errand::Thought(ply, m)).await;
        });
        self.thinking = Some(Thinking { ply, before, stop, task: task.abort_handle() });
        self.mind_the_queue();
    }

    /// How many come before the computer, if it waits for its turn.
    fn queue(&self) -> Option<usize> {
        self.thinking.as_ref()?.before
    }

    /// Game time stands still while the computer waits for its turn: that is nobody's time.
    fn mind_the_queue(&mut self) {
        match self.queue() {
            Some(_) => self.watch.stop(),
            None if self.awake => self.watch.start(),
            None => {}
        }
    }

    fn note_queue(&mut self, ply: usize, before: Option<usize>) {
        if let Some(thinking) = self.thinking.as_mut().filter(|thinking| thinking.ply == ply) {
            thinking.before = before;
            self.mind_the_queue();
            self.audience.tell(&Answer::Queue(Arc::new(self.shown())));
        }
    }

    async fn use_thought(&mut self, ply: usize, m: Option<Move>) -> Result<(), NotStored> {
        if self.thinking.as_ref().is_none_or(|thinking| thinking.ply != ply) {
            return Ok(());
        }
        self.thinking = None;
        let turn = self.room.turn();
        let text = m.map(|m| self.room.position().move_text(m));
        let event = text.map_or(Event::Resign(turn), |text| Event::Move(turn, text));
        if let Err("out_of_time") = self.happen(event).await? {
            self.let_flag_fall().await?;
        }
        Ok(())
    }

    /// Who of the four is there.
    fn here(&self) -> [bool; 4] {
        Seat::ALL.map(|seat| match &self.agreed.seats[seat.index()] {
            Some(taken) => self.audience.has(&taken.visitor),
            None => self.agreed.agreement.computers[seat.index()].is_some(),
        })
    }

    fn shown(&self) -> Shown {
        let seated = |visitor: &Visitor| self.agreed.seats_of(visitor).next().is_some();
        Shown {
            seq: self.seq,
            agreed: self.agreed.clone(),
            here: self.here(),
            spectators: self.audience.spectators(seated),
            proposal: self.proposal.clone(),
            room: self.room.clone(),
            now: self.watch.now(),
            queue: self.queue(),
            runs: self.watch.runs(),
        }
    }

    fn tell_people(&mut self) {
        self.audience.tell(&Answer::People(Arc::new(self.shown())));
    }
}
