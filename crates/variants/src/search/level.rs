//! How strong the computer plays.

use crate::key;
use std::fmt;
use std::str::FromStr;

/// A strength, from 1, which knows little more than how the pieces move, to 10, which does all it can within its limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const WEAKEST: Level = Level(1);
    /// Without a handicap of its own.
    pub const STRONGEST: Level = Level(10);

    /// A level by its number, 1 to 10.
    pub fn new(number: u8) -> Option<Level> {
        (Level::WEAKEST.0..=Level::STRONGEST.0).contains(&number).then_some(Level(number))
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (Level::WEAKEST.0..=Level::STRONGEST.0).map(Level)
    }

    /// 1 to 10.
    pub fn number(self) -> u8 {
        self.0
    }

    /// What the level allows itself at most, whatever the limits of a search say; `None` for all it can do within them.
    pub(crate) fn skill(self) -> Option<Skill> {
        self.skill_in_form(0)
    }

    /// The same in the game with this seed: as people have good days and bad ones, it plays a third of its games a level
    /// higher and a third a level lower. Where the better level wins every game, as in large ones, this makes steps that
    /// somebody can climb.
    pub(crate) fn skill_of_the_day(self, seed: u64) -> Option<Skill> {
        self.skill_in_form((key::mixed(seed ^ u64::from(self.0)) % 3) as i8 - 1)
    }

    fn skill_in_form(self, form: i8) -> Option<Skill> {
        (self != Level::STRONGEST).then(|| SKILLS[usize::from(self.0.saturating_add_signed(form))])
    }
}

/// What makes a level weaker.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Skill {
    /// Positions looked at for each possible move, at most; one ply is looked at in full all the same.
    pub(crate) nodes: u64,
    /// How much is overlooked: the chance in a thousand for an ordinary move, a part or a multiple of it for one that is
    /// easier or harder to see.
    pub(crate) overlooked: u32,
    /// The largest error in judging a position, where the mean piece of the start is worth 320.
    pub(crate) misjudged: i32,
}

/// Every level but the strongest, which has no handicap, and what is below the first and above the ninth; set by what games
/// said of the steps between neighbours (`docs/experiments/variants.md`).
const SKILLS: [Skill; 11] = [
    skill(0, 7_000, 1_100),
    skill(0, 4_500, 700),
    skill(1, 2_700, 440),
    skill(2, 1_700, 300),
    skill(4, 1_100, 220),
    skill(8, 700, 160),
    skill(20, 400, 110),
    skill(60, 200, 70),
    skill(250, 80, 35),
    skill(1_200, 20, 15),
    skill(5_000, 5, 7),
];

const fn skill(nodes: u64, overlooked: u32, misjudged: i32) -> Skill {
    Skill { nodes, overlooked, misjudged }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A text that is not the number of a level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no level {:?}; in the games of the family there are 1 to 10", self.0)
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    /// Reads a [`Level::number`].
    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        text.parse().ok().and_then(Level::new).ok_or_else(|| UnknownLevel(text.chars().take(20).collect()))
    }
}

#[cfg(test)]
mod tests;
