//! Whether the table's move stands out among the moves of a node.

use super::node::Node;
use super::table::{Bound, Entry};
use super::{Search, parameters as p};
use crate::score::{Value, is_decided};

/// What there is to do about the table's move.
pub(super) enum Verdict {
    /// Search it so many plies deeper; less deep if negative.
    Extend(i32),
    /// Not only it is too good: the node is settled.
    Cut(Value),
}

impl Search<'_> {
    /// One or two plies more for a table move that beats all others by far, less for one among many.
    pub(super) fn singular(&mut self, node: &Node<'_>, entry: Option<Entry>) -> Verdict {
        let (Some(entry), Some(m)) = (entry, node.table_move) else { return Verdict::Extend(0) };
        let trusted = entry.depth >= node.depth - 3 && entry.bound != Bound::Upper && !is_decided(entry.value);
        if node.ply == 0
            || node.depth < p::SINGULAR_DEPTH + i32::from(node.was_pv)
            || !trusted
            || node.ply as i32 > 2 * self.root_depth
            || !node.scene.position.is_legal_within(node.scene.constraints, m)
        {
            return Verdict::Extend(0);
        }
        let target = entry.value - p::singular_margin(node.depth, node.was_pv && !node.is_pv());
        let others = Node { depth: (node.depth - 1) / 2, alpha: target - 1, beta: target, ..*node };
        self.frames[node.ply].excluded = Some(m);
        let value = self.node(others);
        self.frames[node.ply].excluded = None;
        match value {
            _ if value < target - p::DOUBLY_SINGULAR_MARGIN && !node.is_pv() => Verdict::Extend(2),
            _ if value < target => Verdict::Extend(1),
            _ if value >= node.beta && !is_decided(value) => Verdict::Cut(value),
            _ if entry.value >= node.beta => Verdict::Extend(if node.is_pv() { -1 } else { -2 }),
            _ if node.expect_cut => Verdict::Extend(-1),
            _ => Verdict::Extend(0),
        }
    }
}
