//! `miyako book`: making books of openings, and looking into them.

use crate::program::{check_refused, miyako};
use std::path::Path;

/// Builds a small book in this folder, and returns its text.
fn build(folder: &Path, name: &str, more: &[&str]) -> String {
    let path = folder.join(name).display().to_string();
    let args = ["book", "build", "-o", &path, "--positions", "20", "--nodes", "400", "--lines", "2"];
    let run = miyako(&[&args, more].concat());
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    assert_eq!(run.stdout, "The book has 20 positions.\n");
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn a_book_does_not_depend_on_the_number_of_threads() {
    let folder = tempfile::tempdir().unwrap();
    let one = build(folder.path(), "one.db", &["--threads", "1"]);
    assert_eq!(one, build(folder.path(), "three.db", &["--threads", "3"]));
    assert_eq!(one.lines().filter(|line| line.starts_with("sfen ")).count(), 20);
    // What has been searched on both sides of a move agrees: a move is worth what the best answer leaves.
    let book = engine::Book::read(&one).unwrap();
    let start = shogi::Position::even();
    let mut checked = 0;
    for own in book.moves(&start) {
        let mut after = start.clone();
        after.play(own.m).unwrap();
        if let Some(best) = book.moves(&after).first() {
            // Of two that are worth the same either may stand there.
            let answer = book.moves(&after).iter().find(|known| Some(known.m) == own.answer).map(|known| known.value);
            assert_eq!((own.value, answer), (-best.value, Some(best.value)), "{}", own.m);
            checked += 1;
        }
    }
    assert!(checked > 0, "{one}");
}

#[test]
fn moves_of_games_are_weighed() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games.usi");
    std::fs::write(&games, "startpos moves 5i5h\n".repeat(3)).unwrap();
    let records = games.display().to_string();
    let text = build(folder.path(), "book.db", &["--margin", "2000", "--records", &records]);
    assert!(text.lines().any(|line| line.starts_with("5i5h ") && line.ends_with(" 3")), "{text}");
}

#[test]
fn the_book_is_shown() {
    let run = miyako(&["book", "show", "--json"]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    let best: serde_json::Value = serde_json::from_str(run.stdout.lines().next().unwrap()).unwrap();
    let played = best["move"].as_str().unwrap();
    let people = miyako(&["book", "show"]);
    assert!(people.stdout.starts_with(&format!("{played} ")), "{}", people.stdout);
    let after = miyako(&["book", "show", "--sfen", &format!("startpos moves {played}")]);
    assert_eq!(after.code, 0, "{}", after.stdout);

    let unknown = miyako(&["book", "show", "--sfen", "4k4/9/9/9/9/9/9/9/4K4 b R 1", "--lang", "it"]);
    assert_eq!((unknown.code, unknown.stdout.as_str()), (1, "Questa posizione non è nel libro.\n"));
}

#[test]
fn refuses() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bad.db");
    std::fs::write(&path, "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n7g7f\n").unwrap();
    let path = path.display().to_string();
    check_refused(&miyako(&["book", "show", &path]), &format!("miyako: {path}:2: the answer, or none, is missing"));
    check_refused(&miyako(&["book", "show", "/no/such.db"]), "miyako: /no/such.db: ");
    check_refused(&miyako(&["book", "show", "--sfen", "x"]), "miyako: --sfen: column ");
    check_refused(&miyako(&["book", "build"]), "miyako: the following required arguments were not provided");
}
