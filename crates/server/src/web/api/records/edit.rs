//! `PUT /api/v1/records/{id}`: keeps an edited record. `DELETE`: forgets it.

use crate::web::body::whole;
use crate::web::failure::Failed;
use crate::web::peer::Peer;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::header::IF_MATCH;
use axum::http::{HeaderMap, StatusCode};
use axum::{Extension, Json};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::library::Content;
use dojo::who::Who;
use serde_json::{Value, json};

/// The longest record that is taken; what an editor sends back of what it was given is longer than the record itself.
const LONGEST: usize = 16 << 20;

pub(crate) async fn update(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<Value>, Failed> {
    app.gate.count(from.address)?;
    let version = version(&headers).ok_or(Failure::BAD_REQUEST)?;
    app.own_record(&visitor, &id).await?;
    let received = app.gate.receive(whole(body, LONGEST)).await?;
    let bytes = received.bytes.clone();
    let content = app.gate.work(move || serde_json::from_slice::<Content>(&bytes)).await?;
    let version = app.revise(&visitor, &id, version, content.map_err(|_| Failure::BAD_REQUEST)?).await?;
    Ok(Json(json!({"version": version})))
}

/// The version that was edited: `If-Match: "3"`.
fn version(headers: &HeaderMap) -> Option<i64> {
    headers.get(IF_MATCH)?.to_str().ok()?.trim().trim_matches('"').parse().ok()
}

pub(crate) async fn delete(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    Path(id): Path<String>,
) -> Result<StatusCode, Failed> {
    app.gate.count(from.address)?;
    app.discard(&visitor, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}
