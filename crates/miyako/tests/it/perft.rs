//! `miyako perft`.

use crate::program::{check_refused, miyako};

#[test]
fn the_count_stands_alone_on_the_last_line() {
    let check = |args: &[&str], expected: &str| {
        let run = miyako(&[&["perft"], args].concat());
        assert_eq!((run.stdout.lines().last(), run.code), (Some(expected), 0), "{args:?}: {}", run.stderr);
    };
    check(&["0"], "1");
    check(&["4"], "719731");
    check(&["2", "--divide"], "900");
    check(&["3", "--sfen", "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1"], "53393368");
    check(&["1", "--sfen", "startpos moves 7g7f"], "30");
    check(
        &["1", "--json"],
        r#"{"count":30,"depth":1,"sfen":"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"}"#,
    );
}

#[test]
fn divided_counts_add_up() {
    let run = miyako(&["perft", "3", "--divide"]);
    let (last, parts) = run.stdout.lines().collect::<Vec<_>>().split_last().map(|(l, p)| (*l, p.to_vec())).unwrap();
    let count = |line: &str| line.rsplit(' ').next().unwrap().parse::<u64>().unwrap();
    assert_eq!(parts.len(), 30);
    assert_eq!(parts.into_iter().map(count).sum::<u64>(), count(last));
}

#[test]
fn refuses() {
    check_refused(&miyako(&["perft"]), "miyako: the following required arguments");
    check_refused(&miyako(&["perft", "-1"]), "miyako: unexpected argument");
    check_refused(&miyako(&["perft", "300"]), "miyako: invalid value '300'");
    check_refused(&miyako(&["perft", "0", "--divide"]), "miyako: --divide: expected");
    check_refused(&miyako(&["perft", "1", "--sfen", "k8/1R7/9/9/9/9/9/9/R3K4 b - 1"]), "miyako: --sfen: column 1: ");
}

/// Two Lions that may take the same neighbour without moving, or pass: two ways each, one position each.
#[test]
fn ways_and_positions_are_counted() {
    let lions = "11k/12/12/12/12/5p6/4N1N5/12/12/12/12/K11 b - 1";
    let check = |args: &[&str]| {
        let run = miyako(&[&["perft", "1", "--variant", "chu", "--sfen", lions], args].concat());
        assert_eq!(run.code, 0, "{}", run.stderr);
        (run.stdout.lines().count(), run.stdout.lines().last().unwrap().parse::<usize>().unwrap())
    };
    let listed = miyako(&["moves", "--variant", "chu", "--sfen", lions]).stdout.lines().count();
    assert_eq!(check(&["--ways"]), (1, listed));
    assert_eq!(check(&[]), (1, listed - 2));
    assert_eq!(check(&["--divide"]), (listed - 1, listed - 2));
    assert_eq!(check(&["--divide", "--ways"]), (listed + 1, listed));
    let help = miyako(&["perft", "--help"]).stdout;
    assert!(help.contains("What is counted are positions"), "{help}");
    check_refused(&miyako(&["perft", "1", "--ways"]), "miyako: the following required arguments");
}
