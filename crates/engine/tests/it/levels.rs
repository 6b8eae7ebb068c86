//! The levels against each other, in games short enough for every test run. The example `strength` plays the long ones.

use engine::{Decision, Engine, Game, Level, Limits, Stop};
use shogi::{Color, Position};

fn engine(level: Level, seed: u64) -> Engine {
    let mut engine = Engine::new(1);
    engine.set_level(level);
    engine.set_seed(seed);
    engine
}

/// Plays a game and returns the winner.
fn play(mut players: [Engine; 2]) -> Option<Color> {
    let limits = Limits { nodes: Some(2_000), ..Limits::default() };
    let mut game = Game::new(Position::even());
    while game.moves().len() < 300 {
        let turn = game.position().turn();
        match players[turn.index()].search(&game, &limits, &Stop::new(), &mut |_| ()).decision {
            Decision::Play { m, .. } => game.play(m).expect("the engine plays legal moves"),
            Decision::DeclareWin => return Some(turn),
            Decision::Resign => return Some(!turn),
        }
    }
    None
}

#[test]
fn the_strongest_beats_the_weakest() {
    for seed in 0..2 {
        let (strong, weak) = (|| engine(Level::STRONGEST, seed), || engine(Level::WEAKEST, seed));
        assert_eq!(play([strong(), weak()]), Some(Color::Black));
        assert_eq!(play([weak(), strong()]), Some(Color::White));
    }
}

#[test]
fn a_seed_makes_a_game() {
    let opening = |seed| {
        let mut engine = engine("10k".parse().unwrap(), seed);
        let mut game = Game::new(Position::even());
        for _ in 0..6 {
            let answer = engine.search(&game, &Limits::default(), &Stop::new(), &mut |_| ());
            game.play(answer.decision.played().unwrap()).unwrap();
        }
        game.moves().to_vec()
    };
    assert_eq!(opening(1), opening(1));
    assert!((2..6).any(|seed| opening(seed) != opening(1)));
}

#[test]
fn every_level_answers_by_itself() {
    for level in Level::ALL.into_iter().filter(|level| *level != Level::STRONGEST) {
        let answer =
            engine(level, 1).search(&Game::new(Position::even()), &Limits::default(), &Stop::new(), &mut |_| ());
        assert!(answer.decision.played().is_some(), "{level}");
        assert!(answer.nodes < 200_000, "{level}: {} nodes", answer.nodes);
    }
}
