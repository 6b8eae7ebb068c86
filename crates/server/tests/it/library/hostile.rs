//! What is sent to do harm is refused, or taken and does none.

use super::path_of;
use crate::site::{Data, Site, Visitor};
use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use serde_json::json;
use server::{Config, Limits};
use std::fmt::Write;
use std::time::{Duration, Instant};

/// Kings that walk to and fro.
fn long_game(plies: usize) -> String {
    let mut text = "手合割：平手\n".to_owned();
    for ply in 0..plies {
        let m = ["５八玉(59)", "５二玉(51)", "５九玉(58)", "５一玉(52)"][ply % 4];
        let _ = writeln!(text, "{} {m}", ply + 1);
    }
    text
}

/// A main line with variations of its moves, one inside the other or side by side, all of them different and illegal.
fn many_variations(count: usize, at: impl Fn(usize) -> usize) -> String {
    let mut text = long_game(40);
    for number in 0..count {
        let (ply, to, from) = (at(number) + 1, number % 81, number / 81 % 81);
        let nth = |all: &str, n: usize| all.chars().nth(n).unwrap();
        let (file, rank) = (nth("１２３４５６７８９", to / 9), nth("一二三四五六七八九", to % 9));
        let _ = writeln!(text, "\n変化：{ply}手\n{ply} {file}{rank}金({}{})", from / 9 + 1, from % 9 + 1);
    }
    text
}

async fn status_of(visitor: &mut Visitor, bytes: impl Into<Body>) -> (StatusCode, String) {
    let started = Instant::now();
    let reply = visitor.request(Method::POST, "/api/v1/records?again=true", bytes).await;
    assert!(started.elapsed() < Duration::from_secs(60), "{:?}", started.elapsed());
    let code = reply.json()["code"].as_str().unwrap_or_default().to_owned();
    if code == "no-record" {
        assert_ne!(reply.json()["findings"], json!([]), "why is told");
    }
    (reply.status, code)
}

#[tokio::test]
async fn files_that_mean_harm_do_none() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let refused = (StatusCode::UNPROCESSABLE_ENTITY, "no-record".to_owned());
    for bytes in [vec![], b"hello".to_vec(), vec![0; 1000], vec![0xff; 1000], (0..=255).cycle().take(100_000).collect()]
    {
        let start: Vec<u8> = bytes.iter().take(8).copied().collect();
        assert_eq!(status_of(&mut visitor, bytes).await, refused, "{start:?}");
    }
    let large = (StatusCode::PAYLOAD_TOO_LARGE, "too-large".to_owned());
    assert_eq!(status_of(&mut visitor, vec![b'x'; (4 << 20) + 1]).await, large);
    assert_eq!(status_of(&mut visitor, long_game(60_000)).await, refused, "longer than any game");
    assert!(visitor.search("").await.is_empty(), "nothing of it was kept");

    assert_eq!(status_of(&mut visitor, long_game(20_000)).await.0, StatusCode::CREATED);
    for at in [|_| 0, |number| number % 40, |number: usize| 39 - number % 40] {
        let status = status_of(&mut visitor, many_variations(3_000, at)).await.0;
        assert!([StatusCode::CREATED, StatusCode::UNPROCESSABLE_ENTITY].contains(&status), "{status}");
    }
    let started = Instant::now();
    let found = visitor.get("/api/v1/records").await.json()["records"].clone();
    for summary in found.as_array().unwrap() {
        for part in ["", "/formats", "/file"] {
            assert_eq!(visitor.get(&format!("{}{part}", path_of(summary))).await.status, StatusCode::OK);
        }
    }
    assert!(started.elapsed() < Duration::from_secs(60), "{:?}", started.elapsed());
    site.stop().await;
}

#[tokio::test]
async fn a_library_has_limits() {
    let data = Data::new();
    let limits = Limits { records: 3, record_bytes: 20_000, library_changes_a_minute: 8, ..Limits::default() };
    let site = Site::start(Config { limits, ..data.config() }).await;
    let mut visitor = site.visitor();
    let full = (StatusCode::INSUFFICIENT_STORAGE, "library-full".to_owned());
    assert_eq!(status_of(&mut visitor, long_game(2000)).await, full, "too many bytes");
    for _ in 0..3 {
        assert_eq!(status_of(&mut visitor, long_game(2)).await.0, StatusCode::CREATED);
    }
    assert_eq!(status_of(&mut visitor, long_game(2)).await, full, "too many records");
    let known = visitor.request(Method::POST, "/api/v1/records", long_game(2)).await;
    assert_eq!((known.status, &known.json()["known"]), (StatusCode::OK, &json!(true)), "it has room for what is there");
    let found = visitor.get("/api/v1/records").await.json()["records"].clone();
    assert_eq!(visitor.delete(&path_of(&found[0])).await, StatusCode::NO_CONTENT);
    assert_eq!(status_of(&mut visitor, long_game(2)).await.0, StatusCode::CREATED, "there is room again");
    let too_many = (StatusCode::TOO_MANY_REQUESTS, "too-many".to_owned());
    assert_eq!(status_of(&mut visitor, long_game(2)).await, too_many);
    site.stop().await;
}

#[tokio::test]
async fn other_sites_cannot_touch_a_library() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    assert_eq!(status_of(&mut visitor, long_game(2)).await.0, StatusCode::CREATED);
    let path = path_of(&visitor.get("/api/v1/records").await.json()["records"][0]);
    for (method, path) in [
        (Method::POST, "/api/v1/records".to_owned()),
        (Method::PUT, path.clone()),
        (Method::DELETE, path.clone()),
        (Method::POST, format!("{path}/share")),
        (Method::POST, format!("{path}/copy")),
    ] {
        let request = Request::builder().method(&method).uri(&path).header("origin", "http://evil.example");
        let reply = visitor.send(request.body(Body::from("x")).unwrap()).await;
        assert_eq!(reply.status, StatusCode::FORBIDDEN, "{method} {path}");
    }
    assert_eq!(visitor.search("").await.len(), 1);
    site.stop().await;
}
