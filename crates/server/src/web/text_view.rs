//! How a visitor reads boards: their choice, kept in a cookie, so that a page is text before any script runs.

use crate::web::cookie;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use serde::Deserialize;
use std::convert::Infallible;

/// The cookie that keeps the choice.
pub(crate) const COOKIE: &str = "text";

/// How a page with a board is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum TextView {
    /// By who sees the board.
    #[default]
    Off,
    /// As text, too: for ears, fingers and keys.
    On,
}

impl TextView {
    /// A name for the cookie.
    pub(crate) fn code(self) -> &'static str {
        match self {
            TextView::Off => "off",
            TextView::On => "on",
        }
    }
}

impl<S: Sync> FromRequestParts<S> for TextView {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<TextView, Infallible> {
        let is_on = cookie::get(&parts.headers, COOKIE) == Some(TextView::On.code());
        Ok(if is_on { TextView::On } else { TextView::Off })
    }
}
