//! Static exchange evaluation: what a series of captures on one square comes to.

use crate::eval::{exchange_value, promotion_gain};
use crate::score::Value;
use shogi::{Bitboard, Move, Piece, PieceKind, Position, Square};

/// Whether a move wins at least `threshold`, if both sides then capture on its target with their cheapest pieces for as
/// long as it pays. Pins and promotions during the exchange are left out.
pub(crate) fn wins_at_least(position: &Position, m: Move, threshold: Value) -> bool {
    let to = m.to();
    let (arriving, gain) = first_step(position, m);
    let surplus = gain - threshold;
    if surplus < 0 {
        return false;
    }
    let mut occupied = position.occupied() | Bitboard::of(to);
    if let Some(from) = m.from() {
        occupied = occupied - Bitboard::of(from);
    }
    // Even losing what has just arrived may leave enough.
    surplus >= exchange_value(arriving) || mover_stays_ahead(position, to, occupied, exchange_value(arriving) - surplus)
}

/// The piece that stands on the target after the move, and what the move itself wins.
fn first_step(position: &Position, m: Move) -> (PieceKind, Value) {
    match m {
        Move::Drop { piece, .. } => (piece.kind(), 0),
        Move::Board { from, to, promote } => {
            let kind = position.piece_at(from).map_or(PieceKind::Pawn, Piece::kind);
            let captured = position.piece_at(to).map_or(0, |piece| exchange_value(piece.kind()));
            match kind.promoted() {
                Some(promoted) if promote => (promoted, captured + promotion_gain(kind)),
                _ => (kind, captured),
            }
        }
    }
}

/// Whether the mover comes out of the exchange that the opponent may now begin with what it asked for. `owed` is by how
/// much it falls short of it when the piece on `to` is taken; it is above zero.
fn mover_stays_ahead(position: &Position, to: Square, mut occupied: Bitboard, mut owed: Value) -> bool {
    let mut side = position.turn();
    let mut mover_ahead = true;
    loop {
        side = !side;
        let attackers = position.attackers_through(to, side, occupied) & occupied;
        let Some((square, kind)) = cheapest(position, attackers) else { return mover_ahead };
        occupied = occupied - Bitboard::of(square);
        if kind == PieceKind::King {
            // A king may capture only what nobody guards.
            let guarded = !(position.attackers_through(to, !side, occupied) & occupied).is_empty();
            return if guarded { mover_ahead } else { !mover_ahead };
        }
        mover_ahead = !mover_ahead;
        // From now on it is the other side that falls short, once this capturer is lost too. Being even is enough for
        // the mover.
        owed = exchange_value(kind) - owed;
        if owed < Value::from(mover_ahead) {
            return mover_ahead;
        }
    }
}

fn cheapest(position: &Position, attackers: Bitboard) -> Option<(Square, PieceKind)> {
    attackers
        .into_iter()
        .filter_map(|square| Some((square, position.piece_at(square)?.kind())))
        .min_by_key(|(_, kind)| exchange_value(*kind))
}

#[cfg(test)]
mod tests;
