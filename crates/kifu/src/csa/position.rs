//! Positions as CSA writes them: nine lines of board, the hands, the side to move.

use super::{code, sign};
use shogi::{Color, Position, Square};
use std::fmt::Write;

/// The lines `P1` … `P9`, `P+` and `P-` for hands that hold something, and the side to move.
///
/// ```
/// let text = kifu::csa::write_position(&shogi::Position::even());
/// assert!(text.starts_with("P1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 * -HI *  *  *  *  * -KA * \n"));
/// assert!(text.ends_with("P9+KY+KE+GI+KI+OU+KI+GI+KE+KY\n+\n"));
/// ```
pub fn write_position(position: &Position) -> String {
    let mut text = String::new();
    for rank in 1..=9 {
        let _ = write!(text, "P{rank}");
        for file in (1..=9).rev() {
            match position.piece_at(Square::new(file, rank)) {
                None => text.push_str(" * "),
                Some(piece) => {
                    let _ = write!(text, "{}{}", sign(piece.color()), code(piece.kind()));
                }
            }
        }
        text.push('\n');
    }
    for color in Color::ALL {
        let hand = position.hand(color);
        if !hand.is_empty() {
            let _ = write!(text, "P{}", sign(color));
            for (piece, count) in hand.iter() {
                text.push_str(&format!("00{}", code(piece.kind())).repeat(count.into()));
            }
            text.push('\n');
        }
    }
    let _ = writeln!(text, "{}", sign(position.turn()));
    text
}
