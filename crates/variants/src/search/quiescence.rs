//! Where the search ends: captures until nothing hangs any more, first also drops that give check.

use super::history::DEEPEST;
use super::node::{Tree, from_table, to_table};
use super::picker::{self, Candidate, Hints};
use super::table::{Bound, Entry};
use super::{LOST, MATE};
use crate::geometry::Cell;

impl Tree<'_> {
    /// How long a series of captures is followed, and how many are tried in a position: where hundreds of pieces stand face
    /// to face it would never end.
    fn exchanges(&self) -> usize {
        match self.position.game.compiled.board.len() {
            0..200 => 32,
            200..400 => 10,
            _ => 5,
        }
    }

    /// The score once nothing hangs any more. With `checks`, drops that give check are tried beside captures; what they lead to
    /// is left to captures.
    pub(super) fn quiesce(&mut self, mut alpha: i32, beta: i32, ply: usize, last: Option<Cell>, checks: bool) -> i32 {
        self.nodes += 1;
        if self.must_stop() {
            return 0;
        }
        if let Some(score) = self.decided(ply) {
            return score;
        }
        let eval = self.eval();
        if ply >= DEEPEST.min(self.horizon + self.exchanges()) {
            return eval;
        }
        let checks = checks && self.position.game.ending.check_binds;
        let depth = if checks { 0 } else { -1 };
        let key = self.position.key();
        let deep = |known: &Entry| beta - alpha == 1 && i32::from(known.depth) >= depth;
        if let Some(known) = self.table.get(key).filter(deep) {
            let score = from_table(known.score, ply);
            let cuts = match known.bound {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
            };
            if cuts {
                return score;
            }
        }
        let bound_by_check = self.position.game.ending.check_binds && self.position.in_check();
        let mut best = if bound_by_check { ply as i32 - MATE } else { eval };
        if best >= beta {
            return best;
        }
        let old_alpha = alpha;
        alpha = alpha.max(best);
        let mut list = if bound_by_check { self.all_moves() } else { self.captures() };
        if checks && !bound_by_check {
            self.add_checks(&mut list);
        }
        let hints = Hints { best: None, killers: [None; 2], before: None };
        picker::score(&mut list, self.position.worth(), self.history, &hints);
        let mut at = 0;
        let mut best_move = None;
        while let Some(candidate) = picker::next(&mut list, at, &self.position) {
            at += 1;
            if !bound_by_check {
                if self.overlooks(&candidate, last, ply) {
                    continue;
                }
                if candidate.loses() || at > self.exchanges() {
                    break;
                }
                let most = eval + candidate.effect.captured + candidate.effect.promotion + 150;
                if most <= alpha && !candidate.effect.is_quiet() {
                    best = best.max(most);
                    continue;
                }
            } else if best > LOST && (candidate.effect.is_quiet() || candidate.loses()) && at > 3 {
                continue;
            }
            let undo = self.position.make(candidate.m);
            let score = -self.quiesce(-beta, -alpha, ply + 1, Some(candidate.m.to()), false);
            self.position.unmake(candidate.m, undo);
            if self.stopped {
                break;
            }
            best = best.max(score);
            if score > alpha {
                alpha = score;
                best_move = Some(candidate.m);
                if score >= beta {
                    break;
                }
            }
        }
        self.lists.push(list);
        if self.stopped {
            return 0;
        }
        let bound = match best {
            _ if best >= beta => Bound::Lower,
            _ if alpha > old_alpha && best_move.is_some() => Bound::Exact,
            _ => Bound::Upper,
        };
        self.table.put(key, best_move, to_table(best, ply), depth, bound);
        best
    }

    /// Adds the drops that give check and lose nothing by it.
    fn add_checks(&mut self, list: &mut Vec<Candidate>) {
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        self.position.each_checking_drop(&mut |m| moves.push(m));
        let candidates = moves.iter().map(|m| self.candidate(*m));
        list.extend(candidates.filter(|candidate| !self.hangs(candidate, 0)));
        self.moves = moves;
    }
}
