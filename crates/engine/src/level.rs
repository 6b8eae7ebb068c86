//! How strong the engine plays.

use std::fmt;
use std::str::FromStr;

/// A strength, named by the amateur grade (RANK-01) it is meant for. The names are nominal: no games against graded
/// players stand behind them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// 15 kyū: knows how the pieces move.
    Kyu15,
    /// 10 kyū.
    Kyu10,
    /// 7 kyū.
    Kyu7,
    /// 4 kyū.
    Kyu4,
    /// 1 kyū.
    Kyu1,
    /// 2 dan: all the engine can do within its limits.
    Dan2,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 6] = [Level::Kyu15, Level::Kyu10, Level::Kyu7, Level::Kyu4, Level::Kyu1, Level::Dan2];

    /// The level without a handicap of its own.
    pub const STRONGEST: Level = Level::Dan2;

    /// `15k` … `2d`.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Kyu15 => "15k",
            Level::Kyu10 => "10k",
            Level::Kyu7 => "7k",
            Level::Kyu4 => "4k",
            Level::Kyu1 => "1k",
            Level::Dan2 => "2d",
        }
    }

    /// What the level allows itself at most, whatever the limits of a search say.
    pub(crate) fn skill(self) -> Skill {
        match self {
            Level::Kyu15 => Skill { depth: 1, nodes: 2_000, overlooked: 170, misjudged: 900 },
            Level::Kyu10 => Skill { depth: 1, nodes: 4_000, overlooked: 90, misjudged: 500 },
            Level::Kyu7 => Skill { depth: 1, nodes: 6_000, overlooked: 45, misjudged: 300 },
            Level::Kyu4 => Skill { depth: 2, nodes: 12_000, overlooked: 22, misjudged: 140 },
            Level::Kyu1 => Skill { depth: 4, nodes: 40_000, overlooked: 8, misjudged: 60 },
            Level::Dan2 => Skill { depth: u16::MAX, nodes: u64::MAX, overlooked: 0, misjudged: 0 },
        }
    }
}

/// What makes a level weaker.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Skill {
    /// Plies looked ahead at most.
    pub(crate) depth: u16,
    /// Positions looked at, at most.
    pub(crate) nodes: u64,
    /// How much is overlooked: the chance in a hundred for an ordinary move, a part of it for one that is easy to see.
    /// No move is overlooked more often than 95 times, so that a number above that makes easy moves harder.
    pub(crate) overlooked: u32,
    /// The largest error in judging a position, in hundredths of a pawn.
    pub(crate) misjudged: i32,
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that is not the name of a level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no level {:?}; there are {}", self.0, Level::ALL.map(Level::name).join(", "))
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    /// Reads a [`Level::name`].
    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}

#[cfg(test)]
mod tests;
