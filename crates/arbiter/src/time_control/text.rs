//! The text of a clock: `none`, `10m`, `10m+30s`, `10m+30s/10x60s`, `5m+3s/move`, `8h/stopwatch`, `10m+10s/seconds`,
//! `3d/move`, `10d+1d/move`.

use super::reader::{LONGEST_MAIN, ParseTimeControlError, Reader};
use super::{DAY, MINUTE, Rounding, TimeControl};
use crate::preset;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The longest byōyomi or increment, in seconds.
const LONGEST_PERIOD: u64 = 600;
/// The most consideration periods.
const MOST_CONSIDERATIONS: u64 = 99;
/// By the day: the most for a move, and the largest fund, in days.
const MOST_DAYS: u64 = 14;
const MOST_SAVED_DAYS: u64 = 60;

impl fmt::Display for TimeControl {
    /// `none`, `10m`, `1h30m+60s`, `10m+30s/10x60s/seconds`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            TimeControl::Untimed => f.write_str("none"),
            TimeControl::Stopwatch { main } => {
                write_main(f, main)?;
                f.write_str("/stopwatch")
            }
            TimeControl::SuddenDeath { main, rounding } => {
                write_main(f, main)?;
                write_rounding(f, rounding)
            }
            TimeControl::Byoyomi { period, .. } if self.is_by_the_day() => write!(f, "{}d/move", days(period)),
            TimeControl::Increment { main, increment, .. } if self.is_by_the_day() => {
                write!(f, "{}d+{}d/move", days(main), days(increment))
            }
            TimeControl::Byoyomi { main, considerations, period, rounding } => {
                write_main(f, main)?;
                write!(f, "+{}s", period.as_secs())?;
                if considerations > 0 {
                    write!(f, "/{considerations}x{}s", MINUTE.as_secs())?;
                }
                write_rounding(f, rounding)
            }
            TimeControl::Increment { main, increment, rounding } => {
                write_main(f, main)?;
                write!(f, "+{}s/move", increment.as_secs())?;
                write_rounding(f, rounding)
            }
        }
    }
}

const fn days(time: Duration) -> u64 {
    time.as_secs() / DAY.as_secs()
}

fn write_main(f: &mut fmt::Formatter<'_>, main: Duration) -> fmt::Result {
    let seconds = main.as_secs();
    let parts = [(seconds / 3600, 'h'), (seconds / 60 % 60, 'm'), (seconds % 60, 's')];
    if seconds == 0 {
        return f.write_str("0m");
    }
    parts.iter().filter(|(count, _)| *count > 0).try_for_each(|(count, unit)| write!(f, "{count}{unit}"))
}

fn write_rounding(f: &mut fmt::Formatter<'_>, rounding: Rounding) -> fmt::Result {
    match rounding {
        Rounding::Exact => Ok(()),
        Rounding::Seconds => f.write_str("/seconds"),
    }
}

impl FromStr for TimeControl {
    type Err = ParseTimeControlError;

    /// Reads `none`; main time alone (`10m`, sudden death), with byōyomi (`1h30m+60s`), with byōyomi after considerations
    /// (`10m+30s/10x60s`), with an increment (`5m+3s/move`), or counted in minutes (`8h/stopwatch`). All but the last may
    /// end in `/seconds`: each move is then counted in whole seconds. By the day it is so many days for each move (`3d/move`),
    /// or a fund to which each move adds some (`10d+1d/move`). A round of a [`preset`] (`NHK/final`) is read as its clock.
    ///
    /// ```
    /// use arbiter::TimeControl;
    /// assert_eq!("90m+60s".parse::<TimeControl>().unwrap().to_string(), "1h30m+60s");
    /// assert_eq!("10m+".parse::<TimeControl>().unwrap_err().column, 5);
    /// ```
    fn from_str(text: &str) -> Result<TimeControl, ParseTimeControlError> {
        if text == "none" {
            return Ok(TimeControl::Untimed);
        }
        if let Some((tournament, round)) = text.split_once('/')
            && let Some(tournament) = preset::tournament(tournament)
        {
            let column = text.chars().take_while(|c| *c != '/').count() + 2;
            let expected = "a round of this tournament, such as title, final, main or qualifier";
            let round = tournament.round(round).ok_or(ParseTimeControlError { column, expected })?;
            return Ok(round.control);
        }
        let mut reader = Reader::new(text);
        if !reader.peek().is_some_and(|c| c.is_ascii_digit()) {
            return Err(reader.wrong(0, "a number, none, or a round of a tournament (NHK/final)"));
        }
        if let Some(first) = reader.days_stand_here() {
            return reader.by_the_day(first);
        }
        let main = reader.amount(LONGEST_MAIN, "main time of 19 hours at most")?;
        let control = if reader.take("+") { reader.after_main(main)? } else { reader.main_alone(main)? };
        if reader.at_end() { Ok(control) } else { Err(reader.wrong(reader.at, "the end of the clock")) }
    }
}

impl Reader {
    /// Steps over `3d`, if days stand here.
    fn days_stand_here(&mut self) -> Option<u64> {
        let start = self.at;
        let days = self.number().ok().filter(|_| self.take("d"));
        if days.is_none() {
            self.at = start;
        }
        days
    }

    /// What follows the first days: `/move`, `+1d/move`.
    fn by_the_day(mut self, first: u64) -> Result<TimeControl, ParseTimeControlError> {
        let within = |days: u64, most: u64| (1..=most).contains(&days).then(|| DAY * days as u32);
        let control = if self.take("+") {
            let main = within(first, MOST_SAVED_DAYS).ok_or(self.wrong(0, "1 to 60 days"))?;
            let start = self.at;
            let days = self.number()?;
            if !self.take("d") {
                return Err(self.wrong(self.at, "'d' for days"));
            }
            let increment = within(days, MOST_DAYS).ok_or(self.wrong(start, "1 to 14 days for each move"))?;
            TimeControl::Increment { main, increment, rounding: Rounding::Exact }
        } else {
            let period = within(first, MOST_DAYS).ok_or(self.wrong(0, "1 to 14 days for each move"))?;
            TimeControl::Byoyomi { main: Duration::ZERO, considerations: 0, period, rounding: Rounding::Exact }
        };
        match (self.take("/move"), self.at_end()) {
            (true, true) => Ok(control),
            (true, false) => Err(self.wrong(self.at, "the end of the clock")),
            (false, _) => Err(self.wrong(self.at, "'/move'")),
        }
    }

    /// `10m`, `10m/seconds`, `8h/stopwatch`.
    fn main_alone(&mut self, main: Duration) -> Result<TimeControl, ParseTimeControlError> {
        if self.take("/stopwatch") {
            let whole = main >= MINUTE && main.as_secs().is_multiple_of(MINUTE.as_secs());
            return if whole { Ok(TimeControl::Stopwatch { main }) } else { Err(self.wrong(0, "whole minutes")) };
        }
        let rounding = self.rounding();
        match (rounding, self.peek()) {
            (_, None) if main.is_zero() => Err(self.wrong(0, "main time of more than zero, or '+' and byōyomi")),
            (Rounding::Exact, Some('/')) => Err(self.wrong(self.at + 1, "stopwatch or seconds")),
            (Rounding::Exact, Some(_)) => Err(self.wrong(self.at, "'+' and byōyomi, '/', or the end of the clock")),
            _ => Ok(TimeControl::SuddenDeath { main, rounding }),
        }
    }

    /// What follows `10m+`: `30s`, `30s/10x60s`, `3s/move`, each with `/seconds` or without.
    fn after_main(&mut self, main: Duration) -> Result<TimeControl, ParseTimeControlError> {
        let start = self.at;
        let period = self.amount(LONGEST_PERIOD, "byōyomi or increment of 10 minutes at most")?;
        if period.is_zero() {
            return Err(self.wrong(start, "byōyomi or increment of more than zero"));
        }
        if self.take("/move") {
            return Ok(TimeControl::Increment { main, increment: period, rounding: self.rounding() });
        }
        let considerations = if self.digit_after_slash() { self.considerations()? } else { 0 };
        let rounding = self.rounding();
        match (rounding, self.peek()) {
            (Rounding::Exact, Some('/')) => Err(self.wrong(self.at + 1, "considerations (10x60s), move or seconds")),
            _ => Ok(TimeControl::Byoyomi { main, considerations, period, rounding }),
        }
    }

    fn digit_after_slash(&self) -> bool {
        self.peek() == Some('/') && self.chars.get(self.at + 1).is_some_and(char::is_ascii_digit)
    }

    /// `/10x60s`.
    fn considerations(&mut self) -> Result<u32, ParseTimeControlError> {
        self.at += 1;
        let start = self.at;
        let count = self.number()?;
        let count = u32::try_from(count).ok().filter(|_| (1..=MOST_CONSIDERATIONS).contains(&count));
        let count = count.ok_or(self.wrong(start, "1 to 99 considerations"))?;
        if !self.take("x") {
            return Err(self.wrong(self.at, "'x' and the minute that a consideration lasts"));
        }
        let start = self.at;
        match self.amount(LONGEST_PERIOD, "one minute")? {
            MINUTE => Ok(count),
            _ => Err(self.wrong(start, "one minute")),
        }
    }

    fn rounding(&mut self) -> Rounding {
        if self.take("/seconds") { Rounding::Seconds } else { Rounding::Exact }
    }
}
