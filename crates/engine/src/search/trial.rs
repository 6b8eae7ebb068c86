//! Trying the moves of a node, best bets first: which are left out, how deep the others are searched.

use super::checks::LazyChecks;
use super::history::Step;
use super::moves::Scene;
use super::node::Node;
use super::picker::{Hints, Picker, Wanted};
use super::{Search, exchange, moves, parameters as p};
use crate::score::{INFINITE, Value, is_decided};
use shogi::Move;

/// What came out of trying the moves of a node.
pub(super) struct Outcome {
    pub(super) best: Value,
    pub(super) best_move: Option<Move>,
    pub(super) tried: i32,
    /// The lower end of the window, as the moves have lifted it.
    alpha: Value,
}

/// One move about to be tried.
pub(super) struct Attempt {
    pub(super) m: Move,
    /// Counted from 1.
    number: i32,
    pub(super) quiet: bool,
    gives_check: bool,
    /// An exchange on its square is known to be no loss.
    loses_nothing: bool,
    /// What the history says of it.
    mark: i32,
    alpha: Value,
    /// The best value so far.
    best: Value,
}

/// What becomes of a move before it is searched.
enum Fate {
    Tried,
    LeftOut,
    /// All quiet moves that follow will be left out too.
    LeftOutLikeAllLater,
}

impl Search<'_> {
    /// Tries the moves until one is too good or none is left. The table's move is searched `extension` plies deeper.
    pub(super) fn try_moves(&mut self, node: &Node<'_>, extension: i32) -> Outcome {
        let position = node.scene.position;
        let excluded = self.frames[node.ply].excluded;
        let hints = Hints {
            table_move: node.table_move,
            killers: self.frames[node.ply].killers,
            worth_sorting: p::worth_sorting(node.depth),
            futile: None,
        };
        let mut checks = LazyChecks::default();
        let mut picker = Picker::new(&node.scene, Wanted::All, hints, &self.moves);
        let mut outcome = Outcome { best: -INFINITE, best_move: None, tried: 0, alpha: node.alpha };
        let mut tried = Tried::default();
        // Less deep once a good move is known.
        let mut left = *node;
        while let Some(m) = picker.next(&node.scene, &mut checks, &mut self.moves, self.history) {
            if Some(m) == excluded {
                continue;
            }
            outcome.tried += 1;
            if !node.in_check && self.overlooks(position, m, node.ply) {
                continue;
            }
            let gives_check = checks.of(position).given_by(position, m);
            let attempt = self.attempt_of(&left, m, (gives_check, picker.is_good_capture()), &outcome);
            match self.fate(&left, &attempt) {
                Fate::Tried => {}
                Fate::LeftOut => continue,
                Fate::LeftOutLikeAllLater => {
                    picker.leave_out_quiets(&mut self.moves);
                    continue;
                }
            }
            let extension = if Some(m) == node.table_move { extension } else { 0 };
            let value = self.attempt(&left, &attempt, extension);
            if self.aborted {
                break;
            }
            tried.push(m);
            self.note(m, value, &mut left, &mut outcome);
            if value >= node.beta {
                self.frames[node.ply].cutoffs += 1;
                break;
            }
        }
        self.moves.truncate(picker.start());
        self.teach(node, outcome.best_move, &tried);
        outcome
    }

    /// A move has been searched. Once one is better than hoped for, the moves that are left are searched less deep.
    fn note(&mut self, m: Move, value: Value, left: &mut Node<'_>, outcome: &mut Outcome) {
        outcome.best = outcome.best.max(value);
        if value <= outcome.alpha {
            return;
        }
        outcome.alpha = value;
        outcome.best_move = Some(m);
        if value < left.beta && p::BETTER_FOUND_DEPTHS.contains(&left.depth) && !is_decided(value) {
            left.depth -= p::BETTER_FOUND;
        }
        if left.is_pv() {
            self.extend_line(left.ply, m);
        }
    }

    fn attempt_of(
        &self,
        node: &Node<'_>,
        m: Move,
        (gives_check, loses_nothing): (bool, bool),
        outcome: &Outcome,
    ) -> Attempt {
        let position = node.scene.position;
        let step = Step::of(position, m);
        let quiet = !moves::is_tactical(position, m);
        let mark = match position.piece_at(m.to()) {
            Some(captured) => 3 * self.history.capture(position.turn(), step, captured.kind()),
            None if quiet => self.history.quiet(step, &node.scene.context),
            None => 0,
        };
        let Outcome { tried, alpha, best, .. } = *outcome;
        Attempt { m, number: tried, quiet, gives_check, loses_nothing, mark, alpha, best }
    }

    /// Whether a move that seems hopeless is left out.
    fn fate(&self, node: &Node<'_>, attempt: &Attempt) -> Fate {
        // Before there is any value, or while the best that is known is to be mated.
        if attempt.best < 0 && is_decided(attempt.best) {
            return Fate::Tried;
        }
        if attempt.quiet && attempt.number > p::late_move_limit(node.depth, node.improving) {
            return Fate::LeftOutLikeAllLater;
        }
        let depth = p::depth_left(node.depth, attempt.number, node.improving, node.was_pv);
        let is_hopeless = if attempt.quiet && !attempt.gives_check {
            self.is_hopeless_quiet(node, attempt, depth)
        } else {
            self.is_hopeless_force(node, attempt, depth)
        };
        if is_hopeless { Fate::LeftOut } else { Fate::Tried }
    }

    /// A capture or a check that wins too little or loses too much.
    fn is_hopeless_force(&self, node: &Node<'_>, attempt: &Attempt, depth: i32) -> bool {
        let position = node.scene.position;
        let Attempt { m, quiet, gives_check, mark, alpha, .. } = *attempt;
        if !gives_check && depth <= p::CAPTURE_FUTILITY_DEPTH {
            let gain = moves::gain(position, m) + p::capture_futility_margin(depth) + mark / 16;
            if self.frames[node.ply].eval.is_some_and(|eval| eval + gain <= alpha) {
                return true;
            }
        }
        let bonus = if quiet { 0 } else { mark / 60 };
        let may_lose = (p::forcing_loss(node.depth) - bonus).min(0);
        !attempt.loses_nothing && !exchange::wins_at_least(position, m, may_lose)
    }

    /// A quiet move that has done badly before, cannot lift the evaluation, or loses material.
    fn is_hopeless_quiet(&self, node: &Node<'_>, attempt: &Attempt, depth: i32) -> bool {
        let Scene { position, context, .. } = &node.scene;
        let step = Step::of(position, attempt.m);
        let here = self.history.here(step, context);
        if here < p::worst_mark(node.depth) {
            return true;
        }
        let depth = depth + (here + 2 * self.history.own(step, context)) / p::MARK_OF_A_PLY;
        let alpha = attempt.alpha;
        let lifted = |eval| eval + p::futility_margin(depth, attempt.best <= node.alpha, eval > alpha);
        let futile = depth <= p::FUTILITY_DEPTH && self.frames[node.ply].eval.is_some_and(|eval| lifted(eval) <= alpha);
        futile || !exchange::wins_at_least(position, attempt.m, p::quiet_loss(depth.max(0)))
    }

    /// Searches one move: the first with the whole window, the others only to see whether they beat it, and late ones
    /// less deep unless they seem to.
    fn attempt(&mut self, node: &Node<'_>, attempt: &Attempt, extension: i32) -> Value {
        let position = node.scene.position;
        let Attempt { m, number, alpha, .. } = *attempt;
        let mut depth = node.depth - 1 + extension;
        let reduction = self.reduction(node, attempt);
        let child = self.make(node.ply, position, Some(m));
        let ply = node.ply + 1;
        if number == 1 {
            let expect_cut = !node.is_pv() && !node.expect_cut;
            // A cut is expected, but nobody knows by which move: this one is a guess.
            let guess = i32::from(node.expect_cut && node.table_move.is_none() && depth > 2);
            return -self.visit(&child, ply, depth - guess, (-node.beta, -alpha), expect_cut);
        }
        let narrow = (-alpha - 1, -alpha);
        let reduced = if node.depth >= 2 { (depth - reduction).clamp(1.min(depth), depth) } else { depth };
        self.frames[node.ply].reduction = depth - reduced;
        let mut value = -self.visit(&child, ply, reduced, narrow, true);
        self.frames[node.ply].reduction = 0;
        if value > alpha && reduced < depth {
            depth += i32::from(value > attempt.best + p::DEEPER_MARGIN + 2 * depth);
            depth -= i32::from(value < attempt.best + depth);
            if reduced < depth {
                value = -self.visit(&child, ply, depth, narrow, !node.expect_cut);
            }
            self.reward_surprise(node, attempt);
        }
        if value > alpha && value < node.beta && node.is_pv() {
            value = -self.visit(&child, ply, depth, (-node.beta, -alpha), false);
        }
        value
    }

    /// By how many plies a move is searched less deep.
    fn reduction(&self, node: &Node<'_>, attempt: &Attempt) -> i32 {
        let position = node.scene.position;
        let mut reduction = p::late_move_reduction(node.depth, attempt.number);
        if !attempt.quiet {
            reduction /= 2;
        }
        reduction -= (attempt.mark - p::reduce::NO_MARK) / p::reduce::MARK;
        let table_move_captures = node.table_move.is_some_and(|m| moves::is_tactical(position, m));
        let changes = [
            (node.expect_cut, p::reduce::EXPECTED_CUT),
            (node.is_pv(), p::reduce::PV),
            (node.was_pv, p::reduce::WAS_PV),
            (attempt.gives_check, p::reduce::CHECK),
            (!node.improving && !node.in_check, p::reduce::NOT_IMPROVING),
            (table_move_captures, p::reduce::TABLE_MOVE_CAPTURES),
            (self.frames[node.ply + 1].cutoffs > 3, p::reduce::MANY_CUTOFFS),
        ];
        reduction += changes.into_iter().filter(|(applies, _)| *applies).map(|(_, change)| change).sum::<i32>();
        (reduction / 1024).max(0)
    }

    /// The best line from this ply begins with `m` and goes on as the ply after it found.
    pub(super) fn extend_line(&mut self, ply: usize, m: Move) {
        let (upper, lower) = self.frames.split_at_mut(ply + 1);
        let line = &mut upper[ply].line;
        line.clear();
        line.push(m);
        line.extend_from_slice(&lower[0].line);
    }
}

/// The first moves a node has tried.
#[derive(Default)]
pub(super) struct Tried {
    moves: [Option<Move>; 32],
    count: usize,
}

impl Tried {
    fn push(&mut self, m: Move) {
        if let Some(place) = self.moves.get_mut(self.count) {
            *place = Some(m);
            self.count += 1;
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Move> {
        self.moves[..self.count].iter().flatten().copied()
    }
}
