//! Why something may not happen at an event: a code, and the values for its text.

use super::config::{LONGEST_TEXT, MOST_PEOPLE, MOST_ROUNDS};
use super::event::Stage;
use crate::person::PersonId;
use crate::time::{Date, Hour};
use std::fmt;

/// Why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Not at this stage.
    Stage(Stage),
    /// A setting that cannot be, or cannot change any more: its name.
    Setting(&'static str),
    /// A setting that has more than a line, or more characters than there is room for: its name.
    Line(&'static str),
    /// Nobody of this id has entered.
    Unknown(PersonId),
    /// They have entered already.
    Twice(PersonId),
    /// More people than there may be.
    Full,
    /// They have withdrawn.
    Withdrawn(PersonId),
    /// Somebody of a fixed pair will not be there.
    Absent(PersonId),
    /// They have not withdrawn.
    NotWithdrawn(PersonId),
    /// Nobody comes late to an event of this form.
    NobodyLate,
    /// There is no such round, or it is over.
    Round(usize),
    /// There is no such board in that round.
    Board {
        /// Which round.
        round: usize,
        /// Which board.
        board: usize,
    },
    /// A pair needs two people.
    Oneself(PersonId),
    /// One of them has a fixed pair already.
    FixedTwice(PersonId),
    /// The two may not meet: forbidden, or they have met.
    MayNotMeet([PersonId; 2]),
    /// A round is not over yet.
    RoundOpen(usize),
    /// All planned rounds have been played.
    AllPlayed(usize),
    /// No round is proposed.
    NothingProposed,
    /// Fewer than two people could play.
    TooFew(usize),
    /// No pairing is left that keeps all that must be kept.
    NoPairing,
    /// Odds that there are not, or that those two cannot play at.
    Odds(String),
    /// The board has another result; whoever corrects it must say so.
    HasResult {
        /// Which round.
        round: usize,
        /// Which board.
        board: usize,
        /// What was said.
        was: &'static str,
    },
    /// There is no result to correct.
    NoResult {
        /// Which round.
        round: usize,
        /// Which board.
        board: usize,
    },
    /// Draws are replayed here, or are not.
    Draws,
    /// A board has no result, or is disputed.
    BoardOpen {
        /// Which round.
        round: usize,
        /// Which board.
        board: usize,
    },
    /// Something later rests on it: the next round of a knock-out, or a later step.
    Depends(usize),
    /// There is no such step, or it has been taken back.
    Step(usize),
    /// A reason is wanted.
    Reason,
    /// Hours are settled in a round robin by appointment only.
    NoAppointments,
    /// Only a knock-out of two or more has a bracket.
    NoBracket,
    /// The hour has passed, or comes after the last day.
    Hour(Hour),
    /// The last day is not over yet; nothing lapses where there is none.
    NotOver(Option<Date>),
}

impl Refusal {
    /// Its name for programs; the text is `club-refused-` and this.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::Stage(_) => "stage",
            Refusal::Setting(_) => "setting",
            Refusal::Line(_) => "line",
            Refusal::Unknown(_) => "unknown",
            Refusal::Twice(_) => "twice",
            Refusal::Full => "full",
            Refusal::Withdrawn(_) => "withdrawn",
            Refusal::Absent(_) => "absent",
            Refusal::NotWithdrawn(_) => "not-withdrawn",
            Refusal::NobodyLate => "nobody-late",
            Refusal::Round(_) => "round",
            Refusal::Board { .. } => "board",
            Refusal::Oneself(_) => "oneself",
            Refusal::FixedTwice(_) => "fixed-twice",
            Refusal::MayNotMeet(_) => "may-not-meet",
            Refusal::RoundOpen(_) => "round-open",
            Refusal::AllPlayed(_) => "all-played",
            Refusal::NothingProposed => "nothing-proposed",
            Refusal::TooFew(_) => "too-few",
            Refusal::NoPairing => "no-pairing",
            Refusal::Odds(_) => "odds",
            Refusal::HasResult { .. } => "has-result",
            Refusal::NoResult { .. } => "no-result",
            Refusal::Draws => "draws",
            Refusal::BoardOpen { .. } => "board-open",
            Refusal::Depends(_) => "depends",
            Refusal::Step(_) => "step",
            Refusal::Reason => "reason",
            Refusal::NoAppointments => "no-appointments",
            Refusal::NoBracket => "no-bracket",
            Refusal::Hour(_) => "hour",
            Refusal::NotOver(_) => "not-over",
        }
    }

    /// The values for its text, by name.
    pub fn values(&self) -> Vec<(&'static str, String)> {
        let at = |round: &usize, board: &usize| vec![("round", round.to_string()), ("board", board.to_string())];
        match self {
            Refusal::Stage(stage) => vec![("stage", stage.code().to_owned())],
            Refusal::Line(name) => vec![("name", (*name).to_owned()), ("longest", LONGEST_TEXT.to_string())],
            Refusal::Setting("rounds") => vec![("name", "rounds".to_owned()), ("most", MOST_ROUNDS.to_string())],
            Refusal::Full => vec![("most", MOST_PEOPLE.to_string())],
            Refusal::Setting(name) => vec![("name", (*name).to_owned())],
            Refusal::Unknown(person)
            | Refusal::Twice(person)
            | Refusal::Withdrawn(person)
            | Refusal::Absent(person)
            | Refusal::NotWithdrawn(person)
            | Refusal::Oneself(person)
            | Refusal::FixedTwice(person) => vec![("person", person.to_string())],
            Refusal::MayNotMeet([one, other]) => vec![("one", one.to_string()), ("other", other.to_string())],
            Refusal::Round(round) | Refusal::RoundOpen(round) => vec![("round", round.to_string())],
            Refusal::AllPlayed(number) | Refusal::TooFew(number) => vec![("number", number.to_string())],
            Refusal::Depends(step) | Refusal::Step(step) => vec![("step", step.to_string())],
            Refusal::Board { round, board }
            | Refusal::NoResult { round, board }
            | Refusal::BoardOpen { round, board } => at(round, board),
            Refusal::HasResult { round, board, was } => {
                let mut values = at(round, board);
                values.push(("was", (*was).to_owned()));
                values
            }
            Refusal::Odds(odds) => vec![("odds", odds.clone())],
            Refusal::Hour(hour) => vec![("hour", hour.to_string())],
            Refusal::NotOver(day) => vec![("day", day.map_or_else(|| "none".to_owned(), |day| day.to_string()))],
            Refusal::NobodyLate
            | Refusal::NothingProposed
            | Refusal::NoPairing
            | Refusal::Draws
            | Refusal::NoAppointments
            | Refusal::NoBracket
            | Refusal::Reason => Vec::new(),
        }
    }
}

impl fmt::Display for Refusal {
    /// For programmers: the code and the values.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        self.values().iter().try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}

impl std::error::Error for Refusal {}
