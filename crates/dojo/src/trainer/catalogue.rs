//! The problems there are, and which of them comes next.

use crate::random::hex;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use shogi::Position;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::LazyLock;

/// A problem.
#[derive(Clone, Debug)]
pub struct Problem {
    /// A name for addresses. For a problem of ours it is made of the position: it stays when others come or go.
    pub id: String,
    /// The position to solve; the attacker is to move.
    pub start: Position,
    /// The length of the shortest mate, every interposition counted; for a classic the length handed down.
    pub plies: u16,
    /// How hard it is before anybody has tried, as the number of an opponent; classics are outside the ratings.
    pub rating: Option<f64>,
    /// What it is about, by the names of its themes.
    pub tags: Vec<&'static str>,
    /// Where it stands in an old collection, if it comes from one.
    pub classic: Option<Classic>,
}

/// Where a problem from an old collection stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Classic {
    /// `muso` (将棋無双) or `zuko` (将棋図巧).
    pub book: &'static str,
    /// Its number in the book.
    pub number: u16,
    /// Whether it is a later correction (補正図) of what the book shows.
    pub corrected: bool,
    /// What a solver has found against it.
    pub fault: Option<Fault>,
}

/// What makes a classic unsound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A mate in fewer plies than are handed down (早詰).
    Shorter(u16),
    /// There is no mate in what is handed down (不詰).
    NoMate,
}

/// All of them, in the order of their files.
#[derive(Debug)]
pub struct Catalogue {
    problems: Vec<Problem>,
    classics: Vec<Problem>,
    /// Where each stands by its id, the classics after the others.
    places: HashMap<String, usize>,
}

/// The problems that come with the program.
pub static CATALOGUE: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::read(tsume::PROBLEMS, include_str!("classics.tsv")));

/// What somebody wants to train.
#[derive(Clone, Debug, Default)]
pub struct Set {
    /// Problems of this length alone, if one is given.
    pub plies: Option<u16>,
    /// Those with this theme alone, by its name among [`Problem::tags`].
    pub theme: Option<String>,
}

/// How hard a problem of the day may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Strength {
    /// Three out of four who are given it solve it.
    Easy,
    /// A little more than half of them do.
    Fair,
    /// One out of three does.
    Hard,
}

impl Strength {
    /// The easiest first.
    pub const ALL: [Strength; 3] = [Strength::Easy, Strength::Fair, Strength::Hard];

    /// As addresses and texts name it.
    pub const fn code(self) -> &'static str {
        match self {
            Strength::Easy => "easy",
            Strength::Fair => "fair",
            Strength::Hard => "hard",
        }
    }

    /// How far above somebody's number the problem's is: they solve three quarters of the easy ones and a third of the
    /// hard ones.
    const fn above(self) -> f64 {
        match self {
            Strength::Easy => -200.0,
            Strength::Fair => -50.0,
            Strength::Hard => 100.0,
        }
    }
}

/// Visitors whose numbers round to the same multiple of this have the same problems of the day.
const COMPANY: f64 = 50.0;
/// How far a problem's number may be from what was looked for.
const NEAR: f64 = 50.0;

impl Catalogue {
    /// Reads lines `SFEN<TAB>plies<TAB>difficulty<TAB>tags`, and the classics; a line that is none is passed over.
    fn read(problems: &'static str, classics: &'static str) -> Catalogue {
        let problems: Vec<Problem> = problems.lines().filter_map(Problem::read).collect();
        let classics: Vec<Problem> = classics.lines().filter_map(Problem::read_classic).collect();
        let ids = problems.iter().chain(&classics).map(|problem| problem.id.clone());
        let places = ids.enumerate().map(|(place, id)| (id, place)).collect();
        Catalogue { problems, classics, places }
    }

    pub fn find(&self, id: &str) -> Option<&Problem> {
        let place = *self.places.get(id)?;
        self.problems.get(place).or_else(|| self.classics.get(place - self.problems.len()))
    }

    pub fn classics(&self) -> &[Problem] {
        &self.classics
    }

    pub fn in_set<'a, 'b>(&'a self, set: &'b Set) -> impl Iterator<Item = &'a Problem> + use<'a, 'b> {
        self.problems.iter().filter(|problem| set.holds(problem))
    }

    /// The problems of a day for somebody who began it with this number, one of each strength and none far above them;
    /// the same for all who are about as strong. `day` counts from the first of 1970.
    pub fn daily(&self, day: i64, rating: f64) -> Vec<(Strength, &Problem)> {
        let company = (rating / COMPANY).round() * COMPANY;
        let mut drawn: Vec<(Strength, &Problem)> = Vec::new();
        for strength in Strength::ALL {
            let wanted = company + strength.above();
            let distance = |problem: &Problem| (problem.rating.unwrap_or(f64::MAX) - wanted).abs();
            let open = || self.problems.iter().filter(|problem| drawn.iter().all(|(_, other)| other.id != problem.id));
            // A new problem changes the days that it wins, not all. Beyond the easiest and the hardest the nearest are taken.
            let near = open().filter(|problem| distance(problem) <= NEAR).min_by_key(|problem| lot(day, problem));
            let found = near.or_else(|| open().min_by(|a, b| distance(a).total_cmp(&distance(b))));
            drawn.extend(found.map(|problem| (strength, problem)));
        }
        drawn
    }

    /// The problem of a day for somebody who has never tried one: a mate in one.
    pub fn first(&self, day: i64) -> Option<&Problem> {
        self.problems.iter().filter(|problem| problem.plies == 1).min_by_key(|problem| lot(day, problem))
    }

    /// So many problems of a set, drawn by lots that `seed` decides, the easiest first.
    pub fn draw(&self, set: &Set, count: usize, seed: i64) -> Vec<&Problem> {
        let mut drawn: Vec<_> = self.in_set(set).collect();
        drawn.sort_by_cached_key(|problem| lot(seed, problem));
        drawn.truncate(count);
        drawn.sort_by(|a, b| a.plies.cmp(&b.plies).then(a.rating.unwrap_or(0.0).total_cmp(&b.rating.unwrap_or(0.0))));
        drawn
    }

    /// A problem of the set that somebody of this number has not tried, as hard as they can solve.
    pub fn next(&self, set: &Set, rating: f64, tried: &HashSet<String>) -> Option<&Problem> {
        let distance = |problem: &&Problem| (problem.rating.unwrap_or(f64::MAX) - rating).abs();
        let new = self.in_set(set).filter(|problem| !tried.contains(&problem.id));
        new.min_by(|a, b| distance(a).total_cmp(&distance(b))).or_else(|| self.in_set(set).next())
    }

    /// The classic after this one.
    pub fn classic_after(&self, id: &str) -> Option<&Problem> {
        let place = self.places.get(id)?.checked_sub(self.problems.len())?;
        self.classics.get(place + 1)
    }

    /// The lengths there are, and how many problems of each.
    pub fn lengths(&self) -> Vec<(u16, usize)> {
        counted(self.problems.iter().map(|problem| problem.plies))
    }

    /// The themes there are, and how many problems of each.
    pub fn themes(&self) -> Vec<(&'static str, usize)> {
        counted(self.problems.iter().flat_map(|problem| problem.tags.iter().copied()))
    }
}

/// Every number puts the problems into an order of its own.
fn lot(number: i64, problem: &Problem) -> [u8; 32] {
    Sha256::digest(format!("{number} {}", problem.id)).into()
}

fn counted<T: Ord>(all: impl Iterator<Item = T>) -> Vec<(T, usize)> {
    let mut counts = BTreeMap::new();
    for one in all {
        *counts.entry(one).or_default() += 1;
    }
    counts.into_iter().collect()
}

impl Set {
    fn holds(&self, problem: &Problem) -> bool {
        self.plies.is_none_or(|plies| plies == problem.plies)
            && self.theme.as_deref().is_none_or(|theme| problem.tags.contains(&theme))
    }
}

impl Problem {
    fn read(line: &'static str) -> Option<Problem> {
        let mut fields = line.split('\t');
        let (sfen, plies, difficulty) = (fields.next()?, fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
        let tags = fields.next().unwrap_or_default().split(',').filter(|tag| !tag.is_empty()).collect();
        let (start, rating) = (sfen.parse().ok()?, Some(rating(difficulty)));
        Some(Problem { id: id_of(sfen), start, plies, rating, tags, classic: None })
    }

    /// Reads `book<TAB>number<TAB>corrected<TAB>plies<TAB>fault<TAB>SFEN`.
    fn read_classic(line: &'static str) -> Option<Problem> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [book, number, corrected, plies, fault, sfen] = fields.try_into().ok()?;
        let fault = match fault {
            "" => None,
            "none" => Some(Fault::NoMate),
            plies => Some(Fault::Shorter(plies.parse().ok()?)),
        };
        let corrected = !corrected.is_empty();
        let classic = Classic { book, number: number.parse().ok()?, corrected, fault };
        let id = format!("{book}-{number}{}", if corrected { "-corrected" } else { "" });
        let (start, plies) = (sfen.parse().ok()?, plies.parse().ok()?);
        Some(Problem { id, start, plies, rating: None, tags: Vec::new(), classic: Some(classic) })
    }
}

/// The name of a problem in addresses.
fn id_of(sfen: &str) -> String {
    hex(&Sha256::digest(sfen)[..5])
}

/// A difficulty as the number of an opponent.
fn rating(difficulty: f64) -> f64 {
    600.0 + 120.0 * difficulty
}

#[cfg(test)]
mod tests;
