//! Writes what the engine says.

use crate::{Answer, Decision, Info, ScoreBound};
use std::fmt::Write;
use std::time::Duration;

/// An `info` line.
pub(super) fn info(info: &Info) -> String {
    let bound = match info.bound {
        ScoreBound::Exact => "",
        ScoreBound::AtLeast => " lowerbound",
        ScoreBound::AtMost => " upperbound",
    };
    let mut line = format!(
        "info depth {} seldepth {} multipv {} score {}{bound} nodes {} nps {} hashfull {} time {} pv",
        info.depth,
        info.farthest,
        info.rank,
        info.score,
        info.nodes,
        per_second(info.nodes, info.elapsed),
        info.fullness,
        info.elapsed.as_millis(),
    );
    for m in &info.moves {
        // Writing to a string cannot fail.
        let _ = write!(line, " {m}");
    }
    line
}

fn per_second(nodes: u64, elapsed: Duration) -> u128 {
    u128::from(nodes) * 1_000_000 / elapsed.as_micros().max(1)
}

/// The `bestmove` line.
pub(super) fn best_move(answer: &Answer) -> String {
    match answer.decision {
        Decision::Play { m, ponder: Some(ponder) } => format!("bestmove {m} ponder {ponder}"),
        Decision::Play { m, ponder: None } => format!("bestmove {m}"),
        Decision::DeclareWin => "bestmove win".to_owned(),
        Decision::Resign => "bestmove resign".to_owned(),
    }
}
