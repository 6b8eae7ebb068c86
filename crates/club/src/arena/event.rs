//! What may happen in an arena, what follows, and why not.

use super::{Board, Points};
use crate::person::PersonId;
use crate::time::Hour;
use crate::tournament::{Entrant, Outcome};
use serde::{Deserialize, Serialize};

/// What somebody wants. Boards count from 1 through the whole arena.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// It begins.
    Begin {
        /// What it is called.
        title: String,
        /// What games are worth.
        points: Points,
        /// Until when pairs are made; until it is closed where this is missing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Hour>,
    },
    /// Somebody comes, or comes back.
    Arrive(Entrant),
    /// Somebody plays no further game for now; the one they are in they finish.
    Leave(PersonId),
    /// Whoever is free is paired; lots are drawn from the seed.
    Pair {
        /// Any number.
        seed: u64,
    },
    /// Somebody gives up half of their time.
    Halve {
        /// At which board.
        board: usize,
        /// Who.
        person: PersonId,
    },
    /// How a game ended.
    Result {
        /// Which board.
        board: usize,
        /// How.
        outcome: Outcome,
    },
    /// What was said of a game was wrong.
    Correct {
        /// Which board.
        board: usize,
        /// What is right.
        outcome: Outcome,
    },
    /// No further pairs; it is over with the last game.
    Close,
}

/// What follows. The state is the fold of these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// It has begun.
    Begun {
        /// What it is called.
        title: String,
        /// What games are worth.
        points: Points,
        /// Until when pairs are made.
        until: Option<Hour>,
    },
    /// Somebody is there.
    Arrived(Entrant),
    /// Somebody is away, or will be after their game.
    Left(PersonId),
    /// These begin to play; whoever was free and is not among them waits.
    Paired(Vec<Board>),
    /// Somebody has half of their time.
    Halved {
        /// At which board.
        board: usize,
        /// Who.
        person: PersonId,
    },
    /// A game ended so.
    Ended {
        /// Which board.
        board: usize,
        /// How.
        outcome: Outcome,
    },
    /// It is at another stage.
    Stage(Stage),
}

/// Where an arena stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// It has not begun.
    #[default]
    Planned,
    /// People come, are paired and play.
    Running,
    /// The last games are played.
    Closing,
    /// The table is final.
    Over,
}

impl Stage {
    /// The name of its text.
    pub const fn code(self) -> &'static str {
        match self {
            Stage::Planned => "planned",
            Stage::Running => "running",
            Stage::Closing => "closing",
            Stage::Over => "over",
        }
    }
}

/// Why something may not be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Not at this stage.
    Stage(Stage),
    /// A title of one line is wanted.
    Title,
    /// The hour until which pairs are made has passed.
    Past(Hour),
    /// More people than there may be.
    Full,
    /// They have not come, or do not sit there.
    Unknown(PersonId),
    /// Nobody can be paired: too few are free, or those who are have just met and others are about to be.
    NobodyFree,
    /// There is no such board.
    Board(usize),
    /// A drawn game stands here.
    Draw,
    /// The board has another result; whoever corrects it must say so.
    HasResult {
        /// Which board.
        board: usize,
        /// What was said.
        was: &'static str,
    },
    /// There is no result to correct.
    NoResult(usize),
    /// There is no such step, or it has been taken back.
    Step(usize),
    /// Something later rests on it.
    Depends(usize),
}

impl Refusal {
    /// Its name for programs; the text is `arena-refused-` and this.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::Stage(_) => "stage",
            Refusal::Title => "title",
            Refusal::Past(_) => "past",
            Refusal::Full => "full",
            Refusal::Unknown(_) => "unknown",
            Refusal::NobodyFree => "nobody-free",
            Refusal::Board(_) => "board",
            Refusal::Draw => "draw",
            Refusal::HasResult { .. } => "has-result",
            Refusal::NoResult(_) => "no-result",
            Refusal::Step(_) => "step",
            Refusal::Depends(_) => "depends",
        }
    }

    /// The values for its text, by name.
    pub fn values(&self) -> Vec<(&'static str, String)> {
        match self {
            Refusal::Stage(stage) => vec![("stage", stage.code().to_owned())],
            Refusal::Past(hour) => vec![("hour", hour.to_string())],
            Refusal::Unknown(person) => vec![("person", person.to_string())],
            Refusal::Board(board) | Refusal::NoResult(board) => vec![("board", board.to_string())],
            Refusal::HasResult { board, was } => vec![("board", board.to_string()), ("was", (*was).to_owned())],
            Refusal::Step(step) | Refusal::Depends(step) => vec![("step", step.to_string())],
            Refusal::Full => vec![("most", crate::tournament::MOST_PEOPLE.to_string())],
            Refusal::Title | Refusal::NobodyFree | Refusal::Draw => Vec::new(),
        }
    }
}
