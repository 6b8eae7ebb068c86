//! What keeps the server from starting is one line.

use crate::site::Data;
use server::{Config, Server, StartError};

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
    assert!(matches!(error, StartError::Busy(address) if address == site.address()), "{error}");
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
    for url in ["sqlite:///nowhere/at/all.sqlite", "mysql://root@localhost/x", "what?"] {
        let config = Config { database: Some(url.to_owned()), ..Data::new().config() };
        let error = fail(&config).await;
        assert!(matches!(error, StartError::Database(_)), "{url}: {error}");
    }
}
