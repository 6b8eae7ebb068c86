//! Grades from ratings: given once, never taken away.

use super::table::{Grade, Table};

/// How near somebody is to the next grade, in games since the last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Games at or above its lower bound, in a run.
    pub above_lower: u32,
    /// Games at or above its middle, in a run.
    pub above_middle: u32,
    /// Whether the middle was reached since the first of `above_lower`.
    pub touched_middle: bool,
}

/// A grade, if there is one yet, and the way to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Graded {
    /// The grade.
    pub grade: Option<Grade>,
    /// The way to the next.
    pub counts: Counts,
}

impl Table {
    /// Grades after an event of so many games that took a rating from one number to another; each game is taken to have
    /// moved it by the same amount.
    pub fn promote(&self, before: Graded, games_before: u32, games: u32, rating: [i32; 2]) -> Graded {
        let mut climb = Climb { table: self, next: before.grade.map_or(0, |grade| grade.0 + 1), counts: before.counts };
        let [from, to] = rating.map(f64::from);
        for game in 1..=games {
            let now = from + (to - from) * f64::from(game) / f64::from(games);
            let number = games_before.saturating_add(game);
            if number >= self.promotion.established_games {
                climb.count(now);
            } else if number >= self.elo.performance_games {
                climb.jump(now);
            }
        }
        if games > 0 && games_before.saturating_add(games) >= self.promotion.established_games {
            while climb.is_beyond_losing(to) {
                climb.rise();
            }
        }
        Graded { grade: climb.next.checked_sub(1).map(Grade), counts: climb.counts }
    }
}

struct Climb<'a> {
    table: &'a Table,
    /// The step that is looked at.
    next: usize,
    counts: Counts,
}

impl Climb<'_> {
    fn rise(&mut self) {
        self.next += 1;
        self.counts = Counts::default();
    }

    /// After a game of somebody with few games: what lies below the upper bound of the grade above the next.
    fn jump(&mut self, rating: f64) {
        while rating >= self.table.upper(self.next + 1) {
            self.rise();
        }
    }

    /// After any other game.
    fn count(&mut self, rating: f64) {
        while rating >= self.table.upper(self.next) {
            self.rise();
        }
        self.counts.add(self.table, self.next, rating);
        if self.counts.suffice(self.table, self.next) {
            self.rise();
        }
    }

    /// Whether not even a long run of lost games could prevent the next grade.
    fn is_beyond_losing(&self, rating: f64) -> bool {
        let (mut counts, mut rating) = (self.counts, rating);
        (0..self.table.promotion.hopeless_losses).any(|_| {
            rating -= self.table.k(rating);
            counts.add(self.table, self.next, rating);
            counts.suffice(self.table, self.next)
        })
    }
}

impl Counts {
    fn add(&mut self, table: &Table, step: usize, rating: f64) {
        let Some(bounds) = table.bounds(step) else { return };
        if rating < bounds.lower {
            *self = Counts::default();
            return;
        }
        self.above_lower += 1;
        if rating >= bounds.middle {
            self.above_middle += 1;
            self.touched_middle = true;
        } else {
            self.above_middle = 0;
        }
    }

    fn suffice(self, table: &Table, step: usize) -> bool {
        let Some(bounds) = table.bounds(step) else { return false };
        bounds.games_above_middle.is_some_and(|games| self.above_middle >= games)
            || self.touched_middle && bounds.games_above_lower.is_some_and(|games| self.above_lower >= games)
    }
}

#[cfg(test)]
mod tests;
