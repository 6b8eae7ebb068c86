//! How strong the computer plays.

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

    /// Positions looked at, at most.
    pub(crate) fn nodes(self) -> u64 {
        if self == Level::STRONGEST { u64::MAX } else { NODES[usize::from(self.0) - 1] }
    }

    /// The largest error in judging a position, in hundredths of a pawn.
    pub(crate) fn error(self) -> i32 {
        if self == Level::STRONGEST { 0 } else { ERRORS[usize::from(self.0) - 1] }
    }
}

const NODES: [u64; 9] = [1, 30, 150, 400, 800, 2_000, 6_000, 20_000, 80_000];
const ERRORS: [i32; 9] = [1_200, 560, 400, 260, 190, 120, 70, 35, 15];

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
