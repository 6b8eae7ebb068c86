//! Trying the moves of a node, best bets first: which are left out, how deep the others are searched.

use super::effect::Effect;
use super::node::{Node, Window};
use super::picker::{Candidate, Hints, Picker};
use super::table::{Bound, Found};
use super::{LOST, Search, exchange, parameters as p};
use crate::moves::Move;

/// One move about to be tried.
pub(super) struct Attempt {
    pub(super) candidate: Candidate,
    /// Counted from 1.
    pub(super) number: usize,
    /// The best score that is sure so far.
    pub(super) alpha: i32,
}

/// What has come out of the moves so far.
struct Outcome {
    best: i32,
    best_move: Option<Move>,
    alpha: i32,
    /// Quiet moves that refuted nothing.
    quiets: Vec<Effect>,
}

impl Search<'_> {
    /// The score of a node by its moves, tried until one is too good or none is left.
    pub(super) fn try_moves(&mut self, node: &Node) -> i32 {
        let before = self.path.last().and_then(|step| step.moved);
        let hints = Hints { best: node.table_move, killers: self.history.killers(node.ply), before };
        let mut picker = self.picker(&hints);
        let mut outcome = Outcome { best: node.lost(), best_move: None, alpha: node.window.alpha, quiets: Vec::new() };
        self.try_each(node, &mut picker, &hints, &mut outcome);
        let tried = picker.given();
        self.put_away(picker);
        if self.stopped {
            return 0;
        }
        if outcome.best == node.lost() && tried > 0 && !node.in_check {
            // Every move was overlooked.
            return node.eval;
        }
        self.conclude(node, &outcome)
    }

    fn try_each(&mut self, node: &Node, picker: &mut Picker, hints: &Hints, outcome: &mut Outcome) {
        let last = self.last_target();
        while let Some(candidate) = self.next(picker, hints) {
            if !node.in_check && self.overlooks(&candidate, last, node.ply) {
                continue;
            }
            let attempt = Attempt { candidate, number: picker.given(), alpha: outcome.alpha };
            if outcome.best > LOST && self.is_hopeless(node, &attempt) {
                continue;
            }
            let score = self.attempt(node, &attempt);
            if self.stopped {
                return;
            }
            outcome.best = outcome.best.max(score);
            if score > outcome.alpha {
                outcome.best_move = Some(candidate.m);
                outcome.alpha = score;
            }
            let quiet = candidate.effect.is_quiet();
            if score >= node.window.beta {
                if quiet {
                    self.reward(node, &candidate, &outcome.quiets, hints);
                }
                return;
            }
            if quiet && outcome.quiets.len() < p::MOST_BLAMED {
                outcome.quiets.push(candidate.effect);
            }
        }
    }

    /// Whether a move that will hardly lift the score is left out.
    fn is_hopeless(&self, node: &Node, attempt: &Attempt) -> bool {
        if node.window.is_open() || node.in_check {
            return false;
        }
        let is_hopeless = if attempt.candidate.effect.is_quiet() {
            self.is_hopeless_quiet(node, attempt)
        } else {
            let most = p::capture_loss(node.window.depth);
            node.window.depth <= p::CAPTURE_LOSS_DEPTH && attempt.candidate.loss().is_some_and(|loss| loss < most)
        };
        // Who attacks a king gives up pieces for it: a side far behind may yet mate.
        is_hopeless && !self.checks(&attempt.candidate)
    }

    fn is_hopeless_quiet(&self, node: &Node, attempt: &Attempt) -> bool {
        let depth = node.window.depth;
        depth <= p::LATE_MOVE_DEPTH && attempt.number as i32 > p::late_move_limit(depth, node.improving)
            || depth <= p::FUTILITY_DEPTH && node.eval + p::futility_margin(depth) <= attempt.alpha
            || depth <= p::QUIET_LOSS_DEPTH && self.hangs(&attempt.candidate, p::quiet_loss(depth))
    }

    /// Whether a move gives a check that must be answered, by the piece that moves.
    fn checks(&self, candidate: &Candidate) -> bool {
        self.position.game.ending.check_binds && self.position.attacks_royal_by(candidate.m)
    }

    /// Whether a quiet move puts its piece where it is lost.
    pub(super) fn hangs(&self, candidate: &Candidate, threshold: i32) -> bool {
        exchange::outcome(&self.position, candidate.m, &candidate.effect) < threshold
    }

    /// The score of a move: later ones less deep and only whether they are better, again in full if they are.
    pub(super) fn attempt(&mut self, node: &Node, attempt: &Attempt) -> i32 {
        let Attempt { candidate, number, alpha } = attempt;
        // What mates comes by checks, and a mate that is seen too late is a lost game.
        let checks = self.checks(candidate);
        let depth = node.window.depth + i32::from(checks && node.ply < self.horizon);
        let window = Window { alpha: *alpha, depth, ..node.window };
        let reduction = if *number == 1 || checks { 0 } else { reduction(node, window.is_open(), attempt) };
        let moved = Some((candidate.effect.mover, candidate.effect.to));
        let step = super::path::Step { moved, ..node.step() };
        self.after(candidate.m, step, |search| {
            if *number == 1 {
                return search.ask(window, node.ply);
            }
            search.ask_late(window, node.ply, reduction)
        })
    }

    /// The score of the move just made, in full.
    fn ask(&mut self, window: Window, ply: usize) -> i32 {
        -self.visit(window.turned(window.depth - 1), ply + 1, true)
    }

    /// The score of the move just made, if it is better than what is sure already.
    fn ask_late(&mut self, window: Window, ply: usize, reduction: i32) -> i32 {
        let narrow = Window { beta: window.alpha + 1, ..window };
        let mut score = self.ask(Window { depth: window.depth - reduction, ..narrow }, ply);
        if score > window.alpha && reduction > 0 && !self.stopped {
            score = self.ask(narrow, ply);
        }
        if score > window.alpha && window.is_open() && !self.stopped {
            score = self.ask(window, ply);
        }
        score
    }

    /// Who refuted the move before is remembered, and who failed to.
    fn reward(&mut self, node: &Node, best: &Candidate, failed: &[Effect], hints: &Hints) {
        self.history.remember(best.m, node.ply);
        let bonus = p::history_bonus(node.window.depth);
        self.history.adjust(&best.effect, hints.before, bonus);
        failed.iter().for_each(|effect| self.history.adjust(effect, hints.before, -bonus));
    }

    /// What came out of the moves is told to the table.
    fn conclude(&mut self, node: &Node, outcome: &Outcome) -> i32 {
        let Outcome { best: score, best_move, .. } = *outcome;
        let bound = match score {
            _ if score >= node.window.beta => Bound::Lower,
            _ if best_move.is_some() => Bound::Exact,
            _ => Bound::Upper,
        };
        self.table.put(node.key, node.ply, Found { best: best_move, score, depth: node.window.depth, bound });
        score
    }
}

/// By how many plies a late move is searched less deep.
fn reduction(node: &Node, open: bool, attempt: &Attempt) -> i32 {
    let Attempt { candidate, number, .. } = attempt;
    let depth = node.window.depth;
    let quiet = candidate.effect.is_quiet();
    if depth < p::REDUCTION_DEPTH || *number <= 1 + usize::from(open) || !quiet && candidate.loss().is_none() {
        return 0;
    }
    let mark = candidate.score.clamp(-p::reduce::MOST_OF_MARK, p::reduce::MOST_OF_MARK) / p::reduce::MARK;
    let changes = [
        (open, p::reduce::PV),
        (!node.improving, p::reduce::NOT_IMPROVING),
        (node.in_check, p::reduce::CHECK),
        (quiet, -mark),
    ];
    let change: i32 = changes.into_iter().filter(|(applies, _)| *applies).map(|(_, plies)| plies).sum();
    (p::late_move_reduction(depth, *number) + change).clamp(0, (depth - 1).max(1) - 1)
}
