//! Ladders whose grades are earned by any one of several needs.

use super::deed::Deed;
use super::dossier::Dossier;
use crate::rules::{self, BadTable};
use crate::time::Date;
use serde::Deserialize;
use std::sync::LazyLock;

/// A ladder of grades and what each of them asks for.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ladder {
    /// What it is called: `professional`, `women`, `amateur`.
    pub name: String,
    /// The day from which these needs hold.
    pub valid_from: Date,
    /// Where they are from.
    pub source: String,
    /// From the lowest.
    pub grades: Vec<String>,
    /// Who grants them, and how.
    #[serde(rename = "body")]
    pub bodies: Vec<Body>,
    /// What each grade asks for.
    #[serde(rename = "promotion")]
    pub promotions: Vec<Promotion>,
    /// The exam by which one may come onto it from outside.
    #[serde(default)]
    pub admission: Option<super::Admission>,
    /// How a grade can be come by (amateurs).
    #[serde(default, rename = "way")]
    pub ways: Vec<crate::award::Bounds>,
    /// What grades of other ladders are worth on this one.
    #[serde(default, rename = "equivalent")]
    pub equivalents: Vec<Equivalent>,
}

/// An association that grants the grades.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Body {
    /// What it is called.
    pub name: String,
    /// Below which age one may begin.
    #[serde(default)]
    pub entry_under: Option<u32>,
    /// Whether one may rise by several grades at once.
    pub skipping: bool,
    /// Whether there is one promotion a year at most; years begin in April.
    #[serde(default)]
    pub one_a_year: bool,
}

/// What a grade of another ladder is worth, from one grade to another (RANK-03).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Equivalent {
    /// The other ladder.
    pub ladder: String,
    /// Its grade.
    pub grade: String,
    /// The lowest that it may be worth.
    pub from: String,
    /// The highest.
    pub to: String,
}

/// The way to a grade.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Promotion {
    /// The grade.
    pub to: String,
    /// The requirement that it fulfils.
    pub id: String,
    /// A grade that must have been earned, too.
    #[serde(default)]
    pub needs: Option<String>,
    /// Each of these suffices.
    pub any: Vec<Need>,
}

/// From when deeds count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Since {
    /// From the beginning.
    #[default]
    Ever,
    /// From the day of the grade just below.
    Grade,
}

/// Something that suffices for a grade.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Need {
    /// So many games won since the grade just below.
    Wins(u32),
    /// A share of the year's games since the grade just below, and so many wins at least.
    Share {
        /// In hundredths.
        percent: u32,
        /// The fewest.
        least_wins: u32,
    },
    /// Something reached or won, once or several times.
    Deed {
        /// What.
        name: String,
        /// Of which events or classes; of any if none is named.
        #[serde(default)]
        of: Vec<String>,
        /// How often.
        #[serde(default = "one")]
        times: u32,
        /// From when it counts.
        #[serde(default)]
        since: Since,
        /// With so many games in the study group.
        #[serde(default)]
        games: u32,
        /// The first day on which it could be done.
        #[serde(default)]
        from: Option<Date>,
        /// The last one.
        #[serde(default)]
        until: Option<Date>,
    },
    /// The same, in seasons one after the other, the last of them since the grade just below.
    Row {
        /// What.
        name: String,
        /// How many seasons.
        seasons: u32,
    },
    /// So often at one and the same event.
    Same {
        /// What.
        name: String,
        /// How often.
        times: u32,
        /// Which events count.
        of: Vec<String>,
    },
    /// The association's committee decides.
    Committee,
}

const fn one() -> u32 {
    1
}

/// How far somebody is with a need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// So much there is.
    pub have: u32,
    /// So much it takes.
    pub want: u32,
}

impl State {
    /// Whether it suffices.
    pub const fn is_met(self) -> bool {
        self.have >= self.want
    }
}

/// A grade that somebody could reach, and how far they are with each need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect<'a> {
    /// The grade, its requirement and its needs.
    pub promotion: &'a Promotion,
    /// How far they are with each of them.
    pub states: Vec<State>,
    /// The need that suffices; where no grade may be skipped perhaps one of a higher grade (RANK-32).
    pub met: Option<&'a Need>,
    /// Whether it is granted: a need suffices, and nothing is in the way.
    pub is_due: bool,
}

/// A grade that is due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due<'a> {
    /// Which.
    pub promotion: &'a Promotion,
    /// The need that suffices.
    pub need: &'a Need,
}

static LADDERS: LazyLock<[Ladder; 3]> = LazyLock::new(|| {
    let texts = [
        include_str!("../../rules/amateur.toml"),
        include_str!("../../rules/professional.toml"),
        include_str!("../../rules/women.toml"),
    ];
    texts.map(|text| Ladder::read(text).expect("the tables are read: tests use them"))
});

impl Ladder {
    /// Every ladder in force.
    pub fn all() -> &'static [Ladder] {
        &*LADDERS
    }

    /// The one of this name.
    pub fn named(name: &str) -> Option<&'static Ladder> {
        Ladder::all().iter().find(|ladder| ladder.name == name)
    }

    /// Reads a table of this form.
    ///
    /// # Errors
    /// If it is none, or names a grade that is not on its ladder.
    pub fn read(text: &str) -> Result<Ladder, BadTable> {
        let ladder: Ladder = rules::read(text)?;
        if ladder.bodies.is_empty() {
            return Err(BadTable::new("expected who grants the grades: [[body]]"));
        }
        let grades = |promotion: &Promotion| [Some(promotion.to.clone()), promotion.needs.clone()];
        let named: Vec<String> = ladder.promotions.iter().flat_map(grades).flatten().collect();
        if let Some(grade) = named.iter().find(|grade| ladder.rank(grade).is_none()) {
            return Err(BadTable::new(format!("{grade:?} is not among the grades of {}", ladder.name)));
        }
        Ok(ladder)
    }

    /// The names of the deeds that count on it.
    pub fn deeds(&self) -> Vec<&str> {
        let needs = self.promotions.iter().flat_map(|promotion| &promotion.any);
        let mut names: Vec<&str> = needs.filter_map(Need::deed).collect();
        names.sort_unstable();
        names.dedup();
        names
    }

    /// Steps above the lowest grade.
    pub fn rank(&self, grade: &str) -> Option<usize> {
        self.grades.iter().position(|other| other == grade)
    }

    /// The association of this name; the first if none is named.
    pub fn body(&self, name: Option<&str>) -> Option<&Body> {
        self.bodies.iter().find(|body| name.is_none_or(|name| body.name == name))
    }

    /// The grades above somebody's that may be earned from there, the next one first, with what is missing.
    pub fn prospects(&self, dossier: &Dossier, body: &Body, today: Date) -> Vec<Prospect<'_>> {
        let dossier = &dossier.until(today);
        let own = dossier.grade.as_deref().and_then(|grade| self.rank(grade));
        let next = own.map_or(0, |own| own + 1);
        let is_too_old = own.is_none()
            && body.entry_under.zip(dossier.born).is_some_and(|(under, born)| born.years_until(today) >= under);
        let waits =
            body.one_a_year && dossier.since.is_some_and(|since| since.federation_year() == today.federation_year());
        let mut prospects: Vec<Prospect<'_>> = Vec::new();
        for promotion in &self.promotions {
            let Some(rank) = self.rank(&promotion.to).filter(|rank| *rank >= next) else { continue };
            let is_next = rank == next;
            if !is_next && (!body.skipping || own.is_none()) {
                continue;
            }
            let states: Vec<State> = promotion.any.iter().map(|need| need.state(dossier, is_next)).collect();
            let beyond = (!body.skipping && own.is_some()).then(|| self.met_above(rank, dossier)).flatten();
            let met =
                promotion.any.iter().zip(&states).find(|(_, state)| state.is_met()).map(|(need, _)| need).or(beyond);
            let has_earned = |grade: &String| {
                dossier.grade.as_ref() == Some(grade)
                    || prospects.iter().any(|prospect| prospect.promotion.to == *grade && prospect.is_due)
            };
            let is_due = !waits && !is_too_old && met.is_some() && promotion.needs.as_ref().is_none_or(has_earned);
            prospects.push(Prospect { promotion, states, met, is_due });
        }
        prospects
    }

    /// A need of a grade above this one that is met.
    fn met_above(&self, rank: usize, dossier: &Dossier) -> Option<&Need> {
        let above = self.promotions.iter().filter(|promotion| self.rank(&promotion.to) > Some(rank));
        above.flat_map(|promotion| &promotion.any).find(|need| need.state(dossier, false).is_met())
    }

    /// The highest grade that is due, and why.
    pub fn due(&self, dossier: &Dossier, body: &Body, today: Date) -> Option<Due<'_>> {
        let prospects = self.prospects(dossier, body, today);
        let prospect = prospects.into_iter().rev().find(|prospect| prospect.is_due)?;
        Some(Due { promotion: prospect.promotion, need: prospect.met? })
    }
}

impl Need {
    /// The deed that it counts, if it counts any.
    fn deed(&self) -> Option<&str> {
        match self {
            Need::Deed { name, .. } | Need::Row { name, .. } | Need::Same { name, .. } => Some(name),
            Need::Wins(_) | Need::Share { .. } | Need::Committee => None,
        }
    }

    /// How far somebody is with it who is just below.
    pub(crate) fn state_of_next(&self, dossier: &Dossier) -> State {
        self.state(dossier, true)
    }

    /// The events that it names.
    pub(crate) fn events(&self) -> &[String] {
        if let Need::Deed { of, .. } = self { of } else { &[] }
    }

    /// How far somebody is with it. What counts from the grade just below counts for nobody who is further down.
    fn state(&self, dossier: &Dossier, is_next: bool) -> State {
        let of_next = |have| if is_next { have } else { 0 };
        match self {
            Need::Wins(want) => State { have: of_next(dossier.wins), want: *want },
            Need::Share { percent, least_wins } => {
                let Dossier { games_of_year: games, wins_of_year: wins, .. } = *dossier;
                // The wins that would do for the games there were.
                let want = (games * percent).div_ceil(100).max(*least_wins);
                State { have: of_next(wins), want }
            }
            Need::Deed { name, of, times, since, games, from, until } => {
                let is_in_force =
                    |day: Date| from.is_none_or(|from| day >= from) && until.is_none_or(|until| day <= until);
                let counts = |deed: &Deed| match since {
                    _ if !is_in_force(deed.date) => false,
                    Since::Ever => true,
                    Since::Grade => is_next && dossier.is_since_grade(deed),
                };
                let have = dossier.count(name, of, counts);
                let may = dossier.group_games >= *games;
                State { have: if may { have } else { have.min(times - 1) }, want: *times }
            }
            Need::Row { name, seasons } => State { have: of_next(dossier.row(name)), want: *seasons },
            Need::Same { name, times, of } => {
                let most = |deed: &Deed| dossier.count(name, std::slice::from_ref(&deed.of), |_| true);
                let have = dossier.deeds.iter().filter(|deed| deed.contains(name, of)).map(most).max().unwrap_or(0);
                State { have, want: *times }
            }
            Need::Committee => State { have: 0, want: 1 },
        }
    }
}

impl Dossier {
    /// The longest run of seasons with such a deed that ends since the grade was reached.
    fn row(&self, name: &str) -> u32 {
        let seasons = |since_grade: bool| {
            let counts = move |deed: &&Deed| deed.name == name && (!since_grade || self.is_since_grade(deed));
            self.deeds.iter().filter(counts).filter_map(|deed| deed.season)
        };
        let length =
            |last: u32| (0..=last).rev().take_while(|season| seasons(false).any(|other| other == *season)).count();
        seasons(true).map(|last| length(last) as u32).max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests;
