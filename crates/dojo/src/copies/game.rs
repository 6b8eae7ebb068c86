//! The copy of a game as it stands.

use super::{Copy, Key, Kind};
use crate::app::App;
use crate::failure::Failure;
use crate::live::Reader;
use crate::seats::{Seats, Sides};
use crate::stored::Agreed;
use crate::two::Snapshot;
use std::net::IpAddr;

impl App {
    /// A copy of a game as it stands. Those who look on all see the same and share one; a player has their own.
    pub async fn copy_for(
        &self,
        agreed: &Agreed,
        reader: Reader,
        from: IpAddr,
        kind: impl FnOnce(Seats, [bool; 2]) -> Kind,
        write: impl FnOnce(&Snapshot, &Reader) -> Copy + Send + 'static,
    ) -> Result<Copy, Failure> {
        let snapshot = self.look(agreed).await?;
        let (seats, here) = (&snapshot.people.seats, snapshot.people.presence.here);
        let looks_on = seats.sides_of(&reader.visitor) == Sides::NONE && !seats.is_arbiter(&reader.visitor);
        let kind = kind(Seats::clone(seats), here);
        let key = Key { game: snapshot.id.clone(), seq: snapshot.seq, kind, language: reader.language };
        let make = move || Ok(write(&snapshot, &reader));
        if looks_on { self.copies.keep_shortly(key, from, make).await } else { self.copies.work(from, make).await? }
    }
}
