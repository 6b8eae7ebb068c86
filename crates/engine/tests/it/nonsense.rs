//! Whatever comes in, the protocol loop ends in peace and answers every `go`.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// Words of the protocol and words of none, with searches that end by themselves.
fn word() -> impl Strategy<Value = String> {
    let words = [
        "usi",
        "isready",
        "usinewgame",
        "setoption",
        "name",
        "value",
        "position",
        "startpos",
        "sfen",
        "moves",
        "stop",
        "ponderhit",
        "gameover",
        "mate",
        "btime",
        "wtime",
        "byoyomi",
        "nodes",
        "movetime",
        "searchmoves",
        "7g7f",
        "3c3d",
        "P*5e",
        "8h2b+",
        "9/9/9/9/9/9/9/9/9",
        "b",
        "w",
        "-",
        "1",
        "0",
        "-3",
        "99999999999999999999",
        "USI_Hash",
        "Level",
        "15k",
        "MultiPV",
        "SkillByGrade",
        "off",
        "Seed",
        "+",
        "é",
        "王手",
    ];
    prop_oneof![4 => prop::sample::select(words.to_vec()).prop_map(str::to_owned), 1 => "\\PC{0,6}"]
}

fn line() -> impl Strategy<Value = String> {
    let words = || prop::collection::vec(word(), 0..8).prop_map(|words| words.join(" "));
    prop_oneof![
        6 => words(),
        2 => words().prop_map(|rest| format!("position startpos moves {rest}")),
        1 => Just("go depth 1".to_owned()),
        1 => Just("go nodes 10 depth x".to_owned()),
    ]
}

/// Commands that begin a search, as the engine reads them: `go` may stand after blanks.
fn count_searches(script: &str) -> usize {
    script.lines().filter(|line| line.split_whitespace().next() == Some("go")).count()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn lines_of_nonsense(lines in prop::collection::vec(line(), 0..40)) {
        let script = lines.join("\n");
        let mut output = Vec::new();
        engine::usi::run(script.as_bytes(), &mut output).unwrap();
        let output = String::from_utf8(output).unwrap();
        let answers = output.lines().filter(|line| line.starts_with("bestmove ") || line.starts_with("checkmate ")).count();
        prop_assert_eq!(answers, count_searches(&script), "{}", output);
    }

    #[test]
    fn bytes_of_nonsense(bytes in prop::collection::vec(any::<u8>(), 0..2_000)) {
        engine::usi::run(&bytes[..], Vec::new()).unwrap();
    }
}
