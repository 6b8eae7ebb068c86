//! The game for four: `POST /api/v1/yonin` makes one, `GET /api/v1/yonin/{id}` shows it, `POST …/join` takes a free seat,
//! `GET …/live` is its live channel.

use super::live::{Known, open};
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::peer::Peer;
use axum::extract::rejection::JsonRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::LOCATION;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::games::TAKEN;
use dojo::live::{Hosted as _, Reader};
use dojo::visitor::Visitor;
use dojo::yonin::{self, Wish};
use serde::Deserialize;
use serde_json::{Value, json};
use variants::yonin::Seat;

/// What somebody says of themselves who sits down.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Guest {
    /// What they want to be called.
    #[serde(default)]
    pub(crate) name: String,
    /// Where they want to sit, if it is free.
    pub(crate) seat: Option<String>,
}

impl Guest {
    /// A program that names a seat wants this one; on the page whoever is late takes another.
    fn require(&self, agreed: &yonin::Agreed, visitor: &Visitor) -> Result<(), Failed> {
        let Some(code) = self.seat.as_deref().filter(|_| agreed.seats_of(visitor).next().is_none()) else {
            return Ok(());
        };
        let seat = Seat::from_code(code).ok_or(Failure::of_field("seat", code))?;
        if agreed.free().any(|free| free == seat) { Ok(()) } else { Err(TAKEN.into()) }
    }

    pub(crate) fn wanted(&self) -> (Option<Seat>, &str) {
        (self.seat.as_deref().and_then(Seat::from_code), &self.name)
    }
}

pub(crate) async fn create(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    from: Peer,
    wish: Result<Json<Wish>, JsonRejection>,
) -> Result<impl IntoResponse, Failed> {
    let Json(wish) = wish.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let wanted = wish.agree(&visitor)?;
    let id = app.make_four(visitor, from.address, wanted).await?;
    let body = json!({"id": id.as_str(), "url": format!("/yonin/{id}")});
    Ok((StatusCode::CREATED, [(LOCATION, format!("/api/v1/yonin/{id}"))], Json(body)))
}

pub(crate) async fn show(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    from: Peer,
    Path(id): Path<String>,
) -> Result<Json<Value>, Failed> {
    let shown = app.look_four(&app.find_four(&id).await?).await?;
    Ok(Json(app.copies.work(from.address, move || yonin::snapshot(&shown, &visitor)).await?))
}

pub(crate) async fn join(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    from: Peer,
    Path(id): Path<String>,
    guest: Result<Json<Guest>, JsonRejection>,
) -> Result<Json<Value>, Failed> {
    let Json(guest) = guest.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let agreed = app.find_four(&id).await?;
    guest.require(&agreed, &visitor)?;
    let seat = app.join_four(&agreed, visitor, guest.wanted(), from.address).await?;
    Ok(Json(json!({"seat": seat.code()})))
}

pub(crate) async fn live(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    from: Peer,
    Preferred(language): Preferred,
    Path(id): Path<String>,
    Query(known): Query<Known>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failed> {
    let agreed = app.find_four(&id).await?;
    let hall = app.fours.clone();
    open((&app, from), upgrade, hall, agreed, Reader { language, visitor }, known.since)
}
