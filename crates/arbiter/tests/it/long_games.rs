//! The rule of 500 moves with all its moves (END-18).

use arbiter::{Event, Game, Outcome, Ruleset, Terms};
use shogi::{Move, Position};
use std::collections::HashSet;
use std::time::Duration;

/// Plays quiet moves that never bring a situation back, up to this ply.
fn wander(game: &mut Game, plies: u32) {
    let mut seen: HashSet<u64> = HashSet::from([game.position().key()]);
    while game.next_ply() <= plies {
        let fresh = |m: &Move| {
            let mut after = game.position().clone();
            after.play_unchecked(*m);
            !after.in_check() && after.has_legal_move() && !seen.contains(&after.key())
        };
        let m = game.legal_moves().into_iter().find(fresh).expect("the board is large enough");
        game.handle(Event::played(game.turn(), game.next_ply(), m), Duration::ZERO).unwrap();
        seen.insert(game.position().key());
    }
}

// END-18.
#[test]
fn five_hundred_moves_are_enough() {
    let start: Position = "4k4/9/9/9/9/9/9/9/4K4 b GSgs 1".parse().unwrap();
    let mut game = Game::new(Terms { start, ruleset: Ruleset::OFFICIAL, ..Terms::even() });
    wander(&mut game, 499);
    assert_eq!(game.outcome(), None);
    wander(&mut game, 500);
    assert_eq!(game.outcome(), Some(Outcome::MoveLimit));
    assert!(game.replay().is_some(), "officially it is played again");
}
