//! What a game is to its records.

use std::fmt;

/// Where a record stands after some of its steps, and what a step does to it.
pub trait Ground: Clone + fmt::Debug {
    /// What the rules allow.
    type Move: Copy + Eq + fmt::Debug;
    /// A move as a node keeps it: there may be millions.
    type Packed: Copy + Eq + fmt::Debug;
    /// What was done against the rules; [`Never`] where records hold no such thing.
    type Illegal: Clone + Eq + fmt::Debug;
    /// How a line of play ends.
    type Ending: Clone + Eq + fmt::Debug;

    /// A move for a node.
    fn pack(m: Self::Move) -> Self::Packed;

    /// The move that was packed.
    fn unpack(packed: Self::Packed) -> Self::Move;

    /// Goes on by a move that may be played here.
    fn play(&mut self, m: Self::Move);

    /// Goes on by something against the rules.
    fn suffer(&mut self, _: &Self::Illegal) {}

    /// The game ends here.
    fn close(&mut self) {}

    /// An ending as a record may hold it.
    #[must_use]
    fn fit(ending: Self::Ending) -> Self::Ending {
        ending
    }
}

/// There is nothing of the kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Never {}
