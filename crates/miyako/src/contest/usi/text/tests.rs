use super::{Best, Declared, Insight, Score, best_move};

#[test]
fn answers() {
    let check = |line: &str, expected: Option<Best>| assert_eq!(best_move(line), expected, "{line}");
    let m = |text: &str| text.parse().unwrap();
    check("bestmove 7g7f", Some(Best::Move(m("7g7f"), None)));
    check("  bestmove  P*5e  ponder 3c3d ", Some(Best::Move(m("P*5e"), Some(m("3c3d")))));
    check("bestmove 7g7f ponder (none)", Some(Best::Move(m("7g7f"), None)));
    check("bestmove resign", Some(Best::Resign));
    check("bestmove win", Some(Best::Win));
    check("bestmove banana", Some(Best::Nonsense("banana".to_owned())));
    check("bestmove 0000", Some(Best::Nonsense("0000".to_owned())));
    check("bestmove", Some(Best::Nonsense(String::new())));
    for other in ["", "info depth 1", "bestmoves 7g7f", "readyok"] {
        check(other, None);
    }
}

#[test]
fn infos() {
    let check = |lines: &[&str], score: Option<Score>, depth: u32, nodes: u64| {
        let mut insight = Insight::default();
        lines.iter().for_each(|line| insight.learn(line));
        assert_eq!(insight, Insight { score, depth, nodes }, "{lines:?}");
    };
    check(&["info depth 8 seldepth 9 score cp -35 nodes 1234 nps 5 pv 7g7f 3c3d"], Some(Score::Value(-35)), 8, 1234);
    check(&["info depth 8 score cp 10", "info depth 9 nodes 7 hashfull 3"], Some(Score::Value(10)), 9, 7);
    check(&["info score mate -6"], Some(Score::Mated), 0, 0);
    check(&["info score mate + pv 7g7f"], Some(Score::Mates), 0, 0);
    check(&["info depth 3 multipv 1 score cp 5", "info depth 3 multipv 2 score cp 900"], Some(Score::Value(5)), 3, 0);
    check(&["info depth x score cp", "info string score cp 5", "info", "score cp 3"], None, 0, 0);
}

#[test]
fn options() {
    let check = |line: &str, value: Option<&str>, objection: Option<&str>| {
        let option = Declared::read(line).unwrap();
        let found = option.objection(value);
        assert_eq!(found.is_some(), objection.is_some(), "{line} {value:?}: {found:?}");
        assert!(objection.is_none_or(|expected| found.unwrap().contains(expected)), "{line} {value:?}");
    };
    let spin = "option name USI_Hash type spin default 64 min 1 max 1024";
    check(spin, Some("16"), None);
    check(spin, Some("0"), Some("from 1 to 1024"));
    check(spin, Some("many"), Some("from 1 to 1024"));
    let combo = "option name Rule type combo default A var A var B";
    check(combo, Some("B"), None);
    check(combo, Some("C"), Some("none of A, B"));
    check("option name Clear Hash type button", None, None);
    check("option name File type string default <empty>", Some("anything"), None);
    assert_eq!(Declared::read("option name Clear Hash type button").unwrap().name, "Clear Hash");
    assert_eq!(Declared::read("id name x"), None);
}
