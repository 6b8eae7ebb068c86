//! A record of any game: of standard shogi, of another of the family, of the one for four.
//!
//! Editors see all of them as a [`Content`]. A record of two players is a tree, in which anything may be changed; that of a
//! game for four is one line of play that stays as it was, with headings and remarks that may be changed.

use super::content::{Close, Content, Header, Leave, Node, Wrong};
use super::growth;
use super::shelf::Source;
use crate::failure::Failure;
use crate::one_line::one_line;
use kifu::Record;
use std::time::Duration;
use store::Kept;
use variants::yonin::{self, Deed, Leaving, Seat};
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
            AnyRecord::Four(mut record) => {
                same_play(&content_of_four(&record), content)?;
                let seats = Seat::ALL.map(Seat::code);
                record.players = seats.map(|key| one_line(content.header(key)));
                record.headers = other_headers(content, &seats);
                let comments = content.nodes.iter().map(|node| node.comment.as_str()).enumerate();
                comments.for_each(|(number, text)| record.set_comment(number, text));
                Ok(AnyRecord::Four(record))
            }
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

    /// For editors.
    pub fn content(&self) -> Content {
        match self {
            AnyRecord::Standard(record) => Content::of(record),
            AnyRecord::Family(record) => {
                let players = PLAYERS.into_iter().zip(&record.players);
                Content::of_tree(record, record.start().to_string(), headers(players, &record.headers))
            }
            AnyRecord::Four(record) => content_of_four(record),
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

fn content_of_four(record: &yonin::Record) -> Content {
    let ending = record.outcome().map(|outcome| Close::of_line(outcome.reason.code(), None, ""));
    let deed = |number: usize, deed: &Deed| match deed {
        Deed::Move { text, used, .. } => Node {
            usi: Some(text.clone()),
            used_ms: used.map(millis),
            comment: record.comment(number).to_owned(),
            ..Node::default()
        },
        Deed::Leave { seat, how } => Node {
            left: Some(Leave { seat: seat.code().to_owned(), by_time: *how == Leaving::Flag }),
            comment: record.comment(number).to_owned(),
            ..Node::default()
        },
    };
    let start = Node { comment: record.comment(0).to_owned(), ..Node::default() };
    let deeds = (1..).zip(record.deeds()).map(|(number, done)| deed(number, done));
    let nodes = std::iter::once(start).chain(deeds).collect();
    let players = Seat::ALL.map(Seat::code).into_iter().zip(&record.players);
    Content::of_line(record.course().start().to_string(), headers(players, &record.headers), nodes, ending)
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

/// Whether an edit leaves alone what was played.
fn same_play(own: &Content, edited: &Content) -> Result<(), Wrong> {
    let played = |node: &Node| Node { comment: String::new(), ..node.clone() };
    let wrong = |node, reason: &str| Err(Wrong { node, reason: reason.to_owned() });
    if own.start != edited.start {
        return wrong(0, "the start of this game stays what it was");
    }
    for number in 0..own.nodes.len().max(edited.nodes.len()) {
        let [own, edited] = [own, edited].map(|content| content.nodes.get(number));
        if own.map(played) != edited.map(played) {
            return wrong(number, "what was played in this game stays as it was");
        }
        if edited.is_some_and(|node| node.end.is_some() && !node.comment.is_empty()) {
            return wrong(number, "remarks stand with the last move, not with the end");
        }
    }
    Ok(())
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
