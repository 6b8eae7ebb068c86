//! `GET /api/v1/openapi.json`: what the API is, for programs that read such descriptions (OpenAPI 3.1). It is put together of the files
//! in `openapi/`, one for each subject; which scope a request needs is said by the table that is asked when it comes.
//!
//! The descriptions are written, not derived from types: what the API answers are views of games and records, put together as JSON.
//! That they are true is seen by the tests, which hold whatever the site answers them against this
//! (`docs/decisions/the-api-is-described.md`).

use super::scopes;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use serde_json::{Map, Value, json};
use std::sync::LazyLock;

/// Where it is found.
pub(crate) const ADDRESS: &str = "/api/v1/openapi.json";

/// The subjects, as programs are shown them.
const SUBJECTS: [(&str, &str); 10] = [
    ("Games", include_str!("openapi/games.json")),
    ("Lobby", include_str!("openapi/lobby.json")),
    ("Notices", include_str!("openapi/notices.json")),
    ("Records", include_str!("openapi/records.json")),
    ("Positions", include_str!("openapi/positions.json")),
    ("Mate problems", include_str!("openapi/tsume.json")),
    ("School", include_str!("openapi/school.json")),
    ("Training", include_str!("openapi/train.json")),
    ("Teaching", include_str!("openapi/teaching.json")),
    ("Knowledge", include_str!("openapi/knowledge.json")),
];

static DOCUMENT: LazyLock<String> = LazyLock::new(|| document().to_string());

pub(crate) async fn show() -> impl IntoResponse {
    let headers = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "public, max-age=3600")];
    (headers, DOCUMENT.as_str())
}

/// The whole description.
fn document() -> Value {
    let (mut paths, mut schemas) = (Map::new(), Map::new());
    for (subject, text) in SUBJECTS {
        let part: Value = serde_json::from_str(text).expect("a file of ours is JSON: a test reads it");
        for (path, operations) in part["paths"].as_object().into_iter().flatten() {
            let operations = operations.as_object().into_iter().flatten();
            let whole = operations.map(|(method, told)| (method.clone(), operation(subject, (method, path), told)));
            paths.insert(path.clone(), whole.collect());
        }
        schemas
            .extend(part["schemas"].as_object().into_iter().flatten().map(|(name, own)| (name.clone(), own.clone())));
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Miyako",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Shogi and the games of its family: games, lobby, records, positions, mate problems, lessons.",
            "license": {"name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0"},
        },
        "servers": [{"url": "/api/v1"}],
        "tags": SUBJECTS.map(|(subject, _)| json!({"name": subject})),
        "paths": paths,
        "components": {
            "schemas": schemas,
            "responses": {"Failure": {
                "description": "What is refused, and why.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Failure"}}},
            }},
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer", "description": "A token that a person has made at /account: the program then is that person."},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "miyako", "description": "A guest, or who has signed in: every answer sets it."},
            },
        },
    })
}

/// One request, with what is the same for all.
fn operation(subject: &str, (method, path): (&str, &str), told: &Value) -> Value {
    let mut whole = told.clone();
    whole["tags"] = json!([subject]);
    let scope = scopes::of(&method.to_uppercase(), path).map_or("", |scope| scope.code());
    whole["security"] = json!([{"token": [scope]}, {"cookie": []}]);
    whole["responses"]["default"] = json!({"$ref": "#/components/responses/Failure"});
    let places = path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let places = places.map(|name| json!({"name": name, "in": "path", "required": true, "schema": {"type": "string"}}));
    let queries = told["parameters"].as_array().into_iter().flatten().cloned();
    whole["parameters"] = places.chain(queries).collect();
    whole
}

#[cfg(test)]
mod tests;
