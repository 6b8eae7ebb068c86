//! Taking an interposition at once.

use super::oracle::moves;
use crate::after::after;
use shogi::{Move, Piece, Position, Setup, Square};

/// The farthest a square can be from another, and one more.
pub(super) const ANYWHERE: u8 = 9;

/// An interposition taken at once, by a piece that itself gives check from there, and given back.
pub(super) struct Exchange {
    /// The move that takes.
    pub(super) capture: Move,
    /// The position after it, with the piece taken in the hand of the side that had interposed it.
    pub(super) returned: Position,
    /// How far the piece that took stands from the king.
    pub(super) distance: u8,
}

/// The ways of taking the piece that `interposition` has just put in the way, nearer to the king than `reach`.
pub(super) fn exchanges(interposed: &Position, interposition: Move, reach: u8) -> Vec<Exchange> {
    let square = interposition.to();
    let defender = !interposed.turn();
    let (Some(king), Some(piece)) = (interposed.king(defender), interposed.piece_at(square)) else {
        return Vec::new();
    };
    let distance = distance(king, square);
    if distance >= reach {
        return Vec::new();
    }
    let takes = moves(interposed).into_iter().filter(|m| m.to() == square);
    takes
        .filter_map(|capture| {
            let taken = after(interposed, capture);
            if !taken.checkers().contains(square) {
                return None;
            }
            Some(Exchange { capture, returned: give_back(&taken, piece)?, distance })
        })
        .collect()
}

/// The position with a piece that the attacker has just taken in the defender's hand.
fn give_back(position: &Position, piece: Piece) -> Option<Position> {
    let in_hand = piece.kind().in_hand()?;
    let mut setup: Setup = position.to_setup();
    setup.hands[(!position.turn()).index()].remove(in_hand);
    setup.hands[position.turn().index()].add(in_hand);
    let faults = setup.faults();
    setup.into_position().or_else(|error| error.forgive(faults)).ok()
}

/// Steps of a king from one square to another.
fn distance(a: Square, b: Square) -> u8 {
    a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank()))
}
