//! A move as a page shows it beside a position.

use crate::four::Stands;
use crate::move_text::MoveText;
use kifu::notation::{Form, Notation};
use serde_json::{Value, json};
use shogi::{Move, Position, Square};
use tree::Ground;
use variants::yonin::{Deed, Place, Seat};
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

/// What somebody does in the game for four, a move or that they leave, and how the players stand afterwards.
pub fn step_of_four(place: &Place, deed: Deed, notation: Notation, language: Language) -> Value {
    let Place { position, .. } = place;
    let mut after = place.clone();
    after.play(deed);
    let mut step = standing_of_four(&after);
    let name = |seat: Seat| language.text(&format!("seat-{}", seat.code()));
    match deed {
        Deed::Move(m) => {
            let text = MoveText::of_four(position, m);
            let usi = position.move_text(m);
            let written = match notation.form {
                Form::Japanese(_) => &text.japanese,
                Form::Western(_) => &text.western,
                Form::Usi | Form::Csa => &usi,
            };
            step["by"] = position.turn().code().into();
            step["text"] = format!("{} {written}", name(position.turn())).into();
            step["spoken"] = text.spoken.words(language).into();
            step["usi"] = usi.into();
        }
        Deed::Leave { seat, how } => {
            let why = language.text(&format!("ui-seat-{}", how.code()));
            step["left"] = json!({"seat": seat.code(), "how": how.code()});
            step["by"] = seat.code().into();
            step["text"] = format!("{}: {why}", name(seat)).into();
        }
    }
    step
}

/// A position of the game for four, and how the players stand in it.
pub fn standing_of_four(place: &Place) -> Value {
    let Place { position, .. } = place;
    json!({
        "sfen": position.to_string(),
        "check": position.kings_in_check(),
        "standing": {
            "checkers": position.checking_squares(position.turn()),
            "seats": Seat::ALL.map(|seat| Stands::of(place.leaving(seat), position, seat)),
        },
    })
}

/// The square of the King in check of the side to move.
pub fn square_in_check(position: &Position) -> Option<String> {
    position.king(position.turn()).filter(|_| position.in_check()).map(|square| square.to_string())
}
