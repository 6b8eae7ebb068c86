//! `/api/v1/proverbs`: what every player has heard.

use crate::web::language::Preferred;
use axum::Json;
use serde_json::{Value, json};
use study::patterns::{Catalogue, Proverb};
use words::Language;

pub(crate) async fn list(Preferred(language): Preferred) -> Json<Value> {
    let proverbs = Catalogue::builtin().all_proverbs().iter();
    Json(json!({"proverbs": proverbs.map(|proverb| told(proverb, language)).collect::<Vec<_>>()}))
}

/// A proverb with its meaning in the reader's language.
pub(super) fn told(proverb: &Proverb, language: Language) -> Value {
    json!({
        "id": proverb.id,
        "kanji": proverb.kanji,
        "romaji": proverb.romaji,
        "meaning": language.text(&format!("proverb-{}", proverb.id)),
        "about": proverb.about,
        "url": format!("/proverbs#{}", proverb.id),
    })
}
