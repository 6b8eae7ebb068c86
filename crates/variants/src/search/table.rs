//! What is known of positions met before.

use super::MATE;
use super::node::Window;
use crate::moves::Move;

/// How a stored score bounds the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is at most this.
    Upper,
    /// It is at least this.
    Lower,
    Exact,
}

/// What was found about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) best: Option<Move>,
    pub(super) score: i32,
    pub(super) depth: i32,
    pub(super) bound: Bound,
}

/// The same as it is kept: scores of a decided game count from the position, not from the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    pub(super) best: Option<Move>,
    score: i32,
    depth: i8,
    bound: Bound,
    /// The search that wrote it.
    age: u8,
}

impl Entry {
    /// The score, if it is enough for a window so many plies after the root.
    pub(super) fn decides(&self, window: &Window, ply: usize) -> Option<i32> {
        let score = from_table(self.score, ply);
        let enough = match self.bound {
            Bound::Exact => true,
            Bound::Lower => score >= window.beta,
            Bound::Upper => score <= window.alpha,
        };
        (enough && i32::from(self.depth) >= window.depth).then_some(score)
    }
}

fn to_table(score: i32, ply: usize) -> i32 {
    match score {
        _ if score > MATE / 2 => score + ply as i32,
        _ if score < -MATE / 2 => score - ply as i32,
        _ => score,
    }
}

fn from_table(score: i32, ply: usize) -> i32 {
    match score {
        _ if score > MATE / 2 => score - ply as i32,
        _ if score < -MATE / 2 => score + ply as i32,
        _ => score,
    }
}

/// So many positions, two in a bucket: one kept for its depth, one the latest.
#[derive(Debug)]
pub(super) struct Table {
    buckets: Vec<[Option<Entry>; 2]>,
    age: u8,
}

impl Table {
    /// A table of about so many mebibytes.
    pub(super) fn new(megabytes: usize) -> Table {
        let wanted = (megabytes.max(1) << 20) / size_of::<[Option<Entry>; 2]>();
        let buckets = 1 << wanted.max(1).ilog2();
        Table { buckets: vec![[None; 2]; buckets], age: 0 }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.buckets.fill([None; 2]);
    }

    /// Another search begins: what older ones wrote is the first to go.
    pub(super) fn begin(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    fn bucket(&self, key: u64) -> usize {
        (key & (self.buckets.len() as u64 - 1)) as usize
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        self.buckets[self.bucket(key)].iter().flatten().find(|entry| entry.key == key).copied()
    }

    /// Keeps what was found of a position so many plies after the root.
    pub(super) fn put(&mut self, key: u64, ply: usize, found: Found) {
        let Found { best, score, depth, bound } = found;
        let (age, at) = (self.age, self.bucket(key));
        let bucket = &mut self.buckets[at];
        let old = bucket.iter().flatten().find(|entry| entry.key == key);
        let best = best.or_else(|| old.and_then(|entry| entry.best));
        let score = to_table(score, ply);
        let entry = Some(Entry { key, best, score, depth: depth.clamp(-1, 127) as i8, bound, age });
        let gives_way = |kept: &Option<Entry>| {
            kept.is_none_or(|kept| kept.key == key || kept.age != age || i32::from(kept.depth) <= depth)
        };
        if gives_way(&bucket[0]) {
            if bucket[0].is_some_and(|kept| kept.key != key) {
                bucket[1] = bucket[0];
            }
            bucket[0] = entry;
        } else {
            bucket[1] = entry;
        }
    }
}
