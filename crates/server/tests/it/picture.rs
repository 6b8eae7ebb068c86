//! Positions drawn for other sites.

use crate::site::Data;
use axum::http::StatusCode;

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
    let mut check = async |address: &str, part: &str| {
        let reply = visitor.get(address).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{address}: {}", reply.text);
        let told = reply.json();
        assert_eq!((&told["code"], &told["field"]), (&"bad-wish".into(), &"picture".into()), "{address}");
        assert!(told["text"].as_str().unwrap().contains(part), "{address}: {told}");
    };
    check("/picture.svg", "sfen: ").await;
    check(&format!("/picture.svg?sfen={CORNER}&colour=red"), "unknown field `colour`, expected one of `sfen`, `style`")
        .await;
    check(&format!("/picture.png?sfen={CORNER}&flip=maybe"), "flip").await;
    check("/picture.svg?sfen=9/9", "sfen: ").await;
    check(&format!("/picture.svg?sfen={CORNER}&style=modern"), "style: expected one of book, natural, tall").await;
    check(&format!("/picture.svg?sfen={CORNER}&lettering=arial"), "lettering: no such lettering").await;
    check(&format!("/picture.png?sfen={CORNER}&size=1201"), "size: expected a width from 16 to 1200 pixels").await;
    check(&format!("/picture.png?sfen={CORNER}&size=3"), "size: ").await;
    check(&format!("/picture.svg?sfen={CORNER}&last=7z"), "last: expected squares").await;
    check(&format!("/picture.png?sfen={CORNER}&size=wide"), "size").await;
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
