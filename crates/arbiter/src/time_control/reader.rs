//! Reads the texts of clocks, character by character.

use std::fmt;
use std::time::Duration;

/// The longest main time that can be asked for, in seconds: ten hours more than the longest title match has.
pub(super) const LONGEST_MAIN: u64 = 19 * 3600;
/// A clock's text is never longer; what follows is an error anyway.
const MOST_CHARS: usize = 64;

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

/// Where one is in a text.
pub(super) struct Reader {
    pub(super) chars: Vec<char>,
    pub(super) at: usize,
}

impl Reader {
    pub(super) fn new(text: &str) -> Reader {
        Reader { chars: text.chars().take(MOST_CHARS).collect(), at: 0 }
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.chars.get(self.at).copied()
    }

    pub(super) fn at_end(&self) -> bool {
        self.at == self.chars.len()
    }

    pub(super) fn wrong(&self, index: usize, expected: &'static str) -> ParseTimeControlError {
        ParseTimeControlError { column: index + 1, expected }
    }

    /// Steps over `word` if it stands here.
    pub(super) fn take(&mut self, word: &str) -> bool {
        let length = word.chars().count();
        let stands = word.chars().eq(self.chars[self.at..].iter().copied().take(length));
        self.at += if stands { length } else { 0 };
        stands
    }

    /// One or more numbers with units, the larger unit first: `1h30m`.
    pub(super) fn amount(&mut self, most: u64, limit: &'static str) -> Result<Duration, ParseTimeControlError> {
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

    pub(super) fn number(&mut self) -> Result<u64, ParseTimeControlError> {
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
        3 => "a unit: h, m, s, or d for days",
        2 => "a unit smaller than h: m or s",
        1 => "a unit smaller than m: s",
        _ => "'+' and byōyomi, or the end of the clock",
    }
}
