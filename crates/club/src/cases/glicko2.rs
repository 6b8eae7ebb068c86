//! `glicko2`: one player's rating after a period.

use super::Unanswerable;
use crate::rating::glicko2::{Game, Rating};
use serde::Deserialize;
use serde_json::{Value, json};

/// What is given.
#[derive(Deserialize)]
pub(super) struct Case {
    tau: f64,
    #[serde(flatten)]
    before: Rating,
    games: Vec<Game>,
    elapsed: f64,
}

pub(super) fn answer(case: Case) -> Result<Value, Unanswerable> {
    let Rating { rating, deviation, volatility } = case.before;
    super::sane(&[case.tau, rating, deviation, volatility, case.elapsed])?;
    case.games.iter().try_for_each(|game| super::sane(&[game.rating, game.deviation, game.score]))?;
    Ok(json!({ "after": case.before.after(&case.games, case.elapsed, case.tau) }))
}
