//! Where what somebody trains with comes from: a game that is over, a record of their own, or one that is shared with them.

use crate::failure::Failure;
use crate::random::is_name;
use std::fmt;
use std::str::FromStr;

/// A game or a record, by name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// A game that was played here.
    Game(String),
    /// A record in one's own library.
    Record(String),
    /// A record that somebody shares.
    Shared(String),
}

impl Source {
    /// The sort of source and its name, as addresses have them.
    pub fn parts(&self) -> (&'static str, &str) {
        match self {
            Source::Game(id) => ("game", id),
            Source::Record(id) => ("record", id),
            Source::Shared(token) => ("shared", token),
        }
    }

    /// Where it is looked at.
    pub fn address(&self) -> String {
        let (kind, id) = self.parts();
        let folder = match kind {
            "game" => "games",
            "record" => "library",
            _ => "shared",
        };
        format!("/{folder}/{id}")
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, id) = self.parts();
        write!(f, "{kind}/{id}")
    }
}

impl FromStr for Source {
    type Err = Failure;

    fn from_str(text: &str) -> Result<Source, Failure> {
        let (kind, id) = text.split_once('/').ok_or(Failure::NOT_FOUND)?;
        let id = Some(id).filter(|id| is_name(id)).ok_or(Failure::NOT_FOUND)?.to_owned();
        match kind {
            "game" => Ok(Source::Game(id)),
            "record" => Ok(Source::Record(id)),
            "shared" => Ok(Source::Shared(id)),
            _ => Err(Failure::NOT_FOUND),
        }
    }
}
