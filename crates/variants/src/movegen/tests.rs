use super::*;
use crate::{Course, Game};

/// In games of moves by chance, the drops that check are those of the legal ones after which the other side is in check.
#[track_caller]
fn check(name: &str) {
    let game = Game::named(name).unwrap();
    let mut random = 7_u64;
    let mut found = 0;
    for _ in 0..40 {
        let mut course = Course::new(Position::start(&game));
        while course.outcome().is_none() && course.moves().len() < 80 {
            let moves = course.legal_moves();
            if !course.position().in_check() {
                found += compare(course.position(), &moves);
            }
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            course.play_unchecked(moves[(random >> 33) as usize % moves.len()]);
        }
    }
    assert!(found > 100, "{name}: {found}");
}

#[track_caller]
fn compare(position: &Position, moves: &[Move]) -> usize {
    let checks = |m: &Move| {
        let Action::Drop { kind, .. } = m.0 else { return false };
        let kind = position.game.kind(kind);
        let mut after = position.clone();
        after.make(*m);
        kind.may_mate_by_drop && kind.per_file.is_none() && after.in_check()
    };
    let mut expected: Vec<Move> = moves.iter().copied().filter(checks).collect();
    let mut drops = Vec::new();
    position.each_checking_drop(&mut |m| drops.push(m));
    expected.sort_unstable();
    drops.sort_unstable();
    assert_eq!(drops, expected, "{position}");
    moves.iter().filter(|m| position.attacks_royal_by(**m)).for_each(|m| {
        let mut after = position.clone();
        after.make(*m);
        assert!(after.in_check(), "{position} {}", position.move_text(*m));
    });
    drops.iter().for_each(|m| assert!(position.attacks_royal_by(*m), "{position} {}", position.move_text(*m)));
    drops.len()
}

#[test]
fn moves_that_check_are_found() {
    for name in ["shogi", "minishogi", "kyoto", "tori"] {
        check(name);
    }
}
