//! Questions and answers as lines of JSON, so that other programs can hold their own answers against ours.
//!
//! A case is one object with what is given; answers that stand in it are not looked at. The answer is one object whose
//! fields are named as in `crates/club/tests/cases/*.jsonl`.

mod arena;
mod fesa_elo;
mod fesa_promotion;
mod glicko2;
mod handicap;
mod knock_out;
mod ladder;
mod league;
mod matching;
mod round_robin;
mod swiss_dutch;
mod tie_breaks;

use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt;

/// What a case asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A rating after a period: `tau rating deviation volatility games elapsed` → `after`.
    Glicko2,
    /// The European federation's rating: `kind` says of what → `k gain`, `rating`, `effective_opponent` or `expect`.
    FesaElo,
    /// Its grades: `grade before after games_before games` and counts → `grade_after`.
    FesaPromotion,
    /// Careers of apprentices: `kind` says what → `promoted_after`, `log points`, `point cleared`.
    Ladder,
    /// Points and the free class: `kind` says what → `points`, `after`, `returns` …
    League,
    /// Odds: `kind` says whether by grades or ratings → `jsa updated_iemoto`, or two clubs' tables.
    Handicap,
    /// The cheapest pairs of everybody: `players cost_upper_triangle` → `least_total`.
    Matching,
    /// Everybody against everybody: `players` → `rounds byes games_with_first_colour`.
    RoundRobin,
    /// A bracket: `size` and perhaps `players` → `order` or `byes`, `first_round`.
    KnockOut,
    /// Points in an arena: `results halved_clock` → `points total`.
    Arena,
    /// A round of the FIDE's own Swiss: `rounds first_colour_of_top players` → `pairs bye`.
    SwissDutch,
    /// A tournament's games: `players` with `n mcmahon games` → `expect`, the tie-breaks of each.
    TieBreaks,
}

impl Kind {
    /// Every kind, in the order of the help.
    pub const ALL: [Kind; 12] = [
        Kind::Glicko2,
        Kind::FesaElo,
        Kind::FesaPromotion,
        Kind::Ladder,
        Kind::League,
        Kind::Handicap,
        Kind::Matching,
        Kind::RoundRobin,
        Kind::KnockOut,
        Kind::Arena,
        Kind::SwissDutch,
        Kind::TieBreaks,
    ];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Glicko2 => "glicko2",
            Kind::FesaElo => "fesa-elo",
            Kind::FesaPromotion => "fesa-promotion",
            Kind::Ladder => "ladder",
            Kind::League => "league",
            Kind::Handicap => "handicap",
            Kind::Matching => "matching",
            Kind::RoundRobin => "round-robin",
            Kind::KnockOut => "knock-out",
            Kind::Arena => "arena",
            Kind::SwissDutch => "swiss-dutch",
            Kind::TieBreaks => "tie-breaks",
        }
    }

    /// The kind of this name.
    pub fn from_name(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// Why a case has no answer: what it lacks, or what in it cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unanswerable(String);

impl fmt::Display for Unanswerable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unanswerable {}

/// No number of ratings, games or periods is larger.
const LARGEST: f64 = 1e6;

/// Whether numbers are such as there are in ratings; of others nothing would come.
fn sane(numbers: &[f64]) -> Result<(), Unanswerable> {
    match numbers.iter().find(|number| !number.is_finite() || number.abs() > LARGEST) {
        Some(number) => Err(Unanswerable(format!("expected numbers up to {LARGEST}, found {number:e}"))),
        None => Ok(()),
    }
}

/// The answer to a case.
///
/// # Errors
/// If it is no JSON of that kind's form; the text says what was expected.
///
/// ```
/// use club::cases::{Kind, answer};
/// let case = r#"{"tau":0.5,"rating":1500,"deviation":200,"volatility":0.06,"games":[],"elapsed":1}"#;
/// let answer = answer(Kind::Glicko2, case).unwrap();
/// assert_eq!(answer["after"]["rating"], 1500.0);
/// ```
pub fn answer(kind: Kind, case: &str) -> Result<Value, Unanswerable> {
    match kind {
        Kind::Glicko2 => read(case).and_then(glicko2::answer),
        Kind::FesaElo => read(case).and_then(|case| fesa_elo::answer(&case)),
        Kind::FesaPromotion => read(case).and_then(|case| fesa_promotion::answer(&case)),
        Kind::Ladder => read(case).and_then(|case| ladder::answer(&case)),
        Kind::League => read(case).and_then(|case| league::answer(&case)),
        Kind::Handicap => read(case).map(|case| handicap::answer(&case)),
        Kind::Matching => read(case).and_then(|case| matching::answer(&case)),
        Kind::RoundRobin => read(case).and_then(|case| round_robin::answer(&case)),
        Kind::KnockOut => read(case).and_then(|case| knock_out::answer(&case)),
        Kind::Arena => read(case).and_then(|case| arena::answer(&case)),
        Kind::SwissDutch => read(case).and_then(|case| swiss_dutch::answer(&case)),
        Kind::TieBreaks => read(case).and_then(|case| tie_breaks::answer(&case)),
    }
}

fn read<T: DeserializeOwned>(case: &str) -> Result<T, Unanswerable> {
    serde_json::from_str(case).map_err(|error| Unanswerable(error.to_string()))
}

/// Games of one player as `W` and `L` in a row.
fn results(text: &str) -> Result<Vec<bool>, Unanswerable> {
    let result = |letter| match letter {
        'W' => Ok(true),
        'L' => Ok(false),
        other => Err(Unanswerable(format!("`results` holds {other:?}; expected W or L"))),
    };
    text.chars().map(result).collect()
}
