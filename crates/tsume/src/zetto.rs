//! ゼット zetto: a king that cannot be mated, whatever the opponent holds.

use crate::{Inquiry, Known};
use shogi::{Checks, Color, Fault, Faults, HandPiece, Position};

/// How safe a king is (TSUME-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zetto {
    /// It cannot even be checked: no move, no drop of any piece gives check.
    Strict,
    /// It can be checked, but not mated by checks.
    Wide,
}

/// A position that is only thought of may have any number of pieces, and one king or none.
const FORGIVEN: Faults = Faults::of(&[
    Fault::NoBlackKing,
    Fault::NoWhiteKing,
    Fault::MissingPieces,
    Fault::TooManyPieces,
    Fault::TwoPawns,
    Fault::DeadPiece,
]);

impl Inquiry<'_> {
    /// Whether the king of this side cannot be mated although the opponent is to move, with every piece in the
    /// opponent's hand that does not stand on the board. None is told if it can, or if it is in check or there is none.
    ///
    /// # Errors
    /// If the budget does not reach to tell.
    pub fn zetto(&mut self, position: &Position, king: Color) -> Known<Zetto> {
        let Some(worst) = worst_case(position, king) else { return Ok(None) };
        let giving = Checks::new(&worst);
        if !worst.legal_moves().into_iter().any(|m| giving.given_by(&worst, m)) {
            return Ok(Some(Zetto::Strict));
        }
        let mate = self.mate(&worst, !king)?;
        Ok(mate.is_none().then_some(Zetto::Wide))
    }
}

/// The same board, the opponent to move and everything else in the opponent's hand; `None` if the king is missing or in
/// check.
fn worst_case(position: &Position, king: Color) -> Option<Position> {
    let mut setup = position.to_setup();
    let stands = position.king(king)?;
    if !position.attackers_to(stands, !king).is_empty() {
        return None;
    }
    // A check that the opponent has to parry would only put off what they can do.
    if let Some(other) = position.king(!king).filter(|other| !position.attackers_to(*other, king).is_empty()) {
        setup.board[other.index()] = None;
    }
    setup.turn = !king;
    for piece in HandPiece::ALL {
        let on_board = setup.board.iter().flatten().filter(|p| p.kind().in_hand() == Some(piece)).count();
        let outside = usize::from(piece.in_set()).saturating_sub(on_board);
        setup.hands[king.index()].set(piece, 0);
        // A set has no more than 18 of a kind.
        setup.hands[(!king).index()].set(piece, outside as u8);
    }
    setup.into_position().or_else(|error| error.forgive(FORGIVEN)).ok()
}
