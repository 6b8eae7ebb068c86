use super::*;
use crate::Clocks;

/// What is wrong with a line, as `column: problem`, one error after the other.
fn errors(line: &str) -> Vec<String> {
    let errors = match read(line, None) {
        Ok(reading) => reading.errors,
        Err(error) => vec![error],
    };
    errors.iter().map(|error| format!("{}: {}", error.column, error.problem)).collect()
}

#[track_caller]
fn check(line: &str, expected: &[&str]) {
    assert_eq!(errors(line), expected, "{line}");
}

#[track_caller]
fn limits(line: &str) -> Limits {
    match read(line, None) {
        Ok(Reading { command: Command::Go(limits), .. }) => limits,
        other => panic!("{line}: {other:?}"),
    }
}

#[test]
fn errors_name_the_place() {
    check("", &[]);
    check("  \r", &[]);
    check("isready", &[]);
    check("  hello world", &[r#"3: "hello" is not a USI command; it is ignored"#]);
    check(&"x".repeat(41), &[&format!(r#"1: "{}"… is not a USI command; it is ignored"#, "x".repeat(40))]);
    check("position", &["9: `startpos` or `sfen` is missing"]);
    check("position here", &[r#"10: expected `startpos` or `sfen`, found "here""#]);
    check("position startpos 7g7f", &[r#"19: expected `moves` or the end of the line, found "7g7f""#]);
    check("position startpos moves 7g7f 3c3x", &[r#"33: "3c3x" is not a move: expected a rank from a to i"#]);
    check(
        "position startpos moves 7g7f 7g7f",
        &["30: move 2 of the list, 7g7f, is illegal: there is no piece on that square"],
    );
    check("position sfen", &["14: the SFEN after `sfen` is missing"]);
    check("position sfen 9/9/9 b", &["20: not an SFEN: column 20: the board has 3 ranks instead of 9"]);
    check(
        "position  sfen  9/9/9/9/9/9/9/9/9 x - 1 moves 7g7f",
        &["35: not an SFEN: column 35: the side to move must be b or w"],
    );
    check(
        "position sfen 4k4/9/9/9/9/P8/P8/9/4K4 b - 1",
        &["15: not a position that can be played: a player has two unpromoted pawns on one file"],
    );
}

/// A setting of `line` after that of `before`, which must be the same as without one.
#[track_caller]
fn continued(before: &str, line: &str) {
    let setting = |line: &str, known: Option<&Setting>| match read(line, known) {
        Ok(Reading { command: Command::Position(setting), .. }) => Ok(*setting),
        Ok(other) => panic!("{line}: {other:?}"),
        Err(error) => Err(error),
    };
    let known = setting(before, None).unwrap();
    match (setting(line, Some(&known)), setting(line, None)) {
        (Ok(one), Ok(other)) => assert_eq!(
            (one.game.start(), one.game.moves(), one.game.past()),
            (other.game.start(), other.game.moves(), other.game.past()),
            "{before}, {line}"
        ),
        (one, other) => assert_eq!(one.err(), other.err(), "{before}, {line}"),
    }
}

#[test]
fn a_game_goes_on_where_it_was() {
    let opening = "position startpos moves 7g7f 3c3d";
    for line in [
        "position startpos moves 7g7f 3c3d 2g2f 8c8d",
        "position startpos moves 7g7f 3c3d",
        "position startpos moves 7g7f 3c3d \r",
        "position startpos moves 7g7f 3c3d   8h2b+  ",
        // Not the same game, wrong moves after the same beginning.
        "position startpos moves 7g7f 3c3",
        "position startpos moves 7g7f 3c3dd",
        "position startpos moves 7g7f 8c8d",
        "position startpos moves 7g7f 3c3d 2g2f 8c8e",
        "position startpos moves 7g7f 3c3d 王手",
        "position startpos",
        "position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves 7g7f",
    ] {
        continued(opening, line);
    }
    for before in ["position startpos", "position startpos moves", "position sfen 8k/9/9/9/9/9/9/9/8K b -"] {
        for rest in ["", " moves", " moves 1i1h", " 7", " 7 moves 1i1h"] {
            continued(before, &format!("{before}{rest}"));
        }
        continued(before, opening);
    }
}

#[test]
fn go_in_all_its_forms() {
    let ms = Duration::from_millis;
    let clocks = Clocks { left: [ms(60_000), ms(50_000)], byoyomi: ms(10_000), ..Clocks::default() };
    assert_eq!(limits("go btime 60000 wtime 50000 byoyomi 10000").clocks, Some(clocks));
    let fischer = Clocks { byoyomi: ms(0), increment: [ms(1_000), ms(2_000)], ..clocks };
    assert_eq!(limits("go btime 60000 wtime 50000 binc 1000 winc 2000").clocks, Some(fischer));
    assert_eq!(limits("go btime -7 wtime 0").clocks, Some(Clocks::default()));
    assert_eq!(limits("go depth 9 nodes 100 movetime 50").depth, Some(9));
    assert_eq!(limits("go nodes 100").nodes, Some(100));
    assert_eq!(limits("go movetime 50").movetime, Some(ms(50)));
    assert!(limits("go ponder btime 1 wtime 1").ponder);
    assert!(limits("go infinite").infinite);
    assert_eq!(limits("go searchmoves 7g7f P*5e depth 3").searchmoves.len(), 2);
    assert_eq!(limits("go searchmoves 7g7f P*5e depth 3").depth, Some(3));
    for (line, expected) in [
        ("go mate infinite", None),
        ("go mate", None),
        ("go mate 5000", Some(ms(5_000))),
        ("go mate movetime 50", Some(ms(50))),
        ("go movetime 50 mate infinite", Some(ms(50))),
    ] {
        let Ok(Reading { command: Command::GoMate(time), .. }) = read(line, None) else { panic!("{line}") };
        assert_eq!(time, expected, "{line}");
    }
}

#[test]
fn go_survives_nonsense() {
    check("go mate 1000", &[]);
    check("go mate infinite", &[]);
    check("go mate soon", &[r#"9: "soon" is not a part of `go`; it is skipped"#]);
    check("go depth", &["9: a number of plies is missing"]);
    check("go depth many", &[r#"10: expected a number of plies, a whole number, found "many""#]);
    check(
        "go btime 1 tempo 3",
        &[r#"12: "tempo" is not a part of `go`; it is skipped"#, r#"18: "3" is not a part of `go`; it is skipped"#],
    );
    // A move comes all the same.
    assert_eq!(limits("go depth many").movetime, Some(Duration::from_secs(1)));
    assert_eq!(
        limits("go btime 99999999999999999999999999").clocks.map(|clocks| clocks.left[0] > Duration::from_secs(1)),
        Some(true)
    );
    assert_eq!(limits("go depth 99999999").depth, Some(1000));
    assert_eq!(limits("go depth -5").depth, Some(1));
}

#[test]
fn options_are_checked() {
    let names = "USI_Hash, Threads, USI_Ponder, MultiPV, Level, SkillByGrade, Seed, NetworkDelay, ResignValue, DrawValue, USI_OwnBook, BookFile, EvalFile, EnteringKingRule";
    check("setoption", &["10: `name` is missing"]);
    check("setoption Level", &[r#"11: expected `name`, found "Level""#]);
    check("setoption name", &["15: the name of the option is missing"]);
    check("setoption name Thread value 4", &[&format!(r#"16: there is no option "Thread"; there are {names}"#)]);
    check("setoption name USI_Hash", &["24: `value` is missing"]);
    check("setoption name USI_Hash value", &["30: the value is missing"]);
    check("setoption name USI_Hash value 0", &[r#"31: expected a whole number from 1 to 65536, found "0""#]);
    check("setoption name USI_Ponder value yes", &[r#"33: expected `true` or `false`, found "yes""#]);
    check(
        "setoption name EnteringKingRule value TryRule",
        &[r#"39: expected one of NoEnteringKing, CSARule24, CSARule27, found "TryRule""#],
    );
    for line in [
        "setoption name USI_Hash value 128",
        "setoption name Hash value 128",
        "setoption name Level value 3k",
        "setoption name SkillByGrade value off",
        "setoption name SkillByGrade value 9d",
        "setoption name Threads value 2",
        "setoption name USI_OwnBook value false",
        "setoption name Book value true",
        "setoption name BookFile value <internal>",
        "setoption name EvalFile value <internal>",
        "setoption name EvalFile value <empty>",
        "setoption name DrawValue value -50",
        "setoption name USI_Ponder value true",
        "setoption name USI_MultiPV value 3",
        "setoption name Seed value 7",
        "setoption name ResignValue value 2000",
        "setoption name EnteringKingRule value CSARule27",
    ] {
        check(line, &[]);
    }
}
