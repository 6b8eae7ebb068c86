//! Stages that may settle a node without trying its moves one by one.

use super::checks::LazyChecks;
use super::moves::Scene;
use super::node::Node;
use super::picker::{Hints, Picker, Wanted};
use super::table::{Bound, Entry};
use super::{Search, parameters as p};
use crate::score::{Value, is_decided};

impl Search<'_> {
    /// The stages in turn, until one knows the node's value.
    pub(super) fn prune(&mut self, node: &Node<'_>, entry: Option<Entry>) -> Option<Value> {
        if node.is_pv() || is_decided(node.beta) {
            return None;
        }
        let Some(eval) = node.eval else { return table_probcut(node, entry) };
        self.razor(node, eval)
            .or_else(|| reverse_futility(node, eval))
            .or_else(|| self.null_move(node, eval))
            .or_else(|| self.probcut(node, entry))
            .or_else(|| table_probcut(node, entry))
    }

    /// Hopelessly low: look only at captures.
    fn razor(&mut self, node: &Node<'_>, eval: Value) -> Option<Value> {
        if node.depth > p::RAZOR_DEPTH || eval + p::razor_margin(node.depth) > node.alpha {
            return None;
        }
        let Scene { position, constraints, .. } = node.scene;
        let window = (node.alpha, node.alpha + 1);
        let value = self.quiescence(position, constraints, node.ply, window);
        (value <= node.alpha).then_some(value)
    }

    /// Who could pass and still be too good need not look for the best move.
    fn null_move(&mut self, node: &Node<'_>, eval: Value) -> Option<Value> {
        let passed_before = node.ply > 0 && self.frames[node.ply - 1].target.is_none();
        if passed_before
            || node.depth < p::NULL_MOVE_DEPTH
            || eval < node.beta + p::NULL_MOVE_MARGIN
            || node.ply < self.no_pass_before
        {
            return None;
        }
        let depth = node.depth - p::null_move_reduction(node.depth, eval - node.beta);
        let passed = self.make(node.ply, node.scene.position, None);
        self.path.begin_pass();
        let value = -self.visit(&passed, node.ply + 1, depth, (-node.beta, -node.beta + 1), !node.expect_cut);
        self.path.end_pass();
        if self.aborted || value < node.beta {
            return None;
        }
        // A mate after a pass is no mate.
        let value = if is_decided(value) { node.beta } else { value };
        if node.depth < p::NULL_MOVE_DOUBT_DEPTH || self.no_pass_before > 0 {
            return Some(value);
        }
        // Where every move harms, a pass deceives.
        self.no_pass_before = node.ply + 3 * depth.max(1) as usize / 4;
        let doubted = Node { depth: depth.max(1), alpha: node.beta - 1, expect_cut: false, ..*node };
        let confirmed = self.node(doubted) >= node.beta;
        self.no_pass_before = 0;
        (confirmed && !self.aborted).then_some(value)
    }

    /// A capture that is far too good in a shallow search.
    fn probcut(&mut self, node: &Node<'_>, entry: Option<Entry>) -> Option<Value> {
        let target = node.beta + p::probcut_margin(node.improving);
        let known_to_fail = entry.is_some_and(|entry| entry.depth >= node.depth - 3 && entry.value < target);
        if node.depth < p::PROBCUT_DEPTH || known_to_fail {
            return None;
        }
        let eval = self.frames[node.ply].eval?;
        let hints = Hints { table_move: node.table_move, ..Hints::default() };
        let wanted = Wanted::Captures { winning: (target - eval).max(0) };
        let mut picker = Picker::new(&node.scene, wanted, hints, &self.moves);
        let mut found = None;
        while let Some(m) = picker.next(&node.scene, &mut LazyChecks::default(), &mut self.moves, self.history) {
            if self.overlooks(node.scene.position, m, node.ply) {
                continue;
            }
            let child = self.make(node.ply, node.scene.position, Some(m));
            let window = (-target, -target + 1);
            let mut value = -self.quiescence(&child, &child.constraints(), node.ply + 1, window);
            if value >= target {
                value = -self.visit(&child, node.ply + 1, node.depth - p::PROBCUT_REDUCTION, window, !node.expect_cut);
            }
            if self.aborted {
                break;
            }
            if value >= target {
                found = Some((m, value));
                break;
            }
        }
        self.moves.truncate(picker.start());
        let (m, value) = found?;
        let depth = node.depth - p::PROBCUT_REDUCTION + 1;
        let entry = Entry { best: Some(m), value, eval: node.raw, depth, bound: Bound::Lower, was_pv: node.was_pv };
        self.table.store(node.position().key(), node.ply, entry);
        Some(if is_decided(value) { value } else { value - (target - node.beta) })
    }
}

/// So far above the window that no quiet answer of the opponent will change it.
fn reverse_futility(node: &Node<'_>, eval: Value) -> Option<Value> {
    let enough = eval - p::reverse_futility_margin(node.depth, node.improving);
    (node.depth <= p::REVERSE_FUTILITY_DEPTH && enough >= node.beta && !is_decided(eval) && !node.was_pv)
        .then_some((eval + node.beta) / 2)
}

/// The table's value of a slightly shallower search is far too good.
fn table_probcut(node: &Node<'_>, entry: Option<Entry>) -> Option<Value> {
    let entry = entry?;
    let target = node.beta + p::TABLE_PROBCUT_MARGIN;
    let sure = entry.bound != Bound::Upper && entry.depth >= node.depth - 4 && !is_decided(entry.value);
    (sure && entry.value >= target).then_some(target)
}
