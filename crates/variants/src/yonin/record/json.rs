//! JSON: all that a record of a game for four holds.

use super::{Deed, Leaving, Record};
use crate::record::json::unreadable;
use crate::record::{Fault, RecordError};
use crate::yonin::{NAME, Outcome, Reason, Seat};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::time::Duration;

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
    moves: Vec<Entry>,
    /// Only that the game was broken off is read; else it follows from the moves.
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
        #[serde(skip_serializing_if = "Option::is_none")]
        used_ms: Option<u64>,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        comment: String,
    },
    Leave {
        seat: Seat,
        left: Leaving,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        comment: String,
    },
}

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
        record.set_comment(0, &self.comment);
        for entry in self.moves {
            let comment = match entry {
                Entry::Move { seat, text, .. } if seat.is_some_and(|seat| seat != record.course.position().turn()) => {
                    return Err(Fault::IllegalMove(text.chars().take(40).collect()));
                }
                Entry::Move { text, used_ms, comment, .. } => {
                    record.play(&text, used_ms.map(Duration::from_millis))?;
                    comment
                }
                Entry::Leave { seat, left, comment } => {
                    record.leave(seat, left)?;
                    comment
                }
            };
            record.set_comment(record.deeds.len(), &comment);
        }
        if matches!(self.outcome, Some(Ending::Known(end)) if end.reason == Reason::Interrupted.code()) {
            record.break_off();
        }
        Ok(record)
    }
}

pub(super) fn write(record: &Record) -> String {
    let entry = |(deed, number): (&Deed, usize)| {
        let comment = record.comment(number).to_owned();
        match deed {
            Deed::Move { seat, text, used } => Entry::Move {
                seat: Some(*seat),
                text: text.clone(),
                used_ms: used.map(|used| u64::try_from(used.as_millis()).unwrap_or(u64::MAX)),
                comment,
            },
            Deed::Leave { seat, how } => Entry::Leave { seat: *seat, left: *how, comment },
        }
    };
    let owned = |(name, reading): &(&str, &str)| ((*name).to_owned(), (*reading).to_owned());
    let document = Document {
        variant: NAME.to_owned(),
        options: record.rules().readings().iter().map(owned).collect(),
        start: Some(record.course.start().to_string()),
        players: record.players.clone(),
        headers: record.headers.clone(),
        comment: record.comment(0).to_owned(),
        moves: record.deeds.iter().zip(1..).map(entry).collect(),
        outcome: record.outcome().map(|outcome| Ending::Known(End::from(outcome))),
    };
    // Nothing in it can fail to be written.
    serde_json::to_string_pretty(&document).unwrap_or_default() + "\n"
}

impl From<Outcome> for End {
    fn from(Outcome { places, reason }: Outcome) -> End {
        let culprit = match reason {
            Reason::PerpetualCheck(seat) => Some(seat),
            Reason::Decided | Reason::Repetition | Reason::MoveLimit | Reason::Interrupted => None,
        };
        End { reason: reason.code().into(), places, culprit }
    }
}
