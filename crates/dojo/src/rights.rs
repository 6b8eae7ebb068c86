//! Who may do what to whom: one table, and one question, [`may`].

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
    /// Say on which evenings the club comes together.
    KeepNights,
    /// Read what was done by whom to whom.
    SeeActs,
    /// Read what people complain of.
    SeeReports,
    /// Warn somebody, keep them from games with others, close their account; end that.
    Decide,
    /// Play with somebody who is not of age.
    PlayMinors,
    /// See how somebody who is not of age does what one has set for them.
    TeachMinors,
}

impl Act {
    /// Whether a password that somebody has found out must not be enough for it: whatever touches others, or tells of them more
    /// than who is of the club, or what they themselves have agreed to show.
    pub const fn needs_two_steps(self) -> bool {
        !matches!(self, Act::SeePeople | Act::PlayMinors | Act::TeachMinors)
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
        On::Themself => matches!(act, Act::Withdraw(_) | Act::PlayMinors | Act::TeachMinors),
        On::Person(_) if matches!(act, Act::PlayMinors | Act::TeachMinors) => true,
        On::Person(roles) => who.contains(Owner) || who.rank() > roles.rank(),
    };
    has_right && is_high_enough
}

/// The table.
const fn allows(role: Role, act: Act) -> bool {
    match act {
        Act::SeePeople => matches!(role, Owner | Moderator | President | Officer | Arbiter | Teacher),
        Act::Enrol | Act::Help | Act::SetMinor | Act::KeepNights => matches!(role, Owner | President | Officer),
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
        Act::TeachMinors => matches!(role, Owner | President | Teacher),
    }
}

#[cfg(test)]
mod tests;
