//! The task that owns one game. It judges, stores, and only then tells.

use super::audience::{Audience, People, Presence};
use super::command::{Answer, Errand, Now, Queued, Refused};
use super::hosted::{self, LoadError};
use super::pulse::{LastEvent, Running};
use super::review::{Review, Said};
use super::stopwatch::Stopwatch;
use super::thinking::Thoughts;
use super::view::{ClockView, FoulView, Played, Snapshot, Standing, Update, can_still_close};
use crate::agreement::{Agreement, Begins, Player};
use crate::ceremony::Ceremony;
use crate::random::GameId;
use crate::referee::{Event, Game};
use crate::seats::{Seats, Sides};
use crate::stored::{self, Agreed, Course, Happening};
use crate::turns::Asker;
use crate::visitor::Visitor;
use arbiter::{Offer, Phase, Ruling};
use play::AnyMove;
use shogi::Color;
use std::collections::VecDeque;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep, sleep_until};

/// A game that nobody looks at is put away after so long: if it goes on, somebody may be about to come back.
const REST_AFTER: Duration = Duration::from_secs(60);
const REST_AFTER_END: Duration = Duration::from_secs(5);
/// After a restart the clock of a player goes on when they are back, or so long after their opponent is.
const GRACE: Duration = Duration::from_secs(10);
/// The record of a game is closed so long after its end (FOUL-17).
const CLOSE_AFTER: Duration = Duration::from_secs(600);
/// A player who has no line has gone away after so long: a page that is loaded anew is back sooner.
const GONE_AFTER: Duration = Duration::from_secs(30);
/// Who comes and goes is told no more often than this.
const PEOPLE_EVERY: Duration = Duration::from_millis(500);
/// And as much rarer for each who must be told.
pub(super) const PEOPLE_EACH: Duration = Duration::from_millis(1);
/// So many events are kept for those who come back.
const RECENT: usize = 8;

/// What has kept an event from being stored.
pub(super) type NotStored = store::Error;

pub(super) type House = hosted::House<Agreed>;
pub(super) type Command = hosted::Command<Agreed>;

/// A game in memory.
pub(super) struct Table {
    pub(super) id: GameId,
    pub(super) owner: Visitor,
    /// Where a player has come from last.
    pub(super) address: IpAddr,
    pub(super) agreement: Arc<Agreement>,
    pub(super) seats: Arc<Seats>,
    /// Whether the lots have made Black and White change places.
    pub(super) swapped: bool,
    previous: Option<GameId>,
    next: Option<GameId>,
    pub(super) game: Game,
    pub(super) ceremony: Option<Arc<Ceremony>>,
    /// What both look at after the game; nothing of it is stored.
    pub(super) review: Option<Arc<Review>>,
    /// What they said about it; it outlives the review, not the table.
    pub(super) said: Arc<VecDeque<Said>>,
    /// The number of the last stored event.
    pub(super) seq: u64,
    pub(super) foul: Option<Arc<FoulView>>,
    /// What can be played, and what has been, until the next event; the latter while somebody shows it.
    pub(super) legal: OnceLock<Arc<[AnyMove]>>,
    pub(super) played: Mutex<Weak<Played>>,
    pub(super) watch: Stopwatch,
    /// Whether game time has gone on since the game was taken up.
    pub(super) awake: bool,
    /// While game time counts: what keeps the server's pulse going.
    pub(super) running: Option<Running>,
    /// The last events.
    pub(super) recent: VecDeque<Arc<Update>>,
    pub(super) audience: Audience<Answer>,
    /// When something is to be done that no event of the game brings about.
    grace: Option<Instant>,
    close: Option<Instant>,
    /// When players who are not there have gone away, where that means something.
    gone: [Option<Instant>; 2],
    people: Option<Instant>,
    people_told: (Instant, Presence),
    /// When something was shown or said last in the review.
    pub(super) reviewed: Option<Instant>,
    /// What the computer thinks about, for itself and for others.
    pub(super) thoughts: Thoughts,
    /// What the computer has declined last, and before which move: it is not asked again before that.
    pub(super) declined: Option<(u32, Offer)>,
    pub(super) house: House,
}

/// What happens at some time by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Alarm {
    /// A flag falls, a break ends, or nobody has come.
    Deadline,
    /// The appointed hour.
    Hour,
    /// The player whose clock stands has had time to come back.
    Grace,
    Close,
    /// Somebody has gone away.
    Gone(Color),
    People,
}

impl Table {
    /// Takes up a game where its stored events end.
    pub(super) async fn load(id: &GameId, house: House) -> Result<Table, LoadError> {
        // Read anew: somebody may have sat down since the game was found.
        let agreed = Agreed::from_row(&house.store.game(id.as_str()).await?.ok_or(LoadError::Gone)?)?;
        let events = house.store.events(id.as_str()).await?;
        // A long game takes a while to be met again: not on the threads that serve everybody.
        let replayed = tokio::task::spawn_blocking(move || (Course::replay(&agreed, &events), agreed)).await;
        let (course, agreed) = replayed.map_err(|_| LoadError::Gone)?;
        let course = course?;
        let watch = take_up_time(&agreed, &course, &house).await?;
        let close = can_still_close(&course.game).then(|| {
            let since = stored::time_of_day_ms().saturating_sub(course.ended_ms.unwrap_or(course.last_ms));
            let since = Duration::from_millis(u64::try_from(since).unwrap_or_default());
            Instant::now() + CLOSE_AFTER.saturating_sub(since)
        });
        Ok(Table {
            id: agreed.id,
            owner: agreed.owner,
            address: Ipv4Addr::UNSPECIFIED.into(),
            agreement: Arc::new(agreed.agreement),
            seats: Arc::new(agreed.seats),
            swapped: agreed.swapped,
            previous: agreed.previous,
            next: agreed.next,
            ceremony: course.ceremony.map(Arc::new),
            review: None,
            said: Arc::default(),
            seq: course.seq,
            foul: FoulView::of(&course.game).map(Arc::new),
            legal: OnceLock::new(),
            played: Mutex::default(),
            watch,
            awake: false,
            running: None,
            recent: VecDeque::new(),
            audience: Audience::default(),
            grace: None,
            close,
            gone: [None; 2],
            people: None,
            people_told: (Instant::now(), Presence::default()),
            reviewed: None,
            thoughts: Thoughts::default(),
            declined: None,
            game: course.game,
            house,
        })
    }

    /// Serves the game until it rests, the server closes, or a write fails: then what is in memory is worth nothing,
    /// and whoever comes next finds what is stored.
    pub(super) async fn run(mut self, mut mailbox: mpsc::Receiver<Command>, mut closing: watch::Receiver<bool>) {
        loop {
            let rest = if self.game.outcome().is_some() { REST_AFTER_END } else { REST_AFTER };
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
                () = sleep(rest) => self.rest(&mut mailbox).await,
            };
            if let Err(error) = done {
                tracing::error!(game = %self.id, %error, "a move could not be stored");
                return;
            }
        }
    }

    fn next_alarm(&self) -> Option<(Instant, Alarm)> {
        let deadline = self.game.deadline().and_then(|deadline| {
            let credit = self
                .game
                .running()
                .map(|color| self.game.credit(color, self.lag(color).unwrap_or_default()))
                .unwrap_or_default();
            self.watch.when(deadline + credit)
        });
        let alarms = [
            (deadline, Alarm::Deadline),
            (self.watch.starts_at(), Alarm::Hour),
            (self.grace, Alarm::Grace),
            (self.close, Alarm::Close),
            (self.gone[0], Alarm::Gone(Color::Black)),
            (self.gone[1], Alarm::Gone(Color::White)),
            (self.people, Alarm::People),
        ];
        alarms.into_iter().filter_map(|(instant, alarm)| Some((instant?, alarm))).min_by_key(|(instant, _)| *instant)
    }

    async fn wake_up(&mut self, alarm: Alarm) -> Result<(), NotStored> {
        match alarm {
            Alarm::Deadline => {
                let _ = self.happen(Event::Tick).await?;
            }
            Alarm::Hour => self.begin_if_ready().await?,
            Alarm::Grace => self.start_time().await?,
            Alarm::Close => self.close().await?,
            Alarm::Gone(color) => {
                self.gone[color.index()] = None;
                if self.is_missed(color) {
                    // Refused only if the game is over meanwhile.
                    let _ = self.happen(Event::Leave { by: color }).await?;
                }
            }
            Alarm::People => {
                self.people = None;
                if self.audience.presence(&self.agreement, &self.seats) != self.people_told.1 {
                    self.tell_people();
                }
            }
        }
        Ok(())
    }

    /// Nothing has happened for a while: if nobody looks and nothing is about to happen, the game is put away.
    async fn rest(&mut self, mailbox: &mut mpsc::Receiver<Command>) -> Result<(), NotStored> {
        self.audience.drop_those_who_left();
        // Lateness is found out as well when the game is taken up again.
        let waiting = matches!(self.game.phase(), Phase::Waiting { .. });
        let busy = self.game.deadline().and_then(|deadline| self.watch.when(deadline)).is_some() && !waiting;
        if self.audience.is_empty() && !busy {
            self.note_time().await?;
            // Whoever has written already is served; whoever comes later starts another task.
            mailbox.close();
        }
        Ok(())
    }

    async fn obey(&mut self, command: Command) -> Result<(), NotStored> {
        match command {
            Command::Look(reply) => {
                // Whoever asked may have gone meanwhile.
                let _ = reply.send(self.snapshot());
            }
            Command::Join { asker, since, outbox } => self.join(asker, since, outbox).await?,
            Command::Left => {
                self.audience.drop_those_who_left();
                self.people_changed();
                self.look_who_is_gone();
            }
            Command::Lag { lag, outbox } => self.audience.note_lag(&outbox, lag),
            Command::Ask { visitor, intent, outbox } => {
                let name = intent.name();
                let answer = self.ask(&visitor, intent, &outbox).await;
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
            Errand::Seated { color, seat } => {
                let visitor = seat.visitor.clone();
                Arc::make_mut(&mut self.seats).players[color.index()] = Some(seat);
                self.tell_people();
                // They may have been looking on until now.
                if self.audience.has(&visitor) {
                    self.player_came(self.seats.sides_of(&visitor)).await?;
                    self.begin_what_waits().await?;
                }
                self.look_who_is_gone();
            }
            Errand::Sequel(reply) => {
                let _ = reply.send(self.sequel());
            }
            Errand::Next(id) => {
                self.next = Some(id.clone());
                self.audience.tell(&Answer::Next(id));
            }
            Errand::Lapse => {
                let waits = self.watch.starts_at().is_some();
                if self.audience.is_empty() && !waits && self.game.outcome().is_none() {
                    let _ = self.happen(Event::Rule(Ruling::Interrupt)).await?;
                }
            }
            Errand::Thought { number, thought } => {
                if let Some(purpose) = self.thoughts.finish(number) {
                    self.use_thought(purpose, thought).await?;
                }
            }
            Errand::Queued { number, before } => self.note_queue(number, before),
        }
        Ok(())
    }

    async fn join(
        &mut self,
        Asker { visitor, address }: Asker,
        since: Option<u64>,
        outbox: mpsc::Sender<Answer>,
    ) -> Result<(), NotStored> {
        let sides = self.seats.sides_of(&visitor);
        if sides != Sides::NONE {
            self.address = address;
            self.player_came(sides).await?;
        }
        self.audience.add(visitor, outbox.clone());
        for answer in self.welcome(since) {
            // Whoever has gone already is dropped when the others are told.
            let _ = outbox.try_send(answer);
        }
        self.people_changed();
        if sides != Sides::NONE {
            self.begin_what_waits().await?;
        }
        self.look_who_is_gone();
        Ok(())
    }

    /// A player has come: what waited for them begins.
    async fn begin_what_waits(&mut self) -> Result<(), NotStored> {
        self.seal_lots().await?;
        self.begin_if_ready().await?;
        self.answer_for_those_who_need_not_be_asked().await?;
        self.let_computer_play();
        Ok(())
    }

    /// What somebody must hear who knows the events up to `since`: those after it, or everything.
    fn welcome(&self, since: Option<u64>) -> Vec<Answer> {
        let missed = since.and_then(|since| self.seq.checked_sub(since));
        match missed.and_then(|missed| self.recent.len().checked_sub(usize::try_from(missed).ok()?)) {
            Some(known) => {
                let missed = self.recent.iter().skip(known).cloned().map(Answer::Update);
                missed.chain([Answer::Now(Arc::new(self.now()))]).collect()
            }
            None => vec![Answer::Snapshot(Arc::new(self.snapshot()))],
        }
    }

    /// Game time goes on when a player is there: in the middle of a game the one whose clock runs.
    async fn player_came(&mut self, sides: Sides) -> Result<(), NotStored> {
        let thinks = self.game.running().filter(|_| self.agreement.between_two && self.seq > 0);
        if !self.awake && thinks.is_some_and(|color| !sides.contains(color)) {
            self.grace.get_or_insert(Instant::now() + GRACE);
        } else {
            self.start_time().await?;
        }
        for by in sides.iter() {
            let awaited = matches!(self.game.phase(), Phase::Waiting { here } if !here[by.index()]);
            if awaited || self.game.is_away(by) {
                // Refused only if waiting has just ended.
                let _ = self.happen(Event::Arrive { by }).await?;
            }
        }
        Ok(())
    }

    /// Lets game time go on. Those who came to watch before see the clock start.
    async fn start_time(&mut self) -> Result<(), NotStored> {
        self.grace = None;
        if self.awake || self.game.outcome().is_some() {
            return Ok(());
        }
        self.watch.start();
        self.awake = true;
        if self.agreement.is_timed() || self.agreement.between_two {
            self.running = Some(self.house.pulse.clock_runs(&self.id));
            // From now on it is this run of the server that knows what the clocks show, and how long somebody is away.
            let run = Happening::Run(Some(self.house.pulse.run().to_owned()));
            self.store(&run, None, self.watch.now()).await?;
            self.recent.clear();
            self.audience.tell(&Answer::Snapshot(Arc::new(self.snapshot())));
        } else if self.game.standstill().is_some() {
            self.audience.tell(&Answer::Now(Arc::new(self.now())));
        }
        Ok(())
    }

    /// Notes what game time shows when the game is put away: what somebody has been away until then counts, what follows does not.
    async fn note_time(&mut self) -> Result<(), NotStored> {
        if self.running.take().is_some() {
            self.recent.clear();
            self.store(&Happening::Run(None), None, self.watch.now()).await?;
        }
        Ok(())
    }

    /// Notes since when players are not there whose opponent waits for them, where no clock runs out for it.
    fn look_who_is_gone(&mut self) {
        for color in Color::ALL {
            let away_at = self.gone[color.index()].unwrap_or_else(|| Instant::now() + GONE_AFTER);
            self.gone[color.index()] = self.is_missed(color).then_some(away_at);
        }
    }

    /// Whether a player who has a seat is not there, though their opponent is, and nobody has been told.
    fn is_missed(&self, color: Color) -> bool {
        let here = self.audience.presence(&self.agreement, &self.seats).here;
        let missed = here[(!color).index()] && !here[color.index()] && self.seats.player(color).is_some();
        missed && self.agreement.between_two && !self.game.is_away(color) && self.game.minds_absence(color)
    }

    /// The first turn begins when both players are there; at an appointed hour when both have come, even if one has gone
    /// again meanwhile: otherwise they could be late without paying for it (CLOCK-18).
    pub(super) async fn begin_if_ready(&mut self) -> Result<(), NotStored> {
        let arrived = matches!(self.game.phase(), Phase::Waiting { here: [true, true] });
        let here = self.audience.presence(&self.agreement, &self.seats).here == [true, true];
        let ceremony = self.ceremony.as_ref().is_some_and(|ceremony| ceremony.step().is_some());
        let appointed = matches!(self.agreement.begins, Begins::Appointed(_));
        if arrived
            && (here || appointed)
            && !ceremony
            && self.watch.starts_at().is_none()
            && self.game.outcome().is_none()
        {
            let _ = self.happen(Event::Begin).await?;
        }
        Ok(())
    }

    async fn close(&mut self) -> Result<(), NotStored> {
        self.close = None;
        if can_still_close(&self.game) {
            let _ = self.happen(Event::Close).await?;
        }
        Ok(())
    }

    /// The game is over; its record is closed later.
    pub(super) fn note_end(&mut self) {
        self.foul = FoulView::of(&self.game).map(Arc::new);
        self.running = None;
        self.close = can_still_close(&self.game).then(|| Instant::now() + CLOSE_AFTER);
    }

    fn people_changed(&mut self) {
        let often = PEOPLE_EVERY + PEOPLE_EACH * u32::try_from(self.audience.len()).unwrap_or(u32::MAX);
        self.people.get_or_insert(Instant::now().max(self.people_told.0 + often));
    }

    pub(super) fn tell_people(&mut self) {
        let people = self.people();
        self.people = None;
        self.people_told = (Instant::now(), people.presence);
        self.audience.tell(&Answer::People(Arc::new(people)));
    }

    fn people(&self) -> People {
        People {
            agreement: self.agreement.clone(),
            seats: self.seats.clone(),
            presence: self.audience.presence(&self.agreement, &self.seats),
            next: self.next.clone(),
            over: self.game.outcome().is_some(),
        }
    }

    /// What the same players would play next: the game again, as the rules have it after a no contest (END-21), or
    /// another one. The seats go with the players.
    fn sequel(&self) -> Option<(Agreement, Seats)> {
        self.game.outcome()?;
        let replay = self.game.replay();
        let (mut again, swaps) = self.agreement.again(self.swapped, replay.is_some());
        if let Some(terms) = replay {
            again.left = terms.left;
            if self.game.swaps_colors() != swaps {
                again.left = again.left.map(|[black, white]| [white, black]);
            }
            if let (arbiter::Beginning::AfterPause(pause), true) = (terms.beginning, again.between_two) {
                again.begins = Begins::AfterPause(pause);
            }
        }
        let seats = Seats::clone(&self.seats);
        Some((again, if swaps { seats.swapped() } else { seats }))
    }

    /// How long the network keeps this player waiting in each turn, as far as is known.
    pub(super) fn lag(&self, color: Color) -> Option<Duration> {
        self.audience.lag(&self.seats.player(color)?.visitor)
    }

    pub(super) fn standing(&self) -> Standing {
        let mut standing =
            Standing::of(&self.game, self.watch.now(), self.watch.runs(), &self.legal, self.foul.clone());
        standing.ceremony = self.ceremony.clone().filter(|_| self.holds_ceremony());
        standing.lag = Color::ALL.map(|color| self.lag(color));
        standing.queue = self.thoughts.queue();
        standing
    }

    pub(super) fn queued(&self) -> Queued {
        let clock = ClockView::of(&self.game, self.watch.now(), self.watch.runs());
        Queued { before: self.thoughts.queue(), clock, agreement: self.agreement.clone() }
    }

    fn now(&self) -> Now {
        Now {
            seq: self.seq,
            people: Arc::new(self.people()),
            standing: self.standing(),
            review: self.review.clone(),
            said: self.said.clone(),
        }
    }

    pub(super) fn snapshot(&self) -> Snapshot {
        Snapshot {
            seq: self.seq,
            id: self.id.clone(),
            previous: self.previous.clone(),
            people: Arc::new(self.people()),
            played: self.played(),
            ceremony: self.ceremony.clone(),
            review: self.review.clone(),
            said: self.said.clone(),
            standing: self.standing(),
        }
    }

    fn played(&self) -> Arc<Played> {
        let mut kept = self.played.lock().unwrap_or_else(PoisonError::into_inner);
        kept.upgrade().unwrap_or_else(|| {
            let played = Arc::new(Played::of(&self.game));
            *kept = Arc::downgrade(&played);
            played
        })
    }

    /// Keeps an event for those who come back. What could be played then matters to nobody any more.
    pub(super) fn remember(&mut self, update: &Update) {
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(Arc::new(update.without_legal_moves()));
    }
}

/// Game time where it was when the game was put away or its server died: it has stood still since.
async fn take_up_time(agreed: &Agreed, course: &Course, house: &House) -> Result<Stopwatch, store::Error> {
    let waits = matches!(course.game.phase(), Phase::Waiting { .. }) && course.game.outcome().is_none();
    if let (Begins::Appointed(hour), true) = (agreed.agreement.begins, waits) {
        let since = stored::time_of_day_ms().saturating_sub(hour);
        let gone = Duration::from_millis(u64::try_from(since).unwrap_or_default());
        let wait = Duration::from_millis(u64::try_from(-since).unwrap_or_default());
        return Ok(Stopwatch::starting_in(wait, gone.max(course.at)));
    }
    // The server may have lived on for a while after the last event. What of it the computer has thought, and what it has
    // waited for its turn, nobody knows: it thinks again.
    let computers = matches!(agreed.agreement.player(course.game.turn()), Player::Computer(_));
    let at = match &course.run {
        Some(run) if course.game.outcome().is_none() && !computers => {
            let last = LastEvent { seq: course.seq, at: course.at, server_ms: course.last_ms, run };
            house.pulse.game_time(&agreed.id, last, &house.store).await?
        }
        _ => course.at,
    };
    Ok(Stopwatch::standing_at(at))
}
