//! What whoever looks after the server is told.

use crate::site::{Data, Site};
use crate::wire::{From, status};
use serde_json::json;
use server::Config;
use sqlx::{AnyConnection, AnyPool, Connection, Executor};
use std::net::SocketAddr;

async fn ask(address: SocketAddr, path: &str) -> String {
    From(1).get(address, path, "").await
}

#[tokio::test]
async fn it_is_ready_while_its_database_writes() {
    let data = Data::new();
    let ops = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
    let site = Site::start(Config { ops, ..data.config() }).await;
    let ops = site.ops_address();
    let answer = ask(ops, "/ready").await;
    assert!(status(&answer) == 200 && answer.ends_with(r#"{"ready":true}"#), "{answer}");

    // Another program keeps the database from writing.
    let mut other = AnyConnection::connect(&data.url()).await.unwrap();
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    let answer = ask(ops, "/ready").await;
    assert!(status(&answer) == 503 && answer.contains("the database has not written for 2 seconds"), "{answer}");
    let health = ask(ops, "/health").await;
    assert!(status(&health) == 200 && health.ends_with("ok\n"), "the process is there: {health}");
    other.execute("ROLLBACK").await.unwrap();
    other.close().await.unwrap();
    while status(&ask(ops, "/ready").await) != 200 {}

    assert_eq!(status(&ask(site.address(), "/ready").await), 404, "visitors are not told");
    site.stop().await;
}

/// A page that does not know what is stored says nothing of it.
#[tokio::test]
async fn a_failure_promises_nothing() {
    let data = Data::new();
    let site = data.start().await;
    let mut friend = site.visitor();
    let id = friend.make(json!({"opponent": "two"})).await;
    let pool = AnyPool::connect(&data.url()).await.unwrap();
    pool.execute("ALTER TABLE event RENAME TO lost").await.unwrap();
    pool.close().await;
    let page = friend.get(&format!("/games/{id}")).await;
    assert_eq!(page.status, 500);
    assert!(page.text.contains("tell whoever runs this site") && !page.text.contains("safe"), "{}", page.text);
    site.stop().await;
}
