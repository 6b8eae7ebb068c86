use super::*;
use std::sync::atomic::AtomicBool;
use variants::{Course, Level, Limits, Position};

fn answer(players: &Players, name: &str) -> Option<variants::Thought> {
    let game = Game::named(name).expect("a game");
    let limits = Limits { nodes: Some(500), level: Level::new(7).expect("a level"), ..Limits::default() };
    let course = Course::new(Position::start(&game));
    players.of_family(&game, |thinker| thinker.think(&course, &limits, &AtomicBool::new(false)))
}

/// Whoever has thought about other games meanwhile answers as somebody new does.
#[test]
fn a_question_has_one_answer() {
    let players = Players::default();
    for name in ["minishogi", "minishogi", "tori", "minishogi", "dobutsu", "tori"] {
        assert_eq!(answer(&players, name), answer(&Players::default(), name), "{name}");
    }
    assert_eq!(players.thinkers.0.lock().expect("nobody has failed").len(), 1);
}
