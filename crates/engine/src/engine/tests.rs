use crate::{Answer, Decision, Engine, Game, Info, Limits, Score, ScoreBound, Stop};
use shogi::Position;

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

/// One ply took hundreds of thousands of positions here, while the quiescence search tried checks, too: captures and checks went on
/// and on. (From a game lost on time.) It must not come back.
#[test]
fn a_wild_first_ply_keeps_nobody_waiting() {
    let sfen = "l4R1+B1/3S1+P3/1s4+R1p/k2pp1K2/1N7/2P2p3/4PPP1P/9/L2GG1SNL w GSL8Pbg2n 1";
    let game = Game::new(sfen.parse().unwrap());
    let limits = Limits { nodes: Some(1_000), ..Limits::default() };
    let answer = Engine::new(1).search(&game, &limits, &Stop::new(), &mut |_| ());
    assert!(matches!(answer.decision, Decision::Play { .. }));
    assert!(matches!(answer.score, Score::Value(_)), "{:?}", answer.score);
    assert!(answer.nodes < 10_000, "{}", answer.nodes);
}

/// What an engine that looks for mates says of `sfen` first, and its answer.
fn foreseen(sfen: &str, lines: usize) -> (Vec<Info>, Answer) {
    let game = Game::new(sfen.parse().unwrap());
    let limits = Limits { nodes: Some(20_000), ..Limits::default() };
    let mut engine = Engine::new(4);
    engine.set_looks_for_mates(true);
    engine.set_lines(lines);
    let mut infos = Vec::new();
    let answer = engine.search(&game, &limits, &Stop::new(), &mut |info| infos.push(info.clone()));
    (infos, answer)
}

#[test]
fn mates_are_foreseen_with_their_whole_line() {
    let nine = "ln+R4n+L/1Sb1+R4/1s1g3g1/pk1pp1pp1/2p6/1Ps3P2/P1NP5/1pK1GS3/L6N1 b BG3Pl4p 111";
    let (infos, answer) = foreseen(nine, 1);
    assert_eq!((answer.score, infos.len(), infos[0].moves.len()), (Score::MateIn(9), 1, 9));
    assert_eq!(answer.decision.played(), infos[0].moves.first().copied());
    // The other lines are searched for as ever.
    let (infos, answer) = foreseen(nine, 2);
    assert_eq!((answer.score, infos[0].rank, infos[0].score), (Score::MateIn(9), 1, Score::MateIn(9)));
    assert!(infos.len() > 1 && infos[1..].iter().all(|info| info.rank == 2 && info.moves[0] != infos[0].moves[0]));
}

/// Whoever plays at full strength sees mates, too; a weaker level does not, and who wants a depth gets a search of it.
#[test]
fn the_strongest_sees_a_mate_before_it_thinks() {
    let nine = "ln+R4n+L/1Sb1+R4/1s1g3g1/pk1pp1pp1/2p6/1Ps3P2/P1NP5/1pK1GS3/L6N1 b BG3Pl4p 111";
    let first = |level: &str, limits: Limits| {
        let mut engine = Engine::new(4);
        engine.set_level(level.parse().unwrap());
        let mut first = None;
        engine.search(&Game::new(nine.parse().unwrap()), &limits, &Stop::new(), &mut |info| {
            first.get_or_insert_with(|| info.clone());
        });
        first.unwrap()
    };
    let nodes = |nodes| Limits { nodes: Some(nodes), ..Limits::default() };
    let seen = first("9d", nodes(20_000));
    assert_eq!((seen.score, seen.moves.len()), (Score::MateIn(9), 9));
    let shallow = Limits { depth: Some(3), ..Limits::default() };
    for (level, limits) in [("8d", nodes(20_000)), ("9d", shallow), ("9d", nodes(900))] {
        let seen = first(level, limits);
        assert!(matches!(seen.score, Score::Value(_)), "{level}: {seen:?}");
    }
}

/// What is told last is what is played, and counts everything that was looked at.
#[test]
fn the_last_word_is_the_answer() {
    let game = Game::new(Position::even());
    for nodes in [3_000, 10_000, 20_000, 50_000] {
        let mut told = Vec::new();
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let answer = Engine::new(4).search(&game, &limits, &Stop::new(), &mut |info| told.push(info.clone()));
        let last = told.last().unwrap();
        assert_eq!((last.nodes, last.moves.first().copied()), (answer.nodes, answer.decision.played()));
        assert_eq!((last.score, last.bound), (answer.score, ScoreBound::Exact));
        assert!(told.is_sorted_by_key(|info| (info.depth, info.nodes)), "{told:?}");
    }
}

#[test]
fn brinkmates_are_foreseen() {
    let (infos, answer) = foreseen("4k4/9/4S4/9/9/9/9/9/4K4 w G 1", 1);
    assert_eq!((answer.score, infos[0].moves.len()), (Score::MatedIn(2), 2));
}

#[test]
fn open_10_who_cannot_be_mated_may_give_up_anything_for_a_brinkmate() {
    let found = |sfen: &str| Engine::new(4).brinkmate_at_any_price(&sfen.parse().unwrap(), &Stop::new());
    let safe = found("4k4/9/9/4S4/9/9/1P7/LS7/KN7 b G 1").map(|mate| mate.line[0].to());
    assert_eq!(safe, shogi::Square::from_usi("5c"));
    // A king in the open, a mate, and nothing at all.
    for sfen in
        ["4k4/9/9/4S4/9/9/9/9/4K4 b G 1", "4k4/9/4S4/9/9/9/1P7/LS7/KN7 b G 1", "4k4/9/9/9/9/9/1P7/LS7/KN7 b G 1"]
    {
        assert_eq!(found(sfen), None, "{sfen}");
    }
}

#[test]
fn who_is_mated_already_has_nothing_to_tell() {
    let (infos, answer) = foreseen("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1", 1);
    assert_eq!((infos.len(), answer.score), (0, Score::MatedIn(0)));
}
