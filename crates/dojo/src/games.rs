//! Making and finding games, and sitting down at them, for the pages and the API alike.

use crate::agreement::{Agreement, Player};
use crate::app::App;
use crate::failure::{Failure, Kind};
use crate::four;
use crate::live::{Command, Hosted, first_wake, is_untaken};
use crate::random::GameId;
use crate::ratings;
use crate::seats::{Seat, Seats, Sides};
use crate::stored::{self, Agreed};
use crate::two::{Edit, Errand, PhaseView, Prepared, Snapshot};
use crate::who::Who;
use crate::wish::Wish;
use serde::Deserialize;
use shogi::Color;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::oneshot;

/// A game as it was agreed.
#[derive(Clone, Debug)]
pub enum AnyGame {
    /// Of two players: standard shogi, or another game of the family.
    Two(Box<Agreed>),
    /// Of four players.
    Four(Box<four::Agreed>),
}

impl AnyGame {
    /// From the database.
    pub(crate) fn from_row(row: &store::Game) -> Result<AnyGame, stored::Corrupt> {
        if row.players == four::PLAYERS {
            return Ok(AnyGame::Four(Box::new(four::Agreed::from_row(row)?)));
        }
        Ok(AnyGame::Two(Box::new(Agreed::from_row(row)?)))
    }

    /// Its name in addresses.
    pub fn id(&self) -> &GameId {
        match self {
            AnyGame::Two(agreed) => &agreed.id,
            AnyGame::Four(agreed) => &agreed.id,
        }
    }
}

/// What somebody asks for who wants to play, whichever game.
pub enum AnyWish {
    /// For two.
    Two(Box<Wish>),
    /// For four.
    Four(Box<four::Wish>),
}

impl AnyWish {
    /// The fields of a wish; which `variant` is named says what the others are.
    ///
    /// # Errors
    /// If one of them is not what it should be.
    pub fn read(fields: serde_json::Value) -> Result<AnyWish, serde_json::Error> {
        let game = fields["variant"].as_str().and_then(variants::AnyRules::named);
        if matches!(game, Some(variants::AnyRules::Four(_))) {
            return Ok(AnyWish::Four(serde_json::from_value(fields)?));
        }
        Ok(AnyWish::Two(serde_json::from_value(fields)?))
    }
}

/// Where somebody wants to sit, and under which name.
#[derive(Clone, Copy, Debug, Default)]
pub struct WantedSeat<'a> {
    /// What they want to be called.
    pub name: &'a str,
    /// The seat they want among four, if they say so.
    pub seat: Option<&'a str>,
    /// Whether no other seat will do.
    pub only: bool,
    /// The key of the invitation, if they have one.
    pub key: Option<&'a str>,
}

/// A line of a list of games.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The game, with what was agreed and who sits at it.
    pub game: AnyGame,
    /// How many moves have been made, those of all players counted.
    pub plies: i64,
}

/// All seats at the game are taken.
pub const TAKEN: Failure = Failure::new(Kind::Conflict, "taken");
/// The invitation has been withdrawn, or nobody has taken it for too long.
pub(crate) const CALLED_OFF: Failure = Failure::new(Kind::Conflict, "called-off");
/// Only who was sent the link may sit down.
const NOT_INVITED: Failure = Failure::new(Kind::Forbidden, "not-invited");
/// Only who plays may ask for that.
const NOT_YOURS: Failure = Failure::new(Kind::Forbidden, "not-yours");
/// Who has gone for good does not play again.
const PLAYER_GONE: Failure = Failure::new(Kind::Conflict, "player-gone");
/// That has to wait until the game is over.
pub const STILL_PLAYING: Failure = Failure::new(Kind::Conflict, "still-playing");

/// Lists come in parts of this many.
pub const PAGE: i64 = 50;

/// Of those that go on so many are looked through for whose turn it is.
const LOOKED_THROUGH: i64 = 30;

/// Of the games that may be watched so many are looked at for one to show.
const LOOKED_AT: usize = 8;

/// Which part of a list is asked for: the newest games, or those before a game.
#[derive(Debug, Default, Deserialize)]
pub struct Part {
    before: Option<String>,
}

impl Part {
    /// Whether the list begins here.
    pub fn is_first(&self) -> bool {
        self.before.is_none()
    }
}

/// Why there is no seat at a game that is over, or not.
pub(crate) fn no_seat<G: Hosted>(game: &G, over: bool) -> Failure {
    if over && is_untaken(game) { CALLED_OFF } else { TAKEN }
}

impl Agreed {
    /// When it is to be woken first. By the day nobody need come to what both have agreed to: it begins at once.
    pub(crate) fn first_wake_ms(&self) -> i64 {
        let seated = self.seats.players.iter().all(Option::is_some) && self.previous.is_none();
        let at_once = (seated && self.agreement.is_by_the_day()).then_some(self.created_ms);
        first_wake(self.created_ms, at_once.or(self.appointed_ms()).or(self.waits_until_ms()))
    }
}

impl App {
    /// Makes a game.
    pub async fn make(
        &self,
        owner: Who,
        from: IpAddr,
        (mut agreement, mut seats): (Agreement, Seats),
    ) -> Result<Agreed, Failure> {
        for seat in seats.players.iter_mut().chain([&mut seats.arbiter]).flatten() {
            seat.name = self.names.at_a_game(&seat.visitor, &seat.name)?;
        }
        if seats.free(&agreement).next().is_some() {
            self.refuse_held(&owner)?;
        }
        agreement.rated &= self.names.of(&owner).is_some() && ratings::can_count_with(&agreement);
        self.count_new_game(from)?;
        let created_ms = stored::time_of_day_ms();
        let id = GameId::random();
        let agreed = Agreed {
            id,
            created_ms,
            owner,
            agreement: Arc::new(agreement),
            seats: Arc::new(seats),
            swapped: false,
            previous: None,
            next: None,
            outcome: None,
        };
        self.create(&agreed).await?;
        Ok(agreed)
    }

    /// Stores a game that was agreed.
    ///
    /// # Errors
    /// If it cannot be written, or another game follows on the same one: [`store::Error::Taken`].
    pub async fn create(&self, agreed: &Agreed) -> Result<(), store::Error> {
        self.store.create(agreed.to_row(), agreed.first_wake_ms()).await?;
        self.keep_begun(agreed).await
    }

    /// Makes the game that is wished for.
    pub async fn make_any(&self, owner: Who, from: IpAddr, wish: AnyWish) -> Result<GameId, Failure> {
        match wish {
            AnyWish::Two(wish) => {
                let wanted = wish.agree(&owner)?;
                Ok(self.make(owner, from, wanted).await?.id)
            }
            AnyWish::Four(wish) => {
                let wanted = wish.agree(&owner)?;
                self.make_four(owner, from, wanted).await
            }
        }
    }

    /// Gives a visitor a free seat at a game; returns its name.
    pub async fn join_any(
        &self,
        game: &AnyGame,
        visitor: Who,
        wanted: WantedSeat<'_>,
        from: IpAddr,
    ) -> Result<&'static str, Failure> {
        match game {
            AnyGame::Two(agreed) => Ok(self.join(agreed, visitor, wanted, from).await?.name()),
            AnyGame::Four(agreed) => Ok(self.join_four(agreed, visitor, wanted, from).await?.code()),
        }
    }

    fn count_new_game(&self, from: IpAddr) -> Result<(), Failure> {
        if self.new_games.allows(from) { Ok(()) } else { Err(Failure::TOO_MANY) }
    }

    /// The game with this name in its address, whoever plays it.
    pub async fn find_any(&self, id: &str) -> Result<AnyGame, Failure> {
        let id: GameId = id.parse().map_err(|()| Failure::NOT_FOUND)?;
        let row = self.store.game(id.as_str()).await?.ok_or(Failure::NOT_FOUND)?;
        Ok(AnyGame::from_row(&row)?)
    }

    /// The game of two with this name in its address.
    pub async fn find(&self, id: &str) -> Result<Agreed, Failure> {
        match self.find_any(id).await? {
            AnyGame::Two(agreed) => Ok(*agreed),
            AnyGame::Four(_) => Err(Failure::NOT_FOUND),
        }
    }

    /// The whole game as it stands.
    pub async fn look(&self, agreed: &Agreed) -> Result<Snapshot, Failure> {
        self.twos.look(agreed).await
    }

    /// Gives a visitor the free seat at a game, durably; who plays already keeps what they have. Returns their colour.
    pub async fn join(
        &self,
        agreed: &Agreed,
        visitor: Who,
        WantedSeat { name, key, .. }: WantedSeat<'_>,
        from: IpAddr,
    ) -> Result<Color, Failure> {
        if let Some(color) = agreed.seats.sides_of(&visitor).iter().next() {
            return Ok(color);
        }
        if agreed.outcome.is_some() || !agreed.seats.has_room_for(&visitor, &agreed.agreement) {
            return Err(no_seat(agreed, agreed.outcome.is_some()));
        }
        if agreed.agreement.key.as_deref().is_some_and(|own| key != Some(own)) {
            return Err(NOT_INVITED);
        }
        self.refuse_held(&visitor)?;
        self.refuse_strangers_of_minors(&visitor, agreed.seats.players.iter().flatten())?;
        self.refuse_untaught_minors(&visitor, agreed)?;
        self.may_play_with(&visitor, agreed.seats.people()).await?;
        let name = self.names.at_a_game(&visitor, name)?;
        self.count_new_game(from)?;
        let (taken, wanted) = (Seat::new(visitor, &name), agreed.seats.free(&agreed.agreement).collect::<Vec<_>>());
        let sit = |answer| Command::Sit { taken: taken.clone(), wanted: wanted.clone(), answer };
        if let Some(color) = self.twos.ask(agreed, sit).await? {
            return Ok(color);
        }
        let now = self.find(agreed.id.as_str()).await?;
        Err(no_seat(&now, now.outcome.is_some()))
    }

    /// What a player of a game by the day has decided beforehand, after this edit.
    ///
    /// # Errors
    /// If they do not play in one, it is their own turn, or no such line can come.
    pub async fn conditional(&self, agreed: &Agreed, visitor: &Who, edit: Edit) -> Result<Prepared, Failure> {
        let errand =
            |answer| Command::Errand(Errand::Conditional { visitor: visitor.clone(), edit: edit.clone(), answer });
        self.twos.ask(agreed, errand).await?
    }

    /// Withdraws an invitation that nobody has taken, durably.
    ///
    /// # Errors
    /// If somebody has, or the visitor has not made it.
    pub async fn withdraw(&self, game: &AnyGame, visitor: &Who) -> Result<(), Failure> {
        match game {
            AnyGame::Two(agreed) => {
                self.twos.ask(agreed, |answer| Command::Withdraw { by: visitor.clone(), answer }).await?
            }
            AnyGame::Four(agreed) => {
                self.fours.ask(agreed, |answer| Command::Withdraw { by: visitor.clone(), answer }).await?
            }
        }
    }

    /// Another game between the players of one that is over; asked for twice, it is the same. Both are told.
    pub async fn rematch(&self, agreed: &Agreed, visitor: &Who, from: IpAddr) -> Result<GameId, Failure> {
        if agreed.seats.sides_of(visitor) == Sides::NONE {
            return Err(NOT_YOURS);
        }
        if let Some(next) = &agreed.next {
            return Ok(next.clone());
        }
        if agreed.agreement.players == [Player::Person; 2] {
            self.refuse_held(visitor)?;
        }
        if agreed.seats.are_left() {
            return Err(PLAYER_GONE);
        }
        self.may_play_with(visitor, agreed.seats.people()).await?;
        let (reply, answer) = oneshot::channel();
        self.twos.send(agreed, Command::Errand(Errand::Sequel(reply))).await?;
        let (agreement, seats) = answer.await.map_err(Failure::internal)?.ok_or(STILL_PLAYING)?;
        self.count_new_game(from)?;
        let id = GameId::random();
        let next = Agreed {
            id: id.clone(),
            created_ms: stored::time_of_day_ms(),
            owner: agreed.owner.clone(),
            agreement: Arc::new(agreement),
            seats: Arc::new(seats),
            swapped: false,
            previous: Some(agreed.id.clone()),
            next: None,
            outcome: None,
        };
        match self.create(&next).await {
            Ok(()) => {
                self.twos.tell(&agreed.id, Command::Errand(Errand::Next(id.clone()))).await;
                Ok(id)
            }
            // The other was quicker.
            Err(error @ store::Error::Taken) => {
                self.find(agreed.id.as_str()).await?.next.ok_or_else(|| Failure::internal(error))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// A visitor's games for four alone, the newest first.
    pub async fn list_of_four(&self, visitor: &Who, most: i64) -> Result<Vec<Entry>, Failure> {
        self.entries(visitor, Some(four::PLAYERS), None, most).await
    }

    /// A part of a visitor's games, the newest first.
    pub async fn list(&self, visitor: &Who, part: &Part, most: i64) -> Result<Vec<Entry>, Failure> {
        let before = part.before.as_deref();
        if before.is_some_and(|id| id.parse::<GameId>().is_err()) {
            return Err(Failure::NOT_FOUND);
        }
        self.entries(visitor, None, before, most).await
    }

    /// The games that a visitor sits at and that are not over, the newest first.
    pub async fn games_going_on(&self, visitor: &Who, most: i64) -> Result<Vec<AnyGame>, Failure> {
        let mut games = Vec::new();
        for id in self.store.games_going_on(&visitor.to_string(), most).await? {
            games.push(self.find_any(&id).await?);
        }
        Ok(games)
    }

    /// The games by the day in which a visitor is to move, with what is left to them: the least first.
    pub async fn to_move_by_the_day(&self, visitor: &Who) -> Result<Vec<(Agreed, Duration)>, Failure> {
        let mut found = Vec::new();
        for game in self.games_going_on(visitor, LOOKED_THROUGH).await? {
            let AnyGame::Two(agreed) = game else { continue };
            if !agreed.agreement.is_by_the_day() {
                continue;
            }
            // Those for which there is no room just now are told of another time.
            let Ok(Snapshot { standing, .. }) = self.look(&agreed).await else { continue };
            if let Some(clock) = standing.clock
                && standing.is_turn_of(agreed.seats.sides_of(visitor))
            {
                let left = clock.left[standing.turn.index()];
                found.push((*agreed, left.main.saturating_add(left.period)));
            }
        }
        found.sort_by_key(|(_, left)| *left);
        Ok(found)
    }

    /// A game that goes on between two others, at standard shogi, who have agreed that strangers may watch: of several the one that
    /// began last.
    pub async fn game_to_watch(&self, visitor: &Who) -> Result<Option<Agreed>, Failure> {
        let mut found: Option<Agreed> = None;
        for id in self.twos.watched(LOOKED_AT) {
            let game = self.find(id.as_str()).await?;
            let own = game.seats.sides_of(visitor) != Sides::NONE
                || game.seats.arbiter.as_ref().is_some_and(|arbiter| arbiter.visitor == *visitor);
            let earlier = found.as_ref().is_some_and(|found| found.created_ms >= game.created_ms);
            if own || earlier || game.outcome.is_some() || game.agreement.family().is_some() {
                continue;
            }
            if matches!(self.look(&game).await?.standing.phase, PhaseView::Playing) {
                found = Some(game);
            }
        }
        Ok(found)
    }

    async fn entries(
        &self,
        visitor: &Who,
        players: Option<i64>,
        before: Option<&str>,
        most: i64,
    ) -> Result<Vec<Entry>, Failure> {
        let rows = self.store.games_of(&visitor.to_string(), players, before, most).await?;
        rows.iter().map(|row| Ok(Entry { game: AnyGame::from_row(&row.game)?, plies: row.plies })).collect()
    }
}
