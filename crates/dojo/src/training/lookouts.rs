//! Which games are being looked through for mistakes, and for whom.

use super::Source;
use crate::tally::{Share, Tally};
use crate::who::Who;
use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// So many games of one visitor may be looked through or wait for it; and of all.
const OF_ONE_VISITOR: usize = 3;
const OF_ALL: usize = 64;

/// How far one is with a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Looking {
    /// Nobody has asked for it.
    Not,
    /// It is being looked through, or waits for it.
    Pending,
    /// So many cards came of it.
    Done(usize),
    /// That did not work.
    Failed,
}

/// The games that are being looked through.
#[derive(Clone, Default)]
pub struct Lookouts(Arc<Inner>);

#[derive(Default)]
struct Inner {
    all: Arc<Tally<()>>,
    of_one: Arc<Tally<Who>>,
    open: Mutex<HashSet<(Who, Source)>>,
    failed: Mutex<HashSet<(Who, Source)>>,
}

/// A game that is being looked through, until this is dropped.
pub(super) struct Lookout {
    inner: Arc<Inner>,
    key: (Who, Source),
    _shares: (Share<()>, Share<Who>),
}

impl Lookout {
    /// For whom, and what.
    pub(super) fn key(&self) -> &(Who, Source) {
        &self.key
    }

    /// It cannot be looked through.
    pub(super) fn fail(&self) {
        lock(&self.inner.failed).insert(self.key.clone());
    }
}

impl Drop for Lookout {
    fn drop(&mut self) {
        lock(&self.inner.open).remove(&self.key);
    }
}

impl Lookouts {
    /// One more, if there is room for it.
    pub(super) fn take(&self, visitor: &Who, source: &Source) -> Option<Lookout> {
        let Lookouts(inner) = self;
        let shares = (inner.all.take((), OF_ALL)?, inner.of_one.take(visitor.clone(), OF_ONE_VISITOR)?);
        let key = (visitor.clone(), source.clone());
        lock(&inner.failed).remove(&key);
        lock(&inner.open).insert(key.clone());
        Some(Lookout { inner: inner.clone(), key, _shares: shares })
    }

    /// Whether a game is being looked through, or could not be.
    pub(super) fn of(&self, visitor: &Who, source: &Source) -> Looking {
        let key = (visitor.clone(), source.clone());
        match () {
            () if lock(&self.0.open).contains(&key) => Looking::Pending,
            () if lock(&self.0.failed).contains(&key) => Looking::Failed,
            () => Looking::Not,
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
