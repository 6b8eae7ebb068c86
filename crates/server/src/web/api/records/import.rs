//! `POST /api/v1/records`: puts a file into the library. `POST /api/v1/records/new`: a record to fill.
//! `POST /api/v1/games/{id}/record`: the record of a game.

use super::write;
use crate::web::body::whole;
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::peer::Peer;
use axum::body::Body;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::LOCATION;
use axum::response::IntoResponse;
use axum::{Extension, Json};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::who::Who;
use kifu::Record;
use serde::Deserialize;
use serde_json::{Value, json};
use shogi::{Handicap, Setup};

/// The longest file that is taken.
pub(crate) const LONGEST: usize = 4 << 20;

/// What is said of a file.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Named {
    #[serde(default)]
    name: String,
    /// To be read even if the same bytes are in the library.
    #[serde(default)]
    again: bool,
}

pub(crate) async fn import(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    Preferred(language): Preferred,
    Query(named): Query<Named>,
    body: Body,
) -> Result<impl IntoResponse, Failed> {
    app.gate.count(from.address)?;
    let received = app.gate.receive(whole(body, LONGEST)).await?;
    let imported = app.import(&visitor, &named.name, received.bytes.to_vec(), named.again).await?;
    let findings = imported.findings.iter().map(|(game, noted)| {
        let mut value = noted.to_json(language);
        value["record"] = (*game).into();
        value
    });
    let body = json!({
        "records": imported.cards.iter().map(|card| write::summary(card, language)).collect::<Vec<_>>(),
        "findings": findings.collect::<Vec<_>>(),
        "known": imported.known,
    });
    Ok((if imported.known { StatusCode::OK } else { StatusCode::CREATED }, Json(body)))
}

/// How a new record begins: an even game if nothing is said.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Beginning {
    sfen: Option<String>,
    handicap: Option<String>,
}

pub(crate) async fn create(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    Preferred(language): Preferred,
    beginning: Result<Json<Beginning>, JsonRejection>,
) -> Result<impl IntoResponse, Failed> {
    let Json(beginning) = beginning.map_err(|rejection| Failed::of_status(rejection.status()))?;
    app.gate.count(from.address)?;
    let card = app.add(&visitor, beginning.record()?.into(), None).await?;
    Ok(created(write::summary(&card, language)))
}

impl Beginning {
    fn record(&self) -> Result<Record, Failure> {
        if let Some(name) = &self.handicap {
            let wrong = || Failure::of_field("handicap", name);
            return Ok(Record::with_handicap(Handicap::from_name(name).ok_or_else(wrong)?));
        }
        let Some(sfen) = &self.sfen else { return Ok(Record::with_handicap(Handicap::Even)) };
        let setup = sfen.parse::<Setup>().ok().and_then(|setup| Record::new(setup).ok());
        setup.ok_or_else(|| Failure::of_field("sfen", sfen))
    }
}

/// Puts a game that is over into the library.
pub(crate) async fn collect(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    Preferred(language): Preferred,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Failed> {
    app.gate.count(from.address)?;
    let card = app.collect_from(&visitor, &id, language).await?;
    Ok(created(write::summary(&card, language)))
}

/// The answer about a new record.
pub(super) fn created(summary: Value) -> impl IntoResponse {
    let here = format!("/api/v1/records/{}", summary["id"].as_str().unwrap_or_default());
    (StatusCode::CREATED, [(LOCATION, here)], Json(summary))
}
