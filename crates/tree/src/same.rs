//! When two trees are the same: the same steps with the same notes, however each came about.

use crate::ground::Ground;
use crate::node::NodeId;
use crate::tree::Tree;

impl<G: Ground + PartialEq> PartialEq for Tree<G> {
    fn eq(&self, other: &Tree<G>) -> bool {
        if self.start != other.start {
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

impl<G: Ground + Eq> Eq for Tree<G> {}
