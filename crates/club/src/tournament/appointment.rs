//! A round robin by appointment: all rounds stand from the beginning, and each pair settles when it plays.

use super::handle::Answer;
use super::{Board, Effect, Outcome, Refusal, Stage, Tournament};
use crate::person::PersonId;
use crate::time::Hour;

/// Two who name hours no farther apart than this mean the same one.
const SAME_SECONDS: u64 = 60;

impl Tournament {
    /// All rounds at once, when entries are closed by these effects.
    pub(super) fn calendar(&self, closed: Vec<Effect>) -> Answer {
        let mut ahead = self.clone();
        let mut effects = Vec::new();
        let mut follow = |state: &mut Tournament, more: Vec<Effect>| {
            more.iter().for_each(|effect| state.apply(effect));
            effects.extend(more);
        };
        follow(&mut ahead, closed);
        for number in 1..=ahead.planned() {
            let round = ahead.draw(number as u64)?;
            follow(&mut ahead, vec![Effect::Proposed(round)]);
            let confirmed = ahead.confirm()?;
            follow(&mut ahead, confirmed);
        }
        Ok(effects)
    }

    /// The board whose hour is spoken of: one of these people's, without a result.
    fn board_to_settle(&self, round: usize, board: usize, person: &PersonId) -> Result<&Board, Refusal> {
        if !self.config.by_appointment {
            return Err(Refusal::NoAppointments);
        }
        let found = self.board(round, board)?;
        if !found.people.contains(person) {
            return Err(Refusal::Unknown(person.clone()));
        }
        match found.counted() {
            Some(was) => Err(Refusal::HasResult { round, board, was: was.code() }),
            None => Ok(found),
        }
    }

    pub(super) fn offer_hour(&self, (round, board): (usize, usize), person: &PersonId, hour: Hour, at: Hour) -> Answer {
        let found = self.board_to_settle(round, board, person)?;
        let is_late = self.config.to.is_some_and(|last| hour.date() > last);
        if hour < at || is_late {
            return Err(Refusal::Hour(hour));
        }
        if found.hours.agreed == Some(hour) || found.hours.offered.get(person) == Some(&hour) {
            return Ok(Vec::new());
        }
        let is_same = |other: Hour| other.seconds().abs_diff(hour.seconds()) <= SAME_SECONDS;
        let said = found.hours.offered.iter().find(|(other, said)| *other != person && is_same(**said));
        Ok(vec![match said {
            Some((_, &hour)) => Effect::HourAgreed { round, board, hour },
            None => Effect::HourOffered { round, board, person: person.clone(), hour },
        }])
    }

    pub(super) fn take_back_hour(&self, round: usize, board: usize, person: &PersonId) -> Answer {
        let found = self.board_to_settle(round, board, person)?;
        if found.hours.agreed.is_none() && !found.hours.offered.contains_key(person) {
            return Ok(Vec::new());
        }
        Ok(vec![Effect::HourTakenBack { round, board, person: person.clone() }])
    }

    /// Whoever leaves has lost the games that they have not played.
    pub(super) fn forfeit(&self, person: &PersonId) -> Vec<Effect> {
        let lost = |board: &Board| if board.people[0] == *person { Outcome::FirstAway } else { Outcome::SecondAway };
        let mine = self.open_boards().filter(|(.., board)| board.people.contains(person));
        mine.map(|(round, number, board)| Effect::Ended { round, board: number, outcome: lost(board) }).collect()
    }

    /// Every board without a result: its round and number, both from 1.
    fn open_boards(&self) -> impl Iterator<Item = (usize, usize, &Board)> {
        let rounds = (1..).zip(&self.rounds);
        let boards =
            rounds.flat_map(|(round, found)| (1..).zip(&found.boards).map(move |(number, b)| (round, number, b)));
        boards.filter(|(.., board)| board.counted().is_none())
    }

    /// What nobody has played by the last day counts for nobody.
    pub(super) fn expire(&self, at: Hour) -> Answer {
        self.need(&[Stage::Running])?;
        if !self.config.by_appointment {
            return Err(Refusal::NoAppointments);
        }
        if self.config.to.is_none_or(|last| at.date() <= last) {
            return Err(Refusal::NotOver(self.config.to));
        }
        let lapsed =
            |(round, board, _): (usize, usize, &Board)| Effect::Ended { round, board, outcome: Outcome::BothAway };
        let mut effects: Vec<Effect> = self.open_boards().map(lapsed).collect();
        if !effects.is_empty() {
            effects.push(Effect::StandingsChanged);
        }
        Ok(effects)
    }

    /// Closes every round whose results are all there; where none is, it says which board is open.
    pub(super) fn close_played(&self) -> Answer {
        let mut open = None;
        let mut effects = Vec::new();
        for (number, round) in (1..).zip(&self.rounds).filter(|(_, round)| !round.is_closed) {
            match round.boards.iter().position(|board| board.counted().is_none() || board.is_disputed) {
                Some(board) => open = open.or(Some(Refusal::BoardOpen { round: number, board: board + 1 })),
                None => effects.push(Effect::RoundClosed { round: number }),
            }
        }
        if effects.is_empty() {
            return Err(open.unwrap_or(Refusal::AllPlayed(self.rounds.len())));
        }
        effects.push(Effect::StandingsChanged);
        Ok(effects)
    }

    pub(super) fn apply_to_hours(&mut self, effect: &Effect) {
        match effect {
            Effect::HourOffered { round, board, person, hour } => {
                if let Some(board) = self.board_mut(*round, *board) {
                    board.hours.offered.insert(person.clone(), *hour);
                }
            }
            Effect::HourAgreed { round, board, hour } => {
                if let Some(board) = self.board_mut(*round, *board) {
                    board.hours.offered.clear();
                    board.hours.agreed = Some(*hour);
                }
            }
            Effect::HourTakenBack { round, board, person } => {
                if let Some(board) = self.board_mut(*round, *board) {
                    // Whoever cannot come at what was agreed leaves it open.
                    if board.hours.offered.remove(person).is_none() {
                        board.hours.agreed = None;
                    }
                }
            }
            _ => {}
        }
    }
}
