//! The task that owns one game, whoever plays it. It judges, stores, and only then tells.

use super::audience::{Audience, Presence};
use super::calendar::ByTheDay;
use super::course::{Course, take_up_time};
use super::hosted::{Channel, Command, GameOf, Hosted, House, LoadError, SeatOf};
use super::pulse::Running;
use super::refused::Refused;
use super::stopwatch::Stopwatch;
use super::thinking::Thoughts;
use super::wake::{CLOSE_AFTER, can_still_close};
use crate::random::GameId;
use crate::stored;
use arbiter::{Event, Phase};
use play::Seat as _;
use std::collections::VecDeque;
use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, sleep_until};

/// A game that nobody looks at is put away after so long: if it goes on, somebody may be about to come back.
const REST_AFTER: Duration = Duration::from_secs(60);
const REST_AFTER_END: Duration = Duration::from_secs(5);
/// What has kept an event from being stored.
pub type NotStored = store::Error;

/// A game in memory.
pub struct Table<G: Hosted> {
    /// What was agreed, and who sits at it.
    pub(crate) agreed: G,
    /// What only games of this sort have.
    pub(crate) beside: G::Beside,
    /// Where a player has come from last.
    pub(super) address: IpAddr,
    pub(crate) game: GameOf<G>,
    /// The number of the last stored event.
    pub(crate) seq: u64,
    /// The time of day when something has happened last, in milliseconds since 1970.
    pub(super) news_ms: i64,
    /// And since when it is the turn that it is.
    pub(crate) turn_ms: i64,
    pub(crate) watch: Stopwatch,
    /// In a game by the day: what its time goes by.
    pub(super) by_the_day: Option<ByTheDay>,
    /// Whether game time has gone on since the game was taken up.
    pub(crate) awake: bool,
    /// While game time counts: what keeps the server's pulse going.
    pub(super) running: Option<Running>,
    /// What those are told who come back after the last events.
    pub(crate) recent: VecDeque<G::Answer>,
    pub(crate) audience: Audience<G::Answer>,
    /// When something is to be done that no event of the game brings about.
    pub(super) grace: Option<Instant>,
    pub(super) close: Option<Instant>,
    /// When players who are not there have gone away, where that means something.
    pub(super) gone: Gone<G>,
    pub(super) people: Option<Instant>,
    /// When who is there was told last, and what, unless an event has told something else since.
    pub(super) people_told: (Instant, Option<Presence<SeatOf<G>>>),
    /// What the computer thinks about, for itself and for others.
    pub(crate) thoughts: Thoughts<G>,
    /// What is said to those who are not there, while it is.
    pub(super) saying: Option<JoinHandle<()>>,
    pub(crate) house: House<G>,
}

/// Some time or none for each seat.
type Gone<G> = <SeatOf<G> as play::Seat>::Each<Option<Instant>>;

/// What happens at some time by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Alarm<S> {
    /// A flag falls, a break ends, or nobody has come.
    Deadline,
    /// The appointed hour.
    Hour,
    /// The player whose clock stands has had time to come back.
    Grace,
    Close,
    /// Somebody has gone away.
    Gone(S),
    People,
    /// A rest begins or ends.
    Day,
}

impl<G: Hosted> Table<G> {
    /// Takes up a game where its stored events end.
    pub(super) async fn load(id: &GameId, house: House<G>) -> Result<Table<G>, LoadError> {
        // Read anew: somebody may have sat down since the game was found.
        let agreed = G::from_row(&house.store.game(id.as_str()).await?.ok_or(LoadError::Gone)?)?;
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
        let by_the_day =
            agreed.is_by_the_day().then(|| ByTheDay { calendars: Vec::new(), since: (course.at, course.last_ms) });
        let nobody = Presence { here: SeatOf::<G>::each(|_| false), spectators: 0 };
        let mut table = Table {
            agreed,
            beside: course.beside,
            address: Ipv4Addr::UNSPECIFIED.into(),
            game: course.game,
            seq: course.seq,
            news_ms: course.news_ms,
            turn_ms: course.turn_ms,
            watch,
            // Nobody has to come for its time to go on.
            awake: by_the_day.is_some(),
            by_the_day,
            running: None,
            recent: VecDeque::new(),
            audience: Audience::default(),
            grace: None,
            close,
            gone: SeatOf::<G>::each(|_| None),
            people: None,
            people_told: (Instant::now(), Some(nobody)),
            thoughts: Thoughts::default(),
            saying: None,
            house,
        };
        table.read_calendars().await?;
        G::read_more(&mut table).await?;
        Ok(table)
    }

    /// Serves the game until it rests, the server closes, or a write fails: then what is in memory is worth nothing,
    /// and whoever comes next finds what is stored.
    pub(super) async fn run(mut self, mailbox: mpsc::Receiver<Command<G>>, closing: watch::Receiver<bool>) {
        self.go_on(mailbox, closing).await;
        self.finish_saying().await;
    }

    async fn go_on(&mut self, mut mailbox: mpsc::Receiver<Command<G>>, mut closing: watch::Receiver<bool>) {
        loop {
            if let Err(error) = self.do_what_was_decided().await {
                return self.cannot_store(&error);
            }
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
                alarm = rings => self.ring(alarm).await,
                command = mailbox.recv() => match command {
                    Some(command) => self.obey(command, &mut mailbox).await,
                    None => return,
                },
                () = sleep(rest) => self.rest(&mut mailbox).await,
            };
            if let Err(error) = done {
                return self.cannot_store(&error);
            }
        }
    }

    fn cannot_store(&self, error: &NotStored) {
        tracing::error!(game = %self.agreed.id(), %error, "a move could not be stored");
    }

    /// Does what whoever is to move has decided beforehand, as often as somebody has.
    async fn do_what_was_decided(&mut self) -> Result<(), NotStored> {
        while let Some(event) = G::decided(self) {
            if self.happen(event).await?.is_err() {
                break;
            }
        }
        Ok(())
    }

    fn next_alarm(&self) -> Option<(Instant, Alarm<SeatOf<G>>)> {
        let deadline = self.game.deadline().and_then(|deadline| {
            let credit = self
                .game
                .running()
                .map(|seat| self.game.credit(seat, self.lag(seat).unwrap_or_default()))
                .unwrap_or_default();
            self.watch.when(deadline.saturating_add(credit))
        });
        let alarms = [
            (deadline, Alarm::Deadline),
            (self.watch.starts_at(), Alarm::Hour),
            (self.grace, Alarm::Grace),
            (self.close, Alarm::Close),
            (self.people, Alarm::People),
            (self.day_changes_at(), Alarm::Day),
        ];
        let gone = SeatOf::<G>::ALL.iter().map(|seat| (self.gone[seat.index()], Alarm::Gone(*seat)));
        let alarms = alarms.into_iter().chain(gone);
        alarms.filter_map(|(instant, alarm)| Some((instant?, alarm))).min_by_key(|(instant, _)| *instant)
    }

    async fn ring(&mut self, alarm: Alarm<SeatOf<G>>) -> Result<(), NotStored> {
        match alarm {
            Alarm::Deadline => {
                let _ = self.happen(Event::Tick).await?;
            }
            Alarm::Hour => self.keep_hour().await?,
            Alarm::Grace => {
                self.start_time().await?;
                G::let_computer_play(self);
            }
            Alarm::Day => self.day_changed(),
            Alarm::Close => self.close().await?,
            Alarm::Gone(seat) => {
                self.gone[seat.index()] = None;
                if self.is_missed(seat) {
                    // Refused only if the game is over meanwhile.
                    let _ = self.happen(Event::Leave { by: seat }).await?;
                }
            }
            Alarm::People => {
                self.people = None;
                if self.people_told.1 != Some(self.presence()) {
                    self.tell_people();
                }
            }
        }
        Ok(())
    }

    /// Nothing has happened for a while, or it was woken: if nobody looks and nothing is about to happen, the game is put away.
    async fn rest(&mut self, mailbox: &mut mpsc::Receiver<Command<G>>) -> Result<(), NotStored> {
        self.audience.drop_those_who_left();
        // For those who do not come to an appointed hour it is woken, and so it is by the day, unless that is soon.
        let waiting = matches!(self.game.phase(), Phase::Waiting { .. });
        let deadline = self.game.deadline().and_then(|deadline| self.watch.when(deadline));
        let soon = |deadline: Instant| self.by_the_day.is_none() || deadline <= Instant::now() + 2 * REST_AFTER;
        let busy = deadline.is_some_and(soon) && !waiting;
        // Who comes just now would have to come once more.
        if self.audience.is_empty() && !busy && mailbox.is_empty() {
            self.note_time().await?;
            // Whoever has written meanwhile is served; whoever comes later starts another task.
            mailbox.close();
        }
        Ok(())
    }

    async fn obey(&mut self, command: Command<G>, mailbox: &mut mpsc::Receiver<Command<G>>) -> Result<(), NotStored> {
        match command {
            Command::Look(reply) => {
                // Whoever asked may have gone meanwhile.
                let _ = reply.send(G::snapshot(self));
            }
            Command::Join { asker, since, outbox } => self.join(asker, since, outbox).await?,
            Command::Left => {
                self.audience.drop_those_who_left();
                self.people_changed();
                self.look_who_is_gone();
            }
            Command::Lag { lag, outbox } => self.audience.note_lag(&outbox, lag),
            Command::Ask { visitor, intent, outbox } => {
                let name = <G as Channel>::name_of(&intent);
                let answer = G::ask(self, &visitor, intent, &outbox).await;
                let refused = match &answer {
                    Ok(Ok(())) => return Ok(()),
                    Ok(Err(refused)) => refused.clone(),
                    Err(_) => Refused::NOT_SAVED,
                };
                let _ = outbox.try_send(refused.of(name).into());
                answer.map(|_| ())?;
            }
            Command::Sit { taken, wanted, answer } => {
                let seat = self.sit_down(&taken, &wanted).await?;
                // Whoever asked may have gone meanwhile, as below.
                let _ = answer.send(seat);
            }
            Command::Withdraw { by, answer } => {
                let done = self.withdraw(&by).await?;
                let _ = answer.send(done);
            }
            Command::Reseated => self.reseated().await?,
            Command::Abandon { visitor, goes_on } => {
                let _ = goes_on.send(self.abandon(&visitor).await?);
                self.rest(mailbox).await?;
            }
            Command::Wake(done) => {
                self.wake().await?;
                // Whoever waits for it may have been told to stop meanwhile.
                let _ = done.send(());
                self.rest(mailbox).await?;
            }
            Command::Queued { number, before } => self.note_queue(number, before),
            Command::Thought { number, thought } => {
                if let Some(purpose) = self.thoughts.finish(number) {
                    G::use_thought(self, purpose, thought).await?;
                }
            }
            Command::Errand(errand) => G::run_errand(self, errand).await?,
        }
        Ok(())
    }

    /// The game is over; its record is closed later.
    pub(super) fn note_end(&mut self) {
        self.running = None;
        self.close = can_still_close(&self.game).then(|| Instant::now() + CLOSE_AFTER);
    }
}
