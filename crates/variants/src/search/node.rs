//! One position of the tree. The stages of a node, in order: what is decided without a search, what the table knows, what the
//! evaluation settles ([`super::prune`]), and the moves ([`super::trial`]).

use super::history::DEEPEST;
use super::path::Step;
use super::{INFINITE, MATE, Search, parameters as p};
use crate::moves::Move;

/// What a call knows about its node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// So many moves after the root.
    pub(super) ply: usize,
    pub(super) window: Window,
    /// The move before was one, so that this side may let a turn pass.
    pub(super) may_pass: bool,
    pub(super) in_check: bool,
    pub(super) key: u64,
    /// What the position looks like; `-INFINITE` in check.
    pub(super) eval: i32,
    /// The side to move stands better than at its last turn.
    pub(super) improving: bool,
    pub(super) table_move: Option<Move>,
}

/// The bounds between which a score matters, and how deep to look for it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
    pub(super) depth: i32,
}

impl Window {
    /// Whether more is asked than whether a score is above or below.
    pub(super) fn is_open(&self) -> bool {
        self.beta - self.alpha > 1
    }

    /// The same as the other side sees it, to another depth.
    pub(super) fn turned(&self, depth: i32) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha, depth }
    }
}

impl Node {
    /// The position on the way to those after it.
    pub(super) fn step(&self) -> Step {
        Step::here(self.key, self.in_check, self.eval)
    }

    /// The score of who is mated here.
    pub(super) fn lost(&self) -> i32 {
        self.ply as i32 - MATE
    }
}

impl Search<'_> {
    /// The score of the present position, `ply` moves after the root.
    pub(super) fn visit(&mut self, window: Window, ply: usize, may_pass: bool) -> i32 {
        let in_check = self.position.in_check();
        // A check is answered before the dust settles.
        if window.depth <= 0 && !(in_check && ply < 2 * self.horizon) {
            return self.quiesce(window, ply);
        }
        self.nodes += 1;
        if self.must_stop() {
            return 0;
        }
        if let Some(score) = self.decided(ply).or_else(|| self.repeated(in_check, ply)) {
            return score;
        }
        // Whatever happens here, a mate found elsewhere may be shorter.
        let (alpha, beta) = (window.alpha.max(ply as i32 - MATE), window.beta.min(MATE - ply as i32 - 1));
        if alpha >= beta {
            return alpha;
        }
        if ply >= DEEPEST {
            return self.eval();
        }
        let window = Window { alpha, beta, depth: window.depth.max(1) };
        let key = self.position.key();
        self.node(Node { ply, window, may_pass, in_check, key, eval: -INFINITE, improving: false, table_move: None })
    }

    fn node(&mut self, mut node: Node) -> i32 {
        let known = self.table.get(node.key);
        if !node.window.is_open()
            && let Some(score) = known.and_then(|known| known.decides(&node.window, node.ply))
        {
            return score;
        }
        node.table_move = known.and_then(|known| known.best);
        if !node.in_check {
            node.eval = self.eval();
            node.improving = self.path.len() >= 2 && node.eval > self.path[self.path.len() - 2].eval;
        }
        if let Some(score) = self.prune(&node) {
            return score;
        }
        if node.table_move.is_none() && node.window.depth >= p::UNKNOWN_MOVE_DEPTH {
            node.window.depth -= 1;
        }
        self.try_moves(&node)
    }

    /// The score if the game is over, or as good as over: a royal piece may be caught at once.
    pub(super) fn decided(&self, ply: usize) -> Option<i32> {
        let position = &self.position;
        if let Some(winner) = position.winner() {
            let score = MATE - ply as i32;
            return Some(if winner == position.turn { score } else { -score });
        }
        if let Some(loser) = position.bared() {
            let score = MATE - ply as i32;
            return Some(loser.map_or(0, |loser| if loser == position.turn { -score } else { score }));
        }
        if position.game.ending.check_binds {
            return None;
        }
        let royal = position.vital(!position.turn)?;
        position.is_attacked(royal, position.turn).then_some(MATE - ply as i32 - 1)
    }
}
