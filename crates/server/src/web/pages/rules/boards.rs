//! `GET /rules/boards/{anchor}.svg`: the board of a rule, a foul, an ending or a handicap, drawn as the booklet has it.

use crate::booklet::board_of;
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::peer::Peer;
use crate::web::picture::Desk;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, VARY};
use axum::response::{IntoResponse, Response};
use dojo::failure::Failure;
use maud::{Markup, html};

/// The picture of the board with this anchor, called as the page calls it.
pub(super) fn drawn_board(id: &str, name: &str) -> Markup {
    html! { img.drawn src=(format!("/rules/boards/{id}.svg")) alt=(name) width="256" height="276" loading="lazy"; }
}

pub(crate) async fn board(
    State(desk): State<Desk>,
    from: Peer,
    Preferred(language): Preferred,
    Path(file): Path<String>,
) -> Result<Response, Failed> {
    let board = file.strip_suffix(".svg").and_then(|id| board_of(id, language)).ok_or(Failure::NOT_FOUND)?;
    let name = format!("rules {file} {}", language.code());
    let svg = desk.keep(from, name, move || Ok::<_, Failure>(board.svg())).await??;
    let head = [
        (CONTENT_TYPE, "image/svg+xml"),
        (CACHE_CONTROL, "private, max-age=86400"),
        // Squares are named as the reader's language names them.
        (VARY, "accept-language, cookie"),
    ];
    Ok((head, svg).into_response())
}
