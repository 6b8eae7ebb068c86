//! What protects visitors from other sites.

use crate::web::failure::Failed;
use crate::web::identity::token;
use crate::web::peer::Peer;
use crate::web::reach::Reach;
use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY, UPGRADE, VARY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use dojo::failure::{Failure, Kind};

/// The request comes from another site.
const FOREIGN_ORIGIN: Failure = Failure::new(Kind::Forbidden, "foreign-origin");

/// Script and style come from files only; nobody may put the site into a frame.
const POLICY: &str =
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, HeaderValue); 5] = [
    (CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
];

/// What may stand in frames of other sites changes nothing and recognises nobody: there is nothing that a click could be
/// lured to.
const POLICY_IN_FRAMES: &str =
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/// In an answer: other sites may put it into a frame.
#[derive(Clone, Copy, Debug)]
struct InFrames;

/// Whoever has come by https comes by nothing else for a year; what else there is under this name is not ours to decide.
const HTTPS_ONLY: &str = "max-age=31536000";

/// Middleware: the headers every answer carries.
pub(crate) async fn add_headers(from: Peer, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    if from.secure {
        response.headers_mut().insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HTTPS_ONLY));
    }
    let in_frames = response.extensions().get::<InFrames>().is_some();
    let headers = response.headers_mut();
    headers.extend(HEADERS);
    if in_frames {
        headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY_IN_FRAMES));
        headers.remove(X_FRAME_OPTIONS);
    }
    response
}

/// Middleware: what other sites may put into a frame. It may be kept for a moment, by anybody.
pub(crate) async fn let_into_frames(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    response.extensions_mut().insert(InFrames);
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("public, max-age=60"));
    headers.insert(VARY, HeaderValue::from_static("accept-language, accept-encoding"));
    response
}

/// Middleware: nothing has a NUL in its name, and not every database could be asked for one.
pub(crate) async fn refuse_nul(request: Request, next: Next) -> Response {
    let has_nul = request.uri().path_and_query().is_some_and(|address| address.as_str().contains("%00"));
    if has_nul { Failed::from(Failure::NOT_FOUND).into_response() } else { next.run(request).await }
}

/// Middleware: refuses what changes something, and live channels, when another site's page asks for it.
pub(crate) async fn refuse_other_sites(State(reach): State<Reach>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let guarded = !request.method().is_safe() || headers.contains_key(UPGRADE);
    if guarded && !is_own_site(headers, &reach) {
        Failed::from(FOREIGN_ORIGIN).into_response()
    } else {
        next.run(request).await
    }
}

/// Middleware of the API: the same, but for programs that bring a token. No cookie counts beside it, so nobody's browser is
/// used behind their back; nor could another site's page have sent one: browsers ask first, and are not allowed to.
pub(crate) async fn refuse_other_sites_at_api(reach: State<Reach>, request: Request, next: Next) -> Response {
    match token(request.headers()) {
        Some(_) => next.run(request).await,
        None => refuse_other_sites(reach, request, next).await,
    }
}

/// Browsers say where a request comes from. Programs that are no browsers say nothing and carry no visitor's cookie
/// without that visitor's knowledge.
fn is_own_site(headers: &HeaderMap, reach: &Reach) -> bool {
    let text = |name: &HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    match headers.get(ORIGIN) {
        None => headers.get("sec-fetch-site").is_none_or(|site| site == "same-origin" || site == "none"),
        Some(_) => {
            let origin = text(&ORIGIN);
            let host = origin.and_then(|origin| origin.split_once("://")).map(|(_, host)| host.to_ascii_lowercase());
            let is_of_host = host.is_some() && host == text(&HOST).map(str::to_ascii_lowercase);
            is_of_host || origin.is_some_and(|origin| reach.is_own(origin))
        }
    }
}

#[cfg(test)]
mod tests;
