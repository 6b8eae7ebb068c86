//! One table for several threads: many small ones, each behind a lock of its own, so that two threads seldom want the
//! same one at the same time.

use super::knowledge::Knowledge;
use super::pieces::Pieces;
use super::table::{Known, Open, Table};
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The number of small tables. The lowest bits of a board's key say which one knows it; a table itself uses the highest.
const PARTS: usize = 64;

/// The number of counters of threads, each for the positions whose keys fall on it.
const COUNTERS: usize = 1 << 16;

#[derive(Debug)]
pub(super) struct Shared {
    parts: Vec<Mutex<Table>>,
    crowds: Vec<AtomicU8>,
}

impl Shared {
    /// Tables that together never take more than about so many bytes.
    pub(super) fn new(bytes: usize) -> Shared {
        let parts = (0..PARTS).map(|_| Mutex::new(Table::new(bytes / PARTS))).collect();
        Shared { parts, crowds: (0..COUNTERS).map(|_| AtomicU8::new(0)).collect() }
    }

    #[inline(always)]
    fn part(&self, board: u64) -> MutexGuard<'_, Table> {
        lock(&self.parts[board as usize % PARTS])
    }

    fn parts(&self) -> impl Iterator<Item = MutexGuard<'_, Table>> {
        self.parts.iter().map(lock)
    }

    #[inline(always)]
    fn counter(&self, board: u64, held: Pieces) -> &AtomicU8 {
        let mixed = (board ^ held.bits()).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        &self.crowds[(mixed >> 48) as usize % COUNTERS]
    }
}

/// A lock is poisoned by a panic only, and that ends the search of all threads.
fn lock(part: &Mutex<Table>) -> MutexGuard<'_, Table> {
    part.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Knowledge for Arc<Shared> {
    const SHARED: bool = true;

    fn clear(&mut self) {
        self.parts().for_each(|mut part| part.clear());
    }

    fn begin(&mut self) {
        self.parts().for_each(|mut part| part.begin());
    }

    fn fullness(&self) -> u16 {
        (self.parts().map(|part| u32::from(part.fullness())).sum::<u32>() / PARTS as u32) as u16
    }

    fn look_up(&self, board: u64, held: Pieces, limit: u16, depth: u16) -> Known {
        self.part(board).look_up(board, held, limit, depth)
    }

    fn shortest_mate(&self, board: u64, held: Pieces) -> Option<u16> {
        self.part(board).shortest_mate(board, held)
    }

    /// Nothing: a lock lets no look-up overtake another.
    fn fetch(&self, _boards: impl Iterator<Item = u64>) {}

    fn note_open(&mut self, board: u64, held: Pieces, open: Open) {
        self.part(board).note_open(board, held, open);
    }

    fn note_mate(&mut self, board: u64, pieces: Pieces, plies: u16, effort: u8) {
        self.part(board).note_mate(board, pieces, plies, effort);
    }

    fn note_none(&mut self, board: u64, pieces: Pieces, plies: u16, effort: u8) {
        self.part(board).note_none(board, pieces, plies, effort);
    }

    fn arrive(&self, board: u64, held: Pieces) {
        self.counter(board, held).fetch_add(1, Relaxed);
    }

    fn depart(&self, board: u64, held: Pieces) {
        self.counter(board, held).fetch_sub(1, Relaxed);
    }

    #[inline(always)]
    fn crowd(&self, board: u64, held: Pieces) -> u32 {
        u32::from(self.counter(board, held).load(Relaxed))
    }
}
