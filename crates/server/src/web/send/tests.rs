use super::send;
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING};
use dojo::copies::{Copies, Copy};
use http_body_util::BodyExt;
use std::io::Read;
use std::net::Ipv4Addr;

#[tokio::test]
async fn a_copy_is_compressed_for_those_who_read_that() {
    let (copies, text) = (Copies::default(), "７六歩".repeat(1000));
    let copy = Copy::json(text.clone());
    let sent = async |accepts: &str| {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_ENCODING, accepts.parse().unwrap());
        let response = send(&copies, copy.clone(), Ipv4Addr::LOCALHOST.into(), &headers).await.unwrap();
        let packed = response.headers().get(CONTENT_ENCODING).is_some_and(|coding| coding == "gzip");
        (packed, response.into_body().collect().await.unwrap().to_bytes())
    };
    for accepts in ["", "br", "gzip;q=0, identity"] {
        assert_eq!(sent(accepts).await, (false, text.clone().into()), "{accepts}");
    }
    for accepts in ["gzip", "br, GZIP;q=0.5"] {
        let (packed, bytes) = sent(accepts).await;
        let mut read = String::new();
        flate2::read::GzDecoder::new(&bytes[..]).read_to_string(&mut read).unwrap();
        assert!(packed && bytes.len() < text.len() / 10 && read == text, "{accepts}");
    }
}
