//! A place in the solving of a problem: where the attacker is to move again.

use crate::web::api::no_position;
use dojo::failure::Failure;
use dojo::step::step;
use dojo::stored::time_of_day_ms;
use dojo::trainer::{CATALOGUE, Judge, Problem, Proof};
use kifu::notation::Notation;
use serde::Deserialize;
use serde_json::{Value, json};
use shogi::{Move, Position, Square};
use words::Language;

/// No mate of a problem is longer; and no answer longer than it can be read in one request.
const LONGEST: usize = 2000;
/// Up to so many plies an answer must be as short as can be; whether it is could not be proven in time for longer ones.
const LONGEST_PROVEN: u16 = 15;
/// Nobody thinks for longer.
const DAY_MS: i64 = 24 * 3_600_000;

/// What is asked: a problem by name, or a position of one's own, and the moves so far.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    problem: Option<String>,
    sfen: Option<String>,
    #[serde(default)]
    pub(super) moves: Vec<String>,
    /// Since the problem was shown.
    #[serde(default)]
    used_ms: i64,
    /// A second hint.
    #[serde(default)]
    pub(super) more: bool,
}

/// The same, read.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub(super) problem: Option<&'static Problem>,
    pub(super) start: Position,
    /// After the moves.
    pub(super) position: Position,
    pub(super) last: Option<Square>,
    pub(super) plies: usize,
    pub(super) line: String,
    pub(super) used_ms: i64,
}

impl Asked {
    /// The place after `moves`, which must be legal and have come to the attacker's turn.
    pub(super) fn place(&self, moves: &[String]) -> Result<Place, Failure> {
        let (problem, start) = match (&self.problem, &self.sfen) {
            (Some(id), None) => {
                let problem = CATALOGUE.find(id).ok_or(Failure::NOT_FOUND)?;
                (Some(problem), problem.start.clone())
            }
            (None, Some(sfen)) => (None, own_position(sfen)?),
            _ => return Err(Failure::BAD_REQUEST),
        };
        if moves.len() > LONGEST || !moves.len().is_multiple_of(2) {
            return Err(Failure::BAD_REQUEST);
        }
        let (mut position, mut last) = (start.clone(), None);
        for usi in moves {
            let m: Move = usi.parse().map_err(|_| Failure::BAD_REQUEST)?;
            position.play(m).map_err(|_| Failure::BAD_REQUEST)?;
            last = Some(m.to());
        }
        let used_ms = self.used_ms.clamp(0, DAY_MS);
        let (plies, line) = (moves.len(), self.moves.join(" "));
        Ok(Place { problem, start, position, last, plies, line, used_ms })
    }
}

/// A position that somebody has set up.
pub(super) fn own_position(sfen: &str) -> Result<Position, Failure> {
    sfen.parse().map_err(|_| no_position(1, 1))
}

impl Place {
    /// The time of day, and the time used, for the log.
    pub(super) fn times(&self) -> (i64, i64) {
        (time_of_day_ms(), self.used_ms)
    }

    /// How long the whole mate may be, if an answer can be held to that.
    pub(super) fn length(&self, judge: &mut Judge<'_>) -> Option<u16> {
        let plies = match self.problem {
            // The lengths of the classics are handed down, not proven.
            Some(problem) if problem.classic.is_some() => return None,
            Some(problem) => problem.plies,
            None => match judge.solve(&self.start, true) {
                Proof::Mate(mate) if mate.minimum => u16::try_from(mate.plies()).ok()?,
                _ => return None,
            },
        };
        (plies <= LONGEST_PROVEN).then_some(plies)
    }

    /// Moves from here with the positions they lead to.
    pub(super) fn steps(&self, moves: &[Move], notation: Notation, language: Language) -> Vec<Value> {
        steps(&self.position, self.last, moves, notation, language)
    }
}

/// Moves with the positions they lead to.
pub(crate) fn steps(
    from: &Position,
    last: Option<Square>,
    moves: &[Move],
    notation: Notation,
    language: Language,
) -> Vec<Value> {
    let (mut position, mut last) = (from.clone(), last);
    let write = |m: &Move| {
        let told = step(&position, *m, last, notation, language);
        position.play_unchecked(*m);
        last = Some(m.to());
        told
    };
    moves.iter().map(write).collect()
}

/// The legal moves of a position, in USI.
pub(crate) fn legal(position: &Position) -> Vec<String> {
    position.legal_moves().into_iter().map(|m| m.to_string()).collect()
}

/// A problem as programs and scripts are told of it.
pub(crate) fn problem_value(problem: &Problem) -> Value {
    json!({
        "id": problem.id,
        "url": format!("/tsume/problems/{}", problem.id),
        "sfen": problem.start.to_string(),
        "plies": problem.plies,
        "rating": problem.rating.map(f64::round),
        "themes": problem.tags,
    })
}
