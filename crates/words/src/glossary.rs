//! The words of the field (GLOSS-01): the tables of docs/glossary.md, read as the data that they are. What the words mean stands in
//! `glossary.ftl`, in every language.
//!
//! ```
//! use words::{Language, glossary};
//! let nifu = glossary::term("nifu").unwrap();
//! assert_eq!((nifu.kana, nifu.name(Language::English)), ("にふ", "two pawns"));
//! assert!(glossary::search("forchetta").any(|term| term.id == "ryotori"));
//! ```

mod elsewhere;
mod uses;

pub use elsewhere::{Elsewhere, games, handicaps, near};
pub use uses::uses;

use crate::Language;
use shogi::{folded, shortened};
use std::cmp::Reverse;
use std::sync::LazyLock;

const TEXT: &str = include_str!("../../../docs/glossary.md");

/// Where the words begin that only readers of the code meet.
const WORDS_OF_THE_CODE: &str = "## Words of the code";

/// The headings of the document, in its order, as addresses and messages name them.
const CHAPTERS: [&str; 17] = [
    "players",
    "board",
    "moves",
    "fouls",
    "endings",
    "clocks",
    "handicaps",
    "ritual",
    "records",
    "problems",
    "tactics",
    "strategy",
    "people",
    "competitions",
    "craft",
    "history",
    "family",
];

/// Words of one field.
pub struct Chapter {
    /// As addresses and messages name it.
    pub id: &'static str,
    /// Its words, in the order of the document.
    pub terms: Vec<Term>,
}

/// A line of one of the tables. Several names of a kind are parted by commas.
pub struct Term {
    /// Its address, and the name of its message.
    pub id: &'static str,
    /// As code writes it; empty where it does not.
    pub code: &'static str,
    /// As Japanese writes it.
    pub kanji: &'static str,
    /// How that is read.
    pub kana: &'static str,
    /// The same for readers of Latin letters, with macrons.
    pub romaji: &'static str,
    /// What it is called in English.
    pub english: &'static str,
    /// What it is called in Italian.
    pub italian: &'static str,
    /// The requirements, if any, that have the rule.
    pub rules: &'static str,
    /// Pages of the site and other terms, by their ids.
    see: &'static str,
    /// Each way to write it, folded.
    spellings: Vec<String>,
}

static GLOSSARY: LazyLock<Vec<Chapter>> = LazyLock::new(|| {
    let text = TEXT.split(WORDS_OF_THE_CODE).next().unwrap_or_default();
    // Before the first heading the document speaks of itself.
    let parts = text.split("\n## ").skip(1);
    CHAPTERS
        .into_iter()
        .zip(parts)
        .map(|(id, part)| Chapter { id, terms: part.lines().filter_map(read).collect() })
        .collect()
});

/// All fields, in the order of the document.
pub fn chapters() -> &'static [Chapter] {
    &GLOSSARY
}

/// Every term, in the order of the document.
pub fn terms() -> impl Iterator<Item = &'static Term> {
    chapters().iter().flat_map(|chapter| &chapter.terms)
}

/// The term with this address.
pub fn term(id: &str) -> Option<&'static Term> {
    terms().find(|term| term.id == id)
}

/// The terms that are called so, whole, in any language: 千日手, せんにちて, sennichite, cavallo drago, `TwoPawns` (GLOSS-03).
pub fn called(name: &str) -> impl Iterator<Item = &'static Term> {
    terms().filter(|term| are_names(&term.spellings, name)).collect::<Vec<_>>().into_iter()
}

/// The terms in one of whose names this stands, those first that are called so, then those whose name begins so.
pub fn search(part: &str) -> impl Iterator<Item = &'static Term> {
    nearest(terms(), |term| &term.spellings, part).into_iter()
}

/// Whether one of these names, folded, is this one, be it with long vowels written out or short.
fn are_names(spellings: &[String], name: &str) -> bool {
    let wanted = shortened(&folded(name));
    !wanted.is_empty() && spellings.iter().any(|own| shortened(own) == wanted)
}

/// Those that are called so, then those in one of whose names this stands, the nearest first; if it stands in none, those in whose it does
/// with long vowels short.
fn nearest<'a, T>(all: impl Iterator<Item = &'a T>, spellings: impl Fn(&T) -> &[String], part: &str) -> Vec<&'a T> {
    let all: Vec<&T> = all.collect();
    let near = |form: fn(&str) -> String| {
        let wanted = form(&folded(part));
        let near = |one: &'a T| {
            let is_called_so = are_names(spellings(one), part).then_some((true, true, true));
            let near = is_called_so.or_else(|| nearness(spellings(one).iter().map(|own| form(own)), &wanted))?;
            Some((Reverse(near), one))
        };
        let mut found: Vec<_> = all.iter().copied().filter_map(near).collect();
        found.sort_by_key(|(near, _)| *near);
        found.into_iter().map(|(_, one)| one).collect::<Vec<_>>()
    };
    let found = near(str::to_owned);
    if found.is_empty() { near(shortened) } else { found }
}

/// Whether one of these names is what is looked for, begins so, and has it at all; `None` if none has.
fn nearness(spellings: impl Iterator<Item = String>, wanted: &str) -> Option<(bool, bool, bool)> {
    let near = |own: String| (own == wanted, own.starts_with(wanted), own.contains(wanted));
    spellings.map(near).max().filter(|(_, _, found)| *found && !wanted.is_empty())
}

fn read(line: &'static str) -> Option<Term> {
    let cells: Vec<&str> = line.strip_prefix('|')?.trim_end().strip_suffix('|')?.split('|').map(str::trim).collect();
    let is_head = cells.iter().all(|cell| cell.starts_with("--")) || cells[0] == "id";
    // A dash stands where there is nothing to say.
    let cells = <[&str; 9]>::try_from(cells).ok().filter(|_| !is_head)?.map(|cell| if cell == "–" { "" } else { cell });
    let [id, code, kanji, kana, romaji, english, italian, rules, see] = cells;
    let spellings = [id, code, kanji, kana, romaji, english, italian].into_iter().flat_map(spellings).collect();
    Some(Term { id, code, kanji, kana, romaji, english, italian, rules, see, spellings })
}

/// A name folded: whole, each of several that commas part, and with or without what brackets add.
fn spellings(name: &str) -> Vec<String> {
    let (before, within) = name.split_once('(').unwrap_or((name, ""));
    let parts = [before, within].into_iter().flat_map(|part| part.trim_end_matches(')').split(','));
    [name].into_iter().chain(parts).map(folded).filter(|name| !name.is_empty()).collect()
}

/// What commas part.
fn parts(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.split(", ").filter(|part| !part.is_empty())
}

impl Term {
    /// The message that says what it means.
    pub fn message(&self) -> String {
        format!("word-{}", self.id)
    }

    /// What it means.
    pub fn meaning(&self, language: Language) -> String {
        language.text(&self.message())
    }

    /// What it is called.
    pub fn name(&self, language: Language) -> &'static str {
        match language {
            Language::Italian => self.italian,
            Language::English => self.english,
            Language::Japanese => self.kanji,
        }
    }

    /// What it is sorted by: its name, in Japanese how that is read.
    pub fn sorted_by(&self, language: Language) -> String {
        folded(if language == Language::Japanese { self.kana } else { self.name(language) })
    }

    /// Pages of the site that tell of it: `/rules/fouls#foul-two_pawns`.
    pub fn pages(&self) -> impl Iterator<Item = &'static str> {
        parts(self.see).filter(|place| place.starts_with('/'))
    }

    /// Words that belong to it.
    pub fn related(&self) -> impl Iterator<Item = &'static Term> {
        parts(self.see).filter_map(term)
    }
}

#[cfg(test)]
mod tests;
