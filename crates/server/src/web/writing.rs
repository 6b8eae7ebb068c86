//! How a visitor likes moves written: their choice, or the habit of their language.

use crate::web::cookie;
use crate::web::failure::Failed;
use crate::web::language::preferred;
use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use dojo::failure::Failure;
use kifu::notation::Notation;
use serde::Deserialize;
use words::Language;

/// The cookie that keeps a visitor's own choice; the page's script writes it.
const COOKIE: &str = "notation";

/// The notation to write a visitor's moves in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Writing(pub(crate) Notation);

#[derive(Default, Deserialize)]
#[serde(default)]
struct Asked {
    notation: String,
}

impl<S: Sync> FromRequestParts<S> for Writing {
    type Rejection = Failed;

    /// What `?notation=` says, or the cookie. An old cookie may hold what we do not know any more; whoever asks is told.
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Writing, Failed> {
        let Query(Asked { notation }) = Query::try_from_uri(&parts.uri).unwrap_or_default();
        if !notation.is_empty() {
            let unknown = |_| Failure::of_field("notation", &notation);
            return Ok(Writing(notation.parse().map_err(unknown)?));
        }
        let kept = cookie::get(&parts.headers, COOKIE).and_then(|name| name.parse().ok());
        Ok(Writing(kept.unwrap_or(habit(preferred(&parts.headers)))))
    }
}

/// How moves are written in a language if nobody has chosen otherwise.
pub(crate) const fn habit(language: Language) -> Notation {
    match language {
        Language::Japanese => Notation::KI2,
        Language::Italian | Language::English => Notation::WESTERN,
    }
}
