//! `fesa-elo`: one game, all games, odds, or a whole event by the European federation's rating.

use super::Unanswerable;
use crate::rating::fesa::{After, Before, Game, Given, Past, Player, Table};
use serde::Deserialize;
use serde_json::{Value, json};

/// What is given.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(super) enum Case {
    Gain { own: f64, opponent: f64, score: f64, bonus_games: u32 },
    Performance { games: Vec<(f64, f64)> },
    Handicap { handicap: String, own: f64, opponent: f64, side: Side },
    Tournament { players: Vec<Entry>, results: Vec<Vec<String>> },
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Side {
    Gives,
    Receives,
}

#[derive(Deserialize)]
pub(super) struct Entry {
    n: usize,
    rating: Option<i32>,
    games: Option<u32>,
    history: Option<Vec<(f64, f64)>>,
    prior_grade: Option<String>,
    bonus_games: Option<u32>,
    unrated_after: Option<i32>,
    mcmahon: Option<i32>,
}

/// Somebody of whom no number of games is said has many.
const MANY_GAMES: u32 = 100;

pub(super) fn answer(case: &Case) -> Result<Value, Unanswerable> {
    let table = Table::current();
    Ok(match case {
        Case::Gain { own, opponent, score, bonus_games } => {
            super::sane(&[*own, *opponent, *score])?;
            json!({ "k": table.k(*own), "gain": table.gain(*own, *opponent, *score, *bonus_games) })
        }
        Case::Performance { games } => {
            let rating =
                table.performance(&past(games)).ok_or_else(|| Unanswerable("there are no games".to_owned()))?;
            json!({ "rating": rating.round_ties_even() })
        }
        Case::Handicap { handicap, own, opponent, side } => {
            let worth =
                table.worth(handicap).ok_or_else(|| Unanswerable(format!("odds `{handicap}` are not rated")))?;
            let given = match side {
                Side::Gives => Given::Gives,
                Side::Receives => Given::Receives,
            };
            json!({ "effective_opponent": table.effective_opponent(*own, *opponent, given, worth).round_ties_even() })
        }
        Case::Tournament { players, results } => tournament(table, players, results)?,
    })
}

fn past(games: &[(f64, f64)]) -> Vec<Past> {
    games.iter().map(|&(opponent, score)| Past { opponent, score }).collect()
}

fn tournament(table: &Table, entries: &[Entry], results: &[Vec<String>]) -> Result<Value, Unanswerable> {
    if entries.len() != results.len() {
        return Err(Unanswerable("`results` has a row for each of `players`".to_owned()));
    }
    let players = entries.iter().zip(results).map(|(entry, row)| entry.player(table, row, entries.len()));
    let players = players.collect::<Result<Vec<_>, _>>()?;
    let after = table.rate(&players);
    let rows = entries.iter().zip(&players).zip(&after);
    let told = rows.zip(results).map(|(((entry, player), after), row)| entry.told(player, after, row));
    Ok(json!({ "expect": told.collect::<Vec<_>>() }))
}

impl Entry {
    fn player(&self, table: &Table, row: &[String], players: usize) -> Result<Player, Unanswerable> {
        let before = match (self.unrated_after, self.rating, self.games) {
            (Some(rating), ..) => Before::Settled(rating),
            (None, None, _) | (None, _, Some(0)) => Before::New { recognised: self.recognised(table)? },
            (None, Some(rating), games) => Before::Rated {
                rating,
                games: games.unwrap_or(MANY_GAMES),
                bonus_games: self.bonus_games.unwrap_or(0),
                history: past(self.history.as_deref().unwrap_or_default()),
            },
        };
        let games = row.iter().map(|text| read_game(text, players)).collect::<Result<Vec<_>, _>>()?;
        Ok(Player { before, games: games.into_iter().flatten().collect() })
    }

    fn recognised(&self, table: &Table) -> Result<Option<crate::rating::fesa::Grade>, Unanswerable> {
        let grade = |name: &String| table.grade(name).ok_or_else(|| Unanswerable(format!("`{name}` is no grade")));
        self.prior_grade.as_ref().map(grade).transpose()
    }

    /// As tables of events with a start show it, or as lists of ratings do.
    fn told(&self, player: &Player, after: &After, row: &[String]) -> Value {
        let change = match player.before {
            Before::Rated { rating, .. } => after.rating.map(|after| after - rating),
            _ => None,
        };
        let won = row.iter().map(|text| score_of(text).unwrap_or_default()).sum::<f64>();
        match self.mcmahon {
            Some(start) => json!({ "n": self.n, "points": f64::from(start) + won, "change": change }),
            None => json!({ "n": self.n, "change": change, "rating": after.rating }),
        }
    }
}

fn score_of(text: &str) -> Option<f64> {
    match text.chars().next_back()? {
        '+' => Some(1.0),
        '=' => Some(0.5),
        '-' => Some(0.0),
        _ => None,
    }
}

/// A game; none for a round without an opponent.
fn read_game(text: &str, players: usize) -> Result<Option<Game>, Unanswerable> {
    let wrong = || Unanswerable(format!("`{text}` is no game; expected such as 12+, 3-, 4=, 0+"));
    let score = score_of(text).ok_or_else(wrong)?;
    let number: usize = text[..text.len() - 1].parse().map_err(|_| wrong())?;
    let Some(opponent) = number.checked_sub(1) else { return Ok(None) };
    if opponent >= players {
        return Err(Unanswerable(format!("`{text}`: there is no player {number}")));
    }
    Ok(Some(Game { opponent, score, odds: None }))
}
