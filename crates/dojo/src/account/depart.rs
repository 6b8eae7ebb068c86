//! Who wants to go is gone fourteen days later, unless they think better of it: what is theirs goes in one commit, and what is
//! others', too, stays whole. When that is due stands in the database, so that no restart delays it by more than itself.

use super::{Asking, NOT_SIGNED_IN, Proof};
use crate::app::App;
use crate::failure::Failure;
use crate::games::AnyGame;
use crate::live::{Command, Course, Hall, Hosted};
use crate::offices::LAST_OWNER;
use crate::random::GameId;
use crate::seats::Seat;
use crate::stored::time_of_day_ms;
use crate::who::{Bearer, Who};
use std::time::Duration;
use store::{AccountDeed, Departure};
use tokio::sync::{oneshot, watch};
use tokio::time::sleep;

/// So long somebody may think better of it.
pub const REGRET_DAYS: i64 = 14;
const REGRET_MS: i64 = REGRET_DAYS * 24 * 3_600_000;
/// They may sit down at a game while the others are ended; then it is begun anew.
const TRIES: usize = 5;
/// It is looked so often who is due, and so soon again if somebody could not be seen off.
const EVERY: Duration = Duration::from_secs(600);
const AGAIN: Duration = Duration::from_secs(60);

/// Sees off whoever is due, until `stopping` says so.
pub async fn see_off_those_who_leave(app: App, mut stopping: watch::Receiver<bool>) {
    while !*stopping.borrow() {
        let pause = if app.see_off(time_of_day_ms()).await { EVERY } else { AGAIN };
        tokio::select! {
            () = sleep(pause) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

impl App {
    /// Whoever asks wants to go: every other device is signed out. When they are gone, in milliseconds since 1970.
    ///
    /// # Errors
    /// If they have no name, the proof is none, or the site would be left without an owner.
    pub async fn leave(&self, asking: Asking<'_>, proof: Proof<'_>) -> Result<i64, Failure> {
        let (person, _) = self.own_account(asking.bearer)?;
        if self.offices.is_last_owner(&person) {
            return Err(LAST_OWNER);
        }
        self.confirm(asking, proof).await?;
        let (at_ms, device) = (time_of_day_ms(), asking.bearer.token());
        let due_ms = at_ms.saturating_add(REGRET_MS);
        let deed = AccountDeed::Leave { person: person.to_string(), device: device.to_string(), at_ms, due_ms };
        self.store.account_deed(deed).await?;
        self.identities.dismiss_others(&person, device);
        Ok(self.leaves(&person).await?.unwrap_or(due_ms))
    }

    /// Whoever asks stays after all.
    ///
    /// # Errors
    /// If they have no name.
    pub async fn stay(&self, bearer: &Bearer) -> Result<(), Failure> {
        let person = self.names.of(bearer.who()).map(|_| bearer.who().to_string()).ok_or(NOT_SIGNED_IN)?;
        Ok(self.store.account_deed(AccountDeed::Stay { person }).await?)
    }

    /// When somebody is gone who has said that they want to go, in milliseconds since 1970.
    pub async fn leaves(&self, person: &Who) -> Result<Option<i64>, Failure> {
        Ok(self.store.leaves(&person.to_string()).await?)
    }

    /// Sees off whoever is to be gone by this time of day, and takes away what teachers set and has had its time; whether nothing
    /// of it is left.
    pub async fn see_off(&self, now_ms: i64) -> bool {
        if let Err(failure) = self.end_teaching(now_ms).await {
            tracing::warn!(code = failure.code, "what teachers set and has had its time is not taken away");
            return false;
        }
        let due = match self.store.gone_by(now_ms).await {
            Ok(due) => due,
            Err(error) => {
                tracing::warn!(%error, "those who want to go are not found");
                return false;
            }
        };
        let mut all = true;
        for person in due {
            match self.depart(&Who::from(person.as_str()), now_ms).await {
                Ok(()) => tracing::info!("somebody has gone for good, as they wanted"),
                Err(failure) => {
                    tracing::warn!(code = failure.code, "somebody who wants to go cannot go yet");
                    all = false;
                }
            }
        }
        all
    }

    async fn depart(&self, person: &Who, now_ms: i64) -> Result<(), Failure> {
        for _ in 0..TRIES {
            let go_on = self.abandon_games(person).await?;
            let games = self.games_seated_at(person).await?;
            let Seat { visitor: nobody, name: mark } = Seat::of_gone();
            let (person_text, nobody) = (person.to_string(), nobody.to_string());
            let departure = Departure { person: person_text, nobody, mark, at_ms: now_ms, go_on };
            match self.store.depart(departure).await {
                Ok(()) => {
                    self.identities.dismiss_all(person);
                    self.identities.dismiss_programs(person);
                    self.lobby.forget(person);
                    self.follows.forget(person);
                    self.nights.forget(person);
                    self.names.remove(person);
                    self.offices.forget(person);
                    let ids: Vec<GameId> = games.iter().filter_map(|id| id.parse().ok()).collect();
                    self.reseat(&ids).await;
                    return Ok(());
                }
                // They have thought better of it just now.
                Err(store::Error::Gone) => return Ok(()),
                Err(store::Error::Changed) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(Failure::BUSY)
    }

    /// Gives up every game that somebody plays; those that go on without them.
    async fn abandon_games(&self, person: &Who) -> Result<Vec<String>, Failure> {
        let mut go_on = Vec::new();
        for id in self.store.games_going_on(&person.to_string(), i64::MAX).await? {
            let Some(row) = self.store.game(&id).await? else { continue };
            let goes_on = match AnyGame::from_row(&row) {
                Ok(AnyGame::Two(agreed)) => self.abandon(&self.twos, &*agreed, person).await?,
                Ok(AnyGame::Four(agreed)) => self.abandon(&self.fours, &*agreed, person).await?,
                // What makes no sense keeps nobody here.
                Err(_) => true,
            };
            if goes_on {
                go_on.push(id);
            }
        }
        Ok(go_on)
    }

    async fn abandon<G: Hosted + Clone>(&self, hall: &Hall<G>, game: &G, person: &Who) -> Result<bool, Failure> {
        let (reply, goes_on) = oneshot::channel();
        hall.send(game, Command::Abandon { visitor: person.clone(), goes_on: reply }).await?;
        if let Ok(goes_on) = goes_on.await {
            return Ok(goes_on);
        }
        // Its task has left without a word: the game makes no sense, and keeps nobody here; or the database is too busy.
        let (events, agreed) = (self.store.events(game.id().as_str()).await?, game.clone());
        let readable = self.gate.work(move || Course::replay(&agreed, &events).is_ok()).await?;
        if readable { Err(Failure::BUSY) } else { Ok(true) }
    }
}
