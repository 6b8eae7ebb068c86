//! Which address is answered by what.

use crate::app::App;
use crate::failure::{self, Failure};
use crate::{api, assets, pages, security, visitor};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn;
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;

/// No request of ours is longer.
const LONGEST_BODY: usize = 8 * 1024;

impl App {
    /// Everything this site answers.
    pub fn router(&self) -> Router {
        let pages = Router::new()
            .route("/", get(pages::home))
            .route("/games", get(pages::games).post(pages::start))
            .route("/games/{id}", get(pages::game))
            .route("/games/{id}/kif", get(pages::kif))
            .route("/games/{id}/join", post(pages::join))
            .route("/games/{id}/rematch", post(pages::rematch))
            .route("/editor", get(pages::editor))
            .route("/rules", get(pages::rules))
            .route("/language", post(pages::choose_language))
            .fallback(async || Failure::NotFound)
            .layer(from_fn(visitor::identify))
            .layer(from_fn(security::refuse_other_sites))
            .layer(from_fn(failure::as_page));
        let api = Router::new()
            .route("/games", get(api::list).post(api::create))
            .route("/games/{id}", get(api::show))
            .route("/games/{id}/live", get(api::live))
            .route("/games/{id}/join", post(api::join))
            .route("/games/{id}/rematch", post(api::rematch))
            .route("/position", post(api::position))
            .route("/moves", get(api::moves))
            .fallback(async || Failure::NotFound)
            .layer(from_fn(visitor::identify))
            .layer(from_fn(security::refuse_other_sites))
            .layer(from_fn(failure::as_json));
        pages
            .nest("/api/v1", api)
            .route("/static/{*path}", get(assets::get))
            .layer(DefaultBodyLimit::max(LONGEST_BODY))
            .layer(CompressionLayer::new())
            .layer(from_fn(security::add_headers))
            .with_state(self.clone())
    }
}
