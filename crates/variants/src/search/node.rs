//! One position of the tree.

use super::attention::Attention;
use super::effect::Effect;
use super::eval;
use super::history::{DEEPEST, History};
use super::path::{Onward, Step};
use super::picker::{self, Candidate, Hints};
use super::table::{Bound, Table};
use super::weighed::Weighed;
use super::{LOST, MATE};
use crate::geometry::Cell;
use crate::moves::Move;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// Above every score that a search can find.
pub(super) const INFINITE: i32 = MATE + 1;

/// A search under way.
pub(super) struct Tree<'a> {
    pub(super) position: Weighed<'a>,
    pub(super) table: &'a mut Table,
    pub(super) history: &'a mut History,
    /// The game and the line looked at, without the present position.
    pub(super) path: Vec<Step>,
    /// `None` for a player without blind spots.
    pub(super) attention: Option<Attention>,
    pub(super) stop: &'a AtomicBool,
    pub(super) deadline: Option<Instant>,
    /// Not more positions than these.
    pub(super) most: u64,
    pub(super) nodes: u64,
    /// The depth of the root in plies.
    pub(super) horizon: usize,
    pub(super) stopped: bool,
    /// Lists of moves to be used again.
    pub(super) lists: Vec<Vec<Candidate>>,
    /// Moves before they are looked at, likewise.
    pub(super) moves: Vec<Move>,
}

/// The bounds between which a score matters, and how deep to look for it.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
    pub(super) depth: i32,
}

impl Tree<'_> {
    /// Whether the search has to end now.
    pub(super) fn must_stop(&mut self) -> bool {
        // A position of the largest boards takes as long as hundreds of a small one.
        let often = if self.position.game.compiled.board.len() > 150 { 1 } else { 32 };
        if !self.stopped && self.nodes.is_multiple_of(often) {
            self.stopped =
                self.stop.load(Ordering::Relaxed) || self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        }
        self.stopped |= self.nodes >= self.most;
        self.stopped
    }

    /// The score of the present position, `ply` moves after the root.
    pub(super) fn node(&mut self, window: Window, ply: usize, may_pass: bool) -> i32 {
        let in_check = self.position.in_check();
        // A check is answered before the dust settles.
        if window.depth <= 0 && !(in_check && ply < 2 * self.horizon) {
            return self.quiesce(window.alpha, window.beta, ply, self.last_target(), true);
        }
        self.nodes += 1;
        if self.must_stop() {
            return 0;
        }
        if let Some(score) = self.decided(ply).or_else(|| self.repeated(in_check, ply)) {
            return score;
        }
        let (alpha, beta) = (window.alpha.max(ply as i32 - MATE), window.beta.min(MATE - ply as i32 - 1));
        if alpha >= beta {
            return alpha;
        }
        if ply >= DEEPEST {
            return self.eval();
        }
        self.inner(Window { alpha, beta, depth: window.depth.max(1) }, ply, may_pass, in_check)
    }

    fn inner(&mut self, window: Window, ply: usize, may_pass: bool, in_check: bool) -> i32 {
        let Window { alpha, beta, mut depth } = window;
        let is_pv = beta - alpha > 1;
        let key = self.position.key();
        let known = self.table.get(key);
        if let Some(known) = known.filter(|known| !is_pv && i32::from(known.depth) >= depth) {
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
        let eval = if in_check { -INFINITE } else { self.eval() };
        let improving = !in_check && self.path.len() >= 2 && eval > self.path[self.path.len() - 2].eval;
        if !is_pv && !in_check && beta.abs() < MATE / 2 {
            if depth <= 6 && eval - (90 - 30 * i32::from(improving)) * depth >= beta {
                return eval;
            }
            if depth <= 2 && eval + 350 * depth < alpha {
                let score = self.quiesce(alpha, beta, ply, self.last_target(), true);
                if score <= alpha {
                    return score;
                }
            }
            if may_pass && depth >= 3 && eval >= beta {
                let reduced = depth - 3 - depth / 4 - ((eval - beta) / 200).min(2);
                let score = self.after_pass(Window { alpha: -beta, beta: 1 - beta, depth: reduced }, ply, eval);
                if self.stopped {
                    return 0;
                }
                if score >= beta {
                    return if score > -LOST { beta } else { score };
                }
            }
        }
        if depth >= 4 && known.is_none_or(|known| known.best.is_none()) {
            depth -= 1;
        }
        let hints = Hints {
            best: known.and_then(|known| known.best),
            killers: self.history.killers(ply),
            before: self.path.last().and_then(|step| step.moved),
        };
        let mut list = self.list();
        let known = hints.best.filter(|m| picker::is_plausible(&self.position, *m));
        list.extend(known.map(|m| self.candidate(m)));
        let step = Step::here(key, in_check, eval);
        let score = self.try_moves(&mut list, Window { alpha, beta, depth }, ply, &step, improving, &hints);
        self.lists.push(list);
        score
    }

    fn try_moves(
        &mut self,
        list: &mut Vec<Candidate>,
        window: Window,
        ply: usize,
        step: &Step,
        improving: bool,
        hints: &Hints,
    ) -> i32 {
        let Window { mut alpha, beta, depth } = window;
        let is_pv = beta - alpha > 1;
        let mut best = (ply as i32 - MATE, None);
        let mut quiets: Vec<Effect> = Vec::new();
        let mut at = 0;
        let known = list.len();
        let last = self.last_target();
        while let Some(candidate) = self.next(list, at, known, hints) {
            at += 1;
            if !step.in_check && self.overlooks(&candidate, last, ply) {
                continue;
            }
            let quiet = candidate.effect.is_quiet();
            if best.0 > LOST && !is_pv && !step.in_check {
                if quiet && depth <= 6 && at as i32 > (4 + depth * depth) * (1 + i32::from(improving)) {
                    continue;
                }
                if quiet && depth <= 5 && step.eval + 120 + 110 * depth <= alpha {
                    continue;
                }
                if depth <= 4 && candidate.loses() && candidate.score + 1_000_000 < -60 * depth {
                    continue;
                }
                if quiet && depth <= 3 && self.hangs(&candidate, -40 * depth) {
                    continue;
                }
            }
            let score = self.try_move(&candidate, at, Window { alpha, beta, depth }, ply, step, improving);
            if self.stopped {
                return 0;
            }
            if score > best.0 {
                best = (score, (score > alpha).then_some(candidate.m).or(best.1));
            }
            if score > alpha {
                alpha = score;
                if score >= beta {
                    if quiet {
                        self.history.reward(candidate.m, &candidate.effect, &quiets, hints.before, ply, depth);
                    }
                    break;
                }
            }
            if quiet && quiets.len() < 64 {
                quiets.push(candidate.effect);
            }
        }
        if best.0 == ply as i32 - MATE && at > 0 && !step.in_check {
            // Every move was overlooked.
            return step.eval;
        }
        let bound = match best.0 {
            score if score >= beta => Bound::Lower,
            _ if best.1.is_some() => Bound::Exact,
            _ => Bound::Upper,
        };
        self.table.put(step.key, best.1, to_table(best.0, ply), depth, bound);
        best.0
    }

    /// The next move of a list; the known ones at its beginning are tried before the others are looked for.
    fn next(&mut self, list: &mut Vec<Candidate>, at: usize, known: usize, hints: &Hints) -> Option<Candidate> {
        if at < known {
            return list.get(at).copied();
        }
        if at == known {
            self.add_all(list);
            let best = list[..known].first().map(|candidate| candidate.m);
            if let Some(again) = (known..list.len()).find(|i| Some(list[*i].m) == best) {
                list.swap_remove(again);
            }
            picker::score(&mut list[known..], self.position.worth(), self.history, hints);
        }
        picker::next(list, at, &self.position)
    }

    /// Whether a quiet move puts its piece where it is lost.
    pub(super) fn hangs(&self, candidate: &Candidate, threshold: i32) -> bool {
        super::exchange::outcome(&self.position, candidate.m, &candidate.effect) < threshold
    }

    /// The score of a move: later ones less deep and only whether they are better, again in full if they are.
    pub(super) fn try_move(
        &mut self,
        candidate: &Candidate,
        at: usize,
        window: Window,
        ply: usize,
        step: &Step,
        improving: bool,
    ) -> i32 {
        let Window { alpha, beta, depth } = window;
        let is_pv = beta - alpha > 1;
        let undo = self.position.make(candidate.m);
        let moved = Some((candidate.effect.mover, candidate.effect.to));
        self.path.push(Step { moved, onward: Onward::Tried(Some(candidate.m), undo), ..*step });
        let next = depth - 1;
        let narrow = |depth| Window { alpha: -alpha - 1, beta: -alpha, depth };
        let mut score = alpha + 1;
        let mut full = at == 1;
        if !full {
            let mut reduction = 0;
            if depth >= 2 && at > 1 + usize::from(is_pv) && (candidate.effect.is_quiet() || candidate.loses()) {
                reduction = late(depth, at) - i32::from(is_pv) + i32::from(!improving) - i32::from(step.in_check);
                reduction -= candidate.score.clamp(-8_000, 8_000) / 5_000 * i32::from(candidate.effect.is_quiet());
                reduction = reduction.clamp(0, next.max(1) - 1);
            }
            score = -self.node(narrow(next - reduction), ply + 1, true);
            if score > alpha && reduction > 0 && !self.stopped {
                score = -self.node(narrow(next), ply + 1, true);
            }
            full = is_pv && score > alpha;
        }
        if full && !self.stopped {
            score = -self.node(Window { alpha: -beta, beta: -alpha, depth: next }, ply + 1, true);
        }
        self.path.pop();
        self.position.unmake(candidate.m, undo);
        score
    }

    /// The score if the side to move did nothing.
    fn after_pass(&mut self, window: Window, ply: usize, eval: i32) -> i32 {
        let key = self.position.key();
        let undo = self.position.pass();
        self.path.push(Step { onward: Onward::Tried(None, undo), ..Step::here(key, false, eval) });
        let score = -self.node(window, ply + 1, false);
        self.position.unpass(undo);
        self.path.pop();
        score
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

    /// Where the move before ended.
    fn last_target(&self) -> Option<Cell> {
        self.path.last().and_then(|step| step.moved).map(|(_, to)| to)
    }

    /// Whether the player does not see this move.
    pub(super) fn overlooks(&self, candidate: &Candidate, last: Option<Cell>, ply: usize) -> bool {
        self.attention.is_some_and(|attention| attention.overlooks(&self.position, candidate, last, ply))
    }

    /// What the position looks like, to somebody of this skill.
    pub(super) fn eval(&self) -> i32 {
        let eval = eval::evaluate(&self.position);
        eval + self.attention.map_or(0, |attention| attention.misjudges(self.position.key()))
    }

    fn list(&mut self) -> Vec<Candidate> {
        let mut list = self.lists.pop().unwrap_or_default();
        list.clear();
        list
    }

    pub(super) fn all_moves(&mut self) -> Vec<Candidate> {
        let mut list = self.list();
        self.add_all(&mut list);
        list
    }

    fn add_all(&mut self, list: &mut Vec<Candidate>) {
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        let _ = self.position.rules().each_legal(&mut |m| {
            moves.push(m);
            ControlFlow::<()>::Continue(())
        });
        list.extend(moves.iter().map(|m| self.candidate(*m)));
        self.moves = moves;
    }

    pub(super) fn captures(&mut self) -> Vec<Candidate> {
        let mut list = self.list();
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        let _ = self.position.rules().each_legal_on_board(Effect::may_be_loud, &mut |m| {
            moves.push(m);
            ControlFlow::<()>::Continue(())
        });
        list.extend(moves.iter().map(|m| self.candidate(*m)).filter(|candidate| !candidate.effect.is_quiet()));
        self.moves = moves;
        list
    }

    pub(super) fn candidate(&self, m: Move) -> Candidate {
        Candidate { m, effect: Effect::of(&self.position, m), score: 0 }
    }
}

/// By how much a late move's depth is cut.
fn late(depth: i32, at: usize) -> i32 {
    (sixteenths(depth as u32) * sixteenths(at as u32) + 400) / 1_300
}

/// The binary logarithm in sixteenths, in whole numbers so that it is the same everywhere.
fn sixteenths(n: u32) -> i32 {
    let whole = n.max(1).ilog2();
    (16 * whole + ((n.max(1) << 4) >> whole) - 16) as i32
}

/// Scores of a decided game count from the root, in the table from the position.
pub(super) fn to_table(score: i32, ply: usize) -> i32 {
    match score {
        _ if score > MATE / 2 => score + ply as i32,
        _ if score < -MATE / 2 => score - ply as i32,
        _ => score,
    }
}

pub(super) fn from_table(score: i32, ply: usize) -> i32 {
    match score {
        _ if score > MATE / 2 => score - ply as i32,
        _ if score < -MATE / 2 => score + ply as i32,
        _ => score,
    }
}
