//! With which pieces in hand a result still holds: proof and disproof hands (証明駒, 反証駒).
//!
//! A mate holds for who has more than was needed for it, a refutation for who has less than would have been of use. What
//! the attacker does not hold the defender does: the sum is fixed by the board.

use super::pieces::Pieces;
use shogi::{Bitboard, Checks, Color, HandPiece, Move, PieceKind, Position, attacks};

/// The pieces in both hands.
pub(super) fn off_board(position: &Position) -> Pieces {
    Pieces::of(position.hand(Color::Black)).and(Pieces::of(position.hand(Color::White)))
}

/// The piece that `m` takes, as it lies in the hand afterwards.
#[inline(always)]
pub(super) fn captured(position: &Position, m: Move) -> Option<HandPiece> {
    position.piece_at(m.to()).and_then(|piece| piece.kind().in_hand())
}

/// The mover's hand after `m`.
#[inline(always)]
pub(super) fn after(held: Pieces, position: &Position, m: Move) -> Pieces {
    match m {
        Move::Drop { piece, .. } => held.without(piece),
        Move::Board { .. } => captured(position, m).map_or(held, |piece| held.with(piece)),
    }
}

/// What the attacker needs before `m`, who needs `then` after it.
pub(super) fn needed_before(then: Pieces, position: &Position, m: Move) -> Pieces {
    match m {
        Move::Drop { piece, .. } => then.with(piece),
        Move::Board { .. } => captured(position, m).map_or(then, |piece| then.without(piece)),
    }
}

/// What the attacker may hold before `m`, who may hold `then` after it and still has no mate.
pub(super) fn allowed_before(then: Pieces, position: &Position, m: Move) -> Pieces {
    needed_before(then, position, m)
}

/// What a mate needs when every defence has been met by who holds `enough`: also the pieces with which the
/// defender, if they held them, could do something that they cannot do now.
pub(super) fn needed_against_all(enough: Pieces, position: &Position) -> Pieces {
    let defender = position.turn();
    let squares = interpositions(position);
    if squares.is_empty() {
        return enough;
    }
    let (held, lacking) = (Pieces::of(position.hand(!defender)), Pieces::of(position.hand(defender)));
    let mut needed = enough;
    for kind in HandPiece::ALL {
        if lacking.count(kind) == 0 && held.count(kind) != 0 && droppable(position, defender, kind, squares) {
            needed = needed.with_count_of(kind, held);
        }
    }
    needed
}

/// What the attacker may hold when every check is refuted against who holds `allowed`: not the pieces with which they
/// could give a check that they cannot give now.
pub(super) fn allowed_against_all(allowed: Pieces, position: &Position, checks: &Checks) -> Pieces {
    let attacker = position.turn();
    let held = Pieces::of(position.hand(attacker));
    let mut result = allowed.min(off_board(position));
    for kind in HandPiece::ALL {
        if held.count(kind) == 0 && result.count(kind) != 0 {
            let squares = checks.squares(kind.kind()) - position.occupied();
            if droppable(position, attacker, kind, squares) {
                result = result.with_count_of(kind, Pieces::NONE);
            }
        }
    }
    result
}

/// What the attacker may hold before the defence `m`, after which they may hold `then` and have no mate: the defender
/// must have the piece that is dropped.
pub(super) fn allowed_before_defence(then: Pieces, position: &Position, m: Move) -> Pieces {
    let all = off_board(position);
    match m {
        Move::Drop { piece, .. } => then.min(all.without(piece)),
        Move::Board { .. } => then.min(all),
    }
}

/// The empty squares on which a piece dropped might avert the check, or all if there is none.
fn interpositions(position: &Position) -> Bitboard {
    let empty = !position.occupied();
    let (Some(king), checkers) = (position.king(position.turn()), position.checkers()) else { return empty };
    match checkers.first() {
        None => empty,
        Some(_) if checkers.is_many() => Bitboard::EMPTY,
        Some(checker) => attacks::between(king, checker) & empty,
    }
}

/// Whether a piece of this kind might be dropped by `color` on one of the empty `squares`. Says yes too often only for a
/// pawn that would give mate.
fn droppable(position: &Position, color: Color, kind: HandPiece, squares: Bitboard) -> bool {
    let dead = match kind {
        HandPiece::Pawn | HandPiece::Lance => Bitboard::far_ranks(color, 1),
        HandPiece::Knight => Bitboard::far_ranks(color, 2),
        _ => Bitboard::EMPTY,
    };
    let mut possible = squares - dead;
    if kind == HandPiece::Pawn {
        let pawns = position.squares_of(shogi::Piece::new(color, PieceKind::Pawn));
        possible = possible.into_iter().filter(|square| !pawns.meets(Bitboard::file(square.file()))).collect();
    }
    !possible.is_empty()
}
