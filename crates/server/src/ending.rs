//! How a record writes what the referee decided: neither knows the other.

use arbiter::Outcome;
use kifu::Ending;

/// The ending of a record for an outcome of a game.
pub fn recorded_ending(outcome: Outcome) -> Ending {
    match outcome {
        Outcome::Resign { .. } => Ending::Resign,
        Outcome::Mate { .. } => Ending::Mate,
        Outcome::NoLegalMove { .. } => Ending::NoLegalMove,
        Outcome::Time { .. } => Ending::Time,
        Outcome::PerpetualCheck { loser } => Ending::PerpetualCheck { by: loser },
        Outcome::Repetition => Ending::Repetition,
    }
}
