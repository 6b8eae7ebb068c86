use super::*;
use crate::{Judgement, Line, Scope, Score};

/// The summary of a game of which Black's score is known before the first and after each move.
fn summary(moves: &str, scores: &[i32]) -> Summary {
    let record = kifu::read(format!("startpos moves {moves}").as_bytes()).unwrap().record;
    let mut analysis = Analysis::of(&record, Scope::MainLine);
    for (index, score) in scores.iter().enumerate() {
        let score = Score::Value(if index % 2 == 0 { *score } else { -score });
        analysis.note(index, Judgement { best: Line { score, moves: Vec::new() }, ..Judgement::default() });
    }
    Summary::of(&analysis)
}

#[test]
fn players_are_told_apart() {
    let summary = summary("7g7f 3c3d 2g2f 8c8d 6g6f", &[0, 0, 250, 250, 250, -700]);
    let [black, white] = summary.players;
    assert_eq!((black.moves, white.moves), (3, 2));
    assert_eq!((black.marked(Mark::Blunder), white.marked(Mark::Mistake)), (1, 1));
    assert_eq!((black.marked(Mark::Mistake), white.marked(Mark::Blunder)), (0, 0));
    // White loses a tenth once: half for that move.
    assert!((white.accuracy.unwrap() - 0.75).abs() < 0.01, "{white:?}");
    assert_eq!(summary.turning_points, [2, 5]);
}

#[test]
fn nothing_known_is_no_accuracy() {
    let summary = summary("7g7f", &[]);
    assert_eq!((summary.players[0].accuracy, summary.players[0].moves), (None, 0));
}
