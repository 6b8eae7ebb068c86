//! Who sits down at a game, and whoever withdraws an invitation that nobody has taken. Only the game's own task does either,
//! so that of two who want the one and the other at the same moment one comes too late, and hears it.

use super::hosted::{Hosted, SeatOf};
use super::table::{NotStored, Table};
use crate::failure::{Failure, Kind};
use crate::seats::Seat as Taken;
use crate::who::Who;
use arbiter::{Event, Ruling};
use play::Seat as _;

/// Only who has made an invitation withdraws it.
const NOT_YOURS: Failure = Failure::new(Kind::Forbidden, "not-yours");
/// Somebody has sat down, or nobody was invited.
const NO_INVITATION: Failure = Failure::new(Kind::Conflict, "no-invitation");

impl<G: Hosted> Table<G> {
    /// Gives somebody the first of these seats that is free, durably; who has one keeps it. `None` if there is none for them.
    pub(super) async fn sit_down(
        &mut self,
        taken: &Taken,
        wanted: &[SeatOf<G>],
    ) -> Result<Option<SeatOf<G>>, NotStored> {
        if let Some(own) = self.agreed.seats_of(&taken.visitor).next() {
            return Ok(Some(own));
        }
        if self.game.outcome().is_some() || self.agreed.has_seat(&taken.visitor) {
            return Ok(None);
        }
        let free = wanted.iter().copied().find(|seat| is_free(&self.agreed, *seat));
        let Some(seat) = free else { return Ok(None) };
        let row = taken.to_row(seat.name());
        self.house.store.sit(self.agreed.id().as_str(), self.agreed.created_ms(), row).await?;
        self.seated(seat, taken.clone()).await?;
        Ok(Some(seat))
    }

    /// Ends a game that nobody but who has made it sits at, durably; done twice it is done once.
    pub(super) async fn withdraw(&mut self, by: &Who) -> Result<Result<(), Failure>, NotStored> {
        if self.agreed.owner() != by {
            return Ok(Err(NOT_YOURS));
        }
        if !is_untaken(&self.agreed) {
            return Ok(Err(NO_INVITATION));
        }
        if self.game.outcome().is_some() {
            return Ok(Ok(()));
        }
        Ok(self.happen(Event::Rule(Ruling::Interrupt)).await?.map_err(|_| NO_INVITATION))
    }
}

fn is_free<G: Hosted>(game: &G, seat: SeatOf<G>) -> bool {
    game.seat(seat).is_none() && !game.is_computer(seat)
}

/// Whether a game is an invitation that nobody has taken: a seat is free, and nobody sits there but who has made it.
pub fn is_untaken<G: Hosted>(game: &G) -> bool {
    let seats = SeatOf::<G>::ALL;
    let others = seats.iter().filter_map(|seat| game.seat(*seat)).any(|taken| taken.visitor != *game.owner());
    !others && seats.iter().any(|seat| is_free(game, *seat))
}
