//! Positions that come back: the fourth time ends the game, and those who are left share the first place, but for one who has
//! given check all the while.

use super::{DECIDED, Search};
use crate::yonin::history::{Step, perpetual_checker};
use crate::yonin::position::Position;
use crate::yonin::seat::Seat;

impl Search<'_> {
    /// What the position that the line leads to counts if it has been there before. `None` if it is new, or nothing follows from
    /// it yet.
    pub(super) fn repeated(&self, position: &Position, ply: i32) -> Option<i32> {
        let (_, key) = *self.line.last()?;
        let in_line = self.line.iter().filter(|(_, known)| *known == key).count();
        let times = self.course.history().times(key) + in_line;
        if times < 2 {
            return None;
        }
        let Some(checker) = self.checker(key) else { return Some(self.shared(position, None)) };
        // Who has checked in the game so far may still do otherwise; on the line everybody could have done.
        let is_new = in_line > 1 || key == self.course.position().key();
        let decided = is_new || times >= position.rules.occurrences;
        decided.then(|| match self.is_ours(position, checker) {
            true => ply - DECIDED + 1_000 * position.out().len() as i32,
            false if position.rules.teams => DECIDED - ply,
            false => self.shared(position, Some(checker)),
        })
    }

    /// Who has given check with each move since the position was there first.
    fn checker(&self, key: u64) -> Option<Seat> {
        let mut position = self.course.position().clone();
        let line: Vec<Step> = self.line.iter().map(|(m, _)| Step::play(&mut position, *m)).collect();
        let past = self.course.history().since(key);
        let first = if past.is_empty() { line.iter().position(|step| step.key() == key).unwrap_or(0) } else { 0 };
        perpetual_checker(past.iter().chain(&line[first..]))
    }

    /// The worth of sharing the first place, but for somebody: as if those who share had the same, all there is.
    fn shared(&self, position: &Position, but: Option<Seat>) -> i32 {
        if position.rules.teams {
            return 0;
        }
        let sharing = 4 - position.out().len() as i32 - i32::from(but.is_some());
        let each = self.sums(position).iter().sum::<i32>() / sharing;
        3 * each - (sharing - 1) * each
    }
}
