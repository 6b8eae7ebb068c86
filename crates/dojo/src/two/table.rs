//! A game of two at its table.

use super::command::{Answer, Errand, Intent, Now, Queued};
use super::conditional::Conditional;
use super::greeting::Greeted;
use super::message;
use super::review::{Review, Said};
use super::view::{Change, ClockView, FoulView, MoveView, People, Played, Snapshot, Standing, Update};
use crate::agreement::{Agreement, Begins, Player};
use crate::ceremony::{Ceremony, Changed};
use crate::computer::Thought;
use crate::live::{self, Channel, Course, Done, Hosted, Incoming, News, NotStored, Purpose, Reader, Refused};
use crate::random::GameId;
use crate::referee::{Effect, Event, Game};
use crate::seats::{Seat, Seats};
use crate::stored::{self, Agreed, Corrupt};
use crate::who::Who;
use arbiter::{Offer, Phase, Ruling, Terms};
use play::{AnyBoard, AnyMove};
use shogi::Color;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// Putting so many moves of any game into words takes no longer than what else is done for a message.
const SHORT: usize = 20;

/// The table of a game of two.
pub(super) type Table = live::Table<Agreed>;

/// What a table of two has beside the referee.
#[derive(Default)]
pub struct Beside {
    pub(crate) ceremony: Option<Arc<Ceremony>>,
    /// What both look at after the game; nothing of it is stored.
    pub(super) review: Option<Arc<Review>>,
    /// What they said about it; it outlives the review, not the table.
    pub(super) said: Arc<VecDeque<Said>>,
    /// What they have said in fixed words; it is in memory only, too.
    pub(super) greetings: Arc<Vec<Greeted>>,
    /// When something was shown or said last in the review.
    pub(super) reviewed: Option<Instant>,
    foul: Option<Arc<FoulView>>,
    /// What can be played, and what has been, until the next event; the latter while somebody shows it.
    legal: OnceLock<Arc<[AnyMove]>>,
    played: Mutex<Weak<Played>>,
    /// What the computer has declined last, and before which move: it is not asked again before that.
    pub(super) declined: Option<(u32, Offer)>,
    /// What Black and White have decided beforehand.
    pub(super) conditionals: [Conditional; 2],
}

impl Channel for Agreed {
    type Intent = Intent;
    type Answer = Answer;

    fn read(text: &str) -> Result<Incoming<Intent>, Refused> {
        message::read(text)
    }

    fn name_of(intent: &Intent) -> &'static str {
        intent.name()
    }

    fn refusal(answer: &Answer) -> Option<&Refused> {
        if let Answer::Refused(refused) = answer { Some(refused) } else { None }
    }

    fn takes_long(answer: &Answer, reader: &Reader) -> bool {
        matches!(answer, Answer::Snapshot(whole) if whole.played.len() > SHORT && !whole.played.is_written(reader.language))
    }

    fn write(answer: &Answer, reader: &Reader) -> String {
        message::write(answer, reader)
    }
}

impl Hosted for Agreed {
    type Board = AnyBoard;
    type Beside = Beside;
    type Snapshot = Snapshot;
    type Errand = Errand;
    type Thought = Thought;

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

    fn terms(&self) -> Terms<AnyBoard> {
        self.agreement.terms()
    }

    fn seat(&self, color: Color) -> Option<&Seat> {
        self.seats.player(color)
    }

    fn sit(&mut self, color: Color, seat: Seat) {
        Arc::make_mut(&mut self.seats).players[color.index()] = Some(seat);
    }

    fn is_computer(&self, color: Color) -> bool {
        matches!(self.agreement.player(color), Player::Computer(_))
    }

    fn is_watched(&self) -> bool {
        self.agreement.watched
    }

    fn is_between_people(&self) -> bool {
        self.agreement.between_two
    }

    fn is_timed(&self) -> bool {
        self.agreement.is_timed()
    }

    fn is_by_the_day(&self) -> bool {
        self.agreement.is_by_the_day()
    }

    fn rests_at_weekends(&self) -> bool {
        self.agreement.weekend_pause
    }

    fn is_sequel(&self) -> bool {
        self.previous.is_some()
    }

    fn appointed_ms(&self) -> Option<i64> {
        match self.agreement.begins {
            Begins::Appointed(hour) => Some(hour),
            _ => None,
        }
    }

    fn waits_until_ms(&self) -> Option<i64> {
        match self.agreement.begins {
            Begins::Within(time) => Some(self.created_ms + stored::millis(time)),
            _ => None,
        }
    }

    fn is_awaited_at_once(&self) -> bool {
        self.agreement.begins == Begins::SOON
    }

    fn has_seat(&self, visitor: &Who) -> bool {
        self.is_played_by(visitor) || self.seats.is_arbiter(visitor)
    }

    fn beside(&self) -> Beside {
        let ceremony = Ceremony::of(&self.agreement, &self.seats_at_first(), &self.owner);
        Beside { ceremony: ceremony.map(Arc::new), ..Beside::default() }
    }

    fn meet(&self, game: &mut Game, beside: &mut Beside, row: &store::Event, at: Duration) -> Result<(), &'static str> {
        if let Some(act) = stored::read_ceremony(row) {
            let act = act.ok_or("event")?;
            let changed = beside.ceremony.as_mut().map(|ceremony| Arc::make_mut(ceremony).act(&act));
            return if changed.is_some_and(|changed| changed != Changed::Nothing) { Ok(()) } else { Err("ceremony") };
        }
        let event = stored::read(row, game).ok_or("event")?;
        let effects = game.handle(event, at).unwrap_or_default();
        if effects.is_empty() { Err("course") } else { Ok(()) }
    }

    fn met(&self, course: &mut Course<Agreed>) {
        // An older version may have called the same foul by another name.
        self.outcome.into_iter().for_each(|decided| course.game.keep_name(decided));
        course.beside.foul = FoulView::of(&course.game).map(Arc::new);
    }

    async fn read_more(table: &mut Table) -> Result<(), NotStored> {
        table.read_conditionals().await
    }

    fn decided(table: &Table) -> Option<Event> {
        table.decided()
    }

    fn ending(game: &Game) -> Option<String> {
        game.outcome().map(|outcome| outcome.to_string())
    }

    async fn ask(table: &mut Table, visitor: &Who, intent: Intent, outbox: &mpsc::Sender<Answer>) -> Done<Refused> {
        table.ask(visitor, intent, outbox).await
    }

    async fn run_errand(table: &mut Table, errand: Errand) -> Result<(), NotStored> {
        match errand {
            Errand::Sequel(reply) => {
                let _ = reply.send(table.sequel());
            }
            Errand::Next(id) => {
                table.agreed.next = Some(id.clone());
                table.audience.tell(&Answer::Next(id));
            }
            Errand::Conditional { visitor, edit, answer } => {
                let _ = answer.send(table.edit_conditional(&visitor, edit).await?);
            }
            Errand::BreakOff(reply) => {
                // Over already is over.
                let _ = table.happen(arbiter::Event::Rule(Ruling::Interrupt)).await?;
                let _ = reply.send(());
            }
        }
        Ok(())
    }

    async fn begin_what_waits(table: &mut Table) -> Result<(), NotStored> {
        table.seal_lots().await?;
        table.begin_if_ready().await?;
        table.answer_for_those_who_need_not_be_asked().await
    }

    async fn begin_if_ready(table: &mut Table) -> Result<(), NotStored> {
        table.begin_if_ready().await
    }

    fn let_computer_play(table: &mut Table) {
        table.let_computer_play();
    }

    async fn use_thought(
        table: &mut Table,
        purpose: Purpose<Agreed>,
        thought: Option<Thought>,
    ) -> Result<(), NotStored> {
        table.use_thought(purpose, thought).await
    }

    fn snapshot(table: &Table) -> Snapshot {
        table.snapshot()
    }

    fn news(table: &mut Table, effects: &[Effect], before: &AnyBoard) -> News<Agreed> {
        table.beside.legal = OnceLock::new();
        table.beside.played = Mutex::default();
        if effects.iter().any(|effect| matches!(effect, Effect::Ended(_))) {
            table.beside.foul = FoulView::of(&table.game).map(Arc::new);
        }
        table.update(change(&table.game, effects, before))
    }

    fn whole(table: &Table) -> Answer {
        Answer::Snapshot(Arc::new(table.snapshot()))
    }

    fn now(table: &Table) -> Answer {
        Answer::Now(Arc::new(Now {
            seq: table.seq,
            people: Arc::new(table.people()),
            standing: table.standing(),
            review: table.beside.review.clone(),
            said: table.beside.said.clone(),
            greetings: table.beside.greetings.clone(),
        }))
    }

    fn people(table: &Table) -> Answer {
        Answer::People(Arc::new(table.people()))
    }

    fn queue(table: &Table) -> Answer {
        let clock = ClockView::of(&table.game, table.watch.now(), table.watch.runs());
        let (before, agreement) = (table.thoughts.queue(), table.agreed.agreement.clone());
        Answer::Queue(Arc::new(Queued { before, clock, agreement }))
    }
}

impl Table {
    /// The first turn begins when both players are there; at an appointed hour when both have come, even if one has gone
    /// again meanwhile: otherwise they could be late without paying for it (CLOCK-18); and so it does by the day.
    pub(super) async fn begin_if_ready(&mut self) -> Result<(), NotStored> {
        let arrived = matches!(self.game.phase(), Phase::Waiting { here: [true, true] });
        let here = self.presence().here == [true, true];
        let ceremony = self.beside.ceremony.as_ref().is_some_and(|ceremony| ceremony.step().is_some());
        let appointed = self.agreed.appointed_ms().is_some() || self.agreed.is_by_the_day();
        if arrived
            && (here || appointed)
            && !ceremony
            && self.watch.starts_at().is_none()
            && self.game.outcome().is_none()
        {
            let _ = self.happen(arbiter::Event::Begin).await?;
        }
        Ok(())
    }

    /// What everybody is told of what has just happened. What could be played then matters to nobody any more who comes back.
    pub(super) fn update(&self, change: Change) -> News<Agreed> {
        let (agreement, seats) = (self.agreed.agreement.clone(), self.agreed.seats.clone());
        let update = Update { seq: self.seq, agreement, seats, change, standing: self.standing() };
        let later = Answer::Update(Arc::new(update.without_legal_moves()));
        News { now: Answer::Update(Arc::new(update)), later }
    }

    fn people(&self) -> People {
        People {
            agreement: self.agreed.agreement.clone(),
            seats: self.agreed.seats.clone(),
            presence: self.presence(),
            next: self.agreed.next.clone(),
            over: self.game.outcome().is_some(),
        }
    }

    fn standing(&self) -> Standing {
        let (at, runs) = (self.watch.now(), self.watch.runs());
        let mut standing = Standing::of(&self.game, at, runs, &self.beside.legal, self.beside.foul.clone());
        standing.ceremony = self.beside.ceremony.clone().filter(|_| self.holds_ceremony());
        standing.lag = Color::ALL.map(|color| self.lag(color));
        standing.queue = self.thoughts.queue();
        standing.clock.iter_mut().for_each(|clock| clock.rests = Color::ALL.map(|color| self.rests(color)));
        standing.standstill = self.standstill(standing.standstill);
        standing
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot {
            seq: self.seq,
            id: self.agreed.id.clone(),
            previous: self.agreed.previous.clone(),
            people: Arc::new(self.people()),
            played: self.played(),
            ceremony: self.beside.ceremony.clone(),
            review: self.beside.review.clone(),
            said: self.beside.said.clone(),
            greetings: self.beside.greetings.clone(),
            standing: self.standing(),
            turn_ms: self.turn_ms,
        }
    }

    fn played(&self) -> Arc<Played> {
        let mut kept = self.beside.played.lock().unwrap_or_else(PoisonError::into_inner);
        kept.upgrade().unwrap_or_else(|| {
            let played = Arc::new(Played::of(&self.game));
            *kept = Arc::downgrade(&played);
            played
        })
    }

    /// What the same players would play next: the game again, as the rules have it after a no contest (END-21), or
    /// another one. The seats go with the players.
    fn sequel(&self) -> Option<(Agreement, Seats)> {
        self.game.outcome()?;
        let replay = self.game.replay();
        let (mut again, swaps) = self.agreed.agreement.again(self.agreed.swapped, replay.is_some());
        // By the day it begins with all its days, when both have come to it.
        if let Some(terms) = replay.filter(|_| !again.is_by_the_day()) {
            again.left = terms.left;
            if self.game.swaps_colors() != swaps {
                again.left = again.left.map(|[black, white]| [white, black]);
            }
            if let (arbiter::Beginning::AfterPause(pause), true) = (terms.beginning, again.between_two) {
                again.begins = Begins::AfterPause(pause);
            }
        }
        let seats = Seats::clone(&self.agreed.seats);
        Some((again, if swaps { seats.swapped() } else { seats }))
    }
}

/// What an event has changed: the first of its effects, the others show in the standing.
fn change(game: &Game, effects: &[Effect], before: &AnyBoard) -> Change {
    let first = effects.iter().copied().find(|effect| !matches!(effect, Effect::Pressed { .. }));
    match first.unwrap_or(effects[0]) {
        Effect::Arrived { by, deducted } => Change::Arrived { by, deducted },
        Effect::Left { by } => Change::Left(by),
        Effect::Began => Change::Began,
        Effect::Prepared { m } => Change::Prepared(Some(m), Box::new(game.position().clone())),
        Effect::PreparationEnded => Change::Prepared(None, Box::new(game.position().clone())),
        Effect::Moved { m, used, .. } => {
            let ply = game.moves().len();
            let last = ply.checked_sub(2).map(|index| game.moves()[index].m);
            Change::Moved(Arc::new(MoveView::new(before, ply, m, used, last)))
        }
        Effect::Forgiven { by, foul } => Change::Forgiven(by, foul),
        Effect::TakenBack { .. } => Change::TakenBack(game.moves().len()),
        Effect::Offered { by, offer } => Change::Offered(by, offer),
        Effect::Declined { by, offer } => Change::Declined(by, offer),
        Effect::BreakBegan { until } => Change::BreakBegan(until.saturating_sub(game.now())),
        Effect::BreakEnded | Effect::Pressed { .. } => Change::BreakEnded,
        Effect::Waived { by } => Change::Waived(by),
        Effect::Closed => Change::Closed,
        Effect::Ended(_) => Change::Ended,
    }
}
