//! Rounds in which equals meet (スイス式 suisu-shiki, Swiss; with a start by strength, McMahon).
//!
//! Arbiters have wishes, some stronger than others. Each is a cost of a pair; one unit of a stronger wish outweighs all
//! that the weaker ones can cost together, and the cheapest pairs of everybody are the round. So each board can be asked
//! what it costs, and why.

mod wish;

pub use wish::{Bill, Wish};

use super::matching::Costs;
use crate::lots::lot;
use std::collections::{BTreeMap, BTreeSet};

/// Who somebody is in an event: a number that stays.
pub type Id = u32;

/// Somebody to be paired.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entrant {
    /// Who.
    pub id: Id,
    /// Points in halves, the start of McMahon included.
    pub points: i64,
    /// Whom they have played already.
    pub met: BTreeSet<Id>,
    /// Whether they have had a point without playing for it.
    pub had_bye: bool,
    /// In which rounds they met somebody with fewer or more points: the last one, counted back from this round, if any.
    pub floated: Option<Float>,
    /// How much oftener they had the first colour than the second.
    pub colours: i32,
    /// Clubmates are kept apart where it costs nothing more important.
    pub club: Option<String>,
    /// Compatriots, too.
    pub country: Option<String>,
}

/// A round in which somebody met no equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Float {
    /// Whether the opponent had more points.
    pub up: bool,
    /// So many rounds ago, 1 for the last.
    pub ago: u32,
}

/// What the arbiter has settled beforehand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settled {
    /// Pairs that are to meet, whatever it costs.
    pub fixed: Vec<[Id; 2]>,
    /// Pairs that must not.
    pub forbidden: Vec<[Id; 2]>,
    /// Whoever is to rest.
    pub bye: Option<Id>,
    /// A round that is to change as little as possible.
    pub keep: Vec<[Id; 2]>,
}

/// Who has the first colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colours {
    /// Lots at each board (furigoma), drawn from a seed.
    Lots(u64),
    /// Whoever had it less often; lots between equals.
    Balanced(u64),
}

/// A round as proposed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// Those with the most points first.
    pub boards: Vec<Board>,
    /// Whoever rests, and what that costs.
    pub bye: Option<(Id, Bill)>,
}

/// Two who are to meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Who has the first colour, and who the second.
    pub players: [Id; 2],
    /// What the pair costs, wish by wish.
    pub bill: Bill,
}

/// Why there is no round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unpairable {
    /// Somebody stands twice in the list, or twice in what was settled.
    Twice(Id),
    /// Somebody was settled for who is not to be paired.
    Unknown(Id),
    /// A rest was settled for an even number of players.
    NobodyRests(Id),
    /// Whatever one does, these meet though they must not.
    Forbidden(Vec<[Id; 2]>),
}

impl Proposal {
    /// What the whole round costs, wish by wish.
    pub fn bill(&self) -> Bill {
        let byes = self.bye.iter().map(|(_, bill)| bill);
        self.boards.iter().map(|board| &board.bill).chain(byes).fold(Bill::default(), Bill::plus)
    }
}

/// Pairs everybody in the list, which is in the order of the event (rating or grade, the strongest first).
///
/// # Errors
/// If what was settled contradicts itself, or leaves only pairs that must not be.
///
/// ```
/// use club::pairing::swiss::{Colours, Entrant, Settled, pair};
/// let entrants: Vec<Entrant> = (1..=4).map(|id| Entrant { id, ..Entrant::default() }).collect();
/// let round = pair(&entrants, &Settled::default(), Colours::Lots(1)).unwrap();
/// // The upper half meets the lower one, each at their place in it.
/// let pairs: Vec<_> = round.boards.iter().map(|board| { let mut pair = board.players; pair.sort(); pair }).collect();
/// assert_eq!(pairs, [[1, 3], [2, 4]]);
/// ```
pub fn pair(entrants: &[Entrant], settled: &Settled, colours: Colours) -> Result<Proposal, Unpairable> {
    let places = places(entrants)?;
    check(entrants, &places, settled)?;
    let field = wish::Field::new(entrants, settled);
    // Whoever meets the one behind the last rests.
    let size = entrants.len() + entrants.len() % 2;
    let cost = |one: usize, other: usize| field.bill(one, (other < entrants.len()).then_some(other));
    let weights = wish::weights(size, cost);
    let Some(costs) = Costs::new(size, |one, other| weights.total(&cost(one, other))) else {
        return Ok(Proposal { boards: Vec::new(), bye: None });
    };
    let pairs = costs.cheapest();
    let forbidden: Vec<[Id; 2]> = pairs
        .iter()
        .filter(|&&[one, other]| cost(one, other).of(Wish::Settled) > 0)
        .filter_map(|&[one, other]| Some([entrants[one].id, entrants.get(other)?.id]))
        .collect();
    if !forbidden.is_empty() {
        return Err(Unpairable::Forbidden(forbidden));
    }
    let (resting, playing): (Vec<_>, Vec<_>) = pairs.into_iter().partition(|pair| pair[1] >= entrants.len());
    let bye = resting.first().map(|&[one, other]| (entrants[one].id, cost(one, other)));
    let mut boards: Vec<([usize; 2], Bill)> = playing.into_iter().map(|[a, b]| ([a, b], cost(a, b))).collect();
    boards.sort_by_key(|&([a, b], _)| {
        let points = [entrants[a].points, entrants[b].points];
        (-points[0].max(points[1]), -points[0].min(points[1]), a)
    });
    let colour = |number: usize, pair: [usize; 2]| colours.seat(number, pair.map(|place| &entrants[place]));
    let boards =
        boards.into_iter().enumerate().map(|(number, (pair, bill))| Board { players: colour(number, pair), bill });
    Ok(Proposal { boards: boards.collect(), bye })
}

impl Colours {
    /// The two of a board, who has the first colour before the other.
    fn seat(self, board: usize, pair: [&Entrant; 2]) -> [Id; 2] {
        let seed = match self {
            Colours::Lots(seed) | Colours::Balanced(seed) => seed,
        };
        let owed = pair[1].colours - pair[0].colours;
        let is_turned = match self {
            Colours::Balanced(_) if owed != 0 => owed < 0,
            _ => lot(seed, board as u64) & 1 == 1,
        };
        let [one, other] = pair.map(|entrant| entrant.id);
        if is_turned { [other, one] } else { [one, other] }
    }
}

/// Where each stands in the list.
fn places(entrants: &[Entrant]) -> Result<BTreeMap<Id, usize>, Unpairable> {
    let mut places = BTreeMap::new();
    for (place, entrant) in entrants.iter().enumerate() {
        if places.insert(entrant.id, place).is_some() {
            return Err(Unpairable::Twice(entrant.id));
        }
    }
    Ok(places)
}

/// Whether what was settled can be.
fn check(entrants: &[Entrant], places: &BTreeMap<Id, usize>, settled: &Settled) -> Result<(), Unpairable> {
    let named = settled.fixed.iter().flatten().chain(&settled.bye);
    let mut seen = BTreeSet::new();
    for &id in named {
        if !places.contains_key(&id) {
            return Err(Unpairable::Unknown(id));
        }
        if !seen.insert(id) {
            return Err(Unpairable::Twice(id));
        }
    }
    match settled.bye {
        Some(id) if entrants.len().is_multiple_of(2) => Err(Unpairable::NobodyRests(id)),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests;
