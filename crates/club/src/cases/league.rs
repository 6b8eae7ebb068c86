//! `league`: points, the free class, and tables of seasons that were played.

use super::{Unanswerable, results};
use crate::league::{Class, Points, Season, Table, Verdict, retirement_points};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::cmp::Reverse;

/// What is given.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(super) enum Case {
    DemotionPointsGiven { cls: String, players: usize },
    RetirementPoints { players: usize },
    PointsOverSeasons { cls: String, seasons: Vec<Year> },
    FreeClassByDeclaration { cls: String, points: usize, age: u16 },
    FreeClassReturnByWins { events: u16, wins: u16, games: u16 },
    FreeClassReturnByGames { events: u16, games: u16 },
    FreeClassReturnByShare { results: String },
    RealTable(Played),
}

#[derive(Deserialize)]
pub(super) struct Year {
    wins: u32,
    in_lowest_band: bool,
    promoted: bool,
}

/// A table as it was: its own divisor, its lowest rows with wins, losses, order of the year before and points.
#[derive(Deserialize)]
pub(super) struct Played {
    players: usize,
    divisor: Option<f64>,
    limit: Option<u32>,
    tail: Option<Vec<[u32; 4]>>,
    order_of_places: Option<Vec<[u32; 4]>>,
}

pub(super) fn answer(case: &Case) -> Result<Value, Unanswerable> {
    let meijin = Table::meijin();
    let lacks = |what: &str| Unanswerable(format!("the table has no {what}"));
    let back = || meijin.back.as_ref().ok_or_else(|| lacks("way back"));
    Ok(match case {
        Case::DemotionPointsGiven { cls, players } => json!({ "points": class(cls)?.points_given(*players) }),
        Case::RetirementPoints { players } => {
            let rule = Table::hakurei().retirement.as_ref().ok_or_else(|| lacks("retirement"))?;
            json!({ "points": retirement_points(*players, rule) })
        }
        Case::PointsOverSeasons { cls, seasons } => json!({ "after": over_seasons(class(cls)?, seasons)? }),
        Case::FreeClassByDeclaration { cls, points, age } => {
            let rule = meijin.declared.as_ref().ok_or_else(|| lacks("declaration"))?;
            let declared = rule.declare(class(cls)?, *points, u32::from(*age));
            let declared =
                declared.ok_or_else(|| Unanswerable(format!("nobody declares in {cls} with {points} points")))?;
            json!({
                "minimum_years": declared.minimum_years,
                "age_then": declared.age_then,
                "further_years": declared.further_years,
                "retires_at": declared.retires_at(),
            })
        }
        Case::FreeClassReturnByWins { events, wins, games } => {
            json!({ "returns": back()?.by_wins((*events).into(), (*wins).into(), (*games).into()) })
        }
        Case::FreeClassReturnByGames { events, games } => {
            json!({ "returns": back()?.by_games((*events).into(), (*games).into()) })
        }
        Case::FreeClassReturnByShare { results: text } => json!({ "returns_after": back()?.by_share(&results(text)?) }),
        Case::RealTable(played) => played.answer(),
    })
}

/// The class of this name in one of the leagues; of several, `C1/C2/D`, the first.
fn class(name: &str) -> Result<&'static Class, Unanswerable> {
    let first = name.split('/').next().unwrap_or(name);
    let found = Table::meijin().class(first).or_else(|| Table::hakurei().class(first));
    found.ok_or_else(|| Unanswerable(format!("there is no class `{first}`")))
}

fn over_seasons(class: &Class, seasons: &[Year]) -> Result<Vec<Value>, Unanswerable> {
    let rule = class.points.as_ref().ok_or_else(|| Unanswerable(format!("class {} has no points", class.name)))?;
    let (mut points, mut after) = (Points::default(), Vec::new());
    for year in seasons {
        let season = Season { wins: year.wins, is_lowest: year.in_lowest_band, is_promoted: year.promoted };
        match points.after(season, rule) {
            Verdict::Stays(now) => {
                points = now;
                after.push(json!(now.count));
            }
            Verdict::Promoted => after.push(json!("promoted")),
            Verdict::Demoted => after.push(json!("demoted")),
        }
    }
    Ok(after)
}

impl Played {
    fn answer(&self) -> Value {
        let mut answer = Map::new();
        let given = self.divisor.map(|divisor| (self.players as f64 / divisor) as usize);
        if let Some(given) = given {
            answer.insert("points".to_owned(), json!(given));
        }
        if let (Some(tail), Some(limit), Some(given)) = (&self.tail, self.limit, given) {
            let lowest = &tail[tail.len().saturating_sub(given)..];
            let falls = lowest.iter().filter(|row| row[3] + 1 >= limit).map(|row| row[2]);
            answer.insert("relegated_orders".to_owned(), json!(falls.collect::<Vec<_>>()));
        }
        if let Some(places) = &self.order_of_places {
            // By wins, then by the order of the year before; the places are given from the highest.
            let mut rows: Vec<[u32; 3]> =
                places.iter().map(|&[_, wins, losses, order]| [wins, losses, order]).collect();
            rows.sort_by_key(|&[wins, _, order]| (Reverse(wins), order));
            let placed = places.iter().zip(rows).map(|(given, [wins, losses, order])| [given[0], wins, losses, order]);
            answer.insert("order_of_places".to_owned(), json!(placed.collect::<Vec<_>>()));
        }
        Value::Object(answer)
    }
}
