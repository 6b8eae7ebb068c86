use super::*;
use crate::testing::{random_game, turned_round};

#[test]
fn the_running_balance_is_the_recomputed_one() {
    for seed in 0..20 {
        let mut board = Board::new(shogi::Position::even());
        for pair in random_game(seed).windows(2) {
            let played = pair[0].legal_moves().into_iter().find(|m| crate::testing::after(&pair[0], *m) == pair[1]);
            board = board.after(played.unwrap());
            assert_eq!(board.balance(), Board::new(pair[1].clone()).balance(), "{}", pair[1]);
        }
    }
}

#[test]
fn both_sides_judge_alike() {
    for position in (0..20).flat_map(random_game) {
        let turned = turned_round(&position);
        assert_eq!(evaluate(&Board::new(position.clone())), evaluate(&Board::new(turned)), "{position}");
    }
}

#[test]
fn judges_positions_without_kings() {
    for sfen in ["9/9/9/9/9/9/9/9/9 b - 1", "7nk/9/7G1/9/9/9/9/9/9 b G 1", "9/9/9/9/9/9/9/9/4K4 w P 1"] {
        evaluate(&Board::new(sfen.parse().unwrap()));
    }
}

#[test]
fn more_is_better() {
    let value = |sfen: &str| evaluate(&Board::new(sfen.parse().unwrap()));
    let even = value("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
    assert_eq!(even, weights::TURN);
    assert!(value("lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1") > 500);
    assert!(value("lnsgkgsnl/1r5b1/pppp1pppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b P 1") > even + 100);
}
