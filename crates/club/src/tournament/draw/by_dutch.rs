//! Rounds by the FIDE's own Swiss, in which colours are dealt, too.

use super::Drawn;
use crate::pairing::dutch::{Field, Id, Past, Player, Unpairable, pair};
use crate::person::PersonId;
use crate::tournament::round::top_begins;
use crate::tournament::{Cell, Refusal, Round, Tournament};
use std::collections::BTreeMap;

impl Tournament {
    pub(super) fn draw_by_dutch(&self, seed: u64) -> Result<Drawn, Refusal> {
        let present = self.present();
        if present.len() < 2 {
            return Err(Refusal::TooFew(present.len()));
        }
        if let Some(absent) = self.fixed.iter().flatten().find(|person| !present.contains(person)) {
            return Err(Refusal::Absent(absent.clone()));
        }
        let people = self.by_strength();
        let round = pair(&self.dutch_field(&people, seed)).map_err(|error| match error {
            Unpairable::Nothing | Unpairable::Rounds(_) | Unpairable::Twice(_) | Unpairable::Unknown(_) => {
                Refusal::NoPairing
            }
        })?;
        let named = |id: Id| people[id as usize - 1].clone();
        Ok(Drawn {
            pairs: round.boards.into_iter().map(|board| board.map(named)).collect(),
            byes: round.bye.into_iter().map(named).collect(),
            costs: Vec::new(),
        })
    }

    /// Everybody by strength, numbered from 1 (I14).
    fn dutch_field(&self, people: &[&PersonId], seed: u64) -> Field {
        let numbers: BTreeMap<&PersonId, Id> = (1..).zip(people).map(|(number, person)| (*person, number)).collect();
        let of = |pair: &[PersonId; 2]| [numbers[&pair[0]], numbers[&pair[1]]];
        let player = |person: &&PersonId| Player {
            id: numbers[person],
            past: (0..self.rounds.len()).map(|round| self.past(person, round, &numbers)).collect(),
            adjusted: self.adjusted(person),
            is_here: self.reason(person).is_none(),
        };
        Field {
            players: people.iter().map(player).collect(),
            rounds: usize::from(self.config.rounds),
            forbidden: self.forbidden.iter().map(of).collect(),
            fixed: self.fixed.iter().map(of).collect(),
            // One lot decides for all: that of the first round.
            top_began: Some(self.rounds.first().map_or_else(|| top_begins(seed), Round::top_began)),
        }
    }

    fn past(&self, person: &PersonId, round: usize, numbers: &BTreeMap<&PersonId, Id>) -> Past {
        match self.cell(person, round) {
            Some(Cell::Game { opponent, score, is_played, is_first, .. }) => {
                Past::Board { opponent: numbers[&opponent], is_first, halves: score.quarters() / 2, is_played }
            }
            Some(Cell::Bye) => Past::Bye(2),
            Some(cell @ Cell::Away { .. }) => Past::Away(cell.halves()),
            Some(Cell::Open { .. }) | None => Past::Away(0),
        }
    }
}
