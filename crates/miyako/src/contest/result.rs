//! What is kept of a game, and its form as JSON: for programs, and for a match that goes on later.

use super::entrant::Entrant;
use super::referee::{Effort, Fault, Played};
use super::schedule::{Fixture, Schedule};
use super::statistics::Points;
use arbiter::Outcome;
use serde_json::{Value, json};
use shogi::Color;
use std::time::Duration;

#[derive(Clone, Debug, PartialEq)]
pub(super) struct GameResult {
    pub(super) fixture: Fixture,
    pub(super) outcome: Outcome,
    pub(super) fault: Option<Fault>,
    pub(super) plies: usize,
    pub(super) effort: [Effort; 2],
}

impl GameResult {
    pub(super) fn new(fixture: Fixture, played: &Played) -> GameResult {
        let (outcome, fault, effort) = (played.outcome, played.fault.clone(), played.effort);
        GameResult { fixture, outcome, fault, plies: played.game.moves().len(), effort }
    }

    /// What Black or White got for it.
    pub(super) fn points(&self, color: Color) -> Points {
        match self.outcome.winner() {
            None => Points::Draw,
            Some(winner) if winner == color => Points::Win,
            Some(_) => Points::Loss,
        }
    }

    pub(super) fn json(&self, entrants: &[Entrant]) -> Value {
        let [black, white] = self.fixture.players.map(|player| entrants[player].name.as_str());
        let fault = self.fault.as_ref().map(|fault| json!({ "code": fault.code(), "detail": fault.detail() }));
        let [own, other] = self.effort.map(|effort| {
            json!({
                "moves": effort.moves, "seconds": effort.time.as_secs_f64(), "nodes": effort.nodes,
                "depths": effort.depths, "overrun": effort.overrun.as_secs_f64(),
            })
        });
        json!({
            "game": self.fixture.number + 1, "opening": self.fixture.opening + 1, "black": black, "white": white,
            "outcome": self.outcome.to_string(), "winner": self.outcome.winner().map(Color::name), "fault": fault,
            "plies": self.plies, "effort": { "black": own, "white": other },
        })
    }

    /// The result that [`GameResult::json`] has written; `None` if it is of another match, or of no game.
    pub(super) fn from_json(value: &Value, schedule: &Schedule, entrants: &[Entrant]) -> Option<GameResult> {
        let number = usize::try_from(value["game"].as_u64()?).ok()?.checked_sub(1)?;
        let fixture = schedule.fixture(number);
        let names = ["black", "white"].map(|color| value[color].as_str());
        if names != fixture.players.map(|player| Some(entrants[player].name.as_str())) {
            return None;
        }
        let fault = match &value["fault"] {
            Value::Null => None,
            fault => Some(Fault::from_code(fault["code"].as_str()?, fault["detail"].as_str()?)?),
        };
        let effort = |color: &str| {
            let effort = &value["effort"][color];
            Some(Effort {
                moves: u32::try_from(effort["moves"].as_u64()?).ok()?,
                time: Duration::try_from_secs_f64(effort["seconds"].as_f64()?).ok()?,
                nodes: effort["nodes"].as_u64()?,
                depths: effort["depths"].as_u64()?,
                overrun: Duration::try_from_secs_f64(effort["overrun"].as_f64()?).ok()?,
            })
        };
        Some(GameResult {
            fixture,
            outcome: value["outcome"].as_str()?.parse().ok()?,
            fault,
            plies: usize::try_from(value["plies"].as_u64()?).ok()?,
            effort: [effort("black")?, effort("white")?],
        })
    }
}
