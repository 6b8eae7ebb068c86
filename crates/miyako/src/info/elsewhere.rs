//! What has a name of the field and is told of elsewhere: handicaps, games of the family, things of the workshop (GLOSS-01).

use serde_json::{Map, Value, json};
use std::io::{self, Write};
use words::Language;
use words::glossary::{Elsewhere, games, handicaps};

/// Those that are called so, whole.
pub(super) fn called(name: &str) -> impl Iterator<Item = &'static Elsewhere> {
    let all = [handicaps(), games(), server::workshop_things()].into_iter().flatten();
    all.filter(move |one| one.is_called(name))
}

/// What it is called, what is said of it, and on which page of the site one reads more.
pub(super) fn write(one: &Elsewhere, language: Language, out: &mut impl Write) -> io::Result<()> {
    let own = one.name(language);
    let is_new = own != one.kanji && own != one.romaji;
    let name = if is_new { format!(": {own}") } else { String::new() };
    writeln!(out, "{} {} {}{name}", one.kanji, one.kana, one.romaji)?;
    for line in [one.meaning(language).as_deref(), Some(one.path.as_str())].into_iter().flatten() {
        writeln!(out, "    {line}")?;
    }
    Ok(())
}

pub(super) fn as_json(one: &Elsewhere) -> Value {
    let name = |language: Language| Some((language.code().to_owned(), Value::from(one.name(language))));
    let meaning = |language: Language| Some((language.code().to_owned(), Value::from(one.meaning(language)?)));
    let of_all = |text: &dyn Fn(Language) -> Option<(String, Value)>| {
        Value::Object(Language::ALL.into_iter().filter_map(text).collect::<Map<_, _>>())
    };
    json!({
        "kanji": one.kanji,
        "kana": one.kana,
        "reading": one.romaji,
        "names": of_all(&name),
        "meaning": of_all(&meaning),
        "pages": [one.path],
    })
}
