//! `/api/v1/patterns`: castles, openings and tesuji with their names; `…/{id}`: one of them, with how it comes about.

use super::proverbs;
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::writing::Writing;
use axum::Json;
use axum::extract::{Path, Query};
use dojo::failure::Failure;
use dojo::step::step;
use kifu::notation::Notation;
use serde::Deserialize;
use serde_json::{Value, json};
use shogi::{Move, Position};
use study::patterns::{Catalogue, PatternId};
use words::{Language, own_name};

/// A part of a name, or nothing for all.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(crate) struct Asked {
    q: String,
}

pub(crate) async fn list(Preferred(language): Preferred, Query(asked): Query<Asked>) -> Json<Value> {
    let catalogue = Catalogue::builtin();
    let ids: Vec<PatternId> = match asked.q.trim() {
        "" => catalogue.all().map(|(id, _)| id).collect(),
        part => catalogue.search(part).collect(),
    };
    Json(json!({"patterns": ids.into_iter().map(|id| card(id, language)).collect::<Vec<_>>()}))
}

pub(crate) async fn show(
    Preferred(language): Preferred,
    Writing(notation): Writing,
    Path(id): Path<String>,
) -> Result<Json<Value>, Failed> {
    let catalogue = Catalogue::builtin();
    let id = catalogue.get(&id).ok_or(Failure::NOT_FOUND)?;
    let pattern = &catalogue[id];
    let text = |suffix: &str| language.known_text(&format!("pattern-{}{suffix}", pattern.id), []);
    let mut value = card(id, language);
    value["about"] = text("").into();
    value["strong"] = text("-strong").into();
    value["weak"] = text("-weak").into();
    value["children"] = named(catalogue.children(id));
    value["with"] = named(catalogue.companions(id).into_iter());
    value["parts"] = pattern.parts.iter().map(|part| part.iter().map(stone).collect::<Vec<_>>()).collect();
    value["proverbs"] = catalogue.proverbs(id).map(|proverb| proverbs::told(proverb, language)).collect();
    value["building"] = catalogue.building(id).map_or(Value::Null, |building| {
        json!({
            "side": building.side.name(),
            "sfen": building.start.to_string(),
            "steps": steps(&building.start, &building.moves, notation, language),
        })
    });
    value["games"] = catalogue.examples_of(id).map(|place| format!("/strategy/games/{}", place + 1)).collect();
    Ok(Json(value))
}

fn card(id: PatternId, language: Language) -> Value {
    let catalogue = Catalogue::builtin();
    let pattern = &catalogue[id];
    let names = &pattern.names;
    json!({
        "id": pattern.id,
        "kind": pattern.kind.code(),
        "name": own_name(names, language),
        "names": {"it": names.italian, "en": names.english, "ja": names.kanji, "romaji": names.romaji},
        "aliases": pattern.aliases,
        "rare": pattern.rare,
        "parent": pattern.parent.map(|parent| &catalogue[parent].id),
        "url": format!("/strategy/{}", pattern.id),
    })
}

fn named(ids: impl Iterator<Item = PatternId>) -> Value {
    ids.map(|id| Catalogue::builtin()[id].id.as_str()).collect()
}

fn stone((kind, square): &(shogi::PieceKind, shogi::Square)) -> Value {
    json!({"piece": kind.letters(), "square": square.to_string()})
}

/// The moves of a line, each with the position it leads to.
pub(crate) fn steps(start: &Position, moves: &[Move], notation: Notation, language: Language) -> Vec<Value> {
    let (mut position, mut last) = (start.clone(), None);
    let walk = moves.iter().map(|m| {
        let told = step(&position, *m, last, notation, language);
        position.play_unchecked(*m);
        last = Some(m.to());
        told
    });
    walk.collect()
}
