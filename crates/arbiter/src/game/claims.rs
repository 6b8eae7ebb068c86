//! Fouls that nobody noticed, and an arbiter's rulings.

use super::{Followed, Game, Phase};
use crate::{Beginning, Claims, Effect, Foul, Outcome, Refusal, Ruling, Side};
use play::{Board, Seat};

impl<B: Board<Seat: Side>> Game<B> {
    /// The fouls that stand because nobody has claimed them, with the numbers of the moves.
    pub fn overlooked(&self) -> &[(u32, Foul)] {
        &self.overlooked
    }

    /// A foul noticed later loses the game, from the offending move on; by the official rules even after the game, as long
    /// as the record is not closed (FOUL-17). Else a result is final (END-22).
    pub(super) fn claim(&mut self, by: B::Seat, ply: u32, foul: Foul) -> Followed<B> {
        self.require_claimable(ply)?;
        if self.mover(ply) == by || !self.overlooked.contains(&(ply, foul)) {
            return Err(Refusal::NoSuchFoul);
        }
        Ok(self.conclude(Outcome::Foul { loser: self.mover(ply), foul, ply }))
    }

    /// Whether a foul could still be claimed or reported (FOUL-17).
    pub fn can_claim(&self) -> bool {
        self.require_claimable(1).is_ok()
    }

    /// Of the fouls the first one counts. What an arbiter has decided stands, and who has not played has made no foul.
    fn require_claimable(&self, ply: u32) -> Result<(), Refusal> {
        let until_closed = self.terms.ruleset.claims == Claims::UntilClosed && !self.closed;
        match self.outcome {
            None => Ok(()),
            Some(Outcome::Adjudicated { .. } | Outcome::Default { .. } | Outcome::Interrupted) => Err(Refusal::TooLate),
            Some(Outcome::Foul { ply: first, .. }) if until_closed && ply < first => Ok(()),
            Some(Outcome::Foul { .. }) => Err(Refusal::TooLate),
            Some(_) if until_closed => Ok(()),
            Some(_) => Err(Refusal::TooLate),
        }
    }

    pub(super) fn rule(&mut self, ruling: Ruling<B::Seat>) -> Followed<B> {
        let outcome = match ruling {
            Ruling::Foul { offender, foul } => {
                let stood = self.overlooked.iter().find(|(ply, own)| *own == foul && self.mover(*ply) == offender);
                let ply = stood.map_or(self.next_ply(), |(ply, _)| *ply);
                self.require_claimable(ply)?;
                Outcome::Foul { loser: offender, foul, ply }
            }
            _ if self.outcome.is_some() => return Err(Refusal::Over),
            Ruling::Absent(seat) if self.is_awaited(seat) => return Err(Refusal::StillAwaited),
            Ruling::Absent(loser) => Outcome::Default { loser },
            Ruling::Against(loser) => Outcome::Adjudicated { loser },
            Ruling::Interrupt => Outcome::Interrupted,
        };
        Ok(self.conclude(outcome))
    }

    /// Whether a player may still come to an appointed game (CLOCK-20).
    fn is_awaited(&self, seat: B::Seat) -> bool {
        let waiting = matches!(self.phase, Phase::Waiting { here } if !here[seat.index()]);
        waiting && self.terms.beginning == Beginning::Appointed
    }

    /// Whether the record is closed, so that nothing can be claimed any more.
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// The record is closed when nobody could claim anything more who would gain by it: the loser has waived it, or both
    /// where nobody has won. The winner cannot close it, or who has fouled could do so before they are found out
    /// (FOUL-17).
    pub(super) fn waive(&mut self, by: B::Seat) -> Followed<B> {
        let outcome = self.outcome.ok_or(Refusal::StillPlaying)?;
        if outcome.winner() == Some(by) {
            return Err(Refusal::Winner);
        }
        if self.closed || std::mem::replace(&mut self.waived[by.index()], true) {
            return Ok(Vec::new());
        }
        if outcome.loser() == Some(by) || self.waived.as_ref().iter().all(|waived| *waived) {
            self.close()
        } else {
            Ok(vec![Effect::Waived { by }])
        }
    }

    pub(super) fn close(&mut self) -> Followed<B> {
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
