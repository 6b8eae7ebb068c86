//! `GET /api/v1/games`: the visitor's own games, the newest first; `?before=` takes the `id` of the last one.

use crate::web::failure::Failed;
use crate::web::language::Preferred;
use axum::extract::{Query, State};
use axum::{Extension, Json};
use dojo::app::App;
use dojo::games::{AnyGame, Entry, PAGE, Part};
use dojo::live::Reader;
use dojo::stored::Agreed;
use dojo::two;
use dojo::who::Who;
use serde_json::{Value, json};
use shogi::Color;

pub(crate) async fn list(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Preferred(language): Preferred,
    Query(part): Query<Part>,
) -> Result<Json<Value>, Failed> {
    let entries = app.list(&visitor, &part, PAGE).await?;
    let reader = Reader { language, visitor, names: app.names.clone() };
    Ok(Json(json!({"games": entries.iter().map(|entry| write(entry, &reader)).collect::<Vec<_>>()})))
}

fn write(entry: &Entry, reader: &Reader) -> Value {
    let mut value = match &entry.game {
        AnyGame::Two(agreed) => of_two(agreed, reader),
        AnyGame::Four(agreed) => agreed.listed(reader),
    };
    value["plies"] = entry.plies.into();
    value
}

fn of_two(agreed: &Agreed, reader: &Reader) -> Value {
    let mut value = two::agreement(&agreed.agreement);
    value["id"] = agreed.id.as_str().into();
    value["url"] = format!("/games/{}", agreed.id).into();
    value["created_ms"] = agreed.created_ms.into();
    value["players"] = two::players(&agreed.agreement, &agreed.seats, None, reader);
    value["you"] = agreed.seats.sides_of(&reader.visitor).iter().map(Color::name).collect();
    value["result"] = two::result(agreed.outcome, &agreed.agreement, &agreed.seats, reader.language);
    value
}
