//! The search knows what repetition means (END-12, END-13).

use engine::{Engine, Game, Limits, Score, Stop};

fn search(sfen: &str, moves: &str, depth: u16) -> (String, Score) {
    let mut game = Game::new(sfen.parse().unwrap());
    moves.split_whitespace().for_each(|m| game.play(m.parse().unwrap()).unwrap());
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let answer = Engine::new(1).search(&game, &limits, &Stop::new(), &mut |_| ());
    (answer.decision.played().map_or("resign".to_owned(), |m| m.to_string()), answer.score)
}

#[test]
fn a_third_time_on_the_board_counts_as_a_draw() {
    let rook_up = "lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    let round = "2h3h 5a5b 3h2h 5b5a";
    let mut game = Game::new(rook_up.parse().unwrap());
    format!("{round} {round}").split_whitespace().for_each(|m| game.play(m.parse().unwrap()).unwrap());
    let limits = Limits { depth: Some(6), searchmoves: vec!["2h3h".parse().unwrap()], ..Limits::default() };
    let repeating = Engine::new(1).search(&game, &limits, &Stop::new(), &mut |_| ());
    assert_eq!(repeating.score, Score::Value(0));
    // Who is a rook up plays something else.
    let (best, score) = search(rook_up, &format!("{round} {round}"), 6);
    assert_ne!(best, "2h3h");
    assert!(matches!(score, Score::Value(300..)), "{score}");
}

#[test]
fn perpetual_check_saves_nobody() {
    // White mates unless checked all the time, and Black has checks as long as the king goes to and fro on 1a and 1b.
    let (_, score) = search("8k/6+R2/9/9/9/9/+p8/9/K8 b r3g2s 1", "", 9);
    assert!(matches!(score, Score::MatedIn(_) | Score::Value(..-1_000)), "{score}");
}
