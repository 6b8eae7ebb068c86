//! The words of the field: docs/glossary.md, read as the data that it is. What they mean stands in `glossary.ftl`, too, in every
//! language.

use std::sync::LazyLock;
use study::patterns::folded;
use words::Language;

const TEXT: &str = include_str!("../../../docs/glossary.md");

/// Where the words begin that only readers of the code meet.
const WORDS_OF_THE_CODE: &str = "## Words of the code";

/// A line of one of the tables.
pub(crate) struct Term {
    /// As code writes it, or the word itself where it is of this program alone.
    pub(crate) word: &'static str,
    /// Empty for a word of this program alone, as the three after it.
    pub(crate) kanji: &'static str,
    pub(crate) reading: &'static str,
    pub(crate) english: &'static str,
    pub(crate) italian: &'static str,
    /// The requirements, if any, that have the rule.
    pub(crate) rules: &'static str,
}

static TERMS: LazyLock<Vec<Term>> = LazyLock::new(|| lines().filter_map(read).collect());

/// The lines of the document that are for everybody.
fn lines() -> impl Iterator<Item = &'static str> {
    TEXT.lines().take_while(|line| *line != WORDS_OF_THE_CODE)
}

/// Every term, in the order of the document.
pub(crate) fn terms() -> &'static [Term] {
    &TERMS
}

/// The terms that are written so in any language: 千日手, せんにちて, sennichite, cavallo drago, `TwoPawns` (GLOSS-03).
pub(crate) fn find(text: &str) -> Vec<&'static Term> {
    let wanted = folded(text);
    let is_called = |term: &&Term| {
        term.spellings().any(|spelling| folded(spelling) == wanted) || term.kana().any(|kana| folded(&kana) == wanted)
    };
    if wanted.is_empty() { Vec::new() } else { terms().iter().filter(is_called).collect() }
}

fn read(line: &'static str) -> Option<Term> {
    let cells: Vec<&str> = line.strip_prefix('|')?.trim_end().strip_suffix('|')?.split('|').map(str::trim).collect();
    let is_head = cells.iter().all(|cell| cell.starts_with("--")) || ["in code", "word"].contains(&cells[0]);
    // A dash stands where there is nothing to say.
    let cell = |place: usize| cells.get(place).copied().filter(|cell| *cell != "–").unwrap_or_default();
    match cells.len() {
        _ if is_head => None,
        2 => Some(Term { word: cell(0), kanji: "", reading: "", english: "", italian: "", rules: "" }),
        7 => Some(Term {
            word: cell(0),
            kanji: cell(1),
            reading: cell(2),
            english: cell(3),
            italian: cell(4),
            rules: cell(6),
        }),
        _ => None,
    }
}

impl Term {
    /// The message that says what the word means: named by the English word, without what brackets add.
    pub(crate) fn message(&self) -> String {
        let name = if self.english.is_empty() { self.word } else { self.english };
        let name = name.split_once('(').map_or(name, |(name, _)| name);
        let parts = name.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty());
        parts.fold("word".to_owned(), |id, part| format!("{id}-{}", folded(part)))
    }

    /// What the word means.
    pub(crate) fn meaning(&self, language: Language) -> String {
        language.text(&self.message())
    }

    /// How it is read, in hiragana.
    fn kana(&self) -> impl Iterator<Item = String> {
        let readings = self.kanji.split(", ").zip(self.reading.split(", "));
        readings.filter(|(_, reading)| !reading.is_empty()).map(|(kanji, reading)| shogi::hiragana(kanji, reading))
    }

    /// Each way to write it: whole, each of several that commas part, and with or without what brackets add.
    fn spellings(&self) -> impl Iterator<Item = &'static str> {
        let names = [self.word, self.kanji, self.reading, self.english, self.italian];
        names.into_iter().flat_map(|name| {
            let (before, within) = name.split_once('(').unwrap_or((name, ""));
            let parts = [before, within].into_iter().flat_map(|part| part.trim_end_matches(')').split(','));
            [name].into_iter().chain(parts)
        })
    }
}

#[cfg(test)]
mod tests;
