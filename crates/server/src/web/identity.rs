//! Who is asking: the cookie by which a browser comes back as the same visitor, or the token of a program.

use super::cookie;
use super::peer::Peer;
use super::scopes;
use crate::web::failure::Failed;
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{AUTHORIZATION, CACHE_CONTROL, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use dojo::failure::{Failure, Kind};
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
    let known = match recognise(&identities, request.headers(), from.secure).await {
        Ok(known) => known,
        Err(error) => return Failed::from(error).into_response(),
    };
    let in_passing = is_in_passing(&request, known.is_some());
    let (bearer, token) = known.unwrap_or_else(|| identities.new_guest());
    let plain_too = from.secure && cookie::get(request.headers(), COOKIE).is_some();
    request.extensions_mut().insert(bearer.who().clone());
    request.extensions_mut().insert(bearer);
    let mut response = next.run(request).await;
    let forgotten = response.extensions().get::<Forgotten>().is_some();
    let renewed = response.extensions().get::<Renewed>().map(|renewed| renewed.0.clone());
    let headers = response.headers_mut();
    // What a visitor sees is their own: it must not be shown to another, nor again when it has changed.
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("private, no-store"));
    if in_passing && !forgotten && renewed.is_none() {
        return response;
    }
    let token = renewed.unwrap_or(token);
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

/// Whether a page of ours, or what keeps pages for it, asks for something beside what the visitor does: then no cookie is set. An answer that
/// is late would otherwise put the guest's cookie in the place of the one of whoever has signed in meanwhile. Browsers say so where
/// they trust the connection; whoever does not say it is answered as if they did it themselves.
fn is_in_passing(request: &Request, is_known: bool) -> bool {
    let mode = request.headers().get("sec-fetch-mode").map(HeaderValue::as_bytes);
    // What a stranger makes by a script is theirs by the cookie alone.
    let makes_nothing = is_known || request.method().is_safe();
    makes_nothing && mode.is_some_and(|mode| mode != b"navigate")
}

/// The token is nobody's: it was never made, has expired, or was ended.
const NO_TOKEN: Failure = Failure::new(Kind::Stranger, "no-token");

/// Middleware of the API: the same for who brings a cookie. Who brings a token is the person who has made it, or nobody at all;
/// no cookie counts beside it, and none is set.
pub(crate) async fn identify_program(
    State(identities): State<Identities>,
    from: Peer,
    path: Option<MatchedPath>,
    mut request: Request,
    next: Next,
) -> Response {
    let Some(token) = token(request.headers()) else { return identify(State(identities), from, request, next).await };
    let (bearer, scopes) = match identities.program(token).await {
        Ok(Some(known)) => known,
        Ok(None) => return Failed::from(NO_TOKEN).into_response(),
        Err(error) => return Failed::from(error).into_response(),
    };
    // Where there is no path there is nothing that could be done.
    if let Some(path) = path
        && let Err(failure) = scopes::check(&scopes, request.method(), path.as_str())
    {
        return Failed::from(failure).into_response();
    }
    request.extensions_mut().insert(bearer.who().clone());
    request.extensions_mut().insert(bearer);
    let mut response = next.run(request).await;
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("private, no-store"));
    response
}

/// The token that a program has brought (RFC 6750); empty if it cannot be read.
pub(super) fn token(headers: &HeaderMap) -> Option<&str> {
    let said = headers.get(AUTHORIZATION)?.as_bytes();
    let (scheme, token) = said.split_at_checked("bearer ".len())?;
    scheme.eq_ignore_ascii_case(b"bearer ").then(|| std::str::from_utf8(token).unwrap_or_default().trim())
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
