//! What arbiters wish for, the strongest first, and what a pair costs in each.

use super::{Entrant, Id, Settled};
use std::collections::{BTreeMap, BTreeSet};

/// A wish. Each outweighs all that come after it together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Wish {
    /// What the arbiter has settled.
    Settled,
    /// Nobody meets the same opponent twice.
    Rematch,
    /// Nobody rests twice, nor after a point without a game.
    SecondBye,
    /// Whoever rests has few points: the square of what they have above the least.
    ByeGap,
    /// Equals meet: the square of the difference of points.
    Gap,
    /// Nobody floats the same way again soon.
    Float,
    /// Clubmates are kept apart.
    Club,
    /// Compatriots are kept apart.
    Country,
    /// As little as possible of the round that is to be kept changes.
    Keep,
    /// The upper half of equals meets the lower half, each at their place in it.
    Fold,
}

impl Wish {
    /// Every wish, the strongest first.
    pub const ALL: [Wish; 10] = [
        Wish::Settled,
        Wish::Rematch,
        Wish::SecondBye,
        Wish::ByeGap,
        Wish::Gap,
        Wish::Float,
        Wish::Club,
        Wish::Country,
        Wish::Keep,
        Wish::Fold,
    ];

    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Wish::Settled => "settled",
            Wish::Rematch => "rematch",
            Wish::SecondBye => "second-bye",
            Wish::ByeGap => "bye-gap",
            Wish::Gap => "gap",
            Wish::Float => "float",
            Wish::Club => "club",
            Wish::Country => "country",
            Wish::Keep => "keep",
            Wish::Fold => "fold",
        }
    }
}

/// What something costs, wish by wish.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bill([u64; Wish::ALL.len()]);

impl Bill {
    /// What it costs in one wish.
    pub const fn of(&self, wish: Wish) -> u64 {
        self.0[wish as usize]
    }

    /// The wishes that have to give way, and by how much.
    pub fn entries(&self) -> impl Iterator<Item = (Wish, u64)> + '_ {
        Wish::ALL.into_iter().map(|wish| (wish, self.of(wish))).filter(|(_, cost)| *cost > 0)
    }

    /// Both together.
    #[must_use]
    pub fn plus(mut self, other: &Bill) -> Bill {
        self.0.iter_mut().zip(other.0).for_each(|(sum, cost)| *sum += cost);
        self
    }

    fn set(&mut self, wish: Wish, cost: u64) {
        self.0[wish as usize] = cost;
    }
}

/// How heavy each wish is beside the others.
pub(super) struct Weights([i128; Wish::ALL.len()]);

/// Weights for so many, such that no wish is bought with weaker ones: each is worth one more than all below can cost.
pub(super) fn weights(size: usize, bill: impl Fn(usize, usize) -> Bill) -> Weights {
    let mut most = [0; Wish::ALL.len()];
    for one in 0..size {
        for other in one + 1..size {
            let Bill(costs) = bill(one, other);
            most.iter_mut().zip(costs).for_each(|(most, cost)| *most = cost.max(*most));
        }
    }
    let mut weights = [0_i128; Wish::ALL.len()];
    let mut below = 0_i128;
    for step in (0..weights.len()).rev() {
        weights[step] = below + 1;
        let pairs = if is_of_bye(Wish::ALL[step]) { 1 } else { (size / 2) as i128 };
        below = weights[step].saturating_mul(i128::from(most[step]) * pairs).saturating_add(below);
    }
    Weights(weights)
}

/// Whether one pair of a round at most can cost anything: whoever rests.
const fn is_of_bye(wish: Wish) -> bool {
    matches!(wish, Wish::SecondBye | Wish::ByeGap)
}

impl Weights {
    pub(super) fn total(&self, Bill(costs): &Bill) -> i128 {
        self.0.iter().zip(costs).map(|(weight, &cost)| weight * i128::from(cost)).sum()
    }
}

/// Everybody who is to be paired, prepared for quick answers.
pub(super) struct Field<'a> {
    entrants: &'a [Entrant],
    bye: Option<Id>,
    fixed: BTreeMap<Id, Id>,
    forbidden: BTreeSet<[Id; 2]>,
    keep: BTreeSet<[Id; 2]>,
    least: i64,
    /// The place of each among those with the same points, and how many they are.
    ranks: Vec<(usize, usize)>,
}

/// What a float costs that happened in the round before; after so many rounds less.
const FLOAT: u64 = 720;

impl<'a> Field<'a> {
    pub(super) fn new(entrants: &'a [Entrant], settled: &Settled) -> Field<'a> {
        let fixed = settled.fixed.iter().flat_map(|&[one, other]| [(one, other), (other, one)]);
        let ordered = |pairs: &[[Id; 2]]| pairs.iter().map(|&pair| sorted(pair)).collect();
        Field {
            entrants,
            bye: settled.bye,
            fixed: fixed.collect(),
            forbidden: ordered(&settled.forbidden),
            keep: ordered(&settled.keep),
            least: entrants.iter().map(|entrant| entrant.points).min().unwrap_or_default(),
            ranks: ranks(entrants),
        }
    }

    /// What it costs that these two meet, or that one rests.
    pub(super) fn bill(&self, one: usize, other: Option<usize>) -> Bill {
        match other {
            Some(other) => self.pair(one, other),
            None => self.bye(&self.entrants[one]),
        }
    }

    fn pair(&self, one: usize, other: usize) -> Bill {
        let [a, b] = [one, other].map(|place| &self.entrants[place]);
        let pair = sorted([a.id, b.id]);
        let mut bill = Bill::default();
        let fixed_otherwise =
            [(a, b), (b, a)].iter().any(|(own, them)| self.fixed.get(&own.id).is_some_and(|id| *id != them.id));
        let rests = self.bye.is_some_and(|id| pair.contains(&id));
        bill.set(Wish::Settled, (fixed_otherwise || rests || self.forbidden.contains(&pair)).into());
        bill.set(Wish::Rematch, (a.met.contains(&b.id) || b.met.contains(&a.id)).into());
        bill.set(Wish::Gap, square(a.points - b.points));
        bill.set(Wish::Float, again(a, b) + again(b, a));
        bill.set(Wish::Club, is_same(a.club.as_deref(), b.club.as_deref()).into());
        bill.set(Wish::Country, is_same(a.country.as_deref(), b.country.as_deref()).into());
        bill.set(Wish::Keep, (!self.keep.is_empty() && !self.keep.contains(&pair)).into());
        if a.points == b.points {
            bill.set(Wish::Fold, self.fold(one, other));
        }
        bill
    }

    fn bye(&self, entrant: &Entrant) -> Bill {
        let mut bill = Bill::default();
        let settled = self.fixed.contains_key(&entrant.id) || self.bye.is_some_and(|id| id != entrant.id);
        bill.set(Wish::Settled, settled.into());
        bill.set(Wish::SecondBye, entrant.had_bye.into());
        bill.set(Wish::ByeGap, square(entrant.points - self.least));
        bill
    }

    /// How far a pair of equals is from half of their number: squared, so that no board pays for all.
    fn fold(&self, one: usize, other: usize) -> u64 {
        let ((place, count), (mate, _)) = (self.ranks[one], self.ranks[other]);
        square(place.abs_diff(mate) as i64 - (count / 2) as i64)
    }
}

fn sorted([one, other]: [Id; 2]) -> [Id; 2] {
    [one.min(other), one.max(other)]
}

fn square(difference: i64) -> u64 {
    difference.unsigned_abs().pow(2)
}

/// What it costs that somebody floats as before.
fn again(own: &Entrant, opponent: &Entrant) -> u64 {
    let floats =
        own.floated.filter(|float| own.points != opponent.points && float.up == (opponent.points > own.points));
    floats.map_or(0, |float| FLOAT / u64::from(float.ago.max(1)))
}

fn is_same(one: Option<&str>, other: Option<&str>) -> bool {
    one.is_some() && one == other
}

fn ranks(entrants: &[Entrant]) -> Vec<(usize, usize)> {
    let mut counts: BTreeMap<i64, usize> = BTreeMap::new();
    let places: Vec<usize> = entrants
        .iter()
        .map(|entrant| {
            let count = counts.entry(entrant.points).or_default();
            *count += 1;
            *count - 1
        })
        .collect();
    entrants.iter().zip(places).map(|(entrant, place)| (place, counts[&entrant.points])).collect()
}
