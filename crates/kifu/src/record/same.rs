//! When two records are the same: the same tree with the same notes, however each came about.

use super::{NodeId, Record};

impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        if self.headers != other.headers || self.first != other.first {
            return false;
        }
        let mut waiting = vec![(NodeId::START, NodeId::START)];
        while let Some((own, its)) = waiting.pop() {
            let same = self.step(own) == other.step(its)
                && self.used(own) == other.used(its)
                && self.notes.get(&own) == other.notes.get(&its);
            if !same || self.children(own).count() != other.children(its).count() {
                return false;
            }
            waiting.extend(self.children(own).zip(other.children(its)));
        }
        true
    }
}

impl Eq for Record {}
