//! A rating pool: what a club believes of its people's strength, batch by batch.
//!
//! A batch is the games of an event. It is applied once, and taken back whole (I9).

mod rules;
mod single;

pub use rules::{Certainty, Rules};
pub use single::Single;

use crate::journal::Machine;
use crate::line;
use crate::person::PersonId;
use crate::rating::fesa::{Given, Table};
use crate::rating::glicko2::{Game as Told, Rating};
use crate::time::{Date, Hour};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// A game that counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Game {
    /// Who played. At odds the second gives them.
    pub people: [PersonId; 2],
    /// Halves of a point for the first: 2, 1 or 0.
    pub halves: u8,
    /// A handicap's code; nothing in an even game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub odds: Option<String>,
}

/// With what somebody comes who is not in the pool yet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Newcomer {
    /// The federation's rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// The grade, as `3k`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grade: Option<String>,
}

/// The games of an event, rated together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Batch {
    /// What it is called; an event's name.
    pub name: String,
    /// When it was played.
    pub day: Date,
    /// Its games.
    pub games: Vec<Game>,
    /// With what those come who are new; of others it does not count.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub newcomers: BTreeMap<PersonId, Newcomer>,
}

/// Where somebody stands.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// What is believed since that day.
    pub rating: Rating,
    /// Games so far.
    pub games: u32,
    /// The day of the last batch with a game of theirs.
    pub day: Date,
}

/// What a batch did for somebody.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Change {
    /// Whom.
    pub person: PersonId,
    /// With what they came into it.
    pub before: Rating,
    /// Where they stand after it.
    pub after: Standing,
}

/// What happens in a pool.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// It begins.
    Begin {
        /// What it is called.
        title: String,
        /// Its rules, as a table of the form of `rules/pool.toml`.
        rules: String,
    },
    /// A batch is rated.
    Apply(Box<Batch>),
}

/// What follows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    /// It has begun.
    Began {
        /// What it is called.
        title: String,
        /// Its rules.
        rules: String,
    },
    /// A batch was rated.
    Rated(Rated),
}

/// A batch that was rated.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rated {
    /// Its name.
    pub name: String,
    /// When it was played.
    pub day: Date,
    /// How many games counted; games at odds that nobody can weigh do not.
    pub games: usize,
    /// What it did for whom, by their ids.
    pub changes: Vec<Change>,
}

/// Why something may not be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It has not begun, or has already.
    Begun(bool),
    /// What it is called has more than a line.
    Title,
    /// The rules cannot be read.
    Rules(String),
    /// A batch of this name was rated already.
    Twice(String),
    /// A batch was rated that was played after this day.
    Early(Date),
    /// None of the games counts.
    NoGames,
    /// Somebody plays against themselves, or wins more than a point.
    Impossible(PersonId),
    /// Nothing is said of with what somebody comes.
    Newcomer(PersonId),
    /// No such step, or it has been taken back.
    Step(usize),
    /// A later step rests on it.
    Depends(usize),
}

impl Refusal {
    /// A name for programs and message catalogues.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::Begun(false) => "not-begun",
            Refusal::Begun(true) => "begun",
            Refusal::Title => "title",
            Refusal::Rules(_) => "rules",
            Refusal::Twice(_) => "twice",
            Refusal::Early(_) => "early",
            Refusal::NoGames => "no-games",
            Refusal::Impossible(_) => "impossible",
            Refusal::Newcomer(_) => "newcomer",
            Refusal::Step(_) => "step",
            Refusal::Depends(_) => "depends",
        }
    }

    /// What its text names.
    pub fn value(&self) -> String {
        match self {
            Refusal::Rules(what) | Refusal::Twice(what) => what.clone(),
            Refusal::Early(day) => day.to_string(),
            Refusal::Impossible(person) | Refusal::Newcomer(person) => person.to_string(),
            Refusal::Step(step) | Refusal::Depends(step) => step.to_string(),
            Refusal::Begun(_) | Refusal::Title | Refusal::NoGames => String::new(),
        }
    }
}

/// So many characters at most are what a pool is called.
const LONGEST_TITLE: usize = 120;

/// A pool.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pool {
    title: String,
    rules: Option<Rules>,
    standings: BTreeMap<PersonId, Standing>,
    batches: Vec<Rated>,
}

impl Pool {
    /// What it is called.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Its rules; none before it has begun.
    pub fn rules(&self) -> Option<&Rules> {
        self.rules.as_ref()
    }

    /// Every batch, in the order in which they were rated.
    pub fn batches(&self) -> &[Rated] {
        &self.batches
    }

    /// Where somebody stands; nothing for who has no game.
    pub fn standing(&self, person: &PersonId) -> Option<&Standing> {
        self.standings.get(person)
    }

    /// Everybody with what is believed of them on a day, the strongest first: who does not play is less and less known.
    pub fn table(&self, day: Date) -> Vec<(&PersonId, Rating, u32)> {
        let Some(rules) = &self.rules else { return Vec::new() };
        let mut table: Vec<_> = self
            .standings
            .iter()
            .map(|(person, standing)| (person, rules.on(standing.rating, standing.day, day), standing.games))
            .collect();
        table.sort_by(|one, other| other.1.rating.total_cmp(&one.1.rating).then_with(|| one.0.cmp(other.0)));
        table
    }

    fn begin(&self, title: &str, text: &str) -> Result<Vec<Effect>, Refusal> {
        if self.rules.is_some() {
            return Err(Refusal::Begun(true));
        }
        if title.trim().is_empty() || !line::fits(title, LONGEST_TITLE) {
            return Err(Refusal::Title);
        }
        Rules::read(text).map_err(|error| Refusal::Rules(error.to_string()))?;
        Ok(vec![Effect::Began { title: title.to_owned(), rules: text.to_owned() }])
    }

    fn rate(&self, batch: &Batch) -> Result<Vec<Effect>, Refusal> {
        let rules = self.rules.as_ref().ok_or(Refusal::Begun(false))?;
        if self.batches.iter().any(|rated| rated.name == batch.name) {
            return Err(Refusal::Twice(batch.name.clone()));
        }
        if let Some(later) = self.batches.iter().map(|rated| rated.day).max().filter(|later| *later > batch.day) {
            return Err(Refusal::Early(later));
        }
        let odd = |game: &&Game| game.people[0] == game.people[1] || game.halves > 2;
        if let Some(game) = batch.games.iter().find(odd) {
            return Err(Refusal::Impossible(game.people[0].clone()));
        }
        let counting: Vec<(&Game, f64)> = batch.games.iter().filter_map(|game| Some((game, worth(game)?))).collect();
        if counting.is_empty() {
            return Err(Refusal::NoGames);
        }
        let people: BTreeSet<&PersonId> = counting.iter().flat_map(|(game, _)| &game.people).collect();
        let before: BTreeMap<&PersonId, (Rating, u32)> =
            people.iter().map(|person| Ok((*person, self.before(person, batch, rules)?))).collect::<Result<_, _>>()?;
        let change = |person: &&PersonId| {
            let (own, games) = before[*person];
            let seen = seen(person, &counting, &before);
            // The deviation has grown up to the day already.
            let after = own.after(&seen, 0.0, rules.tau);
            let played = u32::try_from(seen.len()).unwrap_or(u32::MAX);
            let after = Standing { rating: rules.within(after), games: games.saturating_add(played), day: batch.day };
            Change { person: (*person).clone(), before: own, after }
        };
        let changes = people.iter().map(change).collect();
        Ok(vec![Effect::Rated(Rated { name: batch.name.clone(), day: batch.day, games: counting.len(), changes })])
    }

    /// What is believed of somebody before a batch, and of how many games.
    fn before(&self, person: &PersonId, batch: &Batch, rules: &Rules) -> Result<(Rating, u32), Refusal> {
        if let Some(standing) = self.standings.get(person) {
            return Ok((rules.on(standing.rating, standing.day, batch.day), standing.games));
        }
        let newcomer = batch.newcomers.get(person).ok_or_else(|| Refusal::Newcomer(person.clone()))?;
        Ok((rules.start(newcomer), 0))
    }
}

/// What the odds of a game are worth, in grades; nothing where nobody can say.
fn worth(game: &Game) -> Option<f64> {
    game.odds.as_ref().map_or(Some(0.0), |odds| Table::current().worth(odds))
}

/// The games as somebody sees them. At odds the opponent counts as the federation has it: as strong as they are with them.
fn seen(person: &PersonId, games: &[(&Game, f64)], before: &BTreeMap<&PersonId, (Rating, u32)>) -> Vec<Told> {
    let of = |person: &PersonId| before.get(person).map(|(rating, _)| *rating);
    let tell = |(game, worth): &(&Game, f64)| {
        let side = game.people.iter().position(|other| other == person)?;
        let (own, opponent) = (of(person)?, of(&game.people[1 - side])?);
        let rating = if game.odds.is_some() {
            let given = if side == 0 { Given::Receives } else { Given::Gives };
            Table::current().effective_opponent(own.rating, opponent.rating, given, *worth)
        } else {
            opponent.rating
        };
        let halves = if side == 0 { game.halves } else { 2 - game.halves };
        Some(Told { rating, deviation: opponent.deviation, score: f64::from(halves) / 2.0 })
    };
    games.iter().filter_map(tell).collect()
}

impl Machine for Pool {
    type Event = Event;
    type Effect = Effect;
    type Refusal = Refusal;

    fn handle(&self, event: &Event, _: Hour, _: &str) -> Result<Vec<Effect>, Refusal> {
        match event {
            Event::Begin { title, rules } => self.begin(title, rules),
            Event::Apply(batch) => self.rate(batch),
        }
    }

    fn apply(&mut self, effect: &Effect) {
        match effect {
            Effect::Began { title, rules } => {
                self.title.clone_from(title);
                // Whoever wrote the effect has read the rules.
                self.rules = Rules::read(rules).ok();
            }
            Effect::Rated(rated) => {
                self.standings.extend(rated.changes.iter().map(|change| (change.person.clone(), change.after)));
                self.batches.push(rated.clone());
            }
        }
    }

    fn no_step(step: usize) -> Refusal {
        Refusal::Step(step)
    }

    fn depends(step: usize) -> Refusal {
        Refusal::Depends(step)
    }
}

#[cfg(test)]
mod tests;
