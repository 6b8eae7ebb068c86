//! What the pieces do: what they attack, whom they guard, and how the kings fare.

use super::weights as w;
use crate::score::Value;
use shogi::{Bitboard, Color, HandPiece, Piece, PieceKind, Position, Square, attacks};

/// One player's pieces at work.
#[derive(Clone, Copy)]
struct Side {
    /// Every square attacked.
    attacked: Bitboard,
    /// The same without what only the king attacks.
    attacked_by_pieces: Bitboard,
    /// How many pieces attack a square beside the opponent's king.
    attackers: usize,
    /// What the pieces' places and attacks are worth so far.
    value: Value,
}

/// Both players' pieces at work.
pub(super) struct Survey {
    sides: [Side; 2],
}

/// Squares at a distance of 1 (and the centre itself), 2 and 3 king's steps.
static RINGS: [[Bitboard; w::RINGS]; Square::COUNT] = {
    let mut table = [[Bitboard::EMPTY; w::RINGS]; Square::COUNT];
    let mut centre = 0;
    while centre < Square::COUNT {
        let mut i = 0;
        while i < Square::COUNT {
            let distance = distance(Square::from_index(centre), Square::from_index(i));
            if distance <= w::RINGS {
                let ring = if distance == 0 { 0 } else { distance - 1 };
                table[centre][ring] = table[centre][ring].union(Bitboard::of(Square::from_index(i)));
            }
            i += 1;
        }
        centre += 1;
    }
    table
};

/// King's steps between two squares.
static DISTANCES: [[u8; Square::COUNT]; Square::COUNT] = {
    let mut table = [[0; Square::COUNT]; Square::COUNT];
    let mut a = 0;
    while a < Square::COUNT {
        let mut b = 0;
        while b < Square::COUNT {
            table[a][b] = distance(Square::from_index(a), Square::from_index(b)) as u8;
            b += 1;
        }
        a += 1;
    }
    table
};

const fn distance(a: Square, b: Square) -> usize {
    let files = a.file().abs_diff(b.file());
    let ranks = a.rank().abs_diff(b.rank());
    (if files > ranks { files } else { ranks }) as usize
}

impl Survey {
    pub(super) fn of(position: &Position) -> Survey {
        Survey { sides: Color::ALL.map(|color| survey_side(position, color)) }
    }

    /// Black's advantage over White.
    pub(super) fn balance(&self, position: &Position) -> Value {
        let [black, white] = Color::ALL.map(|color| {
            let (own, theirs) = (&self.sides[color.index()], &self.sides[(!color).index()]);
            own.value + exposed_pieces(position, color, own, theirs) + king_safety(position, color, own, theirs)
        });
        black - white
    }
}

fn survey_side(position: &Position, color: Color) -> Side {
    let occupied = position.occupied();
    let own = position.pieces_of(color);
    let (own_king, their_king) = (position.king(color), position.king(!color));
    let mut side = Side { attacked: Bitboard::EMPTY, attacked_by_pieces: Bitboard::EMPTY, attackers: 0, value: 0 };
    for square in own {
        let Some(piece) = position.piece_at(square) else { continue };
        let kind = piece.kind();
        let reach = attacks::attacks(piece, square, occupied);
        side.attacked |= reach;
        if let Some(king) = their_king {
            side.value += w::NEAR_THEIR_KING[kind.index()][usize::from(DISTANCES[square.index()][king.index()])];
        }
        if kind == PieceKind::King {
            continue;
        }
        side.attacked_by_pieces |= reach;
        side.value += w::MOBILITY[kind.index()] * (reach - own).len() as Value;
        if let Some(king) = their_king {
            let rings = &RINGS[king.index()];
            side.value += weighed(reach, rings, &w::PRESSURE);
            side.attackers += usize::from(reach.meets(rings[0]));
        }
        if let Some(king) = own_king {
            side.value += w::NEAR_OWN_KING[kind.index()][usize::from(DISTANCES[square.index()][king.index()])];
            side.value += weighed(reach, &RINGS[king.index()], &w::GUARD);
        }
    }
    side
}

#[inline(always)]
fn weighed(reach: Bitboard, rings: &[Bitboard; w::RINGS], weights: &[Value; w::RINGS]) -> Value {
    rings.iter().zip(weights).map(|(ring, weight)| (reach & *ring).len() as Value * weight).sum()
}

/// Own pieces that the opponent attacks.
fn exposed_pieces(position: &Position, color: Color, own: &Side, theirs: &Side) -> Value {
    let attacked = position.pieces_of(color) & theirs.attacked;
    let cost = |square: Square| {
        let kind = position.piece_at(square).map_or(PieceKind::King, Piece::kind);
        let guarded = own.attacked.contains(square);
        if guarded { w::ATTACKED[kind.index()] } else { w::LOOSE[kind.index()] }
    };
    attacked.into_iter().map(cost).sum()
}

fn king_safety(position: &Position, color: Color, own: &Side, theirs: &Side) -> Value {
    let Some(king) = position.king(color) else { return 0 };
    let around = RINGS[king.index()][0] - Bitboard::of(king);
    let weak = (around & theirs.attacked) - own.attacked_by_pieces;
    let escapes = around - position.pieces_of(color) - theirs.attacked;
    let hand = position.hand(!color);
    let in_hand: u8 = HandPiece::ALL[1..].iter().map(|piece| hand.count(*piece)).sum();
    let armed = usize::from(in_hand).min(w::DANGER.len() - 1);
    w::DANGER[armed][theirs.attackers.min(w::DANGER[0].len() - 1)]
        + w::WEAK_SQUARES[weak.len() as usize]
        + w::ESCAPES[escapes.len() as usize]
}
