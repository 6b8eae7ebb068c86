//! Games of the computer against itself.

use crate::random::Random;
use crate::samples::pieces;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use variants::{Course, Game, Limits, Position, Thinker};

/// Longer games are drawn.
const MOST_PLIES: usize = 300;

/// Prints quiet positions with the score that the search gave them and how the game ended, both as Black sees it.
pub(crate) fn play(game: &Arc<Game>, games: u64, nodes: u64, threads: u64) {
    let next = AtomicU64::new(0);
    let output = Mutex::new(());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut thinker = Thinker::new(game, 4);
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= games {
                        break;
                    }
                    let text = one(game, &mut thinker, seed, nodes);
                    let _one_at_a_time = output.lock();
                    print!("{text}");
                }
            });
        }
    });
}

fn one(game: &Arc<Game>, thinker: &mut Thinker, seed: u64, nodes: u64) -> String {
    thinker.forget();
    let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5851_f42d_4c95_7f2d);
    let mut course = Course::new(Position::start(game));
    let opening = 2 + random.below(6);
    let mut seen: Vec<(String, i32)> = Vec::new();
    while course.outcome().is_none() && course.moves().len() < MOST_PLIES {
        let moves = course.legal_moves();
        if course.moves().len() < opening {
            course.play_unchecked(moves[random.below(moves.len())]);
            continue;
        }
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let position = course.position().clone();
        let thought = thinker.think(&course, &limits, &AtomicBool::new(false));
        let Some(thought) = thought else { break };
        course.play_unchecked(thought.best);
        let sign = if position.turn() == shogi::Color::Black { 1 } else { -1 };
        if thought.decided_in.is_none() && !position.in_check() && is_quiet(&position, course.position()) {
            seen.push((position.to_string(), sign * thought.score));
        }
    }
    let result = match course.outcome().and_then(|outcome| outcome.loser) {
        Some(shogi::Color::White) => 1.0,
        Some(shogi::Color::Black) => 0.0,
        None => 0.5,
    };
    seen.iter().map(|(sfen, score)| format!("{score} {result} {sfen}\n")).collect()
}

/// Whether nothing was captured between two positions.
fn is_quiet(before: &Position, after: &Position) -> bool {
    let theirs = |position| pieces(position).filter(|(color, _)| *color != before.turn()).count();
    theirs(before) == theirs(after)
}
