//! `handicap`: odds by grades or by ratings.

use crate::rating::odds::{Tables, fractional_grade};
use arbiter::handicap::{Odds, Proposal, System};
use serde::Deserialize;
use serde_json::{Value, json};
use shogi::Handicap;

/// What is given.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(super) enum Case {
    ByGrades { difference: u8 },
    ByRatings { ratings: [f64; 2] },
}

pub(super) fn answer(case: &Case) -> Value {
    match case {
        Case::ByGrades { difference } => {
            let propose = |system: System| code(system.recommend(*difference));
            json!({ "jsa": propose(System::Federation), "updated_iemoto": propose(System::UpdatedIemoto) })
        }
        Case::ByRatings { ratings } => {
            let (grades, points) = (Tables::current().by_grades(*ratings), Tables::current().by_points(*ratings));
            json!({
                "fractional_grades": ratings.map(fractional_grade),
                "difference": grades.difference,
                "german_club_table": grades.odds,
                "french_annex_difference": (points.difference * 1000.0).round() / 1000.0,
                "french_annex": points.odds,
            })
        }
    }
}

/// An even game with lots is an even game here, and both lances are two.
fn code(proposal: Proposal) -> &'static str {
    match proposal {
        Proposal::Games(Odds::Lots) => "even",
        Proposal::Games(Odds::Pieces(Handicap::BothLances)) => "two-lance",
        Proposal::Games(Odds::Pieces(Handicap::RookBothLances)) => "rook-two-lance",
        proposal => proposal.code(),
    }
}
