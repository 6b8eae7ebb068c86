//! The ladder of amateur grades.

use std::fmt;
use std::str::FromStr;

/// A grade (段級位 dankyūi): 15 kyū, the lowest, to 1 kyū, then 1 dan to 9 dan (RANK-01). A greater one is stronger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Grade(u8);

/// The ordinal of 1 dan.
const FIRST_DAN: u8 = 15;
const GRADES: u8 = 24;

impl Grade {
    /// So many kyū, 1–15.
    pub const fn kyu(number: u8) -> Option<Grade> {
        if 1 <= number && number <= FIRST_DAN { Some(Grade(FIRST_DAN - number)) } else { None }
    }

    /// So many dan, 1–9.
    pub const fn dan(number: u8) -> Option<Grade> {
        if 1 <= number && number <= GRADES - FIRST_DAN { Some(Grade(FIRST_DAN + number - 1)) } else { None }
    }

    /// Every grade, the lowest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Grade> + ExactSizeIterator {
        (0..GRADES).map(Grade)
    }

    /// Steps above 15 kyū, 0–23.
    pub const fn ordinal(self) -> u8 {
        self.0
    }

    /// Whether it is a dan.
    pub const fn is_dan(self) -> bool {
        self.0 >= FIRST_DAN
    }

    /// How many kyū or dan it is, from 1.
    pub const fn number(self) -> usize {
        (if self.is_dan() { self.0 - FIRST_DAN + 1 } else { FIRST_DAN - self.0 }) as usize
    }

    /// Steps of the ladder between the two, whichever is higher (HCAP-06).
    ///
    /// ```
    /// use shogi::Grade;
    /// let grade = |text: &str| text.parse::<Grade>().unwrap();
    /// assert_eq!(grade("2d").difference(grade("3k")), 4);
    /// ```
    pub const fn difference(self, other: Grade) -> u8 {
        self.0.abs_diff(other.0)
    }
}

impl fmt::Display for Grade {
    /// `3k`, `2d`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number(), if self.is_dan() { 'd' } else { 'k' })
    }
}

/// A text that is no grade.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseGradeError(String);

impl fmt::Display for ParseGradeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no grade; expected 15k to 1k or 1d to 9d", self.0)
    }
}

impl std::error::Error for ParseGradeError {}

impl FromStr for Grade {
    type Err = ParseGradeError;

    /// Reads what is written: `3k`, `2d`.
    fn from_str(text: &str) -> Result<Grade, ParseGradeError> {
        Grade::all().find(|grade| grade.to_string() == text).ok_or_else(|| ParseGradeError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests;
