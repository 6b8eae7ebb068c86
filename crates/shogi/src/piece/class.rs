//! The classes Japanese texts sort pieces into.

use super::PieceKind;

/// A class of pieces (EQUIP-08). The King is in none of the first four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PieceClass {
    /// 走り駒 hashirigoma: runs any distance along a line. The promoted Lance, which steps as a Gold, runs no more.
    LongRange,
    /// 大駒 ōgoma: Rook and Bishop, promoted or not.
    Major,
    /// 小駒 kogoma: every other piece but the King, promoted or not.
    Minor,
    /// 金駒 kanagoma: the two with a metal in their names, Gold and Silver; a promoted Silver shows it no more.
    Metal,
    /// 生駒 namagoma: any unpromoted face.
    Unpromoted,
    /// 成駒 narigoma: any promoted face.
    Promoted,
}

impl PieceClass {
    /// Every class.
    pub const ALL: [PieceClass; 6] = [
        PieceClass::LongRange,
        PieceClass::Major,
        PieceClass::Minor,
        PieceClass::Metal,
        PieceClass::Unpromoted,
        PieceClass::Promoted,
    ];

    /// Whether a piece of this kind belongs to the class.
    pub const fn contains(self, kind: PieceKind) -> bool {
        use PieceKind::{Bishop, Dragon, Gold, Horse, King, Lance, Rook, Silver};
        match self {
            PieceClass::LongRange => matches!(kind, Lance | Bishop | Rook | Horse | Dragon),
            PieceClass::Major => matches!(kind, Bishop | Rook | Horse | Dragon),
            PieceClass::Minor => !matches!(kind, King | Bishop | Rook | Horse | Dragon),
            PieceClass::Metal => matches!(kind, Gold | Silver),
            PieceClass::Unpromoted => !kind.is_promoted(),
            PieceClass::Promoted => kind.is_promoted(),
        }
    }

    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            PieceClass::LongRange => "long-range",
            PieceClass::Major => "major",
            PieceClass::Minor => "minor",
            PieceClass::Metal => "metal",
            PieceClass::Unpromoted => "unpromoted",
            PieceClass::Promoted => "promoted",
        }
    }

    /// The Japanese term.
    pub const fn kanji(self) -> &'static str {
        match self {
            PieceClass::LongRange => "走り駒",
            PieceClass::Major => "大駒",
            PieceClass::Minor => "小駒",
            PieceClass::Metal => "金駒",
            PieceClass::Unpromoted => "生駒",
            PieceClass::Promoted => "成駒",
        }
    }

    /// How the Japanese term is read.
    pub const fn reading(self) -> &'static str {
        match self {
            PieceClass::LongRange => "hashirigoma",
            PieceClass::Major => "ōgoma",
            PieceClass::Minor => "kogoma",
            PieceClass::Metal => "kanagoma",
            PieceClass::Unpromoted => "namagoma",
            PieceClass::Promoted => "narigoma",
        }
    }
}

impl PieceKind {
    /// The classes it belongs to (EQUIP-08).
    ///
    /// ```
    /// use shogi::PieceKind;
    /// let classes: Vec<_> = PieceKind::Lance.classes().map(|class| class.reading()).collect();
    /// assert_eq!(classes, ["hashirigoma", "kogoma", "namagoma"]);
    /// ```
    pub fn classes(self) -> impl Iterator<Item = PieceClass> {
        PieceClass::ALL.into_iter().filter(move |class| class.contains(self))
    }
}

#[cfg(test)]
mod tests;
