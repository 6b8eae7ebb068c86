//! The board in letters, for terminals and readers without kanji.

use shogi::{Color, Hand, Position, Square};
use std::fmt::Write;

/// The board as Black sees it, files and ranks named as in USI: capitals are Black's, small letters White's, `+` is
/// promoted.
pub(crate) fn letters(position: &Position) -> String {
    let mut text = String::from("    9  8  7  6  5  4  3  2  1\n");
    for rank in 1..=9 {
        let letter = char::from(b'a' + rank - 1);
        let _ = write!(text, "{letter} ");
        for file in (1..=9).rev() {
            let piece = position.piece_at(Square::new(file, rank));
            let _ = write!(text, "{:>3}", piece.map_or(".".to_owned(), |piece| piece.to_string()));
        }
        let _ = writeln!(text, "  {letter}");
    }
    text
}

/// What a player holds, in letters; empty if it is nothing.
pub(crate) fn hand(hand: Hand, color: Color) -> String {
    let held = hand.iter().map(|(piece, count)| {
        let letter = shogi::Piece::new(color, piece.kind());
        if count > 1 { format!("{letter}×{count}") } else { letter.to_string() }
    });
    held.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests;
