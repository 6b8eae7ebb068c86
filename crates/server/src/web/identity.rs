//! Who is asking: the cookie by which a browser comes back as the same visitor.

use super::cookie;
use super::peer::Peer;
use crate::web::failure::Failed;
use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use dojo::who::{Bearer, Identities};

const COOKIE: &str = "miyako";
/// By https: browsers take a cookie of this name from this very site only, and by https only.
const SECURE_COOKIE: &str = "__Host-miyako";
/// Browsers keep a cookie for 400 days at most; it is renewed with every visit.
const MAX_AGE_S: u32 = 400 * 24 * 3600;

/// In an answer: the visitor who has asked is to be forgotten by their browser.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Forgotten;

/// In an answer: whoever has asked is signed in, and their browser brings this token from now on.
#[derive(Clone, Debug)]
pub(crate) struct Renewed(pub(crate) String);

/// Middleware: puts a [`Who`](dojo::who::Who) and what they have brought into the request, and the cookie into the answer.
pub(crate) async fn identify(
    State(identities): State<Identities>,
    from: Peer,
    mut request: Request,
    next: Next,
) -> Response {
    let (bearer, token) = match recognise(&identities, request.headers(), from.secure).await {
        Ok(Some(known)) => known,
        Ok(None) => identities.new_guest(),
        Err(error) => return Failed::from(error).into_response(),
    };
    let plain_too = from.secure && cookie::get(request.headers(), COOKIE).is_some();
    request.extensions_mut().insert(bearer.who().clone());
    request.extensions_mut().insert(bearer);
    let mut response = next.run(request).await;
    let forgotten = response.extensions().get::<Forgotten>().is_some();
    let token = response.extensions().get::<Renewed>().map_or(token, |renewed| renewed.0.clone());
    let headers = response.headers_mut();
    // What a visitor sees is their own: it must not be shown to another, nor again when it has changed.
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("private, no-store"));
    let own = if from.secure { SECURE_COOKIE } else { COOKIE };
    let own =
        if forgotten { cookie::set(own, "", 0, from.secure) } else { cookie::set(own, &token, MAX_AGE_S, from.secure) };
    // The one from the days of plain http has done its service.
    let plain = plain_too.then(|| cookie::set(COOKIE, "", 0, true));
    for value in std::iter::once(own).chain(plain).filter_map(|text| HeaderValue::try_from(text).ok()) {
        headers.append(SET_COOKIE, value);
    }
    response
}

/// The visitor whose cookie a browser has brought, and its token. By https the one that nobody on the way can have set
/// counts, if there is one.
async fn recognise(
    identities: &Identities,
    headers: &HeaderMap,
    secure: bool,
) -> Result<Option<(Bearer, String)>, store::Error> {
    let own = secure.then(|| cookie::get(headers, SECURE_COOKIE)).flatten();
    match own.or_else(|| cookie::get(headers, COOKIE)) {
        Some(token) => identities.holder(token).await,
        None => Ok(None),
    }
}
