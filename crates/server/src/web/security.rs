//! What protects visitors from other sites.

use crate::web::failure::Failed;
use crate::web::peer::Peer;
use crate::web::reach::Reach;
use axum::extract::{Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY, UPGRADE, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
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

/// Whoever has come by https comes by nothing else for a year; what else there is under this name is not ours to decide.
const HTTPS_ONLY: &str = "max-age=31536000";

/// Middleware: the headers every answer carries.
pub(crate) async fn add_headers(from: Peer, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    if from.secure {
        response.headers_mut().insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HTTPS_ONLY));
    }
    response.headers_mut().extend(HEADERS);
    response
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
