//! The position that is asked about, looked at deeper and deeper.

use super::history::DEEPEST;
use super::node::{Node, Window};
use super::picker::{self, Candidate, Hints};
use super::trial::Attempt;
use super::{INFINITE, MATE, Search, Thought, parameters as p};
use crate::course::Course;
use crate::geometry::Cell;
use crate::moves::Move;

/// What the last complete depth has found.
struct Answer {
    best: Move,
    score: i32,
    depth: usize,
}

impl Search<'_> {
    /// Searches to greater and greater depths until a limit is met. `None` without a move that the game lets be played.
    pub(super) fn deepen(&mut self, course: &Course, deepest: usize) -> Option<Thought> {
        let mut list = self.first_moves(course);
        let mut answer = Answer { best: list.first()?.m, score: 0, depth: 0 };
        self.iterate(&mut list, deepest, &mut answer);
        let Answer { best, score, depth } = answer;
        Some(Thought {
            best,
            score,
            decided_in: (score.abs() > MATE / 2).then(|| (MATE - score.abs()) * score.signum()),
            depth: depth as u8,
            nodes: self.nodes,
            line: self.line(best, depth.max(1)),
        })
    }

    /// The moves that the level sees and the game lets be played, the best bets first. Leaves in `most` what the level allows
    /// itself.
    fn first_moves(&mut self, course: &Course) -> Vec<Candidate> {
        let mut list = self.all_moves();
        if course.forbids_anything() {
            list.retain(|candidate| !course.forbids(candidate.m));
        }
        let most = self.attention.map_or(u64::MAX, |attention| attention.nodes(list.len())).min(self.most);
        self.leave_out_careless(&mut list);
        self.most = most;
        self.leave_out_overlooked(&mut list, course.moves().last().map(Move::to));
        let best = self.table.get(self.position.key()).and_then(|known| known.best);
        picker::score(&mut list, self.position.worth(), self.history, &Hints { best, ..Hints::default() });
        list.sort_by_key(|candidate| -candidate.score);
        list
    }

    /// Looks one ply deeper each time. The first ply is finished even by those who look at less.
    fn iterate(&mut self, list: &mut [Candidate], deepest: usize, answer: &mut Answer) {
        let most = self.most;
        self.most = most.max(p::FIRST_PLY);
        for depth in 1..=deepest.max(1) {
            self.horizon = depth;
            let found = self.aspire(list, depth as i32, answer.score);
            if let Some((m, value)) = found {
                (answer.best, answer.score) = (m, value);
            }
            self.most = most;
            if self.must_stop() {
                break;
            }
            answer.depth = depth;
            let score = answer.score.abs();
            let decided = score > MATE / 2 && (MATE - score) < depth as i32;
            if decided || list.len() == 1 {
                break;
            }
        }
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
        let mut wide = p::FIRST_WINDOW;
        let narrow = depth >= p::NARROW_DEPTH;
        let (mut alpha, mut beta) = if narrow { (last - wide, last + wide) } else { (-INFINITE, INFINITE) };
        // What was better than the window, until a wider one says how much better.
        let mut better = None;
        loop {
            let found = self.search_root(list, Window { alpha: alpha.max(-INFINITE), beta: beta.min(INFINITE), depth });
            if self.stopped {
                return found.or(better);
            }
            let (_, score) = found?;
            wide = if wide > p::WIDEST_WINDOW { 2 * INFINITE } else { wide * p::WIDER };
            if score <= alpha && alpha > -INFINITE {
                (alpha, better) = (score - wide, None);
            } else if score >= beta && beta < INFINITE {
                (beta, better) = (score + wide, found);
            } else {
                return found;
            }
        }
    }

    /// Tries the moves in order, and puts the best first. `None` if it had to stop before any was better than `alpha`.
    fn search_root(&mut self, list: &mut [Candidate], window: Window) -> Option<(Move, i32)> {
        let node = self.root(window);
        let mut alpha = window.alpha;
        let mut best: Option<(Move, i32)> = None;
        for at in 0..list.len() {
            let candidate = list[at];
            let score = self.attempt(&node, &Attempt { candidate, number: at + 1, alpha });
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
                if score >= window.beta {
                    break;
                }
            }
        }
        best
    }

    fn root(&self, window: Window) -> Node {
        Node {
            ply: 0,
            window,
            may_pass: false,
            in_check: self.position.in_check(),
            key: self.position.key(),
            eval: -INFINITE,
            improving: true,
            table_move: None,
        }
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
