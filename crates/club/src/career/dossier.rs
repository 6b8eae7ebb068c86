//! What is known of somebody's career.

use crate::time::Date;
use serde::{Deserialize, Serialize};

/// What somebody has achieved so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dossier {
    /// The grade they have on the ladder; nothing for who is not on it yet.
    #[serde(default)]
    pub grade: Option<String>,
    /// When they were born; only where one must be young to begin.
    #[serde(default)]
    pub born: Option<Date>,
    /// Since when they have the grade.
    #[serde(default)]
    pub since: Option<Date>,
    /// Official games won since then.
    #[serde(default)]
    pub wins: u32,
    /// Official games of this year since then.
    #[serde(default)]
    pub games_of_year: u32,
    /// How many of these were won.
    #[serde(default)]
    pub wins_of_year: u32,
    /// Official events of this year that they have entered.
    #[serde(default)]
    pub events_of_year: u32,
    /// Official games in their order, W for a win and L for a loss, where the share of a run of them is asked for.
    #[serde(default)]
    pub results: String,
    /// Games in the study group, for those who come from there.
    #[serde(default)]
    pub group_games: u32,
    /// What they reached and won, in any order.
    #[serde(default)]
    pub deeds: Vec<Deed>,
}

/// Something that somebody reached or won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deed {
    /// What: `title`, `challenger`, `meijin-class` …
    pub name: String,
    /// Of which event, or which class.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub of: String,
    /// When.
    pub date: Date,
    /// The season's number, where seasons are counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub season: Option<u32>,
}

impl Dossier {
    /// How many deeds of a name there are, of any of these events; all events if none is named.
    pub(crate) fn count(&self, name: &str, of: &[String], counts: impl Fn(&Deed) -> bool) -> u32 {
        let fits = |deed: &&Deed| deed.name == name && (of.is_empty() || of.contains(&deed.of)) && counts(deed);
        self.deeds.iter().filter(fits).count() as u32
    }

    /// Whether something happened since the grade was reached.
    pub(crate) fn is_since_grade(&self, deed: &Deed) -> bool {
        self.since.is_some_and(|since| deed.date >= since)
    }
}
