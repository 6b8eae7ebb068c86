//! `GET /picture.svg` and `GET /picture.png`: a position drawn, for other sites and for messages. `GET /picture.gif`: the moves that
//! lead to it, one after the other.

mod desk;
mod wish;

pub(crate) use desk::Desk;

use crate::web::api::records::escaped;
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::peer::Peer;
use axum::extract::State;
use axum::http::Uri;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, VARY};
use axum::response::{IntoResponse, Response};
use diagram::Pace;
use std::sync::Arc;
use wish::{Said, Wish};

/// The widest PNG that a site draws for others.
const WIDEST: u32 = 1200;
/// And the widest GIF, which is as many pictures as positions.
const WIDEST_FILM: u32 = 600;

/// Where a position is drawn as on a board, for the card of a page.
pub(crate) fn of_card(sfen: &str) -> String {
    format!("/picture.png?style=natural&size=600&sfen={}", escaped(sfen))
}

/// Where a position is drawn as in a book.
pub(crate) fn in_book(sfen: &str) -> String {
    format!("/picture.svg?hands=both&sfen={}", escaped(sfen))
}

pub(crate) async fn svg(
    State(desk): State<Desk>,
    from: Peer,
    Preferred(language): Preferred,
    address: Uri,
    said: Said,
) -> Result<Response, Failed> {
    let wish = Arc::new(Wish::of(said, language, WIDEST)?);
    let (wanted, name) = (wish.clone(), format!("{address} {}", language.code()));
    let svg = desk.keep(from, name, move || wanted.picture().map(|picture| picture.svg())).await??;
    Ok(answer("image/svg+xml", &wish, svg))
}

pub(crate) async fn png(
    State(desk): State<Desk>,
    from: Peer,
    Preferred(language): Preferred,
    address: Uri,
    said: Said,
) -> Result<Response, Failed> {
    let wish = Arc::new(Wish::of(said, language, WIDEST)?);
    let (wanted, name) = (wish.clone(), format!("{address} {}", language.code()));
    let draw = move || {
        let size = wanted.width(640);
        wanted.picture()?.png(size).map_err(|_| wish::bad_size(size, WIDEST))
    };
    let png = desk.keep(from, name, draw).await??;
    Ok(answer("image/png", &wish, png))
}

pub(crate) async fn gif(
    State(desk): State<Desk>,
    from: Peer,
    Preferred(language): Preferred,
    address: Uri,
    said: Said,
) -> Result<Response, Failed> {
    let wish = Arc::new(Wish::of(said, language, WIDEST_FILM)?);
    wish.may_move()?;
    let (wanted, name) = (wish.clone(), format!("{address} {}", language.code()));
    let draw = move || {
        let size = wanted.width(480);
        diagram::gif(wanted.pictures()?, size, Pace::default()).map_err(|_| wish::bad_size(size, WIDEST_FILM))
    };
    let gif = desk.keep_film(from, name, draw).await??;
    Ok(answer("image/gif", &wish, gif))
}

/// The same address is always the same picture, until a new program draws it better; unless it is in the language of whoever asks.
fn answer(kind: &'static str, wish: &Wish, body: impl IntoResponse) -> Response {
    let mut response = body.into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, kind.parse().expect("a name of ours"));
    let keep = if wish.is_in_readers_language() { "private, max-age=86400" } else { "public, max-age=86400" };
    headers.insert(CACHE_CONTROL, keep.parse().expect("words of ours"));
    if wish.is_in_readers_language() {
        headers.insert(VARY, "accept-language, cookie".parse().expect("words of ours"));
    }
    response
}
