//! What the net sees of a position: the pieces and hands as each player sees them.
//!
//! A player sees the board as if they were Black, with their king on the right half: files are mirrored if it stands on
//! the left. Promoted lances, knights and silvers are one kind, as they move alike. Hands count in unary: three pawns
//! are the features "a first", "a second" and "a third".

use super::shape::Shape;
use shogi::{Color, HandPiece, PieceKind, Setup, Square};

/// Features of a bucket of king squares.
pub(crate) const PER_BUCKET: usize = HANDS + 2 * HAND;

/// No position has more: one a piece.
pub(crate) const MOST_FEATURES: usize = 40;

const SQUARES: usize = Square::COUNT;
/// Kinds of pieces that are told apart on the board, but for kings.
const PIECES: usize = 11;
const OWN_KING: usize = 2 * PIECES * SQUARES;
const ENEMY_KING: usize = OWN_KING + SQUARES;
const HANDS: usize = ENEMY_KING + SQUARES;
/// Features of one hand: a full set.
const HAND: usize = 38;

/// Where in a hand's features each kind begins.
const HAND_OFFSET: [usize; 7] = [0, 18, 22, 26, 30, 34, 36];

/// Which kind a piece counts as, by [`PieceKind::index`].
const KIND: [usize; 14] = [0, 1, 2, 3, 4, 5, 6, 0, 7, 8, 8, 8, 9, 10];

/// Kinds of features of a bucket.
pub(super) const KINDS: usize = HANDS / SQUARES + 2 * HAND_OFFSET.len();

/// The number of the kind of a feature of a bucket: an owner's pieces of a kind on the board, their king, those in
/// hand.
pub(super) fn kind_of(feature: usize) -> usize {
    if feature < HANDS {
        return feature / SQUARES;
    }
    let (hand, place) = ((feature - HANDS) / HAND, (feature - HANDS) % HAND);
    let piece = HAND_OFFSET.iter().rposition(|offset| *offset <= place).unwrap_or(0);
    HANDS / SQUARES + hand * HAND_OFFSET.len() + piece
}

/// The features of a position, as the side to move sees it and as the other does.
#[derive(Clone, Debug)]
pub(crate) struct Features {
    indices: [[u16; MOST_FEATURES]; 2],
    count: u8,
    stack: u8,
}

impl Features {
    /// What a net of this shape sees; `None` if there are more pieces than in a set or two kings a side.
    pub(crate) fn of(setup: &Setup, shape: &Shape) -> Option<Features> {
        let kings = kings(setup)?;
        let [own, enemy] = [setup.turn, !setup.turn].map(|color| kings[color.index()]);
        let stack = shape.stack(own, enemy, setup.turn) as u8;
        let mut features = Features { indices: [[0; MOST_FEATURES]; 2], count: 0, stack };
        let [own, enemy] = [setup.turn, !setup.turn].map(|color| View::new(color, kings[color.index()], shape));
        for (square, piece) in Square::all().zip(&setup.board) {
            if let Some(piece) = *piece {
                let (owner, kind) = (piece.color(), piece.kind());
                features.push([own.on_board(owner, kind, square), enemy.on_board(owner, kind, square)])?;
            }
        }
        for color in Color::ALL {
            for piece in HandPiece::ALL {
                let held = setup.hands[color.index()].count(piece);
                if held > piece.in_set() {
                    return None;
                }
                for i in 0..usize::from(held) {
                    features.push([own.in_hand(color, piece, i), enemy.in_hand(color, piece, i)])?;
                }
            }
        }
        Some(features)
    }

    fn push(&mut self, seen: [usize; 2]) -> Option<()> {
        let at = usize::from(self.count);
        for (indices, seen) in self.indices.iter_mut().zip(seen) {
            *indices.get_mut(at)? = seen as u16;
        }
        self.count += 1;
        Some(())
    }

    /// As the side to move sees it (0) and as the other does (1).
    #[inline(always)]
    pub(crate) fn seen_by(&self, view: usize) -> &[u16] {
        &self.indices[view][..usize::from(self.count)]
    }

    /// Which set of layers judges.
    #[inline(always)]
    pub(crate) fn stack(&self) -> usize {
        usize::from(self.stack)
    }
}

/// The kings' squares by colour; `None` if a side has two.
fn kings(setup: &Setup) -> Option<[Option<Square>; 2]> {
    let mut kings = [None; 2];
    for (square, piece) in Square::all().zip(&setup.board) {
        if let Some(piece) = piece
            && piece.kind() == PieceKind::King
            && kings[piece.color().index()].replace(square).is_some()
        {
            return None;
        }
    }
    Some(kings)
}

/// How a player sees the board.
#[derive(Clone, Copy)]
struct View {
    color: Color,
    /// The number of each square as this player sees it.
    seen: &'static [u8; SQUARES],
    /// The first feature of the king's bucket.
    base: usize,
}

/// The numbers of squares as a player sees them, by their colour and whether files are mirrored.
static SEEN: [[[u8; SQUARES]; 2]; 2] = {
    let mut seen = [[[0; SQUARES]; 2]; 2];
    let mut i = 0;
    while i < SQUARES {
        let rotated = SQUARES - 1 - i;
        seen[0][0][i] = i as u8;
        seen[0][1][i] = mirrored(i) as u8;
        seen[1][0][i] = rotated as u8;
        seen[1][1][i] = mirrored(rotated) as u8;
        i += 1;
    }
    seen
};

/// The number of the square on the other side of the fifth file.
const fn mirrored(square: usize) -> usize {
    (8 - square / 9) * 9 + square % 9
}

impl View {
    fn new(color: Color, king: Option<Square>, shape: &Shape) -> View {
        let [plain, mirrored] = &SEEN[color.index()];
        let Some(king) = king else { return View { color, seen: plain, base: 0 } };
        // Files are nine squares each; the fifth is the last of the right half.
        let seen = if plain[king.index()] >= 45 { mirrored } else { plain };
        let bucket = shape.bucket_of()[usize::from(seen[king.index()])];
        View { color, seen, base: usize::from(bucket) * PER_BUCKET }
    }

    fn on_board(self, owner: Color, kind: PieceKind, square: Square) -> usize {
        let enemy = owner != self.color;
        let first = match (kind, enemy) {
            (PieceKind::King, false) => OWN_KING,
            (PieceKind::King, true) => ENEMY_KING,
            _ => (usize::from(enemy) * PIECES + KIND[kind.index()]) * SQUARES,
        };
        self.base + first + usize::from(self.seen[square.index()])
    }

    fn in_hand(self, owner: Color, piece: HandPiece, i: usize) -> usize {
        let enemy = owner != self.color;
        self.base + HANDS + usize::from(enemy) * HAND + HAND_OFFSET[piece.index()] + i
    }
}

#[cfg(test)]
mod tests;
