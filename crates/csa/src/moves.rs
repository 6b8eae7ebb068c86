//! What a line that looks like a move means at the board.

use kifu::csa::{MoveText, write_move};
use play::Attempt;
use shogi::{Move, Piece, Position};

/// What the side to move does when it sends this. What cannot be done with pieces at all is read as doing nothing, which
/// is a foul as well.
pub(crate) fn read(text: &str, position: &Position) -> Attempt {
    let Ok(text) = text.parse::<MoveText>() else { return Attempt::Pass };
    if text.by != position.turn() {
        return of_other_side(text, position);
    }
    match text.attempt(position) {
        kifu::Attempt::Move(m) => Attempt::Move(m),
        kifu::Attempt::Changed { from, to, piece } => match (from, piece.in_hand()) {
            (None, Some(piece)) => Attempt::DropPromoted { piece, to },
            (Some(from), _) if is_promoted_form(position.piece_at(from), text) => Attempt::TurnBack(from),
            _ => Attempt::Pass,
        },
    }
}

/// A move under the other side's sign: of its pieces if they are there.
fn of_other_side(text: MoveText, position: &Position) -> Attempt {
    let foreign = |piece: &Piece| piece.color() == text.by;
    match text.from.filter(|from| position.piece_at(*from).as_ref().is_some_and(foreign)) {
        Some(from) => Attempt::Move(Move::Board { from, to: text.to, promote: false }),
        None => Attempt::Pass,
    }
}

/// Whether the piece that stands there is the promoted form of the piece named.
fn is_promoted_form(piece: Option<Piece>, text: MoveText) -> bool {
    piece.is_some_and(|piece| text.piece.promoted() == Some(piece.kind()))
}

/// The text of what has lost a game, if it was a move.
pub(crate) fn write(attempt: Attempt, position: &Position) -> Option<String> {
    match attempt {
        Attempt::Move(m) => Some(write_move(position, m)),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
