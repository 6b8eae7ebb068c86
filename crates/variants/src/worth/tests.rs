use super::Worth;
use crate::{Game, NAMES, Position};
use std::sync::Arc;

#[test]
fn neither_side_begins_ahead() {
    for name in NAMES {
        let game = Game::named(name).unwrap();
        let mut start = Position::start(&game);
        start.weigh(&Arc::new(Worth::of(&game)));
        assert_eq!(start.balance(), 0, "{name}");
    }
}

#[test]
fn a_balance_kept_is_the_balance_weighed_anew() {
    for name in NAMES {
        let game = Game::named(name).unwrap();
        let worth = Arc::new(Worth::of(&game));
        let mut position = Position::start(&game);
        position.weigh(&worth);
        let mut state = 7_u64;
        for _ in 0..60 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let before = position.balance();
            let m = moves[(state >> 33) as usize % moves.len()];
            let undo = position.make(m);
            position.unmake(m, undo);
            assert_eq!(position.balance(), before, "{name}");
            position.make(m);
            let mut anew = position.clone();
            anew.weigh(&worth);
            assert_eq!(position.balance(), anew.balance(), "{name} {position}");
        }
    }
}

/// Pieces of a game from the weakest to the strongest.
#[track_caller]
fn check_order(name: &str, letters: &str) {
    let game = Game::named(name).unwrap();
    let worth = Worth::of(&game);
    let values: Vec<i32> = letters.split(' ').map(|id| worth.plain(game.kind_named(id).unwrap())).collect();
    assert!(values.is_sorted(), "{name} {letters}: {values:?}");
}

#[test]
fn who_does_more_is_worth_more() {
    check_order("shogi", "P L S G B R +B +R");
    check_order("tori", "S P C F +F");
    check_order("chu", "P I C G B R H D Q N");
    check_order("dobutsu", "P B +P");
}
