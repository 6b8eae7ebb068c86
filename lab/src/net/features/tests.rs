use super::*;
use crate::testing::random_positions;
use engine::nnue::features::{COUNT, seen_by, stack_of};
use shogi::Position;

#[test]
fn the_engine_sees_the_same() {
    let shape = Shape::new(3, 256, 9).unwrap();
    assert_eq!(COUNT, PER_BUCKET);
    for position in random_positions(2_000, 3) {
        let features = Features::of(&position.to_setup(), &shape).unwrap();
        assert_eq!(features.stack(), stack_of(&position), "{position}");
        for (view, color) in [position.turn(), !position.turn()].into_iter().enumerate() {
            let (king, numbers) = seen_by(color, &position);
            let bucket = king.map_or(0, |king| usize::from(shape.bucket_of()[king]));
            let mut theirs: Vec<usize> = numbers.map(|number| bucket * COUNT + number).collect();
            let mut ours: Vec<usize> = features.seen_by(view).iter().map(|index| usize::from(*index)).collect();
            theirs.sort_unstable();
            ours.sort_unstable();
            assert_eq!(ours, theirs, "{position}, {color:?}");
        }
    }
}

#[test]
fn both_players_see_the_start_alike() {
    let features = Features::of(&Setup::even(), &Shape::new(3, 256, 9).unwrap()).unwrap();
    let [mut own, mut enemy] = [0, 1].map(|view| features.seen_by(view).to_vec());
    own.sort_unstable();
    enemy.sort_unstable();
    assert_eq!(own, enemy);
    assert_eq!(own.len(), 40);
    assert_eq!(features.stack(), 0);
}

#[test]
fn hands_that_no_set_fills_are_refused() {
    let mut setup = Position::even().to_setup();
    let shape = Shape::new(1, 256, 1).unwrap();
    setup.hands[0].set(HandPiece::Rook, 1);
    assert!(Features::of(&setup, &shape).is_none(), "41 pieces");
    setup.board = [None; Square::COUNT];
    setup.hands[0].set(HandPiece::Rook, 3);
    assert!(Features::of(&setup, &shape).is_none(), "three rooks in a hand");
}

#[test]
fn kinds_follow_each_other() {
    let kinds: Vec<usize> = (0..PER_BUCKET).map(kind_of).collect();
    assert!(kinds.is_sorted());
    assert_eq!(kinds[PER_BUCKET - 1], KINDS - 1);
    let held = |i: usize| kinds[HANDS + i] - kinds[HANDS];
    assert_eq!([held(17), held(18), held(35), held(36), held(38)], [0, 1, 5, 6, 7]);
}
