//! What holds in every game, tried in games of random moves.

use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};
use std::collections::HashSet;
use variants::{Game, NAMES, Position};

/// Plays random moves, fewer on large boards, and looks at every position on the way.
fn random_game(name: &str, choices: &[u16], mut look: impl FnMut(&Position)) {
    let game = Game::named(name).unwrap();
    let squares = usize::from(game.files()) * usize::from(game.ranks());
    let mut position = Position::start(&game);
    for choice in choices.iter().take(choices.len() * 100 / squares.max(100)) {
        look(&position);
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        assert!(position.play(moves[usize::from(*choice) % moves.len()]));
    }
}

fn config() -> Config {
    Config { cases: 12, rng_seed: RngSeed::Fixed(25), failure_persistence: None, ..Config::default() }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn text_holds_the_whole_position(choices in prop::collection::vec(any::<u16>(), 80)) {
        for name in NAMES {
            random_game(name, &choices, |position| {
                let again = Position::parse(position.game(), &position.to_string()).unwrap();
                assert_eq!(&again, position, "{name}");
                assert_eq!(again.to_string(), position.to_string());
            });
        }
    }

    /// Counting looks two moves ahead and back again.
    #[test]
    fn moves_are_taken_back_whole(choices in prop::collection::vec(any::<u16>(), 30)) {
        for name in NAMES {
            random_game(name, &choices, |position| {
                let mut same = position.clone();
                assert!(same.perft(1) <= position.legal_moves().len() as u64, "moves that come to the same are one");
                same.divide(1);
                assert_eq!(&same, position, "{name}");
            });
        }
    }

    /// Counting knows without a list what a list says: the positions that moves lead to, and the replies to each of them.
    #[test]
    fn lines_are_counted_as_they_would_be_listed(choices in prop::collection::vec(any::<u16>(), 60)) {
        for name in NAMES {
            random_game(name, &choices, |position| {
                let after = |m| {
                    let mut after = position.clone();
                    after.play(m);
                    after.key()
                };
                let mut counting = position.clone();
                let positions: HashSet<u64> = position.legal_moves().into_iter().map(after).collect();
                assert_eq!(counting.perft(1), positions.len() as u64, "{name} {position}");
                let listed: u64 = counting.divide(2).iter().map(|(_, replies)| replies).sum();
                assert_eq!(counting.perft(2), listed, "{name} {position}");
            });
        }
    }

    /// Where check binds, no move leaves the own only royal piece to be taken.
    #[test]
    fn nobody_moves_into_check(choices in prop::collection::vec(any::<u16>(), 60)) {
        for name in NAMES.iter().filter(|name| Game::named(name).unwrap().ending().check_binds) {
            random_game(name, &choices, |position| {
                for m in position.legal_moves() {
                    let mut after = position.clone();
                    after.play(m);
                    assert_eq!(after.winner(), None, "{name} {position} {}", position.move_text(m));
                }
            });
        }
    }

    /// The crate for standard shogi and the file for it know the same moves (VAR-14).
    #[test]
    fn standard_shogi_is_the_same_twice(choices in prop::collection::vec(any::<u16>(), 120)) {
        random_game("shogi", &choices, |position| {
            let judge: shogi::Position = position.to_string().parse().unwrap();
            let mut ours: Vec<String> = position.legal_moves().iter().map(|m| position.move_text(*m)).collect();
            let mut theirs: Vec<String> = judge.legal_moves().iter().map(ToString::to_string).collect();
            ours.sort();
            theirs.sort();
            assert_eq!(ours, theirs, "{position}");
        });
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "[a-zA-Z0-9+/ -]{0,60}", name in prop::sample::select(NAMES)) {
        let _ = Position::parse(&Game::named(name).unwrap(), &text);
    }
}
