//! From the file of an event to new ratings and grades.

use super::cross_table::{Cell, CrossTable};
use super::{After, Before, Counts, Game, Given, Grade, Graded, Past, Player, Table};
use crate::standing::{QUARTERS, Score};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// What is kept of somebody between events: a line of a list of ratings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Listed {
    /// Family name, then given name, as in the files of events.
    pub name: String,
    /// Points.
    pub rating: i32,
    /// Rated games.
    pub games: u32,
    /// Those of them that had the bonus.
    #[serde(default)]
    pub bonus_games: u32,
    /// The grade, if there is one yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grade: Option<String>,
    /// Games on the way to the next grade.
    #[serde(default)]
    pub above_lower: u32,
    /// Those of them in the upper half.
    #[serde(default)]
    pub above_middle: u32,
    /// Whether one of them was there.
    #[serde(default)]
    pub touched_middle: bool,
    /// Every game, as opponent and score, as long as they are few.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub history: Vec<(i32, f64)>,
}

/// What an event did for somebody.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rated {
    /// The final place.
    pub place: usize,
    /// As in the file.
    pub name: String,
    /// The rating before, if there was one.
    pub before: Option<i32>,
    /// What goes into the list; nobody who has no game yet.
    pub after: Option<Listed>,
    /// Rated games of the event.
    pub played: usize,
    /// The rating at which the games of the event are just what one would expect; none without games.
    pub performance: Option<i32>,
    /// Whether the rating is the performance of all games so far.
    pub by_performance: bool,
    /// The grade that was reached in this event.
    pub promoted_to: Option<String>,
    /// Whose consent that grade needs.
    pub consent: Option<String>,
}

/// An event and a list that do not go together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// Two in the list, or in the event, of one name.
    Twice(String),
    /// Somebody who is said to be new, and is in the list.
    NotNew(String),
    /// Somebody who has no rating, neither in the list nor in the file, and is not said to be new.
    Unknown(String),
    /// Somebody in the list with few games, and not all of them in `history`: how many there are, and how many stand there.
    GamesMissing(String, u32, usize),
    /// A grade in the list that the federation does not have.
    NoSuchGrade(String, String),
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mismatch::Twice(name) => write!(f, "{name} is there twice"),
            Mismatch::NotNew(name) => write!(f, "{name} is marked as new (N), and has a rating already"),
            Mismatch::Unknown(name) => {
                write!(f, "{name} has no rating; expected one in the file or the list, or N before the name")
            }
            Mismatch::GamesMissing(name, games, known) => {
                write!(
                    f,
                    "{name} has {games} games, of which {known} stand in `history`; expected all, as [opponent, score]"
                )
            }
            Mismatch::NoSuchGrade(name, grade) => {
                write!(f, "{name}: `{grade}` is no grade; expected 20k to 1k or 1d to 7d")
            }
        }
    }
}

impl std::error::Error for Mismatch {}

/// Who has a rating in the file alone is taken to have played many games.
const MANY_GAMES: u32 = 100;

/// Ratings and grades after an event, by place. Without a list the ratings of the file count.
///
/// # Errors
/// If names or grades do not go together.
pub fn rate(table: &Table, event: &CrossTable, list: &[Listed]) -> Result<Vec<Rated>, Mismatch> {
    let mut known = BTreeMap::new();
    for listed in list {
        if known.insert(listed.name.as_str(), listed).is_some() {
            return Err(Mismatch::Twice(listed.name.clone()));
        }
    }
    let mut names = BTreeMap::new();
    for line in &event.players {
        if names.insert(line.name(), ()).is_some() {
            return Err(Mismatch::Twice(line.name()));
        }
    }
    let before = |name: &str| known.get(name).copied();
    let players = event.players.iter().map(|line| {
        let name = line.name();
        let before = match (before(&name), line.rating, line.is_new) {
            (Some(_), _, true) => return Err(Mismatch::NotNew(name)),
            (Some(listed), ..) => listed.before(table)?,
            (None, _, true) => Before::New { recognised: None },
            (None, Some(rating), false) => {
                Before::Rated { rating, games: MANY_GAMES, bonus_games: MANY_GAMES, history: Vec::new() }
            }
            (None, None, false) => return Err(Mismatch::Unknown(name)),
        };
        let games = line.cells.iter().filter_map(|cell| game(table, cell)).collect();
        Ok(Player { before, games })
    });
    let players = players.collect::<Result<Vec<_>, _>>()?;
    let after = table.rate(&players);
    // Who has no rating has met nobody.
    let ratings: Vec<i32> = after.iter().map(|after| after.rating.unwrap_or_default()).collect();
    let lines = event.players.iter().zip(&players).zip(&after).enumerate();
    let rated = lines.map(|(place, ((line, player), own))| {
        let name = line.name();
        rated(table, place + 1, before(&name), name, player, own, &ratings)
    });
    rated.collect()
}

/// The list after an event: everybody's latest line, the strongest first.
pub fn merge(list: &[Listed], rated: &[Rated]) -> Vec<Listed> {
    let mut lines: BTreeMap<&str, &Listed> = list.iter().map(|listed| (listed.name.as_str(), listed)).collect();
    lines.extend(rated.iter().filter_map(|rated| rated.after.as_ref()).map(|listed| (listed.name.as_str(), listed)));
    let mut list: Vec<Listed> = lines.into_values().cloned().collect();
    list.sort_by_key(|listed| std::cmp::Reverse(listed.rating));
    list
}

impl Listed {
    /// With no game yet the grade is one that is recognised; with few games all of them are asked for.
    fn before(&self, table: &Table) -> Result<Before, Mismatch> {
        if self.games == 0 {
            return Ok(Before::New { recognised: self.grade(table)? });
        }
        if self.games < table.elo.performance_games && self.history.len() != self.games as usize {
            return Err(Mismatch::GamesMissing(self.name.clone(), self.games, self.history.len()));
        }
        let past = |&(opponent, score): &(i32, f64)| Past { opponent: f64::from(opponent), score };
        let history = self.history.iter().map(past).collect();
        Ok(Before::Rated { rating: self.rating, games: self.games, bonus_games: self.bonus_games, history })
    }

    fn grade(&self, table: &Table) -> Result<Option<Grade>, Mismatch> {
        let find =
            |name: &String| table.grade(name).ok_or_else(|| Mismatch::NoSuchGrade(self.name.clone(), name.clone()));
        self.grade.as_ref().map(find).transpose()
    }
}

/// A game that is rated: odds that the federation does not know are not.
fn game(table: &Table, cell: &Cell) -> Option<Game> {
    let Cell::Game { opponent, score, odds } = *cell else { return None };
    let odds = match odds {
        Some(odds) => Some((if odds.gives { Given::Gives } else { Given::Receives }, table.worth(odds.code)?)),
        None => None,
    };
    Some(Game { opponent, score: points(score), odds })
}

fn points(score: Score) -> f64 {
    score.quarters() as f64 / QUARTERS as f64
}

fn rated(
    table: &Table,
    place: usize,
    listed: Option<&Listed>,
    name: String,
    player: &Player,
    own: &After,
    all: &[i32],
) -> Result<Rated, Mismatch> {
    let before = player.before.rating();
    let graded = graded(table, listed, before)?;
    let played = player.games.len();
    let mut told = Rated {
        place,
        name: name.clone(),
        before,
        after: None,
        played,
        performance: None,
        by_performance: own.by_performance,
        promoted_to: None,
        consent: None,
    };
    let Some(rating) = own.rating else { return Ok(told) };
    let games_before = own.games - played as u32;
    let now = table.promote(graded, games_before, played as u32, [before.unwrap_or(rating), rating]);
    let grade = now.grade.map(|grade| table.name(grade).to_owned());
    if now.grade > graded.grade {
        told.promoted_to.clone_from(&grade);
        told.consent = now.grade.and_then(|grade: Grade| table.consent(grade)).map(str::to_owned);
    }
    let mut history = listed.map(|listed| listed.history.clone()).unwrap_or_default();
    let is_followed = own.games <= table.elo.performance_games || own.by_performance;
    let against = table.games_against(player, rating, all);
    told.performance = table.performance(&against).map(|performance| performance.round() as i32);
    history.extend(against.iter().map(|past| (past.opponent.round() as i32, past.score)));
    if !is_followed {
        history.clear();
    }
    let Counts { above_lower, above_middle, touched_middle } = now.counts;
    told.after = Some(Listed {
        name,
        rating,
        games: own.games,
        bonus_games: own.bonus_games,
        grade,
        above_lower,
        above_middle,
        touched_middle,
        history,
    });
    Ok(told)
}

/// The grade before the event. Who has a rating in the file alone is taken to have the grade that goes with it.
fn graded(table: &Table, listed: Option<&Listed>, rating: Option<i32>) -> Result<Graded, Mismatch> {
    let Some(listed) = listed else {
        let grade = rating.map(|rating| table.grade_at(f64::from(rating)));
        return Ok(Graded { grade, counts: Counts::default() });
    };
    let counts = Counts {
        above_lower: listed.above_lower,
        above_middle: listed.above_middle,
        touched_middle: listed.touched_middle,
    };
    Ok(Graded { grade: listed.grade(table)?, counts })
}

#[cfg(test)]
mod tests;
