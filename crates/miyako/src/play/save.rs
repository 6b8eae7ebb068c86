//! The game as a record.

use super::computer::Game;
use kifu::{Cursor, Key, Record};
use play::{AnyBoard, Board as _};
use shogi::{Color, Position};
use std::fmt::Display;
use std::path::Path;
use variants::yonin::Record as FourRecord;
use variants::{Course, RecordForm};

/// A game as KIF: its moves with their times, and how it ended.
///
/// # Errors
/// If a record refuses the start or a move, which the referee's games never have, or it has too many moves for one.
pub(super) fn kif(game: &Game, names: [&str; 2], event: &str) -> Result<String, String> {
    match &game.terms().start {
        AnyBoard::Shogi(start) => record(start, game, names, event).map(|record| kifu::kif::write(&record)),
        AnyBoard::Family(start) => record_of_family(start, game, names, event),
    }
}

/// What a game for four is saved as.
#[derive(Clone, Copy)]
pub(super) enum FourForm {
    /// All of it: names, times, why somebody left.
    Json,
    /// The moves on one line.
    Line,
}

impl FourForm {
    /// By the ending of the file's name; `None` if it is another.
    pub(super) fn of(path: &Path) -> Option<FourForm> {
        match path.extension()?.to_str()? {
            "json" => Some(FourForm::Json),
            "usi" => Some(FourForm::Line),
            _ => None,
        }
    }

    /// The record in this form.
    pub(super) fn write(self, record: &FourRecord) -> String {
        match self {
            FourForm::Json => record.to_json(),
            FourForm::Line => record.to_line(),
        }
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
    if let Some(outcome) = game.outcome() {
        let offence = game.offence().and_then(|offence| offence.filter_map(AnyBoard::standard_move));
        study::record_outcome(&mut record, cursor, outcome, offence);
    }
    Ok(record)
}

fn record_of_family(start: &Course, game: &Game, names: [&str; 2], event: &str) -> Result<String, String> {
    let mut record = study::record_of_family(start, game).map_err(|fault| fault.code())?;
    record.players = names.map(str::to_owned);
    record.headers.insert(0, (kifu::kif::word_of_header(&Key::Event).to_owned(), event.to_owned()));
    Ok(record.write(RecordForm::Kif))
}

fn said(error: impl Display) -> String {
    error.to_string()
}
