//! What needs the consent of both players.

use super::{Game, Phase};
use crate::{AgreedDraws, Board, Effect, Offer, Outcome, Refusal, Takeback};
use shogi::Color;
use std::time::Duration;

/// No break is longer.
const LONGEST_BREAK: Duration = Duration::from_secs(24 * 3600);

impl<B: Board> Game<B> {
    pub(super) fn propose(&mut self, by: Color, offer: Offer) -> Result<Vec<Effect<B::Move>>, Refusal> {
        self.accepts(by, offer)?;
        if offer == Offer::Takeback && self.terms.takebacks(by) == Takeback::Free {
            return Ok(vec![self.take_back(by)?]);
        }
        // What both propose is agreed.
        if self.offer == Some((!by, offer)) {
            return self.answer(by, true);
        }
        if self.offer == Some((by, offer)) {
            return Ok(Vec::new());
        }
        self.offer = Some((by, offer));
        Ok(vec![Effect::Offered { by, offer }])
    }

    /// Whether a player may propose this now. To be asked before a proposal is handed in: [`Game::handle`] still takes one
    /// of repetition at any time, as games do that were played before this was asked.
    ///
    /// # Errors
    /// If not, with the reason.
    pub fn can_propose(&self, by: Color, offer: Offer) -> Result<(), Refusal> {
        self.accepts(by, offer)?;
        // END-14: before the fourth time, but not the first.
        if offer == Offer::Repetition && self.occurrences() < 2 { Err(Refusal::NothingRepeated) } else { Ok(()) }
    }

    fn accepts(&self, by: Color, offer: Offer) -> Result<(), Refusal> {
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

    pub(super) fn answer(&mut self, by: Color, accept: bool) -> Result<Vec<Effect<B::Move>>, Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::Over);
        }
        let (from, offer) = self.offer.ok_or(Refusal::NoOffer)?;
        if !accept {
            self.offer = None;
            return Ok(vec![Effect::Declined { by, offer }]);
        }
        if from == by {
            return Err(Refusal::NoOffer);
        }
        self.accepts(from, offer)?;
        self.offer = None;
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
