//! A game for four written down, in two forms: what was done on one line, and JSON with all there is. No other program writes
//! such games, so there is no KIF.

mod cursor;
mod deed;
mod json;
mod line;

pub use cursor::Cursor;
pub use deed::{Deed, Leaving, Place};

use super::course::Outcome;
use super::position::Position;
use super::rules::Rules;
use crate::record::line::unknown_option;
use crate::record::{Fault, RecordError};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use tree::{NodeId, Step, Tree};

/// A game for four: a tree of moves and leavings with remarks and times, and a head. A [`Cursor`] adds to it. Where a line
/// ends by the rules, that stands there by itself.
///
/// ```
/// use variants::yonin::{Cursor, Record, Seat};
/// let mut record = Record::read("variant yonin startpos moves 5g5f 7e6e n.").unwrap().unwrap();
/// assert_eq!((record.plies(), record.place().position.turn()), (2, Seat::East));
/// let mut cursor = Cursor::new(&record);
/// cursor.play(&mut record, "4h4g").unwrap();
/// assert_eq!(record.variations(), 1);
/// assert!(record.to_json().contains(r#""left": "resigned""#));
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    tree: Tree<Place>,
    /// How many deeds it has had, those of variations and those that were removed among them.
    deeds: usize,
    /// Who played, by seat; empty if nobody says.
    pub players: [String; 4],
    /// What else there is to say, in order, each with its Japanese name: 開始日時.
    pub headers: Vec<(String, String)>,
}

impl Deref for Record {
    type Target = Tree<Place>;

    fn deref(&self) -> &Tree<Place> {
        &self.tree
    }
}

impl DerefMut for Record {
    fn deref_mut(&mut self) -> &mut Tree<Place> {
        &mut self.tree
    }
}

impl Record {
    /// A game that begins here.
    pub fn new(start: Position) -> Record {
        let tree = Tree::new(start.into());
        let mut record = Record { tree, deeds: 0, players: Default::default(), headers: Vec::new() };
        Cursor::new(&record).settle(&mut record);
        record
    }

    /// Reads a record in either form; `None` if the text is none of a game for four.
    ///
    /// # Errors
    /// At the first line that does not fit.
    pub fn read(text: &str) -> Option<Result<Record, RecordError>> {
        let text = text.trim_start_matches('\u{feff}');
        json::read(text).or_else(|| line::read(text))
    }

    /// A record without moves, by the names of what was chosen; `start` is the usual one if none is given.
    fn begin(choices: &[(&str, &str)], start: Option<&str>) -> Result<Record, Fault> {
        let rules = Rules::with_options(choices).map_err(|_| unknown_option(choices))?;
        let start = start.map_or_else(
            || Ok(Position::start(&rules)),
            |text| Position::parse(&rules, text).map_err(|error| Fault::BadPosition(error.to_string())),
        );
        Ok(Record::new(start?))
    }

    /// `variant yonin sfen … moves …`: the moves of the main line, and who left where, `n.` for North.
    pub fn to_line(&self) -> String {
        line::write(self)
    }

    /// JSON: all that the record holds, and how the game ended.
    pub fn to_json(&self) -> String {
        json::write(self)
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &Arc<Rules> {
        self.start().rules()
    }

    /// Where it began.
    pub fn start(&self) -> &Position {
        &self.tree.ground().position
    }

    /// Where the main line leads.
    pub fn place(&self) -> Place {
        self.tree.last().ground().clone()
    }

    /// What was done on the main line, in order, each with its node.
    pub fn deeds(&self) -> impl Iterator<Item = (NodeId, Deed)> {
        self.main_line().filter_map(|id| match self.step(id) {
            Some(Step::Move(deed)) => Some((id, deed)),
            _ => None,
        })
    }

    /// How many moves were played on the main line, those who left not counted.
    pub fn plies(&self) -> usize {
        self.deeds().filter(|(_, deed)| matches!(deed, Deed::Move(_))).count()
    }
}

#[cfg(test)]
mod tests;
