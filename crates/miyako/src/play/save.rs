//! The game as a record.

use arbiter::Game;
use kifu::{End, Ending, Key, Played, Record};
use shogi::Color;

/// The record of a game: its moves with their times, and how it ended; broken off if it did not.
///
/// # Errors
/// Never for a game that the referee has judged; a start or a move that a record refuses is named.
pub(super) fn record(game: &Game, names: [&str; 2], event: &str) -> Result<Record, String> {
    let mut record = Record::new(game.terms().start.to_setup()).map_err(|error| error.to_string())?;
    record.headers.push(Key::Event, event);
    server::record_clock(&mut record.headers, game.terms());
    for (key, color) in [(Key::Black, Color::Black), (Key::White, Color::White)] {
        record.headers.push(key, names[color.index()]);
    }
    for played in game.moves() {
        let played = Played { used: Some(played.charged), ..Played::new(played.m) };
        record.play(played).map_err(|reason| reason.to_string())?;
    }
    if let Some(outcome) = game.outcome() {
        server::record_offence(&mut record, outcome, game.offence());
    }
    let ending = game.outcome().map_or(Ending::Interrupted, server::recorded_ending);
    record.end = Some(End { used: None, ..End::from(ending) });
    Ok(record)
}
