//! What a move promises before anything is searched: first numbers and an order.

use super::node::State;
use shogi::{HandPiece, Move, Piece, PieceKind, Position, Square};

/// How many pieces of the attacker, who is to move, and of the defender reach a square: counted once for all checks there.
pub(super) struct Forces([[u8; 2]; Square::COUNT]);

/// As the attacker's number: not counted.
const UNCOUNTED: u8 = 0;

impl Forces {
    pub(super) fn new() -> Forces {
        Forces([[UNCOUNTED; 2]; Square::COUNT])
    }

    fn at(&mut self, position: &Position, square: Square) -> (u32, u32) {
        let known = &mut self.0[square.index()];
        if known[0] == UNCOUNTED {
            let count = |color| position.attackers_to(square, color).len() as u8;
            *known = [count(position.turn()) + 1, count(!position.turn())];
        }
        (u32::from(known[0] - 1), u32::from(known[1]))
    }
}

/// First numbers of the position after a check.
pub(super) fn check(position: &Position, m: Move, forces: &mut Forces) -> State {
    let (reaching, against) = forces.at(position, m.to());
    let own = reaching + u32::from(m.from().is_none());
    let mut proof = 1 + u32::from(against >= 2);
    let mut disproof = 1;
    if own > against {
        disproof += 1;
    } else {
        match position.piece_at(m.to()).and_then(|piece| piece.kind().in_hand()) {
            Some(HandPiece::Gold | HandPiece::Silver) => disproof += 1,
            _ => proof += 1,
        }
    }
    State::open(proof, disproof)
}

/// First numbers of the position after a defence.
pub(super) fn defence(position: &Position, m: Move) -> State {
    let defender = position.turn();
    if position.piece_at(m.to()).is_some() {
        return State::open(2, 1);
    }
    if m.from().is_some() && m.from() == position.king(defender) {
        return State::open(1, 1);
    }
    let own = position.attackers_to(m.to(), defender).len() + u32::from(m.from().is_none());
    let against = position.attackers_to(m.to(), !defender).len();
    if against < own { State::open(2, 1) } else { State::open(1, 2) }
}

/// Checks in the order in which to try them, the smallest first.
pub(super) fn order_of_check(position: &Position, king: Option<Square>, m: Move) -> i16 {
    let (kind, declined) = moved(position, m);
    let distance = king.map_or(0, |king| distance(king, m.to()));
    10 * distance - worth(kind) + if declined { 1000 } else { 0 }
}

/// Defences likewise. Of pieces dropped the cheap ones come first: who takes them has less.
pub(super) fn order_of_defence(position: &Position, king: Option<Square>, m: Move) -> i16 {
    let (kind, declined) = moved(position, m);
    let distance = king.map_or(0, |king| distance(king, m.to()));
    let captures = position.piece_at(m.to()).is_some();
    let first = match m {
        _ if captures => -300,
        Move::Board { .. } if kind == PieceKind::King => -200,
        Move::Board { .. } => -100,
        Move::Drop { .. } => worth(kind),
    };
    first + 10 * distance + if declined { 1000 } else { 0 }
}

/// The face that the piece shows afterwards, and whether it might have promoted and lost nothing by it.
pub(super) fn moved(position: &Position, m: Move) -> (PieceKind, bool) {
    match m {
        Move::Drop { piece, .. } => (piece.kind(), false),
        Move::Board { from, to, promote } => {
            let kind = position.piece_at(from).map_or(PieceKind::King, Piece::kind);
            if promote {
                return (kind.promoted().unwrap_or(kind), false);
            }
            let color = position.turn();
            let zone = from.in_promotion_zone(color) || to.in_promotion_zone(color);
            let declined = match kind {
                PieceKind::Pawn | PieceKind::Bishop | PieceKind::Rook => zone,
                PieceKind::Lance => to.rank_from(color) == 2,
                _ => false,
            };
            (kind, declined)
        }
    }
}

fn worth(kind: PieceKind) -> i16 {
    match kind {
        PieceKind::Pawn => 10,
        PieceKind::Lance | PieceKind::Knight => 20,
        PieceKind::Silver => 30,
        PieceKind::King | PieceKind::Bishop | PieceKind::Rook | PieceKind::Horse | PieceKind::Dragon => 80,
        _ => 50,
    }
}

fn distance(a: Square, b: Square) -> i16 {
    let files = i16::from(a.file().abs_diff(b.file()));
    files.max(i16::from(a.rank().abs_diff(b.rank())))
}
