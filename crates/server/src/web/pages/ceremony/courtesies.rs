//! `GET /ceremony/courtesies.pdf`: the courtesies of a club, a sheet for its wall.

use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::peer::Peer;
use crate::web::picture::Desk;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use diagram::Placard;

pub(crate) async fn sheet(
    State(desk): State<Desk>,
    from: Peer,
    Preferred(language): Preferred,
) -> Result<Response, Failed> {
    let placard = Placard { title: language.text("courtesy-title"), lines: words::courtesies(language).into() };
    let pdf = desk.draw(from, move || placard.pdf()).await?;
    let head = [(CONTENT_TYPE, "application/pdf"), (CONTENT_DISPOSITION, "inline; filename=\"shogi.pdf\"")];
    Ok((head, pdf).into_response())
}
