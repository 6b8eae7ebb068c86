//! The marks by which tables of tournaments write their clocks: `8h`, `3h★`, `15☆(10k)`, `25(40)` (CLOCK-23).

use super::reader::{LONGEST_MAIN, ParseTimeControlError, Reader};
use super::{Rounding, TimeControl};
use std::time::Duration;

/// The marks of byōyomi, in seconds.
const BYOYOMI: [(&str, u64); 3] = [("★", 60), ("☆", 30), ("(40)", 40)];

impl TimeControl {
    /// Reads the time of a round as tables of tournaments write it: hours (`8h`) or minutes (`40`), then the byōyomi: ★ one
    /// minute, ☆ half a minute, `(40)` forty seconds, then considerations in parentheses: `15☆(10k)` (CLOCK-23).
    ///
    /// With a mark it is a chess clock, which counts seconds; without one a stopwatch, whose last minute is byōyomi anyway.
    ///
    /// ```
    /// use arbiter::TimeControl;
    /// assert_eq!(TimeControl::from_mark("15☆(10k)").unwrap(), "15m+30s/10x60s/seconds".parse().unwrap());
    /// ```
    ///
    /// # Errors
    /// With the column of the first wrong character.
    pub fn from_mark(text: &str) -> Result<TimeControl, ParseTimeControlError> {
        let mut reader = Reader::new(text);
        let number = reader.number()?;
        let seconds = number.saturating_mul(if reader.take("h") { 3600 } else { 60 });
        if seconds == 0 || seconds > LONGEST_MAIN {
            return Err(reader.wrong(0, "1 minute to 19 hours"));
        }
        let main = Duration::from_secs(seconds);
        let byoyomi = BYOYOMI.into_iter().find(|(mark, _)| reader.take(mark));
        let control = match byoyomi {
            None => TimeControl::Stopwatch { main },
            Some((_, period)) => TimeControl::Byoyomi {
                main,
                considerations: reader.marked_considerations()?,
                period: Duration::from_secs(period),
                rounding: Rounding::Seconds,
            },
        };
        match (reader.at_end(), byoyomi) {
            (true, _) => Ok(control),
            (false, None) => Err(reader.wrong(reader.at, "★, ☆ or (40), or the end")),
            (false, Some(_)) => Err(reader.wrong(reader.at, "considerations (10k), or the end")),
        }
    }
}

impl TimeControl {
    /// The mark of a clock, if tables of tournaments have one for it: what [`TimeControl::from_mark`] has read.
    pub fn mark(self) -> Option<String> {
        let (minutes, seconds) = (self.main().as_secs() / 60, self.main().as_secs() % 60);
        let number = if minutes >= 60 && minutes.is_multiple_of(60) {
            format!("{}h", minutes / 60)
        } else {
            minutes.to_string()
        };
        let text = match self {
            TimeControl::Stopwatch { .. } => number,
            TimeControl::Byoyomi { considerations, period, rounding: Rounding::Seconds, .. } => {
                let (mark, _) = BYOYOMI.into_iter().find(|(_, seconds)| Duration::from_secs(*seconds) == period)?;
                let considered = if considerations > 0 { format!("({considerations}k)") } else { String::new() };
                format!("{number}{mark}{considered}")
            }
            _ => return None,
        };
        (seconds == 0 && minutes > 0).then_some(text)
    }
}

impl Reader {
    /// `(10k)`, or none.
    fn marked_considerations(&mut self) -> Result<u32, ParseTimeControlError> {
        if !self.take("(") {
            return Ok(0);
        }
        let start = self.at;
        let count = self.number()?;
        match u32::try_from(count) {
            Ok(count @ 1..=99) if self.take("k)") => Ok(count),
            Ok(1..=99) => Err(self.wrong(self.at, "'k)'")),
            _ => Err(self.wrong(start, "1 to 99 considerations")),
        }
    }
}
