//! `tie-breaks`: nine sums for each player of a tournament.

use super::Unanswerable;
use crate::standing::{Contradiction, Contradicts, Game, QUARTERS, Row, Score, Table, TieBreak};
use serde::Deserialize;
use serde_json::{Map, Value, json};

/// What is given.
#[derive(Deserialize)]
pub(super) struct Case {
    players: Vec<Player>,
}

#[derive(Deserialize)]
struct Player {
    /// 1 for the first; they come in order.
    n: usize,
    mcmahon: u16,
    /// `2+` won against the second, `-` lost, `=` drawn; `0+` a bye, `0-` absent.
    games: Vec<String>,
}

/// The sums that a table of a tournament shows, beside points.
const SUMS: [TieBreak; 8] = [
    TieBreak::Wins,
    TieBreak::Sos,
    TieBreak::Sodos,
    TieBreak::Cut1,
    TieBreak::Cut2,
    TieBreak::Median,
    TieBreak::Cumulative,
    TieBreak::Sosos,
];

pub(super) fn answer(case: &Case) -> Result<Value, Unanswerable> {
    let rows = case.players.iter().enumerate().map(|(row, player)| player.row(row)).collect::<Result<_, _>>()?;
    let table = Table::new(rows).map_err(|Contradiction { row, round, kind }| {
        let what = match kind {
            Contradicts::NoSuchOpponent => "an opponent who is not there",
            Contradicts::Disagreement => "a game that the opponent tells otherwise",
        };
        Unanswerable(format!("player {}, round {}: {what}", row + 1, round + 1))
    })?;
    let sums = |row| {
        let mut sums = Map::new();
        sums.insert("n".to_owned(), json!(row + 1));
        sums.insert("points".to_owned(), points(table.points(row)));
        for sum in SUMS {
            sums.insert(sum.code().to_owned(), sum.value(&table, row).map_or(Value::Null, points));
        }
        Value::Object(sums)
    };
    Ok(json!({ "expect": (0..table.rows().len()).map(sums).collect::<Vec<_>>() }))
}

impl Player {
    fn row(&self, row: usize) -> Result<Row, Unanswerable> {
        if self.n != row + 1 {
            return Err(Unanswerable(format!("player {} comes in the place of {}", self.n, row + 1)));
        }
        let games = self.games.iter().map(|text| read_game(text)).collect::<Result<_, _>>()?;
        Ok(Row { start: i64::from(self.mcmahon), games, ..Row::default() })
    }
}

fn read_game(text: &str) -> Result<Game, Unanswerable> {
    let wrong = || Unanswerable(format!("`{text}` is no game; expected such as 12+, 3-, 4=, 0+"));
    let (last, score) = text.char_indices().next_back().ok_or_else(wrong)?;
    let score = match score {
        '+' => Score::Won,
        '=' => Score::Drawn,
        '-' => Score::Lost,
        _ => return Err(wrong()),
    };
    let opponent = text[..last].parse::<usize>().map_err(|_| wrong())?;
    Ok(Game { opponent: opponent.checked_sub(1), score })
}

/// Quarters as points, whole where they are.
fn points(quarters: i64) -> Value {
    if quarters % QUARTERS == 0 { json!(quarters / QUARTERS) } else { json!(quarters as f64 / QUARTERS as f64) }
}
