//! What an engine is told of the clocks, as USI has it.

use crate::contest::limit::Limit;
use serde_json::Value;

/// Of each move so much is kept back for the way to the site, in milliseconds.
const MARGIN_MS: u64 = 1_000;
/// Who has no clock thinks so long about a move.
const WITHOUT_CLOCK_MS: u64 = 5_000;

/// What stands behind `go`: the engine's own limit, or the clocks as the site tells them.
pub(super) fn limit(own: Limit, clock: &Value) -> String {
    match own {
        Limit::Nodes(nodes) => return format!("nodes {nodes}"),
        Limit::Depth(depth) => return format!("depth {depth}"),
        Limit::Clock(_) => {}
    }
    if clock.is_null() {
        return format!("btime 0 wtime 0 byoyomi {WITHOUT_CLOCK_MS}");
    }
    let of = |color: &str, field: &str| clock[color][field].as_u64().unwrap_or(0);
    let main = |color: &str| of(color, "main_ms") + 60_000 * of(color, "considerations");
    let control = |color: &str, field: &str| clock["control"][color][field].as_u64().unwrap_or(0);
    let increments = ["black", "white"].map(|color| control(color, "increment_ms"));
    if increments != [0, 0] {
        let [black, white] = increments;
        return format!("btime {} wtime {} binc {black} winc {white}", main("black"), main("white"));
    }
    let running = clock["running"].as_str().unwrap_or("black");
    let period = control(running, "period_ms").saturating_sub(MARGIN_MS);
    format!("btime {} wtime {} byoyomi {period}", main("black"), main("white"))
}

#[cfg(test)]
mod tests;
