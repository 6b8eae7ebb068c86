//! Fouls that nobody noticed, and an arbiter's rulings.

use super::Game;
use crate::{Claims, Effect, Foul, Outcome, Refusal, Ruling};
use shogi::Color;

impl Game {
    /// The fouls that stand because nobody has claimed them, with the numbers of the moves.
    pub fn overlooked(&self) -> &[(u32, Foul)] {
        &self.overlooked
    }

    /// A foul noticed later loses the game, from the offending move on; by the official rules even after the opponent has
    /// resigned, as long as the record is not closed (FOUL-17). Else a result is final (END-22).
    pub(super) fn claim(&mut self, by: Color, ply: u32, foul: Foul) -> Result<Vec<Effect>, Refusal> {
        self.require_claimable()?;
        if self.color_of(ply) == by || !self.overlooked.contains(&(ply, foul)) {
            return Err(Refusal::NoSuchFoul);
        }
        Ok(vec![self.end(Outcome::Foul { loser: !by, foul, ply })])
    }

    fn require_claimable(&self) -> Result<(), Refusal> {
        match (self.outcome, self.terms.ruleset.claims) {
            (None, _) => Ok(()),
            (Some(Outcome::Resign { .. }), Claims::UntilClosed) if !self.closed => Ok(()),
            (Some(_), _) => Err(Refusal::TooLate),
        }
    }

    pub(super) fn rule(&mut self, ruling: Ruling) -> Result<Vec<Effect>, Refusal> {
        if let Ruling::Foul { offender, foul } = ruling {
            self.require_claimable()?;
            let overlooked = self.overlooked.iter().find(|(ply, own)| *own == foul && self.color_of(*ply) == offender);
            let ply = overlooked.map_or(self.next_ply(), |(ply, _)| *ply);
            return Ok(vec![self.end(Outcome::Foul { loser: offender, foul, ply })]);
        }
        if self.outcome.is_some() {
            return Err(Refusal::Over);
        }
        Ok(vec![self.end(match ruling {
            Ruling::Foul { offender, foul } => Outcome::Foul { loser: offender, foul, ply: self.next_ply() },
            Ruling::Against(loser) => Outcome::Adjudicated { loser },
            Ruling::Absent(loser) => Outcome::Default { loser },
            Ruling::Interrupt => Outcome::Interrupted,
        })])
    }

    /// Whether the record is closed, so that nothing can be claimed any more.
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    pub(super) fn close(&mut self) -> Result<Vec<Effect>, Refusal> {
        match self.outcome {
            None => Err(Refusal::StillPlaying),
            Some(_) if self.closed => Ok(Vec::new()),
            Some(_) => {
                self.closed = true;
                Ok(vec![Effect::Closed])
            }
        }
    }
}
