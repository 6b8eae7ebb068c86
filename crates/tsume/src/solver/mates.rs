//! The moves that mated lately where a position was looked at and not searched: the end of a line needs no second look.

use super::key::Key;
use shogi::Move;

const SLOTS: usize = 64;

/// A small table in which the newest takes the place of the older one.
#[derive(Debug)]
pub(super) struct Mates([Option<(Key, Move)>; SLOTS]);

impl Mates {
    pub(super) fn new() -> Mates {
        Mates([None; SLOTS])
    }

    pub(super) fn put(&mut self, key: Key, m: Move) {
        self.0[index(key)] = Some((key, m));
    }

    /// A check that mates in the position with this key.
    pub(super) fn get(&self, key: Key) -> Option<Move> {
        self.0[index(key)].filter(|(known, _)| *known == key).map(|(_, m)| m)
    }
}

fn index(key: Key) -> usize {
    (key.board >> 20) as usize % SLOTS
}
