//! Players who go away from a game in which no clock runs out for it, or do not admit that they are mated.

use super::{Game, Phase};
use crate::{AtMate, Beginning, Board, Effect, Outcome, Refusal};
use shogi::Color;
use std::time::Duration;

/// So long a game may stand still without a clock before it can be claimed.
pub const STANDSTILL: Duration = Duration::from_secs(600);

/// A game that a player lets stand still without a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standstill {
    /// Who.
    pub by: Color,
    /// From when on his opponent can claim the game.
    pub claimable: Duration,
    /// How it would end: against him; without a result if it has not begun.
    pub outcome: Outcome,
}

impl<B: Board> Game<B> {
    /// Whether it means something that a player goes away: no time of his runs out, and nobody waits for an appointed hour.
    pub fn minds_absence(&self, color: Color) -> bool {
        let untimed = match self.phase {
            Phase::Waiting { .. } => self.terms.beginning == Beginning::OnArrival,
            Phase::Opening | Phase::Playing | Phase::Break { .. } => !self.clock.control(color).is_timed(),
        };
        untimed && self.outcome.is_none()
    }

    /// Whether a player has gone away, as far as it has been told.
    pub fn is_away(&self, color: Color) -> bool {
        self.away[color.index()].is_some()
    }

    /// Who lets the game stand still, and from when on it can be claimed: whoever has gone away before the first turn or in
    /// his own; and whoever is mated, and has to admit it (END-10), even if he is there.
    pub fn standstill(&self) -> Option<Standstill> {
        let thinker = self.thinker();
        let (by, since, outcome) = match self.phase {
            Phase::Waiting { .. } => {
                let (by, since) = Color::ALL.into_iter().find_map(|color| Some((color, self.away[color.index()]?)))?;
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
    fn mated(&self) -> Option<Outcome> {
        let position = self.position.standard().filter(|_| self.terms.ruleset.mate == AtMate::Waits)?;
        if self.opening.is_some() { None } else { self.no_legal_move(position) }
    }

    pub(super) fn leave(&mut self, by: Color) -> Result<Vec<Effect<B::Move>>, Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::Over);
        }
        if self.is_away(by) || !self.minds_absence(by) {
            return Ok(Vec::new());
        }
        self.away[by.index()] = Some(self.now);
        Ok(vec![Effect::Left { by }])
    }

    /// A player is there; what he does otherwise shows if he was away.
    pub(super) fn come_back(&mut self, by: Color) -> Vec<Effect<B::Move>> {
        let back = self.away[by.index()].take();
        back.map(|_| Effect::Arrived { by, deducted: Duration::ZERO }).into_iter().collect()
    }

    /// While the clocks stood still nobody had to be there.
    pub(super) fn forgive_absence(&mut self, at: Duration) {
        self.away = self.away.map(|since| since.map(|_| at));
    }

    pub(super) fn claim_game(&mut self, by: Color) -> Result<Vec<Effect<B::Move>>, Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::Over);
        }
        let standstill = self.standstill().filter(|standstill| standstill.by != by).ok_or(Refusal::NoStandstill)?;
        if self.now < standstill.claimable {
            return Err(Refusal::StillAwaited);
        }
        Ok(vec![self.end(standstill.outcome)])
    }
}
