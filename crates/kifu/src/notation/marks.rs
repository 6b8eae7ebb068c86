//! The sign before a move that says whose it is (NOTA-02, NOTA-44).

use crate::scan::Scanner;
use shogi::Color;

/// Which signs stand before moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Marks {
    /// None.
    None,
    /// ▲ and △, in every font.
    Triangles,
    /// ☗ and ☖, shaped as pieces.
    Pieces,
}

impl Marks {
    /// The sign of a player; empty if there is none.
    pub const fn sign(self, color: Color) -> &'static str {
        match (self, color) {
            (Marks::None, _) => "",
            (Marks::Triangles, Color::Black) => "▲",
            (Marks::Triangles, Color::White) => "△",
            (Marks::Pieces, Color::Black) => "☗",
            (Marks::Pieces, Color::White) => "☖",
        }
    }
}

/// Takes any of the signs: the filled ones are Black's.
pub(super) fn scan_mark(scanner: &mut Scanner<'_>) -> Option<Color> {
    scanner.take_map(|c| match c {
        '▲' | '☗' | '▼' => Some(Color::Black),
        '△' | '☖' | '▽' => Some(Color::White),
        _ => None,
    })
}
