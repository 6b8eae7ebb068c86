//! What can be seen of a position with the attacker to move without searching it: no check at all, or mate at once.

use super::dominance;
use super::generate::{for_each_check, has_defence};
use super::pieces::Pieces;
use shogi::{Bitboard, Checks, Move, Piece, PieceKind, Position, Square, attacks};

/// What the leaf shows.
#[derive(Clone, Copy, Debug)]
pub(super) enum Leaf {
    /// A check that mates, and what it needs in hand.
    Mate(Move, Pieces),
    /// No check, and what may be in hand without there being one.
    NoCheck(Pieces),
    /// Checks, none of which mates.
    Open,
}

/// Looks at a position with the attacker to move, against a defender who `interposes` or may not.
pub(super) fn look(position: &Position, interposes: bool) -> Leaf {
    let checks = Checks::new(position);
    let flights = Flights::new(position);
    let mut count = 0;
    let mut mate = None;
    for_each_check(position, &checks, |m| {
        count += 1;
        if mate.is_none() && flights.may_be_shut_by(position, &checks, m) {
            mate = mates(position, m, interposes).map(|needed| Leaf::Mate(m, needed));
        }
    });
    match mate {
        Some(mate) => mate,
        None if count == 0 => {
            let all = dominance::off_board(position);
            Leaf::NoCheck(dominance::allowed_against_all(all, position, &checks))
        }
        None => Leaf::Open,
    }
}

/// What the attacker needs for this check to mate, if it does.
fn mates(position: &Position, m: Move, interposes: bool) -> Option<Pieces> {
    let mut next = position.clone();
    next.play_unchecked(m);
    if has_defence(&next, interposes) {
        return None;
    }
    let needed = dominance::needed_against_all(Pieces::NONE, &next);
    Some(dominance::needed_before(needed, position, m))
}

/// Where the king can flee to before the check: a check that leaves one of these squares open is no mate, and needs not
/// be made to see that.
struct Flights {
    open: Bitboard,
    king: Option<Square>,
}

impl Flights {
    fn new(position: &Position) -> Flights {
        let defender = !position.turn();
        let king = position.king(defender);
        let open = king.map_or(Bitboard::EMPTY, |king| {
            let beside = attacks::attacks(Piece::new(defender, PieceKind::King), king, Bitboard::EMPTY);
            beside - position.pieces_of(defender) - position.attacked_beside_king(defender)
        });
        Flights { open, king }
    }

    /// Says yes too often, never no to a mate.
    #[inline(always)]
    fn may_be_shut_by(&self, position: &Position, checks: &Checks, m: Move) -> bool {
        let Some(king) = self.king else { return false };
        let mut occupied = position.occupied() ^ Bitboard::of(king);
        let kind = match m {
            Move::Drop { piece, .. } => piece.kind(),
            Move::Board { from, promote, .. } => {
                // Leaving a line may guard more squares than the piece itself does.
                if checks.discoverers().contains(from) || blocks_own_line(position, from) {
                    return true;
                }
                occupied ^= Bitboard::of(from);
                let Some(piece) = position.piece_at(from) else { return false };
                if promote { piece.kind().promoted().unwrap_or(piece.kind()) } else { piece.kind() }
            }
        };
        let guarded = attacks::attacks(Piece::new(position.turn(), kind), m.to(), occupied);
        (self.open - guarded - Bitboard::of(m.to())).is_empty()
    }
}

/// Whether a long-range piece of the attacker would see farther if the piece on `from` went away.
fn blocks_own_line(position: &Position, from: Square) -> bool {
    let lines = position.aligned_with(from, position.turn());
    lines.into_iter().any(|slider| !attacks::between(from, slider).meets(position.occupied()))
}
