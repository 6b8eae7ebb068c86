//! What was found out about a game as the database has it: JSON, `null` where there was no mistake.

use super::Hindsight;
use serde::{Deserialize, Serialize};
use shogi::{Fault, Faults, Move, Position, Setup, Square};
use study::{Line, Score, Worst};

/// A player's worst mistake.
#[derive(Serialize, Deserialize)]
struct Kept {
    plies: usize,
    position: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last_to: Option<String>,
    played: String,
    better: KeptLine,
    answer: KeptLine,
}

#[derive(Serialize, Deserialize)]
struct KeptLine {
    score: KeptScore,
    moves: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum KeptScore {
    Value(i32),
    MateIn(u16),
    MatedIn(u16),
}

/// What stands in the database makes no sense.
#[derive(Debug, thiserror::Error)]
#[error("stored hindsight makes no sense: {0}")]
pub(super) struct Corrupt(String);

/// For the database.
pub(super) fn write(worst: Option<&Worst>) -> serde_json::Result<String> {
    let kept = worst.map(|worst| Kept {
        plies: worst.plies,
        position: worst.position.to_string(),
        last_to: worst.last_to.map(|square| square.to_string()),
        played: worst.played.to_string(),
        better: written(&worst.better),
        answer: written(&worst.answer),
    });
    serde_json::to_string(&kept)
}

/// From the database.
pub(super) fn read(text: &str) -> Result<Hindsight, Corrupt> {
    let kept: Option<Kept> = serde_json::from_str(text).map_err(|error| Corrupt(error.to_string()))?;
    let Some(kept) = kept else { return Ok(Hindsight::Sound) };
    let position = position(&kept.position).ok_or(Corrupt(kept.position))?;
    let last_to = kept.last_to.map(|name| Square::from_usi(&name).ok_or(Corrupt(name))).transpose()?;
    let played = a_move(&kept.played)?;
    let (better, answer) = (line(kept.better)?, line(kept.answer)?);
    Ok(Hindsight::Mistake(Box::new(Worst { plies: kept.plies, position, last_to, played, better, answer })))
}

/// Where friends let fouls stand there may be two pawns on a file, and pieces that cannot move.
fn position(text: &str) -> Option<Position> {
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
