//! `miyako analyse`: small numbers of nodes and one thread, so that every run is the same.

use crate::judge::shelf;
use crate::program::{Run, check_refused, miyako, miyako_reading};
use serde_json::Value;

/// A gold that does not mate where another one does; after it White has nothing but the king.
const MISSED: &str = "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b 2G2r2b2g4s4n4l17p 1 moves G*1i 5a4a";

fn analyse(args: &[&str], record: &str) -> Run {
    let fixed = ["analyse", "-", "--nodes", "3000", "--threads", "1", "--hash", "8"];
    miyako_reading(&[&fixed, args].concat(), record)
}

fn as_json(args: &[&str], record: &str) -> Value {
    let run = analyse(&[args, &["--json"]].concat(), record);
    assert_eq!(run.code, 0, "{}", run.stderr);
    serde_json::from_str(&run.stdout).unwrap_or_else(|error| panic!("{error}: {}", run.stdout))
}

#[test]
fn a_mate_is_missed() {
    let json = as_json(&[], MISSED);
    let positions = json["positions"].as_array().unwrap();
    assert_eq!(positions.len(), 3);
    assert_eq!(positions[0]["score"], serde_json::json!({ "mate": 1, "winner": "black" }));
    assert_eq!(positions[0]["lines"][0]["moves"], serde_json::json!(["G*5b"]));
    let verdict = &positions[1]["move"]["verdict"];
    assert_eq!((&verdict["missed_mate"], &verdict["is_best"]), (&Value::from(1), &Value::from(false)), "{verdict}");
    assert!(verdict["mark"].is_string(), "{verdict}");
    assert_eq!(positions[1]["move"]["better"]["moves"], serde_json::json!(["G*5b"]));
    assert_eq!((&json["complete"], &json["black"]["moves"]), (&Value::from(true), &Value::from(1)));
}

/// Castles, openings and tesuji stand at the head, for people and for programs.
#[test]
fn names_stand_at_the_head() {
    let game = "startpos moves 7g7f 3c3d 6g6f 8c8d 2h6h 8d8e 8h7g";
    let json = as_json(&[], game);
    assert_eq!(json["labels"]["sides"]["black"]["openings"][0]["pattern"], "normal-shiken");
    let run = analyse(&["--lang", "it"], game);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert!(lines[0].contains("☗Nero"), "{}", run.stdout);
    assert!(
        lines.iter().take(5).any(|line| line.starts_with("  Nero, aperture: Torre in quarta colonna")),
        "{}",
        run.stdout
    );
}

#[test]
fn people_read_a_table_in_their_language() {
    for (language, words) in [
        ("en", ["Black mates in 1", "Misses a mate in 1.", "Better: G*52", "accuracy"]),
        ("it", ["Nero dà matto in 1", "Si poteva dare matto in 1.", "Meglio: G*52", "precisione"]),
        ("ja", ["先手に1手詰あり", "1手詰を逃しました。", "最善手：☗5二金", "正確さ"]),
    ] {
        let run = analyse(&["--lang", language, "--variations"], MISSED);
        assert_eq!(run.code, 0, "{}", run.stderr);
        for word in words.iter().skip(1) {
            assert!(run.stdout.contains(word), "{word}: {}", run.stdout);
        }
        assert!(!run.stdout.contains("analysis-"), "{}", run.stdout);
        let one = miyako(&[
            "analyse",
            "--sfen",
            &MISSED[5..MISSED.find(" moves").unwrap()],
            "--nodes",
            "3000",
            "--lang",
            language,
        ]);
        assert!(one.stdout.contains(words[0]) && !one.stdout.contains("analysis-"), "{}{}", one.stdout, one.stderr);
    }
}

#[test]
fn remarks_go_into_the_record_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let run = |from: &str, to: &str, more: &[&str]| {
        let args = ["analyse", from, "-o", to, "--nodes", "3000", "--threads", "1", "--hash", "8"];
        let run = miyako(&[&args, more].concat());
        assert_eq!(run.code, 0, "{}", run.stderr);
        std::fs::read(to).unwrap()
    };
    std::fs::write(path("a.usi"), MISSED).unwrap();
    let first = run(&path("a.usi"), &path("b.kifu"), &[]);
    let text = String::from_utf8(first.clone()).unwrap();
    assert!(text.contains("Misses a mate in 1. Better: G*52"), "{text}");
    assert!(text.contains("変化：1手\n   1 ５二金打"), "{text}");
    // Another time the same comes out, also in the place of what was read, and from a format with all of it.
    assert_eq!(run(&path("b.kifu"), &path("c.kifu"), &[]), first);
    assert_eq!(run(&path("c.kifu"), &path("c.kifu"), &["--force"]), first);
    run(&path("c.kifu"), &path("d.jkf"), &[]);
    assert_eq!(run(&path("d.jkf"), &path("e.kifu"), &["--variations"]), first);
    // In another language it is all said anew.
    let japanese = String::from_utf8(run(&path("b.kifu"), &path("f.kifu"), &["--lang", "ja"])).unwrap();
    assert!(japanese.contains("1手詰を逃しました。") && !japanese.contains("Misses"), "{japanese}");
}

#[test]
fn whole_folders_and_pictures() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    std::fs::create_dir(path("in")).unwrap();
    for name in ["in/a.usi", "in/b.usi"] {
        std::fs::write(path(name), MISSED).unwrap();
    }
    let fast = ["--nodes", "500", "--hash", "1"];
    let run = miyako(&[&["analyse", &path("in"), "-o", &path("out"), "--to", "kifu"][..], &fast].concat());
    assert_eq!((run.code, run.stderr.lines().last()), (0, Some("Games analysed: 2; unreadable: 0")), "{}", run.stderr);
    assert!(folder.path().join("out/a.kifu").exists() && folder.path().join("out/b.kifu").exists());
    for (name, begin) in [("a.svg", &b"<svg "[..]), ("a.png", b"\x89PNG")] {
        let run = miyako(&[&["analyse", &path("in/a.usi"), "--graph", &path(name)][..], &fast].concat());
        assert_eq!(run.code, 0, "{}", run.stderr);
        assert!(std::fs::read(path(name)).unwrap().starts_with(begin), "{name}");
    }
    // What is there is not lost.
    let run = miyako(&[&["analyse", &path("in/a.usi"), "-o", &path("out/a.kifu")][..], &fast].concat());
    assert_eq!(run.code, 1, "{}", run.stderr);
}

#[test]
fn one_position() {
    let sfen = &MISSED[5..MISSED.find(" moves").unwrap()];
    let ask = |args: &[&str]| {
        let run = miyako(&[&["analyse", "--sfen", sfen, "--nodes", "3000", "--hash", "8", "--json"], args].concat());
        assert_eq!(run.code, 0, "{}", run.stderr);
        serde_json::from_str::<Value>(&run.stdout).unwrap()
    };
    let json = ask(&["--multipv", "3"]);
    assert_eq!(json["lines"].as_array().unwrap().len(), 3);
    assert_eq!(json["lines"][0]["moves"], serde_json::json!(["G*5b"]));
    assert!(json["why"].is_null() && json["threat"]["serious"].is_boolean(), "{json}");
    let json = ask(&["--why", "G*1i"]);
    assert_eq!((&json["why"]["missed_mate"], &json["why"]["moves"][0]), (&Value::from(1), &Value::from("G*1i")));
    // White would mate at once if Black passed.
    let threatened = "4k4/9/9/9/9/9/4p4/9/3LKL3 b G2r2b3g4s4n2l17p 1";
    let run = miyako(&["analyse", "--sfen", threatened, "--nodes", "5000", "--hash", "8", "--lang", "en"]);
    assert!(run.stdout.contains("Threat of mate in 1"), "{}{}", run.stdout, run.stderr);
    // Nothing averts what Black threatens here.
    let lost = "4k4/9/4S4/9/9/9/9/9/4K4 w G 1";
    let run = miyako(&["analyse", "--sfen", lost, "--nodes", "5000", "--hash", "8", "--lang", "en"]);
    assert!(run.stdout.contains("Brinkmate (必至, hisshi)"), "{}{}", run.stdout, run.stderr);
    // A mate is told to its end, however few positions are looked at.
    let long = "2B3l2/5lg2/5p1n1/6k1g/5P2+B/5Sg1N/6N+l1/9/9 b SN2rg2sl16p 1";
    let limits = ["--nodes", "400000", "--multipv", "1", "--hash", "8", "--lang", "en"];
    let run = miyako(&[&["analyse", "--sfen", long], &limits[..]].concat());
    let first = run.stdout.lines().next().unwrap_or_default();
    assert!(first.starts_with("1. Black mates in 1") && !first.contains('…'), "{}{}", run.stdout, run.stderr);
    let run = miyako_reading(&["analyse", "-", "--ply", "0", "--nodes", "3000", "--lang", "en"], MISSED);
    assert!(run.stdout.starts_with("1. Black mates in 1: G*52\n"), "{}{}", run.stdout, run.stderr);
}

#[test]
fn refuses() {
    check_refused(&miyako(&["analyse"]), "miyako: ");
    check_refused(&miyako_reading(&["analyse", "-", "--time", "soon"], MISSED), "miyako: invalid value 'soon'");
    check_refused(&miyako_reading(&["analyse", "-", "--why", "G*5b"], MISSED), "miyako: --why: is about one position");
    check_refused(&miyako_reading(&["analyse", "-", "--ply", "3"], MISSED), "miyako: --ply: there are 2 moves");
    check_refused(&miyako(&["analyse", "--sfen", "startpos", "--why", "5e5d"]), "miyako: --why: no_piece");
    check_refused(&miyako(&["analyse", "/does/not/exist.kif"]), "miyako: /does/not/exist.kif: ");
    check_refused(&miyako_reading(&["analyse", "-"], "nothing"), "miyako: -:1:1: ");
    check_refused(&miyako_reading(&["analyse", "-", "-o", "a"], MISSED), "miyako: --to: ");
}

#[test]
fn records_on_the_shelf() {
    let Some(shelf) = shelf::file("records") else { return };
    let mut names: Vec<_> = std::fs::read_dir(&shelf).unwrap().map(|entry| entry.unwrap().path()).collect();
    names.sort();
    // Enough to meet odd starts, fouls and variations.
    for path in names.iter().step_by(40) {
        let run =
            miyako(&["analyse", path.to_str().unwrap(), "--nodes", "60", "--hash", "1", "--variations", "--json"]);
        assert!(matches!(run.code, 0 | 2), "{path:?}: {}", run.stderr);
        for line in run.stdout.lines() {
            let json: Value = serde_json::from_str(line).unwrap();
            assert_eq!(json["complete"], true, "{path:?}");
        }
    }
}

#[test]
#[cfg(unix)]
fn an_interruption_leaves_whole_records() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    std::fs::create_dir(path("in")).unwrap();
    std::fs::write(path("in/a.usi"), MISSED).unwrap();
    let long = format!("startpos moves 7g7f 3c3d 2h3h 8b7b{}", " 3h2h 7b8b 2h3h 8b7b".repeat(400));
    std::fs::write(path("in/b.usi"), long).unwrap();
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_miyako"))
        .args(["analyse", "in", "-o", "out", "--to", "kifu", "--nodes", "30000", "--threads", "1", "--hash", "8"])
        .current_dir(folder.path())
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::null())
        .spawn()
        .unwrap();
    // The first file is done, the second takes long.
    while !path("out/a.kifu").exists() {
        assert!(child.try_wait().unwrap().is_none(), "it ended before it was interrupted");
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let pid = child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    for file in std::fs::read_dir(path("out")).unwrap().map(|entry| entry.unwrap().path()) {
        let plies = kifu::read(&std::fs::read(&file).unwrap()).unwrap().record.plies();
        assert_eq!(plies, if file.ends_with("a.kifu") { 2 } else { 1604 }, "{file:?}");
    }
}
