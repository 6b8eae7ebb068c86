//! What the things of the game are called.

use crate::Language;
use shogi::{Color, Handicap, PieceKind, PieceName};
use std::fmt::Display;
use variants::{AnyRules, Kind, Names, PieceNames};

/// What a side is called: in handicap games the Japanese names differ.
pub fn side(color: Color, handicap: Handicap, language: Language) -> String {
    language.text(arbiter::handicap::side(color, handicap))
}

/// A term of the field with its kanji beside it, where it is not written in kanji anyway.
pub fn term(text: String, kanji: &str, language: Language) -> String {
    if language == Language::Japanese { text } else { format!("{text} ({kanji})") }
}

/// What a game is called that has this id and is not standard shogi, the one for four included.
pub fn variant(id: &str, language: Language) -> Option<String> {
    Some(own_name(AnyRules::named(id)?.names(), language).to_owned())
}

/// What a game is called in the reader's language.
pub fn own_name(names: &Names, language: Language) -> &str {
    match language {
        Language::Italian => &names.italian,
        Language::English => &names.english,
        Language::Japanese => &names.japanese,
    }
}

/// A level of the games of the family.
pub fn level(level: variants::Level, language: Language) -> String {
    language.text_with("family-level", "level", level.number())
}

/// A grade, or the one a level is named by: `10 kyū` for what prints as `10k`.
pub fn grade(grade: impl Display, language: Language) -> String {
    let text = grade.to_string();
    let (id, number) = match (text.strip_suffix('d'), text.strip_suffix('k')) {
        (Some(number), _) => ("grade-dan", number),
        (None, number) => ("grade-kyu", number.unwrap_or(&text)),
    };
    language.text_with(id, "number", number.parse::<u8>().unwrap_or_default())
}

/// What a piece of another game of the family is called.
pub fn piece_of_family(kind: &Kind, language: Language) -> &str {
    match language {
        Language::Italian => &kind.italian,
        Language::English => &kind.english,
        Language::Japanese => &kind.kanji,
    }
}

/// What a piece is called where it is introduced: `Gold`. The names are those of the whole family.
pub fn piece_name(name: &PieceName, language: Language) -> &'static str {
    match (PieceNames::of(name.kanji), language) {
        (Some(names), Language::Italian) => &names.italian,
        (Some(names), Language::English) => &names.english,
        (None, _) | (_, Language::Japanese) => name.kanji,
    }
}

/// How a Japanese word is read, as the reader knows to write it: rōmaji, or kana for those who read Japanese; empty for
/// them where the word itself is kana.
pub fn reading(kanji: &str, romaji: &str, language: Language) -> String {
    let is_kana = |c: char| ('\u{3040}'..='\u{30ff}').contains(&c);
    match language {
        Language::Japanese if kanji.chars().all(is_kana) => String::new(),
        Language::Japanese => shogi::hiragana(kanji, romaji),
        _ => romaji.to_owned(),
    }
}

/// What a piece is called in a sentence: `gold`.
pub fn piece(kind: PieceKind, language: Language) -> String {
    language.text(&format!("spoken-piece-{}", kind.name().code))
}
