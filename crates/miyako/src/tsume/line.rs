//! Lines of moves in a notation.

use crate::words::Language;
use kifu::notation::{Form, Layout, Notation, Numbering};
use shogi::{Move, Position};

/// The notation a language is used to.
pub(super) fn notation(language: Language) -> Notation {
    if language == Language::Ja { Notation::COMMON } else { Notation::WESTERN }
}

/// A line of moves, numbered from 1 where that is the custom (TSUME-05).
pub(super) fn text(notation: Notation, position: &Position, moves: &[Move]) -> String {
    after(notation, position, &[], moves)
}

/// The part of a line that comes after these moves.
pub(super) fn after(notation: Notation, position: &Position, before: &[Move], moves: &[Move]) -> String {
    let mut now = position.clone();
    before.iter().for_each(|m| now.play_unchecked(*m));
    let mut start = now.to_setup();
    start.ply = before.len() as u16 + 1;
    let numbering = if matches!(notation.form, Form::Western(_)) { Numbering::Pairs } else { Numbering::None };
    let layout = Layout { numbering, per_line: 0, ..Layout::of(notation) };
    let start = start.into_position().or_else(|error| error.forgive(shogi::Faults::PLAYABLE));
    // The position was one already.
    let text = start.ok().and_then(|start| layout.write(&start, moves.iter().copied(), None).ok());
    text.unwrap_or_default().replace('\u{3000}', " ")
}
