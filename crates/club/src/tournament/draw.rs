//! Who meets whom in the next round, by the event's form.

mod by_dutch;
mod by_points;
mod cup;
mod knock_out;

pub use knock_out::{Left, Stake};

use super::{Away, Board, Form, Hours, Refusal, Round, Tournament, Why};
use crate::person::PersonId;
use arbiter::handicap::Odds;
use shogi::Handicap;
use std::collections::BTreeMap;

/// Who meets whom, before odds: pairs with the first colour first, and who has no opponent.
#[derive(Debug, Default)]
struct Drawn {
    pairs: Vec<[PersonId; 2]>,
    byes: Vec<PersonId>,
    /// For each pair, what it costs in each wish.
    costs: Vec<Vec<super::Cost>>,
}

impl Tournament {
    /// The next round.
    pub(super) fn draw(&self, seed: u64) -> Result<Round, Refusal> {
        if self.rounds.len() >= self.planned() {
            return Err(Refusal::AllPlayed(self.rounds.len()));
        }
        let drawn = match self.config.form {
            Form::Swiss | Form::Mcmahon => self.draw_by_points(seed)?,
            Form::Dutch => self.draw_by_dutch(seed)?,
            Form::RoundRobin => self.draw_round_robin()?,
            Form::KnockOut => self.draw_knock_out()?,
        };
        Ok(self.round(seed, drawn))
    }

    /// Why somebody misses the next round; nothing if they are there (I5).
    fn reason(&self, person: &PersonId) -> Option<Why> {
        let entry = self.entries.get(person)?;
        let round = self.rounds.len() + 1;
        if entry.is_withdrawn {
            Some(Why::Withdrawn)
        } else if entry.absences.contains(&round) {
            Some(Why::Announced)
        } else if !entry.is_checked_in {
            Some(Why::NotThere)
        } else {
            None
        }
    }

    /// How somebody misses the next round; nothing if they are there.
    pub(crate) fn away_from_next(&self, person: &PersonId) -> Option<Away> {
        self.reason(person).map(|_| self.away(person))
    }

    /// Whoever is there, the strongest first.
    fn present(&self) -> Vec<&PersonId> {
        self.by_strength().into_iter().filter(|person| self.reason(person).is_none()).collect()
    }

    fn round(&self, seed: u64, Drawn { pairs, byes, mut costs }: Drawn) -> Round {
        costs.resize(pairs.len(), Vec::new());
        let boards: Vec<Board> = pairs.into_iter().zip(costs).map(|(pair, costs)| self.board_of(pair, costs)).collect();
        let is_idle =
            |person: &&PersonId| !byes.contains(*person) && !boards.iter().any(|board| board.people.contains(*person));
        let away: BTreeMap<_, _> =
            self.entries.keys().filter(is_idle).map(|person| (person.clone(), self.away(person))).collect();
        Round { seed, boards, byes, away, is_closed: false }
    }

    fn away(&self, person: &PersonId) -> Away {
        let why = self.reason(person).unwrap_or(Why::Out);
        let halves =
            || self.rounds.iter().filter(|round| round.away.get(person).is_some_and(|away| away.halves > 0)).count();
        let is_half = why == Why::Announced && halves() < usize::from(self.config.half_absences);
        Away { why, halves: u8::from(is_half) }
    }

    /// The board of a pair, with the odds that their grades at entry ask for (I8).
    fn board_of(&self, pair: [PersonId; 2], costs: Vec<super::Cost>) -> Board {
        // The cup is played even, whoever meets.
        let is_cup = self.is_cup_pair(self.rounds.len() + 1, &pair);
        let (odds, people) = if is_cup { (Odds::Lots, pair) } else { self.odds(pair) };
        // Colours that are dealt leave nothing to lots.
        let odds = if self.config.form == Form::Dutch { Handicap::Even.code() } else { odds.code() };
        Board { people, odds: odds.to_owned(), games: Vec::new(), is_disputed: false, hours: Hours::default(), costs }
    }

    fn odds(&self, pair: [PersonId; 2]) -> (Odds, [PersonId; 2]) {
        let grade = |person: &PersonId| self.entries.get(person).and_then(|entry| entry.entrant.grade);
        let (Some(system), Some(first), Some(second)) = (self.config.odds, grade(&pair[0]), grade(&pair[1])) else {
            return (Odds::Lots, pair);
        };
        // Where two odds take turns, they do so from round to round.
        let odds = system.recommend(first.difference(second)).plan().after(self.rounds.len());
        let [one, other] = pair;
        let weaker_first = if odds.weaker().is_some() && second < first { [other, one] } else { [one, other] };
        (odds, weaker_first)
    }

    /// Whoever had entered when play began keeps their number; who meets somebody that left rests.
    fn draw_round_robin(&self) -> Result<Drawn, Refusal> {
        let people = self.by_strength();
        let rounds = self.circle(people.len());
        let round = rounds.get(self.rounds.len()).ok_or(Refusal::AllPlayed(rounds.len()))?;
        let mut drawn = Drawn::default();
        let mut rest = |person: &PersonId| {
            if self.reason(person).is_none() {
                drawn.byes.push(person.clone());
            }
        };
        round.bye.into_iter().for_each(|number| rest(people[number - 1]));
        for pair in round.boards.iter().map(|pair| pair.map(|number| people[number - 1])) {
            if pair.iter().all(|person| self.reason(person).is_none()) {
                drawn.pairs.push(pair.map(PersonId::clone));
            } else {
                pair.into_iter().for_each(&mut rest);
            }
        }
        Ok(drawn)
    }
}
