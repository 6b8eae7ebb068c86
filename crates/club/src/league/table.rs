//! A league's rules, as its table has them. A club's own league is another table of the same form.

use super::free_class::{DeclaredRule, ReturnRule};
use super::points::PointsRule;
use super::sheet::{Losers, MAIN};
use crate::career::Need;
use crate::rules::{self, BadTable};
use crate::time::Date;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// A league (LEAGUE-05 to LEAGUE-10, LEAGUE-31 to LEAGUE-35).
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// What it is called.
    pub name: String,
    /// The day from which this table holds.
    pub valid_from: Date,
    /// Where it is from.
    pub source: String,
    /// What reasons rest on in the catalogue of requirements, by their codes; of others it is their class.
    #[serde(default)]
    pub requirements: BTreeMap<String, String>,
    /// The highest first.
    #[serde(rename = "class")]
    pub classes: Vec<Class>,
    /// How one comes back from the free class.
    #[serde(rename = "return")]
    pub back: Option<ReturnRule>,
    /// How long one may play who has chosen the free class.
    pub declared: Option<DeclaredRule>,
    /// Who has to stop.
    pub retirement: Option<Retirement>,
    /// How long one may stay in the free class.
    pub free: Option<FreeRule>,
    /// What gives a year more there: any of these, of the last year (LEAGUE-18). Without any, whoever is said to have it.
    #[serde(default)]
    pub grace: Vec<Need>,
    /// The tournament in which those meet who come out of the classes: games in order, the last decides who challenges.
    #[serde(default)]
    pub main: Vec<MainGame>,
    /// Whether who falls from the lowest class leaves the league, where no free class is below it.
    #[serde(default)]
    pub falls_out: bool,
    /// When seasons are played, if it is always at the same time of the year (LEAGUE-01).
    #[serde(default, rename = "season")]
    pub seasons: Vec<Span>,
    /// Whether who challenges from below and does not win comes into the highest class.
    #[serde(default)]
    pub challenger_to_top: bool,
}

/// A year that has every day.
const A_LEAP_YEAR: u16 = 2000;

/// A part of the year: two days as `04-01`, the second of them in the next year if it comes before the first.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Span {
    /// The first day.
    pub begins: String,
    /// The last one.
    pub ends: String,
}

impl Span {
    /// Its days in the year in which it begins; `None` if there are none of that name.
    fn of_year(&self, year: u16) -> Option<[Date; 2]> {
        let day = |year: u16, text: &str| format!("{year:04}-{text}").parse::<Date>().ok();
        let first = day(year, &self.begins)?;
        let last = day(year, &self.ends)?;
        Some([first, if last < first { last.plus_years(1) } else { last }])
    }
}

/// A game of the main tournament.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MainGame {
    /// What later games call its winner.
    pub name: String,
    /// Two of: a place of a class, `6:1`; the name of an earlier game.
    pub between: [String; 2],
    /// How many wins each needs.
    #[serde(default = "one_each")]
    pub wins: [u32; 2],
}

fn one_each() -> [u32; 2] {
    [1, 1]
}

/// A class of a league.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Class {
    /// `A`, `B1`.
    pub name: String,
    /// What its places rest on in the catalogue of requirements.
    pub requirement: Option<String>,
    /// How many play in it; without a number anybody who belongs there.
    pub size: Option<usize>,
    /// Games of each; none where they play on a sheet.
    #[serde(default)]
    pub games: u32,
    /// That it is a knock-out, and what those play for who have lost (LEAGUE-29).
    pub bracket: Option<Losers>,
    /// How many of a knock-out come into the main tournament.
    #[serde(default)]
    pub into_main: usize,
    /// Whether its winner challenges the holder of the title.
    #[serde(default)]
    pub challenger: bool,
    /// How many rise.
    #[serde(default)]
    pub promoted: usize,
    /// Who rises besides.
    #[serde(default)]
    pub more_rise: MoreRise,
    /// Who comes in at this place a second time is offered to rise all the same (LEAGUE-02).
    pub offer: Option<usize>,
    /// How many fall.
    #[serde(default)]
    pub demoted: usize,
    /// Demotion points, where one falls by them.
    pub points: Option<PointsRule>,
    /// Years that are left to somebody of this class who chooses the free class, by the points they have (LEAGUE-20).
    #[serde(default)]
    pub declared_years: Vec<u32>,
}

/// Who rises besides those whose places suffice (LEAGUE-09, LEAGUE-10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoreRise {
    /// Nobody.
    #[default]
    Nobody,
    /// Whoever has lost no game.
    Unbeaten,
    /// Whoever has won as many games as the last who rises.
    Tied,
}

/// How long one may stay in the free class (LEAGUE-17, LEAGUE-18).
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FreeRule {
    /// Months, for who came from the league.
    pub months: u32,
    /// For who began there.
    pub months_from_outside: u32,
    /// At this age one stops, when the year ends.
    pub age: u32,
    /// Months more, as long as somebody is that good elsewhere.
    pub grace_months: u32,
}

/// Points for the worst of a year (LEAGUE-38, LEAGUE-39).
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Retirement {
    /// With so many players there is one.
    pub players: usize,
    /// And one more for so many.
    pub one_more_for: usize,
    /// Who has so many stops.
    pub limit: u32,
    /// From this age on one of them suffices (LEAGUE-41).
    pub age: u32,
    /// One a season is cleared by what leads to this grade (LEAGUE-40).
    pub cleared_by: Clearing,
}

/// What clears a point towards retirement: what would earn a grade.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clearing {
    /// The ladder.
    pub ladder: String,
    /// The grade.
    pub grade: String,
    /// Events that do not count for it.
    #[serde(default)]
    pub without: Vec<String>,
}

static RYUO: LazyLock<Table> = LazyLock::new(|| known(include_str!("../../rules/ryuo.toml")));
static MEIJIN: LazyLock<Table> = LazyLock::new(|| known(include_str!("../../rules/meijin.toml")));
static SANDAN: LazyLock<Table> = LazyLock::new(|| known(include_str!("../../rules/sandan.toml")));
static HAKUREI: LazyLock<Table> = LazyLock::new(|| known(include_str!("../../rules/hakurei.toml")));

fn known(text: &str) -> Table {
    Table::read(text).expect("the tables are read: tests use them")
}

impl Table {
    /// The leagues that the house has.
    pub const NAMES: [&str; 4] = ["meijin", "ryuo", "hakurei", "sandan"];

    /// The Meijin league's.
    pub fn meijin() -> &'static Table {
        &MEIJIN
    }

    /// The Ryūō league's (LEAGUE-22 to LEAGUE-29).
    pub fn ryuo() -> &'static Table {
        &RYUO
    }

    /// The women's Hakurei league's.
    pub fn hakurei() -> &'static Table {
        &HAKUREI
    }

    /// The apprentices' league of 3 dan's (LEAGUE-01, LEAGUE-02).
    pub fn sandan() -> &'static Table {
        &SANDAN
    }

    /// The text of a table that the house has, by the league's name: one of [`Table::NAMES`].
    pub fn text(name: &str) -> Option<&'static str> {
        match name {
            "meijin" => Some(include_str!("../../rules/meijin.toml")),
            "ryuo" => Some(include_str!("../../rules/ryuo.toml")),
            "hakurei" => Some(include_str!("../../rules/hakurei.toml")),
            "sandan" => Some(include_str!("../../rules/sandan.toml")),
            _ => None,
        }
    }

    /// A table from its text.
    ///
    /// # Errors
    /// If it is no TOML of this form, has no class, or two of one name; if a class has neither games nor a bracket, or a game of
    /// the main tournament names nobody.
    pub fn read(text: &str) -> Result<Table, BadTable> {
        let table: Table = rules::read(text)?;
        if table.classes.is_empty() {
            return Err(BadTable::new("a league has a class at least: [[class]]"));
        }
        for (place, class) in table.classes.iter().enumerate() {
            let is_twice = table.classes[..place].iter().any(|earlier| earlier.name == class.name);
            if is_twice {
                return Err(BadTable::new(format!("there are two classes `{}`", class.name)));
            }
            if class.name == MAIN {
                return Err(BadTable::new(format!("`{MAIN}` is the main tournament, no class")));
            }
            if class.points.is_some_and(|rule| rule.one_for.is_none() == rule.at_most_percent.is_none()) {
                let name = &class.name;
                return Err(BadTable::new(format!("points of class `{name}`: either one_for or at_most_percent")));
            }
            if (class.games == 0) == class.bracket.is_none() {
                let name = &class.name;
                return Err(BadTable::new(format!("class `{name}` has either games of each, or a bracket")));
            }
        }
        if let Some(span) = table.seasons.iter().find(|span| span.of_year(A_LEAP_YEAR).is_none()) {
            let what = format!("season: expected days such as 04-01, found {:?} and {:?}", span.begins, span.ends);
            return Err(BadTable::new(what));
        }
        table.main_sheet()?;
        Ok(table)
    }

    /// The first and the last day of the season in which a day lies; nothing where seasons may be played at any time.
    ///
    /// ```
    /// let [first, last] = club::league::Table::sandan().season_of("2027-02-14".parse().unwrap()).unwrap();
    /// assert_eq!((first.to_string(), last.to_string()), ("2026-10-01".to_owned(), "2027-03-31".to_owned()));
    /// ```
    pub fn season_of(&self, day: Date) -> Option<[Date; 2]> {
        let years = [day.year().saturating_sub(1), day.year()];
        let spans = self.seasons.iter().flat_map(|span| years.map(|year| span.of_year(year)));
        spans.flatten().find(|[first, last]| (*first..=*last).contains(&day))
    }

    /// The class of this name.
    pub fn class(&self, name: &str) -> Option<&Class> {
        self.classes.iter().find(|class| class.name == name)
    }
}

#[cfg(test)]
mod tests;
