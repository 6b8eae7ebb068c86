//! What a piece can say of its moves on its own face, around the letters.

use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use variants::{Kind, Mark};

/// Who goes further than this goes as far as the way is free, for the eye.
const MANY: u8 = 5;

/// The marks around a piece's letters: for each sort the squares `[right, forward]`, as the player sees them. `steps`; `runs`, which end
/// after a few steps; `lines`, which go on; `leaps`; `powers`, to where one leads. Nothing is said of squares further than two away.
pub(crate) fn marks(kind: &Kind) -> Value {
    let mut marks: BTreeMap<&str, BTreeSet<[i8; 2]>> = BTreeMap::new();
    for ray in &kind.rays {
        let name = match (ray.right.abs().max(ray.forward.abs()), ray.range) {
            (1, 1) => "steps",
            (1, 2..=MANY) => "runs",
            (1, _) => "lines",
            _ => "leaps",
        };
        marks.entry(name).or_default().insert([ray.right.clamp(-2, 2), ray.forward.clamp(-2, 2)]);
    }
    let near = (-2..=2).flat_map(|right| (-2..=2).map(move |forward| [right, forward]));
    let by_power = near.filter(|[right, forward]| {
        (*right, *forward) != (0, 0) && matches!(kind.mark(*right, *forward), Some(Mark::Power | Mark::Shot))
    });
    let powers: BTreeSet<_> = by_power.collect();
    if !powers.is_empty() {
        marks.insert("powers", powers);
    }
    // A way that goes on says all of the shorter ones.
    for (more, less) in [("lines", "runs"), ("lines", "steps"), ("runs", "steps")] {
        let said = marks.get(more).cloned().unwrap_or_default();
        if let Some(less) = marks.get_mut(less) {
            less.retain(|way| !said.contains(way));
        }
    }
    marks.retain(|_, ways| !ways.is_empty());
    json!(marks)
}
