//! JSON: all that a record holds.

use super::line::{game, position};
use super::{Ending, Fault, Record, RecordError};
use serde::{Deserialize, Serialize};
use shogi::Color;
use std::collections::BTreeMap;
use std::time::Duration;

#[derive(Serialize, Deserialize)]
struct Document {
    /// The name of the game.
    variant: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    options: BTreeMap<String, String>,
    /// As positions are written; the game's own start if it is not there.
    start: Option<String>,
    #[serde(default)]
    black: String,
    #[serde(default)]
    white: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    headers: Vec<(String, String)>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
    moves: Vec<Entry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ending: Option<End>,
}

#[derive(Serialize, Deserialize)]
struct Entry {
    #[serde(rename = "move")]
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    used_ms: Option<u64>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
}

#[derive(Serialize, Deserialize)]
struct End {
    word: String,
    winner: Option<Side>,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Side {
    Black,
    White,
}

impl From<Side> for Color {
    fn from(side: Side) -> Color {
        match side {
            Side::Black => Color::Black,
            Side::White => Color::White,
        }
    }
}

impl From<Color> for Side {
    fn from(color: Color) -> Side {
        match color {
            Color::Black => Side::Black,
            Color::White => Side::White,
        }
    }
}

/// Reads JSON that names a game; other JSON is none of these records.
pub(super) fn read(text: &str) -> Option<Result<Record, RecordError>> {
    if !(text.trim_start().starts_with('{') && text.contains("\"variant\"")) {
        return None;
    }
    let read = match serde_json::from_str::<Document>(text) {
        Ok(document) => document.record().map_err(|fault| fault.at(1)),
        Err(error) => Err(unreadable(text, &error)),
    };
    Some(read)
}

/// What is wrong with a text that is no JSON of such a record.
pub(crate) fn unreadable(text: &str, error: &serde_json::Error) -> RecordError {
    // What ends with the text is said to be wrong on the line behind it.
    let line = error.line().clamp(1, text.lines().count().max(1));
    Fault::BadJson(error.to_string()).at(line)
}

impl Document {
    fn record(self) -> Result<Record, Fault> {
        let choices: Vec<(&str, &str)> =
            self.options.iter().map(|(name, reading)| (name.as_str(), reading.as_str())).collect();
        let game = game(&self.variant, &choices)?;
        let start = self.start.as_deref().unwrap_or(game.start());
        let mut record = Record::new(position(&game, start)?);
        record.players = [self.black, self.white];
        record.headers = self.headers;
        record.comment = self.comment;
        for entry in self.moves {
            record.play(&entry.text, entry.used_ms.map(Duration::from_millis))?;
            record.remark(&entry.comment);
        }
        record.ending = self.ending.map(|end| Ending { word: end.word, winner: end.winner.map(Color::from) });
        Ok(record)
    }
}

pub(super) fn write(record: &Record) -> String {
    let entry = |(position, played): (crate::Position, &super::Played)| Entry {
        text: position.move_text(played.m),
        used_ms: played.used.map(|used| u64::try_from(used.as_millis()).unwrap_or(u64::MAX)),
        comment: played.comment.clone(),
    };
    let owned = |(name, reading): &(&str, &str)| ((*name).to_owned(), (*reading).to_owned());
    let document = Document {
        variant: record.game().id().to_owned(),
        options: record.game().readings().iter().map(owned).collect(),
        start: Some(record.start.to_string()),
        black: record.player(Color::Black).to_owned(),
        white: record.player(Color::White).to_owned(),
        headers: record.headers.clone(),
        comment: record.comment.clone(),
        moves: record.replay().map(entry).collect(),
        ending: record
            .ending
            .as_ref()
            .map(|ending| End { word: ending.word.clone(), winner: ending.winner.map(Side::from) }),
    };
    // Nothing in it can fail to be written.
    serde_json::to_string_pretty(&document).unwrap_or_default() + "\n"
}
