//! `POST /account/holidays`: whoever asks takes holidays from their games by the day; `POST /account/holidays/end`: ends them.

pub(super) mod section;

use super::{Sent, own, read, refused_at_home};
use crate::web::failure::Failed;
use crate::web::pages::visit::Visit;
use crate::web::peer::Peer;
use axum::Extension;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::who::Bearer;

pub(crate) async fn take(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    visit: Visit,
    sent: Sent,
) -> Result<Response, Failed> {
    let fields = read(sent)?;
    app.gate.count(from.address)?;
    match app.take_holidays(&bearer, &fields.first, &fields.last).await {
        Ok(()) => Ok(Redirect::to("/account#holidays").into_response()),
        Err(failure) => refused(&app, &bearer, &failure, &visit).await,
    }
}

pub(crate) async fn end(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    visit: Visit,
    sent: Sent,
) -> Result<Response, Failed> {
    let fields = read(sent)?;
    app.gate.count(from.address)?;
    match app.end_holidays(&bearer, fields.since_ms.parse().unwrap_or_default()).await {
        Ok(()) => Ok(Redirect::to("/account#holidays").into_response()),
        Err(failure) => refused(&app, &bearer, &failure, &visit).await,
    }
}

async fn refused(app: &App, bearer: &Bearer, failure: &Failure, visit: &Visit) -> Result<Response, Failed> {
    refused_at_home(app, bearer, own::Part::Holidays.wrong(failure), visit).await
}
