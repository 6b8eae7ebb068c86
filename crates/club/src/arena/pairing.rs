//! Who of those who are free meet, and who waits and why.

use super::{Arena, Board};
use crate::lots::lot;
use crate::pairing::matching::Costs;
use crate::person::PersonId;

/// Why somebody waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// They are the only one who is free.
    Alone,
    /// An odd number is free, and it is their turn to wait.
    Odd,
    /// Whoever is free has just played them, and somebody else soon will be.
    JustMet,
    /// They are about to be paired.
    Next,
}

impl Reason {
    /// The name of its text.
    pub const fn code(self) -> &'static str {
        match self {
            Reason::Alone => "alone",
            Reason::Odd => "odd",
            Reason::JustMet => "just-met",
            Reason::Next => "next",
        }
    }
}

// Wishes, each weightier than all that the next can cost in a small house: nobody meets the same opponent twice running;
// who has waited plays; those meet who have met less often, and who stand near each other.
const AGAIN_AT_ONCE: i128 = 1_000_000_000;
const WAITING_AGAIN: i128 = 10_000_000;
const MET: i128 = 10_000;

impl Arena {
    /// The next games of those who are free.
    pub(super) fn pairs(&self, seed: u64) -> Vec<Board> {
        let mut free = self.waiting();
        let order: Vec<PersonId> = self.table().into_iter().map(|line| line.person).collect();
        let place = |person: &PersonId| order.iter().position(|other| other == person).unwrap_or(order.len());
        free.sort_by_key(|person| place(person));
        // Where their number is odd one more place stands for whoever waits.
        let seats = free.len() + free.len() % 2;
        let cost = |one: usize, other: usize| match (free.get(one), free.get(other)) {
            (Some(one), Some(other)) => {
                let apart = place(one).abs_diff(place(other)) as i128;
                let again = if self.has_just_met(one, other) { AGAIN_AT_ONCE } else { 0 };
                again + MET * self.meetings(one, other) as i128 + apart * apart
            }
            (Some(person), None) | (None, Some(person)) => {
                WAITING_AGAIN * i128::from(self.players[*person].waited) + MET * self.games_of(person).count() as i128
            }
            (None, None) => 0,
        };
        let Some(costs) = Costs::new(seats, cost) else { return Vec::new() };
        // A second game at once is for a house in which nobody else is about to be free.
        let others_play = self.boards.iter().any(|board| board.outcome.is_none());
        let pairs = costs.cheapest().into_iter().filter_map(|[one, other]| Some([*free.get(one)?, *free.get(other)?]));
        let pairs = pairs.filter(|[one, other]| !(others_play && self.has_just_met(one, other)));
        (0..).zip(pairs).map(|(number, pair)| self.board(pair, lot(seed, number))).collect()
    }

    /// Why somebody waits; nothing if they play or are away.
    pub fn why_waiting(&self, person: &PersonId) -> Option<Reason> {
        let free = self.waiting();
        if !free.contains(&person) {
            return None;
        }
        let pairs = self.pairs(0);
        if pairs.iter().any(|board| board.people.contains(person)) {
            return Some(Reason::Next);
        }
        Some(match free.len() - 2 * pairs.len() {
            _ if free.len() == 1 => Reason::Alone,
            1 => Reason::Odd,
            _ => Reason::JustMet,
        })
    }

    /// Whoever had the first colour less often has it; lots decide between equals.
    fn board(&self, [one, other]: [&PersonId; 2], lot: u64) -> Board {
        let firsts = |person: &PersonId| self.games_of(person).filter(|board| board.people[0] == *person).count();
        let (of_one, of_other) = (firsts(one), firsts(other));
        let other_begins = if of_one == of_other { lot % 2 == 1 } else { of_other < of_one };
        let people = if other_begins { [other, one] } else { [one, other] };
        Board { people: people.map(PersonId::clone), outcome: None, halved: Vec::new() }
    }

    /// Everything that somebody has played or plays, in order.
    pub(super) fn games_of(&self, person: &PersonId) -> impl DoubleEndedIterator<Item = &Board> {
        self.boards.iter().filter(move |board| board.people.contains(person))
    }

    fn meetings(&self, one: &PersonId, other: &PersonId) -> usize {
        self.games_of(one).filter(|board| board.people.contains(other)).count()
    }

    /// Whether the last game of both was against each other.
    fn has_just_met(&self, one: &PersonId, other: &PersonId) -> bool {
        let last = |person: &PersonId| self.games_of(person).next_back();
        let is_theirs =
            |board: Option<&Board>| board.is_some_and(|b| b.people.contains(one) && b.people.contains(other));
        is_theirs(last(one)) && is_theirs(last(other))
    }
}
