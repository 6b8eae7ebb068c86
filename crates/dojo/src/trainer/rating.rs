//! How strong somebody is at problems, and how hard problems are: Elo numbers, as if each problem were an opponent.
//!
//! The first answer to a problem counts, and no other: it is won by whoever finds the mate without a wrong move and
//! without help. A visitor's number moves the less the more they have solved (by 160 points at first, by 16 in the
//! end), a problem's by 4.

use serde::{Deserialize, Serialize};

/// Where everybody begins: who finds a mate in three more often than not.
const BEGINNER: f64 = 900.0;
/// How far a problem's number moves.
const STEP_OF_PROBLEM: f64 = 4.0;

/// How somebody stands; stored with each entry of their log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Standing {
    /// Their Elo number.
    pub rating: f64,
    /// Problems that have counted.
    pub rated: u32,
    /// Those of them that were solved at once.
    pub solved: u32,
    /// Solved at once in a row up to now, and at best.
    pub streak: u32,
    /// The longest such streak so far.
    pub best: u32,
    /// Days in a row on which the problem of the day was solved at once, and the last of them (days since 1970).
    pub days: u32,
    /// The last of those days; `None` before the first.
    pub last_day: Option<i64>,
}

impl Default for Standing {
    fn default() -> Standing {
        Standing { rating: BEGINNER, rated: 0, solved: 0, streak: 0, best: 0, days: 0, last_day: None }
    }
}

impl Standing {
    /// The standing after a problem of this number was solved at once or not, and how far the problem's number moves.
    pub fn after(&self, problem: f64, solved: bool) -> (Standing, f64) {
        let score = f64::from(u8::from(solved));
        let surprise = score - expected(self.rating, problem);
        let streak = if solved { self.streak + 1 } else { 0 };
        let standing = Standing {
            rating: self.rating + surprise * step(self.rated),
            rated: self.rated + 1,
            solved: self.solved + u32::from(solved),
            streak,
            best: self.best.max(streak),
            ..self.clone()
        };
        (standing, -surprise * STEP_OF_PROBLEM)
    }

    /// The standing after the problem of this day was solved at once.
    pub fn with_day(self, day: i64) -> Standing {
        let days = match self.last_day {
            Some(last) if last == day => self.days,
            Some(last) if last == day - 1 => self.days + 1,
            _ => 1,
        };
        Standing { days, last_day: Some(day), ..self }
    }

    /// How many days in a row it is, seen from `day`: one that was missed ends them.
    pub fn days_on(&self, day: i64) -> u32 {
        if self.last_day.is_some_and(|last| day - last <= 1) { self.days } else { 0 }
    }
}

/// How far a visitor's number moves who has solved so many.
fn step(rated: u32) -> f64 {
    16.0 + 144.0 / f64::from(1 + rated)
}

/// How often somebody of this number solves a problem of that.
fn expected(visitor: f64, problem: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf((problem - visitor) / 400.0))
}

#[cfg(test)]
mod tests;
