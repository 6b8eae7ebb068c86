//! What the evaluation settles without a look at the moves.

use super::node::{Node, Window};
use super::path::{Onward, Step};
use super::{LOST, MATE, Search, parameters as p};

impl Search<'_> {
    /// The score of a node that needs no moves to be tried.
    pub(super) fn prune(&mut self, node: &Node) -> Option<i32> {
        if node.window.is_open() || node.in_check || node.window.beta.abs() >= MATE / 2 {
            return None;
        }
        reverse_futility(node).or_else(|| self.razor(node)).or_else(|| self.null_move(node))
    }

    /// So far below the window that only captures can help.
    fn razor(&mut self, node: &Node) -> Option<i32> {
        let Window { alpha, depth, .. } = node.window;
        if depth > p::RAZOR_DEPTH || node.eval + p::razor_margin(depth) >= alpha {
            return None;
        }
        let score = self.quiesce(node.window, node.ply);
        if self.stopped {
            return Some(0);
        }
        (score <= alpha).then_some(score)
    }

    /// So good that the side to move could as well do nothing.
    fn null_move(&mut self, node: &Node) -> Option<i32> {
        let Window { beta, depth, .. } = node.window;
        if !node.may_pass || depth < p::NULL_MOVE_DEPTH || node.eval < beta {
            return None;
        }
        let score = self.after_pass(node, depth - p::null_move_reduction(depth, node.eval - beta));
        if self.stopped {
            return Some(0);
        }
        // That somebody is mated who does nothing proves no mate.
        (score >= beta).then_some(if score > -LOST { beta } else { score })
    }

    /// The score if the side to move did nothing.
    fn after_pass(&mut self, node: &Node, depth: i32) -> i32 {
        let beta = node.window.beta;
        let undo = self.position.pass();
        self.path.push(Step { onward: Onward::Tried(None, undo), ..node.step() });
        let score = -self.visit(Window { alpha: -beta, beta: 1 - beta, depth }, node.ply + 1, false);
        self.position.unpass(undo);
        self.path.pop();
        score
    }
}

/// So far above the window that no quiet answer of the opponent will change it.
fn reverse_futility(node: &Node) -> Option<i32> {
    let Window { beta, depth, .. } = node.window;
    let enough = node.eval - p::reverse_futility_margin(depth, node.improving) >= beta;
    (depth <= p::REVERSE_FUTILITY_DEPTH && enough).then_some(node.eval)
}
