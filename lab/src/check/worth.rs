//! What pieces are worth to a net where they are taken and promoted, to be compared with the table by which the engine weighs
//! captures (`crates/engine/src/eval/material.rs`), which was fitted to games.

use super::value;
use crate::net::Quantised;
use crate::packed::{Record, unpack};
use shogi::{Piece, PieceKind, Setup, Square};
use std::fmt;

/// So many positions are enough for means.
const MOST_POSITIONS: usize = 20_000;
/// Where one side stands so much better, a piece more hardly counts.
const OPEN: i32 = 1_000;

/// Means over all pieces of a kind in positions of games, in hundredths of a pawn.
#[derive(Default)]
pub(super) struct Worth {
    kinds: [OfKind; PieceKind::ALL.len()],
}

#[derive(Clone, Copy, Default)]
struct OfKind {
    /// From a piece of one side to one in the other's hand.
    taken: Mean,
    /// From a piece in the promotion zone to a promoted one.
    promoted: Mean,
}

impl Worth {
    pub(super) fn of(net: &Quantised, records: &[Record]) -> Worth {
        let mut worth = Worth::default();
        for setup in records.iter().take(MOST_POSITIONS).filter_map(|record| unpack(&record.position)) {
            let value = value(net, &setup);
            if value.abs() < OPEN {
                Square::all().for_each(|square| worth.learn(net, &setup, value, square));
            }
        }
        worth
    }

    /// Asks the net about the piece on a square of a position that has this value.
    fn learn(&mut self, net: &Quantised, setup: &Setup, before: i32, square: Square) {
        let Some(piece) = setup.board[square.index()] else { return };
        let (owner, kind) = (piece.color(), piece.kind());
        let Some(held) = kind.in_hand() else { return };
        let gain = |after: &Setup| (value(net, after) - before) * if owner == setup.turn { 1 } else { -1 };
        let mut taken = setup.clone();
        taken.board[square.index()] = None;
        taken.hands[(!owner).index()].add(held);
        self.kinds[kind.index()].taken.add(-gain(&taken));
        if let Some(promoted) = kind.promoted().filter(|_| square.in_promotion_zone(owner)) {
            let mut setup = setup.clone();
            setup.board[square.index()] = Some(Piece::new(owner, promoted));
            self.kinds[kind.index()].promoted.add(gain(&setup));
        }
    }
}

impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "what changes hands with a piece that is taken, and what it gains by promoting where it may:")?;
        for kind in PieceKind::ALL.into_iter().filter(|kind| *kind != PieceKind::King) {
            let OfKind { taken, promoted } = self.kinds[kind.index()];
            write!(f, "\n  {kind:?}: {taken}")?;
            if kind.promoted().is_some() {
                write!(f, ", {promoted}")?;
            }
        }
        Ok(())
    }
}

#[derive(Clone, Copy, Default)]
struct Mean {
    sum: i64,
    count: u32,
}

impl Mean {
    fn add(&mut self, value: i32) {
        self.sum += i64::from(value);
        self.count += 1;
    }
}

impl fmt::Display for Mean {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.count {
            0 => f.write_str("?"),
            count => write!(f, "{:+.0} ({count})", self.sum as f64 / f64::from(count)),
        }
    }
}

#[cfg(test)]
mod tests;
