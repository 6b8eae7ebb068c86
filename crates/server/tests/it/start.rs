//! What keeps the server from starting is one line.

use crate::site::Data;
use server::{Config, Server, StartError};
use std::time::Duration;

async fn fail(config: &Config) -> StartError {
    let error = Server::bind(config).await.err().expect("it cannot start");
    assert!(!error.to_string().contains('\n'), "{error}");
    error
}

#[tokio::test]
async fn a_busy_port() {
    let data = Data::new();
    let site = data.start().await;
    let config = Config { listen: site.address(), ..Data::new().config() };
    let error = fail(&config).await;
    assert!(matches!(error, StartError::Busy { address, option: "--listen" } if address == site.address()), "{error}");
    site.stop().await;
}

#[tokio::test]
async fn a_data_folder_that_cannot_be() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let config = Config { data: file.path().join("data"), ..Data::new().config() };
    let error = fail(&config).await;
    assert!(matches!(error, StartError::DataFolder { .. }), "{error}");
    assert!(error.to_string().contains(file.path().to_str().unwrap()), "{error}");
}

#[tokio::test]
async fn a_database_that_is_none() {
    let junk = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(junk.path(), "a letter to a friend\n".repeat(100)).unwrap();
    let junk = format!("sqlite://{}", junk.path().display());
    let check = async |url: &str, named: &str, reason: &str| {
        let config = Config { database: Some(url.to_owned()), wait: Duration::ZERO, ..Data::new().config() };
        let error = fail(&config).await.to_string();
        let beginning = format!("cannot open the database {named}: ");
        assert!(error.starts_with(&beginning) && error.contains(reason), "{url}: {error}");
    };
    check("sqlite:///nowhere/at/all.sqlite", "sqlite:///nowhere/at/all.sqlite", "No such file").await;
    check(&junk, &junk, "not a database").await;
    check("postgres://me:secret@127.0.0.1:1/x?sslmode=disable", "postgres://127.0.0.1:1/x", "refused").await;
    check("mysql://root@localhost/x", "mysql://localhost/x", "mysql").await;
    check("what?", "what", "").await;
}

#[tokio::test]
async fn a_database_that_cannot_be_written() {
    let data = Data::new();
    data.start().await.stop().await;
    let config = Config { database: Some(format!("{}?mode=ro", data.url())), ..data.config() };
    let error = fail(&config).await.to_string();
    assert!(error.contains("readonly"), "{error}");
}

#[tokio::test]
async fn a_database_file_is_made() {
    let data = Data::new();
    let url = format!("sqlite://{}/other name.sqlite", data.folder.path().display());
    let data = Data { database: Some(url), ..data };
    let site = data.start().await;
    site.visitor().make(serde_json::json!({})).await;
    site.stop().await;
}

/// A page in the middle of the file is overwritten: better said now than by some page of the site, some day.
#[tokio::test]
async fn a_damaged_database() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    for _ in 0..40 {
        visitor.make(serde_json::json!({"opponent": "two"})).await;
    }
    site.stop().await;
    let file = data.folder.path().join("miyako.sqlite");
    let mut bytes = std::fs::read(&file).unwrap();
    for page in bytes.chunks_mut(4096).skip(2) {
        page[..64].fill(0xff);
    }
    std::fs::write(&file, bytes).unwrap();
    let error = fail(&data.config()).await.to_string();
    assert!(error.contains("it is damaged (") && error.contains("miyako restore"), "{error}");
}
