use super::*;
use crate::testing::{random_game, turned_round};

fn judge(position: &Position) -> Value {
    Evaluator::new(position).evaluate(0, position)
}

#[test]
fn a_line_is_judged_as_its_positions_are() {
    for seed in 0..20 {
        let game = random_game(seed);
        let mut evaluator = Evaluator::new(&game[0]);
        for (ply, pair) in game.windows(2).enumerate().take(MAX_PLY) {
            let played = pair[0].legal_moves().into_iter().find(|m| crate::testing::after(&pair[0], *m) == pair[1]);
            evaluator.note(ply, &pair[0], Some(played.unwrap()));
            assert_eq!(evaluator.evaluate(ply + 1, &pair[1]), judge(&pair[1]), "{}", pair[1]);
        }
    }
}

#[test]
fn both_sides_judge_alike() {
    for position in (0..20).flat_map(random_game) {
        let turned = turned_round(&position);
        assert_eq!(judge(&position), judge(&turned), "{position}");
    }
}

#[test]
fn judges_positions_without_kings() {
    for sfen in ["9/9/9/9/9/9/9/9/9 b - 1", "7nk/9/7G1/9/9/9/9/9/9 b G 1", "9/9/9/9/9/9/9/9/4K4 w P 1"] {
        judge(&sfen.parse().unwrap());
    }
}

#[test]
fn more_is_better() {
    let value = |sfen: &str| judge(&sfen.parse().unwrap());
    let even = value("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
    assert_eq!(even, weights::TURN);
    assert!(value("lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1") > 500);
    assert!(value("lnsgkgsnl/1r5b1/pppp1pppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b P 1") > even + 100);
}
