//! What is said of a choice that cannot be understood: where it stands, and what would be right.

use crate::Language;
use arbiter::ritual::{CHOICES, MOST_NUMBER, Right, Title, Unreadable};

/// No more is repeated of what somebody has written, in characters.
const REPEATED: usize = 60;

/// What is wrong with a choice, in the words of the form in which it is made.
pub fn wrong_choice(unreadable: &Unreadable, language: Language) -> String {
    let values = |code: &&str| value(&unreadable.name, code, language);
    // What is no name of the choices has no words of its own.
    let field = match unreadable.right {
        Right::Name => repeated(&unreadable.name),
        _ => field(&unreadable.name, language),
    };
    told(unreadable, &field, values, language)
}

/// The same for who writes names and values: with those that are to be written.
pub fn wrong_value(unreadable: &Unreadable, language: Language) -> String {
    let values = |code: &&str| match value(&unreadable.name, code, language) {
        own if own == *code => own,
        words => language.text_with_list("ceremony-value", &[("code", code), ("words", &words)]),
    };
    told(unreadable, &repeated(&unreadable.name), values, language)
}

fn told(unreadable: &Unreadable, field: &str, value: impl Fn(&&str) -> String, language: Language) -> String {
    let wanted = match &unreadable.right {
        Right::OneOf(codes) => {
            // Some names have commas of their own.
            let values = codes.iter().map(value).collect::<Vec<_>>().join(" · ");
            language.text_with("ceremony-wanted-one", "values", values)
        }
        Right::Grade => language.text("ceremony-wanted-grade"),
        Right::Date => language.text("ceremony-wanted-date"),
        Right::Number => language.text_with("ceremony-wanted-number", "most", MOST_NUMBER.to_string()),
        Right::Throws => language.text("ceremony-wanted-throws"),
        Right::Clock => language.text("start-clock-help"),
        Right::Name => language.text_with("ceremony-wanted-one", "values", CHOICES.join(language.joint())),
    };
    let written = repeated(&unreadable.value);
    let id = match unreadable.right {
        Right::Name => "ceremony-unknown",
        _ if written.is_empty() => "ceremony-missing",
        _ => "ceremony-wrong",
    };
    language.text_with_list(id, &[("field", field), ("value", &written), ("wanted", &wanted)])
}

/// So much of what somebody has written as is told again; nothing in it may steer a terminal.
fn repeated(written: &str) -> String {
    written.chars().filter(|sign| !sign.is_control()).take(REPEATED).collect()
}

/// Of whom a name of the choices is, and what.
fn parts(name: &str) -> (Option<&str>, &str) {
    match name.split_once('_') {
        Some((party @ ("first" | "second"), rest)) => (Some(party), rest),
        _ => (None, name),
    }
}

/// What a name of the choices is called in the form.
fn field(name: &str, language: Language) -> String {
    let (party, rest) = parts(name);
    let player = party.map(|party| language.text(&format!("ceremony-{party}"))).unwrap_or_default();
    match (party, rest) {
        (Some(_), "style") => language.text_with("ceremony-style", "player", player),
        (Some(_), "names") => language.text_with("ceremony-names-thrower", "player", player),
        (Some(_), _) => format!("{player} – {}", language.text(&format!("ceremony-{rest}"))),
        (None, "senior") => language.text("ceremony-who-senior"),
        (None, "room") => language.text("ceremony-room-kind"),
        (None, "odds") => language.text("start-handicap"),
        (None, "throws") => language.text("ceremony-fell"),
        (None, "clock") => language.text("table-clock-time"),
        (None, "end") => language.text("ceremony-who-lost"),
        (None, _) => language.text(&format!("ceremony-{rest}")),
    }
}

/// What one of the values of a name is called there.
fn value(name: &str, code: &str, language: Language) -> String {
    let (_, what) = parts(name);
    match (what, code) {
        ("end", "first" | "second") => {
            language.text_with("ceremony-lost", "player", language.text(&format!("ceremony-{code}")))
        }
        ("end", _) => language.text("ceremony-drawn"),
        ("spare", _) => code.to_owned(),
        ("odds", _) => language.text(&format!("handicap-{code}")),
        ("room" | "season" | "style", _) => language.text(&format!("ritual-{what}-{code}")),
        ("titles", _) => {
            let title = Title::ALL.into_iter().find(|title| title.code() == code);
            title.map(|title| crate::reading(title.kanji(), title.reading(), language)).unwrap_or_default()
        }
        ("occasion" | "compare" | "kings" | "thrower", _) => language.text(&format!("ceremony-{what}-{code}")),
        _ => language.text(&format!("ceremony-{code}")),
    }
}
