//! `miyako convert`: any format into any other, many files at once, nothing half written.

use crate::judge::shelf;
use crate::program::{Run, check_refused, miyako, miyako_reading, run};
use kifu::{Encoding, Format};
use std::path::{Path, PathBuf};
use std::process::Command;

const KIF: &str = "手合割：平手\n先手：山田\n*前書き\n   1 ７六歩(77)   ( 0:16/00:00:16)\n*よい手\n   2 投了\n";

/// A folder with these files.
fn folder(files: &[(&str, &[u8])]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, bytes) in files {
        let path = folder.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, bytes).unwrap();
    }
    folder
}

/// `miyako convert IN -o OUT` in a folder.
fn convert(folder: &Path, args: &[&str]) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_miyako"));
    run(command.arg("convert").args(args).current_dir(folder).env("LC_ALL", "C"), "")
}

/// Every file below, with `/` between the names.
fn files(root: &Path) -> Vec<String> {
    let (mut names, mut folders) = (Vec::new(), vec![root.to_path_buf()]);
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                names.push(path.strip_prefix(root).unwrap().to_str().unwrap().replace('\\', "/"));
            }
        }
    }
    names.sort();
    names
}

#[test]
fn usi_lines_on_standard_output() {
    let run = miyako_reading(&["convert", "-", "-o", "-", "--to", "usi"], KIF);
    assert_eq!((run.stdout.as_str(), run.code), ("startpos moves 7g7f\n", 0), "{}", run.stderr);
    assert!(run.stderr.starts_with("-: not in -: ") && run.stderr.contains("2 comments"), "{}", run.stderr);
    let run = miyako_reading(&["convert", "-", "-o", "-", "--to", "usi"], "手合割：香落ち\n   1 ３四歩(33)\n");
    assert_eq!(run.stdout, "sfen lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 moves 3c3d\n");
}

#[test]
fn names_tell_formats_and_encodings() {
    let folder = folder(&[("a.kifu", KIF.as_bytes())]);
    let check = |args: &[&str], name: &str, format: Format, encoding: Encoding| {
        let run = convert(folder.path(), args);
        assert_eq!(run.code, 0, "{args:?}: {}", run.stderr);
        let reading = kifu::read(&std::fs::read(folder.path().join(name)).unwrap()).unwrap();
        assert_eq!((reading.format, reading.encoding), (format, encoding), "{args:?}");
        assert_eq!(reading.record.plies(), 1);
    };
    check(&["a.kifu", "-o", "b.kif"], "b.kif", Format::Kif, Encoding::ShiftJis);
    check(&["b.kif", "-o", "c.kifu"], "c.kifu", Format::Kif, Encoding::Utf8);
    check(&["b.kif", "-o", "c.csa"], "c.csa", Format::Csa, Encoding::Utf8);
    check(&["b.kif", "-o", "d.csa", "--encoding", "sjis"], "d.csa", Format::Csa, Encoding::ShiftJis);
    check(&["b.kif", "-o", "e.txt", "--to", "kif"], "e.txt", Format::Kif, Encoding::ShiftJis);
    check(&["e.txt", "-o", "out/", "--to", "kifu"], "out/e.kifu", Format::Kif, Encoding::Utf8);
    check(&["b.kif", "-o", "out", "--to", "usi"], "out/b.usi", Format::Usi, Encoding::Utf8);
}

#[test]
fn many_files_keep_their_places() {
    let folder = folder(&[("in/a.kifu", KIF.as_bytes()), ("in/x/b.csa", b"PI\n+\n+7776FU\n"), ("in/x/notes.txt", b"")]);
    let run = convert(folder.path(), &["in", "-o", "out", "--to", "csa"]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert_eq!(files(&folder.path().join("out")), ["a.csa", "x/b.csa"]);
    assert!(
        run.stderr.ends_with("Files: 2, games: 2, written: 2, not written: 0, not readable: 0.\n"),
        "{}",
        run.stderr
    );
    let run = convert(folder.path(), &["in/**/*.csa", "-o", "out2", "--to", "usi"]);
    assert_eq!((run.code, files(&folder.path().join("out2"))), (0, vec!["x/b.usi".to_owned()]), "{}", run.stderr);
    // What an earlier run has made within the folder is not read again.
    let twice = |_| convert(folder.path(), &["in", "-o", "in/out", "--to", "usi", "--force"]);
    assert!((0..2).map(twice).all(|run| run.code == 0));
    assert_eq!(files(&folder.path().join("in/out")), ["a.usi", "x/b.usi"]);
}

#[test]
fn several_games_of_a_file() {
    let lines = b"startpos moves 7g7f\nstartpos moves 2g2f\nstartpos moves 6g6f\n";
    let folder = folder(&[("all.usi", lines)]);
    assert_eq!(convert(folder.path(), &["all.usi", "-o", "all.csa", "--encoding", "utf-16"]).code, 0);
    let run = convert(folder.path(), &["all.csa", "-o", "-", "--to", "usi"]);
    assert_eq!((run.stdout.as_bytes(), run.code), (lines.as_slice(), 0));
    // Nobody has named the other files: nothing is strewn into the folder one stands in.
    for args in [["all.usi", "-o", "one.kif"].as_slice(), &["all.usi", "-o", "out", "--to", "kif"]] {
        let run = convert(folder.path(), args);
        let message = format!(
            "miyako: --output: all.usi holds several games, a file in kif one; expected a folder, such as {}/",
            if args.len() == 3 { "one" } else { "out" }
        );
        check_refused(&run, &message);
    }
    assert_eq!(files(folder.path()), ["all.csa", "all.usi"]);
    assert_eq!(convert(folder.path(), &["all.usi", "-o", "out/", "--to", "kif"]).code, 0);
    assert_eq!(files(folder.path()), ["all.csa", "all.usi", "out/all-2.kif", "out/all-3.kif", "out/all.kif"]);
    let run = convert(folder.path(), &["out/all-3.kif", "-o", "-", "--to", "usi"]);
    assert_eq!(run.stdout, "startpos moves 6g6f\n");
    let run = convert(folder.path(), &["all.usi", "-o", "-", "--to", "kif"]);
    assert_eq!((run.code, run.stdout.matches("手合割").count()), (1, 1), "{}", run.stderr);
    assert_eq!(run.stderr.lines().count(), 1, "{}", run.stderr);
}

#[test]
fn nothing_is_overwritten_unasked() {
    let folder = folder(&[("a.kifu", KIF.as_bytes()), ("a.csa", b"PI\n+\n"), ("b.csa", b"old")]);
    let read = |name: &str| std::fs::read(folder.path().join(name)).unwrap();
    let refused = |args: &[&str], word: &str| {
        let before: Vec<_> = files(folder.path()).iter().map(|name| (name.clone(), read(name))).collect();
        let run = convert(folder.path(), args);
        assert!(run.code == 1 && run.stderr.contains(word), "{args:?}: {}", run.stderr);
        let after: Vec<_> = files(folder.path()).iter().map(|name| (name.clone(), read(name))).collect();
        assert!(before == after, "{args:?}");
    };
    refused(&["a.kifu", "-o", "b.csa"], "--force");
    refused(&["a.kifu", "-o", "a.kifu", "--force"], "itself to be read");
    refused(&["a.kifu", "a.csa", "-o", ".", "--to", "csa", "--force"], "itself to be read");
    assert_eq!(convert(folder.path(), &["a.kifu", "-o", "b.csa", "--force"]).code, 0);
    assert!(kifu::read(&read("b.csa")).unwrap().record.plies() == 1);
    // Two files that would become one: the first does.
    let run = convert(folder.path(), &["a.kifu", "a.csa", "-o", "out", "--to", "usi", "--force"]);
    assert!(run.code == 1 && run.stderr.contains("already made from a.kifu"), "{}", run.stderr);
    assert_eq!(read("out/a.usi"), b"startpos moves 7g7f\n");
}

#[test]
fn strict_is_whole_or_not_at_all() {
    let folder = folder(&[("a.kifu", KIF.as_bytes()), ("b.csa", b"PI\n+\n+7775FU\n"), ("c.csa", b"PI\n+\n+7776FU\n")]);
    let run = convert(folder.path(), &["a.kifu", "b.csa", "c.csa", "-o", "out", "--to", "usi", "--strict"]);
    assert_eq!((run.code, files(&folder.path().join("out"))), (1, vec!["c.usi".to_owned()]), "{}", run.stderr);
    assert!(run.stderr.contains("a.kifu: not written, as this would be lost: "), "{}", run.stderr);
    assert!(
        run.stderr.contains("b.csa:3:1: illegal_move: ") && run.stderr.contains("b.csa: not written"),
        "{}",
        run.stderr
    );
    let run = convert(folder.path(), &["a.kifu", "-o", "a.csa", "--strict"]);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    // Otherwise what can be read is written, and the status tells that something was wrong.
    let run = convert(folder.path(), &["b.csa", "-o", "-", "--to", "csa"]);
    assert!(run.code == 1 && run.stdout.contains("+7775FU"), "{}", run.stdout);
}

#[test]
fn says_what_it_cannot_do() {
    let folder = folder(&[("a.kifu", KIF.as_bytes()), ("b.kifu", b"nothing"), ("c", KIF.as_bytes())]);
    let check = |args: &[&str], message: &str| check_refused(&convert(folder.path(), args), message);
    check(&["a.kifu", "-o", "b.pgn"], "miyako: --to: nothing tells the format to write: one of kif");
    check(&["a.kifu", "-o", "-"], "miyako: --to: nothing tells the format");
    check(&["a.kifu", "-o", "-", "--to", "pgn"], "miyako: invalid value 'pgn'");
    check(&["a.kifu", "b.kifu", "-o", "c", "--to", "csa"], "miyako: --output: c is no folder");
    check(&["no.kifu", "-o", "x.csa"], "miyako: no.kifu: ");
    check(&["b.kifu", "-o", "x.csa"], "b.kifu:1:1: not_a_record: ");
    check(&["a.kifu", "-o", "no/x.csa"], "miyako: no/x.csa: cannot be written: ");
    check_refused(&miyako(&["convert", "a.kifu"]), "miyako: ");
    assert_eq!(files(folder.path()), ["a.kifu", "b.kifu", "c"]);
}

/// No room on the disk, or no more allowed to a file: one clear error, and nothing is left behind.
#[test]
fn a_full_disk_leaves_nothing_half_written() {
    let folder = folder(&[("a.usi", "startpos moves 7g7f\n".repeat(20_000).as_bytes())]);
    if !Path::new("/dev/full").exists() {
        println!("skipped: no /dev/full on this system");
        return;
    }
    let run = convert(folder.path(), &["a.usi", "-o", "/dev/full", "--to", "csa"]);
    check_refused(&run, "miyako: /dev/full: cannot be written: ");
    let script = format!("trap '' XFSZ; ulimit -f 8; exec {} convert a.usi -o a.csa", env!("CARGO_BIN_EXE_miyako"));
    let run = self::run(Command::new("sh").args(["-c", &script]).current_dir(folder.path()), "");
    check_refused(&run, "miyako: a.csa: cannot be written: ");
    assert_eq!(files(folder.path()), ["a.usi"]);
}

/// Ctrl-C within a long file: the file before it is whole, its own does not appear.
#[test]
#[cfg(unix)]
fn an_interruption_leaves_whole_files() {
    use std::io::Write;
    let folder = folder(&[("a.usi", b"startpos moves 7g7f\n")]);
    let mut child = Command::new(env!("CARGO_BIN_EXE_miyako"))
        .args(["convert", "a.usi", "-", "-o", "out", "--to", "csa", "--threads", "1"])
        .current_dir(folder.path())
        .stdin(std::process::Stdio::piped())
        .stderr(std::process::Stdio::null())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let out = folder.path().join("out");
    // The second file is being written once there is something beside the first.
    let lines = "startpos moves 7g7f\n".repeat(1000);
    while files_or_none(&out).len() < 2 {
        stdin.write_all(lines.as_bytes()).unwrap();
    }
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    while child.try_wait().unwrap().is_none() {
        if stdin.write_all(lines.as_bytes()).is_err() {
            break;
        }
    }
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert_eq!(files(&out), ["a.csa"]);
}

#[cfg(unix)]
fn files_or_none(folder: &Path) -> Vec<String> {
    if folder.exists() { files(folder) } else { Vec::new() }
}

/// The moves, endings and headers of every record on the shelf come through KIF and CSA and back.
#[test]
fn records_on_the_shelf_come_back() {
    let Some(shelf) = shelf::file("records") else { return };
    let folder = tempfile::tempdir().unwrap();
    let there: PathBuf = folder.path().join("there");
    let back: PathBuf = folder.path().join("back");
    for format in ["kifu", "csa"] {
        let path = |path: &Path| path.to_str().unwrap().to_owned();
        let to = |from: &Path, out: &Path, format: &str, options: &[&str]| {
            let args = ["convert", &path(from), "-o", &path(out), "--to", format];
            miyako(&[&args, options].concat())
        };
        let lines = |from: &Path| to(from, Path::new("-"), "usi", &["--from", format]);
        // Those that are read without a word and lose nothing.
        let there = there.join(format);
        let back = back.join(format);
        to(&shelf, &there, format, &["--strict"]);
        // Other games of the family have KIF only.
        for name in files(&there).iter().filter(|name| name.contains("chushogi") || name.contains("minishogi")) {
            std::fs::remove_file(there.join(name)).unwrap();
        }
        let other = if format == "csa" { "kifu" } else { "csa" };
        assert!(to(&there, &back.join(other), other, &["--threads", "1"]).code < 2);
        assert!(files(&there).len() > 150, "{}", files(&there).len());
        let sorted = |run: &Run| {
            let mut lines: Vec<String> = run.stdout.lines().map(str::to_owned).collect();
            lines.sort();
            lines
        };
        let expected = sorted(&lines(&there));
        assert!(expected.len() >= files(&there).len());
        let again = sorted(&miyako(&["convert", &path(&back.join(other)), "-o", "-", "--to", "usi"]));
        let differ = expected.iter().zip(&again).find(|(one, other)| one != other);
        assert!(expected.len() == again.len() && differ.is_none(), "{format}: {differ:?}");
    }
}

/// Games of the family go between KIF, JSON and USI, and into nothing else.
#[test]
fn other_games_of_the_family() {
    let kif =
        "手合割：京都将棋\n先手：春\n   1   ５四香成(55)   ( 0:03/00:00:03)\n*前へ\n   2   投了\nまで1手で先手の勝ち\n";
    let folder =
        folder(&[("a.kifu", kif.as_bytes()), ("bad.kifu", "手合割：京都将棋\n   1   ９九歩(11)\n".as_bytes())]);
    for (from, to) in [("a.kifu", "b.json"), ("b.json", "c.kifu"), ("c.kifu", "d.usi"), ("d.usi", "e.kif")] {
        let run = convert(folder.path(), &[from, "-o", to]);
        assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{from} {to}");
    }
    let read = |name: &str| std::fs::read_to_string(folder.path().join(name)).unwrap();
    assert!(
        read("b.json").contains("\"variant\": \"kyoto\"") && read("b.json").contains("\"used_ms\": 3000"),
        "{}",
        read("b.json")
    );
    assert!(
        read("c.kifu").contains("*前へ\n") && read("c.kifu").ends_with("まで1手で先手の勝ち\n"),
        "{}",
        read("c.kifu")
    );
    assert!(
        read("d.usi").starts_with("variant kyoto sfen ") && read("d.usi").ends_with(" moves 5e5d+\n"),
        "{}",
        read("d.usi")
    );
    let run = convert(folder.path(), &["a.kifu", "-o", "f.csa", "--lang", "en"]);
    assert!(run.code == 1 && run.stderr.contains("these can: kif, json, usi"), "{} {}", run.code, run.stderr);
    let run = convert(folder.path(), &["bad.kifu", "-o", "g.json", "--lang", "en"]);
    assert!(
        run.code == 2 && run.stderr.contains("bad.kifu:2: illegal_move: not a legal move here: 1a9i"),
        "{}",
        run.stderr
    );
    let run = miyako(&["check", folder.path().join("a.kifu").to_str().unwrap(), "--json"]);
    assert!(run.code == 0 && run.stdout.contains("\"plies\":1"), "{} {}", run.stdout, run.stderr);
}

/// A game for four goes between JSON and USI, with who left and how it ended.
#[test]
fn games_for_four() {
    let folder = folder(&[
        ("a.usi", b"variant yonin play=teams startpos moves 5g5f 7e6e n.\n"),
        ("bad.usi", b"variant yonin startpos moves 5g5f 5f5e\n"),
    ]);
    for (from, to) in [("a.usi", "b.json"), ("b.json", "c.usi"), ("c.usi", "d.json")] {
        let run = convert(folder.path(), &[from, "-o", to]);
        assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{from} {to}");
    }
    let read = |name: &str| std::fs::read_to_string(folder.path().join(name)).unwrap();
    assert_eq!(read("b.json"), read("d.json"));
    assert!(
        read("b.json").contains("\"left\": \"resigned\"") && read("b.json").contains("\"places\""),
        "{}",
        read("b.json")
    );
    assert!(read("c.usi").starts_with("variant yonin play=teams sfen ") && read("c.usi").ends_with(" 5g5f 7e6e n.\n"));
    let run = convert(folder.path(), &["a.usi", "-o", "f.kif", "--lang", "en"]);
    assert!(run.code == 1 && run.stderr.contains("these can: json, usi"), "{} {}", run.code, run.stderr);
    let check = |name: &str| miyako(&["check", folder.path().join(name).to_str().unwrap(), "--json"]);
    let run = check("b.json");
    assert!(run.code == 0 && run.stdout.contains("\"plies\":2"), "{} {}", run.stdout, run.stderr);
    assert!(check("bad.usi").stdout.contains("illegal_move"), "{}", check("bad.usi").stdout);
}
