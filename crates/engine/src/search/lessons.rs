//! What the outcome of a node teaches about moves.

use super::history::{self, Step};
use super::node::Node;
use super::trial::{Attempt, Tried};
use super::{Search, moves};
use shogi::Move;

impl Search<'_> {
    /// What there is to learn from a node whose moves have been tried.
    pub(super) fn teach(&mut self, node: &Node<'_>, best: Option<Move>, tried: &Tried) {
        match best {
            _ if self.aborted => {}
            Some(best) => self.reward(node, best, tried),
            None => self.reward_refutation(node),
        }
    }

    /// A move was better than hoped for: remember it, and hold it against those tried before it.
    fn reward(&mut self, node: &Node<'_>, best: Move, tried: &Tried) {
        let (position, context) = (node.scene.position, &node.scene.context);
        let bonus = history::bonus(node.depth);
        let quiet = !moves::is_tactical(position, best);
        if quiet {
            let killers = &mut self.frames[node.ply].killers;
            if killers[0] != Some(best) {
                *killers = [Some(best), killers[0]];
            }
        }
        let mut teach = |m: Move, change| match position.piece_at(m.to()) {
            Some(captured) => {
                self.history.adjust_capture(position.turn(), Step::of(position, m), captured.kind(), change);
            }
            None if quiet && !moves::is_tactical(position, m) => {
                self.history.adjust_quiet(Step::of(position, m), context, change);
            }
            None => {}
        };
        teach(best, bonus);
        tried.iter().filter(|m| *m != best).for_each(|m| teach(m, -bonus));
    }

    /// A quiet move did well in a search less deep: those before it lead to it, whatever comes of it.
    pub(super) fn reward_surprise(&mut self, node: &Node<'_>, attempt: &Attempt) {
        if attempt.quiet && !self.aborted {
            let step = Step::of(node.position(), attempt.m);
            self.history.adjust_sequel(step, &node.scene.context, history::SURPRISE);
        }
    }

    /// No move was any good here: the quiet move that led here deserves the credit.
    fn reward_refutation(&mut self, node: &Node<'_>) {
        if node.ply < 2 || !self.frames[node.ply - 1].quiet {
            return;
        }
        let context = self.frames[node.ply - 1].context;
        let step = self.last_step(node.ply);
        self.history.adjust_quiet(step, &context, history::bonus(node.depth) / 2);
    }
}
