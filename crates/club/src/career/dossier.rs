//! What is known of somebody's career.

use super::deed::Deed;
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

impl Dossier {
    /// What was done up to a day.
    pub(crate) fn until(&self, day: Date) -> Dossier {
        let mut dossier = self.clone();
        dossier.deeds.retain(|deed| deed.date <= day);
        dossier
    }

    /// How many deeds contain one of this name, of any of these events; all events if none is named.
    pub(crate) fn count(&self, name: &str, of: &[String], counts: impl Fn(&Deed) -> bool) -> u32 {
        let fits = |deed: &&Deed| deed.contains(name, of) && counts(deed);
        self.deeds.iter().filter(fits).count() as u32
    }

    /// Whether something happened since the grade was reached.
    pub(crate) fn is_since_grade(&self, deed: &Deed) -> bool {
        self.since.is_some_and(|since| deed.date >= since)
    }
}
