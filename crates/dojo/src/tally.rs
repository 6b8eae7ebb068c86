//! Counting who has how much of something just now.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// How much each has.
#[derive(Debug)]
pub struct Tally<K>(Mutex<HashMap<K, usize>>);

/// One that somebody has, until it is dropped.
#[derive(Debug)]
pub struct Share<K: Hash + Eq> {
    tally: Arc<Tally<K>>,
    key: K,
}

impl<K> Default for Tally<K> {
    fn default() -> Tally<K> {
        Tally(Mutex::default())
    }
}

impl<K: Hash + Eq + Clone> Tally<K> {
    /// How much somebody has.
    #[cfg(test)]
    pub fn count_of(&self, key: &K) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(key).copied().unwrap_or_default()
    }

    /// Whoever has any.
    pub fn all(&self) -> Vec<K> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect()
    }

    /// One more, if that is not more than `most`.
    pub fn take(self: &Arc<Tally<K>>, key: K, most: usize) -> Option<Share<K>> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if counts.get(&key).copied().unwrap_or_default() >= most {
            return None;
        }
        *counts.entry(key.clone()).or_default() += 1;
        drop(counts);
        Some(Share { tally: self.clone(), key })
    }
}

impl<K: Hash + Eq> Drop for Share<K> {
    fn drop(&mut self) {
        let mut counts = self.tally.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}
