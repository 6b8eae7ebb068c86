//! How a record writes what the referee decided: neither knows the other.

use arbiter::{Foul, Outcome};
use kifu::Ending;

/// The ending of a record for an outcome of a game.
pub fn recorded_ending(outcome: Outcome) -> Ending {
    match outcome {
        Outcome::Resign { .. } => Ending::Resign,
        Outcome::Mate { .. } => Ending::Mate,
        Outcome::NoLegalMove { .. } => Ending::NoLegalMove,
        Outcome::Time { .. } => Ending::Time,
        Outcome::Foul { loser, foul: Foul::PerpetualCheck, .. } => Ending::PerpetualCheck { by: loser },
        Outcome::Foul { loser, .. } => Ending::Foul { by: loser },
        Outcome::Repetition { .. } => Ending::Repetition,
        Outcome::Impasse { .. } => Ending::Impasse,
        Outcome::Declaration { .. } => Ending::Declaration,
        Outcome::Default { .. } => Ending::LossByDefault,
        Outcome::Interrupted => Ending::Interrupted,
        Outcome::Points { .. }
        | Outcome::FailedDeclaration { .. }
        | Outcome::Adjudicated { .. }
        | Outcome::MoveLimit => Ending::Other(outcome.kanji().to_owned()),
    }
}
