//! Tokens by which programs are a person: within their scopes, until they end, and nowhere but at the API.

use crate::account::{PASSWORD, form, games, sign_up};
use crate::postgres::on_both;
use crate::site::{Data, Reply, Site, Visitor};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::json;
use sqlx::{AnyConnection, Connection, Executor};

/// The table of scopes, as it stands in the source.
const SCOPES: &str = include_str!("../../src/web/scopes.rs");
const ALL: [&str; 4] = ["play", "record:read", "record:write", "tsume"];

async fn ask(visitor: &mut Visitor, label: &str, scopes: &[&str], password: &str) -> Reply {
    let mut fields = vec![("label", label), ("days", "30"), ("password", password)];
    fields.extend(scopes.iter().map(|scope| (*scope, "on")));
    visitor.post_form("/account/tokens", &form(&fields)).await
}

/// Makes a token; what the page shows.
pub(crate) async fn make_token(visitor: &mut Visitor, label: &str, scopes: &[&str]) -> String {
    let reply = ask(visitor, label, scopes, PASSWORD).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    let token = reply.text.split("<code>").nth(1).unwrap().split("</code>").next().unwrap().to_owned();
    assert!(token.starts_with("mk_"), "{token}");
    token
}

/// The addresses by which the tokens of a page are ended.
async fn ends(visitor: &mut Visitor) -> Vec<String> {
    let page = visitor.get("/account").await.text;
    let parts = page.split("action=\"/account/tokens/").skip(1);
    parts.map(|rest| format!("/account/tokens/{}", rest.split('"').next().unwrap())).collect()
}

async fn is_nobodys(site: &Site, token: &str) -> bool {
    let reply = site.program(token).get("/api/v1/games").await;
    if reply.status == StatusCode::UNAUTHORIZED {
        assert_eq!((&reply.json()["code"], reply.header("www-authenticate")), (&json!("no-token"), "Bearer"));
        assert!(reply.json()["text"].as_str().unwrap().starts_with("The token is not known"));
        assert_eq!(reply.header("set-cookie"), "");
    }
    reply.status == StatusCode::UNAUTHORIZED
}

/// In words, where one is made and where it stands in the list; programs know them by their codes.
#[tokio::test]
async fn what_a_token_allows_is_said_in_words() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    sign_up(&mut anna, "Anna Verdi").await;
    make_token(&mut anna, "My program", &["record:read", "tsume"]).await;
    for (language, read, solve, add) in [
        (
            "it",
            "leggere la tua raccolta",
            "risolvere problemi e lezioni, e leggere il tuo registro",
            "aggiungere, cambiare",
        ),
        ("en", "read your library", "solve mate problems and lessons, and read your log", "add, change"),
        ("ja", "棋譜を読む", "詰将棋とレッスンを解き、成績を読む", "棋譜を追加"),
    ] {
        let request = Request::get("/account").header("accept-language", language).body(Body::empty()).unwrap();
        let page = anna.send(request).await.text;
        let list = format!("<span title=\"record:read\">{read}</span>; <span title=\"tsume\">{solve}</span>");
        assert!(page.contains(&list), "{page}");
        let form = format!("<span title=\"record:write\">{add}");
        assert!(page.contains(&form) && !page.contains("<code>"), "{page}");
    }
    site.stop().await;
}

#[tokio::test]
async fn a_program_is_the_person_who_made_its_token() {
    on_both(async |data| {
        let site = data.start().await;
        let mut anna = site.visitor();
        let own = anna.make(json!({})).await;
        sign_up(&mut anna, "Anna Verdi").await;
        let token = make_token(&mut anna, "Il mio programma", &["play"]).await;
        let page = anna.get("/account").await.text;
        assert!(page.contains("Il mio programma") && page.contains("not used yet"), "{page}");
        assert!(!page.contains(&token), "it is shown once");
        let mut program = site.program(&token);
        let reply = program.get("/api/v1/games").await;
        assert_eq!((reply.status, reply.header("set-cookie")), (StatusCode::OK, ""));
        assert_eq!(reply.header("cache-control"), "private, no-store");
        let made = program.make(json!({"opponent": "link", "name": "Habu", "color": "black"})).await;
        assert_eq!(games(&mut anna).await.len(), 2);
        let shown = anna.get(&format!("/api/v1/games/{made}")).await.text;
        assert!(shown.contains("Anna Verdi") && !shown.contains("Habu"), "{shown}");
        let (mut line, snapshot) = program.connect(&made).await;
        assert_eq!(snapshot["you"], json!(["black"]));
        let mut bruno = site.visitor();
        bruno.post(&format!("/api/v1/games/{made}/join"), json!({"name": "Bruno"})).await;
        let _other = bruno.connect(&made).await;
        line.until("began").await;
        assert_eq!(line.play(1, "7g7f").await["type"], "move");
        // What it does not allow, and whatever stands outside the API.
        let reply = program.get("/api/v1/records").await;
        assert_eq!((reply.status, &reply.json()["scope"]), (StatusCode::FORBIDDEN, &json!("record:read")));
        assert!(reply.json()["text"].as_str().unwrap().contains("record:read"));
        for path in ["/account", "/games"] {
            let page = site.program(&token).get(path).await.text;
            assert!(!page.contains("Anna Verdi") && !page.contains(&own), "{path}: {page}");
        }
        assert_eq!(ask(&mut site.program(&token), "another", &["play"], PASSWORD).await.status, StatusCode::FORBIDDEN);
        // It is the same after a restart, and has been seen.
        site.stop().await;
        let site = data.start().await;
        assert_eq!(games(&mut site.program(&token)).await.len(), 2);
        assert!(site.again(&anna).get("/account").await.text.contains("last used"));
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn a_cookie_beside_a_token_does_not_count() {
    let data = Data::new();
    let site = data.start().await;
    let (mut anna, mut bruno) = (site.visitor(), site.visitor());
    sign_up(&mut anna, "Anna").await;
    let token = make_token(&mut anna, "bot", &["play"]).await;
    let id = bruno.make(json!({})).await;
    let cookie = bruno.cookie().to_owned();
    let both = async |token: &str, origin: &str| {
        let request = Request::post("/api/v1/games").header("authorization", format!("bearer {token}"));
        let request = request.header("origin", origin).header("content-type", "application/json");
        site.with_cookie(&cookie).send(request.body(Body::from("{}")).unwrap()).await
    };
    // Another site's page cannot send a token, so nobody is asked where they come from who brings one.
    let reply = both(&token, "https://evil.example").await;
    assert_eq!((reply.status, reply.header("set-cookie")), (StatusCode::CREATED, ""));
    assert_eq!(games(&mut bruno).await, [id], "it is Anna's");
    assert_eq!(games(&mut anna).await.len(), 1);
    // With a wrong one the cookie does not count either.
    assert_eq!(both("mk_wrong", "https://evil.example").await.status, StatusCode::UNAUTHORIZED);
    // What is no token of ours at all leaves the cookie alone: a proxy's password, say.
    let request = Request::get("/api/v1/games").header("authorization", "Basic YTpi").body(Body::empty()).unwrap();
    assert_eq!(site.with_cookie(bruno.cookie()).send(request).await.json()["games"].as_array().unwrap().len(), 1);
    // Forms are no API.
    let request = Request::post("/account/out").header("authorization", format!("Bearer {token}"));
    let reply =
        site.visitor().send(request.header("origin", "https://evil.example").body(Body::empty()).unwrap()).await;
    assert_eq!(reply.status, StatusCode::FORBIDDEN);
    site.stop().await;
}

#[tokio::test]
async fn what_is_no_token_is_nobody() {
    on_both(async |data| {
        let site = data.start().await;
        let mut anna = site.visitor();
        sign_up(&mut anna, "Anna").await;
        let token = make_token(&mut anna, "bot", &ALL).await;
        let cookie = anna.cookie().strip_prefix("miyako=").unwrap().to_owned();
        let end = ends(&mut anna).await.remove(0);
        let hash = end.rsplit('/').next().unwrap();
        let shifted = format!("mk_{}{}", &token[4..], &token[3..4]);
        for wrong in [
            "",
            "x",
            "mk_",
            &cookie,
            hash,
            &token[3..],
            &token[..42],
            &format!("{token}0"),
            &shifted,
            &token.to_uppercase(),
        ] {
            assert!(is_nobodys(&site, wrong).await, "{wrong}");
            assert!(site.program(wrong).open("games/x/live", "null").await.is_err(), "{wrong}");
        }
        // A token is no cookie.
        assert!(games(&mut site.with_cookie(&format!("miyako={token}"))).await.is_empty());
        assert!(!is_nobodys(&site, &token).await);
        site.stop().await;
        // Time passes.
        sqlx::any::install_default_drivers();
        let mut database = AnyConnection::connect(&data.database.clone().unwrap_or(data.url())).await.unwrap();
        database.execute("UPDATE api_token SET expires_ms = 1").await.unwrap();
        database.close().await.unwrap();
        let site = data.start().await;
        assert!(is_nobodys(&site, &token).await);
        assert!(site.again(&anna).get("/account").await.text.contains("expired on"));
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn tokens_end_with_all_that_was_opened_by_them() {
    on_both(async |data| {
        let site = data.start().await;
        let mut anna = site.visitor();
        let codes = sign_up(&mut anna, "Anna").await;
        let [first, second] =
            [make_token(&mut anna, "a", &["play"]).await, make_token(&mut anna, "b", &["play"]).await];
        let id = anna.make(json!({"opponent": "link", "color": "black"})).await;
        let [one, other] = [site.program(&first).connect(&id).await.0, site.program(&second).connect(&id).await.0];
        let analysis = make_token(&mut anna, "c", &["record:read"]).await;
        let analysis = site.program(&analysis).open("analysis", "null").await.unwrap();
        // A stranger cannot end one, and learns nothing of it.
        let own = ends(&mut anna).await;
        let mut eve = site.visitor();
        assert_eq!(eve.post_form(&own[2], "").await.status, StatusCode::FORBIDDEN);
        sign_up(&mut eve, "Eva").await;
        assert_eq!(eve.post_form(&own[2], "").await.status, StatusCode::NOT_FOUND);
        assert!(!is_nobodys(&site, &first).await);
        // By hand: tokens are listed by when they were made, which may be the same moment.
        for end in &own {
            let page = anna.get("/account").await.text;
            let entry = page.split("<li>").find(|entry| entry.contains(end)).unwrap();
            if entry.contains("<span>a</span>") {
                assert_eq!(anna.post_form(end, "").await.status, StatusCode::SEE_OTHER);
            }
        }
        assert_eq!(one.closing_code().await, 1013);
        assert!(is_nobodys(&site, &first).await);
        // Another password ends none.
        let change = form(&[("password", PASSWORD), ("new", "nove cavalli verdi")]);
        assert_eq!(anna.post_form("/account/password", &change).await.status, StatusCode::SEE_OTHER);
        assert!(!is_nobodys(&site, &second).await);
        // To come back by a code ends all.
        let back = form(&[("name", "Anna"), ("code", &codes[0]), ("new", "dieci cavalli verdi")]);
        assert_eq!(site.visitor().post_form("/account/back", &back).await.status, StatusCode::SEE_OTHER);
        assert_eq!(other.closing_code().await, 1013);
        let mut analysis = analysis;
        while analysis.hear().await.is_some() {}
        assert!(is_nobodys(&site, &second).await);
        site.stop().await;
        let site = data.start().await;
        assert!(is_nobodys(&site, &first).await && is_nobodys(&site, &second).await);
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn every_route_asks_for_its_scope() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    sign_up(&mut anna, "Anna").await;
    let mut tokens = Vec::new();
    for scope in ALL {
        let others: Vec<&str> = ALL.into_iter().filter(|other| *other != scope).collect();
        tokens.push((
            scope,
            make_token(&mut anna, scope, &[scope]).await,
            make_token(&mut anna, "rest", &others).await,
        ));
    }
    let mut routes = 0;
    for line in SCOPES.lines().filter_map(|line| line.trim().strip_prefix("(\"")) {
        let words: Vec<&str> = line.split('"').collect();
        let (method, path) = (words[0], words[2]);
        let name = line.rsplit("Scope::").next().unwrap().trim_end_matches("),");
        let scope = match name {
            "Play" => "play",
            "RecordRead" => "record:read",
            "RecordWrite" => "record:write",
            "Tsume" => "tsume",
            other => panic!("{other}"),
        };
        let (_, own, rest) = tokens.iter().find(|(own, ..)| *own == scope).unwrap();
        let address = format!("/api/v1{}", path.replace("{id}", "00000000000000000000").replace("{token}", "x"));
        let send = async |token: &str| {
            let request = Request::builder().method(method).uri(&address).header("content-type", "application/json");
            site.program(token).send(request.body(Body::from("{}")).unwrap()).await
        };
        let reply = send(rest).await;
        assert_eq!((reply.status, &reply.json()["scope"]), (StatusCode::FORBIDDEN, &json!(scope)), "{method} {path}");
        let reply = send(own).await;
        assert!(
            ![StatusCode::UNAUTHORIZED, StatusCode::FORBIDDEN].contains(&reply.status),
            "{method} {path}: {}",
            reply.text
        );
        assert_eq!(reply.header("set-cookie"), "", "{method} {path}");
        routes += 1;
    }
    assert!(routes >= 40, "{routes}");
    // What is no route is none with a token either.
    let mut program = site.program(&tokens[0].1);
    assert_eq!(program.get("/api/v1/nowhere").await.status, StatusCode::NOT_FOUND);
    assert_eq!(program.post("/api/v1/moves", json!({})).await.status, StatusCode::METHOD_NOT_ALLOWED);
    site.stop().await;
}

#[tokio::test]
async fn a_token_is_made_by_its_owner_alone() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    assert_eq!(ask(&mut anna, "bot", &["play"], PASSWORD).await.status, StatusCode::FORBIDDEN);
    sign_up(&mut anna, "Anna").await;
    let label = "<script>alert(1)</script>";
    for (label, scopes, password, status) in [
        (label, &["play"][..], "cavallo nero 9", StatusCode::FORBIDDEN),
        (" \u{200b} ", &["play"], PASSWORD, StatusCode::UNPROCESSABLE_ENTITY),
        (label, &[], PASSWORD, StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        let reply = ask(&mut anna, label, scopes, password).await;
        assert_eq!(reply.status, status, "{}", reply.text);
        assert!(reply.text.contains("role=\"alert\"") && !reply.text.contains(password), "{}", reply.text);
        assert!(!reply.text.contains("<script>alert"), "what was typed stands there again, as text");
    }
    let odd = form(&[("label", "bot"), ("days", "31"), ("play", "on"), ("password", PASSWORD)]);
    assert_eq!(anna.post_form("/account/tokens", &odd).await.status, StatusCode::BAD_REQUEST);
    assert!(ends(&mut anna).await.is_empty());
    make_token(&mut anna, label, &["play"]).await;
    let page = anna.get("/account").await.text;
    assert!(page.contains("&lt;script&gt;alert(1)") && !page.contains("<script>alert"), "{page}");
    site.stop().await;
}
