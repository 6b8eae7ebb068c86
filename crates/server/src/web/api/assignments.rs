//! `/api/v1/assignments`: what one has set for pupils and in what one takes part; to set something; and what has become of it, which
//! who has set it is told whole, whoever else has the link only what it is.

use super::tsume::Caller;
use crate::web::failure::Failed;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::LOCATION;
use axum::response::IntoResponse;
use dojo::app::App;
use dojo::teaching::{Assignment, Item, Wish};
use serde::Deserialize;
use serde_json::{Map, Value, json};

/// An assignment as a program wants it.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    title: String,
    #[serde(default)]
    tasks: Vec<String>,
    #[serde(default)]
    due: String,
}

pub(crate) async fn list(State(app): State<App>, caller: Caller) -> Result<Json<Value>, Failed> {
    let (set, joined) = app.assignments_of(&caller.visitor).await?;
    let own = |assignment: &Assignment| {
        let mut value = about(&app, assignment);
        value["pupils"] = assignment.pupils.into();
        value
    };
    let set: Vec<Value> = set.iter().map(own).collect();
    let joined: Vec<Value> = joined.iter().map(|assignment| about(&app, assignment)).collect();
    Ok(Json(json!({"set": set, "joined": joined})))
}

pub(crate) async fn set(
    State(app): State<App>,
    caller: Caller,
    body: Result<Json<Asked>, JsonRejection>,
) -> Result<impl IntoResponse, Failed> {
    let Json(Asked { title, tasks, due }) = body.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let wish = Wish { title, tasks, due, mates: Vec::new() };
    let id = app.assign(&caller.visitor, caller.from, &wish, caller.language).await?;
    let body = json!({"id": id, "url": format!("/assignments/{id}")});
    Ok((StatusCode::CREATED, [(LOCATION, format!("/api/v1/assignments/{id}"))], Json(body)))
}

pub(crate) async fn show(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Value>, Failed> {
    let assignment = app.assignment(&id).await?;
    let mut value = about(&app, &assignment);
    value["tasks"] = assignment.tasks.iter().map(Item::code).collect();
    if assignment.teacher == caller.visitor {
        value["pupils"] = pupils(&app, &caller, &assignment).await?;
    } else if let Some(pupil) = app.pupil_in(&caller.visitor, &id).await? {
        let done = app.done_in(&pupil).await?;
        let done = assignment.tasks.iter().filter(|item| done.contains(&item.name())).map(Item::code);
        value["done"] = done.collect();
    }
    Ok(Json(value))
}

fn about(app: &App, assignment: &Assignment) -> Value {
    json!({
        "id": assignment.id,
        "url": format!("/assignments/{}", assignment.id),
        "title": assignment.title,
        "teacher": app.names.of(&assignment.teacher).map(|name| name.to_string()),
        "due_ms": assignment.due_ms,
        "ends_ms": assignment.ends_ms,
    })
}

/// Each pupil with what they have done, the oldest first, and how far they have come.
async fn pupils(app: &App, caller: &Caller, assignment: &Assignment) -> Result<Value, Failed> {
    let (_, class) = app.class(&caller.visitor, &assignment.id).await?;
    let pieces = app.pieces(&caller.visitor, &assignment.id, None, None).await?;
    let codes: Vec<(String, String)> = assignment.tasks.iter().map(|item| (item.name(), item.code())).collect();
    let code = |name: &str| codes.iter().find(|(own, _)| own == name).map(|(_, code)| code.clone());
    let told = class.pupils.iter().map(|pupil| {
        let tasks = assignment.tasks.iter().filter_map(|item| {
            let own = class.standing(pupil, item)?;
            Some((
                item.code(),
                json!({"done": own.done, "tries": own.tries, "hints": own.helped, "last_ms": own.last_ms}),
            ))
        });
        let tasks: Map<String, Value> = tasks.collect();
        let attempts = pieces.iter().filter(|(own, _)| own.id == pupil.id).map(|(_, piece)| {
            json!({
                "task": code(&piece.item),
                "at_ms": piece.at_ms,
                "used_ms": piece.used_ms,
                "outcome": piece.outcome,
                "line": piece.line,
            })
        });
        json!({
            "id": pupil.id,
            "name": pupil.name,
            "joined_ms": pupil.joined_ms,
            "tasks": tasks,
            "attempts": attempts.collect::<Vec<_>>(),
        })
    });
    Ok(told.collect())
}
