//! How a record writes what the referee decided: neither knows the other.

use arbiter::{Foul, Outcome};
use kifu::Ending;

/// The ending of a record for an outcome of a game (END-01 … END-08, FOUL-16).
pub fn recorded_ending(outcome: Outcome) -> Ending {
    match outcome {
        Outcome::Resign { .. } => Ending::Resign,
        Outcome::Mate { .. } => Ending::Mate,
        Outcome::NoLegalMove { .. } => Ending::NoLegalMove,
        Outcome::Time { .. } => Ending::Time,
        Outcome::Foul { loser, foul: Foul::PerpetualCheck, .. } => Ending::PerpetualCheck { by: loser },
        Outcome::Foul { loser, foul, ply } => {
            Ending::Foul { by: loser, name: Some(foul.kanji().to_owned()), ply: Some(ply) }
        }
        Outcome::Points { loser } => Ending::Points { loser },
        Outcome::Declaration { .. } => Ending::Declaration,
        Outcome::FailedDeclaration { .. } => Ending::FailedDeclaration,
        Outcome::Default { loser } => Ending::Default { loser },
        Outcome::Adjudicated { loser } => Ending::Adjudicated { loser },
        Outcome::Repetition { agreed } => Ending::Repetition { agreed },
        Outcome::Impasse { declared_by } => Ending::Impasse { declared_by },
        Outcome::MoveLimit => Ending::MoveLimit,
        Outcome::Interrupted => Ending::Interrupted,
    }
}
