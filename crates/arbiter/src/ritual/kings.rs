//! Which king is whose.

use super::Role;
use shogi::Color;

/// What tells the two kings of a set apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KingSet {
    /// 王将 and 玉将.
    OshoGyokusho,
    /// 双玉 sōgyoku: two 玉将. One has the style of the lettering written on its base, the other the maker's signature.
    TwoGyokusho,
}

/// A king of a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KingPiece {
    /// 王将 ōshō.
    Osho,
    /// 玉将 gyokushō.
    Gyokusho,
    /// 玉将 with the style of the lettering on its base.
    GyokushoWithStyle,
    /// 玉将 with the maker's signature on its base.
    GyokushoWithSignature,
}

impl KingPiece {
    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            KingPiece::Osho => "osho",
            KingPiece::Gyokusho => "gyokusho",
            KingPiece::GyokushoWithStyle => "with_style",
            KingPiece::GyokushoWithSignature => "with_signature",
        }
    }
}

/// The king that a player takes (ETIQ-12).
pub const fn king_of(role: Role, set: KingSet) -> KingPiece {
    match (set, role) {
        (KingSet::OshoGyokusho, Role::Senior) => KingPiece::Osho,
        (KingSet::OshoGyokusho, Role::Junior) => KingPiece::Gyokusho,
        (KingSet::TwoGyokusho, Role::Senior) => KingPiece::GyokushoWithStyle,
        (KingSet::TwoGyokusho, Role::Junior) => KingPiece::GyokushoWithSignature,
    }
}

/// The signs of Black's and White's king: 王 for the senior, 玉 for the junior, whatever their colours (EQUIP-04). While
/// nobody knows who is senior it is White, as in handicap games, where White is the stronger.
pub const fn king_glyphs(senior: Option<Color>) -> [char; 2] {
    match senior {
        Some(Color::Black) => ['王', '玉'],
        Some(Color::White) | None => ['玉', '王'],
    }
}

#[cfg(test)]
mod tests;
