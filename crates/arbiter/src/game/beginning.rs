//! Players arrive, the first turn begins, breaks begin and end.

use super::{Game, Phase};
use crate::handicap::OpeningFault;
use crate::repetition::Occurrences;
use crate::{Beginning, Board, DefaultLoss, Effect, Outcome, Refusal, late_deduction, waiting_time};
use shogi::{Color, Move};
use std::time::Duration;

impl<B: Board> Game<B> {
    pub(super) fn arrive(&mut self, by: Color) -> Result<Vec<Effect<B::Move>>, Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::Over);
        }
        let back = self.come_back(by);
        let Phase::Waiting { here } = &mut self.phase else { return Ok(back) };
        if std::mem::replace(&mut here[by.index()], true) {
            return Ok(back);
        }
        let appointed = self.terms.beginning == Beginning::Appointed;
        let delay = if appointed { self.now } else { Duration::ZERO };
        match late_deduction(self.terms.clocks[by.index()], delay) {
            Err(DefaultLoss) => Ok(vec![self.end(Outcome::Default { loser: by })]),
            Ok(deducted) => {
                self.clock.deduct(by, deducted);
                Ok(vec![Effect::Arrived { by, deducted }])
            }
        }
    }

    pub(super) fn begin(&mut self) -> Result<Vec<Effect<B::Move>>, Refusal> {
        match self.phase {
            _ if self.outcome.is_some() => Err(Refusal::Over),
            Phase::Waiting { here: [true, true] } => {
                self.begin_turns();
                Ok(vec![Effect::Began])
            }
            Phase::Waiting { .. } => Err(Refusal::NotAllHere),
            Phase::Opening | Phase::Playing | Phase::Break { .. } => Ok(Vec::new()),
        }
    }

    /// When waiting for those who are not here ends with their loss; never without an appointed hour.
    pub(super) fn waiting_ends(&self, here: [bool; 2]) -> Option<Duration> {
        let absent = Color::ALL.into_iter().filter(|color| !here[color.index()]);
        absent.map(|color| self.too_late(color)).min().filter(|_| self.terms.beginning == Beginning::Appointed)
    }

    /// From when on a player need not come any more (CLOCK-19, CLOCK-20).
    fn too_late(&self, color: Color) -> Duration {
        waiting_time(self.terms.clocks[color.index()]) + Duration::from_millis(1)
    }

    /// Somebody has not come. If both have the same time to come and neither has, nobody wins.
    pub(super) fn end_waiting(&mut self, here: [bool; 2], at: Duration) -> Effect<B::Move> {
        let late = |color: Color| !here[color.index()] && self.too_late(color) <= at;
        let outcome = match Color::ALL.map(late) {
            [true, false] => Outcome::Default { loser: Color::Black },
            [false, true] => Outcome::Default { loser: Color::White },
            _ => Outcome::Interrupted,
        };
        self.now = at;
        self.end(outcome)
    }

    pub(super) fn begin_break(&mut self, length: Duration) -> Effect<B::Move> {
        let until = self.now.saturating_add(length);
        self.phase = Phase::Break { since: self.now, until };
        Effect::BreakBegan { until }
    }

    /// It is the player whose clock will run who can go on.
    pub(super) fn resume(&mut self, by: Color) -> Result<Vec<Effect<B::Move>>, Refusal> {
        match self.phase {
            _ if self.outcome.is_some() => Err(Refusal::Over),
            _ if by != self.thinker() => Err(Refusal::NotYourTurn),
            Phase::Break { .. } => Ok(vec![self.end_break(self.now)]),
            Phase::Waiting { .. } | Phase::Opening | Phase::Playing => Err(Refusal::NoBreak),
        }
    }

    /// The turn goes on where it was.
    pub(super) fn end_break(&mut self, at: Duration) -> Effect<B::Move> {
        if let Phase::Break { since, .. } = self.phase {
            self.turn_began += at - since;
            self.forgive_absence(at);
            self.phase = self.phase_of_turns();
        }
        Effect::BreakEnded
    }

    /// The first turn begins, or Black's moves before it.
    pub(super) fn begin_turns(&mut self) {
        self.turn_began = self.now;
        self.phase = self.phase_of_turns();
    }

    fn phase_of_turns(&self) -> Phase {
        if self.opening.is_some() { Phase::Opening } else { Phase::Playing }
    }

    pub(super) fn prepare(&mut self, by: Color, m: Option<Move>) -> Result<Vec<Effect<B::Move>>, Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::Over);
        }
        match self.phase {
            Phase::Waiting { .. } => return Err(Refusal::NotBegun),
            Phase::Break { .. } => return Err(Refusal::OnBreak),
            Phase::Opening | Phase::Playing => {}
        }
        let opening = self.opening.as_mut().ok_or(Refusal::Opening(OpeningFault::Complete))?;
        // Only the run ends when a player says so, and that is Black's.
        if by != opening.position().turn() || m.is_none() && by == Color::White {
            return Err(Refusal::NotYourTurn);
        }
        let mut effects = Vec::new();
        if let Some(m) = m {
            opening.play(m).map_err(Refusal::Opening)?;
            self.position = opening.position().clone().into();
            effects.push(Effect::Prepared { m });
        }
        let done = m.is_none() || opening.left() == 0;
        if done || by == Color::White {
            self.clock.charge(by, self.now - self.turn_began);
            self.turn_began = self.now;
        }
        if done {
            effects.extend(self.end_preparation());
        }
        Ok(effects)
    }

    /// The game begins with what Black has built.
    fn end_preparation(&mut self) -> Vec<Effect<B::Move>> {
        let Some(opening) = self.opening.take() else { return Vec::new() };
        let unprepared = std::mem::replace(&mut self.terms.start, opening.start().into());
        self.unprepared = Some(Box::new(unprepared));
        self.position = self.terms.start.clone();
        self.occurrences = Occurrences::default();
        self.occurrences.add(&self.position);
        self.phase = Phase::Playing;
        let ended = self.ended(false).map(|outcome| self.end(outcome));
        [Effect::PreparationEnded].into_iter().chain(ended).collect()
    }
}
