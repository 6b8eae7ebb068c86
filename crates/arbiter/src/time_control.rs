//! How time is given to the players, and its text.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The time each player has (requirements §5.1). Always whole seconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TimeControl {
    /// No limit (CLOCK-12).
    #[default]
    Untimed,
    /// 切れ負け kiremake: main time, and at zero the game is lost (CLOCK-10).
    SuddenDeath {
        /// 持ち時間 mochijikan, more than zero.
        main: Duration,
    },
    /// 秒読み byōyomi: once main time is gone, so much for every move (CLOCK-06).
    Byoyomi {
        /// 持ち時間 mochijikan, zero or more.
        main: Duration,
        /// For each move after that, more than zero.
        period: Duration,
    },
}

/// The longest main time that can be asked for, in seconds: ten hours more than the longest title match has.
const LONGEST_MAIN: u64 = 19 * 3600;
/// The longest byōyomi, in seconds.
const LONGEST_PERIOD: u64 = 600;

impl TimeControl {
    /// Main time at the start; none without a clock.
    pub const fn main(self) -> Duration {
        match self {
            TimeControl::Untimed => Duration::ZERO,
            TimeControl::SuddenDeath { main } | TimeControl::Byoyomi { main, .. } => main,
        }
    }

    /// Time for each move once main time is gone; zero without byōyomi.
    pub const fn period(self) -> Duration {
        match self {
            TimeControl::Untimed | TimeControl::SuddenDeath { .. } => Duration::ZERO,
            TimeControl::Byoyomi { period, .. } => period,
        }
    }

    /// Whether there is a clock at all.
    pub const fn is_timed(self) -> bool {
        !matches!(self, TimeControl::Untimed)
    }
}

impl fmt::Display for TimeControl {
    /// `none`, `10m`, `1h30m+60s`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            TimeControl::Untimed => f.write_str("none"),
            TimeControl::SuddenDeath { main } => write_main(f, main),
            TimeControl::Byoyomi { main, period } => {
                write_main(f, main)?;
                write!(f, "+{}s", period.as_secs())
            }
        }
    }
}

fn write_main(f: &mut fmt::Formatter<'_>, main: Duration) -> fmt::Result {
    let seconds = main.as_secs();
    let parts = [(seconds / 3600, 'h'), (seconds / 60 % 60, 'm'), (seconds % 60, 's')];
    if seconds == 0 {
        return f.write_str("0m");
    }
    parts.iter().filter(|(count, _)| *count > 0).try_for_each(|(count, unit)| write!(f, "{count}{unit}"))
}

/// Why a text is no clock, and the column (from 1, in characters) where it goes wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseTimeControlError {
    /// Column of the first wrong character, counted in characters from 1.
    pub column: usize,
    /// What should stand there.
    pub expected: &'static str,
}

impl fmt::Display for ParseTimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a clock: column {}: expected {}", self.column, self.expected)
    }
}

impl std::error::Error for ParseTimeControlError {}

impl FromStr for TimeControl {
    type Err = ParseTimeControlError;

    /// Reads `none`, main time (`10m`, `1h30m`), or main time and byōyomi (`10m+30s`).
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
        let mut reader = Reader { chars: text.chars().take(MOST_CHARS).collect(), at: 0 };
        let main = reader.amount(LONGEST_MAIN, "main time of 19 hours at most")?;
        if reader.at_end() {
            let zero = reader.wrong(0, "main time of more than zero, or '+' and byōyomi");
            return if main.is_zero() { Err(zero) } else { Ok(TimeControl::SuddenDeath { main }) };
        }
        if reader.peek() != Some('+') {
            return Err(reader.wrong(reader.at, "'+' and byōyomi, or the end of the clock"));
        }
        reader.at += 1;
        let start = reader.at;
        let period = reader.amount(LONGEST_PERIOD, "byōyomi of 10 minutes at most")?;
        if period.is_zero() {
            return Err(reader.wrong(start, "byōyomi of more than zero"));
        }
        if !reader.at_end() {
            return Err(reader.wrong(reader.at, "the end of the clock"));
        }
        Ok(TimeControl::Byoyomi { main, period })
    }
}

/// A clock's text is never longer; what follows is an error anyway.
const MOST_CHARS: usize = 64;

struct Reader {
    chars: Vec<char>,
    at: usize,
}

impl Reader {
    fn peek(&self) -> Option<char> {
        self.chars.get(self.at).copied()
    }

    fn at_end(&self) -> bool {
        self.at == self.chars.len()
    }

    fn wrong(&self, index: usize, expected: &'static str) -> ParseTimeControlError {
        ParseTimeControlError { column: index + 1, expected }
    }

    /// One or more numbers with units, the larger unit first: `1h30m`.
    fn amount(&mut self, most: u64, limit: &'static str) -> Result<Duration, ParseTimeControlError> {
        const UNITS: [(char, u64); 3] = [('h', 3600), ('m', 60), ('s', 1)];
        let start = self.at;
        let mut units = &UNITS[..];
        let mut seconds = 0_u64;
        while self.at == start || self.peek().is_some_and(|c| c.is_ascii_digit()) {
            let number = self.number()?;
            let found = self.peek().and_then(|c| units.iter().position(|(unit, _)| *unit == c));
            let index = found.ok_or(self.wrong(self.at, expected_unit(units)))?;
            self.at += 1;
            seconds = seconds.saturating_add(number.saturating_mul(units[index].1));
            units = &units[index + 1..];
        }
        if seconds > most { Err(self.wrong(start, limit)) } else { Ok(Duration::from_secs(seconds)) }
    }

    fn number(&mut self) -> Result<u64, ParseTimeControlError> {
        let start = self.at;
        let mut number = 0_u64;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            number = number.saturating_mul(10).saturating_add(u64::from(digit));
            self.at += 1;
        }
        if self.at > start { Ok(number) } else { Err(self.wrong(start, "a number")) }
    }
}

fn expected_unit(left: &[(char, u64)]) -> &'static str {
    match left.len() {
        3 => "a unit: h, m or s",
        2 => "a unit smaller than h: m or s",
        1 => "a unit smaller than m: s",
        _ => "'+' and byōyomi, or the end of the clock",
    }
}

#[cfg(test)]
mod tests;
