//! Positions drawn for other sites.

use crate::site::Data;
use axum::body::Body;
use axum::http::{Request, StatusCode};

const CORNER: &str = "8k/9/8P/9/9/9/9/9/4K4%20b%20G%201";

#[tokio::test]
async fn a_position_is_drawn() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    for query in
        ["", "&style=natural", "&style=tall&lettering=boku", "&last=1c,1d&flip=true&title=%E8%A9%B0&hands=attacker"]
    {
        let reply = visitor.get(&format!("/picture.svg?sfen={CORNER}{query}")).await;
        assert_eq!((reply.status, reply.header("content-type")), (StatusCode::OK, "image/svg+xml"), "{query}");
        assert_eq!(reply.header("cache-control"), "public, max-age=86400");
        assert!(reply.text.starts_with("<svg "), "{query}");
        let reply = visitor.get(&format!("/picture.png?sfen={CORNER}{query}&size=200")).await;
        assert_eq!((reply.status, reply.header("content-type")), (StatusCode::OK, "image/png"), "{query}");
        assert!(reply.text.contains("PNG"), "{query}");
    }
    site.stop().await;
}

#[tokio::test]
async fn what_cannot_be_drawn_is_said() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let mut check = async |address: &str, field: &str, text: &str| {
        let reply = visitor.get(address).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{address}: {}", reply.text);
        let told = reply.json();
        assert_eq!((&told["code"], &told["field"]), (&"bad-wish".into(), &field.into()), "{address}");
        assert!(told["text"].as_str().unwrap().contains(text), "{address}: {told}");
    };
    let ask = |kind: &str, rest: &str| format!("/picture.{kind}?sfen={CORNER}&{rest}");
    check("/picture.svg", "sfen", "sfen, at character 1: not an SFEN: the board is missing.").await;
    check("/picture.svg?sfen=9/9", "sfen", "the board has 2 ranks instead of 9").await;
    let unknown = "A picture has no “colour”. What it can be told: sfen, style,";
    check(&ask("svg", "colour=red"), "colour", unknown).await;
    check(&ask("svg", "flip=true&flip=true"), "flip", "“flip” is said twice").await;
    check(&ask("png", "flip=maybe"), "flip", "flip cannot be “maybe”. It can be: true, false.").await;
    check(&ask("svg", "style=modern"), "style", "style cannot be “modern”. It can be: book, natural, tall.").await;
    check(&ask("svg", "lettering=arial"), "lettering", "It can be: mincho, ").await;
    check(&ask("svg", "coordinates=x"), "coordinates", "It can be: ").await;
    for size in ["1201", "3", "wide", "-1"] {
        check(&ask("png", &format!("size={size}")), "size", "in pixels, from 16 to 1200").await;
    }
    check(&ask("svg", "last=7z"), "last", "last cannot be “7z”. It names the squares").await;
    site.stop().await;
}

/// It is said in the visitor's language, all of it.
#[tokio::test]
async fn what_cannot_be_drawn_is_said_in_every_language() {
    let data = Data::new();
    let site = data.start().await;
    for (language, rest, text) in [
        ("it", "&style=modern", "style non può essere «modern». Può essere: book, natural, tall."),
        ("it", "&colour=red", "Un’immagine non conosce «colour»."),
        ("it", "/9", "la scacchiera ha"),
        ("ja", "&style=modern", "styleに「modern」は使えません。使える値: book, natural, tall"),
        ("ja", "&size=wide", "sizeに「wide」は使えません。"),
        ("ja", "/9", "sfenの"),
    ] {
        let board = if rest == "/9" { "9" } else { CORNER };
        let address = format!("/picture.svg?sfen={board}{rest}");
        let request = Request::get(&address).header("accept-language", language).body(Body::empty()).unwrap();
        let told = site.visitor().send(request).await.json();
        assert!(told["text"].as_str().unwrap().contains(text), "{language}: {told}");
        for english in ["expected", "unknown", "cannot", "no such"] {
            assert!(!told["text"].as_str().unwrap().contains(english), "{language}: {told}");
        }
    }
    site.stop().await;
}

#[tokio::test]
async fn nobody_has_pictures_without_end() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let address = format!("/picture.svg?sfen={CORNER}");
    let mut last = StatusCode::OK;
    for _ in 0..200 {
        last = visitor.get(&address).await.status;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
    site.stop().await;
}
