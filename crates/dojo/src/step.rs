//! A move as a page shows it beside a position.

use crate::move_text::MoveText;
use kifu::notation::{Form, Notation};
use serde_json::{Value, json};
use shogi::{Move, Position, Square};
use words::Language;

/// A move and where it leads, with all that a record on the page needs of it.
pub fn step(position: &Position, m: Move, last: Option<Square>, notation: Notation, language: Language) -> Value {
    let mut after = position.clone();
    after.play_unchecked(m);
    json!({
        "usi": m.to_string(),
        "text": notation.write(position, m, last),
        "spoken": words::spoken(position, m, last, language),
        "sfen": after.to_string(),
        "check": square_in_check(&after),
    })
}

/// The same in another game of the family. Its moves are written in one of two ways, the nearest to the reader's notation.
pub fn step_of_family(
    position: &variants::Position,
    m: variants::Move,
    notation: Notation,
    language: Language,
) -> Value {
    let mut after = position.clone();
    after.play_unchecked(m);
    let text = MoveText::of_family(position, m);
    json!({
        "usi": position.move_text(m),
        "by": position.turn().name(),
        "text": if matches!(notation.form, Form::Japanese(_)) { text.japanese } else { text.western },
        "spoken": text.spoken.words(language),
        "sfen": after.to_string(),
        "check": after.checked_royal(),
    })
}

/// The square of the King in check of the side to move.
pub fn square_in_check(position: &Position) -> Option<String> {
    position.king(position.turn()).filter(|_| position.in_check()).map(|square| square.to_string())
}
