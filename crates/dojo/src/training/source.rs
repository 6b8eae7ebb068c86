//! Where what somebody trains with comes from: a game that is over, a record of their own or one that is shared with them, a line
//! of the catalogue of castles and openings, one of its games.

use crate::failure::Failure;
use crate::random::is_name;
use std::fmt;
use std::str::FromStr;
use study::patterns::Catalogue;

/// A game or a record, by name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// A game that was played here.
    Game(String),
    /// A record in one's own library.
    Record(String),
    /// A record that somebody shares.
    Shared(String),
    /// How a castle, an opening or a tesuji comes about.
    Pattern(String),
    /// A game that the engine played against itself, by its place in the list.
    Example(usize),
}

impl Source {
    /// Where it is looked at.
    pub fn address(&self) -> String {
        match self {
            Source::Game(id) => format!("/games/{id}"),
            Source::Record(id) => format!("/library/{id}"),
            Source::Shared(token) => format!("/shared/{token}"),
            Source::Pattern(id) => format!("/strategy/{id}"),
            Source::Example(place) => format!("/strategy/games/{}", place + 1),
        }
    }

    /// Whether people have played it, and may have made mistakes.
    pub const fn is_of_people(&self) -> bool {
        matches!(self, Source::Game(_) | Source::Record(_) | Source::Shared(_))
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Game(id) => write!(f, "game/{id}"),
            Source::Record(id) => write!(f, "record/{id}"),
            Source::Shared(token) => write!(f, "shared/{token}"),
            Source::Pattern(id) => write!(f, "pattern/{id}"),
            Source::Example(place) => write!(f, "example/{}", place + 1),
        }
    }
}

impl FromStr for Source {
    type Err = Failure;

    fn from_str(text: &str) -> Result<Source, Failure> {
        let (kind, id) = text.split_once('/').ok_or(Failure::NOT_FOUND)?;
        let name = || Some(id).filter(|id| is_name(id)).ok_or(Failure::NOT_FOUND).map(str::to_owned);
        let catalogue = Catalogue::builtin();
        match kind {
            "game" => Ok(Source::Game(name()?)),
            "record" => Ok(Source::Record(name()?)),
            "shared" => Ok(Source::Shared(name()?)),
            "pattern" => {
                let known = catalogue.get(id).filter(|id| catalogue.building(*id).is_some());
                known.map(|id| Source::Pattern(catalogue[id].id.clone())).ok_or(Failure::NOT_FOUND)
            }
            "example" => {
                let place = id.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                place.filter(|at| *at < catalogue.examples().len()).map(Source::Example).ok_or(Failure::NOT_FOUND)
            }
            _ => Err(Failure::NOT_FOUND),
        }
    }
}

/// What a card was made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The mistakes in a game or record.
    Mistakes(Source),
    /// A line to be known by heart.
    Line(Source),
}

impl Origin {
    /// The game, record or line itself.
    pub const fn source(&self) -> &Source {
        match self {
            Origin::Mistakes(source) | Origin::Line(source) => source,
        }
    }

    /// The page on which it is practised.
    pub fn address(&self) -> String {
        match self {
            Origin::Mistakes(source) => format!("/train/mistakes/{source}"),
            Origin::Line(source) => format!("/train/drill/{source}"),
        }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Mistakes(source) => source.fmt(f),
            Origin::Line(source) => write!(f, "line/{source}"),
        }
    }
}

impl FromStr for Origin {
    type Err = Failure;

    fn from_str(text: &str) -> Result<Origin, Failure> {
        match text.strip_prefix("line/") {
            Some(source) => Ok(Origin::Line(source.parse()?)),
            None => Ok(Origin::Mistakes(text.parse()?)),
        }
    }
}

#[cfg(test)]
mod tests;
