//! Making and finding games for four, and sitting down at them.

use super::agreement::{Agreement, Seats};
use super::command::{Command, Errand, Shown};
use crate::app::App;
use crate::failure::Failure;
use crate::random::GameId;
use crate::seats::Seat as Taken;
use crate::store::{self, FourDeed, FourGame};
use crate::stored;
use crate::visitor::Visitor;
use crate::wording;
use std::net::IpAddr;
use variants::yonin::{Record, Seat};
use words::Language;

/// A game as it was agreed, and who sits at it.
#[derive(Clone, Debug)]
pub(crate) struct Agreed {
    pub(crate) id: GameId,
    pub(crate) created_ms: i64,
    pub(crate) owner: Visitor,
    pub(crate) agreement: Agreement,
    pub(crate) seats: Seats,
    /// Who came first to fourth, by seat; `None` while it goes on.
    pub(crate) places: Option<[u8; 4]>,
}

impl Agreed {
    pub(crate) fn from_row(row: &FourGame) -> Result<Agreed, stored::Corrupt> {
        let corrupt = |what| stored::Corrupt { game: row.id.clone(), what };
        let seat = |seat: Seat| {
            let taken = row.seats.iter().find(|taken| taken.side == seat.code())?;
            Some(Taken { visitor: Visitor::from(taken.visitor.as_str()), name: taken.name.clone() })
        };
        Ok(Agreed {
            id: row.id.parse().map_err(|()| corrupt("id"))?,
            created_ms: row.created_ms,
            owner: Visitor::from(row.visitor.as_str()),
            agreement: Agreement::read(&row.agreement).ok_or(corrupt("agreement"))?,
            seats: Seat::ALL.map(seat),
            places: row.outcome.as_deref().map(|text| places(text).ok_or(corrupt("outcome"))).transpose()?,
        })
    }

    /// What a visitor plays.
    pub(crate) fn seats_of(&self, visitor: &Visitor) -> impl Iterator<Item = Seat> {
        let own = self.seats.each_ref().map(|seat| seat.as_ref().is_some_and(|taken| taken.visitor == *visitor));
        Seat::ALL.into_iter().filter(move |seat| own[seat.index()])
    }

    /// What is said of who sits at a seat: his name, or what he is.
    pub(crate) fn name_at(&self, seat: Seat, language: Language) -> String {
        match (self.agreement.computers[seat.index()], &self.seats[seat.index()]) {
            (Some(level), _) => language.text_with("player-computer", "level", words::level(level, language)),
            (None, None) => String::new(),
            (None, Some(taken)) if taken.name.is_empty() => language.text("player-person"),
            (None, Some(taken)) => taken.name.clone(),
        }
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
            seats: Seat::ALL
                .into_iter()
                .zip(&seats)
                .filter_map(|(seat, taken)| Some(row(seat, taken.as_ref()?)))
                .collect(),
            outcome: None,
        };
        self.store.four(FourDeed::Game(game)).await?;
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
        self.fours.look(agreed).await
    }

    /// The record of a game, over or not.
    pub(crate) async fn record_of_four(&self, agreed: &Agreed, language: Language) -> Result<Record, Failure> {
        let mut record = self.look_four(agreed).await?.room.record;
        record.players = Seat::ALL.map(|seat| agreed.name_at(seat, language));
        record.headers.push(("開始日時".to_owned(), wording::day(agreed.created_ms, "%Y/%m/%d %H:%M")));
        Ok(record)
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
        if agreed.places.is_some() || agreed.free().next().is_none() {
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
                Err(store::Error::Taken) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(Failure::Taken)
    }
}

/// The places that the database has: `decided 1 4 3 2`.
fn places(outcome: &str) -> Option<[u8; 4]> {
    let places: Vec<u8> = outcome.split(' ').skip(1).map_while(|place| place.parse().ok()).collect();
    places.try_into().ok()
}

fn row(seat: Seat, taken: &Taken) -> store::Seat {
    taken.to_row(seat.code())
}
