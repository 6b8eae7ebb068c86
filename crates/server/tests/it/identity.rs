//! Who is who: identities are issued here and nowhere else, can be ended, and are safer where the site is reached by https.

use crate::account::sign_up;
use crate::site::{Data, Reply, Site, Visitor};
use crate::together::begin;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::json;
use server::{Config, Limits};
use sqlx::{AnyConnection, Connection, Executor, Row};

/// The address that visitors of [`Site`] seem to come from.
const PROXY: &str = "192.0.2.1";

/// What a new browser gets that brings this cookie.
async fn bring(site: &Site, cookie: &str, scheme: &str, path: &str) -> Reply {
    let request = Request::get(path).header("cookie", cookie).header("x-forwarded-proto", scheme);
    site.visitor().send(request.body(Body::empty()).unwrap()).await
}

/// The cookies that are set, without what is said of them.
fn set(reply: &Reply) -> Vec<&str> {
    let all = reply.headers.get_all("set-cookie").iter();
    all.map(|set| set.to_str().unwrap().split(';').next().unwrap()).collect()
}

async fn has_games(site: &Site, cookie: &str) -> bool {
    !bring(site, cookie, "http", "/api/v1/games").await.json()["games"].as_array().unwrap().is_empty()
}

async fn with_a_game(site: &Site) -> (Visitor, String) {
    let mut visitor = site.visitor();
    let id = visitor.make(json!({})).await;
    (visitor, id)
}

#[tokio::test]
async fn what_the_site_has_not_issued_is_nobodys() {
    let data = Data::new();
    let site = data.start().await;
    let (anna, _) = with_a_game(&site).await;
    let own = anna.cookie().to_owned();
    let reply = bring(&site, &own, "http", "/").await;
    assert_eq!(set(&reply), [&own]);
    assert!(has_games(&site, &own).await);

    let token = own.strip_prefix("miyako=").unwrap();
    let wrong = if token.ends_with('0') { "1".repeat(32) } else { "0".repeat(32) };
    for brought in ["miyako=", "miyako=x", &format!("miyako={}", "0".repeat(32)), &format!("miyako={}", "0".repeat(64))]
    {
        let reply = bring(&site, brought, "http", "/").await;
        assert_eq!(reply.status, StatusCode::OK, "{brought}");
        assert!(set(&reply)[0] != brought && set(&reply)[0].len() == own.len(), "{brought}: {:?}", set(&reply));
        assert!(!has_games(&site, brought).await, "{brought}");
    }

    // Cookies of older programs have no seal, and after an older backup was put back that of all others is wrong: whoever has
    // done something here stays who they were, and gets one.
    let mut idle = site.visitor();
    idle.get("/").await;
    for ending in ["", &wrong] {
        let old = |cookie: &str| format!("{}{ending}", &cookie[.."miyako=".len() + 32]);
        assert!(has_games(&site, &old(&own)).await, "{ending}");
        assert_eq!(set(&bring(&site, &old(&own), "http", "/").await), [&own], "{ending}");
        assert_ne!(set(&bring(&site, &old(idle.cookie()), "http", "/").await), [idle.cookie()], "{ending}");
    }
    site.stop().await;
}

#[tokio::test]
async fn an_older_backup_takes_nobodys_games() {
    let data = Data::new();
    let site = data.start().await;
    let (anna, _) = with_a_game(&site).await;
    site.stop().await;
    let mut database = AnyConnection::connect(&data.url()).await.unwrap();
    database.execute("DELETE FROM secret").await.unwrap();
    database.close().await.unwrap();
    let site = data.start().await;
    assert!(has_games(&site, anna.cookie()).await);
    let renewed = bring(&site, anna.cookie(), "http", "/").await;
    assert_ne!(set(&renewed), [anna.cookie()], "it has the new seal");
    assert!(has_games(&site, set(&renewed)[0]).await);
    site.stop().await;
}

#[tokio::test]
async fn who_has_done_nothing_leaves_nothing_when_he_is_forgotten() {
    let data = Data::new();
    let limits = Limits { library_changes_a_minute: 3, ..Limits::default() };
    let site = Site::start(Config { limits, ..data.config() }).await;
    for status in [StatusCode::SEE_OTHER, StatusCode::SEE_OTHER, StatusCode::SEE_OTHER, StatusCode::TOO_MANY_REQUESTS] {
        assert_eq!(site.visitor().post_form("/forget", "").await.status, status);
    }
    site.stop().await;
    let mut database = AnyConnection::connect(&data.url()).await.unwrap();
    let ended = database.fetch_one("SELECT COUNT(*) FROM ended_visitor").await.unwrap();
    assert_eq!(ended.get::<i64, _>(0), 0);
    database.close().await.unwrap();
}

#[tokio::test]
async fn an_identity_can_be_ended() {
    let data = Data::new();
    let site = data.start().await;
    let (mut anna, id) = with_a_game(&site).await;
    let own = anna.cookie().to_owned();
    assert!(anna.get("/games").await.text.contains("href=\"/forget\""));
    let page = anna.get("/forget").await.text;
    assert!(page.contains("<form method=\"post\" action=\"/forget\">"), "{page}");
    assert!(has_games(&site, &own).await, "to look at the page ends nothing");
    let ended = anna.post_form("/forget", "").await;
    assert_eq!((ended.status, ended.header("location")), (StatusCode::SEE_OTHER, "/"));
    assert!(ended.header("set-cookie").starts_with("miyako=; Path=/; Max-Age=0;"), "{}", ended.header("set-cookie"));
    for brought in [&own, &own[.."miyako=".len() + 32]] {
        assert!(!has_games(&site, brought).await, "{brought}");
    }
    site.stop().await;
    let site = data.start().await;
    assert!(!has_games(&site, &own).await, "it is ended for ever");
    assert_eq!(site.visitor().get(&format!("/games/{id}")).await.status, StatusCode::OK, "others see the game");
    site.stop().await;
}

/// Windows that are open when somebody is forgotten do not play on for them: they come back as somebody who looks on.
#[tokio::test]
async fn who_is_forgotten_has_no_seat_in_an_open_window() {
    let data = Data::new();
    let mut two = begin(&data, json!({})).await;
    two.play(1, "7g7f").await;
    let (mut anna, window) = two.black;
    let other = anna.connect(&two.id).await.0;
    let analysis = anna.open("analysis", &format!("http://{}", anna.address())).await.unwrap();
    assert_eq!(anna.post_form("/forget", "").await.status, StatusCode::SEE_OTHER);
    for mut line in [window, other, analysis] {
        while line.hear().await.is_some() {}
    }
    let (mut back, seen) = anna.connect(&two.id).await;
    assert_eq!((&seen["you"], &seen["role"]), (&json!([]), &json!("spectator")));
    two.white.1.play(2, "3c3d").await;
    assert_eq!(back.ask(json!({"type": "move", "ply": 3, "usi": "2g2f"})).await["type"], "move", "of the opponent");
    assert_eq!(back.next().await["code"], "spectator");
    two.site.stop().await;
}

#[tokio::test]
async fn https_is_kept_where_it_is_known() {
    let data = Data::new();
    let config = Config { trusted_proxies: vec![PROXY.parse().unwrap()], ..data.config() };
    let site = Site::start(config).await;
    let plain = bring(&site, "", "http", "/").await;
    assert_eq!(plain.header("strict-transport-security"), "");
    assert!(set(&plain)[0].starts_with("miyako="));

    for path in ["/", "/api/v1/games", "/static/style/base.css", "/nowhere"] {
        let reply = bring(&site, "", "https", path).await;
        assert_eq!(reply.header("strict-transport-security"), "max-age=31536000", "{path}");
    }
    let secure = bring(&site, "", "https", "/").await;
    let said = secure.header("set-cookie");
    assert!(said.starts_with("__Host-miyako=") && said.contains("; Path=/;"), "{said}");
    assert!(said.contains("; Secure") && !said.contains("Domain"), "{said}");

    // Whoever came by http before stays who they were, and the cookie that others could have set is gone.
    let (anna, _) = with_a_game(&site).await;
    let own = anna.cookie().to_owned();
    let moved = bring(&site, &own, "https", "/api/v1/games").await;
    assert_eq!(moved.json()["games"].as_array().unwrap().len(), 1);
    assert_eq!(set(&moved), [&format!("__Host-{own}"), "miyako="]);
    let both = format!("{}; {own}", set(&secure)[0]);
    let reply = bring(&site, &both, "https", "/api/v1/games").await;
    assert_eq!(reply.json()["games"], json!([]), "the safer cookie counts");
    assert_eq!(set(&reply), [set(&secure)[0], "miyako="]);

    // The plain one is taken from the browser; one that was never issued makes nobody of anybody.
    let deleted = reply.headers.get_all("set-cookie").iter().nth(1).unwrap().to_str().unwrap();
    assert!(deleted.starts_with("miyako=; Path=/; Max-Age=0;"), "{deleted}");
    let forged = bring(&site, &format!("miyako={}", "0".repeat(64)), "https", "/").await;
    assert!(set(&forged)[0].starts_with("__Host-miyako="), "{:?}", set(&forged));
    assert!(!set(&forged)[0].ends_with(&"0".repeat(32)) && set(&forged)[1] == "miyako=", "{:?}", set(&forged));

    // Forgotten by https, nothing of either is left.
    let request = Request::post("/forget").header("cookie", &own).header("x-forwarded-proto", "https");
    let forgotten = site.visitor().send(request.body(Body::empty()).unwrap()).await;
    assert_eq!((forgotten.status, set(&forgotten)), (StatusCode::SEE_OTHER, vec!["__Host-miyako=", "miyako="]));
    assert!(!has_games(&site, &own).await);
    site.stop().await;
}

/// A page kept for later was asked for as a guest, and is answered when they have signed up: they stay who they are now.
#[tokio::test]
async fn an_answer_that_is_late_makes_nobody_a_guest_again() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    anna.get("/").await;
    let guest = anna.cookie().to_owned();
    sign_up(&mut anna, "Anna").await;
    let ask = async |cookie: &str, mode: &str| {
        let request = Request::get("/rules").header("sec-fetch-mode", mode).body(Body::empty()).unwrap();
        let mut browser = if cookie.is_empty() { site.visitor() } else { site.with_cookie(cookie) };
        browser.send(request).await.header("set-cookie").to_owned()
    };
    for cookie in [guest.as_str(), anna.cookie(), "miyako=nobody", ""] {
        assert_eq!(ask(cookie, "cors").await, "", "{cookie}");
        assert!(ask(cookie, "navigate").await.starts_with("miyako="), "{cookie}");
    }
    // Whoever makes something by a script without being known keeps it.
    let wish =
        Request::post("/api/v1/games").header("sec-fetch-mode", "cors").header("content-type", "application/json");
    let made = site.visitor().send(wish.body(Body::from("{}")).unwrap()).await;
    assert!(made.header("set-cookie").starts_with("miyako="), "{}", made.text);
    site.stop().await;
}
