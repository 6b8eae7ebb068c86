//! `/api/v1/glossary`: the words of the field, all or those that are called so, and what other pages tell of; `…/{id}`: one of them.

use crate::web::failure::Failed;
use crate::web::language::Preferred;
use axum::Json;
use axum::extract::{Path, Query};
use dojo::failure::Failure;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::LazyLock;
use words::Language;
use words::glossary::{self, Chapter, Elsewhere, Term};

/// A part of a name, or nothing for all.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(crate) struct Asked {
    q: String,
}

pub(crate) async fn list(Preferred(language): Preferred, Query(asked): Query<Asked>) -> Json<Value> {
    let terms: Vec<Value> = match asked.q.trim() {
        "" => glossary::terms().map(|term| told(term, language)).collect(),
        part => glossary::search(part).map(|term| told(term, language)).collect(),
    };
    let chapter = |chapter: &Chapter| json!({"id": chapter.id, "name": language.text(&format!("glossary-chapter-{}", chapter.id))});
    let chapters: Vec<Value> = glossary::chapters().iter().map(chapter).collect();
    let others = elsewhere(&asked.q).into_iter().flat_map(|(_, found)| found);
    let others: Vec<Value> = others.map(|one| told_elsewhere(one, language)).collect();
    Json(json!({"chapters": chapters, "terms": terms, "elsewhere": others}))
}

static THINGS: LazyLock<Vec<Elsewhere>> = LazyLock::new(|| {
    let all = diagram::catalogue().iter().flat_map(|section| section.entries.iter().map(move |entry| (section, entry)));
    let named = all.filter(|(_, entry)| !entry.kanji.is_empty());
    let thing = named.map(|(section, entry)| {
        let japanese = [entry.kanji.as_str(), entry.kana.as_str(), entry.reading.as_str()];
        Elsewhere::thing([section.id.as_str(), entry.id.as_str()], japanese, &entry.latin)
    });
    thing.collect()
});

/// The things of the workshop that have a Japanese name.
pub fn things() -> &'static [Elsewhere] {
    &THINGS
}

/// What is found on other pages than the glossary's, each kind under the message that heads it.
pub(crate) fn elsewhere(part: &str) -> Vec<(&'static str, Vec<&'static Elsewhere>)> {
    let all: [(&'static str, &'static [Elsewhere]); 3] = [
        ("glossary-handicaps", glossary::handicaps()),
        ("glossary-games", glossary::games()),
        ("glossary-things", things()),
    ];
    let found = all.into_iter().map(|(heading, all)| (heading, glossary::near(all, part)));
    found.filter(|(_, found)| !found.is_empty()).collect()
}

fn told_elsewhere(one: &Elsewhere, language: Language) -> Value {
    let [it, en, ja] = [Language::Italian, Language::English, Language::Japanese].map(|own| one.name(own));
    json!({
        "name": one.name(language),
        "names": {"it": it, "en": en, "ja": ja},
        "kanji": one.kanji,
        "kana": one.kana,
        "romaji": one.romaji,
        "meaning": one.meaning(language),
        "url": one.path,
    })
}

pub(crate) async fn show(Preferred(language): Preferred, Path(id): Path<String>) -> Result<Json<Value>, Failed> {
    let term = glossary::term(&id).ok_or(Failure::NOT_FOUND)?;
    Ok(Json(told(term, language)))
}

fn told(term: &'static Term, language: Language) -> Value {
    let is_in = |chapter: &&Chapter| chapter.terms.iter().any(|own| own.id == term.id);
    let split = |names: &'static str| names.split(", ").filter(|name| !name.is_empty()).collect::<Vec<_>>();
    json!({
        "id": term.id,
        "chapter": glossary::chapters().iter().find(is_in).map(|chapter| chapter.id),
        "name": term.name(language),
        "names": {"it": term.italian, "en": term.english, "ja": term.kanji},
        "kana": term.kana,
        "romaji": term.romaji,
        "meaning": term.meaning(language),
        "rules": split(term.rules),
        "related": term.related().map(|other| other.id).collect::<Vec<_>>(),
        "pages": term.pages().collect::<Vec<_>>(),
        "url": format!("/glossary/{}", term.id),
    })
}
