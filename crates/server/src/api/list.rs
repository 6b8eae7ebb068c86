//! `GET /api/v1/games`: the visitor's own games, the newest first; `?before=` takes the `id` of the last one.

use crate::app::App;
use crate::failure::Failure;
use crate::games::{Entry, PAGE, Part};
use crate::language::Preferred;
use crate::live;
use crate::stored::Agreed;
use crate::visitor::Visitor;
use crate::yonin;
use axum::extract::{Query, State};
use axum::{Extension, Json};
use serde_json::{Value, json};
use shogi::Color;
use words::Language;

pub(crate) async fn list(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Preferred(language): Preferred,
    Query(part): Query<Part>,
) -> Result<Json<Value>, Failure> {
    let entries = app.list(&visitor, &part, PAGE).await?;
    Ok(Json(json!({"games": entries.iter().map(|entry| write(entry, &visitor, language)).collect::<Vec<_>>()})))
}

fn write(entry: &Entry, visitor: &Visitor, language: Language) -> Value {
    match entry {
        Entry::Two { agreed, plies } => of_two(agreed, *plies, visitor, language),
        Entry::Four(agreed) => yonin::listed(agreed, visitor, language),
    }
}

fn of_two(agreed: &Agreed, plies: i64, visitor: &Visitor, language: Language) -> Value {
    let reader = live::Reader { language, visitor: visitor.clone() };
    let mut value = live::agreement(&agreed.agreement);
    value["id"] = agreed.id.as_str().into();
    value["url"] = format!("/games/{}", agreed.id).into();
    value["created_ms"] = agreed.created_ms.into();
    value["players"] = live::players(&agreed.agreement, &agreed.seats, None, &reader);
    value["you"] = agreed.seats.sides_of(visitor).iter().map(Color::name).collect();
    value["plies"] = plies.into();
    value["result"] = live::result(agreed.outcome, &agreed.agreement, language);
    value
}
