//! What bars a move, by name, in every game.

use shogi::IllegalMove;
use std::fmt;

/// The rule that bars a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bar {
    /// One that standard shogi has, in whatever game.
    Standard(IllegalMove),
    /// One that only other games of the family have.
    Family(variants::Bar),
}

impl Bar {
    /// Every one.
    pub fn all() -> impl Iterator<Item = Bar> {
        let own = variants::Bar::ALL.into_iter().map(Bar::from).filter(|bar| matches!(bar, Bar::Family(_)));
        IllegalMove::ALL.into_iter().map(Bar::Standard).chain(own)
    }

    /// The same rule as the other games of the family know it; `None` if they do not have it.
    pub fn of_family(self) -> Option<variants::Bar> {
        match self {
            Bar::Standard(illegal) => variants::Bar::ALL.into_iter().find(|bar| bar.code() == illegal.code()),
            Bar::Family(bar) => Some(bar),
        }
    }

    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Bar::Standard(illegal) => illegal.code(),
            Bar::Family(bar) => bar.code(),
        }
    }
}

impl fmt::Display for Bar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bar::Standard(illegal) => illegal.fmt(f),
            Bar::Family(bar) => bar.fmt(f),
        }
    }
}

impl From<IllegalMove> for Bar {
    fn from(illegal: IllegalMove) -> Bar {
        Bar::Standard(illegal)
    }
}

impl From<variants::Bar> for Bar {
    /// A rule that standard shogi has as well is called what it is called there.
    fn from(bar: variants::Bar) -> Bar {
        let same = IllegalMove::ALL.into_iter().find(|illegal| illegal.code() == bar.code());
        same.map_or(Bar::Family(bar), Bar::Standard)
    }
}
