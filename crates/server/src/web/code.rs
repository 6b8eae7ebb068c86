//! `GET /api/v1/link?path=`: where others find a page of this site. `GET /code.svg?path=`: the same as a code (QR) that a
//! phone reads off the screen.

use super::reach::Reach;
use crate::web::failure::Failed;
use crate::web::peer::Peer;
use axum::Json;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use dojo::failure::Failure;
use qrcodegen::{QrCode, QrCodeEcc};
use serde::Deserialize;
use serde_json::{Value, json};
use std::fmt::Write as _;

/// No page of ours has a longer address.
const LONGEST_PATH: usize = 200;
/// Light around the code, in modules, without which phones do not see where it begins (ISO 18004).
const MARGIN: i32 = 4;

/// The page.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    path: String,
}

impl Asked {
    /// The path, if it can be one of ours: no other site is ever in a code that this one draws.
    fn path(&self) -> Result<&str, Failure> {
        let own = self.path.starts_with('/') && !self.path.starts_with("//") && self.path.len() <= LONGEST_PATH;
        let plain = self.path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\' && byte != b'"');
        if own && plain { Ok(&self.path) } else { Err(Failure::of_field("path", &self.path)) }
    }
}

/// The whole address for others, null if the server listens for this machine only; then `command` starts it so that others
/// reach it.
pub(crate) async fn link(
    State(reach): State<Reach>,
    from: Peer,
    headers: HeaderMap,
    Query(asked): Query<Asked>,
) -> Result<Json<Value>, Failed> {
    let url = reach.for_others(asked.path()?, &headers, from.secure);
    let command = url.is_none().then(|| reach.command());
    Ok(Json(json!({"url": url, "command": command})))
}

/// Dark modules on light paper, whatever the page's colours are: few phones read the reverse.
pub(crate) async fn svg(
    State(reach): State<Reach>,
    from: Peer,
    headers: HeaderMap,
    Query(asked): Query<Asked>,
) -> Result<Response, Failed> {
    let url = reach.for_others(asked.path()?, &headers, from.secure).ok_or(Failure::NOT_FOUND)?;
    let code = QrCode::encode_text(&url, QrCodeEcc::Medium).map_err(|_| Failure::of_field("path", &asked.path))?;
    Ok(([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "no-store")], draw(&code)).into_response())
}

/// The code of a text, if it is not too long for one.
pub(crate) fn draw_text(text: &str) -> Option<String> {
    QrCode::encode_text(text, QrCodeEcc::Medium).ok().map(|code| draw(&code))
}

fn draw(code: &QrCode) -> String {
    let size = code.size();
    let whole = size + 2 * MARGIN;
    let mut path = String::new();
    for y in 0..size {
        for x in (0..size).filter(|x| code.get_module(*x, y)) {
            let _ = write!(path, "M{} {}h1v1h-1z", x + MARGIN, y + MARGIN);
        }
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {whole} {whole}\" shape-rendering=\"crispEdges\">\
         <path fill=\"#fff\" d=\"M0 0h{whole}v{whole}H0z\"/><path d=\"{path}\"/></svg>"
    )
}
