//! The language a visitor reads: their choice, or their browser's.

use crate::web::cookie;
use axum::extract::{FromRequestParts, Query};
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use serde::Deserialize;
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

/// The language that the address asks for with `?lang=`, else what the browser asks for; what a visitor has chosen is not looked at.
pub(crate) struct AskedFor(pub(crate) Language);

#[derive(Default, Deserialize)]
#[serde(default)]
struct Asked {
    lang: String,
}

impl<S: Sync> FromRequestParts<S> for AskedFor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<AskedFor, Infallible> {
        let Query(Asked { lang }) = Query::try_from_uri(&parts.uri).unwrap_or_default();
        let language = Language::from_code(&lang).or_else(|| accepted(&parts.headers));
        Ok(AskedFor(language.unwrap_or(Language::English)))
    }
}

/// The visitor's choice if they made one, else the first language their browser asks for that we speak, else English.
pub(crate) fn preferred(headers: &HeaderMap) -> Language {
    let chosen = cookie::get(headers, COOKIE).and_then(Language::from_code);
    chosen.or_else(|| accepted(headers)).unwrap_or(Language::English)
}

fn accepted(headers: &HeaderMap) -> Option<Language> {
    headers.get(ACCEPT_LANGUAGE)?.to_str().ok().and_then(Language::negotiate)
}
