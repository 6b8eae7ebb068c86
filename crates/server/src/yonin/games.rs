//! Making and finding games for four, and sitting down at them.

use super::agreement::{Agreement, Seats};
use super::command::{Command, Errand, Shown};
use crate::app::App;
use crate::failure::Failure;
use crate::games::is_taken;
use crate::random::GameId;
use crate::seats::Seat as Taken;
use crate::store::{self, FourDeed, FourGame};
use crate::stored;
use crate::visitor::Visitor;
use std::net::IpAddr;
use tokio::sync::oneshot;
use variants::yonin::Seat;

/// A game as it was agreed, and who sits at it.
#[derive(Clone, Debug)]
pub(crate) struct Agreed {
    pub(crate) id: GameId,
    pub(crate) created_ms: i64,
    pub(crate) owner: Visitor,
    pub(crate) agreement: Agreement,
    pub(crate) seats: Seats,
    pub(crate) over: bool,
}

impl Agreed {
    pub(crate) fn from_row(row: &FourGame) -> Result<Agreed, stored::Corrupt> {
        let corrupt = |what| stored::Corrupt { game: row.id.clone(), what };
        let seat = |seat: Seat| {
            let (_, visitor, name) = row.seats.iter().find(|(side, ..)| side == seat.code())?;
            Some(Taken { visitor: Visitor::from(visitor.as_str()), name: name.clone() })
        };
        Ok(Agreed {
            id: row.id.parse().map_err(|()| corrupt("id"))?,
            created_ms: row.created_ms,
            owner: Visitor::from(row.visitor.as_str()),
            agreement: Agreement::read(&row.agreement).ok_or(corrupt("agreement"))?,
            seats: Seat::ALL.map(seat),
            over: row.outcome.is_some(),
        })
    }

    /// What a visitor plays.
    pub(crate) fn seats_of(&self, visitor: &Visitor) -> impl Iterator<Item = Seat> {
        let own = self.seats.each_ref().map(|seat| seat.as_ref().is_some_and(|taken| taken.visitor == *visitor));
        Seat::ALL.into_iter().filter(move |seat| own[seat.index()])
    }

    /// The seats that still want somebody.
    pub(crate) fn free(&self) -> impl Iterator<Item = Seat> {
        let free = Seat::ALL
            .map(|seat| self.seats[seat.index()].is_none() && self.agreement.computers[seat.index()].is_none());
        Seat::ALL.into_iter().filter(move |seat| free[seat.index()])
    }
}

impl App {
    /// Makes a game for four.
    pub(crate) async fn make_four(
        &self,
        owner: Visitor,
        from: IpAddr,
        (agreement, seats): (Agreement, Seats),
    ) -> Result<GameId, Failure> {
        if !self.new_games.allows(from) {
            return Err(Failure::TooMany);
        }
        let id = GameId::random();
        let game = FourGame {
            id: id.to_string(),
            created_ms: stored::time_of_day_ms(),
            visitor: owner.to_string(),
            agreement: agreement.to_text(),
            ..FourGame::default()
        };
        let seats = Seat::ALL.into_iter().zip(&seats).filter_map(|(seat, taken)| Some(row(seat, taken.as_ref()?)));
        self.store.four(FourDeed::Game(game, seats.collect())).await?;
        Ok(id)
    }

    /// The game for four with this name in its address.
    pub(crate) async fn find_four(&self, id: &str) -> Result<Agreed, Failure> {
        let id: GameId = id.parse().map_err(|()| Failure::NotFound)?;
        let row = self.store.four_game(id.as_str()).await?.ok_or(Failure::NotFound)?;
        Ok(Agreed::from_row(&row)?)
    }

    /// The whole game as it stands.
    pub(crate) async fn look_four(&self, agreed: &Agreed) -> Result<Shown, Failure> {
        let (reply, answer) = oneshot::channel();
        self.fours.send(agreed, Command::Look(reply)).await?;
        answer.await.map_err(Failure::internal)
    }

    /// Gives a visitor a free seat, the one he wants if it is free, durably; who plays already keeps what he has.
    pub(crate) async fn join_four(
        &self,
        agreed: &Agreed,
        visitor: Visitor,
        (wanted, name): (Option<Seat>, &str),
        from: IpAddr,
    ) -> Result<Seat, Failure> {
        if let Some(seat) = agreed.seats_of(&visitor).next() {
            return Ok(seat);
        }
        if agreed.over || agreed.free().next().is_none() {
            return Err(Failure::Taken);
        }
        if !self.new_games.allows(from) {
            return Err(Failure::TooMany);
        }
        let taken = Taken::new(visitor, name);
        let mut free: Vec<Seat> = agreed.free().collect();
        free.sort_by_key(|seat| Some(*seat) != wanted);
        for seat in free {
            let deed = FourDeed::Seat(agreed.id.to_string(), agreed.created_ms, row(seat, &taken));
            match self.store.four(deed).await {
                Ok(()) => {
                    self.fours.tell(&agreed.id, Command::Own(Errand::Seated(seat, taken))).await;
                    return Ok(seat);
                }
                // Somebody was quicker.
                Err(error) if is_taken(&error) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(Failure::Taken)
    }
}

fn row(seat: Seat, taken: &Taken) -> store::Seat {
    taken.to_row(seat.code())
}
