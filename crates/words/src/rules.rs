//! Rules that a game is played by.

use crate::Language;
use arbiter::Ruleset;

/// The rules a game is played by, in words: their name, and what differs from them.
pub fn ruleset(ruleset: &Ruleset, language: Language) -> String {
    let change = |value: String| match value.split_once("-moves") {
        Some((count, "" | "-at-once")) => language.text_with("switch-moves", "count", count.to_owned()),
        _ => language.text(&format!("switch-{value}")),
    };
    let name = language.text(&format!("ruleset-{}", ruleset.base()));
    std::iter::once(name).chain(ruleset.changes().map(change)).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests;
