//! One entry of the table: half a cache line.

use crate::solver::pieces::Pieces;

/// As the least number of plies of a mate: there is none.
pub(crate) const EVER: u16 = u16::MAX;
/// As the greatest number of plies of a mate: none is known.
pub(crate) const NEVER: u16 = u16::MAX;

/// What is known of one board with one attacker's hand.
#[derive(Clone, Copy, Debug)]
#[repr(align(32))]
pub(crate) struct Entry {
    board: u64,
    /// Seven bytes of pieces, and the flags in the eighth.
    pieces: u64,
    proof: u32,
    disproof: u32,
    /// A mate takes at most so many plies.
    most: u16,
    /// A mate takes at least so many plies.
    least: u16,
    /// The fewest moves from the root at which the position was met.
    depth: u16,
    /// How dear it was to find out, as the logarithm of a number of positions; 0 in an empty slot.
    effort: u8,
    flags: u8,
}

const LOOPS: u8 = 1;

/// How far an unfinished search has come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Open {
    pub(crate) proof: u32,
    pub(crate) disproof: u32,
    pub(crate) depth: u16,
    pub(crate) effort: u8,
    /// Whether the position is known to be lost or won on some ways here only, because of a repetition.
    pub(crate) loops: bool,
}

impl Entry {
    pub(super) const EMPTY: Entry = Entry {
        board: 0,
        pieces: 0,
        proof: 0,
        disproof: 0,
        most: NEVER,
        least: 0,
        depth: u16::MAX,
        effort: 0,
        flags: 0,
    };

    pub(super) fn new(board: u64, pieces: Pieces) -> Entry {
        Entry { board, pieces: pieces.bits(), effort: 1, ..Entry::EMPTY }
    }

    #[inline(always)]
    pub(super) fn is_empty(&self) -> bool {
        self.effort == 0
    }

    #[inline(always)]
    pub(super) fn board(&self) -> u64 {
        self.board
    }

    #[inline(always)]
    pub(super) fn pieces(&self) -> Pieces {
        Pieces::from_bits(self.pieces)
    }

    #[inline(always)]
    pub(super) fn proof(&self) -> u32 {
        self.proof
    }

    #[inline(always)]
    pub(super) fn disproof(&self) -> u32 {
        self.disproof
    }

    #[inline(always)]
    pub(super) fn most(&self) -> u16 {
        self.most
    }

    #[inline(always)]
    pub(super) fn least(&self) -> u16 {
        self.least
    }

    #[inline(always)]
    pub(super) fn depth(&self) -> u16 {
        self.depth
    }

    #[inline(always)]
    pub(super) fn effort(&self) -> u8 {
        self.effort
    }

    #[inline(always)]
    pub(super) fn loops(&self) -> bool {
        self.flags & LOOPS != 0
    }

    /// Whether it has numbers of this search.
    #[inline(always)]
    pub(super) fn is_open(&self, search: u8) -> bool {
        self.proof != 0 && self.search() == search
    }

    /// The number of the search, cut short, that found out the numbers.
    #[inline(always)]
    fn search(&self) -> u8 {
        self.flags >> 1
    }

    pub(super) fn set_open(&mut self, open: Open, search: u8) {
        if self.search() != search {
            self.flags = search << 1;
            self.depth = u16::MAX;
        }
        (self.proof, self.disproof) = (open.proof, open.disproof);
        self.depth = self.depth.min(open.depth);
        self.effort = self.effort.max(open.effort);
        if open.loops {
            self.flags |= LOOPS;
        }
    }

    pub(super) fn set_most(&mut self, plies: u16, effort: u8) {
        self.most = self.most.min(plies);
        self.effort = self.effort.max(effort);
    }

    pub(super) fn set_least(&mut self, plies: u16, effort: u8) {
        self.least = self.least.max(plies);
        self.effort = self.effort.max(effort);
    }

    /// Makes it easier to forget next time.
    pub(super) fn age(&mut self) {
        self.effort = (self.effort - 1).max(1);
    }
}
