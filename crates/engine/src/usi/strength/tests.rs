use super::*;

#[track_caller]
fn check(opponent: &str, handicap: Handicap, turn: Color, expected: &str) {
    let mut game = Game::new(handicap.position());
    if game.position().turn() != turn {
        let m = game.position().legal_moves()[0];
        game.play(m).unwrap();
    }
    let strength = Strength { opponent: Some(opponent.parse().unwrap()), ..Strength::FULL };
    let mut engine = Engine::new(1);
    strength.apply(&mut engine, &game);
    assert_eq!(engine.level().name(), expected, "{opponent} {} {turn:?}", handicap.code());
}

#[test]
fn the_game_is_made_even() {
    check("5k", Handicap::Even, Color::Black, "5k");
    check("5k", Handicap::Even, Color::White, "5k");
    // The engine gives the handicap, or takes it.
    check("5k", Handicap::TwoPiece, Color::White, "3d");
    check("3d", Handicap::TwoPiece, Color::Black, "5k");
    check("15k", Handicap::Lance, Color::White, "14k");
    // Nobody is stronger than the strongest or weaker than the weakest.
    check("5d", Handicap::TenPiece, Color::White, "9d");
    check("10k", Handicap::TenPiece, Color::Black, "15k");
}

#[test]
fn without_an_opponent_the_own_level_counts() {
    let mut engine = Engine::new(1);
    let level = "3k".parse().unwrap();
    Strength { level, ..Strength::FULL }.apply(&mut engine, &Game::new(shogi::Position::even()));
    assert_eq!(engine.level(), level);
}

/// The first moves of a game against itself.
fn opening(strength: Strength) -> Vec<shogi::Move> {
    let mut engine = Engine::new(1);
    strength.begin_game(&mut engine);
    let mut game = Game::new(shogi::Position::even());
    for _ in 0..10 {
        strength.apply(&mut engine, &game);
        let answer = engine.search(&game, &crate::Limits::default(), &crate::Stop::new(), &mut |_| ());
        game.play(answer.decision.played().unwrap()).unwrap();
    }
    game.moves().to_vec()
}

#[test]
fn a_seed_makes_a_game() {
    let with = |seed| opening(Strength { level: "8k".parse().unwrap(), seed: Some(seed), ..Strength::FULL });
    assert_eq!(with(7), with(7));
    assert!((8..12).any(|seed| with(seed) != with(7)));
}
