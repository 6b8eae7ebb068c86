//! `POST /api/v1/games/{id}/join`: takes a free seat. `POST /api/v1/games/{id}/rematch`: another game between the same
//! players.

use crate::web::failure::Failed;
use crate::web::peer::Peer;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::{Extension, Json};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::games::{AnyGame, TAKEN};
use dojo::live::Hosted as _;
use dojo::visitor::Visitor;
use dojo::yonin;
use serde::Deserialize;
use serde_json::{Value, json};
use variants::yonin::Seat;

/// What somebody says of themselves who sits down.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Guest {
    /// What they want to be called.
    #[serde(default)]
    pub(crate) name: String,
    /// Where they want to sit among four, if it is free.
    pub(crate) seat: Option<String>,
}

impl Guest {
    pub(crate) fn wanted(&self) -> (Option<Seat>, &str) {
        (self.seat.as_deref().and_then(Seat::from_code), &self.name)
    }

    /// A program that names a seat wants this one; on the page whoever is late takes another.
    fn require(&self, agreed: &yonin::Agreed, visitor: &Visitor) -> Result<(), Failed> {
        let Some(code) = self.seat.as_deref().filter(|_| !agreed.is_played_by(visitor)) else { return Ok(()) };
        let seat = Seat::from_code(code).ok_or(Failure::of_field("seat", code))?;
        if agreed.free().any(|free| free == seat) { Ok(()) } else { Err(TAKEN.into()) }
    }
}

pub(crate) async fn join(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    from: Peer,
    Path(id): Path<String>,
    guest: Result<Json<Guest>, JsonRejection>,
) -> Result<Json<Value>, Failed> {
    let Json(guest) = guest.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let taken = match app.find_any(&id).await? {
        AnyGame::Two(agreed) => app.join(&agreed, visitor, &guest.name, from.address).await?.name(),
        AnyGame::Four(agreed) => {
            guest.require(&agreed, &visitor)?;
            app.join_four(&agreed, visitor, guest.wanted(), from.address).await?.code()
        }
    };
    Ok(Json(json!({"color": taken})))
}

pub(crate) async fn rematch(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    from: Peer,
    Path(id): Path<String>,
) -> Result<Json<Value>, Failed> {
    let next = app.rematch(&app.find(&id).await?, &visitor, from.address).await?;
    Ok(Json(json!({"id": next.as_str(), "url": format!("/games/{next}")})))
}
