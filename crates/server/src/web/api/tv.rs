//! `GET /api/v1/tv`: games that go on and that strangers may watch, the strongest first; `?game=` those of one game of the family,
//! `?club` those in which somebody of the club plays.

use super::tsume::Caller;
use crate::web::failure::Failed;
use crate::web::pages::tv::Wanted;
use axum::Json;
use axum::extract::{Query, State};
use dojo::app::App;
use dojo::live::Reader;
use dojo::lobby::Running;
use dojo::two;
use serde_json::{Value, json};

pub(crate) async fn list(
    State(app): State<App>,
    caller: Caller,
    Query(wanted): Query<Wanted>,
) -> Result<Json<Value>, Failed> {
    let running = app.running().await?;
    let all = running.iter().filter(|found| wanted.fits(found));
    let reader = Reader { language: caller.language, visitor: caller.visitor, names: app.names.clone() };
    let told = |found: &Running| {
        json!({
            "id": found.game.id.as_str(),
            "url": format!("/games/{}", found.game.id),
            "game": found.name(),
            "handicap": found.game.agreement.handicap.code(),
            "clock": found.game.agreement.clocks[0].to_string(),
            "players": two::players(&found.game.agreement, &found.game.seats, None, &reader),
            "grades": found.grades.map(|grade| grade.map(|grade| grade.to_string())),
        })
    };
    Ok(Json(all.map(told).collect()))
}
