//! What goes wrong with a request, told in the reader's language: as a page to people, as JSON to programs.

use crate::api::records::finding;
use crate::channels::NoChannel;
use crate::language::Preferred;
use crate::library::{Noted, Wrong};
use crate::live::Full;
use crate::peer::Peer;
use crate::{pages, refusals, store};
use axum::Json;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::http::header::{ALLOW, RETRY_AFTER};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use std::fmt::Display;
use words::Language;

/// Why a request is not answered as it wished.
#[derive(Clone, Debug)]
pub(crate) enum Failure {
    NotFound,
    /// The request cannot be understood.
    BadRequest,
    /// A game was asked for that cannot be: the field, and what stood in it.
    BadWish {
        field: &'static str,
        value: String,
    },
    /// A game was asked for with two things that exclude each other: the fields, and what stood in the second.
    WishesClash {
        field: &'static str,
        with: &'static str,
        value: String,
    },
    /// A text shows no position: where reading it ended.
    NoPosition {
        line: usize,
        column: usize,
    },
    /// The request comes from another site.
    ForeignOrigin,
    /// All seats at the game are taken.
    Taken,
    /// Only who plays may ask for that.
    NotYours,
    /// The game still goes on.
    StillPlaying,
    /// There is no record in a file; why.
    NoRecord(Vec<Noted>),
    /// The record has another version by now.
    Changed(i64),
    /// A record was sent that cannot be.
    BadRecord(Wrong),
    /// There is no room in the library.
    LibraryFull,
    TooLarge,
    TooMany,
    /// He, or others from his address, have enough live channels open.
    TooManyChannels,
    /// Too many games are in memory.
    Full,
    /// There are no more live channels for those who look on.
    Crowded,
    /// There is too much to do just now.
    Busy,
    /// The rest of the request did not come in time.
    Slow,
    Internal,
}

impl Failure {
    /// The server's own fault: the reason goes to the log, not to the visitor.
    pub(crate) fn internal(error: impl Display) -> Failure {
        tracing::error!(%error, "a request failed");
        Failure::Internal
    }

    pub(crate) fn of_status(status: StatusCode) -> Failure {
        match status {
            StatusCode::NOT_FOUND => Failure::NotFound,
            StatusCode::PAYLOAD_TOO_LARGE => Failure::TooLarge,
            status if status.is_server_error() => Failure::Internal,
            _ => Failure::BadRequest,
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            Failure::NotFound => StatusCode::NOT_FOUND,
            Failure::BadRequest => StatusCode::BAD_REQUEST,
            Failure::BadWish { .. }
            | Failure::WishesClash { .. }
            | Failure::NoPosition { .. }
            | Failure::NoRecord(_)
            | Failure::BadRecord(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Failure::ForeignOrigin => StatusCode::FORBIDDEN,
            Failure::NotYours => StatusCode::FORBIDDEN,
            Failure::Taken | Failure::StillPlaying | Failure::Changed(_) => StatusCode::CONFLICT,
            Failure::LibraryFull => StatusCode::INSUFFICIENT_STORAGE,
            Failure::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Failure::TooMany | Failure::TooManyChannels => StatusCode::TOO_MANY_REQUESTS,
            Failure::Full | Failure::Crowded | Failure::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Failure::Slow => StatusCode::REQUEST_TIMEOUT,
            Failure::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// A name for programs; `error-…` in the texts.
    fn code(&self) -> &'static str {
        match self {
            Failure::NotFound => "not-found",
            Failure::BadRequest => "bad-request",
            Failure::BadWish { .. } | Failure::WishesClash { .. } => "bad-wish",
            Failure::NoPosition { .. } => "no-position",
            Failure::ForeignOrigin => "foreign-origin",
            Failure::Taken => "taken",
            Failure::NotYours => "not-yours",
            Failure::StillPlaying => "still-playing",
            Failure::NoRecord(_) => "no-record",
            Failure::Changed(_) => "changed",
            Failure::BadRecord(_) => "bad-record",
            Failure::LibraryFull => "library-full",
            Failure::TooLarge => "too-large",
            Failure::TooMany => "too-many",
            Failure::TooManyChannels => "too-many-channels",
            Failure::Full => "full",
            Failure::Crowded => "crowded",
            Failure::Busy => "busy",
            Failure::Slow => "slow",
            Failure::Internal => "internal",
        }
    }

    /// Whether a limit on visitors is the reason.
    fn is_limit(&self) -> bool {
        use Failure::{Busy, Crowded, Full, LibraryFull, TooMany, TooManyChannels};
        matches!(self, Busy | Crowded | Full | LibraryFull | TooMany | TooManyChannels)
    }

    /// After how many seconds it is worth trying again.
    fn retry_after(&self) -> Option<u32> {
        match self {
            Failure::TooMany => Some(60),
            Failure::TooManyChannels | Failure::Full | Failure::Crowded | Failure::Busy => Some(5),
            _ => None,
        }
    }

    /// The answer in words, under the old status; `Allow` must survive when a method is not allowed.
    fn answer(&self, from: Peer, old: &Response, body: impl IntoResponse) -> Response {
        if self.is_limit() {
            refusals::note(from.address, self.code());
        }
        let mut new = (old.status(), body).into_response();
        if let Some(allow) = old.headers().get(ALLOW) {
            new.headers_mut().insert(ALLOW, allow.clone());
        }
        if let Some(seconds) = self.retry_after() {
            new.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        new
    }

    /// What else programs are told of it.
    fn add_details(&self, body: &mut Value, language: Language) {
        match self {
            Failure::BadWish { field, .. } | Failure::WishesClash { field, .. } => body["field"] = (*field).into(),
            Failure::NoRecord(findings) => {
                body["findings"] = findings.iter().map(|noted| finding(noted, language)).collect();
            }
            Failure::Changed(version) => body["version"] = (*version).into(),
            Failure::BadRecord(wrong) => {
                body["node"] = wrong.node.into();
                body["reason"] = wrong.reason.as_str().into();
            }
            _ => {}
        }
    }

    fn title(&self, language: Language) -> String {
        language.text(&format!("error-{}-title", self.code()))
    }

    /// What went wrong, in the reader's language.
    pub(crate) fn text(&self, language: Language) -> String {
        match self {
            Failure::BadWish { field, value } => {
                language.text_with(&format!("error-wish-{field}"), "value", value.as_str())
            }
            Failure::WishesClash { field, with, value } => {
                language.text_with(&format!("error-wish-{field}-with-{with}"), "value", value.as_str())
            }
            Failure::NoPosition { line, column } => {
                let values = [("line", (*line).into()), ("column", (*column).into())];
                language.text_with_values("error-no-position", values)
            }
            _ => language.text(&format!("error-{}", self.code())),
        }
    }
}

impl From<store::Error> for Failure {
    fn from(error: store::Error) -> Failure {
        match error {
            store::Error::Gone => Failure::NotFound,
            // That is no fault of anybody's.
            store::Error::Busy(cause) => {
                tracing::warn!(%cause, "the database has too much to do");
                Failure::Busy
            }
            error => Failure::internal(error),
        }
    }
}

impl From<NoChannel> for Failure {
    fn from(why: NoChannel) -> Failure {
        match why {
            NoChannel::Enough => Failure::TooManyChannels,
            NoChannel::Full => Failure::Crowded,
        }
    }
}

impl From<crate::stored::Corrupt> for Failure {
    fn from(error: crate::stored::Corrupt) -> Failure {
        Failure::internal(error)
    }
}

impl From<Full> for Failure {
    fn from(_: Full) -> Failure {
        Failure::Full
    }
}

impl IntoResponse for Failure {
    /// A bare status that [`as_page`] or [`as_json`] puts into words.
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Middleware: failures as pages.
pub(crate) async fn as_page(Preferred(language): Preferred, from: Peer, request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    match failure_in(&response) {
        Some(failure) => {
            let page = pages::failure(language, &failure.title(language), &failure.text(language));
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
            let mut body = json!({"code": failure.code(), "text": failure.text(language)});
            failure.add_details(&mut body, language);
            failure.answer(from, &response, Json(body))
        }
        None => response,
    }
}

fn failure_in(response: &Response) -> Option<Failure> {
    let status = response.status();
    let failed = status.is_client_error() || status.is_server_error();
    failed.then(|| response.extensions().get().cloned().unwrap_or_else(|| Failure::of_status(status)))
}
