//! Who is what here, and who is not of age: read once, and kept in memory beside the database.

use crate::failure::{Failure, Kind};
use crate::rights::{Act, On, Role, Roles, may};
use crate::who::Who;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, PoisonError, RwLock};
use store::{Account, Store};

/// A site cannot be without an owner, once it has one.
pub(crate) const LAST_OWNER: Failure = Failure::new(Kind::Conflict, "last-owner");

/// Who is what here, and who is not of age.
#[derive(Clone, Default)]
pub struct Offices(Arc<RwLock<Known>>);

#[derive(Default)]
struct Known {
    roles: HashMap<Who, Roles>,
    minors: HashSet<Who>,
}

impl Offices {
    /// As the database knows.
    pub async fn open(store: &Store) -> Result<Offices, store::Error> {
        let offices = Offices::default();
        for (person, role) in store.roles().await? {
            // A later program may know other roles.
            if let Some(role) = Role::from_code(&role) {
                offices.change(&Who::from(person.as_str()), |roles| roles.with(role));
            }
        }
        for Account { person, .. } in store.accounts().await?.into_iter().filter(|account| account.minor) {
            offices.set_minor(&Who::from(person.as_str()), true);
        }
        Ok(offices)
    }

    /// All that somebody is.
    pub fn of(&self, who: &Who) -> Roles {
        self.known(|known| known.roles.get(who).copied().unwrap_or_default())
    }

    /// Whether somebody is not of age.
    pub fn is_minor(&self, who: &Who) -> bool {
        self.known(|known| known.minors.contains(who))
    }

    /// How many are this.
    pub fn count(&self, role: Role) -> usize {
        self.known(|known| known.roles.values().filter(|roles| roles.contains(role)).count())
    }

    /// Whether the site would be without an owner if they were it no more.
    pub(crate) fn is_last_owner(&self, who: &Who) -> bool {
        self.of(who).contains(Role::Owner) && self.count(Role::Owner) == 1
    }

    /// They are gone for good.
    pub(crate) fn forget(&self, who: &Who) {
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        known.roles.remove(who);
        known.minors.remove(who);
    }

    /// Whether somebody may do something, perhaps on somebody.
    pub fn may(&self, who: &Who, act: Act, whom: Option<&Who>) -> bool {
        let on = match whom {
            None => On::House,
            Some(whom) if whom == who => On::Themself,
            Some(whom) => On::Person(self.of(whom)),
        };
        may(self.of(who), act, on)
    }

    pub(crate) fn change(&self, who: &Who, how: impl FnOnce(Roles) -> Roles) {
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let roles = known.roles.entry(who.clone()).or_default();
        *roles = how(*roles);
    }

    pub(crate) fn set_minor(&self, who: &Who, minor: bool) {
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if minor {
            known.minors.insert(who.clone())
        } else {
            known.minors.remove(who)
        };
    }

    fn known<T>(&self, read: impl FnOnce(&Known) -> T) -> T {
        read(&self.0.read().unwrap_or_else(PoisonError::into_inner))
    }
}
