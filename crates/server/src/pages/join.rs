//! `POST /games/{id}/join`: takes the free seat. `POST /games/{id}/rematch`: another game between the same players.

use crate::api::Guest;
use crate::app::App;
use crate::failure::Failure;
use crate::peer::Peer;
use crate::visitor::Visitor;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::response::Redirect;
use axum::{Extension, Form};

pub(crate) async fn join(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    from: Peer,
    Path(id): Path<String>,
    guest: Result<Form<Guest>, FormRejection>,
) -> Result<Redirect, Failure> {
    let Form(guest) = guest.map_err(|rejection| Failure::of_status(rejection.status()))?;
    let agreed = app.find(&id).await?;
    app.join(&agreed, visitor, &guest.name, from.address).await?;
    Ok(Redirect::to(&format!("/games/{}", agreed.id)))
}

pub(crate) async fn rematch(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    from: Peer,
    Path(id): Path<String>,
) -> Result<Redirect, Failure> {
    let next = app.rematch(&app.find(&id).await?, &visitor, from.address).await?;
    Ok(Redirect::to(&format!("/games/{next}")))
}
