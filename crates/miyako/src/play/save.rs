//! The game as a record.

use super::computer::Game;
use kifu::{Cursor, Ending, Key, Record};
use play::{AnyBoard, Board as _};
use shogi::{Color, Position};
use std::fmt::Display;
use variants::{Course, RecordCursor, RecordForm};

/// A game as KIF: its moves with their times, and how it ended; broken off if it did not.
///
/// # Errors
/// If a record refuses the start or a move, which the referee's games never have, or it has too many moves for one.
pub(super) fn kif(game: &Game, names: [&str; 2], event: &str) -> Result<String, String> {
    match &game.terms().start {
        AnyBoard::Shogi(start) => record(start, game, names, event).map(|record| kifu::kif::write(&record)),
        AnyBoard::Family(start) => record_of_family(start, game, names, event),
    }
}

fn record(start: &Position, game: &Game, names: [&str; 2], event: &str) -> Result<Record, String> {
    let mut record = Record::new(start.to_setup()).map_err(said)?;
    record.headers.push(Key::Event, event);
    study::record_clock(&mut record.headers, game.terms());
    for (key, color) in [(Key::Black, Color::Black), (Key::White, Color::White)] {
        record.headers.push(key, names[color.index()]);
    }
    let mut cursor = Cursor::new(&record);
    for played in game.moves() {
        let Some(m) = AnyBoard::standard_move(played.m) else { continue };
        let id = cursor.play(&mut record, m).map_err(said)?;
        record.set_used(id, Some(played.charged));
    }
    match game.outcome() {
        Some(outcome) => {
            let offence = game.offence().and_then(|offence| offence.filter_map(AnyBoard::standard_move));
            study::record_outcome(&mut record, cursor, outcome, offence);
        }
        None => {
            let _ = cursor.end(&mut record, Ending::Interrupted);
        }
    }
    Ok(record)
}

fn record_of_family(start: &Course, game: &Game, names: [&str; 2], event: &str) -> Result<String, String> {
    let mut record = study::record_of_family(start, game).map_err(|fault| fault.code())?;
    record.players = names.map(str::to_owned);
    record.headers.insert(0, (kifu::kif::word_of_header(&Key::Event).to_owned(), event.to_owned()));
    if record.ending().is_none() {
        let ending = study::family_ending(arbiter::Outcome::Interrupted, game.turn(), None);
        RecordCursor::last(&record).end(&mut record, ending).map_err(|fault| fault.code())?;
    }
    Ok(record.write(RecordForm::Kif))
}

fn said(error: impl Display) -> String {
    error.to_string()
}
