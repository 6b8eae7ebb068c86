//! Which time of day counts in a game by the day: all of it but the weekends, where that was agreed, and the holidays of
//! whose turn it is. Times are milliseconds since 1970, days are those of UTC.

use serde::Serialize;
use std::ops::Range;
use std::time::Duration;

/// A day, in milliseconds.
pub const DAY_MS: i64 = 24 * 3_600_000;

/// When the time of a player stands still.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Calendar {
    /// On Saturday and Sunday.
    pub(super) weekends: bool,
    /// In these times, of which the end is none any more.
    pub(super) holidays: Vec<Range<i64>>,
}

/// A player rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Rest {
    /// Until when, in milliseconds since 1970.
    pub until_ms: i64,
    /// In holidays of their own, and not because all do at weekends.
    pub holiday: bool,
}

/// What a table has for the time of day.
pub(super) struct ByTheDay {
    /// When each player rests, in the order of the seats.
    pub(super) calendars: Vec<Calendar>,
    /// Game time and time of day of the last stored event: from there it goes on.
    pub(super) since: (Duration, i64),
}

impl Calendar {
    /// So much counts of what lies between two times.
    pub(super) fn counted(&self, since_ms: i64, until_ms: i64) -> i64 {
        let (mut at, mut counted) = (since_ms, 0);
        while at < until_ms {
            at = match self.rests_until(at) {
                Some(end) => end,
                None => {
                    let until = self.counts_until(at).min(until_ms);
                    counted += until - at;
                    until
                }
            };
        }
        counted
    }

    /// When so much has counted since a time.
    pub(super) fn when(&self, since_ms: i64, counted_ms: i64) -> i64 {
        let (mut at, mut left) = (since_ms, counted_ms);
        loop {
            let Some(end) = self.rests_until(at) else {
                let until = self.counts_until(at);
                if until.saturating_sub(at) >= left {
                    return at.saturating_add(left);
                }
                left -= until - at;
                at = until;
                continue;
            };
            at = end;
        }
    }

    /// Until when time stands still, if it does now.
    pub(super) fn rests_until(&self, at_ms: i64) -> Option<i64> {
        let holidays = self.holidays.iter().filter(|holiday| holiday.contains(&at_ms)).map(|holiday| holiday.end);
        let monday = (self.weekends && weekday(at_ms) >= SATURDAY).then(|| next(at_ms, MONDAY));
        holidays.chain(monday).max()
    }

    /// The same with the reason.
    pub(super) fn rest(&self, at_ms: i64) -> Option<Rest> {
        let holiday = self.holidays.iter().any(|holiday| holiday.contains(&at_ms));
        self.rests_until(at_ms).map(|until_ms| Rest { until_ms, holiday })
    }

    /// When time begins to stand still or to count again, if it ever does.
    pub(super) fn changes_at(&self, at_ms: i64) -> Option<i64> {
        let change = self.rests_until(at_ms).unwrap_or_else(|| self.counts_until(at_ms));
        (change < i64::MAX).then_some(change)
    }

    /// Until when time counts that counts now.
    fn counts_until(&self, at_ms: i64) -> i64 {
        let holidays = self.holidays.iter().filter(|holiday| !holiday.is_empty()).map(|holiday| holiday.start);
        let saturday = self.weekends.then(|| next(at_ms, SATURDAY));
        holidays.chain(saturday).filter(|start| *start > at_ms).min().unwrap_or(i64::MAX)
    }
}

const MONDAY: i64 = 0;
const SATURDAY: i64 = 5;

/// From Monday, which is 0. The first day of 1970 was a Thursday.
const fn weekday(at_ms: i64) -> i64 {
    (at_ms.div_euclid(DAY_MS) + 3).rem_euclid(7)
}

/// When the next such day begins; never the one that it is.
const fn next(at_ms: i64, day: i64) -> i64 {
    let days = (day - weekday(at_ms) + 6).rem_euclid(7) + 1;
    (at_ms.div_euclid(DAY_MS) + days) * DAY_MS
}

#[cfg(test)]
mod tests;
