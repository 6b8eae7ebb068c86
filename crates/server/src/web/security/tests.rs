use super::is_own_site;
use crate::web::reach::Reach;
use axum::http::{HeaderMap, HeaderName, HeaderValue};

#[test]
fn other_sites_are_told_apart() {
    let reach = Reach::new(Some("https://club.example".parse().unwrap()), "127.0.0.1:4649".parse().unwrap());
    let check = |headers: &[(&'static str, &'static str)], own: bool| {
        let pairs = headers.iter().map(|(k, v)| (HeaderName::from_static(k), HeaderValue::from_static(v)));
        assert_eq!(is_own_site(&pairs.collect::<HeaderMap>(), &reach), own, "{headers:?}");
    };
    let host = ("host", "127.0.0.1:4649");
    check(&[host, ("origin", "http://127.0.0.1:4649")], true);
    check(&[("host", "Shogi.example"), ("origin", "https://shogi.example")], true);
    check(&[host, ("origin", "http://127.0.0.1:8080")], false);
    check(&[host, ("origin", "http://evil.example")], false);
    check(&[host, ("origin", "null")], false);
    // A proxy that does not pass the host on.
    check(&[host, ("origin", "https://club.example")], true);
    check(&[host, ("origin", "http://club.example")], false);
    check(&[("origin", "http://127.0.0.1:4649")], false);
    check(&[host], true);
    check(&[host, ("sec-fetch-site", "same-origin")], true);
    check(&[host, ("sec-fetch-site", "cross-site")], false);
}
