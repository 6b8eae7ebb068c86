//! `/api/v1/history`: the history of the game, all of it or what belongs to a century (VAR-25).

use crate::web::failure::Failed;
use crate::web::language::Preferred;
use axum::Json;
use axum::extract::Query;
use dojo::failure::Failure;
use serde::Deserialize;
use serde_json::Value;
use words::history::{self, CENTURIES};

/// A century of the story, or nothing for all of it.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(crate) struct Asked {
    century: String,
}

impl Asked {
    pub(crate) fn century(&self) -> Result<Option<u16>, Failure> {
        match self.century.trim() {
            "" => Ok(None),
            text => {
                let known = text.parse().ok().filter(|century| CENTURIES.contains(century));
                known.map(Some).ok_or_else(|| Failure::of_field("century", text))
            }
        }
    }
}

pub(crate) async fn list(Preferred(language): Preferred, Query(asked): Query<Asked>) -> Result<Json<Value>, Failed> {
    let told = history::told(asked.century()?, language);
    Ok(Json(serde_json::to_value(told).map_err(Failure::internal)?))
}
