//! What has been found out about positions: a hash table of fixed greatest size that grows from very small, so that a
//! short problem touches little memory, and forgets what cost least when it is full.
//!
//! Positions with the same board lie together whatever is held: who mates with some pieces mates with more
//! (優越関係), and who cannot mate cannot with fewer.

use super::pieces::Pieces;

mod entry;

pub(super) use entry::{EVER, Open};
use entry::{Entry, NEVER};

/// The number of entries to begin with.
const SMALLEST: usize = 512;

/// What is known of a position when one asks for a mate within some plies.
#[derive(Clone, Copy, Debug)]
pub(super) enum Known {
    /// There is one: within `plies`, with `pieces` in hand or more.
    Mate { plies: u16, pieces: Pieces },
    /// There is none in fewer than `plies`, with `pieces` in hand or fewer.
    None { plies: u16, pieces: Pieces },
    /// It has been searched without an end so far.
    Open { proof: u32, disproof: u32, depth: u16, loops: bool },
    /// It has not been seen; its numbers are hardly smaller than these.
    New(Least),
}

impl Known {
    fn at_least(self, least: Least) -> Known {
        match self {
            Known::Open { proof, disproof, depth, loops: false } if least.is_more_than(proof, disproof) => {
                Known::Open {
                    proof: proof.max(least.proof),
                    disproof: disproof.max(least.disproof),
                    depth: depth.min(least.depth),
                    loops: false,
                }
            }
            Known::New(_) => Known::New(least),
            known => known,
        }
    }
}

/// What the numbers of the same board with other pieces in hand say of a position: with fewer pieces it is no easier to
/// mate, with more no easier to show that there is no mate.
#[derive(Clone, Copy, Debug)]
pub(super) struct Least {
    pub(super) proof: u32,
    pub(super) disproof: u32,
    /// The fewest moves from the root at which one of those was met.
    pub(super) depth: u16,
}

impl Least {
    /// Nothing.
    pub(super) const ONE: Least = Least { proof: 1, disproof: 1, depth: u16::MAX };

    /// Whether it says more than these numbers.
    #[inline(always)]
    pub(super) fn is_more_than(&self, proof: u32, disproof: u32) -> bool {
        self.proof > proof || self.disproof > disproof
    }

    /// Learns from an open entry with other pieces than `held`.
    #[inline(always)]
    fn learn(&mut self, held: Pieces, entry: &Entry) {
        if held.cover(entry.pieces()) && entry.disproof() > self.disproof {
            self.disproof = entry.disproof();
            self.depth = self.depth.min(entry.depth());
        }
        if entry.pieces().cover(held) && entry.proof() > self.proof {
            self.proof = entry.proof();
            self.depth = self.depth.min(entry.depth());
        }
    }
}

#[derive(Debug)]
pub(super) struct Table {
    slots: Vec<Entry>,
    /// Only so many of the slots are in use.
    active: usize,
    used: usize,
    /// The greatest number of slots.
    limit: usize,
    /// Counts the searches, round after round.
    search: u8,
}

impl Table {
    /// A table that never takes more than about so many bytes.
    pub(super) fn new(bytes: usize) -> Table {
        let limit = (bytes / size_of::<Entry>()).max(SMALLEST);
        Table { slots: vec![Entry::EMPTY; SMALLEST], active: SMALLEST, used: 0, limit, search: 0 }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.active = SMALLEST;
        self.slots[..SMALLEST].fill(Entry::EMPTY);
        self.used = 0;
    }

    /// Begins another search: proof numbers found so far are of no use to it, as they were for another length.
    pub(super) fn begin(&mut self) {
        self.search = (self.search + 1) % 128;
    }

    /// How full it is, in thousandths of what it may become.
    pub(super) fn fullness(&self) -> u16 {
        (self.used * 1000 / self.limit).min(1000) as u16
    }

    /// What is known of the position with this board and this attacker's hand, met `depth` moves from the root, about a mate
    /// within `limit` plies.
    ///
    /// Numbers of the same board with other pieces count only if that was met no farther from the root. Otherwise numbers
    /// that came from this position could come back to it, greater each time: long problems, which go from hand to hand on
    /// one board, then take up to twice the positions.
    #[inline]
    pub(super) fn look_up(&self, board: u64, held: Pieces, limit: u16, depth: u16) -> Known {
        let mut known = Known::New(Least::ONE);
        let mut least = Least::ONE;
        let mut at = self.home(board);
        loop {
            let entry = &self.slots[at];
            if entry.is_empty() {
                return known.at_least(least);
            }
            if entry.board() == board {
                let pieces = entry.pieces();
                if entry.most() <= limit && held.cover(pieces) {
                    return Known::Mate { plies: entry.most(), pieces };
                }
                if entry.least() > limit && pieces.cover(held) {
                    return Known::None { plies: entry.least(), pieces };
                }
                if entry.is_open(self.search) {
                    if pieces == held {
                        let (proof, disproof) = (entry.proof(), entry.disproof());
                        known = Known::Open { proof, disproof, depth: entry.depth(), loops: entry.loops() };
                    } else if entry.depth() <= depth && !entry.loops() {
                        least.learn(held, entry);
                    }
                }
            }
            at = self.next(at);
        }
    }

    /// The fewest plies within which there is known to be a mate.
    pub(super) fn shortest_mate(&self, board: u64, held: Pieces) -> Option<u16> {
        let mut shortest = NEVER;
        let mut at = self.home(board);
        while !self.slots[at].is_empty() {
            let entry = &self.slots[at];
            if entry.board() == board && held.cover(entry.pieces()) {
                shortest = shortest.min(entry.most());
            }
            at = self.next(at);
        }
        (shortest != NEVER).then_some(shortest)
    }

    /// Brings what is known of these boards into the processor's cache: all at once, where one look-up after the other
    /// would wait for each.
    #[inline]
    pub(super) fn fetch(&self, boards: impl Iterator<Item = u64>) {
        let touched = boards.fold(0, |sum: u8, board| sum ^ self.slots[self.home(board)].effort());
        std::hint::black_box(touched);
    }

    /// Notes how far an unfinished search has come.
    pub(super) fn note_open(&mut self, board: u64, held: Pieces, open: Open) {
        let at = self.slot_for(board, held);
        self.slots[at].set_open(open, self.search);
    }

    /// Notes that there is a mate within `plies` for who holds `pieces` or more.
    pub(super) fn note_mate(&mut self, board: u64, pieces: Pieces, plies: u16, effort: u8) {
        let at = self.slot_for(board, pieces);
        self.slots[at].set_most(plies, effort);
    }

    /// Notes that there is no mate in fewer than `plies` for who holds `pieces` or fewer.
    pub(super) fn note_none(&mut self, board: u64, pieces: Pieces, plies: u16, effort: u8) {
        let at = self.slot_for(board, pieces);
        self.slots[at].set_least(plies, effort);
    }

    #[inline(always)]
    fn home(&self, board: u64) -> usize {
        (((board >> 32) * self.active as u64) >> 32) as usize
    }

    #[inline(always)]
    fn next(&self, at: usize) -> usize {
        if at + 1 == self.active { 0 } else { at + 1 }
    }

    /// The slot of exactly this position, made if there is none.
    fn slot_for(&mut self, board: u64, pieces: Pieces) -> usize {
        let mut at = self.home(board);
        loop {
            let entry = &self.slots[at];
            if entry.is_empty() {
                break;
            }
            if entry.board() == board && entry.pieces() == pieces {
                return at;
            }
            at = self.next(at);
        }
        if self.used >= self.active / 4 * 3 {
            self.make_room();
            return self.slot_for(board, pieces);
        }
        self.used += 1;
        self.slots[at] = Entry::new(board, pieces);
        at
    }

    #[cold]
    fn make_room(&mut self) {
        // While it grows the entries kept lie beside it, and both together may take no more than is allowed.
        let larger = (self.active * 4).min(self.limit.saturating_sub(self.used));
        if larger > self.active {
            let mut live = Vec::with_capacity(self.used);
            live.extend(self.live());
            self.active = larger;
            self.refill(live);
        } else {
            self.forget_half();
        }
    }

    fn live(&self) -> impl Iterator<Item = Entry> + '_ {
        self.slots[..self.active].iter().filter(|entry| !entry.is_empty()).copied()
    }

    fn refill(&mut self, live: Vec<Entry>) {
        let kept = self.slots.len().min(self.active);
        self.slots[..kept].fill(Entry::EMPTY);
        if self.active > self.slots.len() {
            self.slots = Vec::new();
            self.slots = vec![Entry::EMPTY; self.active];
        }
        self.used = live.len();
        for entry in live {
            let mut at = self.home(entry.board());
            while !self.slots[at].is_empty() {
                at = self.next(at);
            }
            self.slots[at] = entry;
        }
    }

    /// Forgets the half that cost least to find out.
    fn forget_half(&mut self) {
        let mut counts = [0_usize; 256];
        self.live().for_each(|entry| counts[usize::from(entry.effort())] += 1);
        let mut dearest_forgotten = 0;
        let mut sum = 0;
        while dearest_forgotten < 255 && sum + counts[dearest_forgotten] <= self.used / 2 {
            sum += counts[dearest_forgotten];
            dearest_forgotten += 1;
        }
        // Of the kind at the border every other one goes, if the cheaper ones are not enough.
        let enough = sum >= self.used / 4;
        let mut other = false;
        let mut emptied = 0;
        for at in 0..self.active {
            let entry = &mut self.slots[at];
            if entry.is_empty() {
                continue;
            }
            let effort = usize::from(entry.effort());
            other = !other;
            if effort < dearest_forgotten || effort == dearest_forgotten && !enough && other {
                *entry = Entry::EMPTY;
                emptied += 1;
            } else {
                entry.age();
            }
        }
        self.used -= emptied;
        self.close_gaps();
    }

    /// Moves every entry to the first free slot from its home on, after some slots have been emptied.
    fn close_gaps(&mut self) {
        // Twice round: what was stored past the end comes first, and may find its place only when the end is in order.
        for _ in 0..2 {
            for at in 0..self.active {
                let entry = self.slots[at];
                if entry.is_empty() {
                    continue;
                }
                self.slots[at] = Entry::EMPTY;
                let mut to = self.home(entry.board());
                while !self.slots[to].is_empty() {
                    to = self.next(to);
                }
                self.slots[to] = entry;
            }
        }
    }
}

#[cfg(test)]
mod tests;
