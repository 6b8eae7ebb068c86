//! The holidays of people with a name: thirty days a year in which the time of their games by the day stands still.

use crate::account::NOT_SIGNED_IN;
use crate::app::App;
use crate::failure::{Failure, Kind};
use crate::games::AnyGame;
use crate::live::{Command, DAY_MS, Hosted as _};
use crate::stored::time_of_day_ms;
use crate::who::{Bearer, Who};
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use std::collections::BTreeSet;
use store::{Holiday, HolidayDeed};

/// So many days there are in each calendar year.
pub const DAYS_A_YEAR: usize = 30;
/// They are taken no longer than this beforehand.
const AHEAD_DAYS: i64 = 366;

/// They have been changed from elsewhere, or are over.
const OTHERS_BY_NOW: Failure = Failure::new(Kind::Conflict, "holiday-changed");

impl App {
    /// The holidays of somebody, in order, those that are over included.
    pub async fn holidays(&self, person: &Who) -> Result<Vec<Holiday>, Failure> {
        Ok(self.store.holidays_of(&person.to_string()).await?)
    }

    /// Takes holidays from one day to another, both included, as `2026-08-01`. Of today what is left counts as a day.
    ///
    /// # Errors
    /// If whoever asks has no name, these are no days to come, or too many, or some are taken already.
    pub async fn take_holidays(&self, bearer: &Bearer, first: &str, last: &str) -> Result<(), Failure> {
        let person = self.names.of(bearer.who()).map(|_| bearer.who()).ok_or(NOT_SIGNED_IN)?;
        let (now_ms, taken) = (time_of_day_ms(), self.holidays(person).await?);
        let (since_ms, until_ms) = wanted(first, last, now_ms)?;
        fits(since_ms, until_ms, &taken)?;
        let seen = (taken.len() as i64, taken.iter().map(|holiday| holiday.until_ms).sum());
        let holiday = Holiday { person: person.to_string(), since_ms, until_ms };
        self.change_holidays(person, HolidayDeed::Take { holiday, seen, at_ms: now_ms }).await
    }

    /// Ends the holidays that begin then: now, or before they have begun.
    ///
    /// # Errors
    /// If whoever asks has no name, or they are over.
    pub async fn end_holidays(&self, bearer: &Bearer, since_ms: i64) -> Result<(), Failure> {
        let person = self.names.of(bearer.who()).map(|_| bearer.who()).ok_or(NOT_SIGNED_IN)?;
        let deed = HolidayDeed::End { person: person.to_string(), since_ms, at_ms: time_of_day_ms() };
        self.change_holidays(person, deed).await
    }

    async fn change_holidays(&self, person: &Who, deed: HolidayDeed) -> Result<(), Failure> {
        match self.store.change_holidays(deed).await {
            Err(store::Error::Changed | store::Error::Taken) => return Err(OTHERS_BY_NOW),
            done => done?,
        }
        // Those that are open show it at once; the others are woken.
        for game in self.games_going_on(person, i64::MAX).await? {
            if let AnyGame::Two(agreed) = game
                && agreed.is_by_the_day()
            {
                self.twos.tell(&agreed.id, Command::Reseated).await;
            }
        }
        Ok(())
    }
}

/// The days of UTC in a calendar year, as numbers from 1970 on, that these times touch.
fn days_of(year: i16, holidays: impl Iterator<Item = (i64, i64)>) -> usize {
    let all: BTreeSet<i64> =
        holidays.flat_map(|(since, until)| since.div_euclid(DAY_MS)..=(until - 1).div_euclid(DAY_MS)).collect();
    all.into_iter().filter(|day| year_of(*day * DAY_MS) == year).count()
}

/// The year of a time of day.
fn year_of(at_ms: i64) -> i16 {
    day_of(at_ms).year()
}

/// The day of UTC of a time of day.
pub fn day_of(at_ms: i64) -> Date {
    Timestamp::from_millisecond(at_ms).unwrap_or_default().to_zoned(TimeZone::UTC).date()
}

/// How many days of a year are taken by these holidays.
pub fn days_taken(year: i16, holidays: &[Holiday]) -> usize {
    days_of(year, holidays.iter().filter(|one| one.since_ms < one.until_ms).map(|one| (one.since_ms, one.until_ms)))
}

/// The first moment of the first day, or now, and the end of the last.
fn wanted(first: &str, last: &str, now_ms: i64) -> Result<(i64, i64), Failure> {
    let midnight = |field, text: &str| -> Result<i64, Failure> {
        let date = text.trim().parse::<Date>().ok();
        let at = date.and_then(|date| date.to_zoned(TimeZone::UTC).ok()).map(|at| at.timestamp().as_millisecond());
        at.ok_or_else(|| Failure::of_field(field, text))
    };
    let (since_ms, until_ms) = (midnight("holiday_first", first)?, midnight("holiday_last", last)? + DAY_MS);
    let in_time = since_ms + DAY_MS > now_ms && until_ms <= now_ms + AHEAD_DAYS * DAY_MS;
    if !in_time {
        return Err(Failure::of_field("holiday_when", first));
    }
    if until_ms <= since_ms {
        return Err(Failure::of_field("holiday_order", last));
    }
    Ok((since_ms.max(now_ms), until_ms))
}

/// # Errors
/// If some of the days are taken, or a year has not so many.
fn fits(since_ms: i64, until_ms: i64, taken: &[Holiday]) -> Result<(), Failure> {
    let day = |at_ms: i64| day_of(at_ms).to_string();
    if let Some(other) = taken.iter().find(|other| other.since_ms < until_ms && since_ms < other.until_ms) {
        return Err(Failure::of_field("holiday_taken", &day(other.since_ms)));
    }
    for year in year_of(since_ms)..=year_of(until_ms - 1) {
        let others = taken.iter().filter(|one| one.since_ms < one.until_ms).map(|one| (one.since_ms, one.until_ms));
        if days_of(year, others.chain([(since_ms, until_ms)])) > DAYS_A_YEAR {
            return Err(Failure::of_field("holiday_most", &year.to_string()));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
