//! Making and finding games for four, and sitting down at them.

use super::agreed::{Agreed, PLAYERS};
use super::agreement::{Agreement, Seats};
use super::command::Errand;
use super::view::{Played, Whole};
use crate::app::App;
use crate::failure::Failure;
use crate::games::{AnyGame, TAKEN, WantedSeat, no_seat};
use crate::live::{Command, Hosted as _, first_wake};
use crate::random::GameId;
use crate::seats::Seat as Taken;
use crate::stored;
use crate::who::Who;
use std::net::IpAddr;
use tokio::sync::oneshot;
use variants::yonin::Seat;

impl App {
    /// Makes a game for four.
    pub async fn make_four(
        &self,
        owner: Who,
        from: IpAddr,
        (agreement, mut seats): (Agreement, Seats),
    ) -> Result<GameId, Failure> {
        for seat in seats.iter_mut().flatten() {
            seat.name = self.names.at_a_game(&seat.visitor, &seat.name)?;
        }
        self.refuse_held(&owner)?;
        if !self.new_games.allows(from) {
            return Err(Failure::TOO_MANY);
        }
        let id = GameId::random();
        let created_ms = stored::time_of_day_ms();
        let game = store::Game {
            id: id.to_string(),
            created_ms,
            visitor: owner.to_string(),
            players: PLAYERS,
            agreement: agreement.to_text(),
            seats: Seat::ALL
                .into_iter()
                .zip(&seats)
                .filter_map(|(seat, taken)| Some(row(seat, taken.as_ref()?)))
                .collect(),
            ..store::Game::default()
        };
        self.store.create(game, first_wake(created_ms, None)).await?;
        Ok(id)
    }

    /// The game for four with this name in its address.
    pub async fn find_four(&self, id: &str) -> Result<Agreed, Failure> {
        match self.find_any(id).await? {
            AnyGame::Four(agreed) => Ok(*agreed),
            AnyGame::Two(_) => Err(Failure::NOT_FOUND),
        }
    }

    /// The whole game as it stands.
    pub async fn look_four(&self, agreed: &Agreed) -> Result<Whole, Failure> {
        self.fours.look(agreed).await
    }

    /// What has been played in it so far, for its record.
    pub async fn played_by_four(&self, agreed: &Agreed) -> Result<Played, Failure> {
        let (reply, answer) = oneshot::channel();
        self.fours.send(agreed, Command::Errand(Errand::Played(reply))).await?;
        answer.await.map_err(Failure::internal)
    }

    /// Gives a visitor a free seat, the one they want if it is free, durably; who plays already keeps what they have.
    pub async fn join_four(
        &self,
        agreed: &Agreed,
        visitor: Who,
        WantedSeat { name, seat, only, .. }: WantedSeat<'_>,
        from: IpAddr,
    ) -> Result<Seat, Failure> {
        if let Some(seat) = agreed.seats_of(&visitor).next() {
            return Ok(seat);
        }
        let known = |code: &str| Seat::from_code(code).ok_or_else(|| Failure::of_field("seat", code));
        let wanted = seat.map(known).transpose()?;
        if agreed.places.is_some() || agreed.free().next().is_none() {
            return Err(no_seat(agreed, agreed.places.is_some()));
        }
        if only && wanted.is_some_and(|wanted| agreed.free().all(|free| free != wanted)) {
            return Err(TAKEN);
        }
        self.refuse_held(&visitor)?;
        self.refuse_strangers_of_minors(&visitor, agreed.seats.iter().flatten())?;
        self.may_play_with(&visitor, agreed.seats.iter().flatten().map(|taken| &taken.visitor)).await?;
        if !self.new_games.allows(from) {
            return Err(Failure::TOO_MANY);
        }
        let name = self.names.at_a_game(&visitor, name)?;
        let taken = Taken::new(visitor, &name);
        let mut free: Vec<Seat> = agreed.free().collect();
        free.sort_by_key(|seat| Some(*seat) != wanted);
        let sit = |answer| Command::Sit { taken: taken.clone(), wanted: free.clone(), answer };
        if let Some(seat) = self.fours.ask(agreed, sit).await? {
            return Ok(seat);
        }
        let now = self.find_four(agreed.id.as_str()).await?;
        Err(no_seat(&now, now.places.is_some()))
    }
}

fn row(seat: Seat, taken: &Taken) -> store::Seat {
    taken.to_row(seat.code())
}
