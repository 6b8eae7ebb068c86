//! What a token for programs allows.

use std::fmt;

/// A part of what a person can do here. Whatever is in none of them no program does with a token: names, passwords, devices
/// and tokens are their owner's alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Scope {
    /// To make games, to take a seat, to play.
    Play,
    /// To read records, and to ask the rules and the engine about them.
    RecordRead,
    /// To keep, change and delete records.
    RecordWrite,
    /// To solve mate problems, and to read the log of them.
    Tsume,
}

impl Scope {
    /// All of them.
    pub const ALL: [Scope; 4] = [Scope::Play, Scope::RecordRead, Scope::RecordWrite, Scope::Tsume];

    /// What programs and the database call it.
    pub fn code(self) -> &'static str {
        match self {
            Scope::Play => "play",
            Scope::RecordRead => "record:read",
            Scope::RecordWrite => "record:write",
            Scope::Tsume => "tsume",
        }
    }
}

/// What a token allows, all told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scopes(Vec<Scope>);

impl Scopes {
    /// Those for which this is true.
    pub fn which(wanted: impl Fn(Scope) -> bool) -> Scopes {
        Scopes(Scope::ALL.into_iter().filter(|scope| wanted(*scope)).collect())
    }

    /// Those whose codes stand in a text, with blanks between. What a later program has written there allows nothing here.
    pub fn read(text: &str) -> Scopes {
        Scopes::which(|scope| text.split(' ').any(|code| code == scope.code()))
    }

    /// Whether this may be done.
    pub fn has(&self, scope: Scope) -> bool {
        self.0.contains(&scope)
    }

    /// Whether nothing may be done.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Each that may be done.
    pub fn iter(&self) -> impl Iterator<Item = Scope> {
        self.0.iter().copied()
    }
}

impl fmt::Display for Scopes {
    /// For the database.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes: Vec<&str> = self.iter().map(Scope::code).collect();
        f.write_str(&codes.join(" "))
    }
}
