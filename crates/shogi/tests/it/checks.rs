//! Which moves give check, told without making them.

use crate::support::{random_games, tricky_positions};
use shogi::{Checks, Position};

fn told_as_they_are(position: &Position) {
    let checks = Checks::new(position);
    for m in position.legal_moves() {
        let mut after = position.clone();
        after.play_unchecked(m);
        assert_eq!(checks.given_by(position, m), after.in_check(), "{position}: {m}");
    }
}

#[test]
fn checks_are_told_without_making_the_move() {
    random_games(54, 10, 120, told_as_they_are);
    tricky_positions().for_each(|position| told_as_they_are(&position));
}
