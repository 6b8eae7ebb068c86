//! `arena`: what a player's games are worth, with streaks.

use super::Unanswerable;
use crate::arena::{Game, Points};
use crate::standing::Score;
use serde::Deserialize;
use serde_json::{Value, json};

/// What is given: `W`, `D` and `L` in a row, and for each game 1 where half of the time was given up.
#[derive(Deserialize)]
pub(super) struct Case {
    results: String,
    halved_clock: Vec<u8>,
}

pub(super) fn answer(case: &Case) -> Result<Value, Unanswerable> {
    if case.results.chars().count() != case.halved_clock.len() {
        return Err(Unanswerable("`halved_clock` has as many entries as `results` has letters".to_owned()));
    }
    let game = |(letter, &halved): (char, &u8)| {
        let score = match letter {
            'W' => Score::Won,
            'D' => Score::Drawn,
            'L' => Score::Lost,
            other => return Err(Unanswerable(format!("`results` holds {other:?}; expected W, D or L"))),
        };
        Ok(Game { score, halved_clock: halved != 0 })
    };
    let games: Vec<Game> = case.results.chars().zip(&case.halved_clock).map(game).collect::<Result<_, _>>()?;
    let points = Points::Streaks.of(&games);
    Ok(json!({ "points": points, "total": points.iter().sum::<u32>() }))
}
