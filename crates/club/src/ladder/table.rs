//! The numbers of the apprentices' school.

use super::window::Record;
use crate::rules;
use crate::time::Date;
use serde::Deserialize;
use std::sync::LazyLock;

/// The school's rules.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Apprentice {
    /// The day from which they hold, as `2022-06-01`.
    pub valid_from: Date,
    /// Where they are from.
    pub source: String,
    /// The grades, from the lowest (RANK-20).
    pub grades: Vec<String>,
    /// Where everybody begins.
    pub begins: String,
    /// Where it is.
    pub branches: Vec<String>,
    /// From this grade on all branches play together.
    pub one_league_from: String,
    promotion: Vec<Promotion>,
    /// Up to 2 dan.
    pub points: PointRule,
    /// From then on.
    pub three_dan: ThreeDan,
    pub(crate) first_dan: FirstDan,
    pub(crate) fourth_dan: FourthDan,
}

/// Until when one must be 1 dan (RANK-25).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FirstDan {
    pub(crate) age: u16,
    pub(crate) months: u8,
}

/// Until when one must be 4 dan (RANK-26).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FourthDan {
    pub(crate) age: u32,
    pub(crate) leagues: u32,
    pub(crate) percent: u32,
    pub(crate) last_age: u32,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Promotion {
    to: Vec<String>,
    records: Vec<Record>,
}

/// When demotion points are given and cleared (RANK-23).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PointRule {
    /// Games that are looked at.
    pub games: usize,
    /// No more wins than this among them are a point.
    pub most_wins: usize,
    /// Games after a point.
    pub clearing_games: usize,
    /// So many wins among them clear it.
    pub clearing_wins: usize,
    /// So many points demote.
    pub limit: u32,
}

/// The league of 3 dan (RANK-24).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThreeDan {
    percent: u32,
    /// So many points demote.
    pub limit: u32,
}

static APPRENTICE: LazyLock<Apprentice> = LazyLock::new(|| {
    rules::read(include_str!("../../rules/apprentice.toml")).expect("the table is read: tests use it")
});

impl Apprentice {
    /// The branches whose apprentices of a grade somebody of a branch plays against: their own, or all of them (RANK-21).
    ///
    /// ```
    /// let rules = club::ladder::Apprentice::current();
    /// assert_eq!(rules.plays_with("2d", "kansai"), ["kansai"]);
    /// assert_eq!(rules.plays_with("3d", "kansai"), ["kanto", "kansai"]);
    /// ```
    pub fn plays_with(&self, grade: &str, branch: &str) -> Vec<&str> {
        let rank = |grade: &str| self.grades.iter().position(|other| other == grade);
        let is_one = rank(grade) >= rank(&self.one_league_from);
        let branches = self.branches.iter().map(String::as_str);
        branches.filter(|other| is_one || *other == branch).collect()
    }

    /// Those in force.
    pub fn current() -> &'static Apprentice {
        &APPRENTICE
    }

    /// The records that lead to a grade of the school, `6k` to `3d`.
    pub fn records(&self, grade: &str) -> Option<&[Record]> {
        let promotion = self.promotion.iter().find(|promotion| promotion.to.iter().any(|to| to == grade));
        promotion.map(|promotion| promotion.records.as_slice())
    }
}

impl ThreeDan {
    /// Whether a season is a point; otherwise it clears one.
    pub const fn is_point(&self, wins: u32, games: u32) -> bool {
        100 * wins as u64 <= self.percent as u64 * games as u64
    }
}
