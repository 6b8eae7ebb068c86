//! Who asks about a mate problem, and how they are answered.

use crate::web::language::Preferred;
use crate::web::peer::Peer;
use crate::web::writing::Writing;
use axum::Extension;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use dojo::who::Who;
use kifu::notation::Notation;
use std::net::IpAddr;
use words::Language;

/// What every question to the solver needs to know of who asks.
pub(crate) struct Caller {
    pub(in crate::web::api) visitor: Who,
    pub(in crate::web::api) from: IpAddr,
    pub(in crate::web::api) language: Language,
    pub(in crate::web::api) notation: Notation,
}

impl<S: Send + Sync> FromRequestParts<S> for Caller {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &S) -> Result<Caller, Response> {
        let visitor = Extension::from_request_parts(parts, site).await;
        let Extension(visitor) = visitor.map_err(IntoResponse::into_response)?;
        let peer = Peer::from_request_parts(parts, site).await?;
        let Ok(Preferred(language)) = Preferred::from_request_parts(parts, site).await;
        let writing = Writing::from_request_parts(parts, site).await;
        let Writing(notation) = writing.map_err(IntoResponse::into_response)?;
        Ok(Caller { visitor, from: peer.address, language, notation })
    }
}
