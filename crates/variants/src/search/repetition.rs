//! Positions that come back.

use super::path::{Onward, Step};
use super::{MATE, Search};
use crate::deed::{Deed, who_must_leave_off};
use crate::laws::{Ending, Repetition};
use shogi::Color;

impl Search<'_> {
    /// What the present position counts if it has been there before. `None` if it is new, or nothing follows from it yet.
    pub(super) fn repeated(&mut self, in_check: bool, ply: usize) -> Option<i32> {
        let (ending, key) = (self.position.game.ending, self.position.key());
        let score = score(&ending, &self.path, key, in_check, ply)?;
        if score != 0 || !ending.perpetual_attack_loses {
            return Some(score);
        }
        let first = self.path.iter().position(|step| step.key == key)?;
        let Some(loser) = self.who_must_leave_off(first) else { return Some(0) };
        let times = 1 + self.path[first..].iter().filter(|step| step.key == key).count() as u32;
        let is_new = self.path[self.path.len() - ply..].iter().any(|step| step.key == key);
        let decided = DECIDED - ply as i32;
        (is_new || times >= ending.occurrences).then_some(if loser == self.position.turn { -decided } else { decided })
    }

    /// Who must leave off by what has been done since that place of the path. What a move did is found out only now, by taking
    /// it back: most positions never come back.
    fn who_must_leave_off(&mut self, first: usize) -> Option<Color> {
        let turn = self.position.turn;
        let (position, cycle) = (&mut self.position, &self.path[first..]);
        let mut taken_back = Vec::new();
        let deeds = cycle.iter().rev().map(|step| match step.onward {
            Onward::Played(deed) => deed,
            Onward::Tried(m, undo) => {
                taken_back.push(m);
                let Some(m) = m else {
                    position.unpass(undo);
                    return Deed::Quiet;
                };
                let deed = Deed::of(position.rules(), m);
                position.unmake(m, undo);
                deed
            }
        });
        let loser = who_must_leave_off(turn, deeds);
        for m in taken_back.into_iter().rev() {
            match m {
                Some(m) => position.make(m),
                None => position.pass(),
            };
        }
        loser
    }
}

/// What a position counts that has been there before, for the side to move, by what came back alone. A draw counts as soon as it
/// comes back; what else the rules say, once it has come back as often as they ask, or if it was met since the root, where
/// both sides could have done otherwise. `None` if it is new.
fn score(ending: &Ending, path: &[Step], key: u64, in_check: bool, ply: usize) -> Option<i32> {
    if ply == 0 {
        return None;
    }
    let (won, lost) = (DECIDED - ply as i32, ply as i32 - DECIDED);
    let moved_first = path.len().is_multiple_of(2);
    let mut ours = in_check;
    let mut theirs = true;
    let mut times = 1;
    for (back, step) in path.iter().rev().enumerate() {
        if back % 2 == 0 {
            theirs &= step.in_check;
            continue;
        }
        if step.key == key {
            times += 1;
            let verdict = match ending.repetition {
                _ if ending.perpetual_check_loses && ours && !theirs => won,
                _ if ending.perpetual_check_loses && theirs && !ours => lost,
                Repetition::Draw => return Some(0),
                Repetition::FirstLoses if moved_first => lost,
                // Whoever has just brought it back may not.
                Repetition::FirstLoses | Repetition::Forbidden => won,
            };
            if back < ply || times >= ending.occurrences {
                return Some(verdict);
            }
        }
        ours &= step.in_check;
    }
    None
}

/// Who repeats may lose by the rules, but not at once.
const DECIDED: i32 = MATE / 2 - 1_000;

#[cfg(test)]
mod tests;
