//! What clients ask to be analysed.

use engine::{Game, Limits};
use serde::Deserialize;
use shogi::{Move, Position};
use std::time::Duration;

/// No game that is sent has more moves.
const LONGEST_GAME: usize = 1000;
/// No name that a client gives is longer, in bytes.
const LONGEST_ID: usize = 40;
/// So many lines at most.
const MOST_LINES: usize = 5;
/// So long a place is thought about if nothing else is said, and at most; turns added up.
const A_PLACE: [Duration; 2] = [Duration::from_secs(300); 2];
/// The same for each place of a game.
const A_MOVE: [Duration; 2] = [Duration::from_millis(300), Duration::from_secs(2)];
/// And for a short question.
const A_WORD: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(5)];
/// Nor for more positions.
const MOST_NODES: u64 = 1_000_000_000;

/// A message from a client.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Message {
    Position {
        #[serde(flatten)]
        ask: Ask,
        lines: Option<usize>,
    },
    Game {
        #[serde(flatten)]
        ask: Ask,
    },
    Threat {
        #[serde(flatten)]
        ask: Ask,
    },
    Why {
        #[serde(flatten)]
        ask: Ask,
        usi: String,
    },
    Stop {
        id: Option<String>,
    },
    Ping,
}

/// What all questions have in common.
#[derive(Deserialize)]
struct Ask {
    id: String,
    start: String,
    #[serde(default)]
    moves: Vec<String>,
    ms: Option<u64>,
    nodes: Option<u64>,
}

/// What a client's message means.
#[derive(Debug)]
pub(super) enum Incoming {
    Question(Box<Question>),
    /// Ends the analysis of this name, or all.
    Stop(Option<String>),
    Ping,
}

/// Something to be analysed.
#[derive(Debug)]
pub(super) struct Question {
    /// The client's own name for it.
    pub(super) id: String,
    pub(super) kind: Kind,
    pub(super) game: Game,
    pub(super) effort: Effort,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The place after the last move, so many lines.
    Position { lines: usize },
    /// Every place of the game.
    Game,
    /// What the opponent would do after a pass.
    Threat,
    /// What is wrong with this move.
    Why(Move),
}

impl Kind {
    /// A name for programs.
    pub(super) fn name(self) -> &'static str {
        match self {
            Kind::Position { .. } => "position",
            Kind::Game => "game",
            Kind::Threat => "threat",
            Kind::Why(_) => "why",
        }
    }
}

/// How long to think, about each place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Effort {
    pub(super) time: Duration,
    pub(super) nodes: Option<u64>,
}

impl Effort {
    /// What remains when so much has been spent; `None` if that is nothing.
    pub(super) fn rest(self, spent: Duration, nodes: u64) -> Option<Limits> {
        let time = self.time.checked_sub(spent).filter(|time| !time.is_zero())?;
        let left = self.nodes.map(|most| most.saturating_sub(nodes));
        if left == Some(0) {
            return None;
        }
        Some(Limits { movetime: Some(time), nodes: left, ..Limits::default() })
    }
}

/// Why a question cannot be answered: a code for programs, `refused-…` in the texts, and the type of the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unclear {
    pub(super) code: &'static str,
}

const BAD_MESSAGE: Unclear = Unclear { code: "bad_message" };

/// Reads a client's message.
///
/// # Errors
/// If it is none of those that the protocol knows, or asks about a position or moves that cannot be.
pub(super) fn read(text: &str) -> Result<Incoming, Unclear> {
    match serde_json::from_str(text).map_err(|_| BAD_MESSAGE)? {
        Message::Ping => Ok(Incoming::Ping),
        Message::Stop { id } => Ok(Incoming::Stop(id)),
        Message::Position { ask, lines } => {
            let lines = lines.unwrap_or(1);
            if !(1..=MOST_LINES).contains(&lines) {
                return Err(BAD_MESSAGE);
            }
            ask.question(Kind::Position { lines }, A_PLACE)
        }
        Message::Game { ask } => ask.question(Kind::Game, A_MOVE),
        Message::Threat { ask } => ask.question(Kind::Threat, A_WORD),
        Message::Why { ask, usi } => {
            let m: Move = usi.parse().map_err(|_| BAD_MESSAGE)?;
            ask.question(Kind::Why(m), A_WORD)
        }
    }
}

impl Ask {
    fn question(self, kind: Kind, [usual, longest]: [Duration; 2]) -> Result<Incoming, Unclear> {
        if self.id.is_empty() || self.id.len() > LONGEST_ID || self.moves.len() > LONGEST_GAME {
            return Err(BAD_MESSAGE);
        }
        let effort = Effort {
            time: self.ms.map_or(usual, Duration::from_millis).clamp(Duration::from_millis(1), longest),
            nodes: self.nodes.map(|nodes| nodes.clamp(1, MOST_NODES)),
        };
        let game = game(&self.start, &self.moves)?;
        if let Kind::Why(m) = kind {
            game.position().judge(m).map_err(|reason| Unclear { code: reason.code() })?;
        }
        Ok(Incoming::Question(Box::new(Question { game, id: self.id, kind, effort })))
    }
}

fn game(start: &str, moves: &[String]) -> Result<Game, Unclear> {
    let start: Position = match start {
        "startpos" => Position::even(),
        sfen => sfen.parse().map_err(|_| Unclear { code: "bad_position" })?,
    };
    let mut game = Game::new(start);
    for usi in moves {
        let m: Move = usi.parse().map_err(|_| BAD_MESSAGE)?;
        game.play(m).map_err(|reason| Unclear { code: reason.code() })?;
    }
    Ok(game)
}

#[cfg(test)]
mod tests;
