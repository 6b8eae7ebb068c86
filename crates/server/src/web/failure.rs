//! Failures as the web tells them: as a page to people, as JSON to programs, in the reader's language.

use super::pages;
use crate::web::language::{AskedFor, Preferred};
use crate::web::peer::Peer;
use crate::web::reach::Reach;
use axum::Json;
use axum::extract::{Request, State};
use axum::http::header::{ALLOW, RETRY_AFTER, WWW_AUTHENTICATE};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use dojo::account::{NOT_SIGNED_IN, TWO_STEPS};
use dojo::failure::{Failure, Kind};
use dojo::refusals;
use serde_json::{Value, json};

pub(crate) fn status(kind: Kind) -> StatusCode {
    match kind {
        Kind::NotFound => StatusCode::NOT_FOUND,
        Kind::Nonsense => StatusCode::BAD_REQUEST,
        Kind::Unfit => StatusCode::UNPROCESSABLE_ENTITY,
        Kind::Stranger => StatusCode::UNAUTHORIZED,
        Kind::Forbidden => StatusCode::FORBIDDEN,
        Kind::Conflict => StatusCode::CONFLICT,
        Kind::NoRoom => StatusCode::INSUFFICIENT_STORAGE,
        Kind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Kind::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Kind::Busy => StatusCode::SERVICE_UNAVAILABLE,
        Kind::Slow => StatusCode::REQUEST_TIMEOUT,
        Kind::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// Failures from which one goes on in the lobby.
const LOBBY: [&str; 8] = [
    "seek-gone",
    "own-seek",
    "seek-range",
    "seek-no-grade",
    "odds-changed",
    "enough-seeks",
    "own-challenge",
    "enough-challenges",
];

/// In an answer: its page says itself what went wrong.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Told;

/// A page that says itself what was wrong, under the failure's status.
pub(crate) fn told(failure: &Failure, mut response: Response) -> Response {
    *response.status_mut() = status(failure.kind);
    response.extensions_mut().insert(Told);
    if let Some(seconds) = failure.retry_after {
        response.headers_mut().insert(RETRY_AFTER, seconds.into());
    }
    response
}

/// A failure on its way out of the web.
#[derive(Clone, Debug)]
pub(crate) struct Failed(Failure);

impl<E: Into<Failure>> From<E> for Failed {
    fn from(failure: E) -> Failed {
        Failed(failure.into())
    }
}

impl Failed {
    /// What the web itself found wrong, as with a body that is no JSON.
    pub(crate) fn of_status(status: StatusCode) -> Failed {
        Failed(match status {
            StatusCode::NOT_FOUND => Failure::NOT_FOUND,
            StatusCode::PAYLOAD_TOO_LARGE => Failure::TOO_LARGE,
            status if status.is_server_error() => Failure::INTERNAL,
            _ => Failure::BAD_REQUEST,
        })
    }

    /// The answer in words, under the old status; `Allow` must survive when a method is not allowed.
    fn answer(&self, from: Peer, old: &Response, body: impl IntoResponse) -> Response {
        if self.0.is_limit() {
            refusals::note(from.address, self.0.code);
        }
        let mut new = (old.status(), body).into_response();
        if let Some(allow) = old.headers().get(ALLOW) {
            new.headers_mut().insert(ALLOW, allow.clone());
        }
        if self.0.kind == Kind::Stranger {
            new.headers_mut().insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        if let Some(seconds) = self.0.retry_after {
            new.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        new
    }
}

impl IntoResponse for Failed {
    /// A bare status that [`as_page`] or [`as_json`] puts into words.
    fn into_response(self) -> Response {
        let mut response = status(self.0.kind).into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Middleware: failures as pages.
pub(crate) async fn as_page(
    State(reach): State<Reach>,
    Preferred(language): Preferred,
    from: Peer,
    request: Request,
    next: Next,
) -> Response {
    let response = next.run(request).await;
    match failure_in(&response) {
        Some(failure) => {
            let way_on = if failure.0.is(&TWO_STEPS) {
                Some(("/account/authenticator", "authenticator-open"))
            } else {
                let is_of_lobby = LOBBY.contains(&failure.0.code);
                let to_lobby = is_of_lobby.then_some(("/lobby", "lobby-back"));
                to_lobby.or_else(|| failure.0.is(&NOT_SIGNED_IN).then_some(("/account", "account-in")))
            };
            let told = (failure.0.title(language), failure.0.text(language));
            let page = pages::failure(language, &told, way_on, &reach);
            failure.answer(from, &response, page)
        }
        None => response,
    }
}

/// Middleware: failures in a frame on another site.
pub(crate) async fn as_embedded(AskedFor(language): AskedFor, from: Peer, request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    match failure_in(&response) {
        Some(failure) => {
            let page = pages::failure_in_frame(language, &failure.0.title(language), &failure.0.text(language));
            failure.answer(from, &response, page)
        }
        None => response,
    }
}

/// Middleware: failures as JSON.
pub(crate) async fn as_json(Preferred(language): Preferred, from: Peer, request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    match failure_in(&response) {
        Some(failure) => {
            let mut body = json!({"code": failure.0.code, "text": failure.0.text(language)});
            if let Value::Object(details) = failure.0.details(language) {
                details.into_iter().for_each(|(field, value)| body[field] = value);
            }
            failure.answer(from, &response, Json(body))
        }
        None => response,
    }
}

fn failure_in(response: &Response) -> Option<Failed> {
    let status = response.status();
    let failed =
        (status.is_client_error() || status.is_server_error()) && response.extensions().get::<Told>().is_none();
    failed.then(|| response.extensions().get().cloned().unwrap_or_else(|| Failed::of_status(status)))
}
