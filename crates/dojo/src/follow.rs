//! Who follows whom: they see when the other is here and what they play. Two who follow each other are friends, and can be told when the other
//! comes.

mod doing;

use crate::account::Name;
use crate::random::GameId;
use crate::who::Who;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, PoisonError, RwLock};
use store::{Follow, Store};

/// Everybody who follows anybody, as the database has it.
#[derive(Clone, Debug, Default)]
pub struct Follows(Arc<RwLock<HashMap<Who, BTreeMap<String, bool>>>>);

/// Somebody whom one follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Followed {
    /// What they are called.
    pub name: Name,
    /// Whether they follow one, too.
    pub is_friend: bool,
    /// Whether one wants to be told when they come.
    pub told: bool,
    /// Whether they are here.
    pub is_here: bool,
    /// A game that they play just now, if strangers may look on.
    pub plays: Option<GameId>,
}

impl Follows {
    pub(crate) async fn open(store: &Store) -> Result<Follows, store::Error> {
        let follows = Follows::default();
        for Follow { person, other, told, .. } in store.follows().await? {
            follows.put(&Who::from(person.as_str()), &Who::from(other.as_str()), Some(told));
        }
        Ok(follows)
    }

    /// Somebody follows somebody from now on, told when they come or not, or no more.
    fn put(&self, person: &Who, other: &Who, told: Option<bool>) {
        let mut all = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let own = all.entry(person.clone()).or_default();
        match told {
            Some(told) => own.insert(other.to_string(), told),
            None => own.remove(&other.to_string()),
        };
    }

    /// Whether somebody follows somebody, and is to be told when they come.
    pub fn of(&self, person: &Who, other: &Who) -> Option<bool> {
        let all = self.0.read().unwrap_or_else(PoisonError::into_inner);
        all.get(person)?.get(&other.to_string()).copied()
    }

    /// Whom somebody follows.
    fn followed_by(&self, person: &Who) -> Vec<Who> {
        let all = self.0.read().unwrap_or_else(PoisonError::into_inner);
        all.get(person).into_iter().flatten().map(|(other, _)| Who::from(other.as_str())).collect()
    }

    /// Who follows somebody.
    fn followers_of(&self, other: &Who) -> Vec<Who> {
        let (all, other) = (self.0.read().unwrap_or_else(PoisonError::into_inner), other.to_string());
        all.iter().filter(|(_, own)| own.contains_key(&other)).map(|(person, _)| person.clone()).collect()
    }

    /// Whether two follow each other.
    pub fn are_friends(&self, one: &Who, other: &Who) -> bool {
        self.of(one, other).is_some() && self.of(other, one).is_some()
    }

    /// Somebody has gone for good.
    pub(crate) fn forget(&self, who: &Who) {
        let mut all = self.0.write().unwrap_or_else(PoisonError::into_inner);
        all.remove(who);
        let gone = who.to_string();
        all.values_mut().for_each(|own| {
            own.remove(&gone);
        });
    }
}
