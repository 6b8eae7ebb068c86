//! `GET /api/v1/games/{id}`: the whole game, as the live channel's snapshot.

use crate::app::App;
use crate::copies::{Copy, Key, Kind};
use crate::failure::Failure;
use crate::language::Preferred;
use crate::live::{self, Reader, Snapshot};
use crate::peer::Peer;
use crate::seats::{Seats, Sides};
use crate::stored::Agreed;
use crate::visitor::Visitor;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;

pub(crate) async fn show(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Preferred(language): Preferred,
    from: Peer,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let agreed = app.find(&id).await?;
    let write = |snapshot: &Snapshot, reader: &Reader| Copy::json(live::snapshot(snapshot, reader));
    let kind = |seats, here| Kind::Snapshot { seats, here };
    let copy = app.copy_for(&agreed, Reader { language, visitor }, from, kind, write).await?;
    app.copies.send(copy, from.address, &headers).await
}

impl App {
    /// A copy of a game as it stands. Those who look on all see the same and share one; a player has his own.
    pub(crate) async fn copy_for(
        &self,
        agreed: &Agreed,
        reader: Reader,
        from: Peer,
        kind: fn(Seats, [bool; 2]) -> Kind,
        write: impl FnOnce(&Snapshot, &Reader) -> Copy + Send + 'static,
    ) -> Result<Copy, Failure> {
        let snapshot = self.look(agreed).await?;
        let (seats, here) = (&snapshot.people.seats, snapshot.people.presence.here);
        let looks_on = seats.sides_of(&reader.visitor) == Sides::NONE && !seats.is_arbiter(&reader.visitor);
        let kind = kind(Seats::clone(seats), here);
        let key = Key { game: snapshot.id.clone(), seq: snapshot.seq, kind, language: reader.language };
        let make = move || Ok(write(&snapshot, &reader));
        if looks_on {
            self.copies.keep_shortly(key, from.address, make).await
        } else {
            self.copies.work(from.address, make).await?
        }
    }
}
