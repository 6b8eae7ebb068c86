//! Sentences about games, in the reader's language.

use crate::agreement::Agreement;
use crate::language::Language;
use arbiter::{Foul, Outcome};
use engine::Level;
use shogi::{Color, Handicap};

/// How a game ended and who won: `Checkmate: Black wins`.
pub(crate) fn result(outcome: Outcome, agreement: &Agreement, language: Language) -> String {
    let code = match outcome {
        Outcome::Foul { foul: Foul::PerpetualCheck, .. } => "perpetual_check",
        _ => outcome.code(),
    };
    let id = format!("result-{code}");
    match outcome.winner() {
        Some(winner) => language.text_with(&id, "winner", side(winner, agreement.handicap, language)),
        None => language.text(&id),
    }
}

/// What the computer is called: `Computer, 10 kyū`.
pub(crate) fn computer(level: Level, language: Language) -> String {
    language.text_with("player-computer", "level", grade(level, language))
}

/// The grade a level is named by: `10 kyū`.
pub(crate) fn grade(level: Level, language: Language) -> String {
    language.text(&format!("level-{level}"))
}

/// A point in time at the server's place, in the form that `strftime` takes.
pub(crate) fn day(ms: i64, form: &str) -> String {
    let stamp = jiff::Timestamp::from_millisecond(ms).unwrap_or_default();
    stamp.to_zoned(jiff::tz::TimeZone::system()).strftime(form).to_string()
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
