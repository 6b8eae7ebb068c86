//! Who asks about a mate problem, and how he is answered.

use crate::app::App;
use crate::language::Preferred;
use crate::peer::Peer;
use crate::visitor::Visitor;
use crate::writing::Writing;
use axum::Extension;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use kifu::notation::Notation;
use std::net::IpAddr;
use words::Language;

/// What every question to the solver needs to know of who asks.
pub(crate) struct Caller {
    pub(super) visitor: Visitor,
    pub(super) from: IpAddr,
    pub(super) language: Language,
    pub(super) notation: Notation,
}

impl FromRequestParts<App> for Caller {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Response> {
        let visitor = Extension::from_request_parts(parts, app).await;
        let Extension(visitor) = visitor.map_err(IntoResponse::into_response)?;
        let peer = Peer::from_request_parts(parts, app).await?;
        let Ok(Preferred(language)) = Preferred::from_request_parts(parts, app).await;
        let Ok(Writing(notation)) = Writing::from_request_parts(parts, app).await;
        Ok(Caller { visitor, from: peer.address, language, notation })
    }
}
