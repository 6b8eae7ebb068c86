//! `POST /games/{id}/join`: takes a free seat. `POST /games/{id}/withdraw`: takes an invitation back that nobody has taken.
//! `POST /games/{id}/rematch`: another game between the same players.

use crate::web::api::Guest;
use crate::web::failure::Failed;
use crate::web::peer::Peer;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::response::Redirect;
use axum::{Extension, Form};
use dojo::app::App;
use dojo::who::Who;

pub(crate) async fn join(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    Path(id): Path<String>,
    guest: Result<Form<Guest>, FormRejection>,
) -> Result<Redirect, Failed> {
    let Form(guest) = guest.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let game = app.find_any(&id).await?;
    app.join_any(&game, visitor, guest.wanted(false), from.address).await?;
    Ok(Redirect::to(&format!("/games/{}", game.id())))
}

pub(crate) async fn withdraw(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Path(id): Path<String>,
) -> Result<Redirect, Failed> {
    let game = app.find_any(&id).await?;
    app.withdraw(&game, &visitor).await?;
    Ok(Redirect::to(&format!("/games/{}", game.id())))
}

pub(crate) async fn rematch(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    Path(id): Path<String>,
) -> Result<Redirect, Failed> {
    let next = app.rematch(&app.find(&id).await?, &visitor, from.address).await?;
    Ok(Redirect::to(&format!("/games/{next}")))
}
