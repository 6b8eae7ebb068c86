//! An event (大会 taikai), from the first plan to the table that is filed, as a state machine.
//!
//! [`Tournament::handle`] looks whether something may happen and says what follows; [`Tournament::apply`] does it. The
//! state is the fold of the effects (I1). [`Journal`] keeps what happened step by step, so that steps can be taken back.

mod appointment;
mod config;
mod cross_table;
mod draw;
mod event;
mod handle;
mod look_ahead;
mod refusal;
mod round;
mod table;

pub use config::{Config, Draws, Entrant, Form, MOST_PEOPLE, MOST_ROUNDS, ParseThresholdError, Threshold};
pub use draw::{Left, Stake};
pub use event::{Adjustment, Effect, Event, Report, Stage};
pub use refusal::Refusal;
pub(crate) use round::top_begins;
pub use round::{Away, Board, Cost, Hours, Outcome, Round, Why};
pub use table::{Cell, Half, Line, Table};

pub use crate::journal::Act;

use crate::journal::Machine;
use crate::pairing::round_robin;
use crate::person::PersonId;
use crate::time::Hour;
use std::collections::{BTreeMap, BTreeSet};

/// What happened at a tournament.
pub type Journal = crate::journal::Journal<Tournament>;
/// A step of it.
pub type Step = crate::journal::StepOf<Tournament>;
/// An event as it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tournament {
    config: Config,
    stage: Stage,
    /// By their ids, so that it does not matter who entered first (I14).
    entries: BTreeMap<PersonId, Entry>,
    rounds: Vec<Round>,
    proposed: Option<Round>,
    fixed: Vec<[PersonId; 2]>,
    forbidden: BTreeSet<[PersonId; 2]>,
    adjustments: Vec<Adjustment>,
}

/// Somebody who has entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// As they entered.
    pub entrant: Entrant,
    /// Their first round.
    pub first_round: usize,
    /// Whether they have withdrawn.
    pub is_withdrawn: bool,
    /// Whether they have been ticked off.
    pub is_checked_in: bool,
    /// The rounds that they said they would miss.
    pub absences: BTreeSet<usize>,
}

impl Tournament {
    /// How it is played.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// Where it stands.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Who has entered, by their ids.
    pub fn entries(&self) -> &BTreeMap<PersonId, Entry> {
        &self.entries
    }

    /// The confirmed rounds.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The round that is proposed and not confirmed.
    pub fn proposed(&self) -> Option<&Round> {
        self.proposed.as_ref()
    }

    /// Who may not meet.
    pub fn forbidden(&self) -> &BTreeSet<[PersonId; 2]> {
        &self.forbidden
    }

    /// Points given and taken.
    pub fn adjustments(&self) -> &[Adjustment] {
        &self.adjustments
    }

    /// The round that is played, or is to be paired next; from 1.
    pub fn current_round(&self) -> usize {
        let closed = self.rounds.iter().filter(|round| round.is_closed).count();
        closed + 1
    }

    /// How many rounds there are: as many as planned, or fewer where everybody has met, or one is left, by then.
    pub fn planned(&self) -> usize {
        let people = self.entries.len();
        let at_most = match self.config.form {
            Form::Swiss | Form::Mcmahon | Form::Dutch => usize::MAX,
            Form::RoundRobin => self.circle(people).len(),
            Form::KnockOut => self.knock_out_rounds(),
        };
        usize::from(self.config.rounds).min(at_most)
    }

    /// The rounds in which so many meet everybody, once or twice.
    fn circle(&self, people: usize) -> Vec<round_robin::Round> {
        if self.config.double { round_robin::double_rounds(people) } else { round_robin::rounds(people) }
    }

    /// Does what an effect says. Effects come from [`Tournament::handle`]; one that does not fit changes nothing.
    pub fn apply(&mut self, effect: &Effect) {
        match effect {
            Effect::Configured(config) => self.config = config.clone(),
            Effect::Stage(stage) => self.stage = *stage,
            Effect::Proposed(round) => self.proposed = Some(round.clone()),
            Effect::ProposalDropped => self.proposed = None,
            Effect::OddsSet { board, odds, people } => {
                let board = self.proposed.as_mut().and_then(|round| round.boards.get_mut(board.wrapping_sub(1)));
                if let Some(board) = board {
                    board.odds.clone_from(odds);
                    board.people.clone_from(people);
                }
            }
            Effect::Confirmed => {
                self.rounds.extend(self.proposed.take());
                self.fixed.clear();
            }
            Effect::Fixed(pair) => self.fixed.push(pair.clone()),
            Effect::Forbidden(pair) => {
                self.forbidden.insert(sorted(pair));
            }
            Effect::Adjusted(adjustment) => self.adjustments.push(adjustment.clone()),
            Effect::Entered { .. }
            | Effect::CheckedIn(_)
            | Effect::Absence { .. }
            | Effect::Withdrawn(_)
            | Effect::Returned(_) => self.apply_to_entry(effect),
            Effect::Ended { .. } | Effect::Corrected { .. } | Effect::Disputed { .. } | Effect::RoundClosed { .. } => {
                self.apply_to_round(effect);
            }
            Effect::HourOffered { .. } | Effect::HourAgreed { .. } | Effect::HourTakenBack { .. } => {
                self.apply_to_hours(effect);
            }
            // These tell others.
            Effect::GameWanted { .. } | Effect::StandingsChanged | Effect::RatingBatchDue => {}
        }
    }

    fn apply_to_entry(&mut self, effect: &Effect) {
        match effect {
            Effect::Entered { entrant, first_round } => {
                let entry = Entry {
                    entrant: entrant.clone(),
                    first_round: *first_round,
                    is_withdrawn: false,
                    is_checked_in: false,
                    absences: BTreeSet::new(),
                };
                for round in self.rounds.iter_mut().take(first_round.saturating_sub(1)) {
                    round.away.insert(entrant.id.clone(), event::missed(Why::Late));
                }
                self.entries.insert(entrant.id.clone(), entry);
            }
            Effect::CheckedIn(person) => self.change(person, |entry| entry.is_checked_in = true),
            Effect::Absence { person, round } => self.change(person, |entry| {
                entry.absences.insert(*round);
            }),
            Effect::Withdrawn(person) => self.change(person, |entry| entry.is_withdrawn = true),
            Effect::Returned(person) => self.change(person, |entry| {
                entry.is_withdrawn = false;
                entry.is_checked_in = true;
            }),
            _ => {}
        }
    }

    fn change(&mut self, person: &PersonId, how: impl FnOnce(&mut Entry)) {
        if let Some(entry) = self.entries.get_mut(person) {
            how(entry);
        }
    }

    fn board_mut(&mut self, round: usize, board: usize) -> Option<&mut Board> {
        let round = self.rounds.get_mut(round.checked_sub(1)?)?;
        round.boards.get_mut(board.checked_sub(1)?)
    }

    fn apply_to_round(&mut self, effect: &Effect) {
        match effect {
            Effect::Ended { round, board, outcome } => {
                if let Some(board) = self.board_mut(*round, *board) {
                    board.games.push(*outcome);
                }
            }
            Effect::Corrected { round, board, outcome, .. } => {
                if let Some(last) = self.board_mut(*round, *board).and_then(|board| board.games.last_mut()) {
                    *last = *outcome;
                }
            }
            Effect::Disputed { round, board, open } => {
                if let Some(board) = self.board_mut(*round, *board) {
                    board.is_disputed = *open;
                }
            }
            Effect::RoundClosed { round } => {
                if let Some(round) = self.rounds.get_mut(round.wrapping_sub(1)) {
                    round.is_closed = true;
                }
            }
            _ => {}
        }
    }
}

/// A pair in the order of the ids.
fn sorted(pair: &[PersonId; 2]) -> [PersonId; 2] {
    let mut pair = pair.clone();
    pair.sort();
    pair
}

impl Machine for Tournament {
    type Event = Event;
    type Effect = Effect;
    type Refusal = Refusal;

    fn handle(&self, event: &Event, at: Hour, by: &str) -> Result<Vec<Effect>, Refusal> {
        Tournament::handle(self, event, at, by)
    }

    fn apply(&mut self, effect: &Effect) {
        Tournament::apply(self, effect);
    }

    fn no_step(step: usize) -> Refusal {
        Refusal::Step(step)
    }

    fn may_undo(&self) -> Result<(), Refusal> {
        if self.stage == Stage::Filed { Err(Refusal::Stage(self.stage)) } else { Ok(()) }
    }

    fn depends(step: usize) -> Refusal {
        Refusal::Depends(step)
    }
}

#[cfg(test)]
mod tests;
