//! Writes what the engine says.

use crate::{Answer, Decision, Info, ProblemInfo, ScoreBound};
use shogi::Move;
use std::fmt::Write;
use std::time::Duration;
use tsume::Verdict;

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
    add_moves(&mut line, &info.moves);
    line
}

/// An `info` line about a mate problem.
pub(super) fn problem_info(info: &ProblemInfo) -> String {
    let ProblemInfo { progress, elapsed } = info;
    let nps = per_second(progress.nodes, *elapsed);
    let (nodes, memory, time) = (progress.nodes, progress.memory, elapsed.as_millis());
    let mut line = format!("info nodes {nodes} nps {nps} hashfull {memory} time {time}");
    if !progress.line.is_empty() {
        line.push_str(" pv");
        add_moves(&mut line, &progress.line);
    }
    line
}

/// The `checkmate` line.
pub(super) fn checkmate(verdict: &Verdict) -> String {
    let mut line = "checkmate".to_owned();
    match verdict {
        Verdict::Mate(mate) => add_moves(&mut line, &mate.line),
        Verdict::NoMate => line.push_str(" nomate"),
        Verdict::Unknown(_) => line.push_str(" timeout"),
    }
    line
}

fn add_moves(line: &mut String, moves: &[Move]) {
    for m in moves {
        // Writing to a string cannot fail.
        let _ = write!(line, " {m}");
    }
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
