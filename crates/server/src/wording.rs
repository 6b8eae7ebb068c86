//! Sentences about games, in the reader's language.

use crate::agreement::Agreement;
use crate::language::Language;
use arbiter::Outcome;
use shogi::{Color, Handicap};

/// How a game ended and who won: `Checkmate: Black wins`.
pub(crate) fn result(outcome: Outcome, agreement: &Agreement, language: Language) -> String {
    let id = format!("result-{}", outcome.code());
    match outcome.winner() {
        Some(winner) => language.text_with(&id, "winner", side(winner, agreement.handicap, language)),
        None => language.text(&id),
    }
}

/// What a side is called: in handicap games the Japanese names differ.
pub(crate) fn side(color: Color, handicap: Handicap, language: Language) -> String {
    let id = match (color, handicap) {
        (Color::Black, Handicap::Even) => "side-black",
        (Color::White, Handicap::Even) => "side-white",
        (Color::Black, _) => "side-shitate",
        (Color::White, _) => "side-uwate",
    };
    language.text(id)
}
