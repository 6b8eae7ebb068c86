//! How copies of games go to a browser: compressed, if it can read that.

use crate::web::failure::Failed;
use axum::body::{Body, Bytes};
use axum::http::header::{ACCEPT_ENCODING, CONTENT_DISPOSITION, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use dojo::copies::{Copies, Copy};
use std::net::IpAddr;

/// Sends a copy, compressed if the client can read that.
///
/// # Errors
/// `Failure::BUSY` if too many are asked for.
pub(crate) async fn send(copies: &Copies, copy: Copy, from: IpAddr, headers: &HeaderMap) -> Result<Response, Failed> {
    if !reads_gzip(headers) {
        return Ok(plain(&copy));
    }
    let mut response = response(&copy, copies.packed(&copy, from).await?);
    response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    Ok(response)
}

/// The copy as it is.
pub(crate) fn plain(copy: &Copy) -> Response {
    response(copy, copy.plain.clone())
}

fn response(copy: &Copy, bytes: Bytes) -> Response {
    let mut response = Response::new(Body::from(bytes));
    let headers = response.headers_mut();
    if let Ok(kind) = HeaderValue::try_from(&copy.kind) {
        headers.insert(CONTENT_TYPE, kind);
    }
    if let Some(disposition) = copy.disposition.as_ref().and_then(|text| HeaderValue::try_from(text).ok()) {
        headers.insert(CONTENT_DISPOSITION, disposition);
    }
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    response
}

fn reads_gzip(headers: &HeaderMap) -> bool {
    let listed = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let mut codings = listed.flat_map(|value| value.split(','));
    codings.any(|coding| {
        let (name, quality) = coding.split_once(';').unwrap_or((coding, ""));
        name.trim().eq_ignore_ascii_case("gzip") && !matches!(quality.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000")
    })
}

#[cfg(test)]
mod tests;
