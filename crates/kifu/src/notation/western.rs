//! The Western standard notation: piece, origin if needed, movement, destination, promotion (NOTA-30 to NOTA-37).

use super::Subject;
use shogi::{Move, Position, Square};

/// The text of `m` in `position`: `P-76`, `G49-58`, `Bx33+`, `N*33`, `S-34=`. Empty if no piece stands where the move
/// starts.
///
/// ```
/// use shogi::Position;
/// assert_eq!(kifu::notation::western(&Position::even(), "7g7f".parse().unwrap()), "P-76");
/// ```
pub fn western(position: &Position, m: Move) -> String {
    let Some(subject) = Subject::new(position, m) else { return String::new() };
    let piece = subject.kind.letters();
    let to = square(m.to());
    let Move::Board { from, promote, .. } = m else { return format!("{piece}*{to}") };
    let origin = if subject.rivals.is_empty() { String::new() } else { square(from) };
    let movement = if subject.captures { 'x' } else { '-' };
    let promotion = match (promote, subject.promotable) {
        (true, _) => "+",
        (false, true) => "=",
        (false, false) => "",
    };
    format!("{piece}{origin}{movement}{to}{promotion}")
}

fn square(square: Square) -> String {
    format!("{}{}", square.file(), square.rank())
}
