//! A game for four written down, in two forms: the moves on one line, and JSON with all there is. No other program writes
//! such games, so there is no KIF.

mod json;

use super::NAME;
use super::course::{Course, Outcome};
use super::position::{Position, Standing};
use super::rules::Rules;
use super::seat::Seat;
use crate::record::line::Parts;
use crate::record::{Fault, LONGEST_RECORD, RecordError, line};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

/// A game for four from its start to where it stands.
///
/// ```
/// use variants::yonin::{Record, Seat};
/// let record = Record::read("variant yonin startpos moves 5g5f 7e6e n.").unwrap().unwrap();
/// assert_eq!((record.plies(), record.course().position().turn()), (2, Seat::East));
/// assert!(record.to_json().contains(r#""left": "resigned""#));
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    course: Course,
    deeds: Vec<Deed>,
    /// Remarks by the number of the deed they are on, 0 for those before the first.
    comments: BTreeMap<usize, String>,
    /// Who played, by seat; empty if nobody says.
    pub players: [String; 4],
    /// What else there is to say, in order, each with its Japanese name: 開始日時.
    pub headers: Vec<(String, String)>,
}

/// What a player did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// They moved.
    Move {
        /// Who.
        seat: Seat,
        /// The move as [`Position::move_text`] writes it.
        text: String,
        /// The time it took, if the record says it.
        used: Option<Duration>,
    },
    /// They left the game.
    Leave {
        /// Who.
        seat: Seat,
        /// Why.
        how: Leaving,
    },
}

/// Why a player is out of a game that the others go on with, but for mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Leaving {
    /// They gave up.
    Resigned,
    /// Their time was up.
    Flag,
    /// A foul, where fouls lose.
    Foul,
    /// They stayed away.
    Absent,
}

impl Leaving {
    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Leaving::Resigned => "resigned",
            Leaving::Flag => "flag",
            Leaving::Foul => "foul",
            Leaving::Absent => "absent",
        }
    }
}

impl Deed {
    /// Whose deed it is.
    pub const fn seat(&self) -> Seat {
        match self {
            Deed::Move { seat, .. } | Deed::Leave { seat, .. } => *seat,
        }
    }
}

impl Record {
    /// A game that begins here.
    pub fn new(start: Position) -> Record {
        Record {
            course: Course::new(start),
            deeds: Vec::new(),
            comments: BTreeMap::new(),
            players: Default::default(),
            headers: Vec::new(),
        }
    }

    /// Reads a record in either form; `None` if the text is none of a game for four.
    ///
    /// # Errors
    /// At the first line that does not fit.
    pub fn read(text: &str) -> Option<Result<Record, RecordError>> {
        let text = text.trim_start_matches('\u{feff}');
        json::read(text).or_else(|| {
            let parts = Parts::of(text).filter(|parts| parts.name == NAME)?;
            Some(Record::of_line(&parts).map_err(|fault| fault.at(1)))
        })
    }

    fn of_line(parts: &Parts) -> Result<Record, Fault> {
        let mut record = Record::begin(&parts.choices, parts.start)?;
        for word in parts.moves.split_whitespace() {
            match leaver(word) {
                Some(seat) => record.leave(seat, Leaving::Resigned)?,
                None => record.play(word, None)?,
            }
        }
        Ok(record)
    }

    /// A record without moves, by the names of what was chosen; `start` is the usual one if none is given.
    fn begin(choices: &[(&str, &str)], start: Option<&str>) -> Result<Record, Fault> {
        let rules = Rules::with_options(choices).map_err(|_| line::unknown_option(choices))?;
        let start = start.map_or_else(
            || Ok(Position::start(&rules)),
            |text| Position::parse(&rules, text).map_err(|error| Fault::BadPosition(error.to_string())),
        );
        Ok(Record::new(start?))
    }

    /// `variant yonin sfen … moves …`: the moves, and who left where, `n.` for North.
    pub fn to_line(&self) -> String {
        let options: String =
            self.rules().readings().iter().map(|(name, chosen)| format!(" {name}={chosen}")).collect();
        let word = |deed: &Deed| match deed {
            Deed::Move { text, .. } => format!(" {text}"),
            Deed::Leave { seat, .. } => format!(" {}.", seat.letter()),
        };
        let deeds: String = self.deeds.iter().map(word).collect();
        format!("variant {NAME}{options} sfen {} moves{deeds}\n", self.course.start())
    }

    /// JSON: all that the record holds, and how the game ended.
    pub fn to_json(&self) -> String {
        json::write(self)
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &Arc<Rules> {
        self.course.position().rules()
    }

    /// The game itself.
    pub fn course(&self) -> &Course {
        &self.course
    }

    /// How the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.course.outcome()
    }

    /// What was done, in order.
    pub fn deeds(&self) -> &[Deed] {
        &self.deeds
    }

    /// The remarks on the deed with this number, or before the first if it is 0.
    pub fn comment(&self, number: usize) -> &str {
        self.comments.get(&number).map_or("", String::as_str)
    }

    /// Puts other remarks in their place.
    pub fn set_comment(&mut self, number: usize, text: &str) {
        if text.is_empty() {
            self.comments.remove(&number);
        } else if number <= self.deeds.len() {
            self.comments.insert(number, text.to_owned());
        }
    }

    /// How many moves were played.
    pub fn plies(&self) -> usize {
        self.course.plies()
    }

    /// Adds a legal move by its text, as [`Position::parse_move`] reads it.
    ///
    /// # Errors
    /// If it is no legal move, or the game is over, or the record is long enough.
    pub fn play(&mut self, text: &str, used: Option<Duration>) -> Result<(), Fault> {
        let seat = self.course.position().turn();
        let played = self.course.position().parse_move(text).is_ok_and(|m| self.has_room() && self.course.play(m));
        self.note(played, Deed::Move { seat, text: text.to_owned(), used }, text)
    }

    /// A player is out: gave up, say, or their time has run out.
    ///
    /// # Errors
    /// If they have no part in the game any more, or it is over, or the record is long enough.
    pub fn leave(&mut self, seat: Seat, how: Leaving) -> Result<(), Fault> {
        let plays = self.course.position().standing(seat) == Standing::Playing;
        let leaves = plays && !self.course.is_decided() && self.has_room();
        if leaves {
            self.course.leave(seat);
        }
        self.note(leaves, Deed::Leave { seat, how }, seat.code())
    }

    /// The game ends without a result.
    pub fn break_off(&mut self) {
        self.course.break_off();
    }

    /// Why a player is out, if it is not for mate.
    pub fn leaving(&self, seat: Seat) -> Option<Leaving> {
        self.deeds.iter().find_map(|deed| match deed {
            Deed::Leave { seat: own, how } if *own == seat => Some(*how),
            _ => None,
        })
    }

    /// Takes back what was done last.
    pub fn take_back(&mut self) -> Option<Deed> {
        self.course.take_back();
        self.comments.remove(&self.deeds.len());
        self.deeds.pop()
    }

    /// Takes back the last moves until so many are left, with all that was done after the first of them: that is handed back,
    /// in order.
    pub fn take_back_to(&mut self, plies: usize) -> Vec<Deed> {
        let mut moves = self.deeds.iter().enumerate().filter(|(_, deed)| matches!(deed, Deed::Move { .. }));
        let Some((first, _)) = moves.nth(plies) else { return Vec::new() };
        self.course.take_back_to(first);
        self.comments.retain(|number, _| *number <= first);
        self.deeds.split_off(first)
    }

    fn has_room(&self) -> bool {
        self.deeds.len() < LONGEST_RECORD
    }

    fn note(&mut self, done: bool, deed: Deed, text: &str) -> Result<(), Fault> {
        if done {
            self.deeds.push(deed);
            Ok(())
        } else if self.has_room() {
            Err(Fault::IllegalMove(text.chars().take(40).collect()))
        } else {
            Err(Fault::TooLong)
        }
    }
}

/// Who leaves, if a word says that.
fn leaver(word: &str) -> Option<Seat> {
    let mut letters = word.strip_suffix('.')?.chars();
    let seat = letters.next().and_then(Seat::from_letter)?;
    letters.next().is_none().then_some(seat)
}

#[cfg(test)]
mod tests;
