//! What makes a level weaker.

use super::level::Level;
use crate::key;

/// How a player of a level sees.
#[derive(Clone, Copy, Debug)]
pub(super) struct Skill {
    /// Positions looked at, at most.
    pub(super) nodes: u64,
    /// The largest error in judging a position.
    error: i32,
    seed: u64,
}

impl Skill {
    pub(super) fn of(level: Level, seed: u64) -> Skill {
        Skill { nodes: level.nodes(), error: level.error(), seed }
    }

    /// By how much a position is misjudged: always the same for the same position and seed.
    pub(super) fn misjudges(&self, key: u64) -> i32 {
        if self.error == 0 {
            return 0;
        }
        let chance = (key::mixed(key ^ self.seed) >> 32) as i64;
        ((chance * i64::from(2 * self.error + 1)) >> 32) as i32 - self.error
    }
}
