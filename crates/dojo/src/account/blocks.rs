//! Whom somebody does not want to play with: who sits down at no game of theirs, and asks for no other game.

use super::{NOT_SIGNED_IN, Name};
use crate::app::App;
use crate::failure::{Failure, Kind};
use crate::stored::time_of_day_ms;
use crate::who::{Bearer, Who};
use std::collections::HashSet;
use store::Block;

/// Nobody needs more.
const MOST: usize = 500;

/// Nobody is called so.
const NO_SUCH_PERSON: Failure = Failure::new(Kind::NotFound, "no-such-person");
/// One cannot do without oneself.
const ONESELF: Failure = Failure::new(Kind::Conflict, "oneself");
/// They have blocked so many already.
const TOO_MANY_BLOCKED: Failure = Failure::new(Kind::NoRoom, "too-many-blocked");
/// Somebody at the game does not want to play with them; that it is so, and who it is, is not said.
const NOT_OPEN: Failure = Failure::new(Kind::Forbidden, "not-open");

impl App {
    /// Whoever asks does not want to play with the person of this name.
    ///
    /// # Errors
    /// If they have no name themselves, nobody is called so, or it is themselves.
    pub async fn block(&self, bearer: &Bearer, name: &str) -> Result<(), Failure> {
        let person = self.with_a_name(bearer)?;
        let other = self.person_of(name).ok_or(NO_SUCH_PERSON)?;
        if other == *person {
            return Err(ONESELF);
        }
        if self.store.blocked_by(&person.to_string()).await?.len() >= MOST {
            return Err(TOO_MANY_BLOCKED);
        }
        let at_ms = Some(time_of_day_ms());
        let block = Block { person: person.to_string(), other: other.to_string(), at_ms };
        match self.store.block(block).await {
            Err(store::Error::Gone) => Err(NO_SUCH_PERSON),
            done => Ok(done?),
        }
    }

    /// Whoever asks does again; it does no harm if they did already.
    ///
    /// # Errors
    /// If they have no name themselves, or nobody is called so.
    pub async fn unblock(&self, bearer: &Bearer, name: &str) -> Result<(), Failure> {
        let person = self.with_a_name(bearer)?.to_string();
        let other = self.person_of(name).ok_or(NO_SUCH_PERSON)?.to_string();
        Ok(self.store.block(Block { person, other, at_ms: None }).await?)
    }

    /// With whom somebody does not want to play, and since when, the last first.
    pub async fn blocked_by(&self, person: &Who) -> Result<Vec<(Name, i64)>, Failure> {
        let blocked = self.store.blocked_by(&person.to_string()).await?;
        let named = |(other, at_ms): (String, i64)| Some((self.names.of(&Who::from(other.as_str()))?, at_ms));
        Ok(blocked.into_iter().filter_map(named).collect())
    }

    /// With whom somebody does not play, whichever of both does not want to.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn apart_from(&self, who: &Who) -> Result<HashSet<Who>, Failure> {
        // Only who has a name is blocked, and only who has one blocks.
        if self.names.of(who).is_none() {
            return Ok(HashSet::new());
        }
        let apart = self.store.apart_from(&who.to_string()).await?;
        Ok(apart.iter().map(|other| Who::from(other.as_str())).collect())
    }

    /// Whether somebody may play with these.
    ///
    /// # Errors
    /// If one of them does not want that.
    pub(crate) async fn may_play_with(&self, visitor: &Who, others: impl Iterator<Item = &Who>) -> Result<(), Failure> {
        // Only who has a name is blocked, and only who has one blocks.
        if self.names.of(visitor).is_none() {
            return Ok(());
        }
        for other in others.filter(|other| self.names.of(other).is_some()) {
            if self.store.blocks(&other.to_string(), &visitor.to_string()).await? {
                return Err(NOT_OPEN);
            }
        }
        Ok(())
    }

    fn with_a_name<'a>(&self, bearer: &'a Bearer) -> Result<&'a Who, Failure> {
        self.names.of(bearer.who()).map(|_| bearer.who()).ok_or(NOT_SIGNED_IN)
    }
}
