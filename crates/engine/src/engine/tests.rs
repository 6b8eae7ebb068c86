use crate::{Decision, Engine, Game, Limits, Score, Stop};

/// Searches `sfen` and compares decision and score.
#[track_caller]
fn check(sfen: &str, depth: u16, best: &str, score: Score) {
    let game = Game::new(sfen.parse().unwrap());
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let answer = Engine::new(1).search(&game, &limits, &Stop::new(), &mut |_| ());
    let decision = answer.decision.played().map_or("resign".to_owned(), |m| m.to_string());
    assert_eq!((decision.as_str(), answer.score), (best, score), "{sfen}");
}

#[test]
fn mates_in_one() {
    check("7nk/9/7G1/9/9/9/9/9/9 b G 1", 2, "G*1b", Score::MateIn(1));
}

#[test]
fn resigns_when_mated() {
    check("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1", 3, "resign", Score::MatedIn(0));
}

#[test]
fn the_same_search_twice_is_the_same() {
    let limits = Limits { depth: Some(7), ..Limits::default() };
    let game = Game::new(shogi::Position::even());
    let mut engine = Engine::new(1);
    let first = engine.search(&game, &limits, &Stop::new(), &mut |_| ());
    engine.new_game();
    assert_eq!(engine.search(&game, &limits, &Stop::new(), &mut |_| ()), first);
    assert!(matches!(first.decision, Decision::Play { .. }));
}

#[test]
fn threads_help_and_one_alone_stays_the_same() {
    let limits = Limits { nodes: Some(60_000), ..Limits::default() };
    let game = Game::new(shogi::Position::even());
    let mut engine = Engine::new(4);
    let alone = engine.search(&game, &limits, &Stop::new(), &mut |_| ());
    engine.new_game();
    engine.set_threads(3);
    let together = engine.search(&game, &limits, &Stop::new(), &mut |_| ());
    assert!(matches!(together.decision, Decision::Play { .. }));
    let mate = Game::new("7nk/9/7G1/9/9/9/9/9/9 b G 1".parse().unwrap());
    let answer = engine.search(&mate, &Limits { depth: Some(5), ..Limits::default() }, &Stop::new(), &mut |_| ());
    assert_eq!(answer.score, Score::MateIn(1));
    engine.set_threads(1);
    engine.new_game();
    assert_eq!(engine.search(&game, &limits, &Stop::new(), &mut |_| ()), alone);
}

#[test]
fn a_mate_does_not_keep_the_other_lines_shallow() {
    let game = Game::new("4k4/9/4P4/9/9/9/9/9/4K4 b 2G 1".parse().unwrap());
    let limits =
        Limits { nodes: Some(50_000), movetime: Some(std::time::Duration::from_secs(600)), ..Limits::default() };
    let depth_of_rank = |lines, rank| {
        let mut engine = Engine::new(1);
        engine.set_lines(lines);
        let mut depth = 0;
        let answer = engine.search(&game, &limits, &Stop::new(), &mut |info| {
            if info.rank == rank {
                depth = info.depth;
            }
        });
        assert_eq!(answer.score, Score::MateIn(1));
        depth
    };
    assert!(depth_of_rank(1, 1) <= 3, "a mate is enough where one line is wanted");
    assert!(depth_of_rank(2, 2) > 5, "another line is looked at in earnest");
}
