//! Making and finding games, and sitting down at them, for the pages and the API alike.

use crate::agreement::Agreement;
use crate::app::App;
use crate::failure::Failure;
use crate::live::{Command, Errand, Snapshot};
use crate::random::GameId;
use crate::seats::{Seat, Seats, Sides};
use crate::store;
use crate::stored::{self, Agreed};
use crate::visitor::Visitor;
use crate::yonin;
use serde::Deserialize;
use shogi::Color;
use std::cmp::Reverse;
use std::net::IpAddr;
use tokio::sync::oneshot;

/// A line of a list of games.
#[derive(Clone, Debug)]
pub(crate) enum Entry {
    Two { agreed: Box<Agreed>, plies: i64 },
    Four(Box<yonin::Agreed>),
}

impl Entry {
    pub(crate) fn id(&self) -> &GameId {
        match self {
            Entry::Two { agreed, .. } => &agreed.id,
            Entry::Four(agreed) => &agreed.id,
        }
    }

    /// Its place in a list: a later game stands before an earlier one.
    fn age(&self) -> impl Ord + use<> {
        let created_ms = match self {
            Entry::Two { agreed, .. } => agreed.created_ms,
            Entry::Four(agreed) => agreed.created_ms,
        };
        Reverse((created_ms, self.id().to_string()))
    }
}

/// Lists come in parts of this many.
pub(crate) const PAGE: i64 = 50;

/// Which part of a list is asked for: the newest games, or those before a game.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Part {
    before: Option<String>,
}

impl App {
    /// Makes a game.
    pub(crate) async fn make(
        &self,
        owner: Visitor,
        from: IpAddr,
        (agreement, seats): (Agreement, Seats),
    ) -> Result<Agreed, Failure> {
        self.count_new_game(from)?;
        let created_ms = stored::time_of_day_ms();
        let id = GameId::random();
        let agreed = Agreed {
            id,
            created_ms,
            owner,
            agreement,
            seats,
            swapped: false,
            previous: None,
            next: None,
            outcome: None,
        };
        self.store.create(agreed.to_row()).await?;
        Ok(agreed)
    }

    fn count_new_game(&self, from: IpAddr) -> Result<(), Failure> {
        if self.new_games.allows(from) { Ok(()) } else { Err(Failure::TooMany) }
    }

    /// The game with this name in its address.
    pub(crate) async fn find(&self, id: &str) -> Result<Agreed, Failure> {
        let id: GameId = id.parse().map_err(|()| Failure::NotFound)?;
        let row = self.store.game(id.as_str()).await?.ok_or(Failure::NotFound)?;
        Ok(Agreed::from_row(&row)?)
    }

    /// The whole game as it stands.
    pub(crate) async fn look(&self, agreed: &Agreed) -> Result<Snapshot, Failure> {
        self.twos.look(agreed).await
    }

    /// Gives a visitor the free seat at a game, durably; who plays already keeps what he has. Returns his colour.
    pub(crate) async fn join(
        &self,
        agreed: &Agreed,
        visitor: Visitor,
        name: &str,
        from: IpAddr,
    ) -> Result<Color, Failure> {
        if let Some(color) = agreed.seats.sides_of(&visitor).iter().next() {
            return Ok(color);
        }
        if agreed.outcome.is_some() || !agreed.seats.has_room_for(&visitor, &agreed.agreement) {
            return Err(Failure::Taken);
        }
        self.count_new_game(from)?;
        let seat = Seat::new(visitor, name);
        for color in agreed.seats.free(&agreed.agreement) {
            let row = seat.to_row(color.name());
            match self.store.sit(agreed.id.as_str(), agreed.created_ms, row).await {
                Ok(()) => break,
                // Somebody was quicker.
                Err(store::Error::Taken) => {}
                Err(error) => return Err(error.into()),
            }
        }
        // Perhaps he has sat down from another tab just now, on the other side.
        let seats = self.find(agreed.id.as_str()).await?.seats;
        let color = seats.sides_of(&seat.visitor).iter().next().ok_or(Failure::Taken)?;
        let seat = seats.player(color).cloned().unwrap_or(seat);
        self.twos.tell(&agreed.id, Command::Own(Errand::Seated { color, seat })).await;
        Ok(color)
    }

    /// Another game between the players of one that is over; asked for twice, it is the same. Both are told.
    pub(crate) async fn rematch(&self, agreed: &Agreed, visitor: &Visitor, from: IpAddr) -> Result<GameId, Failure> {
        if agreed.seats.sides_of(visitor) == Sides::NONE {
            return Err(Failure::NotYours);
        }
        if let Some(next) = &agreed.next {
            return Ok(next.clone());
        }
        let (reply, answer) = oneshot::channel();
        self.twos.send(agreed, Command::Own(Errand::Sequel(reply))).await?;
        let (agreement, seats) = answer.await.map_err(Failure::internal)?.ok_or(Failure::StillPlaying)?;
        self.count_new_game(from)?;
        let id = GameId::random();
        let next = Agreed {
            id: id.clone(),
            created_ms: stored::time_of_day_ms(),
            owner: agreed.owner.clone(),
            agreement,
            seats,
            swapped: false,
            previous: Some(agreed.id.clone()),
            next: None,
            outcome: None,
        };
        match self.store.create(next.to_row()).await {
            Ok(()) => {
                self.twos.tell(&agreed.id, Command::Own(Errand::Next(id.clone()))).await;
                Ok(id)
            }
            // The other was quicker.
            Err(error @ store::Error::Taken) => {
                self.find(agreed.id.as_str()).await?.next.ok_or_else(|| Failure::internal(error))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// A visitor's games for four alone, the newest first, before the game with that id.
    pub(crate) async fn list_of_four(
        &self,
        visitor: &Visitor,
        before: Option<&str>,
        most: i64,
    ) -> Result<Vec<Entry>, Failure> {
        let rows = self.store.four_games_of(&visitor.to_string(), before, most).await?;
        rows.iter().map(|row| Ok(Entry::Four(Box::new(yonin::Agreed::from_row(row)?)))).collect()
    }

    /// A part of a visitor's games, the newest first.
    pub(crate) async fn list(&self, visitor: &Visitor, part: &Part, most: i64) -> Result<Vec<Entry>, Failure> {
        let before = part.before.as_deref();
        if before.is_some_and(|id| id.parse::<GameId>().is_err()) {
            return Err(Failure::NotFound);
        }
        let mut entries = Vec::new();
        for row in self.store.games_of(&visitor.to_string(), before, most).await? {
            entries.push(Entry::Two { agreed: Box::new(Agreed::from_row(&row.game)?), plies: row.plies });
        }
        entries.extend(self.list_of_four(visitor, before, most).await?);
        entries.sort_by_cached_key(Entry::age);
        entries.truncate(usize::try_from(most).unwrap_or_default());
        Ok(entries)
    }
}
