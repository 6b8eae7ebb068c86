//! What makes one pairing of a bracket better than another (C.04.3, C1 … C21), as sums over its pairs.

use super::Field;
use super::colour::Strength;
use super::person::{Float, Person};
use super::wide::{Criterion, criterion};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// What somebody is to the bracket that is being paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Floated down into it.
    MovedDown,
    /// Floated down into it and will float on.
    Limbo,
    /// In it by their points.
    Resident,
    /// In the one after it.
    Next,
    /// In one further down.
    Rest,
}

/// Somebody who has no opponent yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place<'a> {
    pub(super) person: &'a Person,
    pub(super) part: Part,
}

/// Everybody without an opponent in their order, as one bracket sees them. Whoever is paired with the place behind the
/// last rests.
#[derive(Clone, Debug)]
pub(super) struct View<'a> {
    pub(super) field: &'a Field,
    pub(super) places: Vec<Place<'a>>,
}

impl<'a> View<'a> {
    /// How many places are to be paired, that of the bye included.
    pub(super) fn size(&self) -> usize {
        self.places.len().next_multiple_of(2)
    }

    fn part(&self, place: usize) -> Option<Part> {
        self.places.get(place).map(|place| place.part)
    }

    fn person(&self, place: usize) -> Option<&'a Person> {
        self.places.get(place).map(|place| place.person)
    }

    /// Whether the two would be a pair of this bracket.
    pub(super) fn is_inside(&self, one: usize, other: usize) -> bool {
        self.part(other) == Some(Part::Resident) && matches!(self.part(one), Some(Part::MovedDown | Part::Resident))
    }

    /// Whether the two would be a pair of the next one.
    fn is_next(&self, other: usize) -> bool {
        self.part(other) == Some(Part::Next)
    }

    /// Whether a pair breaks nothing that must be kept (C1, C2, C3).
    pub(super) fn may_be(&self, one: usize, other: usize) -> bool {
        let Some(a) = self.person(one) else { return false };
        let Some(b) = self.person(other) else { return a.may_rest };
        let both_float =
            [one, other].into_iter().all(|place| matches!(self.part(place), Some(Part::MovedDown | Part::Limbo)));
        let is_forbidden = [[a.id, b.id], [b.id, a.id]].iter().any(|pair| self.field.forbidden.contains(pair));
        !both_float
            && !is_forbidden
            && !a.met.contains(&b.id)
            && (!a.wants.clashes_absolutely(&b.wants) || self.has_top_scorer(a, b))
    }

    /// Whether one of the two has more than half of what could be had and the last round is being paired: then the score
    /// counts for more than the colours.
    fn has_top_scorer(&self, a: &Person, b: &Person) -> bool {
        let played = self.field.players.first().map_or(0, |player| player.past.len());
        played + 1 >= self.field.rounds && a.points.max(b.points) > played as i64
    }

    /// Everything but the order of the bracket, the most important first. `is_allowed` narrows the choice of pairs;
    /// `weighs_rest` says whether whoever rests is settled in this bracket.
    pub(super) fn criteria<'b>(
        &'b self,
        is_allowed: impl Fn(usize, usize) -> bool + 'b,
        weighs_rest: bool,
    ) -> Vec<Criterion<'b>> {
        let pairs = self.size() / 2;
        let bye = self.places.len();
        let mut all = vec![
            // Everybody else can still be paired (C4).
            criterion(pairs, move |one, other| (self.may_be(one, other) && is_allowed(one, other)).into()),
            // Who rests has few points (C5).
            criterion(2 * self.highest(), move |one, other| {
                self.person(one).filter(|_| other == bye).map_or(0, |person| -person.points)
            }),
        ];
        // As many pairs as can be, of those with the most points (C6, C7), then the same for the next bracket (C8).
        let inside = move |one, other| self.is_inside(one, other);
        let next = move |_, other| self.is_next(other);
        all.push(criterion(pairs, move |one, other| inside(one, other).into()));
        all.extend(self.by_points(move |one, other| [inside(one, other), false]));
        all.push(criterion(pairs, move |one, other| next(one, other).into()));
        all.extend(self.by_points(move |one, other| [next(one, other), false]));
        if weighs_rest {
            // Who rests has played the most games (C9).
            all.push(criterion(self.field.rounds.max(self.highest()), move |one, other| {
                self.person(one).filter(|_| other == bye).map_or(0, |person| person.games as i64)
            }));
        }
        all.extend(self.of_colours());
        all.extend(self.of_floats());
        all
    }

    /// C10 … C13: of those in the bracket, who does not get which colour.
    fn of_colours(&self) -> impl Iterator<Item = Criterion<'_>> {
        let tests: [fn(&Person, &Person) -> bool; 4] = [is_too_far, is_thrice, is_unwanted, is_strongly_unwanted];
        tests.into_iter().map(move |test| {
            criterion(self.size() / 2, move |one, other| match (self.person(one), self.person(other)) {
                (Some(a), Some(b)) if self.is_inside(one, other) => (!test(a, b)).into(),
                _ => 0,
            })
        })
    }

    /// C14 … C21: nobody floats as in the last round, or in the one before.
    fn of_floats(&self) -> Vec<Criterion<'_>> {
        let floated = move |place: usize, ago: usize, float| {
            self.person(place).is_some_and(|person| person.floats[ago] == Some(float))
        };
        let is_up = move |one, other| self.part(one) == Some(Part::MovedDown) && self.is_inside(one, other);
        let down = move |one: usize, other: usize, ago| {
            [one, other].map(|place| self.is_inside(one, other) && floated(place, ago, Float::Down))
        };
        let spares =
            move |one, other, ago| self.is_inside(one, other) && !(is_up(one, other) && floated(other, ago, Float::Up));
        let mut all = Vec::new();
        for ago in 0..2 {
            // A resident who is paired does not float down again; the others are asked for their points only.
            all.push(criterion(self.size(), move |one, other| {
                let [higher, lower] = down(one, other, ago);
                i64::from(higher && !is_up(one, other)) + i64::from(lower)
            }));
            all.push(criterion(self.size() / 2, move |one, other| spares(one, other, ago).into()));
        }
        for ago in 0..2 {
            all.extend(self.by_points(move |one, other| down(one, other, ago)));
            all.extend(self.by_points(move |one, other| [spares(one, other, ago), false]));
        }
        all
    }

    /// Counts among the points of the bracket and the next, the highest points first: of which of a pair, the higher
    /// and the lower one, says `counts`.
    fn by_points<'b>(&'b self, counts: impl Fn(usize, usize) -> [bool; 2] + Copy + 'b) -> Vec<Criterion<'b>> {
        let mut groups: BTreeMap<Reverse<i64>, usize> = BTreeMap::new();
        for place in self.places.iter().filter(|place| place.part != Part::Rest) {
            *groups.entry(Reverse(place.person.points)).or_default() += 1;
        }
        let has = move |place: usize, points: i64| self.person(place).is_some_and(|person| person.points == points);
        let of_group = |(Reverse(points), size): (Reverse<i64>, usize)| {
            criterion(size, move |one, other| {
                let [higher, lower] = counts(one, other);
                i64::from(higher && has(one, points)) + i64::from(lower && has(other, points))
            })
        };
        groups.into_iter().map(of_group).collect()
    }

    /// The most points anybody has, below nothing counted as far above it.
    fn highest(&self) -> usize {
        let points = self.places.iter().map(|place| place.person.points.unsigned_abs() as usize);
        points.max().unwrap_or(0)
    }
}

/// One of the two would have a colour three times oftener than the other (C10).
fn is_too_far(a: &Person, b: &Person) -> bool {
    a.wants.clashes(&b.wants) && a.wants.is_far() && b.wants.is_far()
}

/// One of the two would have a colour three times running (C11).
fn is_thrice(a: &Person, b: &Person) -> bool {
    if !a.wants.clashes_absolutely(&b.wants) {
        return false;
    }
    let [near, far] = if a.wants.difference.abs() <= b.wants.difference.abs() { [a, b] } else { [b, a] };
    if near.wants.difference.abs() == far.wants.difference.abs() {
        return near.wants.twice.is_some() && near.wants.twice == far.wants.twice;
    }
    // Who is nearer to balance gives way.
    near.wants.twice.is_some() && near.wants.twice != near.wants.first
}

/// One of the two would not get the colour they want (C12).
fn is_unwanted(a: &Person, b: &Person) -> bool {
    a.wants.clashes(&b.wants)
}

/// One of the two would not get the colour they strongly want (C13); two who insist are counted above.
fn is_strongly_unwanted(a: &Person, b: &Person) -> bool {
    a.wants.clashes(&b.wants)
        && a.wants.strength.min(b.wants.strength) >= Strength::Strong
        && !a.wants.clashes_absolutely(&b.wants)
}
