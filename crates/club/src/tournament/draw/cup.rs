//! A cup inside a Swiss: the best play a knock-out among them in the first rounds, and who loses goes on with the others.

use crate::pairing::knock_out::Bracket;
use crate::person::PersonId;
use crate::tournament::{Outcome, Round, Tournament};

impl Tournament {
    /// Who is still in the cup after each of its rounds so far, in the order of the sheet: all of them before the first
    /// round, one at the end, nobody where two did not come. Empty where there is no cup, and until its first round is made.
    pub fn cup(&self) -> Vec<Vec<Option<&PersonId>>> {
        if self.rounds.is_empty() || self.config.cup == 0 {
            return Vec::new();
        }
        let mut stages = vec![self.cup_sheet()];
        for round in &self.rounds {
            match stages.last() {
                Some(left) if left.len() > 1 => {
                    let next = left.chunks(2).map(|pair| goes_on(round, pair)).collect();
                    stages.push(next);
                }
                _ => break,
            }
        }
        stages
    }

    /// Seeds in the order of the sheet: the best of those who are there for the first round.
    fn cup_sheet(&self) -> Vec<Option<&PersonId>> {
        let nation = &self.config.cup_nation;
        let was_there = |person: &PersonId| match self.rounds.first() {
            Some(first) => !first.away.contains_key(person),
            None => self.reason(person).is_none(),
        };
        let may = |person: &&PersonId| {
            let from = self.entries.get(*person).and_then(|entry| entry.entrant.nation.as_ref());
            was_there(person) && (nation.is_empty() || from == Some(nation))
        };
        let best: Vec<&PersonId> =
            self.by_strength().into_iter().filter(may).take(usize::from(self.config.cup)).collect();
        let bracket = Bracket::new(usize::from(self.config.cup));
        bracket.map_or_else(Vec::new, |bracket| bracket.places().map(|seed| best.get(seed? - 1).copied()).collect())
    }

    /// Who meets in the cup in the next round: those pairs of which both are there.
    pub(super) fn cup_pairs(&self) -> Vec<[PersonId; 2]> {
        let is_there = |person: &&PersonId| self.reason(person).is_none();
        self.cup_pairs_of(self.rounds.len() + 1)
            .into_iter()
            .filter(|pair| pair.iter().all(is_there))
            .map(|pair| pair.map(PersonId::clone))
            .collect()
    }

    /// The pairs of a round of the cup, from 1.
    fn cup_pairs_of(&self, round: usize) -> Vec<[&PersonId; 2]> {
        let mut stages = self.cup();
        if stages.is_empty() && self.config.cup > 0 {
            stages.push(self.cup_sheet());
        }
        let left = round.checked_sub(1).and_then(|played| stages.get(played));
        let pairs = left.into_iter().flat_map(|left| left.chunks_exact(2));
        pairs.filter_map(|pair| Some([pair[0]?, pair[1]?])).collect()
    }

    /// Whether two meet in a round of the cup, from 1.
    pub(in crate::tournament) fn is_cup_pair(&self, round: usize, pair: &[PersonId; 2]) -> bool {
        self.cup_pairs_of(round).iter().any(|cup| cup.iter().all(|person| pair.contains(person)))
    }
}

/// Who goes on from two places of the sheet: who won, or the only one of them who was there.
fn goes_on<'a>(round: &Round, pair: &[Option<&'a PersonId>]) -> Option<&'a PersonId> {
    let there: Vec<&PersonId> =
        pair.iter().flatten().copied().filter(|person| !round.away.contains_key(*person)).collect();
    let (&[one, other], [_, _]) = (&there[..], pair) else { return there.first().copied() };
    let board = round.boards.iter().find(|board| board.people.contains(one) && board.people.contains(other))?;
    let winner = match board.counted()? {
        Outcome::First | Outcome::SecondAway => &board.people[0],
        Outcome::Second | Outcome::FirstAway => &board.people[1],
        Outcome::Drawn | Outcome::Halved | Outcome::BothAway => return None,
    };
    there.into_iter().find(|person| *person == winner)
}
