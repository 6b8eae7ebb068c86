//! Positions that come back.

use super::MATE;
use super::node::Step;
use crate::game::{Ending, Repetition};

/// What a position counts that has been there before, for the side to move. A draw, and checking for ever, count as soon as it
/// comes back; what else the rules say, once it has come back as often as they ask, or if it was met since the root, where
/// both sides could have done otherwise. `None` if it is new.
pub(super) fn score(ending: &Ending, path: &[Step], key: u64, in_check: bool, ply: usize) -> Option<i32> {
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
            let is_last = back < ply || times >= ending.occurrences;
            match ending.repetition {
                _ if ending.perpetual_check_loses && ours && !theirs => return Some(won),
                _ if ending.perpetual_check_loses && theirs && !ours => return Some(lost),
                Repetition::Draw => return Some(0),
                Repetition::FirstLoses if is_last => return Some(if moved_first { lost } else { won }),
                // Whoever has just brought it back may not.
                Repetition::Forbidden if is_last => return Some(won),
                Repetition::FirstLoses | Repetition::Forbidden => {}
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
