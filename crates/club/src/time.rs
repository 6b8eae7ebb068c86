//! Days and hours as files write them. What time it is nobody here knows: hours come in as arguments.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A day of the Gregorian calendar, written `2026-11-23`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// April.
const FEDERATION_YEAR_BEGINS: u8 = 4;

/// The first of January 1970.
impl Default for Date {
    fn default() -> Date {
        Date { year: 1970, month: 1, day: 1 }
    }
}

impl Date {
    /// This day of the years 1–9999, if there is such a day.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let is_one =
            (1..=9999).contains(&year) && (1..=12).contains(&month) && (1..=days_of(year, month)).contains(&day);
        is_one.then_some(Date { year, month, day })
    }

    /// The year.
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, 1–12.
    pub const fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, 1–31.
    pub const fn day(self) -> u8 {
        self.day
    }

    /// The same day so many years later; 1 March where there is no 29 February.
    #[must_use]
    pub fn plus_years(self, years: u16) -> Date {
        let year = self.year.saturating_add(years).min(9999);
        Date::new(year, self.month, self.day).unwrap_or(Date { year, month: 3, day: 1 })
    }

    /// The same day so many months later; the first of the next where a month has no such day.
    #[must_use]
    pub fn plus_months(self, months: u8) -> Date {
        let count = u16::from(self.month) - 1 + u16::from(months);
        let year = self.year.saturating_add(count / 12).min(9999);
        let month = u8::try_from(count % 12 + 1).unwrap_or(1);
        Date::new(year, month, self.day).unwrap_or(Date { year, month: month + 1, day: 1 })
    }

    /// The day after.
    #[must_use]
    pub fn next_day(self) -> Date {
        Date::from_number(self.number() + 1).unwrap_or(self)
    }

    /// Days from this day to another; below nothing to one before it.
    pub fn days_until(self, other: Date) -> i64 {
        other.number() - self.number()
    }

    /// Full years from this day, a birthday, to another.
    pub fn years_until(self, other: Date) -> u32 {
        let had_birthday = (other.month, other.day) >= (self.month, self.day);
        u32::from(other.year.saturating_sub(self.year)).saturating_sub(u32::from(!had_birthday))
    }

    /// The year of the Japanese federation in which it lies, which begins in April.
    pub const fn federation_year(self) -> u16 {
        if self.month >= FEDERATION_YEAR_BEGINS { self.year } else { self.year.saturating_sub(1) }
    }

    /// The first day after that year.
    #[must_use]
    pub fn end_of_federation_year(self) -> Date {
        Date { year: (self.federation_year() + 1).min(9999), month: FEDERATION_YEAR_BEGINS, day: 1 }
    }

    /// Whether it is a Sunday.
    pub fn is_sunday(self) -> bool {
        // 1 January 1970 was a Thursday.
        (self.number() + 4).rem_euclid(7) == 0
    }

    /// Days since 1 January 1970.
    fn number(self) -> i64 {
        // Years begin in March here, so that the odd day of leap years is their last.
        let (year, month) = (i64::from(self.year), i64::from(self.month));
        let year = if month <= 2 { year - 1 } else { year };
        let day_of_year = (153 * ((month + 9) % 12) + 2) / 5 + i64::from(self.day) - 1;
        365 * year + year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400) + day_of_year - 719_468
    }

    fn from_number(number: i64) -> Option<Date> {
        let shifted = number + 719_468;
        let (era, of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
        let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        let year = year + era * 400 + i64::from(month <= 2);
        Date::new(u16::try_from(year).ok()?, u8::try_from(month).ok()?, u8::try_from(day).ok()?)
    }
}

fn days_of(year: u16, month: u8) -> u8 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => 29,
        2 => 28,
        _ => 31,
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// A text that is no day, or no hour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseTimeError {
    text: String,
    expected: &'static str,
}

impl fmt::Display for ParseTimeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found {:?}", self.expected, self.text)
    }
}

impl std::error::Error for ParseTimeError {}

/// So many figures and nothing else, between these places.
fn figures(text: &str, from: usize, to: usize) -> Option<u16> {
    let part = text.get(from..to)?;
    if part.bytes().all(|byte| byte.is_ascii_digit()) { part.parse().ok() } else { None }
}

impl FromStr for Date {
    type Err = ParseTimeError;

    fn from_str(text: &str) -> Result<Date, ParseTimeError> {
        let read = || {
            let shape = text.len() == 10 && text.get(4..5)? == "-" && text.get(7..8)? == "-";
            let [year, month, day] = [figures(text, 0, 4)?, figures(text, 5, 7)?, figures(text, 8, 10)?];
            if shape { Date::new(year, u8::try_from(month).ok()?, u8::try_from(day).ok()?) } else { None }
        };
        read().ok_or_else(|| ParseTimeError { text: text.to_owned(), expected: "a day such as 2026-11-23" })
    }
}

impl TryFrom<String> for Date {
    type Error = ParseTimeError;

    fn try_from(text: String) -> Result<Date, ParseTimeError> {
        text.parse()
    }
}

impl From<Date> for String {
    fn from(date: Date) -> String {
        date.to_string()
    }
}

/// A second of universal time, written `2026-11-23T09:30:00Z`. Read, a time zone as a number (`+01:00`) will do as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Hour(i64);

impl Hour {
    /// So many seconds after 1 January 1970; `None` outside the years 1–9999.
    pub fn from_seconds(seconds: i64) -> Option<Hour> {
        Date::from_number(seconds.div_euclid(86_400)).map(|_| Hour(seconds))
    }

    /// Seconds since 1 January 1970.
    pub const fn seconds(self) -> i64 {
        self.0
    }

    /// The day it falls on, in universal time.
    pub fn date(self) -> Date {
        Date::from_number(self.0.div_euclid(86_400)).unwrap_or(Date { year: 1, month: 1, day: 1 })
    }
}

impl fmt::Display for Hour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let second = self.0.rem_euclid(86_400);
        write!(f, "{}T{:02}:{:02}:{:02}Z", self.date(), second / 3600, second / 60 % 60, second % 60)
    }
}

impl FromStr for Hour {
    type Err = ParseTimeError;

    fn from_str(text: &str) -> Result<Hour, ParseTimeError> {
        let read = || {
            let date: Date = text.get(..10)?.parse().ok()?;
            let [hour, minute] = [figures(text, 11, 13)?, figures(text, 14, 16)?];
            // Who names an hour names no seconds.
            let (second, rest) = if text.get(16..17)? == ":" { (figures(text, 17, 19)?, 19) } else { (0, 16) };
            if [text.get(10..11)?, text.get(13..14)?] != ["T", ":"] || hour > 23 || minute > 59 || second > 59 {
                return None;
            }
            let local = date.number() * 86_400 + i64::from(hour) * 3600 + i64::from(minute) * 60 + i64::from(second);
            Hour::from_seconds(local - zone(text.get(rest..)?)?)
        };
        read().ok_or_else(|| ParseTimeError { text: text.to_owned(), expected: "an hour such as 2026-11-23T09:30:00Z" })
    }
}

/// How many seconds a zone is ahead of universal time.
fn zone(text: &str) -> Option<i64> {
    let sign = match text.get(..1)? {
        "Z" if text.len() == 1 => return Some(0),
        "+" => 1,
        "-" => -1,
        _ => return None,
    };
    let (hours, minutes) = (figures(text, 1, 3)?, figures(text, 4, 6)?);
    let is_one = text.len() == 6 && text.get(3..4)? == ":" && hours <= 14 && minutes <= 59;
    is_one.then_some(sign * (i64::from(hours) * 3600 + i64::from(minutes) * 60))
}

impl TryFrom<String> for Hour {
    type Error = ParseTimeError;

    fn try_from(text: String) -> Result<Hour, ParseTimeError> {
        text.parse()
    }
}

impl From<Hour> for String {
    fn from(hour: Hour) -> String {
        hour.to_string()
    }
}

#[cfg(test)]
mod tests;
