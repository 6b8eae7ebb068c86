//! The transposition table: what the search has found out about positions, however it came to them.

mod memory;
mod prefetch;

use crate::score::{Value, from_node_to_root, from_root_to_node};
use memory::Memory;
use shogi::{HandPiece, Move, Square};
use std::sync::atomic::{AtomicU64, Ordering};

/// How a stored value bounds the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The true value is at most this: no move was good enough.
    Upper,
    /// The true value is at least this: a move was too good.
    Lower,
    /// It is the true value.
    Exact,
}

impl Bound {
    pub(crate) fn of(value: Value, alpha: Value, beta: Value) -> Bound {
        match value {
            _ if value >= beta => Bound::Lower,
            _ if value <= alpha => Bound::Upper,
            _ => Bound::Exact,
        }
    }

    /// Whether a value with this bound decides a search with this window's upper end.
    pub(crate) fn decides(self, value: Value, beta: Value) -> bool {
        match self {
            Bound::Exact => true,
            Bound::Lower => value >= beta,
            Bound::Upper => value < beta,
        }
    }
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) best: Option<Move>,
    pub(crate) value: Value,
    /// The static evaluation; `None` if the side to move was in check.
    pub(crate) eval: Option<Value>,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
    /// The position has been on a line that both sides considered best.
    pub(crate) was_pv: bool,
}

/// An entry in one number, beside a number that makes sure that both were written together and for this position.
#[derive(Debug)]
#[cfg_attr(test, derive(Default))]
struct Slot {
    /// Key xor `data`: halves of two writers that crossed give a key that nobody asks for.
    check: AtomicU64,
    data: AtomicU64,
}

const SLOTS: usize = 4;

/// The slots where a position may be stored: one line of the cache.
#[derive(Debug)]
#[repr(align(64))]
struct Cluster([Slot; SLOTS]);

const _: () = assert!(size_of::<Cluster>() == 64);

/// Shared by whoever searches; writing needs no lock.
#[derive(Debug)]
pub(crate) struct Table {
    clusters: Memory,
    /// Counts searches, so that what earlier ones left is given up first.
    generation: u8,
}

/// Generations count modulo this.
const GENERATIONS: u8 = 64;

/// Static evaluation of a position in check, in the packed form.
const NO_EVAL: i16 = i16::MIN;

impl Table {
    /// A table of about this many megabytes, at least one; smaller if there is not so much memory.
    pub(crate) fn new(megabytes: usize) -> Table {
        let mut count = megabytes.clamp(1, 1 << 20) * (1 << 20) / size_of::<Cluster>();
        loop {
            if let Some(clusters) = Memory::new(count) {
                return Table { clusters, generation: 0 };
            }
            assert!(count > 1, "there is no memory at all");
            count /= 2;
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        for slot in self.clusters.iter().flat_map(|cluster| &cluster.0) {
            slot.clear();
        }
        self.generation = 0;
    }

    /// Another search begins.
    pub(crate) fn begin_search(&mut self) {
        self.generation = (self.generation + 1) % GENERATIONS;
    }

    /// The position with this key will be asked for soon.
    #[inline]
    pub(crate) fn prefetch(&self, key: u64) {
        prefetch::line(self.cluster(key));
    }

    /// What is known of the position with this key. Decided values are counted from the root, given the ply there.
    #[inline]
    pub(crate) fn probe(&self, key: u64, ply: usize) -> Option<Entry> {
        let slot = self.cluster(key).0.iter().find(|slot| slot.holds(key))?;
        let mut entry = unpack(slot.data.load(Ordering::Relaxed))?;
        entry.value = from_node_to_root(entry.value, ply);
        Some(entry)
    }

    /// Remembers an entry in place of the least useful one of its cluster. A best move that is already known
    /// is kept if the entry brings none.
    #[inline]
    pub(crate) fn store(&self, key: u64, ply: usize, mut entry: Entry) {
        let cluster = self.cluster(key);
        let same = cluster.0.iter().find(|slot| slot.holds(key));
        if let Some(old) = same.and_then(|slot| unpack(slot.data.load(Ordering::Relaxed))) {
            entry.best = entry.best.or(old.best);
            let worth_less = entry.bound != Bound::Exact && entry.depth + 4 + 2 * i32::from(entry.was_pv) < old.depth;
            if worth_less && same.is_some_and(|slot| self.age(slot) == 0) {
                return;
            }
        }
        entry.value = from_root_to_node(entry.value, ply);
        let slot = same.or_else(|| cluster.0.iter().min_by_key(|slot| self.usefulness(slot)));
        if let Some(slot) = slot {
            slot.write(key, pack(&entry, self.generation));
        }
    }

    /// Per mille of the table that this search has filled, from a sample.
    pub(crate) fn fullness(&self) -> u32 {
        let sample = &self.clusters[..self.clusters.len().min(250)];
        let used = sample.iter().flat_map(|cluster| &cluster.0).filter(|slot| !slot.is_empty() && self.age(slot) == 0);
        (used.count() * 1000 / (sample.len() * SLOTS)) as u32
    }

    #[inline]
    fn cluster(&self, key: u64) -> &Cluster {
        // The high half of the product spreads keys evenly over any number of clusters.
        let index = ((u128::from(key) * self.clusters.len() as u128) >> 64) as usize;
        &self.clusters[index]
    }

    /// Deep entries of recent searches are the useful ones.
    fn usefulness(&self, slot: &Slot) -> i32 {
        if slot.is_empty() {
            return i32::MIN;
        }
        depth_of(slot.data.load(Ordering::Relaxed)) - 8 * i32::from(self.age(slot))
    }

    fn age(&self, slot: &Slot) -> u8 {
        let generation = (slot.data.load(Ordering::Relaxed) >> 56) as u8 >> 2;
        (self.generation + GENERATIONS - generation) % GENERATIONS
    }
}

impl Slot {
    #[inline]
    fn holds(&self, key: u64) -> bool {
        let data = self.data.load(Ordering::Relaxed);
        data != 0 && self.check.load(Ordering::Relaxed) ^ data == key
    }

    fn is_empty(&self) -> bool {
        self.data.load(Ordering::Relaxed) == 0
    }

    fn clear(&self) {
        self.data.store(0, Ordering::Relaxed);
        self.check.store(0, Ordering::Relaxed);
    }

    fn write(&self, key: u64, data: u64) {
        self.data.store(data, Ordering::Relaxed);
        self.check.store(key ^ data, Ordering::Relaxed);
    }
}

/// From the lowest bits: move 15, principal line 1, value 16, evaluation 16, depth 8, bound 2, generation 6. Never zero.
fn pack(entry: &Entry, generation: u8) -> u64 {
    let bound = match entry.bound {
        Bound::Upper => 1,
        Bound::Lower => 2,
        Bound::Exact => 3,
    };
    let eval = entry.eval.map_or(NO_EVAL, |eval| eval as i16);
    u64::from(entry.best.map_or(0, pack_move) | u16::from(entry.was_pv) << 15)
        | u64::from(entry.value as i16 as u16) << 16
        | u64::from(eval as u16) << 32
        | u64::from(entry.depth.clamp(0, 255) as u8) << 48
        | u64::from(generation << 2 | bound) << 56
}

fn unpack(data: u64) -> Option<Entry> {
    let bound = match data >> 56 & 3 {
        1 => Bound::Upper,
        2 => Bound::Lower,
        3 => Bound::Exact,
        _ => return None,
    };
    let eval = (data >> 32) as i16;
    Some(Entry {
        best: unpack_move(data as u16),
        value: Value::from((data >> 16) as i16),
        eval: (eval != NO_EVAL).then_some(Value::from(eval)),
        depth: depth_of(data),
        bound,
        was_pv: data >> 15 & 1 != 0,
    })
}

fn depth_of(data: u64) -> i32 {
    i32::from((data >> 48) as u8)
}

/// From the lowest bits: target 7, origin 7 (from 81 on a piece in hand), promotion 1. Zero, from a square to itself,
/// is no move.
fn pack_move(m: Move) -> u16 {
    let pack =
        |to: Square, origin: usize, promote: bool| to.index() as u16 | (origin as u16) << 7 | u16::from(promote) << 14;
    match m {
        Move::Board { from, to, promote } => pack(to, from.index(), promote),
        Move::Drop { piece, to } => pack(to, Square::COUNT + piece.index(), false),
    }
}

fn unpack_move(packed: u16) -> Option<Move> {
    let square = |index: usize| (index < Square::COUNT).then(|| Square::from_index(index));
    let origin = usize::from(packed >> 7 & 0x7f);
    let to = square(usize::from(packed & 0x7f))?;
    match square(origin) {
        Some(from) if from == to => None,
        Some(from) => Some(Move::Board { from, to, promote: packed >> 14 & 1 != 0 }),
        None => Some(Move::Drop { piece: *HandPiece::ALL.get(origin - Square::COUNT)?, to }),
    }
}

#[cfg(test)]
mod tests;
