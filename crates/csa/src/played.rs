//! A move with its time, as both players are told.

use super::summary::counts_exactly;
use arbiter::TimeControl;
use kifu::csa;
use shogi::{Move, Position};
use std::fmt;
use std::time::Duration;

/// `+7776FU,T12`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Played {
    /// The move alone: `+7776FU`.
    pub(crate) text: String,
    /// What it cost, in seconds.
    pub(crate) seconds: u64,
}

impl Played {
    /// The move `m` played in `position` by somebody with this clock, whom it cost so much.
    pub(crate) fn new(position: &Position, m: Move, used: Duration, clock: TimeControl) -> Played {
        Played { text: csa::write_move(position, m), seconds: seconds(used, clock) }
    }
}

/// What a move that took so long costs, in whole seconds, as the protocol tells it.
pub(crate) fn seconds(used: Duration, clock: TimeControl) -> u64 {
    let counted = clock.counted(used);
    counted.as_secs() + u64::from(counts_exactly(clock) && counted.subsec_nanos() > 0)
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},T{}", self.text, self.seconds)
    }
}

#[cfg(test)]
mod tests;
