//! What may happen in a competition of teams, what follows, and why not.

use super::Round;
use crate::person::PersonId;
use crate::tournament::Outcome;
use serde::{Deserialize, Serialize};

/// How it is played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// What it is called.
    pub title: String,
    /// How many boards a match has.
    pub boards: u16,
    /// How many rounds are planned.
    pub rounds: u16,
    /// Who meets whom.
    pub form: Form,
}

/// Who meets whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// Equal points meet, nobody twice.
    #[default]
    Swiss,
    /// Everybody meets everybody.
    RoundRobin,
}

/// A team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Team {
    /// What it is called.
    pub title: String,
    /// Who plays for it, the first board first; those beyond the last board are in reserve.
    pub people: Vec<PersonId>,
}

/// What somebody wants. Rounds count from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// Teams may enter.
    Begin(Config),
    /// A team enters.
    Enter {
        /// What files call it.
        id: PersonId,
        /// Its people.
        team: Team,
    },
    /// No further team: the first round can be paired.
    CloseEntries,
    /// Who plays for a team in the next round, in the order of its list.
    LineUp {
        /// Which team.
        id: PersonId,
        /// One for each board.
        people: Vec<PersonId>,
    },
    /// The next round; lots are drawn from the seed.
    Pair {
        /// Any number.
        seed: u64,
    },
    /// How a board ended.
    Result {
        /// In which round.
        round: usize,
        /// One of its two.
        person: PersonId,
        /// For whoever had the first colour, and the other.
        outcome: Outcome,
    },
    /// What was said of a board was wrong.
    Correct {
        /// In which round.
        round: usize,
        /// One of its two.
        person: PersonId,
        /// What is right.
        outcome: Outcome,
    },
    /// All results of the round are there.
    CloseRound,
    /// No further round.
    Finish,
}

/// What follows. The state is the fold of these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    /// Teams may enter.
    Begun(Config),
    /// A team is in the list.
    Entered {
        /// What files call it.
        id: PersonId,
        /// Its people.
        team: Team,
    },
    /// These play in the next round.
    LinedUp {
        /// Which team.
        id: PersonId,
        /// One for each board.
        people: Vec<PersonId>,
    },
    /// A round is played.
    Paired(Round),
    /// A board ended so.
    Ended {
        /// In which round.
        round: usize,
        /// One of its two.
        person: PersonId,
        /// How.
        outcome: Outcome,
    },
    /// The round is over.
    RoundClosed,
    /// It is at another stage.
    Stage(Stage),
}

/// Where it stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Nothing is settled.
    #[default]
    Planned,
    /// Teams enter.
    Open,
    /// Rounds are played.
    Running,
    /// The table is final.
    Finished,
}

impl Stage {
    /// The name of its text.
    pub const fn code(self) -> &'static str {
        match self {
            Stage::Planned => "planned",
            Stage::Open => "open",
            Stage::Running => "running",
            Stage::Finished => "finished",
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
    /// So many boards at most, and at least one.
    Boards(u16),
    /// So many rounds at most, and at least one.
    Rounds(u16),
    /// A team has so many people at least, and so many at most; or there are too many teams.
    People(usize, usize),
    /// The team is there already, or somebody plays for one.
    Twice(PersonId),
    /// There is no such team, or they do not play for it, or in that round.
    Unknown(PersonId),
    /// Two teams are wanted.
    TooFew,
    /// One for each board is wanted, in the order of the team's list.
    Order(u16),
    /// The round is not over.
    RoundOpen(usize),
    /// All rounds have been played.
    AllPlayed(usize),
    /// No pairing is left in which nobody meets again.
    NoPairing,
    /// No round is being played.
    NothingPaired,
    /// These two have no result.
    BoardOpen([PersonId; 2]),
    /// A drawn game stands here.
    Draw,
    /// The board has another result; whoever corrects it must say so.
    HasResult(&'static str),
    /// There is no result to correct.
    NoResult(PersonId),
    /// There is no such step, or it has been taken back.
    Step(usize),
    /// Something later rests on it.
    Depends(usize),
}

impl Refusal {
    /// Its name for programs; the text is `teams-refused-` and this.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::Stage(_) => "stage",
            Refusal::Title => "title",
            Refusal::Boards(_) => "boards",
            Refusal::Rounds(_) => "rounds",
            Refusal::People(..) => "people",
            Refusal::Twice(_) => "twice",
            Refusal::Unknown(_) => "unknown",
            Refusal::TooFew => "too-few",
            Refusal::Order(_) => "order",
            Refusal::RoundOpen(_) => "round-open",
            Refusal::AllPlayed(_) => "all-played",
            Refusal::NoPairing => "no-pairing",
            Refusal::NothingPaired => "nothing-paired",
            Refusal::BoardOpen(_) => "board-open",
            Refusal::Draw => "draw",
            Refusal::HasResult(_) => "has-result",
            Refusal::NoResult(_) => "no-result",
            Refusal::Step(_) => "step",
            Refusal::Depends(_) => "depends",
        }
    }

    /// The value for its text.
    pub fn value(&self) -> String {
        match self {
            Refusal::Stage(stage) => stage.code().to_owned(),
            Refusal::Boards(most) | Refusal::Rounds(most) | Refusal::Order(most) => most.to_string(),
            Refusal::People(least, most) => format!("{least}–{most}"),
            Refusal::Twice(id) | Refusal::Unknown(id) | Refusal::NoResult(id) => id.to_string(),
            Refusal::RoundOpen(number)
            | Refusal::AllPlayed(number)
            | Refusal::Step(number)
            | Refusal::Depends(number) => number.to_string(),
            Refusal::BoardOpen([one, other]) => format!("{one}, {other}"),
            Refusal::HasResult(was) => (*was).to_owned(),
            Refusal::Title | Refusal::TooFew | Refusal::NoPairing | Refusal::NothingPaired | Refusal::Draw => {
                String::new()
            }
        }
    }
}
