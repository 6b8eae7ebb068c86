//! The numbers of grades and leagues stand in tables, not in code.

use std::path::{Path, PathBuf};

/// Rooms whose rules are data.
const ROOMS: [&str; 8] = ["award.rs", "career", "career.rs", "ladder", "league", "league.rs", "pool", "pool.rs"];
/// What arithmetic needs: nothing, one, two, a dozen months, the days of a month, hundredths.
const PLAIN: [u64; 6] = [0, 1, 2, 12, 31, 100];

#[test]
fn no_number_of_a_rule_stands_in_code() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    ROOMS.iter().for_each(|room| gather(&source.join(room), &mut files));
    assert!(files.len() > 10, "the rooms are there");
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        for (number, line) in (1..).zip(text.lines()) {
            // Sizes of tables in code, and constants with a name, are no rules.
            let code = without_texts(line);
            if code.trim_start().starts_with("const ") || code.contains("; ") && code.contains('[') {
                continue;
            }
            let odd: Vec<u64> = numbers(&code).into_iter().filter(|number| !PLAIN.contains(number)).collect();
            assert!(odd.is_empty(), "{}:{number}: {odd:?} belongs into a table of rules: {line}", file.display());
        }
    }
}

fn gather(path: &Path, files: &mut Vec<PathBuf>) {
    if path.is_dir() {
        for entry in std::fs::read_dir(path).unwrap() {
            gather(&entry.unwrap().path(), files);
        }
    } else if path.file_name().is_some_and(|name| name != "tests.rs") {
        files.push(path.to_owned());
    }
}

/// The line without its comment and its texts.
fn without_texts(line: &str) -> String {
    let code = line.split("//").next().unwrap_or_default();
    code.split('"').step_by(2).collect()
}

/// Whole numbers that are no part of a name.
fn numbers(code: &str) -> Vec<u64> {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let words = code.split(|c| !is_name(c)).filter(|word| word.starts_with(|c: char| c.is_ascii_digit()));
    words.filter_map(|word| word.replace('_', "").parse().ok()).collect()
}

#[test]
fn numbers_are_found() {
    assert_eq!(numbers("if wins >= 6 && a1 < 1_000 { x.0 }"), [6, 1000, 0]);
    assert_eq!(numbers(&without_texts("let x = \"7\"; // 8")), [0u64; 0]);
}
