use super::*;
use crate::Game;
use std::sync::Arc;

#[track_caller]
fn worth(name: &str, sfen: &str) -> i32 {
    let game = Game::named(name).unwrap();
    let worth = Arc::new(Worth::of(&game));
    let mut position = Position::parse(&game, sfen).unwrap();
    position.weigh(&worth);
    evaluate(&position, &worth)
}

/// Who is far ahead brings his pieces to the king; who is not has other cares.
#[test]
fn hunters_come_near() {
    let game = Game::named("chu").unwrap();
    let near = Position::parse(&game, "k11/12/12/2N9/12/12/12/12/12/12/12/11K b - 1").unwrap();
    let far = Position::parse(&game, "k11/12/12/12/12/12/12/12/12/12/9N2/11K b - 1").unwrap();
    assert!(hunt(&near, Color::Black) > hunt(&far, Color::Black));
    let small = Game::named("shogi").unwrap();
    assert_eq!(hunt(&Position::start(&small), Color::Black), 0);
}

/// A Crown Prince is worth more than what it can do.
#[test]
fn a_spare_royal_counts() {
    let prince = worth("chu", "k11/12/12/12/12/12/12/12/12/12/12/+E10K b - 1");
    let elephant = worth("chu", "k11/12/12/12/12/12/12/12/12/12/12/E10K b - 1");
    assert!(prince > elephant + SPARE_ROYAL / 2, "{prince} {elephant}");
}
