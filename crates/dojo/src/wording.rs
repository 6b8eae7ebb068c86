//! What players are called, and when games were played.

use crate::agreement::{Agreement, Strength};
use words::Language;

/// What the computer is called: `Computer, 10 kyū`.
pub fn computer(strength: Strength, language: Language) -> String {
    let level = match strength {
        Strength::Grade(level) => words::grade(level, language),
        Strength::Number(level) => words::level(level, language),
    };
    language.text_with("player-computer", "level", level)
}

/// What a person is called who gave this name, or none: `Anna`, `Guest`; at one screen `Player`.
pub fn person(name: &str, agreement: &Agreement, language: Language) -> String {
    match (name, agreement.between_two) {
        ("", true) => language.text("player-guest"),
        ("", false) => language.text("player-person"),
        (name, _) => name.to_owned(),
    }
}

/// A point in time at the server's place, in the form that `strftime` takes.
pub fn day(ms: i64, form: &str) -> String {
    let stamp = jiff::Timestamp::from_millisecond(ms).unwrap_or_default();
    stamp.to_zoned(jiff::tz::TimeZone::system()).strftime(form).to_string()
}
