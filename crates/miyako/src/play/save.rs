//! The game as a record.

use arbiter::Game;
use kifu::{Cursor, Ending, Key, Record};
use shogi::Color;

/// The record of a game: its moves with their times, and how it ended; broken off if it did not.
///
/// # Errors
/// Never for a game that the referee has judged; a start or a move that a record refuses is named.
pub(super) fn record(game: &Game, names: [&str; 2], event: &str) -> Result<Record, String> {
    let mut record = Record::new(game.terms().start.to_setup()).map_err(|error| error.to_string())?;
    record.headers.push(Key::Event, event);
    study::record_clock(&mut record.headers, game.terms());
    for (key, color) in [(Key::Black, Color::Black), (Key::White, Color::White)] {
        record.headers.push(key, names[color.index()]);
    }
    let mut cursor = Cursor::new(&record);
    for played in game.moves() {
        let id = cursor.play(&mut record, played.m).map_err(|reason| reason.to_string())?;
        record.set_used(id, Some(played.charged));
    }
    match game.outcome() {
        Some(outcome) => study::record_outcome(&mut record, cursor, outcome, game.offence()),
        None => {
            let _ = cursor.end(&mut record, Ending::Interrupted);
        }
    }
    Ok(record)
}
