//! Finding patterns by what people call them, however they spell it.

use super::catalogue::Catalogue;
use super::pattern::{Pattern, PatternId};
use shogi::folded;

impl Pattern {
    /// Every way to write its name, folded: by its id, in each language, in kanji and kana.
    fn spellings(&self) -> impl Iterator<Item = String> {
        let names = &self.names;
        let written = [&self.id, &names.kanji, &names.romaji, &names.english, &names.italian];
        let kana = folded(&shogi::hiragana(&names.kanji, &names.romaji));
        written.into_iter().chain(&self.aliases).map(|name| folded(name)).chain([kana])
    }
}

impl Catalogue {
    /// The patterns that are called so, whole.
    pub fn called<'a>(&'a self, name: &str) -> impl Iterator<Item = PatternId> + 'a {
        let name = folded(name);
        let is_called = move |pattern: &Pattern| !name.is_empty() && pattern.spellings().any(|own| own == name);
        self.all().filter(move |(_, pattern)| is_called(pattern)).map(|(id, _)| id)
    }

    /// The patterns in one of whose names this stands.
    pub fn search<'a>(&'a self, part: &str) -> impl Iterator<Item = PatternId> + 'a {
        let part = folded(part);
        let is_found = move |pattern: &Pattern| !part.is_empty() && pattern.spellings().any(|own| own.contains(&part));
        self.all().filter(move |(_, pattern)| is_found(pattern)).map(|(id, _)| id)
    }
}
