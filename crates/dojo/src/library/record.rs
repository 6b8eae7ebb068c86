//! A record of any game: of standard shogi, of another of the family, of the one for four.
//!
//! Editors see all of them as a [`Content`]: a tree, in which anything may be changed that the rules allow.

use super::content::{Content, Header, Wrong};
use super::growth;
use super::shelf::Source;
use crate::failure::Failure;
use crate::one_line::one_line;
use kifu::Record;
use store::Kept;
use variants::yonin;
use variants::{RecordError, RecordForm};

/// A record of any game.
pub enum AnyRecord {
    /// Of standard shogi, with all its variations.
    Standard(Box<Record>),
    /// Of another game of the family, for two.
    Family(Box<variants::Record>),
    /// Of the game for four.
    Four(Box<yonin::Record>),
}

impl From<Record> for AnyRecord {
    fn from(record: Record) -> AnyRecord {
        AnyRecord::Standard(Box::new(record))
    }
}

impl From<variants::Record> for AnyRecord {
    fn from(record: variants::Record) -> AnyRecord {
        AnyRecord::Family(Box::new(record))
    }
}

impl From<yonin::Record> for AnyRecord {
    fn from(record: yonin::Record) -> AnyRecord {
        AnyRecord::Four(Box::new(record))
    }
}

/// The keys of the headers that name the players of two.
const PLAYERS: [&str; 2] = ["black", "white"];
/// … and of four.
const SEATS: [&str; 4] = ["south", "west", "north", "east"];

impl AnyRecord {
    /// What a file holds if it is a record of another game of the family than standard shogi, and the form it came in.
    pub(super) fn of_file(bytes: &[u8]) -> Option<(Source, Result<AnyRecord, RecordError>)> {
        let (encoding, text) = kifu::decode(bytes)?;
        let four = yonin::Record::read(&text).map(|read| read.map(AnyRecord::from));
        let read = four.or_else(|| Some(variants::Record::read(&text)?.map(AnyRecord::from)))?;
        let form = match text.trim_start_matches('\u{feff}').trim_start() {
            text if text.starts_with('{') => RecordForm::Json,
            text if text.starts_with("variant ") => RecordForm::Line,
            _ => RecordForm::Kif,
        };
        Some((Source { format: form.name().to_owned(), encoding: encoding.name().to_owned() }, read))
    }

    /// From the database.
    pub fn of_kept(kept: &Kept) -> Result<AnyRecord, Failure> {
        match kept.card.facts.variant.as_str() {
            "" => {
                let content = Content::of_text(&kept.content).map_err(Failure::internal)?;
                content.record().map(AnyRecord::from).map_err(Failure::internal)
            }
            yonin::NAME => understood(yonin::Record::read(&kept.content)).map(AnyRecord::from),
            _ => understood(variants::Record::read(&kept.content)).map(AnyRecord::from),
        }
    }

    /// What an editor has made of the record that is kept.
    pub(super) fn revised(kept: &Kept, content: &Content) -> Result<AnyRecord, Failure> {
        if kept.card.facts.variant.is_empty() {
            return content.record().map(AnyRecord::from).map_err(Failure::from);
        }
        match AnyRecord::of_kept(kept)? {
            AnyRecord::Standard(record) => Ok(AnyRecord::Standard(record)),
            AnyRecord::Family(record) => Ok(revised_family(&record, content)?.into()),
            AnyRecord::Four(record) => Ok(revised_four(&record, content)?.into()),
        }
    }

    /// For the database; `content` is the record's own.
    pub(super) fn to_text(&self, content: &Content) -> String {
        match self {
            AnyRecord::Standard(_) => content.to_text(),
            AnyRecord::Family(record) => record.write(RecordForm::Json),
            AnyRecord::Four(record) => record.to_json(),
        }
    }

    /// The keys of the headers that name the players, in the order of play.
    pub const fn seats(&self) -> &'static [&'static str] {
        match self {
            AnyRecord::Standard(_) | AnyRecord::Family(_) => &PLAYERS,
            AnyRecord::Four(_) => &SEATS,
        }
    }

    /// For editors.
    pub fn content(&self) -> Content {
        match self {
            AnyRecord::Standard(record) => Content::of(record),
            AnyRecord::Family(record) => {
                let players = PLAYERS.into_iter().zip(&record.players);
                Content::of_tree(record, record.start().to_string(), headers(players, &record.headers))
            }
            AnyRecord::Four(record) => {
                let players = SEATS.into_iter().zip(&record.players);
                Content::of_tree(record, record.start().to_string(), headers(players, &record.headers))
            }
        }
    }
}

/// A record of another game of the family as an editor has made it; the game stays what it was.
fn revised_family(record: &variants::Record, content: &Content) -> Result<variants::Record, Wrong> {
    let start = variants::Position::parse(record.game(), &content.start.sfen);
    let start = start.map_err(|error| Wrong { node: 0, reason: error.to_string() })?;
    let mut revised = variants::Record::new(start);
    revised.players = PLAYERS.map(|key| one_line(content.header(key)));
    revised.headers = other_headers(content, &PLAYERS);
    let mut growth = growth::Family::new(revised);
    content.grow(&mut growth)?;
    Ok(growth.record)
}

/// A record of the game for four as an editor has made it; how the rules are read stays what it was.
fn revised_four(record: &yonin::Record, content: &Content) -> Result<yonin::Record, Wrong> {
    let start = yonin::Position::parse(record.rules(), &content.start.sfen);
    let start = start.map_err(|error| Wrong { node: 0, reason: error.to_string() })?;
    let mut revised = yonin::Record::new(start);
    revised.players = SEATS.map(|key| one_line(content.header(key)));
    revised.headers = other_headers(content, &SEATS);
    let mut growth = growth::Four::new(revised);
    content.grow(&mut growth)?;
    Ok(growth.record)
}

/// What stands in the database was understood before it was put there.
fn understood<R>(read: Option<Result<R, RecordError>>) -> Result<R, Failure> {
    read.ok_or_else(|| Failure::internal("this is no record"))?.map_err(Failure::internal)
}

/// The players and what else stands at the head.
fn headers<'a>(players: impl Iterator<Item = (&'a str, &'a String)>, others: &[(String, String)]) -> Vec<Header> {
    let players = players.filter(|(_, name)| !name.is_empty());
    let players = players.map(|(key, name)| Header { key: key.to_owned(), label: String::new(), value: name.clone() });
    players.chain(others.iter().map(|(word, value)| Header::of_word(word, value))).collect()
}

/// The headers but for the players, each with its Japanese name.
fn other_headers(content: &Content, players: &[&str]) -> Vec<(String, String)> {
    let others = content.headers.iter().filter(|header| !players.contains(&header.key.as_str()));
    let others = others.map(|header| (one_line(&header.word().replace([':', '：'], " ")), one_line(&header.value)));
    others.filter(|(word, value)| !word.is_empty() && !value.is_empty()).collect()
}
