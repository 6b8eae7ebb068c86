//! `GET …/labels`: castles, openings and tesuji of a record, with their names.

use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::peer::Peer;
use crate::web::send::send;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::{Extension, Json};
use dojo::app::App;
use dojo::copies::{Copy, Key, Kind};
use dojo::failure::{self, Failure};
use dojo::games::{AnyGame, STILL_PLAYING};
use dojo::library::{Recorded, record_of, record_of_game};
use dojo::who::Who;
use serde_json::{Value, json};
use store::Kept;
use study::patterns::{Catalogue, PatternId};
use words::{Language, own_name};

/// The games of the family have no such names.
const NO_LABELS: Failure = Failure::new(failure::Kind::NotFound, "no-labels");

pub(crate) async fn labels(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Preferred(language): Preferred,
    Path(id): Path<String>,
) -> Result<Json<Value>, Failed> {
    let kept = app.own_record(&visitor, &id).await?;
    of_kept(&app, kept, language).await
}

pub(crate) async fn labels_shared(
    State(app): State<App>,
    Preferred(language): Preferred,
    Path(token): Path<String>,
) -> Result<Json<Value>, Failed> {
    let kept = app.shared_record(&token).await?;
    of_kept(&app, kept, language).await
}

/// While a game goes on nobody is told what its players may not know.
pub(crate) async fn labels_of_game(
    State(app): State<App>,
    Preferred(language): Preferred,
    from: Peer,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Failed> {
    let agreed = match app.find_any(&id).await? {
        AnyGame::Two(agreed) if agreed.outcome.is_some() => agreed,
        AnyGame::Four(agreed) if agreed.places.is_some() => return Err(NO_LABELS.into()),
        AnyGame::Two(_) | AnyGame::Four(_) => return Err(STILL_PLAYING.into()),
    };
    let seq = app.store.last_event(agreed.id.as_str()).await?;
    let key = Key { game: agreed.id.clone(), seq, kind: Kind::Labels, language };
    let copy = match app.copies.kept(&key) {
        Some(copy) => copy,
        None => {
            let events = app.store.events(agreed.id.as_str()).await?;
            let make = move || {
                let record = record_of_game(&agreed, &events, language)?;
                Ok(Copy::json(told(&*record, language)?.to_string()))
            };
            app.copies.keep(key, from.address, make).await?
        }
    };
    send(&app.copies, copy, from.address, &headers).await
}

async fn of_kept(app: &App, kept: Kept, language: Language) -> Result<Json<Value>, Failed> {
    let told = move || told(&*record_of(&kept)?, language);
    Ok(Json(app.gate.work(told).await??))
}

/// What `miyako label --json` tells of a game, and what all of it is called.
fn told(record: &dyn Recorded, language: Language) -> Result<Value, Failure> {
    let outline = record.outline().ok_or(NO_LABELS)?;
    let mut value = serde_json::to_value(&outline).map_err(Failure::internal)?;
    value["names"] = outline.labels.patterns().into_iter().map(|id| name(id, language)).collect();
    Ok(value)
}

fn name(id: PatternId, language: Language) -> (String, Value) {
    let pattern = &Catalogue::builtin()[id];
    let names = &pattern.names;
    let name = own_name(names, language);
    let value = json!({"name": name, "kanji": names.kanji, "romaji": names.romaji, "rare": pattern.rare});
    (pattern.id.clone(), value)
}
