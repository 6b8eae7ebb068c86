//! `POST /text`: the visitor wants boards as text, or no longer.

use super::language::own_path;
use crate::web::cookie;
use crate::web::failure::Failed;
use crate::web::peer::Peer;
use crate::web::text_view::{COOKIE, TextView};
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

const YEAR_S: u32 = 365 * 24 * 3600;

/// The choice, and the page it was made on.
#[derive(Debug, Deserialize)]
pub(crate) struct Choice {
    text: TextView,
    back: String,
}

pub(crate) async fn choose(from: Peer, choice: Result<Form<Choice>, FormRejection>) -> Result<Response, Failed> {
    let Form(choice) = choice.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let cookie = cookie::set(COOKIE, choice.text.code(), YEAR_S, from.secure);
    Ok(([(SET_COOKIE, cookie)], Redirect::to(own_path(&choice.back))).into_response())
}
