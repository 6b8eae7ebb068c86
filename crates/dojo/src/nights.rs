//! Club nights: an evening of every week on which people come to the lobby at the same time, and play what the club has chosen. Whoever
//! wants to is told before it begins; while it lasts a press finds an opponent among those who have come.

mod doing;

use crate::failure::Failure;
use crate::lobby::{AskedOdds, SeekWish, Terms};
use crate::one_line::one_line;
use crate::random;
use crate::time_of_day;
use crate::who::Who;
use jiff::civil::{Time, Weekday};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use serde::Deserialize;
use std::collections::HashMap;
use std::iter::successors;
use std::ops::RangeInclusive;
use std::sync::{Arc, PoisonError, RwLock};
use store::{NightGuest, Store};

/// So long before it begins everybody is told who wants to be.
const TOLD_BEFORE_MS: i64 = 10 * 60_000;
/// Longer names are for nobody to read.
const LONGEST_NAME: usize = 60;
/// So long one may last, in minutes.
const LASTS: RangeInclusive<i64> = 30..=12 * 60;

/// A club night.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Night {
    /// Its name in addresses.
    pub id: Arc<str>,
    /// What people call it.
    pub name: String,
    /// The day of the week, where it is held.
    pub weekday: Weekday,
    /// The minute of that day at which it begins.
    minute: i64,
    /// Where it is held, by the name of a time zone.
    pub zone: String,
    /// How long it lasts.
    pub lasts_minutes: i64,
    /// What is played.
    pub terms: Terms,
    /// Since when there is one, in milliseconds since 1970.
    pub made_ms: i64,
}

/// One evening of those, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evening {
    /// When it begins.
    pub begins_ms: i64,
    /// When it is over.
    pub ends_ms: i64,
}

impl Evening {
    /// Whether it is under way.
    pub const fn is_on(self, now_ms: i64) -> bool {
        self.begins_ms <= now_ms && now_ms < self.ends_ms
    }
}

impl Night {
    /// When it begins, as `21:00` where it is held.
    pub fn begins(&self) -> String {
        time_of_day::text(self.minute)
    }

    /// When it is over, as `23:30`; that may be on the next day.
    pub fn ends(&self) -> String {
        time_of_day::text((self.minute + self.lasts_minutes) % time_of_day::DAY)
    }

    /// The one that is under way or comes next, and those after it.
    pub fn evenings(&self, now_ms: i64) -> impl Iterator<Item = Evening> + '_ {
        successors(self.evening(now_ms), |evening| self.evening(evening.ends_ms))
    }

    /// The first that is not over by then. Where clocks are put forward over the time at which it would begin, it begins as much later.
    fn evening(&self, now_ms: i64) -> Option<Evening> {
        let zone = TimeZone::get(&self.zone).unwrap_or(TimeZone::UTC);
        let today = Timestamp::from_millisecond(now_ms).ok()?.to_zoned(zone.clone()).date();
        let time = Time::new(i8::try_from(self.minute / 60).ok()?, i8::try_from(self.minute % 60).ok()?, 0, 0).ok()?;
        // One that began yesterday may not be over.
        let days = (-1..=7).filter_map(|days| today.checked_add(i64::from(days).days()).ok());
        let begins = days
            .filter(|day| day.weekday() == self.weekday)
            .filter_map(|day| Some(day.to_datetime(time).to_zoned(zone.clone()).ok()?.timestamp().as_millisecond()));
        let evening = |begins_ms| Evening { begins_ms, ends_ms: begins_ms + self.lasts_minutes * 60_000 };
        begins.map(evening).find(|evening| evening.ends_ms > now_ms)
    }

    /// From the database; `None` if it makes no sense to this program.
    fn from_row(row: &store::Night) -> Option<Night> {
        Some(Night {
            id: row.id.as_str().into(),
            name: row.name.clone(),
            weekday: Weekday::from_monday_one_offset(i8::try_from(row.weekday).ok()?).ok()?,
            minute: Some(row.minute).filter(|minute| (0..time_of_day::DAY).contains(minute))?,
            zone: row.zone.clone(),
            lasts_minutes: row.lasts_minutes,
            terms: Terms::from_text(&row.terms)?,
            made_ms: row.made_ms,
        })
    }

    fn to_row(&self) -> store::Night {
        store::Night {
            id: self.id.to_string(),
            name: self.name.clone(),
            weekday: i64::from(self.weekday.to_monday_one_offset()),
            minute: self.minute,
            zone: self.zone.clone(),
            lasts_minutes: self.lasts_minutes,
            terms: self.terms.to_text(),
            made_ms: self.made_ms,
            told_ms: 0,
        }
    }
}

/// What those who look after the club wish an evening to be.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct NightWish {
    /// What people call it.
    pub name: String,
    /// 1 for Monday to 7 for Sunday.
    pub weekday: String,
    /// When it begins, as `21:00`.
    pub begins: String,
    /// Where that time is told, as `Europe/Rome`.
    pub zone: String,
    /// How many minutes it lasts.
    pub lasts: String,
    /// The game; standard shogi if nothing is said.
    pub variant: String,
    /// The clock of both.
    pub clock: String,
    /// `even`, or by which grades.
    pub odds: String,
}

impl NightWish {
    /// The evening that it describes.
    ///
    /// # Errors
    /// With the field that cannot be fulfilled.
    fn night(&self, made_ms: i64) -> Result<Night, Failure> {
        let bad = Failure::of_field;
        let name = one_line(&self.name);
        if name.is_empty() || name.chars().count() > LONGEST_NAME {
            return Err(bad("night_name", &self.name));
        }
        let weekday = self.weekday.trim().parse().ok().and_then(|day| Weekday::from_monday_one_offset(day).ok());
        let lasts = self.lasts.trim().parse().ok().filter(|minutes| LASTS.contains(minutes));
        let zone = match self.zone.trim() {
            "" => "UTC",
            zone if TimeZone::get(zone).is_ok() => zone,
            zone => return Err(bad("night_zone", zone)),
        };
        let wish = SeekWish::quick(&self.variant, &self.clock, &self.odds);
        let (terms, _) = wish.terms()?;
        if terms.clock.is_by_the_day() || !terms.clock.is_timed() {
            return Err(bad("night_clock", &self.clock));
        }
        // Who would give them? Nobody knows yet who comes.
        if matches!(terms.odds, AskedOdds::Fixed { .. }) {
            return Err(bad("odds", &self.odds));
        }
        Ok(Night {
            id: random::name().into(),
            name,
            weekday: weekday.ok_or_else(|| bad("night_day", &self.weekday))?,
            minute: time_of_day::minute(&self.begins).ok_or_else(|| bad("night_begins", &self.begins))?,
            zone: zone.to_owned(),
            lasts_minutes: lasts.ok_or_else(|| bad("night_lasts", &self.lasts))?,
            terms,
            made_ms,
        })
    }
}

/// All club nights, as the database has them.
#[derive(Clone, Debug, Default)]
pub struct Nights(Arc<RwLock<Known>>);

#[derive(Debug, Default)]
struct Known {
    /// By the day and the time.
    nights: Vec<Arc<Night>>,
    /// Who wants to be told of which.
    guests: HashMap<Arc<str>, Vec<Who>>,
    /// Of which evening everybody has been told last.
    told: HashMap<Arc<str>, Told>,
}

/// When an evening begins of which everybody has been told, and whether that was taken back since it was over.
#[derive(Clone, Copy, Debug)]
struct Told {
    begins_ms: i64,
    is_settled: bool,
}

impl Nights {
    pub(crate) async fn open(store: &Store) -> Result<Nights, store::Error> {
        let mut known = Known::default();
        for row in store.nights().await? {
            // A later program may know other games.
            if let Some(night) = Night::from_row(&row) {
                known.told.insert(night.id.clone(), Told { begins_ms: row.told_ms, is_settled: row.told_ms == 0 });
                known.nights.push(Arc::new(night));
            }
        }
        for NightGuest { night, person } in store.night_guests().await? {
            known.guests.entry(night.into()).or_default().push(Who::from(person.as_str()));
        }
        Ok(Nights(Arc::new(RwLock::new(known))))
    }

    /// All of them, by the day and the time.
    pub fn all(&self) -> Vec<Arc<Night>> {
        self.read(|known| known.nights.clone())
    }

    /// Each with the evening that is under way or comes next, the first first.
    pub fn next(&self, now_ms: i64) -> Vec<(Arc<Night>, Evening)> {
        let nights = self.all();
        let mut next: Vec<_> =
            nights.iter().filter_map(|night| Some((night.clone(), night.evenings(now_ms).next()?))).collect();
        next.sort_by_key(|(_, evening)| evening.begins_ms);
        next
    }

    /// How many want to be told of one, and whether somebody is among them.
    pub fn guests(&self, night: &str, reader: &Who) -> (usize, bool) {
        let guests = self.guests_of(night);
        (guests.len(), guests.contains(reader))
    }

    /// Somebody has gone for good.
    pub(crate) fn forget(&self, who: &Who) {
        self.write(|known| known.guests.values_mut().for_each(|guests| guests.retain(|guest| guest != who)));
    }

    fn guests_of(&self, night: &str) -> Vec<Who> {
        self.read(|known| known.guests.get(night).cloned().unwrap_or_default())
    }

    fn add(&self, night: Night) {
        self.write(|known| {
            known.nights.push(Arc::new(night));
            known.nights.sort_by_key(|night| {
                (night.weekday.to_monday_one_offset(), night.minute, night.made_ms, night.id.clone())
            });
        });
    }

    fn remove(&self, night: &str) {
        self.write(|known| {
            known.nights.retain(|other| &*other.id != night);
            known.guests.remove(night);
            known.told.remove(night);
        });
    }

    /// Somebody wants to be told of one, or does not.
    fn put(&self, night: &str, who: &Who, comes: bool) {
        self.write(|known| {
            let guests = known.guests.entry(night.into()).or_default();
            guests.retain(|guest| guest != who);
            if comes {
                guests.push(who.clone());
            }
        });
    }

    fn told(&self, night: &str) -> Told {
        self.read(|known| known.told.get(night).copied().unwrap_or(Told { begins_ms: 0, is_settled: true }))
    }

    fn note(&self, night: &Arc<str>, told: Told) {
        self.write(|known| known.told.insert(night.clone(), told));
    }

    fn read<T>(&self, read: impl FnOnce(&Known) -> T) -> T {
        read(&self.0.read().unwrap_or_else(PoisonError::into_inner))
    }

    fn write<T>(&self, change: impl FnOnce(&mut Known) -> T) -> T {
        change(&mut self.0.write().unwrap_or_else(PoisonError::into_inner))
    }
}

#[cfg(test)]
mod tests;
