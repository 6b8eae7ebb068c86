//! The computer's play, in every game.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use variants::{Course, Game, Level, Limits, NAMES, Position, Thinker};

/// The computer against itself, a few positions for each move.
#[test]
fn every_move_is_legal_and_every_line_can_be_played() {
    for name in NAMES {
        let game = Game::named(name).unwrap();
        let mut thinker = Thinker::new(&game, 1);
        let mut course = Course::new(Position::start(&game));
        let few = if game.files() > 12 { 6 } else { 30 };
        for ply in 0..few {
            let before = course.position().clone();
            let limits = Limits { nodes: Some(150), level: Level::new(6).unwrap(), seed: ply, ..Limits::default() };
            let Some(thought) = thinker.think(&course, &limits, &AtomicBool::new(false)) else { break };
            assert_eq!(thought.line.first(), Some(&thought.best), "{name}");
            let mut ahead = before.clone();
            for m in &thought.line {
                assert!(ahead.play(*m), "{name} {before} {}", before.move_text(thought.best));
            }
            assert!(course.play(thought.best), "{name} {before}");
        }
        assert!(course.moves().len() > 4 || course.outcome().is_some(), "{name}");
    }
}

/// The time is kept, but for what a busy machine takes away.
#[test]
fn time_ends_a_search() {
    for name in NAMES {
        let game = Game::named(name).unwrap();
        let limits = Limits { time: Some(Duration::from_millis(20)), ..Limits::default() };
        let mut thinker = Thinker::new(&game, 1);
        let began = Instant::now();
        assert!(thinker.think(&Course::new(Position::start(&game)), &limits, &AtomicBool::new(false)).is_some());
        assert!(began.elapsed() < Duration::from_secs(10), "{name}: {:?}", began.elapsed());
    }
}

#[test]
fn levels_have_numbers() {
    assert_eq!("10".parse(), Ok(Level::STRONGEST));
    assert_eq!(Level::all().count(), 10);
    assert!("0".parse::<Level>().is_err() && "11".parse::<Level>().is_err() && "10k".parse::<Level>().is_err());
    assert_eq!(Level::new(3).map(|level| level.to_string()), Some("3".to_owned()));
}
