//! `POST /api/v1/games/{id}/join`: takes a free seat. `POST /api/v1/games/{id}/withdraw`: takes an invitation back that nobody
//! has taken. `POST /api/v1/games/{id}/rematch`: another game between the same players.

use crate::web::failure::Failed;
use crate::web::peer::Peer;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::{Extension, Json};
use dojo::app::App;
use dojo::games::WantedSeat;
use dojo::who::Who;
use serde::Deserialize;
use serde_json::{Value, json};

/// What somebody says of themselves who sits down.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Guest {
    /// What they want to be called.
    #[serde(default)]
    pub(crate) name: String,
    /// Where they want to sit among four, if it is free.
    pub(crate) seat: Option<String>,
    /// The key of the invitation, where only who has it may sit down.
    key: Option<String>,
}

impl Guest {
    /// A program that names a seat wants this one; on the page whoever is late takes another.
    pub(crate) fn wanted(&self, only: bool) -> WantedSeat<'_> {
        WantedSeat { name: &self.name, seat: self.seat.as_deref(), only, key: self.key.as_deref() }
    }
}

pub(crate) async fn join(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    Path(id): Path<String>,
    guest: Result<Json<Guest>, JsonRejection>,
) -> Result<Json<Value>, Failed> {
    let Json(guest) = guest.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let game = app.find_any(&id).await?;
    let taken = app.join_any(&game, visitor, guest.wanted(true), from.address).await?;
    Ok(Json(json!({"color": taken})))
}

pub(crate) async fn withdraw(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Path(id): Path<String>,
) -> Result<StatusCode, Failed> {
    app.withdraw(&app.find_any(&id).await?, &visitor).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn rematch(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    Path(id): Path<String>,
) -> Result<Json<Value>, Failed> {
    let next = app.rematch(&app.find(&id).await?, &visitor, from.address).await?;
    Ok(Json(json!({"id": next.as_str(), "url": format!("/games/{next}")})))
}
