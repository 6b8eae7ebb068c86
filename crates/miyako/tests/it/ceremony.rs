//! `miyako ceremony`.

use crate::program::{check_refused, miyako};
use serde_json::{Value, json};
use std::process::Command;

fn told(args: &[&str]) -> String {
    let run = miyako(&[&["ceremony"], args].concat());
    assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{args:?}");
    run.stdout
}

/// ETIQ-10 … ETIQ-25, RULE-12: the whole walk, as text and for programs.
#[test]
fn the_walk_is_printed() {
    let text =
        told(&["first=Anna", "second=Bruno", "senior=second", "throws=pptts.ptttt", "end=second", "--lang", "it"]);
    for part in [
        "Al posto d’onore: Bruno",
        "Bruno: re 王将",
        "Anna comincia",
        "負けました makemashita",
        "Nel sacchetto: pedone, 3 insieme",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert_eq!(text.matches("\n1. ").count(), 1);
    // Two 玉: the step says so as its movements do.
    let two = told(&["kings=two", "--lang", "it"]);
    assert!(two.contains("Tutti e due hanno un re 玉") && !two.contains('王'), "{two}");
    let lance: Value = serde_json::from_str(&told(&["odds=lance", "--json"])).unwrap();
    assert_eq!((&lance["lots"], &lance["odds"], &lance["black"]), (&Value::Null, &json!("lance"), &json!("junior")));
    for (args, told) in [
        (
            ["ceremony", "spare=9", "--lang", "it"],
            "miyako: «spare» non può essere «9». Si può scegliere fra: 0 · 1 · 2.",
        ),
        (
            ["ceremony", "room=tent", "--lang", "en"],
            "miyako: “room” cannot be “tent”. It can be one of these: japanese (",
        ),
        (
            ["ceremony", "cat=dog", "--lang", "it"],
            "miyako: «cat» non è una delle scelte. Si può scegliere fra: first, ",
        ),
        (
            ["ceremony", "Anna", "--lang", "it"],
            "miyako: «Anna» non è una delle scelte. Ogni scelta si scrive NOME=VALORE",
        ),
        (["ceremony", "clock=zz", "--lang", "en"], "miyako: “clock” cannot be “zz”. For example 15m+30s"),
        (["ceremony", "occasion=title", "--lang", "ja"], "miyako: 「defender」が選ばれていません。"),
    ] {
        check_refused(&miyako(&args), told);
    }
}

/// Seven lines, to be read and to be printed.
#[test]
fn courtesies_for_a_wall() {
    assert_eq!(told(&["--courtesies", "--lang", "ja"]).lines().count(), 7);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("wall.pdf");
    assert_eq!(told(&["--sheet", path.to_str().unwrap(), "--lang", "it"]), "");
    assert!(std::fs::read(path).unwrap().starts_with(b"%PDF-"));
    // A file named - is standard output.
    for args in [["ceremony", "--sheet", "-"], ["rules", "--booklet", "-"]] {
        let run = Command::new(env!("CARGO_BIN_EXE_miyako")).args(args).current_dir(&folder).output().unwrap();
        assert!(run.status.success() && run.stdout.starts_with(b"%PDF-"), "{args:?}");
        assert!(!folder.path().join("-").exists(), "{args:?}");
    }
}

/// CLOCK-23, CLOCK-30 … CLOCK-53.
#[test]
fn clocks_of_tournaments() {
    let run = miyako(&["info", "clocks", "--lang", "en"]);
    let line =
        |name: &str| run.stdout.lines().find(|line| line.trim_start().starts_with(name)).unwrap_or_default().to_owned();
    assert!(line("Meijin/title").contains("9h") && line("Meijin/title").contains("lunch and dinner"), "{}", run.stdout);
    // CLOCK-15.
    assert!(line("Meijin/title").contains("Replay: filled up to 2 hours"), "{}", run.stdout);
    assert!(!line("NHK/final").contains("Replay"), "{}", run.stdout);
    assert!(line("NHK/final").contains("10☆(10k)"));
    assert!(line("Oza/main-later").contains("since 2019"));
    // One of them, by the name that a clock is asked for.
    let one = miyako(&["info", "nhk/final", "--lang", "it"]);
    assert!(one.code == 0 && one.stdout.starts_with("Coppa NHK, finale: 10 minuti, 10 periodi"), "{}", one.stdout);
    let one: Value = serde_json::from_str(&miyako(&["info", "NHK/final", "--json"]).stdout).unwrap();
    assert_eq!((&one["clock"], &one["mark"]), (&json!("NHK/final"), &json!("10☆(10k)")));
    assert_eq!(miyako(&["info", "NHK/breakfast"]).code, 2);
    let data: Value = serde_json::from_str(&miyako(&["info", "clocks", "--json"]).stdout).unwrap();
    assert_eq!((data.as_array().unwrap().len(), &data[0]["rounds"][0]["days"]), (24, &json!(2)));
}
