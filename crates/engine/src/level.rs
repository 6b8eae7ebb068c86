//! How strong the engine plays.

use std::fmt;
use std::str::FromStr;

/// A strength, named by the amateur grade (RANK-01) it is meant for: 15 kyū, the lowest, to 1 kyū, then 1 dan to 9 dan.
/// A greater one is stronger. The names are nominal: no games against graded players stand behind them, but the steps
/// between neighbours are about equal (`docs/experiments/ladder.md`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; NAMES.len()] = {
        let mut all = [Level(0); NAMES.len()];
        let mut rung = 0;
        while rung < all.len() {
            all[rung] = Level(rung as u8);
            rung += 1;
        }
        all
    };

    /// Somebody who has just learnt how the pieces move.
    pub const WEAKEST: Level = Level(0);

    /// The level without a handicap of its own: all the engine can do within its limits.
    pub const STRONGEST: Level = Level(NAMES.len() as u8 - 1);

    /// `15k` … `1k`, `1d` … `9d`.
    pub const fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }

    /// So many levels above this one, or below it if negative, as far as there are any.
    pub fn stepped(self, steps: i8) -> Level {
        Level(self.0.saturating_add_signed(steps).min(Level::STRONGEST.0))
    }

    /// What the level allows itself at most, whatever the limits of a search say.
    pub(crate) fn skill(self) -> Skill {
        SKILLS.get(self.0 as usize).copied().unwrap_or(Skill { nodes: u64::MAX, overlooked: 0, misjudged: 0 })
    }
}

const NAMES: [&str; 24] = [
    "15k", "14k", "13k", "12k", "11k", "10k", "9k", "8k", "7k", "6k", "5k", "4k", "3k", "2k", "1k", "1d", "2d", "3d",
    "4d", "5d", "6d", "7d", "8d", "9d",
];

/// What makes a level weaker.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Skill {
    /// Positions looked at, at most; one ply is looked at in full all the same, unless it takes thousands.
    pub(crate) nodes: u64,
    /// How much is overlooked: the chance in a thousand for an ordinary move, a part or a multiple of it for one that is
    /// easier or harder to see.
    pub(crate) overlooked: u32,
    /// The largest error in judging a position, in hundredths of a pawn.
    pub(crate) misjudged: i32,
}

/// Every level but the strongest, which has no handicap; set by what the games said of the steps between neighbours
/// (`docs/experiments/ladder.md`).
const SKILLS: [Skill; NAMES.len() - 1] = [
    skill(1, 9500, 2600), // 15k
    skill(2, 8000, 1800),
    skill(6, 6300, 1250),
    skill(30, 4700, 800),
    skill(140, 2750, 449),
    skill(220, 1870, 329), // 10k
    skill(370, 1330, 251),
    skill(540, 1040, 207),
    skill(750, 790, 169),
    skill(1000, 660, 147),
    skill(1430, 520, 126), // 5k
    skill(2000, 410, 111),
    skill(2700, 300, 99),
    skill(3500, 220, 90),
    skill(4200, 150, 83),
    skill(5300, 100, 75), // 1d
    skill(6900, 57, 65),
    skill(8900, 34, 56),
    skill(18_000, 22, 45),
    skill(31_000, 14, 35), // 5d
    skill(58_000, 7, 26),
    skill(88_000, 2, 17),
    skill(150_000, 0, 9),
];

const fn skill(nodes: u64, overlooked: u32, misjudged: i32) -> Skill {
    Skill { nodes, overlooked, misjudged }
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
        write!(f, "there is no level {:?}; there are 15k … 1k and 1d … 9d", self.0)
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
