//! The task that owns one game for four. It judges, stores, and only then tells.

use super::agreed::Agreed;
use super::command::{Answer, Command, Errand, Shown, Written};
use super::referee::{self, Event, Game};
use super::thinking::Thinking;
use crate::live::{Audience, Hosted, House, LastEvent, LoadError, Refused, Running, Stopwatch};
use crate::random::GameId;
use crate::stored;
use crate::turns::Asker;
use crate::visitor::Visitor;
use arbiter::{Phase, Ruling};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep, sleep_until};
use variants::yonin::Seat;

/// A game that nobody looks at is put away after so long.
const REST_AFTER: Duration = Duration::from_secs(60);
/// After a restart the clock of a player goes on when they are back, or so long after another is.
const GRACE: Duration = Duration::from_secs(10);
/// A player who has no line has gone away after so long: a page that is loaded anew is back sooner.
const GONE_AFTER: Duration = Duration::from_secs(30);

/// What has kept an event from being stored.
pub(super) type NotStored = store::Error;

/// A game in memory.
pub(super) struct Table {
    pub(super) agreed: Agreed,
    /// Where a player has come from last.
    pub(super) address: IpAddr,
    /// Shared with what is being told; copied only if somebody still reads that when the next thing happens.
    pub(super) game: Arc<Game>,
    /// Its moves as people write them.
    pub(super) written: Arc<Vec<Arc<Written>>>,
    /// The number of the last stored event.
    pub(super) seq: u64,
    pub(super) watch: Stopwatch,
    /// Whether game time has gone on since the game was taken up.
    pub(super) awake: bool,
    grace: Option<Instant>,
    /// When players who are not there have gone away, where that means something.
    gone: [Option<Instant>; 4],
    /// While game time counts: what keeps the server's pulse going.
    pub(super) running: Option<Running>,
    pub(super) audience: Audience<Answer>,
    pub(super) thinking: Option<Thinking>,
    /// How often the computer has begun to think.
    pub(super) thoughts: u64,
    pub(super) house: House<Agreed>,
}

/// What happens at some time by itself.
#[derive(Clone, Copy, Debug)]
enum Alarm {
    /// A flag falls.
    Deadline,
    /// The player whose clock stands has had time to come back.
    Grace,
    /// Somebody has gone away.
    Gone(Seat),
}

impl Table {
    /// Takes up a game where its stored events end.
    pub(super) async fn load(id: &GameId, house: House<Agreed>) -> Result<Table, LoadError> {
        // Read anew: somebody may have sat down since the game was found.
        let agreed = Agreed::from_row(&house.store.game(id.as_str()).await?.ok_or(LoadError::Gone)?)?;
        let game = Game::new(agreed.agreement.terms());
        let mut table = Table {
            agreed,
            address: Ipv4Addr::UNSPECIFIED.into(),
            game: Arc::new(game),
            written: Arc::default(),
            seq: 0,
            watch: Stopwatch::standing_at(Duration::ZERO),
            awake: false,
            grace: None,
            gone: [None; 4],
            running: None,
            audience: Audience::default(),
            thinking: None,
            thoughts: 0,
            house,
        };
        let (mut at, mut last_ms, mut run) = (Duration::ZERO, 0, None);
        for row in table.house.store.events(id.as_str()).await? {
            at = Duration::from_millis(u64::try_from(row.at_ms).unwrap_or_default());
            (table.seq, last_ms) = (table.seq + 1, row.server_ms);
            if row.kind == "run" {
                run = row.data;
            } else {
                let happens = referee::read(&row, &table.game).is_some_and(|events| table.replay(&events, at));
                let corrupt = || stored::Corrupt { game: id.to_string(), what: "event" };
                happens.then_some(()).ok_or_else(corrupt)?;
            }
        }
        // The server may have lived on for a while after the last event. What of it the computer has thought, and what it
        // has waited for its turn, nobody knows: it thinks again.
        let computers = table.level(table.game.turn()).is_some();
        if let (Some(run), None, false) = (&run, table.game.outcome(), computers) {
            let last = LastEvent { seq: table.seq, at, server_ms: last_ms, run };
            at = table.house.pulse.game_time(id, last, &table.house.store).await?;
        }
        table.watch = Stopwatch::standing_at(at);
        Ok(table)
    }

    /// Hands stored events to the referee once more; whether anything came of them.
    fn replay(&mut self, events: &[Event], at: Duration) -> bool {
        let mut all = Vec::new();
        for event in events {
            let before = self.game.position().position().clone();
            let effects = Arc::make_mut(&mut self.game).handle(*event, at).unwrap_or_default();
            self.note_moves(&before, &effects);
            all.extend(effects);
        }
        !all.is_empty()
    }

    /// Serves the game until it rests, the server closes, or a write fails: then what is in memory is worth nothing.
    pub(super) async fn run(mut self, mut mailbox: mpsc::Receiver<Command>, mut closing: watch::Receiver<bool>) {
        loop {
            let alarm = self.next_alarm();
            let rings = async {
                match alarm {
                    Some((instant, alarm)) => {
                        sleep_until(instant).await;
                        alarm
                    }
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
                alarm = rings => self.wake_up(alarm).await,
                command = mailbox.recv() => match command {
                    Some(command) => self.obey(command).await,
                    None => return,
                },
                () = sleep(REST_AFTER) => self.rest(&mut mailbox).await,
            };
            if let Err(error) = done {
                tracing::error!(game = %self.agreed.id, %error, "a move could not be stored");
                return;
            }
        }
    }

    fn deadline(&self) -> Option<Instant> {
        let turn = self.game.turn();
        let credit = self.game.credit(turn, self.lag(turn).unwrap_or_default());
        self.watch.when(self.game.deadline()?.saturating_add(credit))
    }

    fn next_alarm(&self) -> Option<(Instant, Alarm)> {
        let gone = Seat::ALL.map(|seat| (self.gone[seat.index()], Alarm::Gone(seat)));
        let alarms = [(self.deadline(), Alarm::Deadline), (self.grace, Alarm::Grace)].into_iter().chain(gone);
        alarms.filter_map(|(instant, alarm)| Some((instant?, alarm))).min_by_key(|(instant, _)| *instant)
    }

    async fn wake_up(&mut self, alarm: Alarm) -> Result<(), NotStored> {
        match alarm {
            Alarm::Deadline => {
                let _ = self.happen(Event::Tick).await?;
            }
            Alarm::Grace => self.start_time().await?,
            Alarm::Gone(seat) => {
                self.gone[seat.index()] = None;
                if self.is_missed(seat) {
                    // Refused only if the game is over meanwhile.
                    let _ = self.happen(Event::Leave { by: seat }).await?;
                }
            }
        }
        Ok(())
    }

    /// Nothing has happened for a while: if nobody looks and nothing is about to happen, the game is put away.
    async fn rest(&mut self, mailbox: &mut mpsc::Receiver<Command>) -> Result<(), NotStored> {
        self.audience.drop_those_who_left();
        if self.audience.is_empty() && self.deadline().is_none() {
            // What somebody has been away until now counts, what follows does not.
            if self.running.take().is_some() {
                self.note_run(None).await?;
            }
            // Whoever has written already is served; whoever comes later starts another task.
            mailbox.close();
        }
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
                self.look_who_is_gone();
            }
            Command::Left => {
                self.audience.drop_those_who_left();
                self.tell_people();
                self.look_who_is_gone();
            }
            Command::Lag { lag, outbox } => self.audience.note_lag(&outbox, lag),
            Command::Ask { visitor, intent, outbox } => {
                let name = Agreed::name_of(&intent);
                let answer = self.ask(&visitor, intent).await;
                let refused = match &answer {
                    Ok(Ok(())) => return Ok(()),
                    Ok(Err(refused)) => *refused,
                    Err(_) => Refused::NOT_SAVED,
                };
                let _ = outbox.try_send(Answer::Refused(refused.of(name)));
                answer.map(|_| ())?;
            }
            Command::Own(errand) => self.run_errand(errand).await?,
        }
        Ok(())
    }

    async fn run_errand(&mut self, errand: Errand) -> Result<(), NotStored> {
        match errand {
            Errand::Seated(seat, taken) => {
                let here = self.audience.has(&taken.visitor);
                self.agreed.seats[seat.index()] = Some(taken);
                self.tell_people();
                if here {
                    self.player_came(&[seat]).await?;
                }
                self.look_who_is_gone();
            }
            Errand::Queued(number, before) => self.note_queue(number, before),
            Errand::Thought(number, m) => self.use_thought(number, m).await?,
            Errand::Lapse => {
                if self.audience.is_empty() && self.game.outcome().is_none() {
                    let _ = self.happen(Event::Rule(Ruling::Interrupt)).await?;
                }
            }
        }
        Ok(())
    }

    /// Game time goes on when the player whose clock runs is there, or a while after another player.
    async fn player_came(&mut self, seats: &[Seat]) -> Result<(), NotStored> {
        if seats.is_empty() {
            return Ok(());
        }
        let thinks = self.game.running().filter(|seat| self.level(*seat).is_none());
        if !self.awake && thinks.is_some_and(|seat| !seats.contains(&seat)) {
            self.grace.get_or_insert(Instant::now() + GRACE);
        } else {
            self.start_time().await?;
        }
        for by in seats.iter().copied().filter(|seat| self.game.is_away(*seat)).collect::<Vec<_>>() {
            let _ = self.happen(Event::Arrive { by }).await?;
        }
        self.begin_if_ready().await?;
        self.let_computer_play();
        Ok(())
    }

    /// The first turn begins when all seats are taken.
    async fn begin_if_ready(&mut self) -> Result<(), NotStored> {
        let Phase::Waiting { here } = self.game.phase() else { return Ok(()) };
        if self.agreed.free().next().is_some() || self.game.outcome().is_some() {
            return Ok(());
        }
        for by in Seat::ALL.into_iter().filter(|seat| !here[seat.index()]) {
            let _ = self.happen(Event::Arrive { by }).await?;
        }
        let _ = self.happen(Event::Begin).await?;
        Ok(())
    }

    /// Lets game time go on.
    pub(super) async fn start_time(&mut self) -> Result<(), NotStored> {
        self.grace = None;
        if self.awake || self.game.outcome().is_some() {
            return Ok(());
        }
        self.watch.start();
        self.awake = true;
        if self.agreed.agreement.clock.is_timed() || self.agreed.agreement.people() > 1 {
            self.running = Some(self.house.pulse.clock_runs(&self.agreed.id));
            // From now on it is this run of the server that knows what the clocks show, and how long somebody is away.
            self.note_run(Some(self.house.pulse.run().to_owned())).await?;
            self.audience.tell(&Answer::GoesOn(Arc::new(self.shown())));
        }
        self.let_computer_play();
        Ok(())
    }

    /// Notes since when players are not there whom others wait for, where no clock runs out for it.
    fn look_who_is_gone(&mut self) {
        for seat in Seat::ALL {
            let away_at = self.gone[seat.index()].unwrap_or_else(|| Instant::now() + GONE_AFTER);
            self.gone[seat.index()] = self.is_missed(seat).then_some(away_at);
        }
    }

    /// Whether a player is not there, though another is, and nobody has been told.
    fn is_missed(&self, seat: Seat) -> bool {
        let Some(taken) = &self.agreed.seats[seat.index()] else { return false };
        let others = self.agreed.seats.iter().flatten().filter(|other| other.visitor != taken.visitor);
        let awaited = others.into_iter().any(|other| self.audience.has(&other.visitor));
        awaited && !self.audience.has(&taken.visitor) && !self.game.is_away(seat) && self.game.minds_absence(seat)
    }

    /// The computer's level, if it has this seat.
    pub(super) fn level(&self, seat: Seat) -> Option<variants::Level> {
        self.agreed.agreement.computers[seat.index()]
    }

    /// How long the network keeps a player waiting in each turn, as far as is known.
    pub(super) fn lag(&self, seat: Seat) -> Option<Duration> {
        self.audience.lag(&self.agreed.seats[seat.index()].as_ref()?.visitor)
    }

    /// Who of the four is there.
    fn here(&self) -> [bool; 4] {
        Seat::ALL.map(|seat| match &self.agreed.seats[seat.index()] {
            Some(taken) => self.audience.has(&taken.visitor),
            None => self.level(seat).is_some(),
        })
    }

    pub(super) fn shown(&self) -> Shown {
        let seated = |visitor: &Visitor| self.agreed.seats_of(visitor).next().is_some();
        Shown {
            seq: self.seq,
            agreed: self.agreed.clone(),
            here: self.here(),
            lag: Seat::ALL.map(|seat| self.lag(seat)),
            spectators: self.audience.spectators(seated),
            game: self.game.clone(),
            written: self.written.clone(),
            now: self.watch.now(),
            queue: self.queue(),
            runs: self.watch.runs(),
        }
    }

    fn tell_people(&mut self) {
        self.audience.tell(&Answer::People(Arc::new(self.shown())));
    }
}
