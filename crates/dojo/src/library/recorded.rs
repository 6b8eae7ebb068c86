//! What the library asks of a record, whatever its game. Each game answers in a file of its own: `standard.rs`, `family.rs`,
//! `four.rs`.
//!
//! Editors see every record as a [`Content`]: a tree, in which anything may be changed that the rules allow.

use super::content::{Content, Header, Node, Wrong};
use super::walk::{Visited, walk};
use crate::failure::Failure;
use crate::one_line::one_line;
use kifu::notation::Notation;
use kifu::{Encoding, Loss};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use shogi::Position;
use std::fmt;
use store::{Facts, Kept};
use study::Outline;
use tree::{Ground, NodeId, Tree};
use variants::{AnyRules, RecordError, RecordForm, yonin};
use words::Language;

/// A record of any game.
pub trait Recorded: fmt::Debug + Send + Sync {
    /// The game with its rules; `None` for standard shogi.
    fn game(&self) -> Option<AnyRules>;

    /// For editors.
    fn content(&self) -> Content;

    /// The record as an editor has made it; the game stays what it was.
    ///
    /// # Errors
    /// At the first node that cannot be.
    fn revised(&self, content: &Content) -> Result<Box<dyn Recorded>, Wrong>;

    /// For the database; `content` is the record's own.
    fn to_text(&self, content: &Content) -> String;

    /// What lists tell of this record alone, beside its headers; `title` is what these call it.
    fn facts(&self, title: &str) -> Facts;

    /// Tells the positions of standard shogi that it is found by, each with how many steps lead there.
    fn each_position(&self, _: &mut dyn FnMut(usize, &Position)) {}

    /// Castles, openings and tesuji of its main line; `None` for games in which they have no names.
    fn outline(&self) -> Option<Outline> {
        None
    }

    /// The nodes as pages show them; `content` is the record's own.
    fn nodes(&self, content: &Content, notation: Notation, language: Language) -> Vec<Value>;

    /// The names of the forms it is written in, the usual one first.
    fn forms(&self) -> Vec<&'static str>;

    /// The record in one of its forms, and what that cannot hold.
    fn write(&self, form: &str, encoding: Encoding) -> (Vec<u8>, Vec<Loss>);
}

/// The game that the record in the database is of; `None` for standard shogi, whose record need not be read for that.
pub fn game_of(kept: &Kept) -> Result<Option<AnyRules>, Failure> {
    if kept.card.facts.variant.is_empty() { Ok(None) } else { Ok(record_of(kept)?.game()) }
}

/// Where the main line of a record of standard shogi ends; `None` for other games.
pub fn last_position(kept: &Kept) -> Result<Option<Position>, Failure> {
    if !kept.card.facts.variant.is_empty() {
        return Ok(None);
    }
    let record = Content::of_text(&kept.content).map_err(Failure::internal)?.record().map_err(Failure::internal)?;
    Ok(Some(record.last().position().clone()))
}

/// The keys of the headers that name the players of a game, in the order of play.
pub const fn seats(game: Option<&AnyRules>) -> &'static [&'static str] {
    match game {
        None | Some(AnyRules::Two(_)) => &COLORS,
        Some(AnyRules::Four(_)) => &SEATS,
    }
}

impl<R: Recorded + 'static> From<R> for Box<dyn Recorded> {
    fn from(record: R) -> Box<dyn Recorded> {
        Box::new(record)
    }
}

/// The record that the database has.
pub fn record_of(kept: &Kept) -> Result<Box<dyn Recorded>, Failure> {
    if kept.card.facts.variant.is_empty() {
        let content = Content::of_text(&kept.content).map_err(Failure::internal)?;
        return content.record().map(|record| Box::new(record) as Box<dyn Recorded>).map_err(Failure::internal);
    }
    // What stands in the database was understood before it was put there.
    read(&kept.content).ok_or_else(|| Failure::internal("this is no record"))?.map_err(Failure::internal)
}

/// The form a record came in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Source {
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub format: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub encoding: String,
}

/// What a text holds: a record, or what is wrong with it.
pub(super) type Read = Result<Box<dyn Recorded>, RecordError>;

/// A record of another game than standard shogi; `None` if the text is none.
fn read(text: &str) -> Option<Read> {
    let four = yonin::Record::read(text).map(|read| read.map(Box::from));
    four.or_else(|| Some(variants::Record::read(text)?.map(Box::from)))
}

/// What a file holds if it is a record of another game than standard shogi, and the form it came in.
pub(super) fn of_file(bytes: &[u8]) -> Option<(Source, Read)> {
    let (encoding, text) = kifu::decode(bytes)?;
    let read = read(&text)?;
    let form = match text.trim_start_matches('\u{feff}').trim_start() {
        text if text.starts_with('{') => RecordForm::Json,
        text if text.starts_with("variant ") => RecordForm::Line,
        _ => RecordForm::Kif,
    };
    Some((Source { format: form.name().to_owned(), encoding: encoding.name().to_owned() }, read))
}

/// The keys of the headers that name two players.
pub(super) const COLORS: [&str; 2] = ["black", "white"];
/// … and four.
pub(super) const SEATS: [&str; 4] = ["south", "west", "north", "east"];

/// The players by their keys, and what else stands at the head.
pub(super) fn headers(keys: &[&str], players: &[String], others: &[(String, String)]) -> Vec<Header> {
    let players = keys.iter().zip(players).filter(|(_, name)| !name.is_empty());
    let players =
        players.map(|(key, name)| Header { key: (*key).to_owned(), label: String::new(), value: name.clone() });
    players.chain(others.iter().map(|(word, value)| Header::of_word(word, value))).collect()
}

/// The players that the headers name.
pub(super) fn players<const N: usize>(keys: [&str; N], content: &Content) -> [String; N] {
    keys.map(|key| one_line(content.header(key)))
}

/// The headers but for the players, each with its Japanese name.
pub(super) fn other_headers(keys: &[&str], content: &Content) -> Vec<(String, String)> {
    let others = content.headers.iter().filter(|header| !keys.contains(&header.key.as_str()));
    let others = others.map(|header| (one_line(&header.word().replace([':', '：'], " ")), one_line(&header.value)));
    others.filter(|(word, value)| !word.is_empty() && !value.is_empty()).collect()
}

/// Every node of a record as a page shows it: what is kept of it, with what `show` adds.
pub(super) fn nodes<G: Ground>(
    tree: &Tree<G>,
    content: &Content,
    mut show: impl FnMut(&mut Value, &Visited<G>),
) -> Vec<Value> {
    let mut nodes = Vec::with_capacity(content.nodes.len());
    // What is kept stands in the order of the walk.
    let mut own = content.nodes.iter();
    walk(tree, |visited| {
        nodes.extend(own.next().map(|own: &Node| {
            let mut value = json!(own);
            show(&mut value, visited);
            value
        }));
    });
    nodes
}

/// What a record of another game than standard shogi loses: a line has the deeds of the main line alone, without `headers` and
/// without so many `endings`; and there may be characters that the encoding has not.
pub(super) fn written<G: Ground>(
    tree: &Tree<G>,
    text: &str,
    encoding: Encoding,
    line: Option<(usize, usize)>,
) -> (Vec<u8>, Vec<Loss>) {
    let (bytes, missing) = encoding.encode(text);
    let mut losses = Vec::new();
    if let Some((headers, endings)) = line {
        let count = |wanted: &dyn Fn(NodeId) -> bool| tree.main_line().filter(|id| wanted(*id)).count();
        losses.extend([
            Loss::Variations(tree.variations()),
            Loss::Headers(headers),
            Loss::Comments(count(&|id| !tree.comment(id).is_empty())),
            Loss::Bookmarks(count(&|id| !tree.bookmark(id).is_empty())),
            Loss::Times(count(&|id| tree.used(id).is_some())),
            Loss::Endings(endings),
        ]);
    }
    losses.extend((!missing.is_empty()).then_some(Loss::Characters(missing)));
    losses.retain(|loss| loss.count() > 0);
    (bytes, losses)
}
