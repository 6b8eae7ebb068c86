//! Games by the day: nobody need be there. Their time is the time of day, whether anybody looks and whether a server runs, but
//! for when whose turn it is rests. The deadline is stored as the game's wake, with each event that moves it.

use super::calendar::{Calendar, Rest};
use super::hosted::{GameOf, Hosted, SeatOf};
use super::stopwatch::Stopwatch;
use super::table::{NotStored, Table};
use crate::stored::{millis, time_of_day_ms};
use arbiter::{Event, Phase};
use play::{Board as _, Seat as _};
use std::time::Duration;
use tokio::time::Instant;

/// Whose time counts, if any does.
pub(super) fn whose_time<G: Hosted>(game: &GameOf<G>) -> Option<SeatOf<G>> {
    let waits = matches!(game.phase(), Phase::Waiting { .. });
    (!waits && game.outcome().is_none()).then(|| game.position().turn())
}

impl<G: Hosted> Table<G> {
    /// The time of day that events are stored with.
    pub(crate) fn now_ms(&self) -> i64 {
        if self.by_the_day.is_some() { time_of_day_ms() } else { self.house.pulse.now_ms() }
    }

    /// Reads when the players rest; nothing in a game by the clock.
    pub(super) async fn read_calendars(&mut self) -> Result<(), NotStored> {
        if self.by_the_day.is_none() {
            return Ok(());
        }
        let mut calendars = Vec::new();
        for seat in SeatOf::<G>::ALL {
            let holidays = match self.agreed.seat(*seat) {
                Some(taken) => self.house.store.holidays_of(&taken.visitor.to_string()).await?,
                None => Vec::new(),
            };
            let holidays = holidays.into_iter().map(|holiday| holiday.since_ms..holiday.until_ms).collect();
            calendars.push(Calendar { weekends: self.agreed.rests_at_weekends(), holidays });
        }
        self.by_the_day.iter_mut().for_each(|days| days.calendars.clone_from(&calendars));
        self.keep_day();
        Ok(())
    }

    /// Until when a player rests, and whether it is their own holidays; `None` if they do not.
    pub(crate) fn rests(&self, seat: SeatOf<G>) -> Option<Rest> {
        self.by_the_day.as_ref()?.calendars[seat.index()].rest(time_of_day_ms())
    }

    /// Brings game time up to the time of day; nothing in a game by the clock.
    pub(super) fn keep_day(&mut self) {
        let Some(days) = &self.by_the_day else { return };
        let ((base, since_ms), now_ms) = (days.since, time_of_day_ms());
        self.watch = match whose_time::<G>(&self.game) {
            None => Stopwatch::standing_at(base),
            Some(seat) => {
                let calendar = &days.calendars[seat.index()];
                let counted = u64::try_from(calendar.counted(since_ms, now_ms)).unwrap_or_default();
                let at = base.saturating_add(Duration::from_millis(counted));
                match calendar.rests_until(now_ms) {
                    Some(_) => Stopwatch::standing_at(at),
                    None => Stopwatch::starting_in(Duration::ZERO, at),
                }
            }
        };
    }

    /// When somebody's rest begins or ends.
    pub(super) fn day_changes_at(&self) -> Option<Instant> {
        let (days, now_ms) = (self.by_the_day.as_ref()?, time_of_day_ms());
        let changes = days.calendars.iter().filter_map(|calendar| calendar.changes_at(now_ms));
        let wait = changes.min()?.saturating_sub(now_ms);
        Some(Instant::now() + Duration::from_millis(wait.unsigned_abs()))
    }

    /// A rest has begun or ended: everybody is told how the game stands now.
    pub(super) fn day_changed(&mut self) {
        self.keep_day();
        self.audience.tell(&G::goes_on(self));
        self.people_told.1 = None;
    }

    /// By which time of day something happens by itself if nobody does anything, after an event of this time.
    pub(super) fn deadline_ms(&self, (at, ms): (Duration, i64)) -> Option<i64> {
        let (days, seat) = (self.by_the_day.as_ref()?, whose_time::<G>(&self.game)?);
        let left = self.game.deadline()?.saturating_sub(at);
        // A moment later rather than a moment earlier.
        Some(days.calendars[seat.index()].when(ms, millis(left)).saturating_add(1))
    }

    /// Whoever has sat down to a game by the day has agreed to it, and need not come. To one that follows on another they
    /// have to: it was made by one of them.
    pub(super) async fn begin_without_them(&mut self) -> Result<(), NotStored> {
        let seats = SeatOf::<G>::ALL;
        let waits = matches!(self.game.phase(), Phase::Waiting { .. }) && self.game.outcome().is_none();
        if self.by_the_day.is_none() || !waits || self.agreed.is_sequel() {
            return Ok(());
        }
        if seats.iter().all(|seat| self.agreed.seat(*seat).is_some()) {
            for by in seats.iter().copied() {
                let _ = self.happen(Event::Arrive { by }).await?;
            }
            G::begin_if_ready(self).await?;
        }
        Ok(())
    }

    /// Does what is due by now.
    pub(super) async fn keep_deadline(&mut self) -> Result<(), NotStored> {
        if self.by_the_day.is_some() {
            self.begin_without_them().await?;
            let _ = self.happen(Event::Tick).await?;
        }
        Ok(())
    }
}
