use super::*;
use crate::{Game, NAMES};

#[test]
fn neither_side_begins_ahead() {
    for name in NAMES {
        let game = Game::named(name).unwrap();
        let worth = Worth::of(&game);
        assert_eq!(Weighed::new(Position::start(&game), &worth).balance(), 0, "{name}");
    }
}

#[test]
fn a_balance_kept_is_the_balance_weighed_anew() {
    for name in NAMES {
        let game = Game::named(name).unwrap();
        let worth = Worth::of(&game);
        let mut position = Weighed::new(Position::start(&game), &worth);
        let mut state = 7_u64;
        for _ in 0..60 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let before = (position.balance(), position.sums.last().copied());
            let m = moves[(state >> 33) as usize % moves.len()];
            let undo = position.make(m);
            position.unmake(m, undo);
            assert_eq!((position.balance(), position.sums.last().copied()), before, "{name}");
            position.make(m);
            let anew = Weighed::new((*position).clone(), &worth);
            assert_eq!(
                (position.balance(), position.sums.last().copied()),
                (anew.balance(), anew.sums.last().copied()),
                "{name} {}",
                *position
            );
        }
    }
}
