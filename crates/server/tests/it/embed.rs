//! Boards in the pages of other sites: they may stand in frames, and nothing else may; nobody is recognised in them.

use crate::postgres::on_both;
use crate::site::{Data, Visitor};
use crate::together::begin_at;
use axum::body::Body;
use axum::http::Request;
use axum::http::header::ACCEPT_LANGUAGE;
use serde_json::json;

/// Looks into a frame: what is in it may stand there, and leaves no trace with who looks.
async fn framed(visitor: &mut Visitor, path: &str) -> String {
    let reply = visitor.get(path).await;
    let policy = reply.header("content-security-policy");
    assert!(policy.contains("frame-ancestors *") && policy.contains("form-action 'none'"), "{path}: {policy}");
    assert!(policy.contains("default-src 'self'"), "{policy}");
    assert_eq!((reply.header("x-frame-options"), reply.header("set-cookie")), ("", ""), "{path}");
    assert!(!reply.text.contains("<form") && !reply.text.contains("<header class=\"top\""), "{}", reply.text);
    reply.text
}

#[tokio::test]
async fn a_game_a_shared_record_and_a_problem_stand_in_frames() {
    on_both(async |data| {
        let mut two = begin_at(data.start().await, json!({})).await;
        two.play(1, "7g7f 3c3d").await;
        let mut stranger = two.site.visitor();
        let path = format!("/embed/games/{}", two.id);
        let text = framed(&mut stranger, &path).await;
        assert!(text.contains("\"usi\":\"3c3d\"") && text.contains("Anna (guest)"), "{text}");
        assert!(text.contains(&format!("href=\"/games/{}\" target=\"_blank\"", two.id)));
        // Who plays is nobody there: there is nothing to do for them.
        let own = framed(&mut two.white.0, &path).await;
        assert!(own.contains("\"you\":[]") && own.contains("\"role\":\"spectator\""), "{own}");

        // The language is that of the address, else of the browser; what somebody has chosen here is not looked at.
        assert!(framed(&mut stranger, &format!("{path}?lang=it")).await.contains("<html lang=\"it\""));
        let request = Request::get(&path).header(ACCEPT_LANGUAGE, "ja").header("cookie", "language=it");
        assert!(stranger.send(request.body(Body::empty()).unwrap()).await.text.contains("<html lang=\"ja\""));

        let made = two.black.0.post(&format!("/api/v1/games/{}/record", two.id), json!({})).await;
        assert_ne!(made.status.as_u16(), 200, "it is not over");
        let import = Request::post("/api/v1/records?name=a.kif")
            .body(Body::from("表題:Aprile\n手数----指手---------消費時間--\n1 7六歩(77)\n2 3四歩(33)\n"));
        two.black.0.send(import.unwrap()).await;
        let list = two.black.0.get("/api/v1/records").await.json();
        let id = list["records"][0]["id"].as_str().unwrap();
        let shared = two.black.0.post(&format!("/api/v1/records/{id}/share"), json!({})).await.json();
        let shared = format!("/embed{}", shared["url"].as_str().unwrap());
        assert!(framed(&mut stranger, &shared).await.contains("\"usi\":\"7g7f\""));

        let next = stranger.get("/tsume/next").await;
        let page = next.header("location").split('?').next().unwrap();
        let problem = page.replace("/tsume/problems/", "/embed/tsume/");
        let mut another = two.site.visitor();
        let text = framed(&mut another, &problem).await;
        assert!(text.contains("\"problem\":{\"id\":null"), "it is nobody's to log: {text}");

        // What is not there is said in the frame as well.
        for path in ["/embed/games/nothing", "/embed/shared/nothing", "/embed/tsume/nothing"] {
            let text = framed(&mut another, path).await;
            assert!(text.contains("<h1>"), "{text}");
        }
        two.site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn nothing_else_stands_in_frames() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let id = anna.make(json!({"opponent": "link"})).await;
    let pages = ["/", "/play", "/games", "/account", "/library", "/tsume", "/forget", "/embed", "/nowhere", "/sw.js"];
    let own = [format!("/games/{id}"), format!("/api/v1/games/{id}"), "/api/v1/games".to_owned()];
    for path in pages.into_iter().map(str::to_owned).chain(own) {
        let reply = anna.get(&path).await;
        let policy = reply.header("content-security-policy");
        assert!(policy.contains("frame-ancestors 'none'"), "{path}: {policy}");
        assert_eq!(reply.header("x-frame-options"), "DENY", "{path}");
    }
    site.stop().await;
}
