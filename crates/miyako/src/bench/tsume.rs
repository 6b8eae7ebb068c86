//! Mates as they come about in games: how long the solver takes for the first one it finds, and for the shortest with proof.

use super::{Each, Measured};
use shogi::{Color, Position};
use std::time::{Duration, Instant};
use tsume::{Question, Solver};

/// Positions of games and the lengths of their mates, proven.
const IN_GAME: &str = include_str!("../../../tsume/data/in-game.tsv");

/// A small table, used again from problem to problem, as when there are thousands.
const MEMORY: usize = 64 << 20;

/// For each length the first mate, then the shortest.
pub(super) fn measure() -> Vec<Measured> {
    let problems: Vec<(Position, u16)> = IN_GAME.lines().filter_map(read).collect();
    let mut lengths: Vec<u16> = problems.iter().map(|(_, plies)| *plies).collect();
    lengths.sort_unstable();
    lengths.dedup();
    let of = |plies: u16| problems.iter().filter(move |problem| problem.1 == plies).map(|(position, _)| position);
    lengths
        .into_iter()
        .flat_map(|plies| {
            [
                row(format!("tsume {plies} plies, first mate"), of(plies), Question::any),
                row(format!("tsume {plies} plies, shortest"), of(plies), Question::shortest),
            ]
        })
        .collect()
}

fn read(line: &str) -> Option<(Position, u16)> {
    let (sfen, plies) = line.split_once('\t')?;
    Some((sfen.parse().ok()?, plies.parse().ok()?))
}

fn row<'a>(name: String, positions: impl Iterator<Item = &'a Position>, question: fn(Color) -> Question) -> Measured {
    let mut solver = Solver::new(MEMORY);
    let (mut count, mut times) = (0, Vec::new());
    for position in positions {
        let start = Instant::now();
        count += solver.solve(position, &question(position.turn()), &mut |_| true).nodes;
        times.push(start.elapsed());
    }
    times.sort_unstable();
    let elapsed: Duration = times.iter().sum();
    let each = times.get(times.len() / 2).map(|median| Each { median: *median, mean: elapsed / times.len() as u32 });
    Measured { name, count, unit: "nodes", elapsed, each }
}
