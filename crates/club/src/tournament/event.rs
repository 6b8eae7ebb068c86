//! What may happen at an event, and what follows from it.

use super::config::{Config, Entrant};
use super::round::{Away, Outcome, Round};
use crate::person::PersonId;
use crate::time::Hour;
use serde::{Deserialize, Serialize};

/// What somebody wants. Rounds and boards count from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// Settles how it is played.
    Configure(Config),
    /// People may enter.
    Open,
    /// Somebody enters before the first round.
    Enter(Entrant),
    /// Whoever comes is ticked off; who is not will not be paired.
    BeginCheckIn,
    /// Somebody is there.
    CheckIn(PersonId),
    /// Nobody enters as of right any more: the first round can be paired.
    CloseEntries,
    /// Somebody comes after the first round was confirmed, or after entries closed.
    LateEntry(Entrant),
    /// Somebody says that they will miss a round.
    Absent {
        /// Who.
        person: PersonId,
        /// Which round.
        round: usize,
    },
    /// Somebody plays no further round.
    Withdraw(PersonId),
    /// Somebody who withdrew plays again from the next round on.
    Return(PersonId),
    /// These two shall meet in the next round; the first has the first colour.
    Fix([PersonId; 2]),
    /// These two shall never meet (of one family, say).
    Forbid([PersonId; 2]),
    /// Proposes a round; lots are drawn from the seed.
    Propose {
        /// Any number.
        seed: u64,
    },
    /// Other odds for a board of the proposed round: a code such as `furigoma`, `josen`, `rook`.
    SetOdds {
        /// Which board.
        board: usize,
        /// What is played at.
        odds: String,
        /// Who gives the odds (plays second in a game with lots or `josen`).
        giver: PersonId,
    },
    /// The proposed round is to be played.
    Confirm,
    /// How a game ended.
    Result(Report),
    /// Somebody can play a board at an hour; it is agreed on when both say the same.
    OfferHour {
        /// Which round.
        round: usize,
        /// Which board.
        board: usize,
        /// Who.
        person: PersonId,
        /// When.
        hour: Hour,
    },
    /// Somebody cannot play a board at the hour that they said, agreed on or not.
    TakeBackHour {
        /// Which round.
        round: usize,
        /// Which board.
        board: usize,
        /// Who.
        person: PersonId,
    },
    /// The last day of games by appointment is over: those that nobody has played lapse.
    Expire,
    /// Somebody disagrees with what is said of a board.
    Dispute {
        /// Which round.
        round: usize,
        /// Which board.
        board: usize,
    },
    /// The arbiter decides a board, disputed or not.
    Rule {
        /// The decision.
        report: Report,
        /// Why.
        reason: String,
    },
    /// Points given or taken, in halves.
    Adjust {
        /// Who.
        person: PersonId,
        /// Below nothing they are taken.
        halves: i32,
        /// Why.
        reason: String,
    },
    /// All results of the round are there.
    CloseRound,
    /// No further round.
    Finish,
    /// The federation has it; nothing changes any more.
    File,
    /// It does not take place.
    Cancel,
}

/// What is said of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// Which round.
    pub round: usize,
    /// Which board.
    pub board: usize,
    /// How it ended.
    pub outcome: Outcome,
    /// Whether it takes the place of what was said before.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub corrects: bool,
}

/// What follows. The state is the fold of these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// How it is played.
    Configured(Config),
    /// It is at another stage.
    Stage(Stage),
    /// Somebody is in the list; the rounds before this one they have missed.
    Entered {
        /// Who.
        entrant: Entrant,
        /// Their first round.
        first_round: usize,
    },
    /// Somebody is there.
    CheckedIn(PersonId),
    /// Somebody will miss a round.
    Absence {
        /// Who.
        person: PersonId,
        /// Which.
        round: usize,
    },
    /// Somebody plays no further round.
    Withdrawn(PersonId),
    /// Somebody plays again.
    Returned(PersonId),
    /// These two shall meet in the next round.
    Fixed([PersonId; 2]),
    /// These two shall never meet.
    Forbidden([PersonId; 2]),
    /// A round is proposed, in place of any that was.
    Proposed(Round),
    /// What the proposal rested on has changed.
    ProposalDropped,
    /// A board of the proposed round is played at this.
    OddsSet {
        /// Which board, from 1.
        board: usize,
        /// At what, and in which order the two now stand.
        odds: String,
        /// Who has the first colour, then the other.
        people: [PersonId; 2],
    },
    /// The proposed round is the next one.
    Confirmed,
    /// A game is to be played: the first of a board, or a replay after a draw with colours changed.
    GameWanted {
        /// Which round.
        round: usize,
        /// Which board.
        board: usize,
        /// Which game of the board, from 1.
        game: usize,
        /// Who has the first colour, then the other.
        people: [PersonId; 2],
        /// At what.
        odds: String,
    },
    /// A game of a board ended.
    Ended {
        /// Which round.
        round: usize,
        /// Which board.
        board: usize,
        /// How.
        outcome: Outcome,
    },
    /// The last game of a board ended otherwise than was said.
    Corrected {
        /// Which round.
        round: usize,
        /// Which board.
        board: usize,
        /// What was said.
        was: Outcome,
        /// What is.
        outcome: Outcome,
    },
    /// A board is disputed, or no longer.
    Disputed {
        /// Which round.
        round: usize,
        /// Which board.
        board: usize,
        /// Whether it is.
        open: bool,
    },
    /// Somebody can play a board at an hour.
    HourOffered {
        /// Which round.
        round: usize,
        /// Which board.
        board: usize,
        /// Who.
        person: PersonId,
        /// When.
        hour: Hour,
    },
    /// A board is played at an hour.
    HourAgreed {
        /// Which round.
        round: usize,
        /// Which board.
        board: usize,
        /// When.
        hour: Hour,
    },
    /// Somebody cannot play a board at the hour that they said.
    HourTakenBack {
        /// Which round.
        round: usize,
        /// Which board.
        board: usize,
        /// Who.
        person: PersonId,
    },
    /// Points given or taken.
    Adjusted(Adjustment),
    /// A round is over.
    RoundClosed {
        /// Which.
        round: usize,
    },
    /// The table has changed.
    StandingsChanged,
    /// The games can be rated.
    RatingBatchDue,
}

/// Where an event stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Being planned.
    #[default]
    Draft,
    /// People enter.
    Open,
    /// Who is there is ticked off.
    CheckingIn,
    /// Rounds are paired and played.
    Running,
    /// The table is final.
    Finished,
    /// The federation has it.
    Filed,
    /// It did not take place.
    Cancelled,
}

impl Stage {
    /// Its name in files, and that of its text.
    pub const fn code(self) -> &'static str {
        match self {
            Stage::Draft => "draft",
            Stage::Open => "open",
            Stage::CheckingIn => "checking-in",
            Stage::Running => "running",
            Stage::Finished => "finished",
            Stage::Filed => "filed",
            Stage::Cancelled => "cancelled",
        }
    }
}

/// Points given or taken by the arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Adjustment {
    /// Who.
    pub person: PersonId,
    /// In halves of a point.
    pub halves: i32,
    /// Why.
    pub reason: String,
}

/// Why somebody misses a round, for an [`Away`] of no points.
pub(super) fn missed(why: super::round::Why) -> Away {
    Away { why, halves: 0 }
}
