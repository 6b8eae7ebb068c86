//! `GET /api/v1/records/{id}` and `GET /api/v1/shared/{token}`: a whole record.

use super::write;
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::writing::Writing;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, ETAG};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use dojo::app::App;
use dojo::who::Who;
use kifu::notation::Notation;
use store::Kept;
use words::Language;

pub(crate) async fn show(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Preferred(language): Preferred,
    Path(id): Path<String>,
    Writing(notation): Writing,
) -> Result<Response, Failed> {
    let kept = app.own_record(&visitor, &id).await?;
    whole(&app, kept, format!("/api/v1/records/{id}"), true, notation, language).await
}

pub(crate) async fn show_shared(
    State(app): State<App>,
    Preferred(language): Preferred,
    Path(token): Path<String>,
    Writing(notation): Writing,
) -> Result<Response, Failed> {
    let kept = app.shared_record(&token).await?;
    whole(&app, kept, format!("/api/v1/shared/{token}"), false, notation, language).await
}

async fn whole(
    app: &App,
    kept: Kept,
    base: String,
    editable: bool,
    notation: Notation,
    language: Language,
) -> Result<Response, Failed> {
    let version = kept.card.version;
    let written = move || write::whole(&kept, &base, editable, notation, language);
    let value = app.gate.work(written).await??;
    Ok(([(ETAG, format!("\"{version}\""))], Json(value)).into_response())
}

pub(crate) async fn original(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Path(id): Path<String>,
) -> Result<Response, Failed> {
    let upload = app.original(&app.own_record(&visitor, &id).await?).await?;
    let name = if upload.name.is_empty() { "record" } else { &upload.name };
    let head = [(CONTENT_TYPE, "application/octet-stream".to_owned()), (CONTENT_DISPOSITION, write::attachment(name))];
    Ok((head, upload.bytes).into_response())
}
