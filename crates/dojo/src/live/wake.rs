//! What is done in a game by a certain time, whether anybody has it open or not. While a game is in memory its table knows by
//! itself when something is due; the wake that is stored is for when it is not.

use super::hosted::Hosted;
use super::table::{NotStored, Table};
use crate::stored::{millis, time_of_day_ms};
use arbiter::{Event, Phase, Ruling};
use std::time::Duration;
use tokio::time::Instant;

/// A game in which nothing has happened for so long is broken off: 30 days.
const LAPSE_MS: i64 = 30 * 24 * 3600 * 1000;
/// Unless somebody looks at it: then it is looked at again so much later.
const LOOK_AGAIN_MS: i64 = 3600 * 1000;
/// The record of a game is closed so long after its end (FOUL-17).
pub(super) const CLOSE_AFTER: Duration = Duration::from_secs(600);

/// When a game that was made at that time is to be woken first, if nobody has opened it until then: when it begins, if that is
/// known. Times are milliseconds since 1970.
pub(crate) fn first_wake(created_ms: i64, begins_ms: Option<i64>) -> i64 {
    begins_ms.unwrap_or(created_ms.saturating_add(LAPSE_MS))
}

impl<G: Hosted> Table<G> {
    /// Does what is due, and sets the next wake.
    pub(super) async fn wake(&mut self) -> Result<(), NotStored> {
        // It may be for the holidays of a player that it is woken.
        self.read_calendars().await?;
        if self.is_waiting() && self.agreed.appointed_ms().is_some() {
            self.keep_hour().await?;
            // Whoever has not come may be too late by now.
            let _ = self.happen(Event::Tick).await?;
        }
        if self.is_waiting() && self.agreed.waits_until_ms().is_some_and(|until_ms| until_ms <= time_of_day_ms()) {
            self.wait_no_longer().await?;
        }
        self.keep_deadline().await?;
        if self.close.is_some_and(|close| close <= Instant::now()) {
            self.close().await?;
        }
        self.lapse().await?;
        self.warn();
        self.house.store.set_wake(self.agreed.id().as_str(), self.next_wake_ms()).await
    }

    /// At the appointed hour the game begins if all is ready for it, whoever is there, and its time counts.
    pub(super) async fn keep_hour(&mut self) -> Result<(), NotStored> {
        G::begin_if_ready(self).await?;
        if self.is_waiting() { Ok(()) } else { self.start_time().await }
    }

    /// One of those who have found each other has not come: the other is free.
    async fn wait_no_longer(&mut self) -> Result<(), NotStored> {
        let here = match self.game.phase() {
            Phase::Waiting { here } => Some(here),
            _ => None,
        };
        let _ = self.happen(Event::Rule(Ruling::Interrupt)).await?;
        if let Some(here) = here {
            self.note_who_has_not_come(&here);
        }
        self.forget_beginning();
        Ok(())
    }

    /// Breaks the game off if nothing has happened for long, nobody looks and nothing is about to happen.
    async fn lapse(&mut self) -> Result<(), NotStored> {
        let is_old = self.news_ms.saturating_add(LAPSE_MS) <= time_of_day_ms();
        // By the day a deadline comes anyway.
        let waits = self.watch.starts_at().is_some() || self.by_the_day.is_some() && !self.is_waiting();
        if is_old && self.audience.is_empty() && !waits && self.game.outcome().is_none() {
            tracing::info!(game = %self.agreed.id(), "a game that nobody goes on with is broken off");
            let _ = self.happen(Event::Rule(Ruling::Interrupt)).await?;
        }
        Ok(())
    }

    /// Closes the record of a game that is over (FOUL-17).
    pub(super) async fn close(&mut self) -> Result<(), NotStored> {
        self.close = None;
        if can_still_close(&self.game) {
            let _ = self.happen(Event::Close).await?;
        }
        Ok(())
    }

    /// When the game is to be woken next if nobody opens it: for the appointed hour or for those who do not come to it, for
    /// its record, or because nobody goes on with it. Its clocks wake nobody, unless they go by the day: after a restart they
    /// go on with a player.
    fn next_wake_ms(&self) -> Option<i64> {
        let now = time_of_day_ms();
        // A moment later rather than a moment earlier.
        let by =
            |at: Instant| now.saturating_add(millis(at.saturating_duration_since(Instant::now()))).saturating_add(1);
        if self.game.outcome().is_some() {
            return self.close.map(by);
        }
        let last = self.by_the_day.as_ref().map(|days| days.since);
        if let Some(due_ms) = last.and_then(|last| self.looked_at_ms(last)) {
            return Some(due_ms);
        }
        let absent = self.game.deadline().filter(|_| self.is_waiting()).and_then(|deadline| self.watch.when(deadline));
        if let Some(until_ms) = self.agreed.waits_until_ms().filter(|_| self.is_waiting()) {
            return Some(until_ms);
        }
        let appointed = self.watch.starts_at().or(absent);
        let lapse = self.news_ms.saturating_add(LAPSE_MS).max(now.saturating_add(LOOK_AGAIN_MS));
        Some(appointed.map_or(lapse, by))
    }

    fn is_waiting(&self) -> bool {
        matches!(self.game.phase(), Phase::Waiting { .. }) && self.game.outcome().is_none()
    }
}

/// Whether a foul could be claimed although the game is over, so that closing its record means something (FOUL-17).
pub(crate) fn can_still_close<B: play::Board<Seat: arbiter::Side>>(game: &arbiter::Game<B>) -> bool {
    game.outcome().is_some() && game.can_claim()
}

/// When the record of a game that ends now is to be closed, if it is.
pub(super) fn closes_ms<B: play::Board<Seat: arbiter::Side>>(game: &arbiter::Game<B>, now_ms: i64) -> Option<i64> {
    can_still_close(game).then(|| now_ms.saturating_add(millis(CLOSE_AFTER)))
}
