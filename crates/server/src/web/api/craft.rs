//! `GET /api/v1/craft`: the catalogue of the workshop, with what can be chosen and where it is drawn.

use crate::web::language::Preferred;
use crate::web::pages::{drawing_address, kana_of_craft};
use axum::Json;
use diagram::{Entry, Section, catalogue};
use serde_json::{Value, json};
use words::Language;

pub(crate) async fn list(Preferred(language): Preferred) -> Json<Value> {
    Json(json!({ "sections": catalogue().iter().map(|section| told(section, language)).collect::<Vec<_>>() }))
}

fn told(section: &Section, language: Language) -> Value {
    let text = |part: &str| language.text(&format!("craft-{}{part}", section.id));
    json!({
        "id": section.id,
        "what": section.what.name(),
        "rules": section.rules.split(", ").collect::<Vec<_>>(),
        "name": text(""),
        "text": text("-lead"),
        "note": language.known_text(&format!("craft-{}-note", section.id), []),
        "picture": section.drawing().map(|drawing| drawing_address(drawing, language)),
        "entries": section.entries.iter().map(|entry| entry_told(section, entry, language)).collect::<Vec<_>>(),
        "url": format!("/workshop#{}", section.id),
    })
}

fn entry_told(section: &Section, entry: &Entry, language: Language) -> Value {
    let about = format!("craft-{}-{}", section.id, entry.id);
    let some = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    json!({
        "id": entry.id,
        "name": language.known_text(&format!("{about}-name"), []),
        "kanji": some(&entry.kanji),
        "kana": some(&kana_of_craft(entry)),
        "reading": some(&entry.reading),
        "latin": some(&entry.latin),
        "rank": entry.rank,
        "text": language.text(&about),
        "wear": section.choice(entry).map(|(choice, value)| json!({ choice: value })),
        "picture": section.drawing_of(entry).map(|drawing| drawing_address(drawing, language)),
    })
}
