//! What players are called, and when games were played.

use crate::account::names::{Behind, Names};
use crate::agreement::{Agreement, Strength};
use crate::seats::{Seat, tag_of_gone};
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
        (name, _) => named(name, Behind::Person, language),
    }
}

/// The same of who sits there, for readers who have others before their eyes, too: a guest is said to be one, so that nobody
/// takes them for the person of that name.
pub fn sitter(seat: &Seat, agreement: &Agreement, names: &Names, language: Language) -> String {
    match seat.name.as_str() {
        "" => person("", agreement, language),
        name => named(name, names.behind(seat), language),
    }
}

/// The name that stands at a seat, with what its bearer is: `Anna`, `Anna (guest)`; in words if it is the mark of somebody who has
/// gone for good.
pub fn named(name: &str, behind: Behind, language: Language) -> String {
    match tag_of_gone(name) {
        Some(tag) => language.text_with("player-gone", "tag", tag),
        None => match behind {
            Behind::Person => name.to_owned(),
            Behind::Guest => language.text_with("player-guest-named", "name", name),
            Behind::Program => language.text_with("player-program-named", "name", name),
        },
    }
}

/// A point in time at the server's place, in the form that `strftime` takes.
pub fn day(ms: i64, form: &str) -> String {
    let stamp = jiff::Timestamp::from_millisecond(ms).unwrap_or_default();
    stamp.to_zoned(jiff::tz::TimeZone::system()).strftime(form).to_string()
}
