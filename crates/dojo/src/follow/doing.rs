//! What is done about following: who begins and who ends it, and who is told that somebody is here.

use super::Followed;
use crate::account::NOT_SIGNED_IN;
use crate::app::App;
use crate::failure::{Failure, Kind};
use crate::live::Hosted as _;
use crate::notices::{About, Attention, Coming, Notice};
use crate::stored::time_of_day_ms;
use crate::who::{Bearer, Who};
use std::time::Duration;
use store::{Follow, FollowDeed};
use tokio::sync::watch;
use tokio::time::sleep;

/// Nobody follows more.
const MOST: i64 = 200;
/// So often it is looked who has gone.
const EVERY: Duration = Duration::from_secs(2);
/// And so often what is to be forgotten.
const TIDY_EVERY: u32 = 1800;

/// Nobody is called so, or is to be followed.
const NO_SUCH_PERSON: Failure = Failure::new(Kind::NotFound, "no-such-person");
/// One does not follow oneself.
const ONESELF: Failure = Failure::new(Kind::Conflict, "oneself");
/// They follow as many as anybody may.
const TOO_MANY: Failure = Failure::new(Kind::NoRoom, "too-many-followed");

impl App {
    /// Whoever asks follows the person of this name from now on, and is told when they come, if they are friends, or not.
    ///
    /// # Errors
    /// If they have no name, or nobody is called so, or one of both does not play with the other, or they follow too many.
    pub async fn follow_person(&self, bearer: &Bearer, name: &str, told: bool) -> Result<(), Failure> {
        let person = bearer.who();
        let own = self.names.of(person).ok_or(NOT_SIGNED_IN)?;
        let other = self.person_of(name).filter(|other| self.is_shown_to(other, person)).ok_or(NO_SUCH_PERSON)?;
        if other == *person {
            return Err(ONESELF);
        }
        if self.apart_from(person).await?.contains(&other) {
            return Err(NO_SUCH_PERSON);
        }
        let is_new = self.follows.of(person, &other).is_none();
        let (id, since_ms) = (person.to_string(), time_of_day_ms());
        let follow = Follow { person: id, other: other.to_string(), since_ms, told };
        match self.store.follow_deed(FollowDeed::Follow(follow, MOST)).await {
            Err(store::Error::Taken) => return Err(TOO_MANY),
            done => done?,
        }
        self.follows.put(person, &other, Some(told));
        if is_new {
            let about = About::Followed { who: person.clone() };
            self.notices.tell(Notice::new(&other, about, Some((person, &own.to_string())))).await;
        }
        self.notices.people_changed(person);
        Ok(())
    }

    /// They follow them no more; it does no harm if they did not.
    ///
    /// # Errors
    /// If they have no name, or nobody is called so.
    pub async fn unfollow_person(&self, bearer: &Bearer, name: &str) -> Result<(), Failure> {
        let person = bearer.who();
        self.names.of(person).ok_or(NOT_SIGNED_IN)?;
        let other = self.person_of(name).ok_or(NO_SUCH_PERSON)?;
        let deed = FollowDeed::Leave { person: person.to_string(), other: other.to_string() };
        self.store.follow_deed(deed).await?;
        self.follows.put(person, &other, None);
        self.notices.people_changed(person);
        Ok(())
    }

    /// Whom somebody follows: those who are here first, then by their names. Who does not play with them is not among them.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn followed_by(&self, person: &Who) -> Result<Vec<Followed>, Failure> {
        let apart = self.apart_from(person).await?;
        let running = self.running().await?;
        let plays = |who: &Who| {
            running.iter().find(|running| running.game.has_seat(who)).map(|running| running.game.id.clone())
        };
        let mut followed: Vec<Followed> = self
            .follows
            .followed_by(person)
            .into_iter()
            .filter(|other| !apart.contains(other) && self.is_shown_to(other, person))
            .filter_map(|other| {
                Some(Followed {
                    name: self.names.of(&other)?,
                    is_friend: self.follows.are_friends(person, &other),
                    told: self.follows.of(person, &other)?,
                    is_here: self.is_here(&other),
                    plays: plays(&other),
                })
            })
            .collect();
        followed.sort_by(|one, other| {
            let by_presence = other.is_here.cmp(&one.is_here);
            by_presence.then_with(|| one.name.skeleton().cmp(other.name.skeleton()))
        });
        Ok(followed)
    }

    /// Whether somebody is at the site.
    pub fn is_here(&self, who: &Who) -> bool {
        self.notices.is_here(who)
    }

    /// Somebody is at the site, as long as this is kept; friends who wait for them are told.
    pub async fn attend(&self, who: &Who) -> Attention {
        let (attention, coming) = self.notices.enter(who);
        self.tell_followers(who, coming).await;
        attention
    }

    /// Somebody looks at their page again, or has not for long.
    pub async fn looks(&self, who: &Who, attention: &mut Attention, looks: bool) {
        let coming = attention.looks(looks);
        self.tell_followers(who, coming).await;
    }

    async fn tell_followers(&self, who: &Who, coming: Coming) {
        let Some(name) = self.names.of(who).filter(|_| coming != Coming::None) else { return };
        let Ok(apart) = self.apart_from(who).await else { return };
        for follower in self.follows.followers_of(who) {
            self.notices.people_changed(&follower);
            let wants = coming == Coming::New
                && self.follows.of(&follower, who) == Some(true)
                && self.follows.are_friends(&follower, who);
            if wants && !apart.contains(&follower) {
                let about = About::Came { who: who.clone(), at_ms: time_of_day_ms() };
                self.notices.tell(Notice::new(&follower, about, Some((who, &name.to_string())))).await;
            }
        }
    }

    /// Looks who has gone until `stopping` says so: nobody is told any more that they are here.
    pub async fn keep_attendance(self, mut stopping: watch::Receiver<bool>) {
        let mut rounds = 0_u32;
        while !*stopping.borrow() {
            for who in self.notices.see_off() {
                let followers = self.follows.followers_of(&who);
                self.notices.is_gone(&who, &followers).await;
                followers.iter().for_each(|follower| self.notices.people_changed(follower));
            }
            if rounds.is_multiple_of(TIDY_EVERY) {
                self.forget_old_notices(time_of_day_ms()).await;
            }
            rounds = rounds.wrapping_add(1);
            tokio::select! {
                () = sleep(EVERY) => {}
                _ = stopping.wait_for(|stopping| *stopping) => return,
            }
        }
    }
}
