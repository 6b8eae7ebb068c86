//! When something is to be seen again: FSRS, the *free spaced repetition scheduler*, sixth version, with the weights that its
//! authors fitted to many people's reviews and publish as the usual ones.
//!
//! What somebody remembers of a card is two numbers: for how many days it stays with a probability of 90 %, its *stability*, and how
//! hard it is, from 1 to 10. Both follow from the reviews alone, so that nothing but these need be kept.

use std::fmt;
use std::str::FromStr;

/// How well something was remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// Not at all: the answer was wrong.
    Again,
    /// With help.
    Hard,
    /// By oneself.
    Good,
    /// At once.
    Easy,
}

/// An answer within this time is given at once.
const AT_ONCE_MS: i64 = 5_000;

impl Grade {
    /// Every grade, the worst first.
    pub const ALL: [Grade; 4] = [Grade::Again, Grade::Hard, Grade::Good, Grade::Easy];

    /// The grade of a right answer, with hints or without, that took so long.
    pub const fn of_right(hinted: bool, used_ms: i64) -> Grade {
        match hinted {
            true => Grade::Hard,
            false if used_ms < AT_ONCE_MS => Grade::Easy,
            false => Grade::Good,
        }
    }

    /// As it is stored and told to programs.
    pub const fn code(self) -> &'static str {
        match self {
            Grade::Again => "again",
            Grade::Hard => "hard",
            Grade::Good => "good",
            Grade::Easy => "easy",
        }
    }

    /// As the formulas have it, from 1.
    fn number(self) -> f64 {
        self as u8 as f64 + 1.0
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Grade {
    type Err = ();

    fn from_str(text: &str) -> Result<Grade, ()> {
        Grade::ALL.into_iter().find(|grade| grade.code() == text).ok_or(())
    }
}

/// Something was seen and graded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Review {
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// How well.
    pub grade: Grade,
}

/// What somebody remembers of a card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Memory {
    /// After so many days it is remembered with a probability of 90 %.
    pub stability: f64,
    /// From 1 to 10.
    pub difficulty: f64,
    /// When it was seen last, in milliseconds since 1970.
    pub last_ms: i64,
}

/// The usual weights of the sixth version.
const W: [f64; 21] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
    1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];
/// A card comes back when it is remembered with this probability. Stability is measured at the same, so that it is the interval.
const RETENTION: f64 = 0.9;
const LEAST_STABILITY: f64 = 0.001;
const LONGEST_DAYS: f64 = 36_500.0;
const DAY_MS: i64 = 24 * 3_600_000;

impl Memory {
    /// What is left of reviews, the first first; `None` if there were none.
    pub fn of(reviews: &[Review]) -> Option<Memory> {
        let (first, later) = reviews.split_first()?;
        Some(later.iter().fold(Memory::first(*first), |memory, review| memory.after(*review)))
    }

    fn first(Review { at_ms, grade }: Review) -> Memory {
        let stability = W[grade as usize];
        Memory { stability, difficulty: first_difficulty(grade).clamp(1.0, 10.0), last_ms: at_ms }
    }

    /// After one more review.
    #[must_use]
    pub fn after(self, Review { at_ms, grade }: Review) -> Memory {
        let stability = match self.days_until(at_ms) {
            0 => self.same_day(grade),
            _ if grade == Grade::Again => self.forgotten(at_ms),
            _ => self.recalled(at_ms, grade),
        };
        let stability = stability.clamp(LEAST_STABILITY, LONGEST_DAYS);
        Memory { stability, difficulty: self.harder(grade), last_ms: at_ms.max(self.last_ms) }
    }

    /// With which probability it is remembered at a time.
    pub fn recall(&self, at_ms: i64) -> f64 {
        let scale = RETENTION.powf(-1.0 / W[20]) - 1.0;
        (1.0 + scale * self.days_until(at_ms) as f64 / self.stability).powf(-W[20])
    }

    /// After how many days it is to be seen again.
    pub fn interval_days(&self) -> i64 {
        // Within the bounds.
        self.stability.round().clamp(1.0, LONGEST_DAYS) as i64
    }

    /// When it is to be seen again, in milliseconds since 1970.
    pub fn due_ms(&self) -> i64 {
        self.last_ms.saturating_add(self.interval_days() * DAY_MS)
    }

    /// Whole days since it was seen last.
    fn days_until(&self, at_ms: i64) -> i64 {
        (at_ms.saturating_sub(self.last_ms) / DAY_MS).max(0)
    }

    fn same_day(&self, grade: Grade) -> f64 {
        let factor = (W[17] * (grade.number() - 3.0 + W[18])).exp() * self.stability.powf(-W[19]);
        // What was remembered is not forgotten faster for it.
        self.stability * if grade == Grade::Again { factor } else { factor.max(1.0) }
    }

    fn forgotten(&self, at_ms: i64) -> f64 {
        let stability = W[11]
            * self.difficulty.powf(-W[12])
            * ((self.stability + 1.0).powf(W[13]) - 1.0)
            * (W[14] * (1.0 - self.recall(at_ms))).exp();
        stability.min(self.stability / (W[17] * W[18]).exp())
    }

    fn recalled(&self, at_ms: i64, grade: Grade) -> f64 {
        let by_grade = match grade {
            Grade::Hard => W[15],
            Grade::Easy => W[16],
            Grade::Again | Grade::Good => 1.0,
        };
        let growth = W[8].exp()
            * (11.0 - self.difficulty)
            * self.stability.powf(-W[9])
            * ((W[10] * (1.0 - self.recall(at_ms))).exp() - 1.0);
        self.stability * (1.0 + growth * by_grade)
    }

    /// The difficulty after a review: the harder it is already, the less it grows; and it is drawn a little to that of easy cards.
    fn harder(&self, grade: Grade) -> f64 {
        let change = -W[6] * (grade.number() - 3.0) * (10.0 - self.difficulty) / 9.0;
        let reverted = W[7] * first_difficulty(Grade::Easy) + (1.0 - W[7]) * (self.difficulty + change);
        reverted.clamp(1.0, 10.0)
    }
}

/// The difficulty after the first review, without bounds.
fn first_difficulty(grade: Grade) -> f64 {
    W[4] - (W[5] * (grade.number() - 1.0)).exp() + 1.0
}

#[cfg(test)]
mod tests;
