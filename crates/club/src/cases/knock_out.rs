//! `knock-out`: the sheet for so many places, or for so many players on it.

use super::Unanswerable;
use crate::pairing::knock_out::Bracket;
use serde::Deserialize;
use serde_json::{Value, json};

/// What is given.
#[derive(Deserialize)]
pub(super) struct Case {
    size: u16,
    players: Option<u16>,
}

pub(super) fn answer(case: &Case) -> Result<Value, Unanswerable> {
    let players = case.players.unwrap_or(case.size);
    let bracket = Bracket::new(usize::from(players)).filter(|bracket| bracket.size() == usize::from(case.size));
    let Some(bracket) = bracket else {
        return Err(Unanswerable(format!(
            "{players} players do not fill a sheet of {}: the next power of two",
            case.size
        )));
    };
    Ok(match case.players {
        Some(_) => json!({ "byes": bracket.byes(), "first_round": bracket.first_round() }),
        None => json!({ "order": bracket.places().collect::<Vec<_>>(), "first_round": bracket.first_round() }),
    })
}
