//! `swiss-dutch`: the round that the FIDE's own Swiss makes of a state.

use super::Unanswerable;
use crate::pairing::dutch::{Field, Id, Past, Player, Round, pair};
use serde::Deserialize;
use serde_json::{Value, json};

/// What is given.
#[derive(Deserialize)]
pub(super) struct Case {
    rounds: usize,
    first_colour_of_top: Option<First>,
    /// Number, rating, the rounds so far, and what the coming round brings to somebody who will not be there.
    players: Vec<(Id, i64, String, Option<String>)>,
}

#[derive(Clone, Copy, Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
enum First {
    /// The first colour, as chess calls it.
    White,
    Black,
}

pub(super) fn answer(case: &Case) -> Result<Value, Unanswerable> {
    let mut players = Vec::with_capacity(case.players.len());
    for (id, _, rounds, absence) in &case.players {
        let past = rounds.split_whitespace().map(read_past).collect::<Result<_, _>>()?;
        players.push(Player { id: *id, past, adjusted: 0, is_here: absence.is_none() });
    }
    let top_began = case.first_colour_of_top.map(|first| first == First::White);
    let field = Field { players, rounds: case.rounds, top_began, ..Field::default() };
    let Round { mut boards, bye } = pair(&field).map_err(|error| Unanswerable(error.to_string()))?;
    boards.sort_unstable();
    Ok(json!({ "pairs": boards, "bye": bye }))
}

/// `3w1` is a game against 3 with the first colour, won; `+` and `-` were not played; `U F H Z` had no opponent.
fn read_past(text: &str) -> Result<Past, Unanswerable> {
    let wrong = || Unanswerable(format!("`{text}` is no round; expected such as 3w1, 12b0, 4w=, 5b+, U, F, H or Z"));
    match text {
        "U" => return Ok(Past::Bye(2)),
        "F" => return Ok(Past::Away(2)),
        "H" => return Ok(Past::Away(1)),
        "Z" => return Ok(Past::Away(0)),
        _ => {}
    }
    let colour = text.find(['w', 'b']).ok_or_else(wrong)?;
    let (halves, is_played) = match &text[colour + 1..] {
        "1" => (2, true),
        "=" => (1, true),
        "0" => (0, true),
        "+" => (2, false),
        "-" => (0, false),
        _ => return Err(wrong()),
    };
    let opponent = text[..colour].parse().map_err(|_| wrong())?;
    Ok(Past::Board { opponent, is_first: text[colour..].starts_with('w'), halves, is_played })
}
