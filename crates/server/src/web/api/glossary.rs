//! `/api/v1/glossary`: the words of the field, all or those that are called so; `…/{id}`: one of them.

use crate::web::failure::Failed;
use crate::web::language::Preferred;
use axum::Json;
use axum::extract::{Path, Query};
use dojo::failure::Failure;
use serde::Deserialize;
use serde_json::{Value, json};
use words::Language;
use words::glossary::{self, Chapter, Term};

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
    Json(json!({"chapters": glossary::chapters().iter().map(chapter).collect::<Vec<_>>(), "terms": terms}))
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
