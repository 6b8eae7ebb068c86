//! Where the search proper ends: captures are played out, so that only quiet positions are judged.

use super::Search;
use super::moves;
use super::picker::{Hints, Picker, Wanted};
use super::table::{Bound, Entry};
use crate::eval::{exchange_value, promotion_gain};
use crate::score::{INFINITE, MAX_PLY, Value, is_decided, mated_at};
use shogi::{Move, Position};

/// A capture lifts the evaluation by no more than what it wins and this.
const DELTA_MARGIN: Value = 250;

impl Search<'_> {
    /// The value of a position when only captures, and at first also checks, are tried. Standing still is allowed,
    /// except in check: then every way out is tried.
    pub(super) fn quiescence(
        &mut self,
        position: &Position,
        ply: usize,
        alpha: Value,
        beta: Value,
        wanted: Wanted,
    ) -> Value {
        self.count_node(ply);
        if self.aborted {
            return 0;
        }
        let entry = self.table.probe(position.key(), ply);
        if let Some(entry) = entry
            && beta - alpha == 1
            && entry.bound.decides(entry.value, beta)
        {
            return entry.value;
        }
        let in_check = position.in_check();
        if ply >= MAX_PLY - 1 {
            return if in_check { 0 } else { self.evaluate(position, ply) };
        }
        let standing = (!in_check).then(|| self.stand(position, ply, entry));
        if let Some(standing) = standing
            && standing.value >= beta
        {
            return standing.value;
        }
        let hints = Hints {
            table_move: entry.and_then(|entry| entry.best),
            before: self.steps_before(ply),
            ..Hints::default()
        };
        let picker = Picker::new(position, in_check, wanted, hints, &self.moves);
        self.captures(position, ply, alpha, beta, standing, picker)
    }

    fn stand(&mut self, position: &Position, ply: usize, entry: Option<Entry>) -> Standing {
        let eval = entry.and_then(|entry| entry.eval).unwrap_or_else(|| self.evaluate(position, ply));
        let value = match entry {
            Some(entry) if !is_decided(entry.value) && entry.bound.decides(entry.value, eval + 1) => entry.value,
            _ => eval,
        };
        Standing { eval, value }
    }

    /// Tries what the picker offers.
    fn captures(
        &mut self,
        position: &Position,
        ply: usize,
        alpha: Value,
        beta: Value,
        standing: Option<Standing>,
        mut picker: Picker,
    ) -> Value {
        let mut best = standing.map_or(-INFINITE, |standing| standing.value);
        let mut best_move = None;
        while let Some(m) = picker.next(position, &mut self.moves, self.history) {
            if let Some(Standing { eval, .. }) = standing
                && moves::is_tactical(position, m)
                && eval + gain(position, m) + DELTA_MARGIN <= alpha
            {
                best = best.max(eval + gain(position, m) + DELTA_MARGIN);
                continue;
            }
            if standing.is_some() && self.overlooks(position, m, ply) {
                continue;
            }
            let child = self.make(ply, position, Some(m));
            let value = -self.quiescence(&child, ply + 1, -beta, -best.max(alpha), Wanted::Captures);
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
        if best == -INFINITE {
            return mated_at(ply);
        }
        if !self.aborted {
            let (eval, bound) = (standing.map(|standing| standing.eval), Bound::of(best, alpha, beta));
            self.table.store(position.key(), ply, Entry { best: best_move, value: best, eval, depth: 0, bound });
        }
        best
    }
}

/// What the side to move has if it does nothing.
#[derive(Clone, Copy)]
struct Standing {
    /// The static evaluation.
    eval: Value,
    /// The same, or what the table knows better.
    value: Value,
}

/// What a capture or promotion wins if nothing happens to the piece that makes it.
fn gain(position: &Position, m: Move) -> Value {
    let captured = position.piece_at(m.to()).map_or(0, |piece| exchange_value(piece.kind()));
    let moved = m.from().and_then(|from| position.piece_at(from));
    captured + moved.filter(|_| m.promotes()).map_or(0, |piece| promotion_gain(piece.kind()))
}
