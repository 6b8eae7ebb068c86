//! Situations that come back (千日手 sennichite, END-12, END-13).

use play::Board;
use std::collections::HashMap;

/// How often each situation has been on the board, by [`Board::key`].
#[derive(Clone, Debug, Default)]
pub(crate) struct Occurrences(HashMap<u64, u32>);

/// So many occurrences end a game.
pub(crate) const LIMIT: usize = 4;

impl Occurrences {
    /// Counts a position; whether its key has now been seen [`LIMIT`] times. Keys can in theory be equal by chance: the
    /// caller looks at the positions themselves before it judges.
    pub(crate) fn add(&mut self, position: &impl Board) -> bool {
        let count = self.0.entry(position.key()).or_insert(0);
        *count += 1;
        *count as usize >= LIMIT
    }

    /// How often a position has been counted.
    pub(crate) fn of(&self, position: &impl Board) -> u32 {
        self.0.get(&position.key()).copied().unwrap_or(0)
    }

    /// Takes back [`Occurrences::add`].
    pub(crate) fn remove(&mut self, position: &impl Board) {
        if let Some(count) = self.0.get_mut(&position.key()) {
            *count -= 1;
            if *count == 0 {
                self.0.remove(&position.key());
            }
        }
    }
}
