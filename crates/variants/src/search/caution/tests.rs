use crate::content::EMPTY;
use crate::search::worth::Worth;
use crate::search::{Level, Limits, Thinker};
use crate::{Course, Game, Move, Position};
use std::sync::atomic::AtomicBool;

/// What the side to move can take without being taken in return, the dearest.
fn hangs(position: &Position, worth: &Worth) -> i32 {
    let for_nothing = |m: &Move| {
        let mut after = position.clone();
        after.play(*m);
        !after.legal_moves().iter().any(|answer| answer.to() == m.to())
    };
    let takes = |m: &Move| m.origin().is_some_and(|from| from != m.to()) && position.content(m.to()) != EMPTY;
    let taking = position.legal_moves().into_iter().filter(takes).filter(for_nothing);
    taking.map(|m| worth.exchange(position.content(m.to()))).max().unwrap_or(0)
}

/// Plays some games of a level against itself; how often in a thousand moves it lets a piece of a mean one's worth hang that it
/// need not.
fn careless(name: &str, level: u8, games: u64, plies: usize) -> usize {
    let game = Game::named(name).unwrap();
    let worth = Worth::of(&game);
    let (mut moves, mut slips) = (0, 0);
    for seed in 0..games {
        let mut thinker = Thinker::new(&game, 1);
        let mut course = Course::new(Position::start(&game));
        for _ in 0..plies {
            let limits = Limits { level: Level::new(level).unwrap(), seed, ..Limits::default() };
            let Some(thought) = thinker.think(&course, &limits, &AtomicBool::new(false)) else { break };
            let left = |m: Move| {
                let mut after = course.position().clone();
                after.play(m);
                if after.in_check() { 0 } else { hangs(&after, &worth) }
            };
            let slips_here = left(thought.best) >= 320 && course.legal_moves().into_iter().any(|m| left(m) == 0);
            slips += usize::from(slips_here);
            moves += 1;
            course.play(thought.best);
        }
    }
    slips * 1_000 / moves
}

/// Whoever looks before they move does not put a piece where it is lost: of a thousand moves of quiet beginnings not
/// more than the level's blindness allows. Without the second look it was twice as many and more.
#[test]
fn pieces_are_seldom_left_to_be_taken() {
    for (name, level, most) in [("shogi", 1, 60), ("shogi", 3, 30), ("shogi", 4, 20), ("sho", 4, 10), ("chu", 3, 15)] {
        let slips = careless(name, level, 6, 24);
        assert!(slips <= most, "{name} level {level}: {slips} of 1000 moves");
    }
}
