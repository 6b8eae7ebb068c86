use super::*;
use crate::testing::{after, random_game};

#[test]
fn checks_are_told_without_making_the_move() {
    for position in (0..10).flat_map(random_game) {
        let checks = Checks::new(&position);
        for m in position.legal_moves() {
            assert_eq!(checks.given_by(&position, m), after(&position, m).in_check(), "{position}: {m}");
        }
    }
}
