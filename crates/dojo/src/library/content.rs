//! A whole record as one text: what the database holds and what editors send.
//!
//! It is JSON: a list of headers and a list of nodes, parents before children, so that no tree is too deep for it.

mod close;

pub(super) use close::Close;

use super::growth::{Growth, Told};
use super::walk::{Visited, walk};
use crate::one_line::one_line;
use kifu::kif;
use kifu::{Attempt, Headers, Illegal, Key};
use serde::{Deserialize, Serialize};
use shogi::{Color, PieceKind, Square};
use std::collections::HashSet;
use std::time::Duration;
use tree::Tree;
use variants::yonin::Leaving;

/// A record in parts that JSON knows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Content {
    /// The position before the first move.
    pub start: Start,
    /// The lines at the head, in their order.
    pub headers: Vec<Header>,
    /// The start, and every move after its parent.
    pub nodes: Vec<Node>,
}

/// How the game begins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    pub sfen: String,
}

/// A line at the head of the record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// One of the names of `KEYS`; empty for another.
    pub key: String,
    /// The word of another.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub label: String,
    /// What the line says.
    pub value: String,
}

/// The start, a move, something against the rules or an ending, and what is noted with it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Node {
    /// The place in the list of the node before; the start has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parent: Option<usize>,
    /// The move, in USI.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub usi: Option<String>,
    /// Or what was played against the rules instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub illegal: Option<Offence>,
    /// The time spent on it, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub used_ms: Option<u64>,
    /// Remarks on it, of any number of lines.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub comment: String,
    /// The name by which it is found again, on one line.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub bookmark: String,
    /// Or how the line of play ends here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<Close>,
    /// Or who left a game for four, which goes on without them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<Leave>,
}

/// Who left a game for four, in place of a move, and why.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Left")]
pub struct Leave {
    pub seat: String,
    pub how: String,
}

/// The same as it is sent; once only `by_time` was.
#[derive(Deserialize)]
struct Left {
    seat: String,
    how: Option<String>,
    #[serde(default)]
    by_time: bool,
}

impl From<Left> for Leave {
    fn from(Left { seat, how, by_time }: Left) -> Leave {
        let told = if by_time { Leaving::Flag } else { Leaving::Resigned };
        Leave { seat, how: how.unwrap_or_else(|| told.code().to_owned()) }
    }
}

/// What was played against the rules, in place of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Offence {
    by: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    usi: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    piece: Option<String>,
}

/// What is wrong with a content, and in which node.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("node {node}: {reason}")]
pub struct Wrong {
    pub node: usize,
    pub reason: String,
}

/// The word of the header that holds what the owner has marked the record with, with commas between.
pub const TAGS: &str = "タグ";
/// No tag is longer, in characters.
const LONGEST_TAG: usize = 40;

/// The names of headers, for programs.
const KEYS: [(Key, &str); 14] = [
    (Key::Black, "black"),
    (Key::White, "white"),
    (Key::Event, "event"),
    (Key::Place, "place"),
    (Key::Started, "started"),
    (Key::Ended, "ended"),
    (Key::TimeControl, "time_control"),
    (Key::Byoyomi, "byoyomi"),
    (Key::BlackTimeControl, "black_time_control"),
    (Key::WhiteTimeControl, "white_time_control"),
    (Key::ClockOperator, "clock_operator"),
    (Key::Opening, "opening"),
    (Key::Title, "title"),
    (Key::Note, "note"),
];

/// A tag as somebody has written it; nothing if it is none.
pub fn tag_of(text: &str) -> Option<String> {
    let tag: String = one_line(text).replace([',', '、', '，'], " ").chars().take(LONGEST_TAG).collect();
    Some(tag.trim().to_owned()).filter(|tag| !tag.is_empty())
}

impl Header {
    pub(super) fn of(key: &Key, value: &str) -> Header {
        let name = KEYS.iter().find(|(known, _)| known == key).map_or("", |(_, name)| name);
        let label = if let Key::Other(label) = key { label.clone() } else { String::new() };
        Header { key: name.to_owned(), label, value: value.to_owned() }
    }

    /// A header by the word that KIF has for it.
    pub(super) fn of_word(word: &str, value: &str) -> Header {
        Header::of(&kif::header_of(word).unwrap_or_else(|| Key::Other(word.to_owned())), value)
    }

    /// The word that KIF has for it, or its own.
    pub(super) fn word(&self) -> &str {
        match KEYS.iter().find(|(_, name)| *name == self.key) {
            Some((Key::Black, _)) => "先手",
            Some((Key::White, _)) => "後手",
            Some((key, _)) => kif::word_of_header(key),
            None => &self.label,
        }
    }
}

impl Content {
    /// The parts of a record that has this head.
    pub(super) fn of_tree<G: Told>(tree: &Tree<G>, sfen: String, headers: Vec<Header>) -> Content {
        let mut nodes = Vec::new();
        walk(tree, |visited| nodes.push(Node::of(tree, visited)));
        Content { start: Start { sfen }, headers, nodes }
    }

    /// For the database. That a node follows on the one before it in the list goes without saying.
    pub(super) fn to_text(&self) -> String {
        let mut terse = self.clone();
        for (number, node) in terse.nodes.iter_mut().enumerate() {
            node.parent = node.parent.filter(|parent| parent + 1 != number);
        }
        serde_json::to_string(&terse).unwrap_or_default()
    }

    /// From the database.
    pub(super) fn of_text(text: &str) -> serde_json::Result<Content> {
        let mut content: Content = serde_json::from_str(text)?;
        for (before, node) in content.nodes.iter_mut().skip(1).enumerate() {
            node.parent.get_or_insert(before);
        }
        Ok(content)
    }

    /// What the owner has marked the record with.
    pub(super) fn tags(&self) -> Vec<&str> {
        let own = self.headers.iter().filter(|header| header.key.is_empty() && header.label == TAGS);
        let tags = own.flat_map(|header| header.value.split([',', '、', '，']));
        tags.map(str::trim).filter(|tag| !tag.is_empty()).collect()
    }

    /// Marks the record with a tag, or takes that tag off it.
    pub(super) fn tag(&mut self, tag: &str, on: bool) {
        let mut tags: Vec<String> = self.tags().into_iter().filter(|own| *own != tag).map(str::to_owned).collect();
        tags.extend(on.then(|| tag.to_owned()));
        self.headers.retain(|header| !header.key.is_empty() || header.label != TAGS);
        if !tags.is_empty() {
            self.headers.push(Header { key: String::new(), label: TAGS.to_owned(), value: tags.join(", ") });
        }
    }

    /// The value of the first header with this key, or nothing.
    pub(super) fn header(&self, key: &str) -> &str {
        self.headers.iter().find(|header| header.key == key).map_or("", |header| &header.value)
    }

    /// Puts the nodes into a record without steps.
    pub(super) fn grow(&self, growth: &mut impl Growth) -> Result<(), Wrong> {
        let wrong = |node, reason: String| Wrong { node, reason };
        let mut there = HashSet::new();
        for (number, plies) in self.in_depth()? {
            let node = &self.nodes[number];
            growth.back_to(plies.saturating_sub(1));
            let what = node.what().ok_or_else(|| wrong(number, MIXED.to_owned()))?;
            let id = growth.add(what).map_err(|reason| wrong(number, reason))?;
            if !there.insert(id) {
                return Err(wrong(number, "this stands there already".to_owned()));
            }
            let tree = growth.tree();
            tree.set_used(id, node.used_ms.map(Duration::from_millis));
            tree.set_comment(id, &node.comment);
            tree.set_bookmark(id, &node.bookmark);
        }
        Ok(())
    }

    /// The nodes, each with how many steps lead to it, so that all those after one come before any beside it.
    fn in_depth(&self) -> Result<Vec<(usize, usize)>, Wrong> {
        let wrong = |node, reason: &str| Wrong { node, reason: reason.to_owned() };
        if self.nodes.is_empty() {
            return Err(wrong(0, "the start is missing"));
        }
        if self.nodes.len() > MOST_NODES {
            return Err(wrong(MOST_NODES, "there are too many moves"));
        }
        let mut children = vec![Vec::new(); self.nodes.len()];
        for (number, node) in self.nodes.iter().enumerate() {
            match node.parent {
                None if number == 0 => {}
                Some(parent) if parent < number && children[parent].len() < MOST_BESIDE => {
                    children[parent].push(number);
                }
                Some(parent) if parent < number => return Err(wrong(number, "there are too many variations here")),
                _ => return Err(wrong(number, "its parent must stand before it")),
            }
        }
        let mut order = Vec::with_capacity(self.nodes.len());
        let mut waiting: Vec<(usize, usize)> = vec![(0, 0)];
        while let Some((number, plies)) = waiting.pop() {
            order.push((number, plies));
            waiting.extend(children[number].iter().rev().map(|child| (*child, plies + 1)));
        }
        Ok(order)
    }
}

/// A record in the library has no more nodes.
pub(super) const MOST_NODES: usize = 50_000;
/// A record takes a thousand variations in one place, and legal ones beside them: no position has so many.
const MOST_BESIDE: usize = 2000;

/// A node is several things at once, or nothing.
const MIXED: &str = "the start is nothing else; every other node is a move, something illegal or an end";

/// What a node adds to the one before it.
#[derive(Clone, Copy, Debug)]
pub(super) enum What<'a> {
    Start,
    Move(&'a str),
    Illegal(&'a Offence),
    End(&'a Close),
    Left(&'a Leave),
}

impl Node {
    fn of<G: Told>(tree: &Tree<G>, visited: &Visited<G>) -> Node {
        let id = visited.id;
        let mut node = Node {
            parent: visited.parent,
            used_ms: tree.used(id).map(millis),
            comment: tree.comment(id).to_owned(),
            bookmark: tree.bookmark(id).to_owned(),
            ..Node::default()
        };
        if let Some(step) = tree.step(id) {
            visited.before.tell(step, &mut node);
        }
        node
    }

    /// `None` if it is several things at once, or nothing.
    fn what(&self) -> Option<What<'_>> {
        Some(match (self.parent, &self.usi, &self.illegal, &self.end, &self.left) {
            (None, None, None, None, None) => What::Start,
            (Some(_), Some(usi), None, None, None) => What::Move(usi),
            (Some(_), None, Some(offence), None, None) => What::Illegal(offence),
            (Some(_), None, None, Some(end), None) => What::End(end),
            (Some(_), None, None, None, Some(leave)) => What::Left(leave),
            _ => return None,
        })
    }
}

pub(super) fn headers(list: &[Header]) -> Headers {
    let mut headers = Headers::default();
    for Header { key, label, value } in list {
        let known = KEYS.iter().find(|(_, name)| name == key).map(|(key, _)| key.clone());
        headers.push(known.unwrap_or_else(|| Key::Other(label.clone())), value);
    }
    headers
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

impl Offence {
    pub(super) fn of(illegal: &Illegal) -> Offence {
        let by = illegal.by.name().to_owned();
        match illegal.attempt {
            Attempt::Move(m) => Offence { by, usi: Some(m.to_string()), ..Offence::default() },
            Attempt::Changed { from, to, piece } => Offence {
                by,
                from: from.map(|square| square.to_string()),
                to: Some(to.to_string()),
                piece: Some(shogi::Piece::new(Color::Black, piece).to_string()),
                ..Offence::default()
            },
        }
    }

    pub(super) fn read(&self) -> Option<Illegal> {
        let attempt = match (&self.usi, &self.to, &self.piece) {
            (Some(usi), None, None) => Attempt::Move(usi.parse().ok()?),
            (None, Some(to), Some(piece)) => Attempt::Changed {
                from: match &self.from {
                    None => None,
                    Some(from) => Some(Square::from_usi(from)?),
                },
                to: Square::from_usi(to)?,
                piece: PieceKind::ALL
                    .into_iter()
                    .find(|kind| shogi::Piece::new(Color::Black, *kind).to_string() == *piece)?,
            },
            _ => return None,
        };
        Some(Illegal::new(Color::named(&self.by)?, attempt))
    }
}

#[cfg(test)]
mod tests;
