//! Where the search proper ends: the best captures are played out, so that only quiet positions are judged.

use super::checks::LazyChecks;
use super::history::Step;
use super::moves::{self, Scene};
use super::picker::{Hints, Picker, Wanted};
use super::table::{Bound, Entry};
use super::{Search, mate, parameters as p};
use crate::score::{DRAW, INFINITE, MAX_PLY, Value, is_decided, mated_at};
use shogi::{Constraints, Move, Position, Square};

/// In check, so many quiet ways out are tried once one is known that does not lose.
const QUIET_EVASIONS: i32 = 3;

impl Search<'_> {
    /// The value of a position when only captures are tried. Standing still is allowed, except in check: then quiet ways out
    /// are tried too, but only a few once one does not lose.
    pub(super) fn quiescence(
        &mut self,
        position: &Position,
        constraints: &Constraints,
        ply: usize,
        (alpha, beta): (Value, Value),
    ) -> Value {
        if self.aborted {
            return DRAW;
        }
        let entry = self.table.probe(position.key(), ply);
        if let Some(entry) = entry
            && beta - alpha == 1
            && entry.bound.decides(entry.value, beta)
        {
            return entry.value;
        }
        let in_check = constraints.in_check();
        if ply >= MAX_PLY - 1 {
            return if in_check { DRAW } else { self.evaluate(position, ply) };
        }
        if !in_check
            && entry.is_none()
            && self.attention.is_none()
            && let Some(m) = mate::in_one(position, constraints)
        {
            return self.mate_by(position, ply, m);
        }
        let scene = Scene { position, constraints, context: self.context(position, ply) };
        let standing = (!in_check).then(|| self.stand(&scene, ply, entry));
        if let Some(standing) = standing
            && standing.value >= beta
        {
            if entry.is_none() {
                let kept = leaf_entry(entry, Some(standing), None, (standing.value, Bound::Lower));
                self.table.store(position.key(), ply, kept);
            }
            return standing.value;
        }
        self.captures(&scene, ply, (alpha, beta), standing, entry)
    }

    fn stand(&mut self, scene: &Scene<'_>, ply: usize, entry: Option<Entry>) -> Standing {
        let raw = entry.and_then(|entry| entry.eval).unwrap_or_else(|| self.evaluate(scene.position, ply));
        let eval = self.corrected(scene, raw);
        let value = match entry {
            Some(entry) if !is_decided(entry.value) && entry.bound.decides(entry.value, eval + 1) => entry.value,
            _ => eval,
        };
        Standing { raw, eval, value }
    }

    /// Tries what the picker offers.
    fn captures(
        &mut self,
        scene: &Scene<'_>,
        ply: usize,
        (alpha, beta): (Value, Value),
        standing: Option<Standing>,
        entry: Option<Entry>,
    ) -> Value {
        let position = scene.position;
        let futile = standing.map(|standing| alpha - standing.eval - p::DELTA_MARGIN);
        let hints = Hints { table_move: entry.and_then(|entry| entry.best), futile, ..Hints::default() };
        let mut picker = Picker::new(scene, CAPTURES, hints, &self.moves);
        let mut checks = LazyChecks::default();
        let mut best = standing.map_or(-INFINITE, |standing| standing.value);
        let mut best_move = None;
        let last_target = ply.checked_sub(1).and_then(|ply| self.frames[ply].target);
        let mut quota = Quota { in_check: standing.is_none(), last_target, captures: 0, quiet_evasions: 0 };
        while let Some(m) = picker.next(scene, &mut checks, &mut self.moves, self.history) {
            if standing.is_some() && self.overlooks(position, m, ply) || quota.excludes(position, m, best) {
                continue;
            }
            let child = self.make(ply, position, Some(m));
            let constraints = child.constraints();
            let window = (-beta, -best.max(alpha));
            let value = -self.quiescence(&child, &constraints, ply + 1, window);
            if value > best {
                best = value;
                if value > alpha {
                    best_move = Some(m);
                }
                if value >= beta {
                    break;
                }
            }
        }
        self.moves.truncate(picker.start());
        if let (Some(standing), Some(gain)) = (standing, picker.most_left_out()) {
            // As far as is known, they might have won so much.
            best = best.max(standing.eval + gain + p::DELTA_MARGIN);
        }
        if best == -INFINITE {
            return mated_at(ply);
        }
        if best > beta && !is_decided(best) && !is_decided(beta) {
            // Not every capture was tried, and the opponent may have had something better before.
            best = (best + beta) / 2;
        }
        if !self.aborted {
            let kept = leaf_entry(entry, standing, best_move, (best, Bound::of(best, alpha, beta)));
            self.table.store(position.key(), ply, kept);
        }
        best
    }

    /// The static evaluation, corrected by what the search has learnt.
    pub(super) fn corrected(&self, scene: &Scene<'_>, raw: Value) -> Value {
        let places = super::corrections::Places::of(scene.position, &scene.context);
        let most = crate::score::MAX_EVAL;
        (raw + self.corrections.of(places)).clamp(-most, most)
    }

    /// The step made on the ply before, if it was a move.
    pub(super) fn last_step(&self, ply: usize) -> Step {
        ply.checked_sub(1).map_or(Step::NONE, |ply| self.frames[ply].step)
    }
}

/// What the table is to know of a node of which it has known `before`.
fn leaf_entry(
    before: Option<Entry>,
    standing: Option<Standing>,
    best: Option<Move>,
    (value, bound): (Value, Bound),
) -> Entry {
    let eval = standing.map(|standing| standing.raw);
    Entry { best, value, eval, depth: 0, bound, was_pv: before.is_some_and(|entry| entry.was_pv) }
}

/// Of some kinds of moves a few are enough: how many a node has tried.
struct Quota {
    in_check: bool,
    /// Where the move before ended.
    last_target: Option<Square>,
    captures: i32,
    quiet_evasions: i32,
}

impl Quota {
    /// Whether this move is one too many, where `best` is the best value so far.
    fn excludes(&mut self, position: &Position, m: Move, best: Value) -> bool {
        if self.in_check {
            let spared = moves::is_tactical(position, m) || is_decided(best);
            self.quiet_evasions += i32::from(!spared);
            return !spared && self.quiet_evasions > QUIET_EVASIONS;
        }
        self.captures += 1;
        let takes_back = Some(m.to()) == self.last_target;
        self.captures > p::CAPTURES_TRIED && !is_decided(best) && !takes_back && !m.promotes()
    }
}

/// Captures and promotions that lose nothing.
const CAPTURES: Wanted = Wanted::Captures { winning: 0 };

/// What the side to move has if it does nothing.
#[derive(Clone, Copy)]
struct Standing {
    /// The static evaluation.
    raw: Value,
    /// The same corrected by what the search has learnt.
    eval: Value,
    /// The same, or what the table knows better.
    value: Value,
}
