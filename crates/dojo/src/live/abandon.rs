//! A player goes for good: nobody comes back as them, so the game does not wait for them.

use super::hosted::{Hosted, SeatOf};
use super::table::{NotStored, Table};
use crate::who::Who;
use arbiter::{Event, Phase, Ruling};

impl<G: Hosted> Table<G> {
    /// Gives up whatever a visitor plays. Whether the game goes on without them: among four, or if they have only ruled it.
    pub(super) async fn abandon(&mut self, visitor: &Who) -> Result<bool, NotStored> {
        let own: Vec<SeatOf<G>> = self.agreed.seats_of(visitor).collect();
        let begun = !matches!(self.game.phase(), Phase::Waiting { .. });
        if own.is_empty() || self.game.outcome().is_some() {
            return Ok(self.game.outcome().is_none());
        }
        if self.is_played_with_others(visitor) && begun {
            for by in own {
                // Where giving up has to wait for one's turn (END-01), it is decided against who will never have it.
                if self.happen(Event::Resign { by }).await?.is_err() {
                    let _ = self.happen(Event::Rule(Ruling::Against(Some(by)))).await?;
                }
            }
        } else {
            // Nobody has won what nobody else has played.
            let _ = self.happen(Event::Rule(Ruling::Interrupt)).await?;
        }
        Ok(self.game.outcome().is_none())
    }

    fn is_played_with_others(&self, visitor: &Who) -> bool {
        let mut seats = <SeatOf<G> as play::Seat>::ALL.iter().filter_map(|seat| self.agreed.seat(*seat));
        seats.any(|taken| taken.visitor != *visitor)
    }
}
