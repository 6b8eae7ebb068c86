//! Rules that a game is played by.

use crate::Language;
use arbiter::{Foul, Ruleset};

/// The rules a game is played by, in words: their name, and what differs from them.
pub fn ruleset(ruleset: &Ruleset, language: Language) -> String {
    let change = |value: String| match value.split_once("-moves") {
        Some((count, "" | "-at-once")) => language.text_with("switch-moves", "count", count.to_owned()),
        _ => language.text(&format!("switch-{value}")),
    };
    let name = language.text(&format!("ruleset-{}", ruleset.base()));
    std::iter::once(name).chain(ruleset.changes().map(change)).collect::<Vec<_>>().join(", ")
}

/// Why a foul is one; in another game of the family without a word on the pieces of standard shogi.
pub fn why_foul(foul: Foul, of_family: bool, language: Language) -> String {
    let id = format!("foul-{}-why", foul.code());
    let own = of_family.then(|| language.known_text(&format!("{id}-family"), [])).flatten();
    own.unwrap_or_else(|| language.text(&id))
}

#[cfg(test)]
mod tests;
