//! Who is asking: an anonymous visitor, known by a random cookie.

use crate::peer::Peer;
use crate::{cookie, random};
use axum::extract::Request;
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, SET_COOKIE};
use axum::middleware::Next;
use axum::response::Response;
use sha2::{Digest, Sha256};
use std::fmt;
use std::sync::Arc;

const COOKIE: &str = "miyako";
/// Browsers keep a cookie for 400 days at most; it is renewed with every visit.
const MAX_AGE_S: u32 = 400 * 24 * 3600;

/// A visitor, as stored: the hash of the cookie's token. Who reads the database cannot pass for a visitor.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Visitor(Arc<str>);

impl Visitor {
    fn of_token(token: &str) -> Visitor {
        Visitor(random::hex(&Sha256::digest(token)).into())
    }
}

impl Visitor {
    /// Somebody who only looks on, and is nobody's token.
    pub(crate) fn nobody() -> Visitor {
        Visitor::from("")
    }

    /// Somebody who has no token: nobody comes back as him.
    pub(crate) fn unknown() -> Visitor {
        Visitor::from(random::hex(&random::bytes::<32>()).as_str())
    }
}

impl From<&str> for Visitor {
    /// From the database.
    fn from(text: &str) -> Visitor {
        Visitor(text.into())
    }
}

impl fmt::Display for Visitor {
    /// For the database.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Middleware: puts a [`Visitor`] into the request, and the cookie into the answer.
pub(crate) async fn identify(from: Peer, mut request: Request, next: Next) -> Response {
    let known = cookie::get(request.headers(), COOKIE).filter(|token| is_token(token)).map(str::to_owned);
    let token = known.unwrap_or_else(|| random::hex(&random::bytes::<16>()));
    request.extensions_mut().insert(Visitor::of_token(&token));
    let mut response = next.run(request).await;
    // What a visitor sees is his own: it must not be shown to another, nor again when it has changed.
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("private, no-store"));
    if let Ok(value) = HeaderValue::try_from(cookie::set(COOKIE, &token, MAX_AGE_S, from.secure)) {
        response.headers_mut().append(SET_COOKIE, value);
    }
    response
}

fn is_token(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}
