//! JSON: all that a record holds.

use super::line::{game, position};
use super::{Cursor, Ending, Fault, Foul, Record, RecordError};
use crate::position::Position;
use serde::{Deserialize, Serialize};
use shogi::Color;
use std::collections::BTreeMap;
use std::time::Duration;
use tree::{Ground, NodeId, Step, Tree};

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
    #[serde(flatten)]
    noted: Noted,
    #[serde(flatten)]
    main: Line,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    variations: Vec<Variation>,
}

/// A line of play.
#[derive(Default, Serialize, Deserialize)]
struct Line {
    moves: Vec<Entry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ending: Option<End>,
}

/// Another line, which begins with another move of this number than the line that stands before it in the list. A list holds
/// any tree, however deep.
#[derive(Serialize, Deserialize)]
struct Variation {
    ply: usize,
    #[serde(flatten)]
    line: Line,
}

#[derive(Serialize, Deserialize)]
struct Entry {
    #[serde(rename = "move")]
    text: String,
    #[serde(flatten)]
    noted: Noted,
}

#[derive(Serialize, Deserialize)]
struct End {
    word: String,
    winner: Option<Side>,
    #[serde(skip_serializing_if = "Option::is_none")]
    foul: Option<Offence>,
    #[serde(flatten)]
    noted: Noted,
}

/// The foul that has lost a game.
#[derive(Serialize, Deserialize)]
struct Offence {
    #[serde(default, skip_serializing_if = "String::is_empty")]
    code: String,
    name: String,
    ply: u32,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

/// What is noted with a step.
#[derive(Default, Serialize, Deserialize)]
pub(crate) struct Noted {
    #[serde(skip_serializing_if = "Option::is_none")]
    used_ms: Option<u64>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    bookmark: String,
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
        self.noted.put(&mut record, NodeId::START);
        let mut cursor = Cursor::new(&record);
        self.main.play(&mut record, &mut cursor)?;
        for Variation { ply, line } in self.variations {
            let before = ply.checked_sub(1).filter(|before| *before <= cursor.plies()).ok_or(Fault::Variation)?;
            cursor.back_to(&record, before);
            line.play(&mut record, &mut cursor)?;
        }
        Ok(record)
    }
}

impl Line {
    fn play(self, record: &mut Record, cursor: &mut Cursor) -> Result<(), Fault> {
        for Entry { text, noted } in self.moves {
            let id = cursor.play(record, &text)?;
            noted.put(record, id);
        }
        if let Some(End { word, winner, foul, noted }) = self.ending {
            let foul = foul.map(|foul| foul.read(cursor.position())).transpose()?;
            let id = cursor.end(record, Ending { word, winner: winner.map(Color::from), foul })?;
            noted.put(record, id);
        }
        Ok(())
    }

    /// The steps after where the cursor stands, which goes with them.
    fn of(record: &Record, cursor: &mut tree::Cursor<Position>, nodes: impl Iterator<Item = NodeId>) -> Line {
        let mut line = Line::default();
        for id in nodes {
            let noted = Noted::of(record, id);
            match record.step(id) {
                Some(Step::Move(m)) => line.moves.push(Entry { text: cursor.ground().move_text(m), noted }),
                Some(Step::End(Ending { word, winner, foul })) => {
                    let foul = foul.as_ref().map(|foul| Offence::of(foul, cursor.ground()));
                    line.ending = Some(End { word: word.clone(), winner: winner.map(Side::from), foul, noted });
                }
                Some(Step::Illegal(_)) | None => {}
            }
            cursor.enter(record, id);
        }
        line
    }
}

impl Offence {
    fn read(self, position: &Position) -> Result<Foul, Fault> {
        let Offence { code, name, ply, text } = self;
        let unknown = |text: &String| Fault::UnknownLine(text.chars().take(40).collect());
        let m = text.map(|text| position.read_move(&text).map_err(|_| unknown(&text))).transpose()?;
        Ok(Foul { code, name, ply, m })
    }

    fn of(foul: &Foul, position: &Position) -> Offence {
        Offence { code: foul.code.clone(), name: foul.name.clone(), ply: foul.ply, text: foul.text(position) }
    }
}

impl Noted {
    pub(crate) fn of<G: Ground>(tree: &Tree<G>, id: NodeId) -> Noted {
        let millis = |used: Duration| u64::try_from(used.as_millis()).unwrap_or(u64::MAX);
        Noted {
            used_ms: tree.used(id).map(millis),
            comment: tree.comment(id).to_owned(),
            bookmark: tree.bookmark(id).to_owned(),
        }
    }

    pub(crate) fn put<G: Ground>(&self, tree: &mut Tree<G>, id: NodeId) {
        tree.set_used(id, self.used_ms.map(Duration::from_millis));
        tree.set_comment(id, &self.comment);
        tree.set_bookmark(id, &self.bookmark);
    }
}

pub(super) fn write(record: &Record) -> String {
    let mut cursor = tree::Cursor::new(record);
    let mut lines = record.lines().map(|line| {
        cursor.back_to(record, line.plies);
        Variation { ply: line.plies + 1, line: Line::of(record, &mut cursor, record.nodes_of(line)) }
    });
    let main = lines.next().map(|main| main.line).unwrap_or_default();
    let variations = lines.collect();
    let owned = |(name, reading): &(&str, &str)| ((*name).to_owned(), (*reading).to_owned());
    let document = Document {
        variant: record.game().id().to_owned(),
        options: record.game().readings().iter().map(owned).collect(),
        start: Some(record.start().to_string()),
        black: record.player(Color::Black).to_owned(),
        white: record.player(Color::White).to_owned(),
        headers: record.headers.clone(),
        noted: Noted::of(record, NodeId::START),
        main,
        variations,
    };
    // Nothing in it can fail to be written.
    serde_json::to_string_pretty(&document).unwrap_or_default() + "\n"
}
