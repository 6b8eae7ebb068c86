//! Who is called what. Nobody sits at a game, or is listed anywhere, by a name that can be taken for another's.

use super::name::{Name, skeleton_of};
use crate::failure::{Failure, Kind};
use crate::seats::Seat;
use crate::who::Who;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, PoisonError, RwLock};
use store::Store;

/// Somebody has a name that this one could be taken for.
pub(crate) const NAME_TAKEN: Failure = Failure::new(Kind::Conflict, "name-taken");

/// All names that people have.
#[derive(Clone, Debug, Default)]
pub struct Names(Arc<RwLock<Known>>);

#[derive(Debug, Default)]
struct Known {
    names: HashMap<Who, Name>,
    people: HashMap<String, Who>,
    programs: HashSet<Who>,
}

/// Who stands behind a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Behind {
    /// A person who has it here.
    Person,
    /// A guest, who says so themself.
    Guest,
    /// A program.
    Program,
}

impl Names {
    /// Those that the database knows.
    pub async fn open(store: &Store) -> Result<Names, store::Error> {
        let names = Names::default();
        for account in store.accounts().await? {
            // What a later program took for a name may be none to this one.
            if let Ok(name) = account.name.parse() {
                let person = Who::from(account.person.as_str());
                if account.program {
                    names.mark(person.clone());
                }
                names.add(person, name);
            }
        }
        Ok(names)
    }

    /// Somebody has taken a name.
    pub(crate) fn add(&self, person: Who, name: Name) {
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        known.people.insert(name.skeleton().to_owned(), person.clone());
        known.names.insert(person, name);
    }

    /// It is a program's name.
    pub(super) fn mark(&self, person: Who) {
        self.0.write().unwrap_or_else(PoisonError::into_inner).programs.insert(person);
    }

    /// Somebody has gone: their name is free.
    pub(super) fn remove(&self, person: &Who) {
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(name) = known.names.remove(person) {
            known.people.remove(name.skeleton());
        }
        known.programs.remove(person);
    }

    /// What somebody is called, if they have an account.
    pub fn of(&self, who: &Who) -> Option<Name> {
        self.known(|known| known.names.get(who).cloned())
    }

    /// Whether who sits there has no account: what they are called they say themselves. Who has gone for good is no guest.
    pub fn is_guest(&self, seat: &Seat) -> bool {
        self.behind(seat) == Behind::Guest
    }

    /// Who stands behind the name at a seat.
    pub fn behind(&self, seat: &Seat) -> Behind {
        self.known(|known| match known.names.contains_key(&seat.visitor) {
            _ if known.programs.contains(&seat.visitor) => Behind::Program,
            false if !seat.is_of_gone() => Behind::Guest,
            _ => Behind::Person,
        })
    }

    /// Whether a program plays under this name.
    pub fn is_program(&self, who: &Who) -> bool {
        self.known(|known| known.programs.contains(who))
    }

    /// Who is called so, or so like it that one could be taken for the other.
    pub(super) fn person(&self, name: &Name) -> Option<Who> {
        self.known(|known| known.people.get(name.skeleton()).cloned())
    }

    /// Whether a name could be taken for that of somebody else.
    pub(super) fn is_anothers(&self, name: &Name, who: &Who) -> bool {
        self.person(name).is_some_and(|person| person != *who)
    }

    /// What somebody is called at a game: their own name, or what a guest wants to be called.
    ///
    /// # Errors
    /// If a guest wants a name that can be taken for a person's.
    pub fn at_a_game(&self, who: &Who, wanted: &str) -> Result<String, Failure> {
        match self.of(who) {
            Some(name) => Ok(name.to_string()),
            None if self.is_somebodys(wanted) => Err(NAME_TAKEN),
            None => Ok(wanted.to_owned()),
        }
    }

    /// Whether a person is called so, or nearly.
    pub fn is_somebodys(&self, wanted: &str) -> bool {
        let skeleton = skeleton_of(wanted);
        self.known(|known| !skeleton.is_empty() && known.people.contains_key(&skeleton))
    }

    /// Whether a person is called so, or nearly, and it is not this one.
    pub fn is_of_other(&self, wanted: &str, who: &Who) -> bool {
        let skeleton = skeleton_of(wanted);
        !skeleton.is_empty() && self.known(|known| known.people.get(&skeleton).is_some_and(|person| person != who))
    }

    /// Whether one of two texts could be taken for the other.
    pub fn are_alike(one: &str, other: &str) -> bool {
        skeleton_of(one) == skeleton_of(other)
    }

    fn known<T>(&self, read: impl FnOnce(&Known) -> T) -> T {
        read(&self.0.read().unwrap_or_else(PoisonError::into_inner))
    }
}
