//! `POST /language`: the visitor chooses a language.

use crate::web::cookie;
use crate::web::failure::Failed;
use crate::web::language::COOKIE;
use crate::web::peer::Peer;
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use dojo::failure::Failure;
use serde::Deserialize;
use words::Language;

const YEAR_S: u32 = 365 * 24 * 3600;

/// The choice, and the page it was made on.
#[derive(Debug, Deserialize)]
pub(crate) struct Choice {
    language: String,
    back: String,
}

pub(crate) async fn choose(from: Peer, choice: Result<Form<Choice>, FormRejection>) -> Result<Response, Failed> {
    let Form(choice) = choice.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let language = Language::from_code(&choice.language).ok_or(Failure::BAD_REQUEST)?;
    let cookie = cookie::set(COOKIE, language.code(), YEAR_S, from.secure);
    Ok(([(SET_COOKIE, cookie)], Redirect::to(own_path(&choice.back))).into_response())
}

/// Only an address of this site is gone back to.
pub(super) fn own_path(back: &str) -> &str {
    // Browsers pass over tabs and other controls: `/<tab>/evil.example` would be another site.
    let own = back.starts_with('/') && !back.starts_with("//") && !back.contains(|c: char| c == '\\' || c.is_control());
    if own { back } else { "/" }
}
