//! `POST /api/v1/games/{id}/join`: takes the free seat. `POST /api/v1/games/{id}/rematch`: another game between the same
//! players.

use crate::app::App;
use crate::failure::Failure;
use crate::peer::Peer;
use crate::visitor::Visitor;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::{Extension, Json};
use serde::Deserialize;
use serde_json::{Value, json};

/// What somebody says of himself who sits down.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Guest {
    /// What he wants to be called.
    #[serde(default)]
    pub(crate) name: String,
}

pub(crate) async fn join(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    from: Peer,
    Path(id): Path<String>,
    guest: Result<Json<Guest>, JsonRejection>,
) -> Result<Json<Value>, Failure> {
    let Json(guest) = guest.map_err(|rejection| Failure::of_status(rejection.status()))?;
    let agreed = app.find(&id).await?;
    let color = app.join(&agreed, visitor, &guest.name, from.address).await?;
    Ok(Json(json!({"color": color.name()})))
}

pub(crate) async fn rematch(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    from: Peer,
    Path(id): Path<String>,
) -> Result<Json<Value>, Failure> {
    let next = app.rematch(&app.find(&id).await?, &visitor, from.address).await?;
    Ok(Json(json!({"id": next.as_str(), "url": format!("/games/{next}")})))
}
