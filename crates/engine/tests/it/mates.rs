//! Mates of known length, `tests/data/mates.txt`.

use engine::{Engine, Game, Limits, Score, Stop};

#[test]
fn mates_are_found_in_their_length() {
    let mut engine = Engine::new(16);
    let mut missed = Vec::new();
    for line in include_str!("../data/mates.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (plies, sfen) = line.split_once(' ').unwrap();
        let plies: u16 = plies.parse().unwrap();
        let game = Game::new(sfen.parse().unwrap());
        engine.new_game();
        let limits = Limits { depth: Some(4 + 2 * plies), ..Limits::default() };
        let answer = engine.search(&game, &limits, &Stop::new(), &mut |_| ());
        if answer.score != Score::MateIn(plies) {
            missed.push(format!("{line}: {}", answer.score));
        }
    }
    assert!(missed.is_empty(), "{missed:#?}");
}
