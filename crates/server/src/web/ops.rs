//! For whoever looks after the server: a listener of its own, which is not for visitors.

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;
use axum::{Json, Router};
use dojo::stored;
use serde_json::{Value, json};
use std::time::Duration;
use store::Store;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::timeout;

/// A database that takes longer to write a line is of no use to players.
const PATIENCE: Duration = Duration::from_secs(2);
/// The name of that line among the runs of the server.
const LINE: &str = "ready";

#[derive(Clone)]
struct Ops {
    store: Store,
    stopping: watch::Receiver<bool>,
}

/// Answers until it is dropped.
pub(crate) async fn serve(listener: TcpListener, store: Store, stopping: watch::Receiver<bool>) {
    let router = Router::new()
        .route("/health", get(async || "ok\n"))
        .route("/ready", get(ready))
        .with_state(Ops { store, stopping });
    if let Err(error) = axum::serve(listener, router).await {
        tracing::error!(%error, "nobody is told any more whether the server is ready");
    }
}

/// Whether visitors should be sent here: the server is not about to stop, and its database has just written something.
async fn ready(State(ops): State<Ops>) -> (StatusCode, Json<Value>) {
    let reason = if *ops.stopping.borrow() {
        "the server is stopping".to_owned()
    } else {
        match timeout(PATIENCE, ops.store.pulse(LINE, stored::time_of_day_ms())).await {
            Ok(Ok(())) => return (StatusCode::OK, Json(json!({"ready": true}))),
            Ok(Err(error)) => format!("the database does not write: {error}"),
            Err(_) => format!("the database has not written for {} seconds", PATIENCE.as_secs()),
        }
    };
    (StatusCode::SERVICE_UNAVAILABLE, Json(json!({"ready": false, "reason": reason})))
}
