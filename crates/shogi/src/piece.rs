//! Pieces: their kinds, what they become when promoted or captured, and their letters.

mod class;
mod name;

pub use class::PieceClass;
pub use name::PieceName;

use crate::Color;
use std::fmt::{self, Write};
use std::num::NonZeroU8;

/// One of the fourteen faces a piece can show on the board (EQUIP-02, RULE-46).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum PieceKind {
    /// 歩兵 fuhyō.
    Pawn,
    /// 香車 kyōsha.
    Lance,
    /// 桂馬 keima.
    Knight,
    /// 銀将 ginshō.
    Silver,
    /// 金将 kinshō.
    Gold,
    /// 角行 kakugyō.
    Bishop,
    /// 飛車 hisha.
    Rook,
    /// 玉将 gyokushō, 王将 ōshō.
    King,
    /// と金 tokin, a promoted pawn.
    Tokin,
    /// 成香 narikyō.
    PromotedLance,
    /// 成桂 narikei.
    PromotedKnight,
    /// 成銀 narigin.
    PromotedSilver,
    /// 龍馬 ryūma, a promoted bishop.
    Horse,
    /// 龍王 ryūō, a promoted rook.
    Dragon,
}

impl PieceKind {
    /// Every kind, in declaration order.
    pub const ALL: [PieceKind; 14] = [
        PieceKind::Pawn,
        PieceKind::Lance,
        PieceKind::Knight,
        PieceKind::Silver,
        PieceKind::Gold,
        PieceKind::Bishop,
        PieceKind::Rook,
        PieceKind::King,
        PieceKind::Tokin,
        PieceKind::PromotedLance,
        PieceKind::PromotedKnight,
        PieceKind::PromotedSilver,
        PieceKind::Horse,
        PieceKind::Dragon,
    ];

    /// Position of this kind in [`PieceKind::ALL`].
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The face on the back, or `None` for King, Gold and promoted pieces (RULE-45).
    #[inline]
    pub const fn promoted(self) -> Option<PieceKind> {
        match self {
            PieceKind::Pawn => Some(PieceKind::Tokin),
            PieceKind::Lance => Some(PieceKind::PromotedLance),
            PieceKind::Knight => Some(PieceKind::PromotedKnight),
            PieceKind::Silver => Some(PieceKind::PromotedSilver),
            PieceKind::Bishop => Some(PieceKind::Horse),
            PieceKind::Rook => Some(PieceKind::Dragon),
            _ => None,
        }
    }

    /// The face this piece started with: itself unless promoted.
    pub const fn unpromoted(self) -> PieceKind {
        match self {
            PieceKind::Tokin => PieceKind::Pawn,
            PieceKind::PromotedLance => PieceKind::Lance,
            PieceKind::PromotedKnight => PieceKind::Knight,
            PieceKind::PromotedSilver => PieceKind::Silver,
            PieceKind::Horse => PieceKind::Bishop,
            PieceKind::Dragon => PieceKind::Rook,
            kind => kind,
        }
    }

    /// Whether this face is a promoted one.
    pub const fn is_promoted(self) -> bool {
        self as u8 > PieceKind::King as u8
    }

    /// What a captured piece of this kind is in the hand; `None` for a King (RULE-38).
    pub const fn in_hand(self) -> Option<HandPiece> {
        match self.unpromoted() {
            PieceKind::Pawn => Some(HandPiece::Pawn),
            PieceKind::Lance => Some(HandPiece::Lance),
            PieceKind::Knight => Some(HandPiece::Knight),
            PieceKind::Silver => Some(HandPiece::Silver),
            PieceKind::Gold => Some(HandPiece::Gold),
            PieceKind::Bishop => Some(HandPiece::Bishop),
            PieceKind::Rook => Some(HandPiece::Rook),
            _ => None,
        }
    }

    /// The international letters: `P`, `+R`, … (NOTA-32).
    pub const fn letters(self) -> &'static str {
        match self {
            PieceKind::Pawn => "P",
            PieceKind::Lance => "L",
            PieceKind::Knight => "N",
            PieceKind::Silver => "S",
            PieceKind::Gold => "G",
            PieceKind::Bishop => "B",
            PieceKind::Rook => "R",
            PieceKind::King => "K",
            PieceKind::Tokin => "+P",
            PieceKind::PromotedLance => "+L",
            PieceKind::PromotedKnight => "+N",
            PieceKind::PromotedSilver => "+S",
            PieceKind::Horse => "+B",
            PieceKind::Dragon => "+R",
        }
    }
}

/// A kind of piece that can be held in hand and dropped: never a King, never promoted (RULE-38, RULE-47).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum HandPiece {
    /// 歩 fu.
    Pawn,
    /// 香 kyō.
    Lance,
    /// 桂 kei.
    Knight,
    /// 銀 gin.
    Silver,
    /// 金 kin.
    Gold,
    /// 角 kaku.
    Bishop,
    /// 飛 hi.
    Rook,
}

impl HandPiece {
    /// Every kind, Pawn first.
    pub const ALL: [HandPiece; 7] = [
        HandPiece::Pawn,
        HandPiece::Lance,
        HandPiece::Knight,
        HandPiece::Silver,
        HandPiece::Gold,
        HandPiece::Bishop,
        HandPiece::Rook,
    ];

    /// Position of this kind in [`HandPiece::ALL`].
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The face this piece shows once dropped.
    #[inline(always)]
    pub const fn kind(self) -> PieceKind {
        PieceKind::ALL[self as usize]
    }

    /// How many pieces of this kind a full set has, both sides together.
    pub const fn in_set(self) -> u8 {
        match self {
            HandPiece::Pawn => 18,
            HandPiece::Bishop | HandPiece::Rook => 2,
            _ => 4,
        }
    }

    /// The capital letter: `P` … `R`.
    pub const fn letter(self) -> char {
        match self {
            HandPiece::Pawn => 'P',
            HandPiece::Lance => 'L',
            HandPiece::Knight => 'N',
            HandPiece::Silver => 'S',
            HandPiece::Gold => 'G',
            HandPiece::Bishop => 'B',
            HandPiece::Rook => 'R',
        }
    }

    /// The kind with this capital letter.
    pub fn from_letter(letter: char) -> Option<HandPiece> {
        HandPiece::ALL.into_iter().find(|piece| piece.letter() == letter)
    }
}

/// A piece on the board: whose it is and the face it shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Piece(NonZeroU8);

const WHITE_BIT: u8 = 16;

impl Piece {
    /// The piece of that kind belonging to `color`.
    #[inline(always)]
    pub const fn new(color: Color, kind: PieceKind) -> Piece {
        // Never zero: the kind is counted from one so that an empty square can be the zero byte.
        match NonZeroU8::new((kind as u8 + 1) | ((color as u8) * WHITE_BIT)) {
            Some(byte) => Piece(byte),
            None => unreachable!(),
        }
    }

    /// Whose piece it is.
    #[inline(always)]
    pub const fn color(self) -> Color {
        if self.0.get() & WHITE_BIT == 0 { Color::Black } else { Color::White }
    }

    /// The face it shows.
    #[inline(always)]
    pub const fn kind(self) -> PieceKind {
        KIND_OF_BYTE[(self.0.get() & 15) as usize]
    }

    /// The piece with its other face up; itself if it has none.
    #[inline(always)]
    pub(crate) const fn promoted(self) -> Piece {
        match self.kind().promoted() {
            Some(kind) => Piece::new(self.color(), kind),
            None => self,
        }
    }

    /// The piece with this [`Piece::byte`], `None` for zero.
    #[inline(always)]
    pub(crate) const fn from_byte(byte: u8) -> Option<Piece> {
        match NonZeroU8::new(byte) {
            Some(byte) => Some(Piece(byte)),
            None => None,
        }
    }

    /// A small number, different for every piece: kind + 1, plus 16 for White.
    #[inline(always)]
    pub(crate) const fn byte(self) -> u8 {
        self.0.get()
    }
}

const KIND_OF_BYTE: [PieceKind; 16] = {
    let mut kinds = [PieceKind::Pawn; 16];
    let mut i = 0;
    while i < PieceKind::ALL.len() {
        kinds[i + 1] = PieceKind::ALL[i];
        i += 1;
    }
    kinds
};

impl fmt::Display for Piece {
    /// The SFEN letters: capitals for Black, small letters for White, `+` before a promoted piece.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = self.kind().letters();
        match self.color() {
            Color::Black => f.write_str(letters),
            Color::White => letters.chars().try_for_each(|letter| f.write_char(letter.to_ascii_lowercase())),
        }
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}
