//! A position of a game in the terminal: what stands at the head of the record, the board, the moves around it.

use super::Game;
use super::moment::Moment;
use crate::play::board;
use kifu::{Key, diagram};
use serde_json::{Value, json};
use shogi::{Color, Handicap};
use std::io::{self, Write};
use words::Language;

/// How many moves before and after the position are told.
const AROUND: usize = 5;

pub(super) fn write(game: &Game<'_>, moment: &Moment<'_>, out: &mut impl Write) -> io::Result<()> {
    headers(game, out)?;
    let plies = moment.plies.to_string();
    let total = game.record.moves().count().to_string();
    match &moment.last {
        None => writeln!(out, "{}", game.language.text_with_list("show-start", &[("total", &total)]))?,
        Some(last) => {
            let values = [("ply", plies.as_str()), ("total", &total), ("move", &last.marked())];
            writeln!(out, "{}", game.language.text_with_list("show-after", &values))?;
        }
    }
    writeln!(out, "\n{}", position(game, moment))?;
    moves(game, moment, out)?;
    if moment.plies == game.record.moves().count()
        && let Some(ending) = game.ending()
    {
        writeln!(out, "      {ending}")?;
    }
    if !moment.comment.is_empty() {
        writeln!(out, "\n{}", moment.comment)?;
    }
    Ok(())
}

fn headers(game: &Game<'_>, out: &mut impl Write) -> io::Result<()> {
    for (key, value) in game.record.headers.iter() {
        let name = match key {
            Key::Other(word) => word.clone(),
            key => game.language.text(&format!("show-{}", code(key))),
        };
        writeln!(out, "{}", game.language.text_with_list("show-header", &[("name", &name), ("value", value)]))?;
    }
    Ok(())
}

/// What programs and message catalogues call a header.
fn code(key: &Key) -> &str {
    match key {
        Key::Black => "black",
        Key::White => "white",
        Key::Event => "event",
        Key::Place => "place",
        Key::Started => "started",
        Key::Ended => "ended",
        Key::TimeControl => "time-control",
        Key::Byoyomi => "byoyomi",
        Key::BlackTimeControl => "black-time-control",
        Key::WhiteTimeControl => "white-time-control",
        Key::ClockOperator => "clock-operator",
        Key::Opening => "opening",
        Key::Title => "title",
        Key::Note => "note",
        Key::Other(word) => word,
    }
}

fn position(game: &Game<'_>, moment: &Moment<'_>) -> String {
    let position = &moment.position;
    if game.language == Language::Japanese {
        let is_handicap = game.record.handicap().is_some_and(|handicap| handicap != Handicap::Even);
        return diagram::write(&position.to_setup(), is_handicap);
    }
    let hand = |color: Color| {
        let pieces = board::hand(position.hand(color), color);
        let pieces = if pieces.is_empty() { game.language.text("terminal-nothing-in-hand") } else { pieces };
        let side = words::side(color, Handicap::Even, game.language);
        game.language.text_with_list("terminal-hand", &[("side", &side), ("pieces", &pieces)])
    };
    format!("{}\n{}{}\n", hand(Color::White), board::letters(position), hand(Color::Black))
}

fn moves(game: &Game<'_>, moment: &Moment<'_>, out: &mut impl Write) -> io::Result<()> {
    let first = moment.plies.saturating_sub(AROUND);
    for other in Moment::all(game.record, game.notation).skip(first.max(1)).take(2 * AROUND) {
        let Some(last) = &other.last else { continue };
        let sign = if other.plies == moment.plies { '>' } else { ' ' };
        writeln!(out, "{sign} {:>3} {}", other.plies, last.marked())?;
    }
    Ok(())
}

pub(super) fn json(game: &Game<'_>, moment: &Moment<'_>) -> Value {
    let headers: Vec<Value> =
        game.record.headers.iter().map(|(key, value)| json!({ "key": code(key), "value": value })).collect();
    let last = moment.last.as_ref().map(|last| {
        json!({ "usi": last.m.to_string(), "text": last.text, "by": last.by.name(), "to": last.m.to().to_string() })
    });
    json!({
        "sfen": moment.position.to_string(),
        "ply": moment.plies,
        "plies": game.record.moves().count(),
        "last": last,
        "comment": moment.comment,
        "headers": headers,
        "ending": game.record.ending().map(kifu::Ending::code),
    })
}
