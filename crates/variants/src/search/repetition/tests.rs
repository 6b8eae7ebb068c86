use super::*;
use crate::Game;

/// `keys` are the game's positions up to the last one, `checks` those in check, as bits from the first on; the root is so many
/// plies before the last.
#[track_caller]
fn check(game: &str, keys: &[u64], checks: u32, ply: usize, expected: Option<i32>) {
    let game = Game::named(game).unwrap();
    let in_check = |at: usize| checks >> at & 1 != 0;
    let step = |(at, key): (usize, &u64)| Step::here(*key, in_check(at), 0);
    let path: Vec<Step> = keys.iter().enumerate().map(step).collect();
    let (here, path) = path.split_last().unwrap();
    let found = score(&game.ending(), path, here.key, here.in_check, ply);
    assert_eq!(found.map(i32::signum), expected, "{} {keys:?} {checks:b} {ply}", game.id());
}

#[test]
fn what_comes_back_counts_by_the_rules() {
    check("shogi", &[1, 2, 3, 4, 5], 0, 4, None);
    check("shogi", &[1, 2, 3, 4, 1], 0, 0, None);
    check("shogi", &[1, 2, 3, 4, 1], 0, 1, Some(0));
    // In mini shōgi who moved first loses, on whichever turn it happens.
    check("minishogi", &[1, 2, 3, 4, 1], 0, 4, Some(-1));
    check("minishogi", &[9, 1, 2, 3, 4, 1], 0, 4, Some(1));
    // In tori it may not come back for the third time.
    check("tori", &[1, 2, 3, 4, 1], 0, 4, Some(1));
    // Positions of the game before the root count when there are enough of them.
    check("minishogi", &[1, 2, 3, 4, 1], 0, 3, None);
    check("tori", &[1, 2, 3, 4, 1, 2, 3, 4, 1], 0, 1, Some(1));
    check("minishogi", &[1, 2, 3, 4, 1, 2, 3, 4, 1], 0, 1, None);
    check("minishogi", &[1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1], 0, 1, Some(-1));
}

#[test]
fn who_only_checks_has_lost() {
    check("shogi", &[1, 2, 3, 4, 1], 0b10101, 4, Some(1));
    check("shogi", &[1, 2, 3, 4, 1], 0b01010, 4, Some(-1));
    check("shogi", &[1, 2, 3, 4, 1], 0b11111, 4, Some(0));
    check("minishogi", &[1, 2, 3, 4, 1], 0b10101, 4, Some(1));
    check("dobutsu", &[1, 2, 3, 4, 1], 0b10101, 4, Some(0));
    // Who has checked in the game so far may still do otherwise, until the position is there for the fourth time.
    check("shogi", &[1, 2, 3, 4, 1], 0b10101, 1, None);
    check("shogi", &[1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1], 0b1_0101_0101_0101, 1, Some(1));
    check("shogi", &[1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1], 0b1_0101_0101_0001, 1, Some(0));
}
