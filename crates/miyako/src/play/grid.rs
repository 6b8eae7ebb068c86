//! The board of any game of the family, for terminals.

use ::variants::{Kind, Position};
use shogi::Color;

/// How pieces are written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Faces {
    /// As on the pieces, White's with a v before them, as in records.
    Kanji,
    /// By their letters, small for White.
    Letters,
}

/// The board as Black sees it, with files and ranks as moves name them.
pub(super) fn board(position: &Position, faces: Faces) -> String {
    let game = position.game();
    let widest = game.kinds().iter().map(|kind| columns(&face(kind, Color::Black, faces))).max().unwrap_or(1);
    let width = widest.max(columns(&game.files().to_string())) + 1;
    let files: String = (1..=game.files()).rev().map(|file| padded(&file.to_string(), width)).collect();
    let mut text = format!("{files}\n");
    for rank in 1..=game.ranks() {
        for file in (1..=game.files()).rev() {
            let piece = position.piece_at(file, rank).map(|(color, kind)| face(game.kind(kind), color, faces));
            text += &padded(piece.as_deref().unwrap_or("."), width);
        }
        text += &format!("  {}\n", rank_letters(rank));
    }
    text
}

/// What a player holds; empty if it is nothing.
pub(super) fn hand(position: &Position, color: Color, faces: Faces) -> String {
    let held = position.hand(color).map(|(id, count)| {
        let kind = position.game().kind(id);
        let name = if faces == Faces::Kanji { kind.short.clone() } else { face(kind, color, faces) };
        if count > 1 { format!("{name}×{count}") } else { name }
    });
    held.collect::<Vec<_>>().join(" ")
}

fn face(kind: &Kind, color: Color, faces: Faces) -> String {
    match (faces, color) {
        (Faces::Kanji, Color::Black) => format!(" {}", kind.short),
        (Faces::Kanji, Color::White) => format!("v{}", kind.short),
        (Faces::Letters, Color::Black) => kind.id.clone(),
        (Faces::Letters, Color::White) => kind.id.to_ascii_lowercase(),
    }
}

/// Columns of the terminal: a kanji takes two.
fn columns(text: &str) -> usize {
    text.chars().map(|c| if c.is_ascii() { 1 } else { 2 }).sum()
}

fn padded(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(columns(text))))
}

/// a to z, then aa, ab and so on.
fn rank_letters(rank: u8) -> String {
    let letter = |i: u8| char::from(b'a' + i);
    match rank - 1 {
        i @ 0..26 => letter(i).to_string(),
        i => [letter(i / 26 - 1), letter(i % 26)].iter().collect(),
    }
}
