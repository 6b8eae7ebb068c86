//! Offering a game, taking the offer back, and taking somebody else's: then there is a game, and exactly one.

use super::challenge::Challenge;
use super::{LASTS_MS, Lobby, MOST_OF_ONE, News, Seek, SeekWish, Strength};
use crate::account::NOT_SIGNED_IN;
use crate::agreement::Begins;
use crate::app::App;
use crate::failure::{Failure, Kind};
use crate::log::line;
use crate::random::{self, GameId};
use crate::ratings;
use crate::rights::Act;
use crate::seats::{Seat, Seats};
use crate::stored::{Agreed, time_of_day_ms};
use crate::wakes;
use crate::who::Who;
use shogi::Color;
use std::net::IpAddr;
use std::sync::Arc;
use store::SeekDeed;
use tokio::time::Instant;

/// Somebody was quicker, or who offered it has gone.
pub(super) const SEEK_GONE: Failure = Failure::new(Kind::Conflict, "seek-gone");
/// Nobody plays themselves.
const OWN_SEEK: Failure = Failure::new(Kind::Conflict, "own-seek");
/// It is for players of other grades.
const OUT_OF_RANGE: Failure = Failure::new(Kind::Forbidden, "seek-range");
/// It is for players of some grades, and theirs is unknown.
const NO_GRADE: Failure = Failure::new(Kind::Forbidden, "seek-no-grade");
/// What they would play is not what was shown.
const ODDS_CHANGED: Failure = Failure::new(Kind::Conflict, "odds-changed");
/// There are as many offers as anybody could read.
const FULL: Failure = Failure::new(Kind::Busy, "lobby-full").retry_after(60);
/// They offer as many games as anybody may.
const ENOUGH_SEEKS: Failure = Failure::new(Kind::NoRoom, "enough-seeks");

/// How somebody takes an offer.
#[derive(Clone, Copy, Debug, Default)]
pub struct Taker<'a> {
    /// What a guest wants to be called.
    pub name: &'a str,
    /// [`super::Fit::shown`] as they were told it, if they were.
    pub shown: Option<&'a str>,
}

impl App {
    /// Offers a game to whoever comes.
    ///
    /// # Errors
    /// If it cannot be, they may not play with others, or offer as much as they may.
    pub async fn offer(&self, maker: &Who, from: IpAddr, wish: &SeekWish) -> Result<Arc<Seek>, Failure> {
        let to = self.challenged(maker, wish).await?;
        let challenge = to.map(|to| Challenge { to, refusal: None, before: None });
        let seek = self.seek_of(maker, from, wish, challenge).await?;
        // One after the other, so that the list has the same as the database.
        let _making = self.lobby.making.lock().await;
        match self.store.seek_deed(SeekDeed::Make(seek.to_row(), MOST_OF_ONE)).await {
            Err(store::Error::Taken) => return Err(ENOUGH_SEEKS),
            done => done?,
        }
        self.lobby.add(seek.clone());
        self.tell_challenged(&seek).await;
        Ok(seek)
    }

    /// What somebody would offer.
    ///
    /// # Errors
    /// If it cannot be, or they may not play with others.
    pub(super) async fn seek_of(
        &self,
        maker: &Who,
        from: IpAddr,
        wish: &SeekWish,
        challenge: Option<Challenge>,
    ) -> Result<Arc<Seek>, Failure> {
        let (mut terms, lasting) = wish.terms()?;
        // Nobody is led to a program who has not asked for one.
        terms.quick &= !self.names.is_program(maker) && challenge.is_none();
        self.refuse_held(maker)?;
        if challenge.is_none() {
            self.refuse_paused(maker).await?;
        }
        let named = self.names.of(maker).is_some();
        if terms.rated && !named {
            return Err(NOT_SIGNED_IN);
        }
        // By the day nobody has to be there when somebody comes; who is challenged comes when they hear of it.
        let lasting = lasting || terms.clock.is_by_the_day() || challenge.is_some();
        if !self.new_games.allows(from) {
            return Err(Failure::TOO_MANY);
        }
        if !self.lobby.has_room(lasting && !named) {
            return Err(FULL);
        }
        let name = self.names.at_a_game(maker, &wish.name)?;
        let created_ms = time_of_day_ms();
        Ok(Arc::new(Seek {
            id: random::name().into(),
            maker: maker.clone(),
            name: Seat::new(maker.clone(), &name).name,
            created_ms,
            // Nobody can come to what has begun.
            expires_ms: terms.at_ms.unwrap_or(created_ms + LASTS_MS),
            lasting,
            terms,
            strength: self.strength_of(maker).await?,
            challenge,
        }))
    }

    /// Takes back what somebody offers.
    ///
    /// # Errors
    /// If it is gone, or another's.
    pub async fn withdraw_offer(&self, maker: &Who, id: &str) -> Result<(), Failure> {
        let seek = self.lobby.find(id).ok_or(SEEK_GONE)?;
        if seek.maker != *maker {
            return Err(Failure::NOT_FOUND);
        }
        self.end_offer(&seek).await
    }

    /// Takes away what somebody offers who should not.
    ///
    /// # Errors
    /// If it is gone, or whoever asks may not judge them.
    pub async fn remove_offer(&self, moderator: &Who, id: &str) -> Result<(), Failure> {
        let seek = self.lobby.find(id).filter(|seek| seek.challenge.is_none()).ok_or(SEEK_GONE)?;
        self.allow(moderator, Act::Decide, Some(&seek.maker)).await?;
        self.end_offer(&seek).await?;
        Ok(self.store.note(line(moderator, "remove-offer", &seek.maker, &seek.name)).await?)
    }

    async fn end_offer(&self, seek: &Seek) -> Result<(), Failure> {
        let deed = SeekDeed::End { id: seek.id.to_string(), visitor: seek.maker.to_string() };
        let done = self.store.seek_deed(deed).await;
        if matches!(done, Ok(()) | Err(store::Error::Gone)) {
            self.lobby.remove(|other| other.id == seek.id);
            self.settle_offer(seek).await;
        }
        match done {
            Err(store::Error::Gone) => Err(SEEK_GONE),
            done => Ok(done?),
        }
    }

    /// Takes what somebody offers: the game is there when this returns.
    ///
    /// # Errors
    /// If somebody was quicker, or they may not.
    pub async fn take_offer(&self, who: &Who, from: IpAddr, id: &str, taker: Taker<'_>) -> Result<GameId, Failure> {
        let seek = self.lobby.find(id).ok_or(SEEK_GONE)?;
        let strength = self.strength_of(who).await?;
        self.may_take(&seek, who, &strength).await?;
        let fit = seek.terms.fit(&seek.strength, &strength);
        if taker.shown.is_some_and(|shown| shown != fit.shown()) {
            return Err(ODDS_CHANGED);
        }
        let name = self.names.at_a_game(who, taker.name)?;
        if !self.new_games.allows(from) {
            return Err(Failure::TOO_MANY);
        }
        self.begin(&seek, None, (Seat::new(who.clone(), &name), strength)).await
    }

    /// Whether one is shown to the other in the lobby: who is not of age only to those who may play with them, and the other way round.
    pub fn is_shown_to(&self, one: &Who, other: &Who) -> bool {
        let seat = Seat::new(one.clone(), "");
        one == other || self.refuse_strangers_of_minors(other, std::iter::once(&seat)).is_ok()
    }

    /// Whether somebody may take an offer.
    ///
    /// # Errors
    /// If it is their own, for others, or one of both does not want to play with the other.
    pub(super) async fn may_take(&self, seek: &Seek, who: &Who, strength: &Strength) -> Result<(), Failure> {
        if seek.maker == *who {
            return Err(OWN_SEEK);
        }
        if self.refuse_held(&seek.maker).is_err() {
            return Err(SEEK_GONE);
        }
        if !seek.concerns(who) {
            return Err(Failure::NOT_FOUND);
        }
        if seek.terms.named_only && self.names.of(who).is_none() {
            return Err(NOT_SIGNED_IN);
        }
        if !seek.terms.is_for(strength) {
            return Err(if strength.grade.is_none() { NO_GRADE } else { OUT_OF_RANGE });
        }
        self.refuse_held(who)?;
        if seek.challenge.is_none() {
            self.refuse_paused(who).await?;
        }
        let maker = Seat::new(seek.maker.clone(), &seek.name);
        self.refuse_strangers_of_minors(who, std::iter::once(&maker))?;
        self.may_play_with(who, std::iter::once(&seek.maker)).await?;
        self.may_play_with(&seek.maker, std::iter::once(who)).await
    }

    /// Makes the game of an offer and of who takes it, whose own offer it may be that fits.
    ///
    /// # Errors
    /// If one of the offers is gone.
    pub(super) async fn begin(
        &self,
        seek: &Seek,
        other: Option<&Seek>,
        (taker, strength): (Seat, Strength),
    ) -> Result<GameId, Failure> {
        let fit = seek.terms.fit(&seek.strength, &strength);
        let (mut agreement, color) = seek.terms.agree(&fit);
        let are_named = [&seek.maker, &taker.visitor].iter().all(|who| self.names.of(who).is_some());
        if agreement.begins == Begins::OnArrival && !agreement.is_by_the_day() {
            let is_here = self.lobby.hears(&seek.maker) || self.is_here(&seek.maker);
            agreement.begins = if is_here { Begins::SOON } else { Begins::LATER };
        }
        agreement.rated &= are_named && ratings::can_count(&agreement);
        agreement.watched &= other.is_none_or(|other| other.terms.watched);
        let maker = Seat::new(seek.maker.clone(), &self.names.at_a_game(&seek.maker, &seek.name)?);
        let people = [(maker.clone(), seek.strength), (taker.clone(), strength)];
        let mut seats = Seats { players: [Some(maker), Some(taker)], arbiter: None };
        if color == Color::White {
            seats = seats.swapped();
        }
        let agreed = Agreed {
            id: GameId::random(),
            created_ms: time_of_day_ms(),
            owner: seek.maker.clone(),
            agreement: Arc::new(agreement),
            seats: Arc::new(seats),
            swapped: false,
            previous: None,
            next: None,
            outcome: None,
        };
        let ids: Vec<String> = std::iter::once(seek).chain(other).map(|seek| seek.id.to_string()).collect();
        let deed = SeekDeed::Take { ids: ids.clone(), game: agreed.to_row(), wake_ms: agreed.first_wake_ms() };
        match self.store.seek_deed(deed).await {
            Err(store::Error::Gone) => {
                // Of two it may be the other.
                let left: Vec<String> = self.store.seeks().await?.into_iter().map(|seek| seek.id).collect();
                self.lobby
                    .remove(|seek| ids.iter().any(|id| **id == *seek.id) && !left.iter().any(|id| **id == *seek.id));
                return Err(SEEK_GONE);
            }
            done => done?,
        }
        self.tell_begun(seek, other, &people, &agreed.id).await;
        self.lobby.begun(&ids, people, &agreed.id);
        if agreed.agreement.is_by_the_day() {
            // It begins whoever is there; if that fails now, its wake does it in a moment.
            let _ = wakes::wake_in(&self.twos, &agreed).await;
        }
        Ok(agreed.id)
    }
}

impl Lobby {
    /// Two have found each other: they look for no other game that begins at once.
    fn begun(&self, ids: &[String], people: [(Seat, Strength); 2], game: &GameId) {
        let players = people.each_ref().map(|(seat, _)| seat.visitor.clone());
        self.remove(|seek| ids.iter().any(|id| **id == *seek.id) || !seek.lasting && players.contains(&seek.maker));
        let now = Instant::now();
        self.lock().found.extend(players.iter().map(|player| (player.clone(), (now, game.clone()))));
        self.tell(News::Begun { people, game: game.clone() });
    }
}
