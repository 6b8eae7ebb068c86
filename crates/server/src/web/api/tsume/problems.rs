//! `GET /api/v1/tsume/problems`: the problems of a set. `GET /api/v1/tsume/problems/{id}`: one of them.

use super::place::{legal, problem_value};
use crate::web::failure::Failed;
use axum::extract::{Path, Query, State};
use axum::{Extension, Json};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::trainer::{CATALOGUE, Set};
use dojo::who::Who;
use serde::Deserialize;
use serde_json::{Value, json};

/// So many are told at once.
const PAGE: usize = 100;

/// A set, as it stands in an address.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct SetAsked {
    plies: String,
    theme: String,
    /// Where to go on.
    after: String,
}

impl SetAsked {
    /// The set; without a word it is all problems.
    pub(crate) fn set(&self) -> Result<Set, Failure> {
        let plies =
            if self.plies.is_empty() { None } else { Some(self.plies.parse().map_err(|_| Failure::BAD_REQUEST)?) };
        Ok(Set { plies, theme: Some(self.theme.clone()).filter(|theme| !theme.is_empty()) })
    }

    /// The set in an address, where it was found there.
    pub(crate) fn query(&self) -> String {
        let fields = [("plies", &self.plies), ("theme", &self.theme)];
        let named = |(name, value): (&str, &String)| (!value.is_empty()).then(|| format!("{name}={value}"));
        let said: Vec<String> = fields.into_iter().filter_map(named).collect();
        if said.is_empty() { String::new() } else { format!("?{}", said.join("&")) }
    }
}

pub(crate) async fn list(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Query(asked): Query<SetAsked>,
) -> Result<Json<Value>, Failed> {
    let set = asked.set()?;
    let progress = app.progress(&visitor).await?;
    let mut rest = CATALOGUE.in_set(&set).skip_while(|problem| !asked.after.is_empty() && problem.id != asked.after);
    if !asked.after.is_empty() {
        rest.next();
    }
    let mut found: Vec<_> = rest.take(PAGE + 1).collect();
    let more = found.len() > PAGE;
    found.truncate(PAGE);
    let next = found.last().filter(|_| more).map(|problem| problem.id.clone());
    let told = found.into_iter().map(|problem| {
        let mut value = problem_value(problem);
        value["solved"] = progress.solved.contains(&problem.id).into();
        value
    });
    Ok(Json(json!({"problems": told.collect::<Vec<_>>(), "next": next})))
}

pub(crate) async fn problem(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Value>, Failed> {
    let problem = CATALOGUE.find(&id).ok_or(Failure::NOT_FOUND)?;
    let mut value = problem_value(problem);
    value["rating"] = app.rating_of(problem).await?.map(f64::round).into();
    value["legal"] = legal(&problem.start).into();
    Ok(Json(value))
}
