//! Whatever a visitor can write is text wherever it is shown: on pages, in pictures, in files.

use crate::account::{PASSWORD, form, sign_up};
use crate::site::{Data, Site, Visitor};
use crate::tokens::make_token;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::json;

/// What is written into every field.
const NEEDLES: [&str; 3] =
    ["<script>alert(1)</script>", "\"'><img src=x onerror=alert(2)>", "</script></title><svg onload=alert(3)>"];
/// What none of them may become.
const MARKUP: [&str; 4] = ["<script>alert", "<img src=x", "<svg onload", "\"'>"];

/// No page shows it as anything but text; `about` says which.
fn is_text(page: &str, about: &str) {
    for markup in MARKUP {
        // In the data of a page, which is JSON, a quotation mark has a backslash before it.
        let is_markup = |at: &usize| !page[..*at].ends_with('\\');
        if let Some(at) = page.match_indices(markup).map(|(at, _)| at).find(is_markup) {
            let from = page[..at].char_indices().rev().nth(200).map_or(0, |(at, _)| at);
            panic!("{about}: {}", &page[from..at + markup.len()]);
        }
    }
    assert!(!page.contains("href=\"javascript:") && !page.contains("src=\"javascript:"), "{about}");
}

async fn all_are_text(visitor: &mut Visitor, paths: &[String]) -> String {
    let mut all = String::new();
    for path in paths {
        let reply = visitor.get(path).await;
        assert_eq!(reply.status, StatusCode::OK, "{path}: {}", reply.text);
        is_text(&reply.text, path);
        all += &reply.text;
    }
    all
}

async fn import(visitor: &mut Visitor, text: &str) -> String {
    let reply =
        visitor.send(Request::post("/api/v1/records?name=a.kif").body(Body::from(text.to_owned())).unwrap()).await;
    assert!(reply.status.is_success(), "{}", reply.text);
    reply.json()["records"][0]["id"].as_str().unwrap().to_owned()
}

async fn open() -> (Data, Site) {
    let data = Data::new();
    let site = data.start().await;
    (data, site)
}

#[tokio::test]
async fn names_at_games_are_text() {
    let (_data, site) = open().await;
    for needle in NEEDLES {
        // A name has thirty characters.
        let name: String = needle.chars().take(30).collect();
        let (mut anna, mut bruno) = (site.visitor(), site.visitor());
        let id = anna.make(json!({"opponent": "link", "color": "black", "name": name})).await;
        let waiting = [format!("/games/{id}"), "/games".to_owned(), "/".to_owned()];
        all_are_text(&mut anna, &waiting).await;
        all_are_text(&mut bruno, &waiting[..1]).await;
        bruno.post(&format!("/api/v1/games/{id}/join"), json!({"name": name})).await;
        let (mut line, _) = anna.connect(&id).await;
        let (mut other, _) = bruno.connect(&id).await;
        line.until("began").await;
        line.play(1, "7g7f").await;
        other.say(r#"{"type":"resign"}"#).await;
        line.until("end").await;
        let shown = all_are_text(&mut anna, &waiting).await;
        assert!(shown.contains("&lt;"), "it is shown");
        let kif = anna.get(&format!("/games/{id}/kif")).await;
        assert!(!kif.header("content-type").contains("html"), "{:?}", kif.headers);
        assert_eq!(kif.header("x-content-type-options"), "nosniff");
        assert_eq!(kif.text.lines().filter(|line| line.starts_with("先手")).count(), 1, "{}", kif.text);
    }
    site.stop().await;
}

#[tokio::test]
async fn records_are_text() {
    let (_data, site) = open().await;
    let mut anna = site.visitor();
    sign_up(&mut anna, "Anna").await;
    for needle in NEEDLES {
        let headers = ["表題", "棋戦", "場所", "先手", "後手", "備考", "タグ", "引用元", needle];
        let headers: Vec<String> = headers.iter().map(|key| format!("{key}:{needle}\n")).collect();
        let kif = format!(
            "{}手数----指手---------消費時間--\n1 7六歩(77)\n*{needle}\n*javascript:alert(4)\n&{needle}\n2 3四歩(33)\n",
            headers.concat()
        );
        let id = import(&mut anna, &kif).await;
        let url = anna.post(&format!("/api/v1/records/{id}/share"), json!({})).await.json()["url"].clone();
        let own = [format!("/library/{id}"), "/library".to_owned(), "/".to_owned()];
        let shared = url.as_str().unwrap();
        let shared = format!("/shared/{}", shared.rsplit('/').next().unwrap());
        let shown = all_are_text(&mut anna, &own).await;
        assert!(shown.contains("alert("), "it is shown");
        all_are_text(&mut site.visitor(), &[shared]).await;
        let formats = anna.get(&format!("/api/v1/records/{id}/formats")).await.json();
        for format in formats["formats"].as_array().unwrap() {
            let name = format["format"].as_str().unwrap();
            let file = anna.get(&format!("/api/v1/records/{id}/file?format={name}")).await;
            assert_eq!(file.status, StatusCode::OK, "{name}: {}", file.text);
            assert!(!file.header("content-type").contains("html"), "{name}: {:?}", file.headers);
            assert!(file.header("content-disposition").starts_with("attachment"), "{name}: {:?}", file.headers);
            // What comes out goes in again.
            if name == "kif" {
                import(&mut anna, &format!("{}\n", file.text)).await;
            }
        }
        anna.send(Request::delete(format!("/api/v1/records/{id}")).body(Body::empty()).unwrap()).await;
    }
    site.stop().await;
}

#[tokio::test]
async fn what_is_asked_is_text_in_the_answer() {
    let (_data, site) = open().await;
    let mut anna = site.visitor();
    let escaped = |needle: &str| needle.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>();
    for needle in NEEDLES {
        let text = escaped(needle);
        for path in [
            format!("/play?sfen={text}"),
            format!("/editor?sfen={text}"),
            format!("/tsume/board?sfen={text}"),
            format!("/library?text={text}&player={text}"),
            format!("/family?by={text}"),
            format!("/account?back={text}"),
            format!("/account?back=javascript:alert(4)&x={text}"),
            format!("/games/{text}"),
            format!("/shared/{text}"),
            format!("/{text}"),
        ] {
            let reply = anna.get(&path).await;
            assert!(!reply.status.is_server_error(), "{path}");
            is_text(&reply.text, &path);
        }
        // Forms show again what was typed.
        for (path, fields) in [
            ("/account/new", form(&[("name", needle), ("password", PASSWORD), ("of_age", "on"), ("back", needle)])),
            ("/account/in", form(&[("name", needle), ("password", PASSWORD), ("back", needle)])),
            ("/account/back", form(&[("name", needle), ("code", needle), ("new", PASSWORD)])),
            ("/games", form(&[("position", needle), ("name", needle), ("clock_text", needle), ("clock", "other")])),
        ] {
            let reply = anna.post_form(path, &fields).await;
            assert!(!reply.status.is_server_error(), "{path}: {}", reply.text);
            is_text(&reply.text, path);
        }
        for key in ["title", "caption", "black", "white"] {
            let reply = anna.get(&format!("/picture.svg?{key}={text}")).await;
            if reply.status == StatusCode::OK {
                is_text(&reply.text, key);
                assert!(reply.text.trim_end().ends_with("</svg>"), "{key}");
            } else {
                assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{key}: {}", reply.text);
            }
        }
    }
    site.stop().await;
}

#[tokio::test]
async fn what_programs_and_browsers_are_called_is_text() {
    let (_data, site) = open().await;
    let mut anna = site.visitor();
    sign_up(&mut anna, "Anna").await;
    for needle in NEEDLES {
        make_token(&mut anna, needle, &["play"]).await;
        let request = Request::post("/account/in").header("user-agent", format!("{needle} Firefox/1 Linux"));
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        let body = Body::from(form(&[("name", "Anna"), ("password", PASSWORD)]));
        let reply = site.visitor().send(request.body(body).unwrap()).await;
        assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text);
    }
    let page = all_are_text(&mut anna, &["/account".to_owned()]).await;
    assert!(page.contains("&lt;script&gt;") && page.contains("Firefox, Linux"), "{page}");
    site.stop().await;
}
