//! The moves alone, on one line: `variant chu sfen … moves …`.

use super::{Cursor, Fault, Record, RecordError};
use crate::game::Game;
use crate::position::Position;

/// The parts of such a line. Options stand between the name and the position: `variant chu lion-trading=federation startpos`.
pub(crate) struct Parts<'a> {
    pub(crate) name: &'a str,
    pub(crate) choices: Vec<(&'a str, &'a str)>,
    /// `None` for the game's own start.
    pub(crate) start: Option<&'a str>,
    pub(crate) moves: &'a str,
}

impl Parts<'_> {
    pub(crate) fn of(text: &str) -> Option<Parts<'_>> {
        let text = text.trim().strip_prefix("variant ")?;
        let (name, mut rest) = text.split_once(' ').unwrap_or((text, "startpos"));
        let mut choices = Vec::new();
        while let Some((word, after)) = rest.split_once(' ').filter(|(word, _)| word.contains('=')) {
            choices.extend(word.split_once('='));
            rest = after;
        }
        let (start, moves) = rest.split_once("moves").unwrap_or((rest, ""));
        let start = match start.trim() {
            "startpos" => None,
            start => Some(start.strip_prefix("sfen ").unwrap_or(start)),
        };
        Some(Parts { name, choices, start, moves })
    }
}

/// Reads such a line.
pub(super) fn read(text: &str) -> Option<Result<Record, RecordError>> {
    Some(record(&Parts::of(text)?).map_err(|fault| fault.at(1)))
}

fn record(parts: &Parts) -> Result<Record, Fault> {
    let game = game(parts.name, &parts.choices)?;
    let start = parts.start.map_or_else(|| Ok(Position::start(&game)), |start| position(&game, start));
    let mut record = Record::new(start?);
    let mut cursor = Cursor::new(&record);
    parts.moves.split_whitespace().try_for_each(|m| cursor.play(&mut record, m).map(drop))?;
    Ok(record)
}

pub(super) fn position(game: &std::sync::Arc<Game>, text: &str) -> Result<Position, Fault> {
    Position::parse(game, text).map_err(|error| Fault::BadPosition(error.to_string()))
}

/// The game of this name with these readings.
pub(super) fn game(name: &str, choices: &[(&str, &str)]) -> Result<std::sync::Arc<Game>, Fault> {
    let game = Game::with_options(name, choices).ok_or_else(|| Fault::UnknownGame(name.chars().take(40).collect()))?;
    game.map_err(|_| unknown_option(choices))
}

pub(crate) fn unknown_option(choices: &[(&str, &str)]) -> Fault {
    let choices: Vec<String> = choices.iter().map(|(name, reading)| format!("{name}={reading}")).collect();
    Fault::UnknownOption(choices.join(" ").chars().take(80).collect())
}

pub(super) fn write(record: &Record) -> String {
    let options: String = record.game().readings().iter().map(|(name, reading)| format!(" {name}={reading}")).collect();
    let mut position = record.start().clone();
    let mut moves = String::new();
    for played in record.moves() {
        moves += " ";
        moves += &position.move_text(played.m);
        position.play_unchecked(played.m);
    }
    format!("variant {}{options} sfen {} moves{moves}\n", record.game().id(), record.start())
}
