//! What the net sees of a position.
//!
//! Each player looks at the board as if they were Black, mirrored if their king stands on files 6 to 9, so that it
//! stands on files 1 to 5: nothing in the rules tells left from right. A feature is then a piece on a square, mine or
//! yours; a king on a square; or the nth piece of a kind in a hand. A position with all pieces has forty.

use shogi::{Color, HandPiece, Piece, PieceKind, Position, Square};

/// Features of a view, before the king's bucket is told apart.
pub const COUNT: usize = 2020;

/// Kinds that are told apart on the board, the king left out: promoted lance, knight and silver look the same.
const KINDS: usize = 11;
const OWN_KING: usize = 2 * KINDS * Square::COUNT;
const ENEMY_KING: usize = OWN_KING + Square::COUNT;
const HANDS: usize = ENEMY_KING + Square::COUNT;
/// Pieces a hand can hold.
const HAND: usize = 38;

const _: () = assert!(HANDS + 2 * HAND == COUNT);

/// A feature as Black sees it on the board that is not mirrored, below [`COUNT`]: the name by which changes are noted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Feature(u16);

impl Feature {
    /// A piece on a square.
    #[inline]
    pub(crate) fn on_board(piece: Piece, square: Square) -> Feature {
        Feature(BASE[piece.color().index()][piece.kind().index()] + square.index() as u16)
    }

    /// The piece that makes `count` of its kind in a hand, from 1.
    #[inline]
    pub(crate) fn in_hand(color: Color, piece: HandPiece, count: u8) -> Feature {
        let start = HANDS + color.index() * HAND + HAND_OFFSET[piece.index()];
        Feature((start + usize::from(count) - 1) as u16)
    }

    /// All features of a position.
    pub(crate) fn all(position: &Position) -> impl Iterator<Item = Feature> {
        let on_board = position
            .occupied()
            .into_iter()
            .filter_map(|square| Some(Feature::on_board(position.piece_at(square)?, square)));
        let in_hands = Color::ALL.into_iter().flat_map(|color| {
            let held = position.hand(color);
            held.iter().flat_map(move |(piece, count)| (1..=count).map(move |n| Feature::in_hand(color, piece, n)))
        });
        on_board.chain(in_hands)
    }
}

/// How a player looks at the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct View {
    mirrored: bool,
    /// Their king's square as they see it; [`NO_KING`] without one.
    king: u8,
}

const NO_KING: u8 = Square::COUNT as u8;

impl View {
    /// How `color` sees the board with its king there.
    #[inline]
    pub(crate) fn of(color: Color, king: Option<Square>) -> View {
        let Some(king) = king else { return View { mirrored: false, king: NO_KING } };
        let mirrored = match color {
            Color::Black => king.file() > 5,
            Color::White => king.file() < 5,
        };
        View { mirrored, king: SEEN[color.index()][usize::from(mirrored)][king.index()] }
    }

    /// The own king's square as this view shows it, if there is a king.
    #[inline]
    pub(crate) fn king(self) -> Option<usize> {
        (self.king != NO_KING).then_some(usize::from(self.king))
    }

    /// Whether a row of weights means the same for both, given the buckets of their kings.
    #[inline]
    pub(crate) fn agrees(self, other: View, buckets: &[u8; Square::COUNT]) -> bool {
        let bucket = |view: View| view.king().map_or(0, |king| buckets[king]);
        self.mirrored == other.mirrored && bucket(self) == bucket(other)
    }

    /// The number of a feature in this view of `color`.
    #[inline]
    pub(crate) fn number(self, color: Color, feature: Feature) -> usize {
        usize::from(NUMBERS[color.index()][usize::from(self.mirrored)][usize::from(feature.0)])
    }

    /// 0 if the king stands on the three ranks nearest to its owner, 1 in the middle, 2 on the far three.
    #[inline]
    pub(crate) fn zone(self) -> usize {
        self.king().map_or(0, |king| 2 - (king % 9) / 3)
    }
}

/// The numbers of all features of a position as `color` sees it, in no particular order, and its king's square in that
/// view, by which a net may tell buckets apart; `None` without a king. For whoever trains a net.
///
/// ```
/// use engine::nnue::features::{COUNT, seen_by};
/// let position = shogi::Position::even();
/// let (king, numbers) = seen_by(shogi::Color::Black, &position);
/// assert_eq!(king, Some(4 * 9 + 8)); // 5i
/// assert_eq!(numbers.count(), 40);
/// ```
pub fn seen_by(color: Color, position: &Position) -> (Option<usize>, impl Iterator<Item = usize>) {
    let view = View::of(color, position.king(color));
    (view.king(), Feature::all(position).map(move |feature| view.number(color, feature)))
}

/// Which set of weights follows the first layer, given the kings: see [`super::STACKS`].
pub fn stack_of(position: &Position) -> usize {
    let zone = |color| View::of(color, position.king(color)).zone();
    zone(position.turn()) * 3 + zone(!position.turn())
}

/// Where the features of a piece begin, by colour and kind, as Black numbers them.
static BASE: [[u16; 14]; 2] = {
    let mut base = [[0; 14]; 2];
    let mut color = 0;
    while color < 2 {
        let mut kind = 0;
        while kind < 14 {
            let start = match PieceKind::ALL[kind] {
                PieceKind::King => OWN_KING + color * Square::COUNT,
                kind => (color * KINDS + place_of(kind)) * Square::COUNT,
            };
            base[color][kind] = start as u16;
            kind += 1;
        }
        color += 1;
    }
    base
};

const fn place_of(kind: PieceKind) -> usize {
    match kind {
        PieceKind::Pawn => 0,
        PieceKind::Lance => 1,
        PieceKind::Knight => 2,
        PieceKind::Silver => 3,
        PieceKind::Gold => 4,
        PieceKind::Bishop => 5,
        PieceKind::Rook => 6,
        PieceKind::Tokin => 7,
        PieceKind::PromotedLance | PieceKind::PromotedKnight | PieceKind::PromotedSilver => 8,
        PieceKind::Horse => 9,
        PieceKind::Dragon => 10,
        PieceKind::King => panic!("kings are numbered apart"),
    }
}

/// Where the kinds begin in a hand, in the order of [`HandPiece::ALL`].
const HAND_OFFSET: [usize; 7] = {
    let mut offsets = [0; 7];
    let mut i = 1;
    while i < 7 {
        offsets[i] = offsets[i - 1] + HandPiece::ALL[i - 1].in_set() as usize;
        i += 1;
    }
    offsets
};

/// A square's number by who looks, whether mirrored, and its own number.
static SEEN: [[[u8; Square::COUNT]; 2]; 2] = {
    let mut seen = [[[0; Square::COUNT]; 2]; 2];
    let mut i = 0;
    while i < Square::COUNT {
        let rotated = Square::from_index(i).rotated().index();
        seen[0][0][i] = i as u8;
        seen[0][1][i] = mirrored(i) as u8;
        seen[1][0][i] = rotated as u8;
        seen[1][1][i] = mirrored(rotated) as u8;
        i += 1;
    }
    seen
};

/// The number of the square on the other side of the fifth file: files follow each other by nine.
const fn mirrored(square: usize) -> usize {
    (8 - square / 9) * 9 + square % 9
}

/// [`View::number`] by who looks, whether mirrored, and what Black sees there unmirrored.
static NUMBERS: [[[u16; COUNT]; 2]; 2] = {
    let mut numbers = [[[0; COUNT]; 2]; 2];
    let mut color = 0;
    while color < 2 {
        let mut mirror = 0;
        while mirror < 2 {
            let mut i = 0;
            while i < COUNT {
                let (start, square, step) = match i {
                    ..OWN_KING => (i / Square::COUNT * Square::COUNT, i % Square::COUNT, KINDS * Square::COUNT),
                    OWN_KING..HANDS => ((i - OWN_KING) / 81 * 81 + OWN_KING, (i - OWN_KING) % 81, Square::COUNT),
                    HANDS.. => (i, 0, HAND),
                };
                let second = match i {
                    ..OWN_KING => i >= KINDS * Square::COUNT,
                    OWN_KING..HANDS => i >= ENEMY_KING,
                    HANDS.. => i >= HANDS + HAND,
                };
                let start = match (color, second) {
                    (0, _) => start,
                    (_, false) => start + step,
                    (_, true) => start - step,
                };
                let square = if i < HANDS { SEEN[color][mirror][square] as usize } else { 0 };
                numbers[color][mirror][i] = (start + square) as u16;
                i += 1;
            }
            mirror += 1;
        }
        color += 1;
    }
    numbers
};
