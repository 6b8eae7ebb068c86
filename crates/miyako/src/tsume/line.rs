//! Lines of moves in a notation.

use kifu::notation::{Form, Layout, Notation, Numbering, interposition};
use shogi::{HandPiece, Move, Position};
use words::Language;

/// The notation a language is used to.
pub(super) fn notation(language: Language) -> Notation {
    if language == Language::Japanese { Notation::COMMON } else { Notation::WESTERN }
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

/// A line that mates, with 合 for every piece interposed whose kind does not matter to it (NOTA-07); other notations than
/// the Japanese ones have no word for that.
pub(super) fn with_any_piece(notation: Notation, position: &Position, moves: &[Move]) -> String {
    let Form::Japanese(style) = notation.form else { return text(notation, position, moves) };
    let (mut now, mut last_to) = (position.clone(), None);
    let mut words = Vec::new();
    for (index, m) in moves.iter().enumerate() {
        let defends = now.turn() != position.turn();
        words.push(if defends && any_piece_would_do(&now, &moves[index..]) {
            notation.marks.sign(now.turn()).to_owned() + &interposition(style, m.to(), last_to)
        } else {
            notation.write(&now, *m, last_to)
        });
        now.play_unchecked(*m);
        last_to = Some(m.to());
    }
    words.join(" ")
}

/// Whether the first of these moves drops a piece in place of which others could be dropped, and each of them would be mated
/// by the same moves.
fn any_piece_would_do(position: &Position, moves: &[Move]) -> bool {
    let Some((Move::Drop { piece, to }, rest)) = moves.split_first().map(|(first, rest)| (*first, rest)) else {
        return false;
    };
    let others = HandPiece::ALL.into_iter().filter(|other| *other != piece).map(|piece| Move::Drop { piece, to });
    let mut possible = others.filter(|drop| position.judge(*drop).is_ok()).peekable();
    let is_mated = |drop: Move| {
        let mut after = position.clone();
        after.play_unchecked(drop);
        let played = rest.iter().all(|m| after.play(*m).is_ok());
        played && after.is_checkmate()
    };
    possible.peek().is_some() && possible.all(is_mated)
}
