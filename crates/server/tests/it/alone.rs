//! One server to a data folder and to a database.

use crate::outage::Wire;
use crate::postgres::{PostgresSchema, on_both};
use crate::site::{Data, Site};
use server::{Config, Progress, Server, StartError};
use sqlx::{AssertSqlSafe, Connection, Executor, Row};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};

/// A server is refused, in one line.
async fn check_refused(config: &Config, beginning: &str) {
    let error = Server::bind(config).await.err().expect("there is another");
    assert!(matches!(error, StartError::Taken { .. }), "{error}");
    let error = error.to_string();
    assert!(error.starts_with(beginning) && !error.contains('\n'), "{error}");
}

#[tokio::test]
async fn a_second_server_is_refused() {
    on_both(async |data| {
        let site = data.start().await;
        let folder = data.folder.path().display();
        let process = std::process::id();
        let line =
            format!("the data folder {folder} is in use by another server (process {process}): stop that one first");
        check_refused(&data.config(), &line).await;
        // The same database from another folder.
        let elsewhere = Data::new();
        let url = data.database.clone().unwrap_or_else(|| data.url());
        let config = Config { database: Some(url), ..elsewhere.config() };
        check_refused(&config, "the database ").await;
        site.stop().await;
        Site::start(config).await.stop().await;
        data.start().await.crash().await;
        data.start().await.stop().await;
    })
    .await;
}

#[tokio::test]
async fn a_lock_that_a_killed_server_left_means_nothing() {
    let data = Data::new();
    let (mut process, _) = crate::crash::start(&data);
    check_refused(&data.config(), &format!("the data folder {}", data.folder.path().display())).await;
    process.kill().unwrap();
    process.wait().unwrap();
    assert!(data.folder.path().join("lock").exists());
    data.start().await.stop().await;
}

/// The session with the lock is cut off, and another server is faster than this one to take it.
#[tokio::test]
async fn a_server_whose_database_was_taken_over_stops() {
    let Some(schema) = PostgresSchema::new().await else {
        return println!("skipped: no Postgres");
    };
    let data = Data { database: Some(schema.url.clone()), ..Data::new() };
    let site = data.start().await;
    let lock = format!("classid = 4649 AND objid::bigint = hashtext('{}')::bigint & 4294967295", schema.name);
    let mut other = sqlx::AnyConnection::connect(&schema.url).await.unwrap();
    let cut = format!("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND {lock}");
    let cut = other.execute(AssertSqlSafe(cut)).await.unwrap();
    assert_eq!(cut.rows_affected(), 1);
    other.execute("SELECT pg_advisory_lock(4649, hashtext(current_schema())) IS NULL").await.unwrap();
    let error = site.end().await;
    assert!(matches!(error, StartError::TakenOver { .. }), "{error}");
    other.close().await.unwrap();

    // Nobody else wants it: then it goes on.
    let site = data.start().await;
    let cut = format!("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND {lock}");
    schema.pool.execute(AssertSqlSafe(cut)).await.unwrap();
    tokio::time::sleep(Duration::from_secs(5)).await;
    let elsewhere = Config { database: Some(schema.url.clone()), ..Data::new().config() };
    check_refused(&elsewhere, "the database ").await;
    site.stop().await;
    schema.drop().await;
}

/// The line is cut, and the database does not notice: it keeps the lock for a session that nobody has any more.
#[tokio::test]
async fn a_server_takes_its_lock_back_from_its_own_lost_session() {
    let Some(schema) = PostgresSchema::new().await else {
        return println!("skipped: no Postgres");
    };
    let wire = Wire::to(&schema.url).await;
    let site = Data { database: Some(wire.url.clone()), ..Data::new() }.start().await;
    wire.tear();
    wire.mend();
    tokio::time::sleep(Duration::from_secs(8)).await;
    assert!(!site.is_over(), "{}", site.end().await);
    let elsewhere = Config { database: Some(schema.url.clone()), ..Data::new().config() };
    check_refused(&elsewhere, "the database ").await;
    site.stop().await;
    schema.drop().await;
}

static WAITED: AtomicUsize = AtomicUsize::new(0);

#[tokio::test]
async fn a_database_that_is_slow_to_start_is_waited_for() {
    let Some(schema) = PostgresSchema::new().await else {
        return println!("skipped: no Postgres");
    };
    // The database comes up where nothing listens yet.
    let port = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let late: SocketAddr = port.local_addr().unwrap();
    drop(port);
    let (before, after) = schema.url.split_once("127.0.0.1:5432").expect("the usual address");
    let url = format!("{before}{late}{after}");
    let comes_up = tokio::spawn(async move {
        tokio::time::sleep(Duration::from_secs(7)).await;
        let port = TcpListener::bind(late).await.unwrap();
        loop {
            let (mut client, _) = port.accept().await.unwrap();
            let mut database = TcpStream::connect("127.0.0.1:5432").await.unwrap();
            tokio::spawn(async move { copy_bidirectional(&mut client, &mut database).await });
        }
    });
    let tell: server::Tell = |progress| {
        if let Progress::Waiting { reason, .. } = progress {
            assert!(reason.contains("refused"), "{reason}");
            WAITED.fetch_add(1, Ordering::Relaxed);
        }
    };
    let site = Site::start(Config { database: Some(url), tell, ..Data::new().config() }).await;
    assert_eq!(WAITED.load(Ordering::Relaxed), 1, "it was said, once");
    site.stop().await;
    comes_up.abort();
    schema.drop().await;
}

/// What travels to a database on another machine is encrypted where its address asks for it.
#[tokio::test]
async fn a_connection_to_postgres_can_be_encrypted() {
    let Some(schema) = PostgresSchema::new().await else {
        return println!("skipped: no Postgres");
    };
    let speaks_tls: String = schema.pool.fetch_one("SHOW ssl").await.unwrap().get(0);
    if speaks_tls != "on" {
        return println!("skipped: a Postgres without TLS");
    }
    let sign = if schema.url.contains('?') { '&' } else { '?' };
    let url = format!("{}{sign}sslmode=require", schema.url);
    let site = Site::start(Config { database: Some(url.clone()), ..Data::new().config() }).await;
    let lock = format!("classid = 4649 AND objid::bigint = hashtext('{}')::bigint & 4294967295", schema.name);
    let of_lock = format!("SELECT ssl FROM pg_stat_ssl WHERE pid = (SELECT pid FROM pg_locks WHERE {lock})");
    assert!(schema.pool.fetch_one(AssertSqlSafe(of_lock)).await.unwrap().get::<bool, _>(0));
    site.stop().await;
    // The certificate of a test is nobody's: whoever wants to be sure of the machine is told.
    let unsure = url.replace("sslmode=require", "sslmode=verify-full");
    let config = Config { database: Some(unsure), wait: Duration::ZERO, ..Data::new().config() };
    let error = Server::bind(&config).await.err().expect("who is that?").to_string();
    assert!(error.contains("certificate"), "{error}");
    schema.drop().await;
}
