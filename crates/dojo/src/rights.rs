//! Who may do what to whom: one table, and one question, [`may`].

use crate::account::Name;
use crate::failure::{Failure, Kind};
use crate::random;
use crate::stored::time_of_day_ms;
use crate::who::Who;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use store::{Account, Store};

/// A site cannot be without an owner, once it has one.
pub(crate) const LAST_OWNER: Failure = Failure::new(Kind::Conflict, "last-owner");

/// What somebody is at this site. Directors and scorers belong to an event, and are of it alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Whose site it is.
    Owner,
    /// Decides complaints.
    Moderator,
    /// The first of the club.
    President,
    /// Keeps the club's list of people.
    Officer,
    /// Watches over games of the club.
    Arbiter,
    /// Teaches at the club.
    Teacher,
    /// Belongs to the club.
    Member,
}

use Role::{Arbiter, Member, Moderator, Officer, Owner, President, Teacher};

impl Role {
    /// All of them, from the one that may most.
    pub const ALL: [Role; 7] = [Owner, President, Moderator, Officer, Arbiter, Teacher, Member];

    /// Its name in the database and in texts.
    pub const fn code(self) -> &'static str {
        match self {
            Owner => "owner",
            Moderator => "moderator",
            President => "president",
            Officer => "officer",
            Arbiter => "arbiter",
            Teacher => "teacher",
            Member => "member",
        }
    }

    /// The role of this name.
    pub fn from_code(code: &str) -> Option<Role> {
        Role::ALL.into_iter().find(|role| role.code() == code)
    }

    /// Nobody acts on somebody who stands as high.
    const fn rank(self) -> u8 {
        match self {
            Owner => 4,
            President => 3,
            Moderator | Officer => 2,
            Arbiter | Teacher => 1,
            Member => 0,
        }
    }
}

/// All that somebody is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Roles(u8);

impl Roles {
    /// Nobody in particular.
    pub const NONE: Roles = Roles(0);

    /// The same, and this.
    #[must_use]
    pub const fn with(self, role: Role) -> Roles {
        Roles(self.0 | 1 << role as u8)
    }

    /// The same without this.
    #[must_use]
    pub const fn without(self, role: Role) -> Roles {
        Roles(self.0 & !(1 << role as u8))
    }

    /// Whether they are this.
    pub const fn contains(self, role: Role) -> bool {
        self.0 & 1 << role as u8 != 0
    }

    /// Each of them, from the one that may most.
    pub fn iter(self) -> impl Iterator<Item = Role> {
        Role::ALL.into_iter().filter(move |role| self.contains(*role))
    }

    /// Nobody stands lower than who is nothing here.
    fn rank(self) -> Option<u8> {
        self.iter().map(Role::rank).max()
    }
}

impl From<Role> for Roles {
    fn from(role: Role) -> Roles {
        Roles::NONE.with(role)
    }
}

/// Something that not everybody may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// See who has a name here.
    SeePeople,
    /// Make somebody's account.
    Enrol,
    /// Give somebody who cannot come in a card by which they can.
    Help,
    /// Say that somebody is not of age, or is.
    SetMinor,
    /// Make somebody this.
    Grant(Role),
    /// Let somebody be this no more.
    Withdraw(Role),
    /// Read what was done by whom to whom.
    SeeActs,
    /// Read what people complain of.
    SeeReports,
    /// Warn somebody, keep them from games with others, close their account; end that.
    Decide,
    /// Play with somebody who is not of age.
    PlayMinors,
}

impl Act {
    /// Whether a password that somebody has found out must not be enough for it: whatever touches others, or tells of them more
    /// than who is of the club.
    pub const fn needs_two_steps(self) -> bool {
        !matches!(self, Act::SeePeople | Act::PlayMinors)
    }
}

/// On whom it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum On {
    /// On nobody in particular.
    House,
    /// On themself.
    Themself,
    /// On somebody else, who is this.
    Person(Roles),
}

/// Whether somebody who is all this may do it.
pub fn may(who: Roles, act: Act, on: On) -> bool {
    let has_right = who.iter().any(|role| allows(role, act));
    let is_high_enough = match on {
        On::House => true,
        // One can step down; nobody helps, judges or raises themself.
        On::Themself => matches!(act, Act::Withdraw(_) | Act::PlayMinors),
        On::Person(_) if matches!(act, Act::PlayMinors) => true,
        On::Person(roles) => who.contains(Owner) || who.rank() > roles.rank(),
    };
    has_right && is_high_enough
}

/// The table.
const fn allows(role: Role, act: Act) -> bool {
    match act {
        Act::SeePeople => matches!(role, Owner | Moderator | President | Officer | Arbiter | Teacher),
        Act::Enrol | Act::Help | Act::SetMinor => matches!(role, Owner | President | Officer),
        Act::Grant(Owner | President | Moderator) | Act::Withdraw(Owner | President | Moderator) => {
            matches!(role, Owner)
        }
        Act::Grant(Officer | Arbiter | Teacher) | Act::Withdraw(Officer | Arbiter | Teacher) => {
            matches!(role, Owner | President)
        }
        Act::Grant(Member) | Act::Withdraw(Member) => matches!(role, Owner | President | Officer),
        Act::SeeActs => matches!(role, Owner | President),
        Act::SeeReports | Act::Decide => matches!(role, Owner | Moderator),
        Act::PlayMinors => true,
    }
}

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

/// By which somebody becomes the owner of a site that has none: a secret, told to who started the server.
#[derive(Clone)]
pub struct FirstOwner(Arc<Mutex<Option<String>>>);

impl FirstOwner {
    pub(crate) fn new(offices: &Offices) -> FirstOwner {
        FirstOwner(Arc::new(Mutex::new((offices.count(Role::Owner) == 0).then(random::name))))
    }

    /// The secret, as long as there is no owner.
    pub fn secret(&self) -> Option<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) fn is(&self, secret: &str) -> bool {
        self.secret().is_some_and(|own| own == secret)
    }

    pub(crate) fn used(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

/// Somebody with a name, as those see them who keep the list.
#[derive(Clone, Debug)]
pub struct Person {
    /// Who they are.
    pub who: Who,
    /// What they are called.
    pub name: Name,
    /// What they are here.
    pub roles: Roles,
    /// They are not of age.
    pub minor: bool,
    /// Since when: milliseconds since 1970.
    pub since_ms: i64,
    /// Whether they have ever come in.
    pub has_come: bool,
}

/// A line of the log, of now.
pub(crate) fn line(who: &Who, act: &str, whom: &Who, note: &str) -> store::Act {
    store::Act {
        number: 0,
        at_ms: time_of_day_ms(),
        who: who.to_string(),
        act: act.to_owned(),
        whom: whom.to_string(),
        note: note.to_owned(),
    }
}

#[cfg(test)]
mod tests;
