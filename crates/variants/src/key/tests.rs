use crate::{Game, NAMES, Position};
use std::collections::HashMap;

/// The key computed from nothing but the text.
fn anew(position: &Position) -> u64 {
    Position::parse(position.game(), &position.to_string()).unwrap().key()
}

/// Wanders about in a game and looks at every position and at those one move on.
fn wander(name: &str, mut look: impl FnMut(&mut Position)) {
    let game = Game::named(name).unwrap();
    let squares = usize::from(game.files()) * usize::from(game.ranks());
    let mut position = Position::start(&game);
    let mut state = 25_u64;
    for _ in 0..6_000 / squares.clamp(100, 1_500) {
        look(&mut position);
        let moves = position.legal_moves();
        if moves.is_empty() {
            return;
        }
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let m = moves[(state >> 33) as usize % moves.len()];
        position.make(m);
    }
}

#[test]
fn a_key_kept_is_the_key_computed_anew() {
    for name in NAMES {
        wander(name, |position| {
            let before = position.key();
            assert_eq!(before, anew(position), "{name} {position}");
            for m in position.legal_moves().into_iter().step_by(7) {
                let undo = position.make(m);
                assert_eq!(position.key(), anew(position), "{name} {position}");
                position.unmake(m, undo);
                assert_eq!(position.key(), before, "{name} {position}");
            }
        });
    }
}

/// Other positions have other keys: the text without the number of the move tells them apart.
#[test]
fn keys_tell_positions_apart() {
    for name in NAMES {
        let mut met = HashMap::new();
        wander(name, |position| {
            for m in position.legal_moves() {
                let undo = position.make(m);
                let text = position.to_string();
                let board = text.rsplit_once(' ').unwrap().0.to_owned();
                let known = met.entry(position.key()).or_insert_with(|| board.clone());
                assert_eq!(*known, board, "{name}");
                position.unmake(m, undo);
            }
        });
    }
}

/// One piece held, two pieces held, and by whom.
#[test]
fn hands_and_turn_count() {
    let game = Game::named("minishogi").unwrap();
    let key = |hands_and_turn: &str| Position::parse(&game, &format!("4k/5/5/5/K4 {hands_and_turn}")).unwrap().key();
    let keys = ["b -", "w -", "b P", "b 2P", "b Pp", "b p", "b S", "w S"].map(key);
    for (i, one) in keys.iter().enumerate() {
        assert!(!keys[..i].contains(one), "{i}");
    }
}
