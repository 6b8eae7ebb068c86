//! The 81 squares, named by file (1–9 from Black's right) and rank (1–9 from the top).

use crate::Color;
use std::fmt::{self, Write};

/// A square of the board. File 1 is at Black's right hand, rank 1 at White's side (EQUIP-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The number of squares.
    pub const COUNT: usize = 81;

    /// The square on `file` and `rank`, both 1–9.
    ///
    /// # Panics
    /// If either is out of range; see [`Square::try_new`].
    #[inline]
    pub const fn new(file: u8, rank: u8) -> Square {
        match Square::try_new(file, rank) {
            Some(square) => square,
            None => panic!("file and rank go from 1 to 9"),
        }
    }

    /// The square on `file` and `rank`, or `None` off the board.
    #[inline]
    pub const fn try_new(file: u8, rank: u8) -> Option<Square> {
        if 1 <= file && file <= 9 && 1 <= rank && rank <= 9 { Some(Square((file - 1) * 9 + rank - 1)) } else { None }
    }

    /// The square with this number: squares are counted file by file from 1, each from rank 1 down.
    ///
    /// # Panics
    /// If `index` is 81 or more.
    #[inline(always)]
    pub const fn from_index(index: usize) -> Square {
        assert!(index < Square::COUNT);
        Square(index as u8)
    }

    /// As [`Square::from_index`] for an index known to be a bit of a board mask.
    #[inline(always)]
    pub(crate) const fn from_bit(index: u32) -> Square {
        debug_assert!(index < Square::COUNT as u32);
        Square(index as u8)
    }

    /// Every square, in index order.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..Square::COUNT as u8).map(Square)
    }

    /// The number of this square, 0–80.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// File, 1–9 from Black's right.
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 / 9 + 1
    }

    /// Rank, 1–9 from White's side.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 % 9 + 1
    }

    /// The rank as `color` counts it: 1 is the farthest from that player.
    #[inline]
    pub const fn rank_from(self, color: Color) -> u8 {
        match color {
            Color::Black => self.rank(),
            Color::White => 10 - self.rank(),
        }
    }

    /// Whether the square is in the three farthest ranks of `color`, where its pieces promote (RULE-40).
    #[inline]
    pub const fn in_promotion_zone(self, color: Color) -> bool {
        self.rank_from(color) <= 3
    }

    /// The same square seen from the other side of the board.
    #[inline]
    pub const fn rotated(self) -> Square {
        Square(80 - self.0)
    }

    /// The square `files` to the left (as Black sees it) and `ranks` down, or `None` off the board.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let file = self.file() as i8 + files;
        let rank = self.rank() as i8 + ranks;
        if file < 1 || rank < 1 { None } else { Square::try_new(file as u8, rank as u8) }
    }

    /// The square named in USI (`7g`).
    pub fn from_usi(text: &str) -> Option<Square> {
        match text.as_bytes() {
            [file @ b'1'..=b'9', rank @ b'a'..=b'i'] => Square::try_new(file - b'0', rank - b'a' + 1),
            _ => None,
        }
    }
}

impl fmt::Display for Square {
    /// The USI name: file digit, rank letter (`7g`).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(char::from(b'0' + self.file()))?;
        f.write_char(char::from(b'a' + self.rank() - 1))
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}
