//! The game for four on the command line (VAR-15).

use crate::program::{check_refused, miyako, miyako_reading};

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
    for part in ["People sit at: South, North", "1. South: 5g5f", "2. West: ", "5c5d", "broken off"] {
        assert!(run.stdout.contains(part), "{part}: {}", run.stdout);
    }
    let given_up = miyako_reading(
        &["play", "--variant", "yonin", "--seat", "south,west,north,east", "--lang", "en"],
        "resign\nresign\n",
    );
    assert!(
        given_up.stdout.contains("South is out of the game") && given_up.stdout.contains("4. South"),
        "{}",
        given_up.stdout
    );
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
