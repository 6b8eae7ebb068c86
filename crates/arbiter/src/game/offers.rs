//! What needs the consent of everybody who plays.

use super::{Followed, Game, Phase};
use crate::{AgreedDraws, Effect, Offer, Outcome, Refusal, Side, Takeback};
use play::{Board, Seat};
use std::time::Duration;

/// No break is longer.
const LONGEST_BREAK: Duration = Duration::from_secs(24 * 3600);

/// Something proposed, and who has yet to agree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Proposal<S: Seat> {
    pub(super) by: S,
    pub(super) offer: Offer,
    open: S::Each<bool>,
}

impl<B: Board<Seat: Side>> Game<B> {
    /// Who has yet to agree to what has been proposed.
    pub fn yet_to_agree(&self) -> impl Iterator<Item = B::Seat> {
        let open = self.proposal.map(|proposal| proposal.open);
        B::Seat::ALL.iter().copied().filter(move |seat| open.is_some_and(|open| open[seat.index()]))
    }

    /// How many moves would be left if this were agreed to.
    pub fn ply_after(&self, by: B::Seat, offer: Offer) -> Option<usize> {
        if offer == Offer::Takeback { self.ply_after_takeback(by).ok() } else { None }
    }

    pub(super) fn propose(&mut self, by: B::Seat, offer: Offer) -> Followed<B> {
        self.accepts(by, offer)?;
        if offer == Offer::Takeback && self.terms.takebacks(by) == Takeback::Free {
            return Ok(vec![self.take_back(by)?]);
        }
        // What another proposes already is agreed to by proposing it.
        match self.proposal.filter(|proposal| proposal.offer == offer) {
            Some(proposal) if proposal.by == by => return Ok(Vec::new()),
            Some(proposal) if proposal.open[by.index()] && self.means_the_same(proposal, by) => {
                return self.answer(by, true);
            }
            _ => {}
        }
        let open = self.concerned(by, offer)?;
        self.proposal = Some(Proposal { by, offer, open });
        Ok(vec![Effect::Offered { by, offer }])
    }

    /// Whether what one proposes is what another has proposed. Each of two takes back to where the other would, or both moves
    /// are gone; among four it would be another move.
    fn means_the_same(&self, proposal: Proposal<B::Seat>, by: B::Seat) -> bool {
        proposal.offer != Offer::Takeback || by.opponent() == Some(proposal.by)
    }

    /// Who must agree: everybody else who plays, in the position that would stand on the board then. Who is mated takes the
    /// move back that let it happen.
    fn concerned(&self, by: B::Seat, offer: Offer) -> Result<<B::Seat as Seat>::Each<bool>, Refusal> {
        let mut then = None;
        if offer == Offer::Takeback && by.opponent().is_none() {
            let left = self.ply_after_takeback(by)?;
            self.visit_positions(|ply, position| {
                if ply == left {
                    then = Some(position.clone());
                }
            });
        }
        let then = then.as_ref().unwrap_or(&self.position);
        if !then.plays(by) {
            return Err(Refusal::Over);
        }
        Ok(B::Seat::each(|seat| seat != by && then.plays(seat)))
    }

    /// Whether a player may propose this now. To be asked before a proposal is handed in: [`Game::handle`] still takes one
    /// of repetition at any time, as games do that were played before this was asked.
    ///
    /// # Errors
    /// If not, with the reason.
    pub fn can_propose(&self, by: B::Seat, offer: Offer) -> Result<(), Refusal> {
        self.accepts(by, offer)?;
        // END-14: before the fourth time, but not the first.
        if offer == Offer::Repetition && self.occurrences() < 2 { Err(Refusal::NothingRepeated) } else { Ok(()) }
    }

    fn accepts(&self, by: B::Seat, offer: Offer) -> Result<(), Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::Over);
        }
        match (self.phase, offer) {
            (_, Offer::Interrupt) => Ok(()),
            (Phase::Waiting { .. } | Phase::Opening, _) => Err(Refusal::NotBegun),
            (_, Offer::Impasse) if !self.impasse_can_be_agreed() => Err(Refusal::KingsNotEntered),
            (_, Offer::Draw) if self.terms.ruleset.agreed_draws == AgreedDraws::None => Err(Refusal::NoAgreedDraws),
            (_, Offer::Impasse | Offer::Repetition | Offer::Draw) => Ok(()),
            (_, Offer::Takeback) => self.ply_after_takeback(by).map(|_| ()),
            (Phase::Break { .. }, Offer::Break(_)) => Err(Refusal::OnBreak),
            (Phase::Playing, Offer::Break(length)) if length.is_zero() || length > LONGEST_BREAK => {
                Err(Refusal::BadBreak)
            }
            (Phase::Playing, Offer::Break(_)) => Ok(()),
        }
    }

    pub(super) fn answer(&mut self, by: B::Seat, accept: bool) -> Followed<B> {
        if self.outcome.is_some() {
            return Err(Refusal::Over);
        }
        let mut proposal = self.proposal.ok_or(Refusal::NoOffer)?;
        let Proposal { by: from, offer, open } = proposal;
        // Who has proposed it may think better of it.
        if !open[by.index()] && (accept || from != by) {
            return Err(Refusal::NoOffer);
        }
        if !accept {
            self.proposal = None;
            return Ok(vec![Effect::Declined { by, offer }]);
        }
        self.accepts(from, offer)?;
        proposal.open[by.index()] = false;
        if let Some(open) = B::Seat::others(proposal.open).filter(|_| proposal.open.as_ref().contains(&true)) {
            self.proposal = Some(proposal);
            return Ok(vec![Effect::Agreed { by, offer, open }]);
        }
        self.proposal = None;
        Ok(vec![match offer {
            Offer::Impasse => self.end(self.agreed_impasse()),
            Offer::Repetition => self.end(Outcome::Repetition { agreed: true }),
            Offer::Draw => self.end(Outcome::AgreedDraw),
            Offer::Interrupt => self.end(Outcome::Interrupted),
            Offer::Takeback => self.take_back(from)?,
            Offer::Break(length) => self.begin_break(length),
        }])
    }
}
