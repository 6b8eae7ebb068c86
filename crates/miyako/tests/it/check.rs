//! `miyako check`: findings by line, of many files, in their order.

use crate::program::{Run, check_refused, miyako, miyako_reading};
use serde_json::Value;
use std::path::Path;

const GOOD: &str = "手合割：平手\n   1 ７六歩(77)\n   2 投了\n";
const BAD: &str = "手合割：平手\n   1 ７六歩(77)\n   3 ３四歩(33)\n   3 ９九角成(88)\n";

fn write(folder: &Path, name: &str, text: &str) {
    let path = folder.join(name);
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(path, text).unwrap();
}

/// `miyako check` with these arguments after the folder's path.
fn check(folder: &Path, below: &str, options: &[&str]) -> Run {
    let path = folder.join(below);
    miyako(&[&["check", path.to_str().unwrap()], options].concat())
}

#[test]
fn findings_have_places_and_go_on() {
    let run = miyako_reading(&["check", "-"], BAD);
    let expected = "-:3:1: wrong_number: this is move 2; that number should stand here\n\
                    -:4:6: illegal_move: 8h9i+ is against the rules: One of your own pieces is already there.\n";
    assert_eq!((run.stdout.as_str(), run.code), (expected, 1), "{}", run.stderr);
    assert_eq!(run.stderr, "Files: 1, games: 1, findings: 2, in files: 1, not readable: 0.\n");
    let run = miyako_reading(&["check", "-"], GOOD);
    assert_eq!((run.stdout.as_str(), run.code), ("", 0), "{}", run.stderr);
}

/// Each line of the table is found as it says, and every language has its text.
#[test]
fn every_finding_has_its_text() {
    let cases = include_str!("../data/findings.txt").lines().filter(|line| !line.starts_with('#'));
    let mut count = 0;
    for case in cases {
        let (code, text) = case.split_once('\t').expect("code and text");
        let text = text.replace("\\n", "\n");
        let mut texts = Vec::new();
        for language in ["en", "it", "ja"] {
            let run = miyako_reading(&["check", "-", "--lang", language], &text);
            let line = run.stdout.lines().next().unwrap_or_default();
            let (_, said) =
                line.split_once(&format!(": {code}: ")).unwrap_or_else(|| panic!("{case}: {line}{}", run.stderr));
            assert!(!said.contains(['{', '$']) && !said.contains("finding-"), "{said}");
            texts.push(said.to_owned());
        }
        // What one language says in another's words is not translated.
        let expected = |text: &str| text.rsplit(": ").next().unwrap_or_default().to_owned();
        assert!(texts[0] != texts[1] && texts[0] != texts[2] && texts[1] != texts[2], "{texts:?}");
        let english = expected(&texts[0]);
        let is_sign = english.chars().all(|c| !c.is_ascii_lowercase());
        assert!(is_sign || !texts[2].contains(&english), "{texts:?}");
        count += 1;
    }
    assert!(count > 40, "{count} cases");
}

#[test]
fn files_folders_and_patterns_come_in_order() {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in
        [("b.kif", BAD), ("a.kif", BAD), ("a/z.csa", "PI\n+\n+7775FU\n"), ("notes.txt", "no record"), ("ok.kifu", GOOD)]
    {
        write(folder.path(), name, text);
    }
    let named = |run: &Run| {
        let mut names: Vec<_> = run.stdout.lines().map(|line| line.split(':').next().unwrap().to_owned()).collect();
        names.dedup();
        let root = format!("{}/", folder.path().display());
        names.iter().map(|name| name.replace('\\', "/").replace(&root, "")).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(named(&check(folder.path(), "", &[])), "a.kif b.kif a/z.csa");
    assert_eq!(named(&check(folder.path(), "", &["--threads", "1"])), "a.kif b.kif a/z.csa");
    assert_eq!(named(&check(folder.path(), "*.kif", &[])), "a.kif b.kif");
    assert_eq!(named(&check(folder.path(), "**/*.csa", &[])), "a/z.csa");
    // The same file twice is one file; a file that is named is read whatever it is called.
    let again = folder.path().join("a.kif");
    assert_eq!(named(&check(folder.path(), "a.kif", &[again.to_str().unwrap()])), "a.kif");
    assert_eq!(named(&check(folder.path(), "notes.txt", &[])), "notes.txt");
}

#[test]
fn what_cannot_be_read_does_not_hide_the_rest() {
    let folder = tempfile::tempdir().unwrap();
    write(folder.path(), "b.kif", BAD);
    let missing = folder.path().join("a.kif");
    let run = check(folder.path(), "a.kif", &[folder.path().join("b.kif").to_str().unwrap()]);
    assert_eq!((run.code, run.stdout.lines().count()), (2, 2), "{}", run.stdout);
    assert!(run.stderr.starts_with(&format!("miyako: {}: ", missing.display())), "{}", run.stderr);
    assert_eq!(check(folder.path(), "no*.kif", &[]).code, 2);
    check_refused(&miyako(&["check"]), "miyako: ");
    check_refused(&miyako(&["check", "-", "--from", "pgn"]), "miyako: invalid value 'pgn'");
    check_refused(&miyako(&["check", "-", "--threads", "0"]), "miyako: invalid value '0'");
}

#[test]
fn json_has_one_object_for_each_file() {
    let folder = tempfile::tempdir().unwrap();
    write(folder.path(), "a.kif", BAD);
    write(folder.path(), "b.usi", "startpos moves 7g7f\nstartpos moves 7g7f 3c3d resign\n");
    let run = check(folder.path(), "", &["--json"]);
    let objects: Vec<Value> = run.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let [kif, usi] = &objects[..] else { panic!("{}", run.stdout) };
    assert_eq!((&kif["format"], &kif["encoding"]), (&"kif".into(), &"utf-8".into()));
    assert_eq!((&kif["games"], &kif["plies"], &kif["ending"]), (&1.into(), &3.into(), &Value::Null));
    let finding = &kif["findings"][1];
    assert_eq!((&finding["line"], &finding["column"]), (&4.into(), &6.into()));
    assert_eq!((&finding["code"], &finding["error"]), (&"illegal_move".into(), &true.into()));
    assert_eq!((&usi["games"], &usi["plies"], &usi["findings"]), (&2.into(), &3.into(), &Value::Array(vec![])));
    assert_eq!(run.code, 1);
}

/// Many programs know a file by its name alone.
#[test]
fn strict_looks_at_names_too() {
    let folder = tempfile::tempdir().unwrap();
    write(folder.path(), "a.kif", GOOD);
    write(folder.path(), "b.csa", GOOD);
    write(folder.path(), "c.kifu", GOOD);
    assert_eq!(check(folder.path(), "", &[]).code, 0);
    let run = check(folder.path(), "", &["--strict"]);
    let codes: Vec<_> = run.stdout.lines().map(|line| line.split(": ").nth(1).unwrap()).collect();
    assert_eq!((codes, run.code), (vec!["other_encoding", "other_format"], 1), "{}", run.stdout);
}

/// More findings than any pipe or buffer holds come out in order from several threads.
#[test]
fn much_output_keeps_its_order() {
    let folder = tempfile::tempdir().unwrap();
    let bad = "startpos moves 7g7f 7g7f\n".repeat(20_000);
    ["a.usi", "b.usi", "c.usi"].iter().for_each(|name| write(folder.path(), name, &bad));
    let run = check(folder.path(), "", &["--threads", "3"]);
    let places: Vec<(&str, usize)> = run
        .stdout
        .lines()
        .map(|line| {
            let mut parts = line.strip_prefix(folder.path().to_str().unwrap()).unwrap()[1..].split(':');
            (parts.next().unwrap(), parts.next().unwrap().parse().unwrap())
        })
        .collect();
    assert_eq!(places.len(), 60_000);
    assert!(places.is_sorted());
}
