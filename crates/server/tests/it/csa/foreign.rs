//! Clients written by others, where they are installed.

use super::{Data, open};
use std::path::PathBuf;
use std::process::Command;

/// The shelf's client, which plays with the CSA client of `python-shogi`; or what is missing for it.
fn client() -> Result<PathBuf, &'static str> {
    let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/reference");
    let shelf = std::env::var_os("MIYAKO_SHELF").map_or(PathBuf::from(beside), PathBuf::from);
    let file = shelf.join("csa_foreign_client.py");
    if !file.is_file() {
        return Err("no shelf");
    }
    let installed = Command::new("python3").args(["-c", "import shogi.CSA"]).output();
    if installed.is_ok_and(|output| output.status.success()) { Ok(file) } else { Err("no python-shogi") }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn python_shogi_plays_whole_games() {
    let client = match client() {
        Ok(client) => client,
        Err(missing) => return println!("skipped: {missing}"),
    };
    let data = Data::new();
    let site = open(&data).await;
    let (host, port) = (site.csa_address().ip().to_string(), site.csa_address().port().to_string());
    for game in ["accept-600-10", "accept-300-5F", "accept-900-060"] {
        let mut command = Command::new("python3");
        command.arg(&client).args([&host, &port, "60", game]);
        let output = tokio::task::spawn_blocking(move || command.output()).await.unwrap().unwrap();
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success() && text.starts_with("OK plies=60 "), "{game}: {text}");
    }
    site.stop().await;
}
