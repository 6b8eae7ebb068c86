//! The words of the field: docs/glossary.md, read as the data that it is.

use std::sync::LazyLock;

const TEXT: &str = include_str!("../../../docs/glossary.md");

/// A line of one of the tables.
pub(crate) struct Term {
    /// As code writes it, or the word itself where it is of this program alone.
    pub(crate) word: &'static str,
    /// Empty for a word of this program alone, as the three after it.
    pub(crate) kanji: &'static str,
    pub(crate) reading: &'static str,
    pub(crate) english: &'static str,
    pub(crate) italian: &'static str,
    /// In English.
    pub(crate) meaning: &'static str,
    /// The requirements, if any, that have the rule.
    pub(crate) rules: &'static str,
}

static TERMS: LazyLock<Vec<Term>> = LazyLock::new(|| TEXT.lines().filter_map(read).collect());

/// Every term, in the order of the document.
pub(crate) fn terms() -> &'static [Term] {
    &TERMS
}

/// The terms that are written so in any language: 千日手, sennichite, cavallo drago, `TwoPawns`.
pub(crate) fn find(text: &str) -> Vec<&'static Term> {
    let wanted = folded(text);
    let is_called = |term: &&Term| term.spellings().any(|spelling| folded(spelling) == wanted);
    if wanted.is_empty() { Vec::new() } else { terms().iter().filter(is_called).collect() }
}

fn read(line: &'static str) -> Option<Term> {
    let cells: Vec<&str> = line.strip_prefix('|')?.trim_end().strip_suffix('|')?.split('|').map(str::trim).collect();
    let is_head = cells.iter().all(|cell| cell.starts_with("--")) || ["in code", "word"].contains(&cells[0]);
    // A dash stands where there is nothing to say.
    let cell = |place: usize| cells.get(place).copied().filter(|cell| *cell != "–").unwrap_or_default();
    match cells.len() {
        _ if is_head => None,
        2 => {
            Some(Term { word: cell(0), kanji: "", reading: "", english: "", italian: "", meaning: cell(1), rules: "" })
        }
        7 => Some(Term {
            word: cell(0),
            kanji: cell(1),
            reading: cell(2),
            english: cell(3),
            italian: cell(4),
            meaning: cell(5),
            rules: cell(6),
        }),
        _ => None,
    }
}

impl Term {
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

/// A word without capitals, marks, long vowels and whatever stands between its letters.
pub(crate) fn folded(text: &str) -> String {
    let letters = text.chars().flat_map(char::to_lowercase).filter(|c| c.is_alphanumeric() || *c == '○');
    let plain = letters.map(|c| match c {
        'ā' | 'à' => 'a',
        'ē' | 'è' | 'é' => 'e',
        'ī' | 'ì' => 'i',
        'ō' | 'ò' => 'o',
        'ū' | 'ù' => 'u',
        other => other,
    });
    plain.collect()
}

#[cfg(test)]
mod tests;
