//! How strong somebody is, as far as it is known.

mod known;

use shogi::Grade;

/// How strong somebody is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Strength {
    /// As a grade; nothing if nobody knows.
    pub grade: Option<Grade>,
    /// Whether their games say so; otherwise they say it themselves.
    pub from_games: bool,
}

impl Strength {
    /// By how many grades two differ, if both are known.
    pub fn difference(&self, other: &Strength) -> Option<u8> {
        Some(self.grade?.difference(other.grade?))
    }
}
