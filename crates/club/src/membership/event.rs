//! What may happen to somebody's membership, what follows, and why not.

use crate::person::PersonId;
use crate::time::Date;
use serde::{Deserialize, Serialize};

/// What somebody wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// The club begins to keep its members.
    Begin {
        /// What it is called.
        title: String,
    },
    /// Somebody asks to be taken in.
    Apply {
        /// Who.
        person: PersonId,
        /// When.
        on: Date,
    },
    /// They are taken in.
    Accept {
        /// Who.
        person: PersonId,
        /// Since when.
        on: Date,
    },
    /// They are not.
    Decline {
        /// Who.
        person: PersonId,
        /// When.
        on: Date,
    },
    /// They have paid.
    Pay {
        /// Who.
        person: PersonId,
        /// For which last day.
        until: Date,
    },
    /// They leave.
    Leave {
        /// Who.
        person: PersonId,
        /// When.
        on: Date,
    },
    /// They are put out.
    Expel {
        /// Who.
        person: PersonId,
        /// When.
        on: Date,
        /// Why.
        reason: String,
    },
    /// They are given an office.
    Give {
        /// Who.
        person: PersonId,
        /// Which.
        role: Role,
        /// Since when.
        on: Date,
    },
    /// They have it no more.
    Take {
        /// Who.
        person: PersonId,
        /// Which.
        role: Role,
        /// Since when.
        on: Date,
    },
}

/// What follows. The state is the fold of these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    /// Members are kept.
    Begun {
        /// What the club is called.
        title: String,
    },
    /// Somebody waits for an answer.
    Applied {
        /// Who.
        person: PersonId,
        /// Since when.
        on: Date,
    },
    /// Somebody is a member.
    Accepted {
        /// Who.
        person: PersonId,
        /// Under which number.
        number: u32,
        /// Since when.
        on: Date,
    },
    /// Somebody is not.
    Declined {
        /// Who.
        person: PersonId,
        /// When.
        on: Date,
    },
    /// Somebody has paid.
    Paid {
        /// Who.
        person: PersonId,
        /// For which last day.
        until: Date,
    },
    /// Somebody has left.
    Left {
        /// Who.
        person: PersonId,
        /// When.
        on: Date,
    },
    /// Somebody was put out.
    Expelled {
        /// Who.
        person: PersonId,
        /// When.
        on: Date,
    },
    /// Somebody has an office.
    RoleGiven {
        /// Who.
        person: PersonId,
        /// Which.
        role: Role,
        /// Since when.
        on: Date,
    },
    /// Somebody has it no more.
    RoleTaken {
        /// Who.
        person: PersonId,
        /// Which.
        role: Role,
        /// Since when.
        on: Date,
    },
}

/// An office in a club.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// 支部長 shibuchō
    President,
    /// 幹事 kanji
    Secretary,
    /// 会計 kaikei
    Treasurer,
    /// 審判 shinpan
    Arbiter,
    /// 指導員 shidōin
    Teacher,
}

impl Role {
    /// Every office.
    pub const ALL: [Role; 5] = [Role::President, Role::Secretary, Role::Treasurer, Role::Arbiter, Role::Teacher];

    /// Its name in files and on the command line, and that of its text.
    pub const fn code(self) -> &'static str {
        match self {
            Role::President => "president",
            Role::Secretary => "secretary",
            Role::Treasurer => "treasurer",
            Role::Arbiter => "arbiter",
            Role::Teacher => "teacher",
        }
    }

    /// Whether one at a time has it.
    pub const fn is_one(self) -> bool {
        matches!(self, Role::President)
    }
}

/// Where somebody stands on a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum State {
    /// A member.
    Member,
    /// A member who has not paid for this day.
    Lapsed,
    /// Waiting for an answer.
    Applied,
    /// Not taken in.
    Declined,
    /// Gone.
    Left,
    /// Put out.
    Expelled,
}

impl State {
    /// The name of its text.
    pub const fn code(self) -> &'static str {
        match self {
            State::Member => "member",
            State::Lapsed => "lapsed",
            State::Applied => "applied",
            State::Declined => "declined",
            State::Left => "left",
            State::Expelled => "expelled",
        }
    }

    /// Whether they belong to the club, paid or not.
    pub const fn is_in(self) -> bool {
        matches!(self, State::Member | State::Lapsed)
    }
}

/// Why something may not be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Members are not kept yet.
    NotBegun,
    /// They are already.
    Begun,
    /// A text of one line is wanted: which.
    Text(&'static str),
    /// They have never asked.
    Unknown(PersonId),
    /// They wait for an answer, or are members already.
    Twice(PersonId),
    /// They do not wait for an answer.
    NotAsked(PersonId),
    /// They are not members now.
    NoMember(PersonId),
    /// The day comes before what it rests on, or before what was paid for already.
    Day(Date),
    /// Somebody else has an office that one has.
    Held {
        /// Which.
        role: Role,
        /// Who has it.
        holder: PersonId,
    },
    /// They do not have that office.
    NotHeld {
        /// Which.
        role: Role,
        /// Who.
        person: PersonId,
    },
    /// There is no such step, or it has been taken back.
    Step(usize),
    /// Something later rests on it.
    Depends(usize),
}

impl Refusal {
    /// Its name for programs; the text is `member-refused-` and this.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::NotBegun => "not-begun",
            Refusal::Begun => "begun",
            Refusal::Text(_) => "text",
            Refusal::Unknown(_) => "unknown",
            Refusal::Twice(_) => "twice",
            Refusal::NotAsked(_) => "not-asked",
            Refusal::NoMember(_) => "no-member",
            Refusal::Day(_) => "day",
            Refusal::Held { .. } => "held",
            Refusal::NotHeld { .. } => "not-held",
            Refusal::Step(_) => "step",
            Refusal::Depends(_) => "depends",
        }
    }

    /// The value for its text: a person, a day, a step.
    pub fn value(&self) -> String {
        match self {
            Refusal::Unknown(person)
            | Refusal::Twice(person)
            | Refusal::NotAsked(person)
            | Refusal::NoMember(person)
            | Refusal::Held { holder: person, .. }
            | Refusal::NotHeld { person, .. } => person.to_string(),
            Refusal::Day(day) => day.to_string(),
            Refusal::Step(step) | Refusal::Depends(step) => step.to_string(),
            Refusal::Text(name) => (*name).to_owned(),
            Refusal::NotBegun | Refusal::Begun => String::new(),
        }
    }

    /// The office it is about, if it is about one.
    pub const fn role(&self) -> Option<Role> {
        match self {
            Refusal::Held { role, .. } | Refusal::NotHeld { role, .. } => Some(*role),
            _ => None,
        }
    }
}
