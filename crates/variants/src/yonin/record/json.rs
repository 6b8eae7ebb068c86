//! JSON: all that a record of a game for four holds.

use super::{Cursor, Deed, Leaving, Outcome, Record};
use crate::record::json::{Noted, unreadable};
use crate::record::{Fault, RecordError};
use crate::yonin::{NAME, Place, Reason, Seat};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;
use tree::{Line, NodeId, Step};

#[derive(Serialize, Deserialize)]
struct Document {
    /// The name of the game.
    variant: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    options: BTreeMap<String, String>,
    /// As positions are written; the usual start if it is not there.
    start: Option<String>,
    /// By seat, clockwise from South.
    #[serde(default)]
    players: [String; 4],
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    headers: Vec<(String, String)>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    bookmark: String,
    moves: Vec<Entry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<Ending>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    variations: Vec<Variation>,
}

/// Another line, which begins with another entry of this number than the line that stands before it in the list.
#[derive(Default, Serialize, Deserialize)]
struct Variation {
    ply: usize,
    moves: Vec<Entry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<Ending>,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Entry {
    Move {
        /// Whose move it is: turns jump, so that counting does not tell.
        seat: Option<Seat>,
        #[serde(rename = "move")]
        text: String,
        #[serde(flatten)]
        noted: Noted,
    },
    Leave {
        seat: Seat,
        left: Leaving,
        #[serde(flatten)]
        noted: Noted,
    },
}

/// Only that the game was broken off is read, and what is noted with an end; the rest follows from the moves.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Ending {
    Known(End),
    /// Nothing that is read.
    Other(serde_json::Value),
}

#[derive(Serialize, Deserialize)]
struct End {
    reason: Cow<'static, str>,
    /// By seat.
    #[serde(default)]
    places: [u8; 4],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    culprit: Option<Seat>,
    #[serde(flatten)]
    noted: Noted,
}

/// Reads JSON that names this game; other JSON is none of these records.
pub(super) fn read(text: &str) -> Option<Result<Record, RecordError>> {
    #[derive(Deserialize)]
    struct Named {
        variant: String,
    }
    serde_json::from_str::<Named>(text).ok().filter(|named| named.variant == NAME)?;
    Some(match serde_json::from_str::<Document>(text) {
        Ok(document) => document.record().map_err(|fault| fault.at(1)),
        Err(error) => Err(unreadable(text, &error)),
    })
}

impl Document {
    fn record(self) -> Result<Record, Fault> {
        let choices: Vec<(&str, &str)> =
            self.options.iter().map(|(name, reading)| (name.as_str(), reading.as_str())).collect();
        let mut record = Record::begin(&choices, self.start.as_deref())?;
        record.players = self.players;
        record.headers = self.headers;
        record.set_comment(NodeId::START, &self.comment);
        record.set_bookmark(NodeId::START, &self.bookmark);
        let mut cursor = Cursor::new(&record);
        let main = Variation { ply: 1, moves: self.moves, outcome: self.outcome };
        std::iter::once(main).chain(self.variations).try_for_each(|line| line.play(&mut record, &mut cursor))?;
        Ok(record)
    }
}

impl Variation {
    fn play(self, record: &mut Record, cursor: &mut Cursor) -> Result<(), Fault> {
        let before = self.ply.checked_sub(1).filter(|before| *before <= cursor.plies()).ok_or(Fault::Variation)?;
        cursor.back_to(record, before);
        for entry in self.moves {
            let (id, noted) = match entry {
                Entry::Move { seat, text, .. } if seat.is_some_and(|seat| seat != cursor.position().turn()) => {
                    return Err(Fault::IllegalMove(text.chars().take(40).collect()));
                }
                Entry::Move { text, noted, .. } => (cursor.play(record, &text)?, noted),
                Entry::Leave { seat, left, noted } => (cursor.leave(record, seat, left)?, noted),
            };
            noted.put(record, id);
        }
        if let Some(Ending::Known(End { reason, noted, .. })) = self.outcome {
            // What does not follow is not believed.
            if let Ok(id) = cursor.end(record, &reason) {
                noted.put(record, id);
            }
        }
        Ok(())
    }

    /// A line of a record; the cursor goes to its end.
    fn of(record: &Record, cursor: &mut tree::Cursor<Place>, line: Line) -> Variation {
        let nodes = record.nodes_of(line);
        cursor.back_to(record, line.plies);
        let mut line = Variation { ply: line.plies + 1, ..Variation::default() };
        for id in nodes {
            let (position, noted) = (&cursor.ground().position, Noted::of(record, id));
            match record.step(id) {
                Some(Step::Move(Deed::Move(m))) => {
                    line.moves.push(Entry::Move { seat: Some(position.turn()), text: position.move_text(m), noted });
                }
                Some(Step::Move(Deed::Leave { seat, how })) => {
                    line.moves.push(Entry::Leave { seat, left: how, noted });
                }
                Some(Step::End(outcome)) => line.outcome = Some(Ending::Known(End::of(outcome, noted))),
                Some(Step::Illegal(_)) | None => {}
            }
            cursor.enter(record, id);
        }
        line
    }
}

impl End {
    fn of(Outcome { places, reason }: &Outcome, noted: Noted) -> End {
        let culprit = match reason {
            Reason::PerpetualCheck(seat) => Some(*seat),
            Reason::Decided | Reason::Repetition | Reason::MoveLimit | Reason::Interrupted => None,
        };
        End { reason: reason.code().into(), places: *places, culprit, noted }
    }
}

pub(super) fn write(record: &Record) -> String {
    let mut cursor = tree::Cursor::new(record);
    let mut lines = record.lines().map(|line| Variation::of(record, &mut cursor, line));
    let main = lines.next().unwrap_or_default();
    let variations = lines.collect();
    let owned = |(name, reading): &(&str, &str)| ((*name).to_owned(), (*reading).to_owned());
    let document = Document {
        variant: NAME.to_owned(),
        options: record.rules().readings().iter().map(owned).collect(),
        start: Some(record.start().to_string()),
        players: record.players.clone(),
        headers: record.headers.clone(),
        comment: record.comment(NodeId::START).to_owned(),
        bookmark: record.bookmark(NodeId::START).to_owned(),
        moves: main.moves,
        outcome: main.outcome,
        variations,
    };
    // Nothing in it can fail to be written.
    serde_json::to_string_pretty(&document).unwrap_or_default() + "\n"
}
