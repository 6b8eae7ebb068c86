//! Telling people who may not be in the lobby what becomes of offers and challenges.

use super::refusal::Refusal;
use super::{Seek, Strength};
use crate::app::App;
use crate::notices::{About, Notice, of_seek};
use crate::random::GameId;
use crate::seats::Seat;
use crate::who::Who;

impl App {
    /// Whoever is challenged hears of it, and whoever is answered with other terms.
    pub(super) async fn tell_challenged(&self, seek: &Seek) {
        let Some(challenge) = &seek.challenge else { return };
        let about = match challenge.before {
            None => About::Challenge { seek: seek.id.clone() },
            Some(_) => About::Counter { seek: seek.id.clone() },
        };
        self.notices.tell(Notice::new(&challenge.to.who, about, Some((&seek.maker, &seek.name)))).await;
    }

    /// Whoever has challenged hears that the other does not want to.
    pub(super) async fn tell_declined(&self, seek: &Seek, by: &Who, refusal: Refusal) {
        self.notices.settle(by, &of_seek(&seek.id)).await;
        let name = self.names.of(by).map_or_else(String::new, |name| name.to_string());
        let about = About::Declined { seek: seek.id.clone(), refusal };
        self.notices.tell(Notice::new(&seek.maker, about, Some((by, &name)))).await;
    }

    /// An offer is gone: nobody need be told of it any more.
    pub(super) async fn settle_offer(&self, seek: &Seek) {
        let Some(challenge) = &seek.challenge else { return };
        for who in [&challenge.to.who, &seek.maker] {
            self.notices.settle(who, &of_seek(&seek.id)).await;
        }
    }

    /// A game has begun: whoever has offered it and does not wait for it hears of it.
    pub(super) async fn tell_begun(
        &self,
        seek: &Seek,
        other: Option<&Seek>,
        people: &[(Seat, Strength); 2],
        game: &GameId,
    ) {
        for own in std::iter::once(seek).chain(other) {
            self.settle_offer(own).await;
            let waits = !own.lasting && self.lobby.hears(&own.maker);
            let opponent = people.iter().map(|(seat, _)| seat).find(|seat| seat.visitor != own.maker);
            if let Some(opponent) = opponent.filter(|_| !waits) {
                let about = About::Begun { game: game.clone() };
                let by = Some((&opponent.visitor, opponent.name.as_str()));
                self.notices.tell(Notice::new(&own.maker, about, by)).await;
            }
        }
    }
}
