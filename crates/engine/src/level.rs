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
        if self == Level::STRONGEST {
            return Skill { nodes: u64::MAX, overlooked: 0, misjudged: 0 };
        }
        let rung = i32::from(self.0);
        Skill {
            nodes: power_of_two(NODES.at(rung)),
            overlooked: OVERLOOKED.at(rung) as u32,
            misjudged: MISJUDGED.at(rung),
        }
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
    /// How much is overlooked: the chance in a hundred for an ordinary move, a part or a multiple of it for one that is
    /// easier or harder to see.
    pub(crate) overlooked: u32,
    /// The largest error in judging a position, in hundredths of a pawn.
    pub(crate) misjudged: i32,
}

/// How a part of skill grows along the ladder: values at some rungs (0 is 15 kyū), straight lines between them.
struct Curve(&'static [(i32, i32)]);

impl Curve {
    fn at(&self, rung: i32) -> i32 {
        let after = self.0.partition_point(|(at, _)| *at <= rung).clamp(1, self.0.len() - 1);
        let ((from, a), (to, b)) = (self.0[after - 1], self.0[after]);
        a + (b - a) * (rung - from) / (to - from)
    }
}

/// In sixteenths of a doubling.
const NODES: Curve = Curve(&[(0, 0), (4, 112), (6, 128), (9, 153), (12, 170), (19, 210), (22, 266)]);
const OVERLOOKED: Curve = Curve(&[(0, 881), (4, 289), (6, 160), (9, 79), (12, 48), (16, 15), (18, 4), (22, 0)]);
const MISJUDGED: Curve = Curve(&[(0, 1225), (4, 468), (6, 293), (9, 169), (12, 119), (19, 56), (22, 15)]);

/// Two to the power of so many sixteenths, in whole numbers, so that the levels are the same on every machine.
fn power_of_two(sixteenths: i32) -> u64 {
    /// 65,536 times the powers from 0/16 to 15/16.
    const ROOTS: [u64; 16] = [
        65536, 68438, 71468, 74632, 77936, 81386, 84990, 88752, 92682, 96785, 101070, 105545, 110218, 115098, 120194,
        125515,
    ];
    (ROOTS[sixteenths as usize % 16] << (sixteenths / 16)) >> 16
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
