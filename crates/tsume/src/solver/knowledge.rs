//! What searches know of positions: a table of their own, or one that several threads share.

use super::pieces::Pieces;
use super::table::{Known, Open, Table};

/// A place for what has been found out. One thread has a [`Table`]; several have a [`super::shared::Shared`].
pub(super) trait Knowledge: Send {
    /// Whether other threads may be at the same search. Where not, nothing below is spent on them.
    const SHARED: bool;

    /// Forgets everything.
    fn clear(&mut self);
    /// Begins another search: proof numbers found so far are of no use to it, as they were for another length.
    fn begin(&mut self);
    /// How full it is, in thousandths of what it may become.
    fn fullness(&self) -> u16;
    /// What is known of the position with this board and this attacker's hand, met `depth` moves from the root, about a mate
    /// within `limit` plies.
    fn look_up(&self, board: u64, held: Pieces, limit: u16, depth: u16) -> Known;
    /// The fewest plies within which there is known to be a mate.
    fn shortest_mate(&self, board: u64, held: Pieces) -> Option<u16>;
    /// Brings what is known of these boards nearer, if that can be done for all at once.
    fn fetch(&self, boards: impl Iterator<Item = u64>);
    /// Notes how far an unfinished search has come.
    fn note_open(&mut self, board: u64, held: Pieces, open: Open);
    /// Notes that there is a mate within `plies` for who holds `pieces` or more.
    fn note_mate(&mut self, board: u64, pieces: Pieces, plies: u16, effort: u8);
    /// Notes that there is no mate in fewer than `plies` for who holds `pieces` or fewer.
    fn note_none(&mut self, board: u64, pieces: Pieces, plies: u16, effort: u8);
    /// Tells the others that a thread searches this position now.
    fn arrive(&self, _board: u64, _held: Pieces) {}
    /// Tells them that it does no more.
    fn depart(&self, _board: u64, _held: Pieces) {}
    /// How many threads search this position now.
    fn crowd(&self, _board: u64, _held: Pieces) -> u32 {
        0
    }
}

impl Knowledge for Table {
    const SHARED: bool = false;

    fn clear(&mut self) {
        Table::clear(self);
    }

    fn begin(&mut self) {
        Table::begin(self);
    }

    fn fullness(&self) -> u16 {
        Table::fullness(self)
    }

    #[inline(always)]
    fn look_up(&self, board: u64, held: Pieces, limit: u16, depth: u16) -> Known {
        Table::look_up(self, board, held, limit, depth)
    }

    fn shortest_mate(&self, board: u64, held: Pieces) -> Option<u16> {
        Table::shortest_mate(self, board, held)
    }

    #[inline(always)]
    fn fetch(&self, boards: impl Iterator<Item = u64>) {
        Table::fetch(self, boards);
    }

    #[inline(always)]
    fn note_open(&mut self, board: u64, held: Pieces, open: Open) {
        Table::note_open(self, board, held, open);
    }

    #[inline(always)]
    fn note_mate(&mut self, board: u64, pieces: Pieces, plies: u16, effort: u8) {
        Table::note_mate(self, board, pieces, plies, effort);
    }

    #[inline(always)]
    fn note_none(&mut self, board: u64, pieces: Pieces, plies: u16, effort: u8) {
        Table::note_none(self, board, pieces, plies, effort);
    }
}
