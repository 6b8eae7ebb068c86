//! The FIDE's own Swiss (C.04.3, "Dutch"), by the rules in force from 2026: what a computer pairs is what anybody pairs
//! who follows the rules by hand, so that other programs can check it.
//!
//! Everybody is in order of points, then of number. Those with the same points are a bracket; brackets are paired from
//! the top, and whoever finds no opponent floats down into the next. Of all pairings of a bracket the rules name one: the
//! one that keeps best a list of criteria, the first first (`criteria`), and among equals the one that comes first when
//! the lower half is permuted and halves exchange players (`bracket`).

mod bracket;
mod colour;
mod criteria;
mod person;
mod wide;

use bracket::Bracket;
use person::Person;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

pub use super::swiss::Id;

/// An event so far: what decides its next round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Field {
    /// Everybody, those who are away as well, in the order of their numbers (the strongest first).
    pub players: Vec<Player>,
    /// How many rounds are planned; in the last one colours bind those with many points less.
    pub rounds: usize,
    /// Who must not meet, for other reasons than that they have.
    pub forbidden: BTreeSet<[Id; 2]>,
    /// Who is to meet, whatever the rules would make of them; the first has the first colour. The others are paired as
    /// if these were not there.
    pub fixed: Vec<[Id; 2]>,
    /// Whether the first of all began with the first colour; where nobody says so, it is read off the first round.
    pub top_began: Option<bool>,
}

/// Somebody in an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// Who.
    pub id: Id,
    /// What each round brought; for everybody as many.
    pub past: Vec<Past>,
    /// What an arbiter gave or took, in halves of a point.
    pub adjusted: i64,
    /// Whether they are there for the next round.
    pub is_here: bool,
}

/// What a round brought to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Past {
    /// They were paired.
    Board {
        /// With whom.
        opponent: Id,
        /// Whether they had the first colour.
        is_first: bool,
        /// What it brought, in halves of a point.
        halves: i64,
        /// Whether the game took place.
        is_played: bool,
    },
    /// They had no opponent, and so many halves of a point for it.
    Bye(i64),
    /// They were not paired, and had so many halves of a point.
    Away(i64),
}

impl Past {
    /// What it brought, in halves of a point.
    pub const fn halves(self) -> i64 {
        match self {
            Past::Board { halves, .. } | Past::Bye(halves) | Past::Away(halves) => halves,
        }
    }
}

/// Who meets whom.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// Who has the first colour, then the other; the boards in the order of points, then of numbers.
    pub boards: Vec<[Id; 2]>,
    /// Who rests.
    pub bye: Option<Id>,
}

/// Why there is no round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unpairable {
    /// Somebody stands twice in the list.
    Twice(Id),
    /// Somebody has met one, or is to meet one, who is not in the list.
    Unknown(Id),
    /// Somebody's rounds are more or fewer than those of the first in the list.
    Rounds(Id),
    /// Whatever one does, two meet again, one rests again, or two meet who both must have the same colour.
    Nothing,
}

impl fmt::Display for Unpairable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unpairable::Twice(id) => write!(f, "{id} stands twice in the list"),
            Unpairable::Unknown(id) => write!(f, "somebody has met or is to meet {id}, who is not in the list"),
            Unpairable::Rounds(id) => write!(f, "{id} has more or fewer rounds than the first in the list"),
            Unpairable::Nothing => f.write_str("no pairing keeps what must be kept"),
        }
    }
}

impl std::error::Error for Unpairable {}

/// The next round.
///
/// # Errors
/// If the list contradicts itself, or no round keeps what must be kept.
///
/// ```
/// use club::pairing::dutch::{Field, Player, pair};
/// let players = (1..=5).map(|id| Player { id, is_here: true, ..Player::default() }).collect();
/// let round = pair(&Field { players, rounds: 3, top_began: Some(true), ..Field::default() }).unwrap();
/// assert_eq!((round.boards, round.bye), (vec![[1, 3], [4, 2]], Some(5)));
/// ```
pub fn pair(field: &Field) -> Result<Round, Unpairable> {
    let people = person::everybody(field)?;
    let mut here: Vec<&Person> = people.iter().filter(|person| person.is_here).collect();
    here.sort_by_key(|person| (-person.points, person.number));
    let began = field.top_began.or_else(|| person::top_began(field)).unwrap_or(true);
    let mut pairs = take_fixed(field, &mut here)?;
    let fixed = pairs.len();
    let mut left = here;
    let mut bound = None;
    while left.len() > 1 {
        // The lowest points of the bracket: each time those of a further group come in.
        let points = left.iter().map(|person| person.points).find(|points| bound.is_none_or(|bound| *points < bound));
        let Some(points) = points else { return Err(Unpairable::Nothing) };
        bound = Some(points);
        let found = Bracket::new(field, &left, points).pair().ok_or(Unpairable::Nothing)?;
        left.retain(|person| !found.iter().flatten().any(|paired| paired.number == person.number));
        pairs.extend(found);
    }
    if left.first().is_some_and(|person| !person.may_rest) {
        return Err(Unpairable::Nothing);
    }
    for [higher, lower] in pairs.iter_mut().skip(fixed) {
        [*higher, *lower] = colour::seat(higher, lower, began);
    }
    pairs.sort_by_key(|pair| {
        let [one, other] = pair.map(|person| (-person.points, person.number));
        let (higher, lower) = (one.min(other), one.max(other));
        (higher.0, lower.0, higher.1)
    });
    Ok(Round {
        boards: pairs.into_iter().map(|pair| pair.map(|person| person.id)).collect(),
        bye: left.first().map(|person| person.id),
    })
}

/// Takes those out of the list whose opponents are settled.
fn take_fixed<'a>(field: &Field, here: &mut Vec<&'a Person>) -> Result<Vec<[&'a Person; 2]>, Unpairable> {
    let mut take = |id: Id| {
        let place = here.iter().position(|person| person.id == id).ok_or(Unpairable::Unknown(id))?;
        Ok(here.remove(place))
    };
    field.fixed.iter().map(|&[first, second]| Ok([take(first)?, take(second)?])).collect()
}

/// Where each stands in the list.
fn places(field: &Field) -> Result<BTreeMap<Id, usize>, Unpairable> {
    let mut places = BTreeMap::new();
    let rounds = field.players.first().map_or(0, |player| player.past.len());
    for (place, player) in field.players.iter().enumerate() {
        if places.insert(player.id, place).is_some() {
            return Err(Unpairable::Twice(player.id));
        }
        if player.past.len() != rounds {
            return Err(Unpairable::Rounds(player.id));
        }
    }
    Ok(places)
}

#[cfg(test)]
mod tests;
