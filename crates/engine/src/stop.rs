//! How a running search is told to end.

use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};

/// A handle to a running search; clones of it mean the same search.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    signals: AtomicU8,
    /// Taken when a signal is given, so that nobody who is about to wait misses it.
    lock: Mutex<()>,
    given: Condvar,
}

const STOPPED: u8 = 1;
const PONDER_HIT: u8 = 2;

impl Stop {
    /// A handle for one search.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Ends the search as soon as it notices, within a few milliseconds.
    pub fn stop(&self) {
        self.give(STOPPED);
    }

    /// The opponent has played the move that the engine pondered on: from now on its clock runs.
    pub fn ponder_hit(&self) {
        self.give(PONDER_HIT);
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.has(STOPPED)
    }

    pub(crate) fn is_ponder_hit(&self) -> bool {
        self.has(PONDER_HIT)
    }

    /// Sleeps until the search is stopped.
    pub(crate) fn wait_for_stop(&self) {
        self.wait_for(STOPPED);
    }

    /// Sleeps until the search is stopped or its pondering has come true.
    pub(crate) fn wait_for_stop_or_ponder_hit(&self) {
        self.wait_for(STOPPED | PONDER_HIT);
    }

    fn give(&self, signal: u8) {
        let _lock = self.0.lock.lock().unwrap_or_else(PoisonError::into_inner);
        self.0.signals.fetch_or(signal, Ordering::Relaxed);
        self.0.given.notify_all();
    }

    fn has(&self, signals: u8) -> bool {
        self.0.signals.load(Ordering::Relaxed) & signals != 0
    }

    fn wait_for(&self, signals: u8) {
        let mut lock = self.0.lock.lock().unwrap_or_else(PoisonError::into_inner);
        while !self.has(signals) {
            lock = self.0.given.wait(lock).unwrap_or_else(PoisonError::into_inner);
        }
    }
}
