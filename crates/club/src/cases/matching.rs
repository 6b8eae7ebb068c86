//! `matching`: the least that pairs of everybody can cost.

use super::Unanswerable;
use crate::pairing::matching::Costs;
use serde::Deserialize;
use serde_json::{Value, json};

/// What is given.
#[derive(Deserialize)]
pub(super) struct Case {
    players: u16,
    cost_upper_triangle: Vec<i64>,
}

pub(super) fn answer(case: &Case) -> Result<Value, Unanswerable> {
    let size = usize::from(case.players);
    let pairs = size * size.saturating_sub(1) / 2;
    if case.cost_upper_triangle.len() != pairs {
        return Err(Unanswerable(format!("`cost_upper_triangle` of {size} players has {pairs} numbers")));
    }
    if case.cost_upper_triangle.iter().any(|&cost| cost < 0) {
        return Err(Unanswerable("a cost is below nothing".to_owned()));
    }
    // Row after row, each one shorter.
    let at = |one: usize, other: usize| one * (2 * size - one - 1) / 2 + other - one - 1;
    let costs = Costs::new(size, |one, other| case.cost_upper_triangle[at(one, other)].into());
    let costs = costs.ok_or_else(|| Unanswerable(format!("{size} players leave one over")))?;
    let total: i128 = costs.cheapest().iter().map(|&[one, other]| costs.of(one, other)).sum();
    Ok(json!({ "least_total": total as i64 }))
}
