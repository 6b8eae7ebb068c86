//! Rounds in which equal points meet: what the pairing asks of everybody who is there.

use super::Drawn;
use crate::pairing::swiss::{Bill, Colours, Entrant, Float, Id, Settled, Unpairable, Wish, pair};
use crate::person::PersonId;
use crate::standing::Score;
use crate::tournament::{Cell, Cost, Refusal, Tournament};
use std::collections::BTreeMap;

impl Tournament {
    pub(super) fn draw_by_points(&self, seed: u64) -> Result<Drawn, Refusal> {
        let present = self.present();
        if present.len() < 2 {
            return Err(Refusal::TooFew(present.len()));
        }
        // Numbers in the order of strength, whoever entered first (I14).
        let numbers: BTreeMap<&PersonId, Id> =
            (1..).zip(self.by_strength()).map(|(number, person)| (person, number)).collect();
        let people: BTreeMap<Id, &PersonId> = numbers.iter().map(|(person, number)| (*number, *person)).collect();
        let of = |pair: &[PersonId; 2]| [numbers[&pair[0]], numbers[&pair[1]]];
        if let Some(absent) = self.fixed.iter().flatten().find(|person| !present.contains(person)) {
            return Err(Refusal::Absent(absent.clone()));
        }
        // The arbiter's pairs come before the cup's: then that one is told that they are fixed already.
        let cup = self.cup_pairs();
        let settled = Settled {
            fixed: self.fixed.iter().chain(&cup).map(of).collect(),
            forbidden: self.forbidden.iter().map(of).collect(),
            ..Settled::default()
        };
        let entrants: Vec<Entrant> = present.iter().map(|person| self.for_pairing(person, &numbers)).collect();
        let round = pair(&entrants, &settled, Colours::Lots(seed)).map_err(|error| refusal(error, &people))?;
        // Nobody meets another twice (I3): rather no round than that one.
        if round.bill().of(Wish::Rematch) > 0 {
            return Err(Refusal::NoPairing);
        }
        let named = |id: Id| people[&id].clone();
        let mut drawn = Drawn { byes: round.bye.iter().map(|(id, _)| named(*id)).collect(), ..Drawn::default() };
        for board in round.boards {
            let players = board.players.map(named);
            // Who was fixed to begin begins.
            let fixed = self.fixed.iter().find(|pair| pair[0] == players[1] && pair[1] == players[0]);
            drawn.pairs.push(fixed.cloned().unwrap_or(players));
            drawn.costs.push(costs(&board.bill));
        }
        Ok(drawn)
    }

    /// What the pairing wants to know of somebody.
    fn for_pairing(&self, person: &PersonId, numbers: &BTreeMap<&PersonId, Id>) -> Entrant {
        let cells: Vec<Cell> = (0..self.rounds.len()).filter_map(|round| self.cell(person, round)).collect();
        let opponents = self.rounds.iter().filter_map(|round| round.board_of(person).map(|board| &round.boards[board]));
        let met = opponents.flat_map(|board| &board.people).filter(|other| *other != person);
        let entrant = self.entries.get(person).map(|entry| &entry.entrant);
        Entrant {
            id: numbers[person],
            points: self.points(person).0,
            met: met.filter_map(|other| numbers.get(other).copied()).collect(),
            had_bye: cells.iter().any(is_point_without_play),
            floated: self.floated(person),
            colours: 0,
            club: entrant.and_then(|entrant| entrant.club.clone()),
            country: entrant.and_then(|entrant| entrant.nation.clone()),
        }
    }

    /// When somebody last met other points than their own.
    fn floated(&self, person: &PersonId) -> Option<Float> {
        (1..).zip((0..self.rounds.len()).rev()).find_map(|(ago, round)| {
            let board = self.rounds[round].board_of(person).map(|board| &self.rounds[round].boards[board])?;
            let [mine, theirs] = if board.people[0] == *person { [0, 1] } else { [1, 0] };
            let points = [mine, theirs].map(|side| self.points_before(&board.people[side], round));
            (points[0] != points[1]).then_some(Float { up: points[1] > points[0], ago })
        })
    }

    /// What somebody had before a round, as results stand now.
    fn points_before(&self, person: &PersonId, round: usize) -> i64 {
        let scores = (0..round).filter_map(|round| self.cell(person, round)).map(|cell| cell.halves());
        2 * self.start(person) + scores.sum::<i64>()
    }
}

/// Whether a round brought a point to somebody who did not play.
fn is_point_without_play(cell: &Cell) -> bool {
    matches!(cell, Cell::Bye | Cell::Game { score: Score::Won, is_played: false, .. })
}

fn costs(bill: &Bill) -> Vec<Cost> {
    // That the upper half meets the lower one is how it is done, and no reason to give.
    let entries = bill.entries().filter(|(wish, _)| *wish != Wish::Fold);
    entries.map(|(wish, cost)| Cost { wish: wish.code().to_owned(), cost }).collect()
}

fn refusal(error: Unpairable, people: &BTreeMap<Id, &PersonId>) -> Refusal {
    let named = |id: &Id| people.get(id).map(|person| (*person).clone());
    match error {
        Unpairable::Twice(id) | Unpairable::NobodyRests(id) => {
            named(&id).map_or(Refusal::NoPairing, Refusal::FixedTwice)
        }
        Unpairable::Unknown(id) => named(&id).map_or(Refusal::NoPairing, Refusal::Absent),
        Unpairable::Forbidden(pairs) => match pairs.first().map(|[one, other]| (named(one), named(other))) {
            Some((Some(one), Some(other))) => Refusal::MayNotMeet([one, other]),
            _ => Refusal::NoPairing,
        },
    }
}
