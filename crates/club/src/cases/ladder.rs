//! `ladder`: records, demotion points and seasons of the apprentices' school.

use super::{Unanswerable, results};
use crate::ladder::{Apprentice, Change, Record, points, promoted_after};
use serde::Deserialize;
use serde_json::{Value, json};

/// What is given.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(super) enum Case {
    PromotionWindow { records: Vec<Record>, results: String },
    DemotionPoints { results: String },
    ThreeDanSeason { games: u32, wins: u32 },
}

pub(super) fn answer(case: &Case) -> Result<Value, Unanswerable> {
    let rules = Apprentice::current();
    Ok(match case {
        Case::PromotionWindow { records, results: text } => {
            json!({ "promoted_after": promoted_after(&results(text)?, records) })
        }
        Case::DemotionPoints { results: text } => {
            let (changes, points) = points(&results(text)?, &rules.points);
            let told = |&(game, change): &(usize, Change)| json!([game, change.code()]);
            json!({ "log": changes.iter().map(told).collect::<Vec<_>>(), "points": points })
        }
        Case::ThreeDanSeason { games, wins } => {
            let point = rules.three_dan.is_point(*wins, *games);
            json!({ "point": point, "cleared": !point })
        }
    })
}
