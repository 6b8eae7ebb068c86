//! How somebody has come to a page about people: what they read, and what the way allows.

use crate::web::language::Preferred;
use crate::web::reach::{Keys, Reach};
use crate::web::site::Site;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use std::convert::Infallible;
use words::Language;

/// A visit of such a page.
pub(crate) struct Visit {
    pub(in crate::web) language: Language,
    pub(in crate::web) reach: Reach,
    /// Whether devices make passkeys for the site, as it was reached.
    pub(in crate::web) keys: Keys,
}

impl FromRequestParts<Site> for Visit {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Visit, Infallible> {
        let Preferred(language) = Preferred::from_request_parts(parts, site).await?;
        let reach = site.reach.clone();
        Ok(Visit { language, keys: reach.keys(&parts.headers), reach })
    }
}
