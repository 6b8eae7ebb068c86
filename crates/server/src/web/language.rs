//! The language a visitor reads: their choice, or their browser's.

use crate::web::cookie;
use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use std::convert::Infallible;
use words::Language;

/// The cookie that keeps a visitor's own choice.
pub(crate) const COOKIE: &str = "language";

/// The language that a request is to be answered in.
pub(crate) struct Preferred(pub(crate) Language);

impl<S: Sync> FromRequestParts<S> for Preferred {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Preferred, Infallible> {
        Ok(Preferred(preferred(&parts.headers)))
    }
}

/// The visitor's choice if they made one, else the first language their browser asks for that we speak, else English.
pub(crate) fn preferred(headers: &HeaderMap) -> Language {
    let chosen = cookie::get(headers, COOKIE).and_then(Language::from_code);
    let accepted = || headers.get(ACCEPT_LANGUAGE)?.to_str().ok().and_then(Language::negotiate);
    chosen.or_else(accepted).unwrap_or(Language::English)
}
