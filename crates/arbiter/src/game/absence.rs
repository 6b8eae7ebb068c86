//! Players who go away from a game in which no clock runs out for it, or do not admit that they are mated.

use super::{EffectOn, Followed, Game, Phase};
use crate::{AtMate, Beginning, Effect, Outcome, Refusal, Side};
use play::{Board, Seat};
use shogi::Color;
use std::time::Duration;

/// So long a game may stand still without a clock before it can be claimed.
pub const STANDSTILL: Duration = Duration::from_secs(600);

/// A game that a player lets stand still without a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standstill<S: Side = Color> {
    /// Who.
    pub by: S,
    /// From when on the opponent can claim the game.
    pub claimable: Duration,
    /// How it would end for them; without a result if it has not begun.
    pub outcome: Outcome<S>,
}

impl<B: Board<Seat: Side>> Game<B> {
    /// Whether it means something that a player goes away: no time of theirs runs out, and nobody waits for an
    /// appointed hour.
    pub fn minds_absence(&self, seat: B::Seat) -> bool {
        let untimed = match self.phase {
            Phase::Waiting { .. } => self.terms.beginning == Beginning::OnArrival,
            Phase::Opening | Phase::Playing | Phase::Break { .. } => !self.terms.clocks[seat.index()].is_timed(),
        };
        untimed && self.outcome.is_none()
    }

    /// Whether a player has gone away, as far as it has been told.
    pub fn is_away(&self, seat: B::Seat) -> bool {
        self.away[seat.index()].is_some()
    }

    /// Who lets the game stand still, and from when on it can be claimed: whoever has gone away before the first turn or in
    /// their own; and whoever is mated, and has to admit it (END-10), even if they are there.
    pub fn standstill(&self) -> Option<Standstill<B::Seat>> {
        let thinker = self.thinker();
        let (by, since, outcome) = match self.phase {
            Phase::Waiting { .. } => {
                let (by, since) = B::Seat::ALL.iter().find_map(|seat| Some((*seat, self.away[seat.index()]?)))?;
                (by, since, Outcome::Interrupted)
            }
            Phase::Opening | Phase::Playing => match (self.mated(), self.away[thinker.index()]) {
                (Some(outcome), _) => (thinker, self.turn_began, outcome),
                (None, away) => (thinker, away?.max(self.turn_began), Outcome::Default { loser: thinker }),
            },
            Phase::Break { .. } => return None,
        };
        self.minds_absence(by).then(|| Standstill { by, claimable: since.saturating_add(STANDSTILL), outcome })
    }

    /// The loss that the side to move has to admit.
    fn mated(&self) -> Option<Outcome<B::Seat>> {
        let position = self.position.standard().filter(|_| self.terms.ruleset.mate == AtMate::Waits)?;
        if self.opening.is_some() { None } else { self.no_legal_move(position) }
    }

    pub(super) fn leave(&mut self, by: B::Seat) -> Followed<B> {
        if self.outcome.is_some() {
            return Err(Refusal::Over);
        }
        if self.is_away(by) || !self.minds_absence(by) || !self.position.plays(by) {
            return Ok(Vec::new());
        }
        self.away[by.index()] = Some(self.now);
        Ok(vec![Effect::Left { by }])
    }

    /// A player is there; what they do otherwise shows if they were away.
    pub(super) fn come_back(&mut self, by: B::Seat) -> Vec<EffectOn<B>> {
        let back = self.away[by.index()].take();
        back.map(|_| Effect::Arrived { by, deducted: Duration::ZERO }).into_iter().collect()
    }

    /// While the clocks stood still nobody had to be there.
    pub(super) fn forgive_absence(&mut self, at: Duration) {
        self.away = B::Seat::each(|seat| self.away[seat.index()].map(|_| at));
    }

    pub(super) fn claim_game(&mut self, by: B::Seat) -> Followed<B> {
        if self.outcome.is_some() {
            return Err(Refusal::Over);
        }
        let standstill = self.standstill().filter(|standstill| standstill.by != by).ok_or(Refusal::NoStandstill)?;
        if self.now < standstill.claimable {
            return Err(Refusal::StillAwaited);
        }
        Ok(self.conclude(standstill.outcome))
    }
}
