//! `GET /games/{id}/kif`: the record of a game as a file. `GET /games/{id}/moves`: start and moves in a line, for any game of the family.

use crate::app::App;
use crate::failure::Failure;
use crate::language::Language;
use crate::wording;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;

/// `sfen … moves 2e3d 4a3b`: a position of the game, and what was played from there.
pub(crate) async fn moves(State(app): State<App>, Path(id): Path<String>) -> Result<impl IntoResponse, Failure> {
    let agreed = app.find(&id).await?;
    let snapshot = app.look(&agreed).await?;
    let game = agreed.agreement.variant.unwrap_or("shogi");
    let moves: String = snapshot.moves.iter().map(|view| format!(" {}", view.m)).collect();
    let name = format!("miyako-{game}-{}-{}.txt", wording::day(agreed.created_ms, "%Y-%m-%d"), agreed.id);
    let head = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    Ok((head, format!("variant {game} sfen {} moves{moves}\n", snapshot.start)))
}

pub(crate) async fn kif(
    State(app): State<App>,
    language: Language,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Failure> {
    let agreed = app.find(&id).await?;
    let record = app.record_of_game(&agreed, language).await?;
    // By custom `.kif` is Shift_JIS and `.kifu` is UTF-8.
    let name = format!("miyako-{}-{}.kifu", wording::day(agreed.created_ms, "%Y-%m-%d"), agreed.id);
    let head = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    Ok((head, kifu::kif::write(&record)))
}
