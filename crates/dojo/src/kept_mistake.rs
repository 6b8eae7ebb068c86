//! A mistake as the database has it: JSON.

use serde::{Deserialize, Serialize};
use shogi::{Fault, Faults, Move, Position, Setup, Square};
use study::{Line, Mistake, Score};

/// A mistake.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct KeptMistake {
    plies: usize,
    position: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last_to: Option<String>,
    played: String,
    better: KeptLine,
    answer: KeptLine,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct KeptLine {
    score: KeptScore,
    moves: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum KeptScore {
    Value(i32),
    MateIn(u16),
    MatedIn(u16),
}

/// What stands in the database makes no sense.
#[derive(Debug, thiserror::Error)]
#[error("a stored mistake makes no sense: {0}")]
pub(crate) struct Corrupt(String);

impl KeptMistake {
    pub(crate) fn of(mistake: &Mistake) -> KeptMistake {
        KeptMistake {
            plies: mistake.plies,
            position: mistake.position.to_string(),
            last_to: mistake.last_to.map(|square| square.to_string()),
            played: mistake.played.to_string(),
            better: written(&mistake.better),
            answer: written(&mistake.answer),
        }
    }

    pub(crate) fn read(self) -> Result<Mistake, Corrupt> {
        let position = position(&self.position).ok_or(Corrupt(self.position))?;
        let last_to = self.last_to.map(|name| Square::from_usi(&name).ok_or(Corrupt(name))).transpose()?;
        let played = a_move(&self.played)?;
        let (better, answer) = (line(self.better)?, line(self.answer)?);
        Ok(Mistake { plies: self.plies, position, last_to, played, better, answer })
    }
}

/// A position of a game: where friends let fouls stand there may be two pawns on a file, and pieces that cannot move.
pub(crate) fn position(text: &str) -> Option<Position> {
    let setup: Setup = text.parse().ok()?;
    let left = Faults::PLAYABLE.iter().chain([Fault::TwoPawns, Fault::DeadPiece]).collect::<Vec<_>>();
    setup.into_position().or_else(|error| error.forgive(Faults::of(&left))).ok()
}

fn written(line: &Line) -> KeptLine {
    let score = match line.score {
        Score::Value(value) => KeptScore::Value(value),
        Score::MateIn(plies) => KeptScore::MateIn(plies),
        Score::MatedIn(plies) => KeptScore::MatedIn(plies),
    };
    KeptLine { score, moves: line.moves.iter().map(Move::to_string).collect() }
}

fn line(kept: KeptLine) -> Result<Line, Corrupt> {
    let score = match kept.score {
        KeptScore::Value(value) => Score::Value(value),
        KeptScore::MateIn(plies) => Score::MateIn(plies),
        KeptScore::MatedIn(plies) => Score::MatedIn(plies),
    };
    Ok(Line { score, moves: kept.moves.iter().map(|m| a_move(m)).collect::<Result<_, _>>()? })
}

fn a_move(usi: &str) -> Result<Move, Corrupt> {
    usi.parse().map_err(|_| Corrupt(usi.to_owned()))
}

#[cfg(test)]
mod tests;
