//! `fesa-promotion`: the grade after an event.

use super::Unanswerable;
use crate::rating::fesa::{Counts, Graded, Table};
use serde::Deserialize;
use serde_json::{Value, json};

/// What is given.
#[derive(Deserialize)]
pub(super) struct Case {
    grade: Option<String>,
    before: i32,
    after: i32,
    games_before: u16,
    games: u16,
    #[serde(default)]
    above_lower: u32,
    #[serde(default)]
    above_middle: u32,
    #[serde(default)]
    touched_middle: bool,
}

pub(super) fn answer(case: &Case) -> Result<Value, Unanswerable> {
    let table = Table::current();
    let grade = |name: &String| table.grade(name).ok_or_else(|| Unanswerable(format!("`{name}` is no grade")));
    let counts =
        Counts { above_lower: case.above_lower, above_middle: case.above_middle, touched_middle: case.touched_middle };
    let before = Graded { grade: case.grade.as_ref().map(grade).transpose()?, counts };
    let after = table.promote(before, case.games_before.into(), case.games.into(), [case.before, case.after]);
    Ok(json!({ "grade_after": after.grade.map(|grade| table.name(grade)) }))
}
