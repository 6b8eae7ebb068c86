//! A league's rules, as its table has them. A club's own league is another table of the same form.

use super::free_class::{DeclaredRule, ReturnRule};
use super::points::PointsRule;
use super::sheet::{Losers, MAIN};
use crate::rules::{self, BadTable};
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
    pub valid_from: String,
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
    /// The tournament in which those meet who come out of the classes: games in order, the last decides who challenges.
    #[serde(default)]
    pub main: Vec<MainGame>,
    /// Whether who challenges from below and does not win comes into the highest class.
    #[serde(default)]
    pub challenger_to_top: bool,
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
            if (class.games == 0) == class.bracket.is_none() {
                let name = &class.name;
                return Err(BadTable::new(format!("class `{name}` has either games of each, or a bracket")));
            }
        }
        table.main_sheet()?;
        Ok(table)
    }

    /// The class of this name.
    pub fn class(&self, name: &str) -> Option<&Class> {
        self.classes.iter().find(|class| class.name == name)
    }
}

#[cfg(test)]
mod tests;
