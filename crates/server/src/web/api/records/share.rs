//! `POST /api/v1/records/{id}/share`: a link for readers; `DELETE` revokes it. `POST …/copy`: a copy of one's own.

use super::import::created;
use super::write;
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::peer::Peer;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::{Extension, Json};
use dojo::app::App;
use dojo::who::Who;
use serde_json::{Value, json};

pub(crate) async fn share(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    Path(id): Path<String>,
) -> Result<Json<Value>, Failed> {
    app.gate.count(from.address)?;
    Ok(Json(json!({"url": write::shared_at(&app.share(&visitor, &id).await?)})))
}

pub(crate) async fn unshare(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    Path(id): Path<String>,
) -> Result<StatusCode, Failed> {
    app.gate.count(from.address)?;
    app.unshare(&visitor, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn copy(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    Preferred(language): Preferred,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Failed> {
    app.gate.count(from.address)?;
    let kept = app.own_record(&visitor, &id).await?;
    Ok(created(write::summary(&app.copy(&visitor, kept).await?, language)))
}

pub(crate) async fn copy_shared(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    Preferred(language): Preferred,
    Path(token): Path<String>,
) -> Result<impl IntoResponse, Failed> {
    app.gate.count(from.address)?;
    let kept = app.shared_record(&token).await?;
    Ok(created(write::summary(&app.copy(&visitor, kept).await?, language)))
}
