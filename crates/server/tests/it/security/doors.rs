//! Other sites' pages: they cannot have a visitor's browser change anything.

use super::changing;
use crate::account::{games, sign_up};
use crate::site::{Data, OWN_HOST};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::json;

#[tokio::test]
async fn no_other_site_changes_anything() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    sign_up(&mut anna, "Anna").await;
    let id = anna.make(json!({})).await;
    let evil = [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ];
    for (method, path) in changing() {
        let address = path.replace("{id}", &id).replace("{device}", "x").replace("{token}", "x");
        for (header, value) in evil {
            for kind in ["application/json", "application/x-www-form-urlencoded", "text/plain"] {
                let request = Request::builder().method(method).uri(&address).header("content-type", kind);
                let reply = anna.send(request.header(header, value).body(Body::from("{}")).unwrap()).await;
                assert_eq!(reply.status, StatusCode::FORBIDDEN, "{method} {path} {header}: {value}");
                assert!(!reply.text.contains("error-foreign-origin"), "in words");
            }
        }
        // Their own page may, whatever comes of it.
        if !["/account/out", "/forget"].contains(&path) {
            let request = Request::builder().method(method).uri(&address).header("content-type", "application/json");
            let request = request.header("origin", format!("http://{OWN_HOST}"));
            let reply = anna.send(request.body(Body::from("{}")).unwrap()).await;
            assert!(!reply.text.contains("foreign-origin"), "{method} {path}: {}", reply.text);
        }
    }
    assert!(games(&mut anna).await.contains(&id));
    // Live channels, too.
    for path in [format!("games/{id}/live"), "analysis".to_owned()] {
        assert!(anna.open(&path, "https://evil.example").await.is_err(), "{path}");
    }
    site.stop().await;
}
