//! What somebody wants in a game for four, who may have several seats.

use super::agreed::Agreed;
use super::command::Intent;
use super::referee::last_mover;
use super::table::Table;
use crate::live::{Done, Hosted as _, Refused, is_crowded};
use crate::who::Who;
use arbiter::{Event, Offer, Refusal};
use play::{Attempt, Board};
use variants::yonin::Seat;

impl Table {
    pub(super) async fn ask(&mut self, visitor: &Who, intent: Intent) -> Done<Refused> {
        let own: Vec<Seat> = self.agreed.seats_of(visitor).collect();
        if own.is_empty() {
            return Ok(Err(Refused::SPECTATOR));
        }
        self.start_time().await?;
        Agreed::let_computer_play(self);
        let talks = matches!(intent, Intent::Offer(_) | Intent::Answer { .. });
        if talks && is_crowded(self.game.moves().len(), self.seq) {
            return Ok(Err(Refused::TOO_LONG));
        }
        let done = match intent {
            Intent::Move { ply, usi, seat } => return self.play(&own, ply, &usi, seat).await,
            Intent::Offer(offer) => self.offer(&own, offer).await,
            Intent::Answer { to, .. } if to.is_some() && to != self.game.offer().map(|(_, offer)| offer) => {
                Ok(Err(Refusal::NoOffer))
            }
            Intent::Answer { accept, .. } => self.answer(&own, accept).await,
            Intent::Resign(seat) => self.resign(&own, seat).await,
            Intent::ClaimGame => self.claim(&own).await,
        };
        Ok(done?.map_err(Refused::from))
    }

    /// A move of one of these seats: of the one that is named, or whose turn it is or was.
    async fn play(&mut self, own: &[Seat], ply: u32, usi: &str, seat: Option<Seat>) -> Done<Refused> {
        // The same move twice does no harm: its answer may have been lost.
        let played = (ply as usize).checked_sub(1).and_then(|index| self.beside.get(index));
        if played.is_some_and(|written| written.usi == usi) && own.contains(&self.game.mover(ply)) {
            return Ok(Ok(()));
        }
        let mover = self.game.mover(ply);
        let by = seat.unwrap_or(if own.contains(&mover) { mover } else { own[0] });
        if !own.contains(&by) {
            return Ok(Err(Refusal::NotYourTurn.into()));
        }
        let Some(m @ Attempt::Move(_)) = self.game.position().read(usi) else { return Ok(Err(Refused::BAD_MESSAGE)) };
        let lag = self.lag(by).unwrap_or_default();
        Ok(self.happen(Event::Move { by, ply, m, lag }).await?.map_err(Refused::from))
    }

    /// One of these seats gives up: the one that is named, else the first that can.
    async fn resign(&mut self, own: &[Seat], seat: Option<Seat>) -> Done<Refusal> {
        let able = || own.iter().copied().find(|by| self.game.can_resign(*by).is_ok());
        let by = seat.or_else(able).unwrap_or(own[0]);
        if !own.contains(&by) {
            return Ok(Err(Refusal::NotYourTurn));
        }
        self.happen(Event::Resign { by }).await
    }

    /// One of these seats proposes something. Who sits there too agrees, and so does the computer.
    async fn offer(&mut self, own: &[Seat], offer: Offer) -> Done<Refusal> {
        let by = match offer {
            Offer::Takeback => last_mover(&self.game, own),
            // Who has yet to sit down can agree to nothing.
            _ if self.agreed.free().next().is_some() => return Ok(Err(Refusal::NotBegun)),
            _ => own.iter().copied().find(|seat| self.game.position().plays(*seat)),
        };
        let Some(by) = by else {
            return Ok(Err(if offer == Offer::Takeback { Refusal::NothingToTakeBack } else { Refusal::Over }));
        };
        let done = match self.game.can_propose(by, offer) {
            Ok(()) => self.happen(Event::Offer { by, offer }).await?,
            refused => refused,
        };
        let unasked: Vec<Seat> =
            self.game.yet_to_agree().filter(|seat| own.contains(seat) || self.agreed.is_computer(*seat)).collect();
        if done.is_ok() { self.agree(&unasked).await } else { Ok(done) }
    }

    /// Whoever is asked answers for all their seats; who has proposed it may think better of it.
    async fn answer(&mut self, own: &[Seat], accept: bool) -> Done<Refusal> {
        let asked: Vec<Seat> = self.game.yet_to_agree().filter(|seat| own.contains(seat)).collect();
        let proposer = self.game.offer().map(|(by, _)| by).filter(|by| own.contains(by));
        match asked.first().copied().or(proposer.filter(|_| !accept)) {
            None => Ok(Err(Refusal::NoOffer)),
            Some(_) if accept => self.agree(&asked).await,
            Some(by) => self.happen(Event::Answer { by, accept }).await,
        }
    }

    async fn agree(&mut self, seats: &[Seat]) -> Done<Refusal> {
        for by in seats {
            if let Err(refusal) = self.happen(Event::Answer { by: *by, accept: true }).await? {
                return Ok(Err(refusal));
            }
        }
        Ok(Ok(()))
    }

    /// Somebody stays away: one of those who wait leaves them out.
    async fn claim(&mut self, own: &[Seat]) -> Done<Refusal> {
        let away = self.game.standstill().map(|standstill| standstill.by);
        match own.iter().copied().find(|seat| self.game.position().plays(*seat)) {
            Some(by) if away.is_none_or(|away| !own.contains(&away)) => self.happen(Event::ClaimGame { by }).await,
            _ => Ok(Err(Refusal::NoStandstill)),
        }
    }
}
