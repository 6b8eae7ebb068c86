//! Castles, openings and tesuji: what one is called, what it is good for, and how it comes about.

use super::in_all;
use kifu::notation::Notation;
use serde_json::{Map, Value, json};
use shogi::PieceKind;
use std::io::{self, Write};
use study::patterns::{Building, Catalogue, Pattern, PatternId, Proverb};
use words::{Language, own_name};

/// What is written about a pattern, by the end of the text's name.
const TEXTS: [(&str, &str); 3] = [("about", ""), ("strong", "-strong"), ("weak", "-weak")];

/// Its name, in the reader's language and in Japanese; a mark if it is rare.
pub(super) fn heading(id: PatternId, language: Language) -> String {
    let pattern = &Catalogue::builtin()[id];
    let japanese = format!("{} {}", pattern.names.kanji, pattern.names.romaji);
    let name = words::term(own_name(&pattern.names, language).to_owned(), &japanese, language);
    if pattern.rare { language.text_with("label-rare", "name", name) } else { name }
}

pub(super) fn write(id: PatternId, language: Language, out: &mut impl Write) -> io::Result<()> {
    let catalogue = Catalogue::builtin();
    let pattern = &catalogue[id];
    writeln!(out, "{}", heading(id, language))?;
    for (what, end) in TEXTS {
        let Some(text) = said(pattern, end, language) else { continue };
        match what {
            "about" => writeln!(out, "    {text}")?,
            what => writeln!(out, "    {}: {text}", language.text(&format!("strategy-{what}")))?,
        }
    }
    let notation = if language == Language::Japanese { Notation::KI2 } else { Notation::WESTERN };
    let list = |label: &str, entries: Vec<String>, out: &mut dyn Write| {
        if entries.is_empty() {
            return Ok(());
        }
        writeln!(out, "    {}: {}", language.text(&format!("strategy-{label}")), entries.join(language.joint()))
    };
    let piece = |(kind, square): &(PieceKind, shogi::Square)| {
        format!("{} {}", words::piece(*kind, language), notation.square(*square))
    };
    let part = |part: &Vec<_>| part.iter().map(piece).collect::<Vec<_>>().join(" / ");
    list("parts", pattern.parts.iter().map(part).collect(), out)?;
    if let Some(building) = catalogue.building(id) {
        list("building", moves(building, notation), out)?;
    }
    let names = |ids: Vec<PatternId>| ids.into_iter().map(|id| heading(id, language)).collect();
    list("parent", names(pattern.parent.into_iter().collect()), out)?;
    list("children", names(catalogue.children(id).collect()), out)?;
    for proverb in catalogue.proverbs(id) {
        write!(out, "    ")?;
        write_proverb(proverb, language, out)?;
    }
    if pattern.rare { writeln!(out, "    {}", language.text("label-rare-note")) } else { Ok(()) }
}

/// A proverb with its reading and what it means, on one line.
pub(super) fn write_proverb(proverb: &Proverb, language: Language, out: &mut impl Write) -> io::Result<()> {
    let meaning = language.text(&format!("proverb-{}", proverb.id));
    writeln!(out, "{} {}: {meaning}", proverb.kanji, proverb.romaji)
}

pub(super) fn proverb_as_json(proverb: &Proverb) -> Value {
    json!({
        "id": proverb.id,
        "kanji": proverb.kanji,
        "reading": proverb.romaji,
        "meaning": in_all(&format!("proverb-{}", proverb.id)),
        "about": proverb.about,
    })
}

fn said(pattern: &Pattern, end: &str, language: Language) -> Option<String> {
    language.known_text(&format!("pattern-{}{end}", pattern.id), [])
}

/// The moves that lead to it, as the reader writes them.
fn moves(building: &Building, notation: Notation) -> Vec<String> {
    let (mut position, mut last) = (building.start.clone(), None);
    let write = building.moves.iter().map(|m| {
        let text = notation.write(&position, *m, last);
        position.play_unchecked(*m);
        last = Some(m.to());
        text
    });
    write.collect()
}

pub(super) fn as_json(id: PatternId) -> Value {
    let catalogue = Catalogue::builtin();
    let pattern = &catalogue[id];
    let names = &pattern.names;
    let mut value = json!({
        "code": pattern.id,
        "kind": pattern.kind.code(),
        "kanji": names.kanji,
        "reading": names.romaji,
        "names": {"it": names.italian, "en": names.english, "ja": names.kanji},
        "aliases": pattern.aliases,
        "rare": pattern.rare,
        "parent": pattern.parent.map(|parent| &catalogue[parent].id),
        "children": catalogue.children(id).map(|child| &catalogue[child].id).collect::<Vec<_>>(),
    });
    for (what, end) in TEXTS {
        let texts =
            Language::ALL.map(|language| Some((language.code().to_owned(), said(pattern, end, language)?.into())));
        value[what] = texts.into_iter().flatten().collect::<Map<_, _>>().into();
    }
    value["building"] = catalogue.building(id).map_or(Value::Null, |building| {
        json!({
            "side": building.side.name(),
            "sfen": building.start.to_string(),
            "moves": building.moves.iter().map(ToString::to_string).collect::<Vec<_>>(),
        })
    });
    value
}
