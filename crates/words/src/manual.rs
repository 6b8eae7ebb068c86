//! The rules as they are taught, chapter by chapter: `manual.toml` read as the data that it is. Pages, the booklet and the terminal tell
//! them from here.
//!
//! ```
//! use words::manual;
//! assert_eq!(manual::place("foul-two_pawns").as_deref(), Some("/rules/fouls#foul-two_pawns"));
//! assert!(manual::Diagram::of("foul-two_pawns").unwrap().played.is_some());
//! ```

mod diagram;
pub mod odds;
mod tables;
mod writing;

pub use diagram::Diagram;
pub use tables::{MOVES, WORTH, facts, promotions, said_of_moves};
pub use writing::writing;

use crate::Language;
use serde::Deserialize;
use std::sync::LazyLock;

const TEXT: &str = include_str!("../manual.toml");

/// A chapter of the rules.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// Its address.
    pub id: String,
    /// What it consists of.
    #[serde(rename = "part")]
    pub parts: Vec<Part>,
}

/// A part of a chapter.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// Its anchor, if it has one.
    pub id: Option<String>,
    /// The message of its heading, if it has one.
    pub heading: Option<String>,
    /// The messages that it begins with.
    #[serde(default)]
    pub lead: Vec<String>,
    /// Its rules, each a message, an explanation (`-why`) and an anchor.
    #[serde(default)]
    pub rules: Vec<String>,
    /// What it has in their place.
    pub table: Option<Table>,
    /// The messages that it ends with.
    #[serde(default)]
    pub after: Vec<String>,
}

/// What is no list of rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Table {
    /// How the pieces move, drawn.
    Moves,
    /// What each of them promotes to.
    Promotions,
    /// What they are called (EQUIP-05).
    Names,
    /// How they are grouped (EQUIP-08).
    Classes,
    /// What they are worth (VALUE-01).
    Values,
    /// How moves are written, in the reader's notation (NOTA-30, NOTA-46).
    Writing,
    /// The handicaps that are given for a difference of grades, with their boards (HCAP-01).
    Handicaps,
    /// The other handicaps, with theirs.
    Besides,
    /// Which of them for which difference (HCAP-05).
    Grades,
    /// Two of them by turns (HCAP-40 … HCAP-44).
    Mixes,
    /// The game in figures (EQUIP-14).
    Facts,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    chapter: Vec<Chapter>,
    diagram: Vec<diagram::Row>,
}

static FILE: LazyLock<File> = LazyLock::new(|| {
    let file = toml_edit::de::from_str::<File>(TEXT);
    // A test reads it.
    file.unwrap_or_else(|error| panic!("manual.toml: {error}"))
});

/// Every chapter, in its order.
pub fn chapters() -> &'static [Chapter] {
    &FILE.chapter
}

/// The chapter with this address.
pub fn chapter(id: &str) -> Option<&'static Chapter> {
    chapters().iter().find(|chapter| chapter.id == id)
}

/// Where a part or a rule stands, by its anchor.
pub fn place(anchor: &str) -> Option<String> {
    let chapter = chapters().iter().find(|chapter| chapter.anchors().any(|own| own == anchor))?;
    Some(format!("{}#{anchor}", chapter.path()))
}

impl Chapter {
    /// What it is called.
    pub fn name(&self, language: Language) -> String {
        language.text(&format!("rules-chapter-{}", self.id))
    }

    /// The page of it.
    pub fn path(&self) -> String {
        format!("/rules/{}", self.id)
    }

    /// What in it has an address of its own.
    pub fn anchors(&self) -> impl Iterator<Item = &str> {
        self.parts.iter().flat_map(|part| part.id.iter().chain(&part.rules).map(String::as_str))
    }

    /// The chapters before and after it.
    pub fn neighbours(&self) -> [Option<&'static Chapter>; 2] {
        let at = chapters().iter().position(|chapter| chapter.id == self.id);
        let other = |index: Option<usize>| chapters().get(index?);
        [other(at.and_then(|at| at.checked_sub(1))), other(at.map(|at| at + 1))]
    }
}

#[cfg(test)]
mod tests;
