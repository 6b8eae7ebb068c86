use super::*;
use crate::search::history::{Context, Step};
use crate::testing::random_game;
use shogi::Move;
use std::collections::BTreeSet;

fn hand_out(position: &Position, wanted: Wanted, hints: Hints, history: &History) -> Vec<Move> {
    let mut stack = MoveStack::new();
    let constraints = position.constraints();
    let context = Context::new(position, 0, [Step::NONE; 3]);
    let scene = Scene { position, constraints: &constraints, context };
    let mut checks = LazyChecks::default();
    let mut picker = Picker::new(&scene, wanted, hints, &stack);
    std::iter::from_fn(|| picker.next(&scene, &mut checks, &mut stack, history)).collect()
}

#[test]
fn every_move_once_whatever_the_hints() {
    let history = History::new();
    for position in (0..10).flat_map(random_game) {
        let plain = hand_out(&position, Wanted::All, Hints::default(), &history);
        let all: BTreeSet<Move> = plain.iter().copied().collect();
        assert_eq!(all.len(), plain.len(), "{position}");
        let pick = |n: usize| plain.get(n % plain.len().max(1)).copied();
        let hints = Hints { table_move: pick(7), killers: [pick(20), pick(31)], worth_sorting: 0, futile: None };
        let hinted = hand_out(&position, Wanted::All, hints, &history);
        assert_eq!(hinted.first().copied(), hints.table_move);
        assert_eq!(hinted.len(), plain.len(), "{position}");
        assert_eq!(hinted.into_iter().collect::<BTreeSet<Move>>(), all, "{position}");
    }
}

#[test]
fn hints_from_elsewhere_are_not_played() {
    let history = History::new();
    let position = Position::even();
    let stray = "P*5e".parse().ok();
    let hints = Hints { table_move: stray, killers: [stray; 2], worth_sorting: 0, futile: None };
    assert!(!hand_out(&position, Wanted::All, hints, &history).contains(&stray.unwrap()));
}

#[test]
fn good_captures_come_first_and_bad_ones_last() {
    let history = History::new();
    // The rook can take a loose silver or a guarded pawn.
    let position = "4k4/9/4s4/4p4/9/4R1s2/9/9/4K4 b - 1".parse().unwrap();
    let moves = hand_out(&position, Wanted::All, Hints::default(), &history);
    assert_eq!(moves.first().map(ToString::to_string).as_deref(), Some("5f3f"));
    assert_eq!(moves.last().map(ToString::to_string).as_deref(), Some("5f5d"));
    assert_eq!(hand_out(&position, Wanted::Captures { winning: 0 }, Hints::default(), &history).len(), 1);
}
