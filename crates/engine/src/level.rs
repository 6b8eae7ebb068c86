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
        let skill = |depth, nodes| Skill { depth, nodes };
        match self {
            Level::Kyu15 => skill(1, 2_000),
            Level::Kyu10 => skill(2, 4_000),
            Level::Kyu7 => skill(3, 10_000),
            Level::Kyu4 => skill(4, 30_000),
            Level::Kyu1 => skill(6, 100_000),
            Level::Dan2 => skill(u16::MAX, u64::MAX),
        }
    }
}

/// What makes a level weaker.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Skill {
    pub(crate) depth: u16,
    pub(crate) nodes: u64,
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
