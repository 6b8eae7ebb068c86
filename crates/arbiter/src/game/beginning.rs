//! Players arrive, the first turn begins, breaks begin and end.

use super::{EffectOn, Followed, Game, Phase};
use crate::handicap::OpeningFault;
use crate::repetition::Occurrences;
use crate::{Beginning, DefaultLoss, Effect, Outcome, Refusal, Side, late_deduction, waiting_time};
use play::{Board, Seat};
use shogi::{Color, Move};
use std::time::Duration;

impl<B: Board<Seat: Side>> Game<B> {
    pub(super) fn arrive(&mut self, by: B::Seat) -> Followed<B> {
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
            Err(DefaultLoss) => Ok(self.conclude(Outcome::Default { loser: by })),
            Ok(deducted) => {
                self.clocks[by.index()].deduct(deducted);
                Ok(vec![Effect::Arrived { by, deducted }])
            }
        }
    }

    pub(super) fn begin(&mut self) -> Followed<B> {
        match self.phase {
            _ if self.outcome.is_some() => Err(Refusal::Over),
            Phase::Waiting { here } if here.as_ref().iter().all(|here| *here) => {
                self.begin_turns();
                Ok(vec![Effect::Began])
            }
            Phase::Waiting { .. } => Err(Refusal::NotAllHere),
            Phase::Opening | Phase::Playing | Phase::Break { .. } => Ok(Vec::new()),
        }
    }

    /// When waiting for those who are not here ends with their loss; never without an appointed hour.
    pub(super) fn waiting_ends(&self, here: <B::Seat as Seat>::Each<bool>) -> Option<Duration> {
        let absent = B::Seat::ALL.iter().filter(|seat| !here[seat.index()]);
        absent.map(|seat| self.too_late(*seat)).min().filter(|_| self.terms.beginning == Beginning::Appointed)
    }

    /// From when on a player need not come any more (CLOCK-19, CLOCK-20).
    fn too_late(&self, seat: B::Seat) -> Duration {
        waiting_time(self.terms.clocks[seat.index()]) + Duration::from_millis(1)
    }

    /// Somebody has not come. If several have the same time to come and have not, nobody wins.
    pub(super) fn end_waiting(&mut self, here: <B::Seat as Seat>::Each<bool>, at: Duration) -> EffectOn<B> {
        let late = |seat: &&B::Seat| !here[seat.index()] && self.too_late(**seat) <= at;
        let mut late = B::Seat::ALL.iter().filter(late);
        let outcome = match (late.next(), late.next()) {
            (Some(loser), None) => Outcome::Default { loser: *loser },
            _ => Outcome::Interrupted,
        };
        self.now = at;
        self.end(outcome)
    }

    pub(super) fn begin_break(&mut self, length: Duration) -> EffectOn<B> {
        let until = self.now.saturating_add(length);
        self.phase = Phase::Break { since: self.now, until };
        Effect::BreakBegan { until }
    }

    /// It is the player whose clock will run who can go on.
    pub(super) fn resume(&mut self, by: B::Seat) -> Followed<B> {
        match self.phase {
            _ if self.outcome.is_some() => Err(Refusal::Over),
            _ if by != self.thinker() => Err(Refusal::NotYourTurn),
            Phase::Break { .. } => Ok(vec![self.end_break(self.now)]),
            Phase::Waiting { .. } | Phase::Opening | Phase::Playing => Err(Refusal::NoBreak),
        }
    }

    /// The turn goes on where it was.
    pub(super) fn end_break(&mut self, at: Duration) -> EffectOn<B> {
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

    fn phase_of_turns(&self) -> Phase<B::Seat> {
        if self.opening.is_some() { Phase::Opening } else { Phase::Playing }
    }

    pub(super) fn prepare(&mut self, by: B::Seat, m: Option<Move>) -> Followed<B> {
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
        let color = by.color().filter(|color| *color == opening.position().turn()).ok_or(Refusal::NotYourTurn)?;
        if m.is_none() && color == Color::White {
            return Err(Refusal::NotYourTurn);
        }
        let mut effects = Vec::new();
        if let Some(m) = m {
            opening.play(m).map_err(Refusal::Opening)?;
            if let Some(position) = B::of_standard(opening.position()) {
                self.position = position;
            }
            effects.push(Effect::Prepared { m });
        }
        let done = m.is_none() || opening.left() == 0;
        if done || color == Color::White {
            self.clocks[by.index()].charge(self.now - self.turn_began);
            self.turn_began = self.now;
        }
        if done {
            effects.extend(self.end_preparation());
        }
        Ok(effects)
    }

    /// The game begins with what Black has built.
    fn end_preparation(&mut self) -> Vec<EffectOn<B>> {
        let Some(opening) = self.opening.take() else { return Vec::new() };
        let start = B::of_standard(&opening.start()).unwrap_or_else(|| self.terms.start.clone());
        self.unprepared = Some(Box::new(std::mem::replace(&mut self.terms.start, start)));
        self.position = self.terms.start.clone();
        self.occurrences = Occurrences::default();
        self.occurrences.add(&self.position);
        self.phase = Phase::Playing;
        let ended = self.ended(false).map(|outcome| self.end(outcome));
        [Effect::PreparationEnded].into_iter().chain(ended).collect()
    }
}
