//! The position that is asked about, looked at deeper and deeper.

use super::history::DEEPEST;
use super::node::{INFINITE, Tree, Window};
use super::path::Step;
use super::picker::{self, Candidate, Hints};
use super::{MATE, Thought};
use crate::course::Course;
use crate::geometry::Cell;
use crate::moves::Move;

/// Below this many positions even a weak level finishes its first ply.
const FIRST_PLY: u64 = 4_000;

impl Tree<'_> {
    /// Searches to greater and greater depths until a limit is met. `None` without a move that the game lets be played.
    pub(super) fn deepen(&mut self, course: &Course, deepest: usize) -> Option<Thought> {
        let mut list = self.all_moves();
        if course.forbids_anything() {
            list.retain(|candidate| !course.forbids(candidate.m));
        }
        let most = self.attention.map_or(u64::MAX, |attention| attention.nodes(list.len())).min(self.most);
        self.leave_out_careless(&mut list);
        self.most = most;
        self.leave_out_overlooked(&mut list, course.moves().last().map(Move::to));
        let best = self.table.get(self.position.key()).and_then(|known| known.best);
        let hints = Hints { best, killers: [None; 2], before: None };
        picker::score(&mut list, self.position.worth(), self.history, &hints);
        list.sort_by_key(|candidate| -candidate.score);
        let mut best = list.first()?.m;
        let (mut score, mut reached) = (0, 0);
        let most = self.most;
        self.most = most.max(most.saturating_add(FIRST_PLY).min(FIRST_PLY));
        for depth in 1..=deepest.max(1) {
            self.horizon = depth;
            let found = self.aspire(&mut list, depth as i32, score);
            if let Some((m, value)) = found {
                (best, score) = (m, value);
            }
            self.most = most;
            if self.must_stop() {
                break;
            }
            reached = depth;
            let decided = score.abs() > MATE / 2 && (MATE - score.abs()) < depth as i32;
            if decided || list.len() == 1 {
                break;
            }
        }
        Some(Thought {
            best,
            score,
            decided_in: (score.abs() > MATE / 2).then(|| (MATE - score.abs()) * score.signum()),
            depth: reached as u8,
            nodes: self.nodes,
            line: self.line(best, reached.max(1)),
        })
    }

    /// Leaves out the moves that the level does not see, as long as any are left.
    fn leave_out_overlooked(&self, list: &mut Vec<Candidate>, last: Option<Cell>) {
        if self.position.in_check() {
            return;
        }
        let seen = |candidate: &Candidate| !self.overlooks(candidate, last, 0);
        if list.iter().any(seen) {
            list.retain(seen);
        }
    }

    /// One depth, first with a narrow window around the last score. The best move found so far if it had to stop.
    fn aspire(&mut self, list: &mut [Candidate], depth: i32, last: i32) -> Option<(Move, i32)> {
        let mut wide = 40;
        let (mut alpha, mut beta) = if depth >= 4 { (last - wide, last + wide) } else { (-INFINITE, INFINITE) };
        loop {
            let found = self.search_root(list, Window { alpha: alpha.max(-INFINITE), beta: beta.min(INFINITE), depth });
            if self.stopped {
                return found;
            }
            let (_, score) = found?;
            wide = if wide > 1_000 { 2 * INFINITE } else { wide * 3 };
            if score <= alpha && alpha > -INFINITE {
                alpha = score - wide;
            } else if score >= beta && beta < INFINITE {
                beta = score + wide;
            } else {
                return found;
            }
        }
    }

    /// Tries the moves in order, and puts the best first. `None` if it had to stop before any was better than `alpha`.
    fn search_root(&mut self, list: &mut [Candidate], window: Window) -> Option<(Move, i32)> {
        let Window { mut alpha, beta, depth } = window;
        let in_check = self.position.in_check();
        let step = Step::here(self.position.key(), in_check, -INFINITE);
        let mut best: Option<(Move, i32)> = None;
        for at in 0..list.len() {
            let candidate = list[at];
            let score = self.try_move(&candidate, at + 1, Window { alpha, beta, depth }, 0, &step, true);
            if self.stopped {
                // A move that failed to reach a narrow window says nothing.
                return best.filter(|(_, score)| *score > window.alpha);
            }
            if best.is_none_or(|(_, known)| score > known) {
                best = Some((candidate.m, score));
            }
            if score > alpha {
                alpha = score;
                list[..=at].rotate_right(1);
                if score >= beta {
                    break;
                }
            }
        }
        best
    }

    /// The line that the table remembers, the best move first.
    fn line(&mut self, best: Move, length: usize) -> Vec<Move> {
        let mut line = vec![best];
        let mut undo = vec![(best, self.position.make(best))];
        let mut met = vec![self.position.key()];
        while line.len() < length.min(DEEPEST) {
            let Some(m) = self.table.get(self.position.key()).and_then(|known| known.best) else { break };
            let list = self.all_moves();
            let legal = list.iter().any(|candidate| candidate.m == m);
            self.lists.push(list);
            if !legal {
                break;
            }
            line.push(m);
            undo.push((m, self.position.make(m)));
            if met.contains(&self.position.key()) {
                break;
            }
            met.push(self.position.key());
        }
        for (m, undo) in undo.into_iter().rev() {
            self.position.unmake(m, undo);
        }
        line
    }
}
