//! What stands on a piece, and how large a piece is.

use crate::font::Font;
use shogi::{Color, Piece, PieceKind};

/// The lettering of the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lettering {
    /// Printed letters (明朝), as in books.
    Mincho,
    /// A quiet brush: the one of the project's page.
    Syuku,
    /// A brush full of ink.
    Boku,
    /// A light brush.
    Mai,
    /// A pencil.
    Klee,
    /// International letters, for readers without kanji (EQUIP-11).
    Letters,
    /// The letters of the Italian names, as the page has them.
    Lettere,
    /// Figures like those of chess (EQUIP-15).
    Chess,
}

names!(Lettering, "lettering", {
    Mincho = "mincho", Syuku = "syuku", Boku = "boku", Mai = "mai", Klee = "klee", Letters = "letters",
    Lettere = "lettere", Chess = "chess",
});

impl Lettering {
    /// The same for readers of a language, by its code: its own letters in place of the international ones, if it has some.
    ///
    /// ```
    /// use diagram::Lettering::{Lettere, Letters, Mincho};
    /// assert_eq!([Letters, Mincho].map(|lettering| lettering.in_language("it")), [Lettere, Mincho]);
    /// assert_eq!(Letters.in_language("en"), Letters);
    /// ```
    #[must_use]
    pub fn in_language(self, code: &str) -> Lettering {
        if self == Lettering::Letters && code == "it" { Lettering::Lettere } else { self }
    }

    /// Whether it is no kanji.
    pub(crate) fn is_latin(self) -> bool {
        matches!(self, Lettering::Letters | Lettering::Lettere | Lettering::Chess)
    }

    pub(crate) fn font(self) -> Font {
        match self {
            Lettering::Mincho | Lettering::Letters | Lettering::Lettere | Lettering::Chess => Font::Mincho,
            Lettering::Syuku => Font::Syuku,
            Lettering::Boku => Font::Boku,
            Lettering::Mai => Font::Mai,
            Lettering::Klee => Font::Klee,
        }
    }
}

/// How many characters stand on a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Faces {
    /// Both, as on wooden pieces: 飛車.
    Two,
    /// One, as for television and in print: 飛 (CRAFT-07).
    One,
    /// One among marks of how the piece moves; a promoted one says small in its corner what it was (EQUIP-11).
    Moves,
}

names!(Faces, "face", { Two = "two", One = "one", Moves = "moves" });

/// The characters on a piece. The king of the senior player is 王, the other's 玉 (EQUIP-04).
pub(crate) fn characters(piece: Piece, lettering: Lettering, faces: Faces, senior: Option<Color>) -> &'static str {
    let name = piece.kind().name();
    let is_senior = piece.kind() == PieceKind::King && senior == Some(piece.color());
    match (lettering, faces) {
        (Lettering::Letters | Lettering::Chess, _) => name.letter.unwrap_or(piece.kind().letters()),
        (Lettering::Lettere, _) => lettere(piece.kind()),
        (_, Faces::One | Faces::Moves) if is_senior => "王",
        (_, Faces::Two) if is_senior => "王将",
        // と金 is what one says; the piece bears と alone.
        (_, Faces::Two) if piece.kind() != PieceKind::Tokin => name.kanji,
        _ => name.short,
    }
}

/// The first letters of Re, Torre, Alfiere, Oro, Argento, Cavallo, Lancia, Pedone, Drago, Cavallo Drago and Tokin; what begins alike
/// has a second one.
const fn lettere(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::King => "R",
        PieceKind::Rook => "T",
        PieceKind::Bishop => "A",
        PieceKind::Gold => "O",
        PieceKind::Silver => "Ar",
        PieceKind::Knight => "C",
        PieceKind::Lance => "L",
        PieceKind::Pawn => "P",
        PieceKind::Dragon => "D",
        PieceKind::Horse => "CD",
        PieceKind::PromotedSilver => "+Ar",
        PieceKind::PromotedKnight => "+C",
        PieceKind::PromotedLance => "+L",
        PieceKind::Tokin => "Tk",
    }
}

/// Width and height of a piece where a square is 100 wide and 109 high: pawn < lance < knight < silver = gold <
/// bishop = rook < king (CRAFT-11).
pub(crate) fn size(kind: PieceKind) -> (f32, f32) {
    match kind.unpromoted() {
        PieceKind::King => (91.0, 102.0),
        PieceKind::Rook | PieceKind::Bishop => (88.0, 99.0),
        PieceKind::Gold | PieceKind::Silver => (84.0, 95.0),
        PieceKind::Knight => (79.0, 93.0),
        PieceKind::Lance => (74.0, 92.0),
        _ => (70.0, 87.0),
    }
}

#[cfg(test)]
mod tests;
