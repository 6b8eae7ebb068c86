//! Copies of the games: whole, beside a running server, and put back.

use crate::program::{Run, check_refused, miyako};
use crate::serve::{ask, serve, start};
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// Makes so many games, and returns the cookie of whoever made them.
fn make_games(greeting: &str, count: usize) -> String {
    let mut cookie = String::new();
    for _ in 0..count {
        let answer = ask(greeting, "POST", "/api/v1/games", &cookie, r#"{"opponent": "two"}"#);
        assert!(answer.starts_with("HTTP/1.1 201 "), "{answer}");
        let set = answer.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        if let Some(set) = set {
            cookie = set.split(';').next().unwrap().to_owned();
        }
    }
    cookie
}

/// How many games somebody has.
fn games(greeting: &str, cookie: &str) -> usize {
    ask(greeting, "GET", "/api/v1/games", cookie, "").matches(r#""id":"#).count()
}

fn backup(data: &Path, to: &Path) -> Run {
    miyako(&["backup", "--data", data.to_str().unwrap(), "-o", to.to_str().unwrap()])
}

fn restore(data: &Path, from: &Path) -> Run {
    miyako(&["restore", "--data", data.to_str().unwrap(), from.to_str().unwrap()])
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> =
        folder.read_dir().unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_copy_of_a_running_server_is_whole_and_comes_back() {
    let folder = TempDir::new().unwrap();
    let [data, other, copies] = ["data", "other", "copies"].map(|name| folder.path().join(name));
    fs::create_dir(&copies).unwrap();
    let copy = copies.join("a.sqlite");
    let (server, greeting) = start(&mut serve(&[], &data));
    let cookie = make_games(&greeting, 12);
    let run = backup(&data, &copy);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    assert!(run.stdout.contains("a.sqlite: a whole copy, read back; games: 12, records: 0, 0."), "{}", run.stdout);
    assert_eq!(names(&copies), ["a.sqlite"], "and nothing beside it");
    // A file that is there is left alone, and so is a server that runs.
    check_refused(&backup(&data, &copy), &format!("miyako: {}: this file is there already", copy.display()));
    check_refused(&restore(&data, &copy), "miyako: the data folder ");
    make_games(&greeting, 1);
    assert_eq!(games(&greeting, &cookie), 12);
    drop(server);

    // Into an empty place.
    let run = restore(&other, &copy);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    assert!(run.stdout.contains("games: 12, records: 0") && run.stdout.lines().count() == 1, "{}", run.stdout);
    let (server, greeting) = start(&mut serve(&[], &other));
    assert_eq!(games(&greeting, &cookie), 12);
    make_games(&greeting, 1);
    drop(server);

    // Over what has gone on since: that is kept, with its journal, and can be put back itself.
    let run = restore(&other, &copy);
    assert_eq!(run.code, 0, "{}", run.stderr);
    let kept = names(&other).into_iter().find(|name| name.starts_with("miyako.sqlite.replaced-")).unwrap();
    let kept = kept.trim_end_matches("-wal");
    assert!(run.stdout.contains(kept), "{}", run.stdout);
    assert!(!other.join("pulse").exists(), "of another time");
    let run = restore(&other, &other.join(kept));
    assert!(run.stdout.contains("games: 13,"), "{} {}", run.stdout, run.stderr);
}

#[test]
fn a_restore_that_was_interrupted_is_noticed() {
    let folder = TempDir::new().unwrap();
    let [data, copy] = ["data", "copy.sqlite"].map(|name| folder.path().join(name));
    drop(start(&mut serve(&[], &data)));
    assert_eq!(backup(&data, &copy).code, 0);
    // As it is when the power fails between the last two steps.
    fs::rename(data.join("miyako.sqlite"), data.join("miyako.sqlite.replaced-then")).unwrap();
    fs::copy(&copy, data.join("miyako.sqlite.restoring")).unwrap();
    let run = miyako(&["serve", "--listen", "127.0.0.1:0", "--no-csa", "--data", data.to_str().unwrap()]);
    check_refused(&run, "miyako: cannot open the database ");
    assert!(run.stderr.contains("run `miyako restore` again"), "{}", run.stderr);
    assert_eq!(restore(&data, &copy).code, 0);
    drop(start(&mut serve(&[], &data)));
}

/// A restore puts the journal aside, and then the database that it belongs to.
#[test]
fn a_restore_that_was_killed_half_way_loses_nothing_of_what_was_there() {
    let folder = TempDir::new().unwrap();
    let [data, copy] = ["data", "copy.sqlite"].map(|name| folder.path().join(name));
    drop(start(&mut serve(&[], &data)));
    assert_eq!(backup(&data, &copy).code, 0);
    let (server, greeting) = start(&mut serve(&[], &data));
    make_games(&greeting, 12);
    drop(server);
    let kept = "miyako.sqlite.replaced-20261122-101500";
    fs::rename(data.join("miyako.sqlite-wal"), data.join(format!("{kept}-wal"))).unwrap();
    fs::copy(&copy, data.join("miyako.sqlite.restoring")).unwrap();
    let run = restore(&data, &copy);
    assert!(run.code == 0 && run.stdout.contains(kept), "{} {}", run.stdout, run.stderr);
    let run = restore(&data, &data.join(kept));
    assert!(run.stdout.contains("games: 12,"), "{} {}", run.stdout, run.stderr);
}

#[test]
fn what_is_damaged_or_foreign_is_not_copied() {
    let folder = TempDir::new().unwrap();
    let [data, copy] = ["data", "copy.sqlite"].map(|name| folder.path().join(name));
    check_refused(
        &backup(&data, &copy),
        &format!("miyako: {}: there is no such file", data.join("miyako.sqlite").display()),
    );
    let (server, greeting) = start(&mut serve(&[], &data));
    make_games(&greeting, 12);
    drop(server);
    check_refused(&restore(&data, &copy), &format!("miyako: {}: there is no such file", copy.display()));
    assert_eq!(backup(&data, &copy).code, 0);
    let sound = fs::read(&copy).unwrap();

    // A copy that was cut off, one with bytes overwritten, something else.
    let mut overwritten = sound.clone();
    overwritten.chunks_mut(4096).skip(2).for_each(|page| page[..64].fill(0xff));
    for (bytes, reason) in [
        (&sound[..sound.len() / 2], "it is damaged ("),
        (&overwritten[..], "it is damaged ("),
        (&b"a letter to a friend, who has asked for the games that we played last year"[..], "it is damaged ("),
    ] {
        let bad = folder.path().join("bad.sqlite");
        fs::write(&bad, bytes).unwrap();
        let run = restore(&data, &bad);
        check_refused(&run, &format!("miyako: {}: {reason}", bad.display()));
    }
    let empty = folder.path().join("empty.sqlite");
    fs::write(&empty, "").unwrap();
    check_refused(&restore(&data, &empty), &format!("miyako: {}: it is no database of this program", empty.display()));
    let (server, _) = start(&mut serve(&[], &data));
    drop(server);

    // The database itself is damaged: a copy would only look whole.
    assert_eq!(restore(&data, &copy).code, 0, "so that all is in one file");
    fs::write(data.join("miyako.sqlite"), overwritten).unwrap();
    let other = folder.path().join("other.sqlite");
    let run = backup(&data, &other);
    check_refused(&run, &format!("miyako: {}: it is damaged (", data.join("miyako.sqlite").display()));
    assert!(!other.exists());
    let run = miyako(&["backup", "--database", "postgres://me:secret@localhost/x", "-o", other.to_str().unwrap()]);
    check_refused(&run, "miyako: postgres://localhost/x is no SQLite file: pg_dump");
}
