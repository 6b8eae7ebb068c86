use super::*;
use crate::search::history::Step;
use crate::testing::random_game;

fn places(position: &Position) -> Places {
    Places::of(position, &Context::new(position, 9, [Step::NONE; 3]))
}

#[test]
fn what_is_learnt_is_given_back_within_bounds() {
    let mut corrections = Corrections::new();
    let here = places(&Position::even());
    assert_eq!(corrections.of(here), 0);
    for _ in 0..1_000 {
        corrections.learn(here, 10, 10_000);
    }
    assert!((150..=256).contains(&corrections.of(here)), "{}", corrections.of(here));
    for _ in 0..1_000 {
        corrections.learn(here, 10, -10_000);
    }
    assert!((-256..=-150).contains(&corrections.of(here)), "{}", corrections.of(here));
}

#[test]
fn every_position_has_its_places() {
    for position in (0..10).flat_map(random_game) {
        assert!(places(&position).0.iter().all(|place| *place < SIZE));
    }
}
