//! Help, wrong usage, output that nobody reads, and the programs that speak USI.

use crate::program::{check_refused, miyako, miyako_reading, run};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

#[test]
fn every_command_has_help_with_examples() {
    let help = miyako(&["--help"]);
    assert!(help.stdout.contains("Examples:"), "{}", help.stdout);
    for command in [
        "serve", "play", "usi", "perft", "moves", "judge", "label", "check", "convert", "info", "craft", "handicap",
        "bench",
    ] {
        let help = miyako(&[command, "--help"]);
        assert_eq!((help.code, help.stderr.as_str()), (0, ""), "{command}");
        assert!(
            help.stdout.contains(&format!("\n  miyako {command}")) || help.stdout.contains("| miyako"),
            "{command}"
        );
    }
    assert_eq!(miyako(&["--version"]).code, 0);
}

#[test]
fn wrong_usage_is_one_line() {
    check_refused(&miyako(&["--no-such-option"]), "miyako: unexpected argument '--no-such-option'");
    check_refused(&miyako(&["no-such-command"]), "miyako: ");
    check_refused(&miyako(&["bench", "no-such-bench"]), "miyako: invalid value 'no-such-bench'");
    check_refused(&miyako(&["play", "--level", "10d"]), "miyako: invalid value '10d'");
    check_refused(&miyako(&["play", "--clock", "10x"]), "miyako: invalid value '10x'");
    check_refused(&miyako(&["play", "--handicap", "everything"]), "miyako: invalid value 'everything'");
}

/// Enough output to fill any pipe, to a reader that leaves after a line.
#[test]
fn a_reader_may_leave_early() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_miyako"))
        .args([
            "moves",
            "--sfen",
            "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1",
            "--json",
            "--notation",
            "japanese",
        ])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut messages = String::new();
    BufReader::new(child.stderr.take().unwrap()).read_line(&mut messages).unwrap();
    assert_eq!((messages.as_str(), child.wait().unwrap().code()), ("", Some(0)));
}

#[test]
fn usi_is_spoken_by_both_programs() {
    let session = "usi\nisready\nposition startpos\ngo depth 1\nquit\n";
    let check = |answer: &str| {
        assert!(answer.contains("usiok") && answer.contains("readyok") && answer.contains("bestmove "), "{answer}");
    };
    check(&miyako_reading(&["usi"], session).stdout);
    check(&run(&mut Command::new(env!("CARGO_BIN_EXE_miyako-usi")), session).stdout);
}
