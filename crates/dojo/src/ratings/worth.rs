//! What points are as grades, and what odds are worth.

use crate::agreement::Agreement;
use arbiter::handicap::Odds;
use club::rating::fesa::Table;
use shogi::{Grade, Handicap};

/// The grade between whose bounds so many points lie.
pub fn grade_of(points: f64) -> Option<Grade> {
    let table = Table::current();
    table.name(table.grade_at(points)).parse().ok()
}

/// From how many points on a grade is one's, for every grade that has such a bound, the highest first.
pub fn bounds() -> Vec<(Grade, f64)> {
    let table = Table::current();
    let lower = |grade: Grade| Some((grade, table.rating_at(table.lower_rank(table.grade(&grade.to_string())?))));
    Grade::all().rev().filter_map(lower).collect()
}

/// Whether anybody can say what the odds of a game are worth, so that it can count.
pub(crate) fn can_count(agreement: &Agreement) -> bool {
    odds_code(agreement).is_none_or(|odds| Table::current().worth(odds).is_some())
}

/// What White gives, as the table of worths calls it.
pub(super) fn odds_code(agreement: &Agreement) -> Option<&'static str> {
    let josen = agreement.series.as_ref().is_some_and(|series| series.odds() == Odds::WeakerFirst);
    match agreement.handicap {
        Handicap::Even if josen => Some("sente"),
        Handicap::Even => None,
        handicap => Some(handicap.code()),
    }
}
