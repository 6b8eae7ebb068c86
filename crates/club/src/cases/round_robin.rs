//! `round-robin`: the table for so many players.

use super::Unanswerable;
use crate::pairing::round_robin::rounds;
use serde::Deserialize;
use serde_json::{Value, json};

/// A table of more would fill the memory before anybody had played it.
const MOST: u16 = 500;

/// What is given.
#[derive(Deserialize)]
pub(super) struct Case {
    players: u16,
}

pub(super) fn answer(case: &Case) -> Result<Value, Unanswerable> {
    if case.players > MOST {
        return Err(Unanswerable(format!("{} players; a table has at most {MOST}", case.players)));
    }
    let players = usize::from(case.players);
    let rounds = rounds(players);
    let boards: Vec<_> = rounds.iter().map(|round| &round.boards).collect();
    let byes: Option<Vec<usize>> = rounds.iter().map(|round| round.bye).collect();
    let mut first_colours = vec![0; players];
    boards.iter().flat_map(|round| round.iter()).for_each(|board| first_colours[board[0] - 1] += 1);
    Ok(json!({ "rounds": boards, "byes": byes, "games_with_first_colour": first_colours }))
}
