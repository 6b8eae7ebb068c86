//! The game for four on the command line (VAR-15).

use crate::program::{check_refused, miyako, miyako_reading};
use std::io::Read;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use variants::yonin::{Leaving, Reason, Record, Seat};

#[test]
fn moves_are_listed_and_counted() {
    let run = miyako(&["moves", "--variant", "yonin", "--sfen", "startpos moves 5g5f"]);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    assert!(run.stdout.lines().any(|m| m == "7e6e"), "West answers: {}", run.stdout);
    let count = |args: &[&str]| {
        let run = miyako(&[&["perft", "--variant", "yonin"], args].concat());
        run.stdout.lines().last().and_then(|line| line.parse::<u64>().ok()).unwrap_or_else(|| panic!("{}", run.stderr))
    };
    let first = count(&["1"]);
    assert_eq!(count(&["2", "--divide"]), count(&["2"]));
    // All four begin alike, and nobody is near enough to change that with one move.
    assert_eq!(count(&["2"]), first * first);
    assert_ne!(count(&["1", "--option", "setup=fifteen"]), first);
    check_refused(&miyako(&["perft", "1", "--variant", "yonin", "--sfen", "9 s"]), "miyako: --sfen: column ");
    check_refused(&miyako(&["moves", "--variant", "yonin", "--option", "play=alone"]), "miyako: yonin.toml:");
}

#[test]
fn the_rules_are_told() {
    let run = miyako(&["variants", "yonin", "--lang", "it"]);
    assert!(run.stdout.contains("四人将棋") && run.stdout.contains("Re matto"), "{}", run.stdout);
    assert!(miyako(&["variants", "--lang", "en"]).stdout.contains("yonin"));
}

/// Two people against two computers: each is asked in turn, and the order is told.
#[test]
fn a_game_for_four_is_played() {
    let args = ["play", "--variant", "yonin", "--seat", "south,north", "--level", "1", "--seed", "4", "--lang", "en"];
    let run = miyako_reading(&args, "5g5f\nmoves\nquit\n");
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    for part in ["People sit at: South, North", "1. South: P-56 (5g5f)", "2. West: ", "5c5d", "broken off"] {
        assert!(run.stdout.contains(part), "{part}: {}", run.stdout);
    }
    let given_up = miyako_reading(
        &["play", "--variant", "yonin", "--seat", "south,west,north,east", "--lang", "en"],
        "resign\nresign\n",
    );
    assert!(given_up.stdout.contains("people at all seats"), "{}", given_up.stdout);
    assert!(
        given_up.stdout.contains("South gives up and is out of the game") && given_up.stdout.contains("4. South"),
        "{}",
        given_up.stdout
    );
}

/// The options of games of two, with the same words; and what is saved is read again.
#[test]
fn it_has_a_clock_takebacks_and_a_record() {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("four.json");
    let path = file.to_str().unwrap();
    let all = "south,west,north,east";
    let args = ["play", "--variant", "yonin", "--seat", all, "--lang", "en", "--friendly", "--words", "--seed", "1"];
    let run = miyako_reading(
        &[&args[..], &["--clock", "10m+30s", "--save", path]].concat(),
        "hint\n5g5f\n7e6e\nundo\n7e6e\nresign\ndraw\nquit\n",
    );
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    for part in [
        "Clock: 10m+30s.",
        "East has 10:00 left.",
        "The computer would play ",
        "1. South: Pawn to 5-6 (5g5f)",
        "2. West: ",
        "Your move is taken back.",
        "North gives up and is out of the game.",
        "This game knows no such thing.",
        "The game is broken off.",
        "The game is saved in ",
    ] {
        assert!(run.stdout.contains(part), "{part}: {}", run.stdout);
    }
    let record = Record::read(&std::fs::read_to_string(&file).unwrap()).unwrap().unwrap();
    assert_eq!((record.plies(), record.place().leaving(Seat::North)), (2, Some(Leaving::Resigned)));
    assert_eq!((record.players[1].as_str(), record.ending().unwrap().reason), ("West", Reason::Interrupted));
    assert_eq!(record.headers[0], ("持ち時間".to_owned(), "10分+30秒".to_owned()));
    assert_eq!(miyako(&["check", path]).code, 0);
}

/// By strict rules a foul puts out, once forgiven if so agreed; among friends it is refused.
#[test]
fn a_foul_puts_out_by_official_rules() {
    let play = |more: &[&str], input: &str| {
        let args = ["play", "--variant", "yonin", "--seat", "south,west,north,east", "--lang", "en"];
        miyako_reading(&[&args[..], more].concat(), input).stdout
    };
    let out = play(&["--ruleset", "official"], "5g5d\n5g5d\nquit\n");
    assert!(out.contains("South is out of the game by a foul."), "{out}");
    let forgiven = play(&["--ruleset", "official", "--forgive-first"], "5g5d\n5g5c\nquit\n");
    assert!(forgiven.contains("forgiven this once") && forgiven.contains("South is out"), "{forgiven}");
    let refused = play(&[], "5g5d\nundo\nquit\n");
    assert!(refused.contains("does not move that way") && refused.contains("friendly games only"), "{refused}");
}

/// Nobody says anything, and nobody has left: one after the other runs out of time, and the others go on.
#[test]
fn time_runs_out_for_one_after_the_other() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_miyako"))
        .args(["play", "--variant", "yonin", "--seat", "south,west,north,east", "--clock", "1s", "--lang", "en"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let input = child.stdin.take();
    let mut output = String::new();
    child.stdout.take().unwrap().read_to_string(&mut output).unwrap();
    for seat in ["South", "West"] {
        assert!(output.contains(&format!("{seat} has no time left and is out of the game.")), "{output}");
    }
    assert!(output.ends_with("The game is over.\n1. North\n1. East\n3. West\n4. South\n"), "{output}");
    assert_eq!(child.wait().unwrap().code(), Some(0));
    drop(input);
}

/// Why a move is barred is told by name, as on the page.
#[test]
fn a_barred_move_is_named() {
    let check = |sfen: &str, option: &str, language: &str, input: &str, said: &str| {
        let args =
            ["play", "--variant", "yonin", "--sfen", sfen, "--option", option, "--lang", language, "--seed", "1"];
        let run = miyako_reading(&args, &format!("{input}\nquit\n"));
        assert!(run.code == 0 && run.stdout.contains(said), "{input}: {}{}", run.stdout, run.stderr);
    };
    let held = "4nK4/9/9/9/wK7eK/4sP4/9/9/4sK4 s sP - 1";
    check(held, "play=singles", "en", "P*5d", "So many pieces of this kind may not stand on one file.");
    check(held, "play=singles", "it", "5f5d", "Quel pezzo non si muove così.");
    check(held, "play=singles", "en", "hello", "“hello” is neither a legal move nor a command");
    check("4nK4/9/9/9/wK7eK/9/4sR4/4eG4/4sK4 s - - 1", "play=singles", "en", "5i6i", "leave the royal piece in check");
    check("4nK4/9/9/9/wK7eK/9/3sR5/9/4sK4 s - - 1", "play=teams", "ja", "6g5g", "味方");
}
