//! `GET /rules/booklet.pdf`: all chapters, to be printed. `?lang=ja` asks for another language than the reader's.

use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::peer::Peer;
use crate::web::picture::Desk;
use axum::extract::{Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, VARY};
use axum::response::{IntoResponse, Response};
use dojo::failure::Failure;
use serde::Deserialize;
use words::Language;

/// The language, if the address names one.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(crate) struct Asked {
    lang: String,
}

pub(crate) async fn booklet(
    State(desk): State<Desk>,
    from: Peer,
    Preferred(language): Preferred,
    Query(asked): Query<Asked>,
) -> Result<Response, Failed> {
    let language = match asked.lang.as_str() {
        "" => language,
        code => Language::from_code(code).ok_or_else(|| Failure::of_field("lang", code))?,
    };
    // The first who asks waits for it to be set.
    let pdf = desk.draw(from, move || crate::booklet::booklet(language)).await?;
    let head = [
        (CONTENT_TYPE, "application/pdf"),
        (CONTENT_DISPOSITION, "inline; filename=\"rules.pdf\""),
        (CACHE_CONTROL, "private, max-age=3600"),
        (VARY, "accept-language, cookie"),
    ];
    Ok((head, pdf).into_response())
}
