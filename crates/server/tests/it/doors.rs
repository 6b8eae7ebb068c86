//! Pages, addresses and what guards them.

use crate::site::{Data, OWN_HOST, Visitor};
use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use serde_json::json;
use server::Limits;

#[tokio::test]
async fn the_first_page_speaks_the_visitors_language() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let check = async |visitor: &mut Visitor, accepted: &str, language: &str, title: &str| {
        let request = Request::get("/").header("accept-language", accepted).body(Body::empty()).unwrap();
        let page = visitor.send(request).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.text.contains(&format!("<html lang=\"{language}\">")), "{}", page.text);
        assert!(page.text.contains(title), "{}", page.text);
    };
    check(&mut visitor, "it-IT,it;q=0.9", "it", "Lo shōgi, dalla prima mossa").await;
    check(&mut visitor, "ja", "ja", "将棋を、最初の一手から").await;
    check(&mut visitor, "de", "en", "Shogi, from the first move").await;

    let chosen = visitor.post_form("/language", "language=ja&back=%2Fgames").await;
    assert_eq!((chosen.status, chosen.header("location")), (StatusCode::SEE_OTHER, "/games"));
    assert!(chosen.headers.get_all("set-cookie").iter().any(|set| set.to_str().unwrap().starts_with("language=ja;")));
    for back in [
        "https%3A%2F%2Fevil.example",
        "%2F%2Fevil.example",
        "%2F%5Cevil.example",
        "%2F%09%2Fevil.example",
        "%2Fgames%00",
        "%2F%C2%85%2Fx",
    ] {
        let chosen = visitor.post_form("/language", &format!("language=it&back={back}")).await;
        assert_eq!(chosen.header("location"), "/", "{back}");
    }
    site.stop().await;
}

#[tokio::test]
async fn a_game_is_started_without_script() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let form = "opponent=computer&level=10k&color=white&handicap=lance&clock=10m%2B30s&clock_text=&friendly=on";
    let made = visitor.post_form("/games", form).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.text);
    let page = visitor.get(made.header("location")).await;
    assert!(page.text.contains("<shogi-board>") && page.text.contains("id=\"page-data\""), "{}", page.text);
    let list = visitor.get("/").await.text;
    assert!(list.contains("Against Computer (10 kyū)") && list.contains("in progress"), "{list}");
    assert!(!site.visitor().get("/").await.text.contains("Against"), "games are their visitor's own");
    site.stop().await;
}

#[tokio::test]
async fn every_answer_carries_what_protects_visitors() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    for path in ["/", "/games", "/nowhere", "/api/v1/games", "/static/style/base.css"] {
        let reply = visitor.get(path).await;
        let policy = reply.header("content-security-policy");
        assert!(policy.starts_with("default-src 'self'") && !policy.contains("unsafe"), "{path}: {policy}");
        assert!(policy.contains("frame-ancestors 'none'"), "{path}: {policy}");
        assert_eq!(reply.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(reply.header("referrer-policy"), "same-origin", "{path}");
    }
    let page = visitor.get("/").await;
    let cookie = page.header("set-cookie");
    assert!(cookie.starts_with("miyako=") && cookie.contains("HttpOnly; ") | cookie.ends_with("HttpOnly"), "{cookie}");
    assert!(cookie.contains("SameSite=Lax") && cookie.contains("Path=/") && !cookie.contains("Secure"), "{cookie}");
    // Who is no trusted proxy may say what they like.
    let request = Request::get("/").header("x-forwarded-proto", "https").body(Body::empty()).unwrap();
    assert!(!visitor.send(request).await.header("set-cookie").contains("Secure"));
    let inline = page.text.split("<script").skip(1).any(|rest| !rest.contains("></script>") && !rest.contains("json"));
    assert!(!inline && !page.text.contains(" style="), "no inline script or style");
    site.stop().await;
}

#[tokio::test]
async fn other_sites_are_refused() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let id = visitor.make(json!({})).await;
    let mut check = async |path: &str, origin: &str, status: StatusCode| {
        let request = Request::builder().method(Method::POST).uri(path).header("origin", origin);
        let request = request.header("content-type", "application/json").body(Body::from("{}")).unwrap();
        assert_eq!(visitor.send(request).await.status, status, "{path} {origin}");
    };
    check("/api/v1/games", &format!("http://{OWN_HOST}"), StatusCode::CREATED).await;
    check("/api/v1/games", "http://evil.example", StatusCode::FORBIDDEN).await;
    check("/games", "http://evil.example", StatusCode::FORBIDDEN).await;
    check("/language", "null", StatusCode::FORBIDDEN).await;
    let refused = visitor.connect_from(&id, "http://evil.example").await.err().unwrap();
    assert!(refused.to_string().contains("403"), "{refused}");
    site.stop().await;
}

#[tokio::test]
async fn what_is_too_long_is_refused() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let reply = visitor.post("/api/v1/games", json!({"clock": "1".repeat(9000)})).await;
    assert_eq!((reply.status, &reply.json()["code"]), (StatusCode::PAYLOAD_TOO_LARGE, &json!("too-large")));
    let id = visitor.make(json!({})).await;
    let (mut line, _) = visitor.connect(&id).await;
    line.say(&format!("{{\"type\":\"ping\",\"x\":\"{}\"}}", "x".repeat(9000))).await;
    assert_eq!(line.hear().await, None, "the line is closed");
    site.stop().await;
}

#[tokio::test]
async fn what_cannot_be_is_said_clearly() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    for (wish, field) in [
        (json!({"handicap": "three-knights"}), "handicap"),
        (json!({"clock": "10"}), "clock"),
        (json!({"clock": "other", "clock_text": "5x"}), "clock"),
        (json!({"opponent": "friend"}), "opponent"),
        (json!({"opponent": "computer", "level": "10d"}), "level"),
        (json!({"opponent": "computer", "color": "red"}), "color"),
        (json!({"opening": "3/later"}), "opening"),
        (json!({"days": 3}), "days"),
        (json!({"handicap": "rook", "position": "4k4/9/9/9/9/9/4P4/9/4K4 b - 1"}), "position"),
    ] {
        let reply = visitor.post("/api/v1/games", wish.clone()).await;
        let answer = reply.json();
        assert_eq!((reply.status, &answer["field"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!(field)), "{wish}");
        assert!(answer["text"].as_str().unwrap().contains('“'), "{answer}");
    }
    assert_eq!(visitor.post("/api/v1/games", json!([1])).await.json()["code"], "bad-request");
    let page = visitor.post_form("/games", "clock=%3Cscript%3E").await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.text.contains("&lt;script&gt;") && !page.text.contains("<script>"), "{}", page.text);
    for path in ["/games/nowhere", "/games/00000000000000000000", "/games/..%2f", "/static/nothing.js", "/x"] {
        let reply = visitor.get(path).await;
        assert_eq!(reply.status, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(visitor.get("/api/v1/games/0").await.json()["code"], "not-found");
    assert_eq!(visitor.post("/", json!({})).await.status, StatusCode::METHOD_NOT_ALLOWED);
    site.stop().await;
}

#[tokio::test]
async fn games_are_limited() {
    let data = Data::new();
    let limits = Limits { games_of_one_visitor: 2, new_games_a_minute: 4, ..Limits::default() };
    let site = crate::site::Site::start(server::Config { limits, ..data.config() }).await;
    let mut visitor = site.visitor();
    let mut ids = Vec::new();
    for _ in 0..4 {
        ids.push(visitor.make(json!({})).await);
    }
    let reply = visitor.post("/api/v1/games", json!({})).await;
    assert_eq!((reply.status, &reply.json()["code"]), (StatusCode::TOO_MANY_REQUESTS, &json!("too-many")));
    assert_eq!(visitor.get(&format!("/games/{}", ids[0])).await.status, StatusCode::OK);
    assert_eq!(visitor.get(&format!("/games/{}", ids[1])).await.status, StatusCode::OK);
    assert_eq!(visitor.get(&format!("/games/{}", ids[2])).await.status, StatusCode::SERVICE_UNAVAILABLE);
    site.stop().await;
}

#[tokio::test]
async fn live_channels_are_limited() {
    let data = Data::new();
    let limits = Limits { live_channels: 1, ..Limits::default() };
    let site = crate::site::Site::start(server::Config { limits, ..data.config() }).await;
    let mut visitor = site.visitor();
    let id = visitor.make(json!({})).await;
    let origin = format!("http://{}", site.address());
    let open = visitor.connect(&id).await;
    let refused = visitor.connect_from(&id, &origin).await.err().unwrap();
    assert!(refused.to_string().contains("503"), "{refused}");
    drop(open);
    // The server notices in its own time that the first has gone.
    while visitor.connect_from(&id, &origin).await.is_err() {}
    site.stop().await;
}

#[tokio::test]
async fn files_are_kept_by_browsers() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let page = visitor.get("/").await.text;
    let address = page.split("href=\"").find(|rest| rest.contains("style/base.css")).unwrap();
    let address = address.split('"').next().unwrap();
    let file = visitor.get(address).await;
    assert_eq!((file.status, file.header("content-type")), (StatusCode::OK, "text/css; charset=utf-8"));
    let tag = file.header("etag").to_owned();
    let again = Request::get("/static/style/base.css").header("if-none-match", &tag).body(Body::empty()).unwrap();
    assert_eq!(visitor.send(again).await.status, StatusCode::NOT_MODIFIED);
    let zipped = Request::get(address).header("accept-encoding", "gzip").body(Body::empty()).unwrap();
    assert_eq!(visitor.send(zipped).await.header("content-encoding"), "gzip");
    assert_eq!(visitor.get("/static/tests/state.test.js").await.status, StatusCode::NOT_FOUND);
    site.stop().await;
}
