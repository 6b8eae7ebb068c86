//! Positions that come back.

use super::MATE;
use super::node::Step;

/// What a position counts that has been there before, for the side to move: nothing, or as good as decided if one side has
/// done nothing but give check since then. `None` if it is new.
pub(super) fn score(path: &[Step], key: u64, in_check: bool, ply: usize) -> Option<i32> {
    if ply == 0 {
        return None;
    }
    let mut ours = in_check;
    let mut theirs = true;
    for (back, step) in path.iter().rev().enumerate() {
        if back % 2 == 0 {
            theirs &= step.in_check;
        } else {
            if step.key == key {
                return Some(match (ours, theirs) {
                    (true, false) => PERPETUAL - ply as i32,
                    (false, true) => ply as i32 - PERPETUAL,
                    _ => 0,
                });
            }
            ours &= step.in_check;
        }
    }
    None
}

/// Checking for ever loses by the rules, but not at once.
const PERPETUAL: i32 = MATE / 2 - 1_000;
