//! One bracket: who floats on, then in which order opponents are tried.

use super::Field;
use super::criteria::{Part, Place, View};
use super::person::Person;
use super::wide::{Criterion, best, criterion};
use std::collections::BTreeSet;

/// A bracket to be paired, and all who come after it.
#[derive(Debug)]
pub(super) struct Bracket<'a> {
    view: View<'a>,
    /// Whether whoever rests comes from it, and is the only one whom it leaves without an opponent.
    weighs_rest: bool,
    pairs: Vec<[&'a Person; 2]>,
}

/// How many bits the order of opponents takes at a time.
const ORDER_BITS: u32 = 256;

impl<'a> Bracket<'a> {
    /// The bracket of these points, with all of more points who have no opponent yet; `left` is in order.
    pub(super) fn new(field: &'a Field, left: &[&'a Person], points: i64) -> Bracket<'a> {
        let next = left.iter().map(|person| person.points).find(|other| *other < points);
        let part = |person: &Person| match person.points {
            own if own > points => Part::MovedDown,
            own if own == points => Part::Resident,
            own if Some(own) == next => Part::Next,
            _ => Part::Rest,
        };
        let places = left.iter().map(|&person| Place { person, part: part(person) }).collect();
        Bracket { view: View { field, places }, weighs_rest: false, pairs: Vec::new() }
    }

    /// Its pairs; nothing if not everybody can be paired.
    pub(super) fn pair(mut self) -> Option<Vec<[&'a Person; 2]>> {
        let mut mates = self.best(|_, _| true, Vec::new())?;
        if self.leaves_only_who_rests(&mates) {
            self.weighs_rest = true;
            mates = self.best(|_, _| true, Vec::new())?;
        }
        if self.view.places.iter().any(|place| place.part == Part::MovedDown) {
            mates = self.pair_moved_down()?;
        }
        let upper = self.upper_half(&mates)?;
        let is_upper = |person: &Person| upper.contains(&person.number);
        self.pair_in_order(&upper, |one, other| is_upper(one) && !is_upper(other))?;
        Some(self.pairs)
    }

    /// The mates of all places that are best by all criteria and then by these; only such pairs are made in the bracket.
    fn best(&self, is_allowed: impl Fn(&Person, &Person) -> bool, then: Vec<Criterion<'_>>) -> Option<Vec<usize>> {
        let view = &self.view;
        let allows = |one: usize, other: usize| {
            !view.is_inside(one, other) || is_allowed(view.places[one].person, view.places[other].person)
        };
        let mut criteria = view.criteria(allows, self.weighs_rest);
        criteria.extend(then);
        let mates = best(view.size(), &criteria);
        drop(criteria);
        let is_kept = |(one, &other): (usize, &usize)| one > other || view.may_be(one, other) && allows(one, other);
        mates.iter().enumerate().all(is_kept).then_some(mates)
    }

    fn leaves_only_who_rests(&self, mates: &[usize]) -> bool {
        let places = &self.view.places;
        let is_here = |place: &usize| matches!(places[*place].part, Part::MovedDown | Part::Resident);
        let is_inside = |place: &usize| {
            let mate = mates[*place];
            self.view.is_inside(*place.min(&mate), *place.max(&mate))
        };
        let mut left = (0..places.len()).filter(is_here).filter(|place| !is_inside(place));
        left.next().is_some_and(|place| mates[place] == places.len()) && left.next().is_none()
    }

    /// Those who floated down: the higher ones meet somebody, and the higher of these the higher residents.
    fn pair_moved_down(&mut self) -> Option<Vec<usize>> {
        let view = &self.view;
        let moved = || (0..view.places.len()).filter(|place| view.places[*place].part == Part::MovedDown);
        let meets = |own: usize| criterion(1, move |one, other| (one == own && view.is_inside(one, other)).into());
        let mates = self.best(|_, _| true, moved().map(meets).collect())?;
        let is_paired = |place: &usize| view.is_inside(*place, mates[*place]);
        let limbo: Vec<usize> = moved().filter(|place| !is_paired(place)).collect();
        let seekers: BTreeSet<usize> =
            moved().filter(is_paired).map(|place| view.places[place].person.number).collect();
        limbo.into_iter().for_each(|place| self.view.places[place].part = Part::Limbo);
        // By points first: a number alone does not say who is higher.
        let order: Vec<usize> = self.view.places.iter().map(|place| place.person.number).collect();
        let seekers: Vec<usize> = order.into_iter().filter(|number| seekers.contains(number)).collect();
        self.pair_in_order(&seekers, |_, _| true)?;
        self.best(|_, _| true, Vec::new())
    }

    /// Who of the residents is the higher one of a pair, by number: the upper half, unless some must be exchanged for
    /// some of the lower one; then as few as can be, as near to each other as can be, and those nearest to the middle.
    fn upper_half(&self, mates: &[usize]) -> Option<Vec<usize>> {
        let view = &self.view;
        let rest: Vec<usize> =
            (0..view.places.len()).filter(|place| view.places[*place].part == Part::Resident).collect();
        let uppers = |mates: &[usize]| -> Vec<usize> {
            rest.iter()
                .copied()
                .filter(|place| view.is_inside(*place, mates[*place]) && mates[*place] > *place)
                .collect()
        };
        let half = uppers(mates).len();
        let (Some(&first), Some(&middle)) = (rest.first(), half.checked_sub(1).and_then(|last| rest.get(last))) else {
            return Some(Vec::new());
        };
        let is_upper = move |own: usize| move |one, other| i64::from(one == own && view.is_inside(one, other));
        let mut then = vec![
            criterion(half, move |one, other| (one <= middle && view.is_inside(one, other)).into()),
            criterion(rest.len() * rest.len(), move |one, other| match view.is_inside(one, other) {
                true => first as i64 - one as i64,
                false => 0,
            }),
        ];
        then.extend(rest[..half].iter().rev().map(|&own| {
            let counts = is_upper(own);
            criterion(1, move |one, other| -counts(one, other))
        }));
        then.extend(rest[half..].iter().map(|&own| criterion(1, is_upper(own))));
        let mates = self.best(|_, _| true, then)?;
        Some(uppers(&mates).into_iter().map(|place| view.places[place].person.number).collect())
    }

    /// Each of these, one after the other, meets the highest of those whom they can.
    fn pair_in_order(&mut self, seekers: &[usize], is_allowed: impl Fn(&Person, &Person) -> bool + Copy) -> Option<()> {
        let size = self.view.size();
        let at_a_time = (ORDER_BITS / (usize::BITS - size.leading_zeros()).max(1)).max(1) as usize;
        for seekers in seekers.chunks(at_a_time) {
            let view = &self.view;
            let place = |number: &usize| view.places.iter().position(|place| place.person.number == *number);
            let places: Vec<usize> = seekers.iter().filter_map(place).collect();
            let then = places.iter().map(|&own| {
                criterion(size, move |one, other| match one == own && view.is_inside(one, other) {
                    true => -(other as i64),
                    false => 0,
                })
            });
            let mates = self.best(is_allowed, then.collect())?;
            let found: BTreeSet<usize> = places.iter().flat_map(|&place| [place, mates[place]]).collect();
            let pair = |&place: &usize| [place, mates[place]].map(|place| view.places[place].person);
            let pairs: Vec<_> = places.iter().map(pair).collect();
            self.pairs.extend(pairs);
            let mut place = 0..;
            self.view.places.retain(|_| place.next().is_some_and(|place| !found.contains(&place)));
        }
        Some(())
    }
}
