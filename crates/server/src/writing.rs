//! How a visitor likes moves written: his choice, or the habit of his language.

use crate::cookie;
use crate::language::preferred;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use kifu::notation::Notation;
use std::convert::Infallible;
use words::Language;

/// The cookie that keeps a visitor's own choice; the page's script writes it.
const COOKIE: &str = "notation";

/// The notation to write a visitor's moves in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Writing(pub(crate) Notation);

impl<S: Sync> FromRequestParts<S> for Writing {
    type Rejection = Infallible;

    /// What `?notation=` says, or the cookie.
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Writing, Infallible> {
        let query = parts.uri.query().unwrap_or_default();
        let asked =
            query.split('&').find_map(|pair| pair.strip_prefix("notation=")).map(|name| name.replace("%2F", "/"));
        let named = asked.or_else(|| cookie::get(&parts.headers, COOKIE).map(str::to_owned));
        let habit = match preferred(&parts.headers) {
            Language::Japanese => Notation::KI2,
            Language::Italian | Language::English => Notation::WESTERN,
        };
        Ok(Writing(named.and_then(|name| name.parse().ok()).unwrap_or(habit)))
    }
}
