use super::*;

fn check_sources(sources: &[(&str, &str)], expected: &[&str]) {
    let sources: Vec<Source> =
        sources.iter().map(|(path, text)| Source { path: (*path).to_owned(), text: (*text).to_owned() }).collect();
    let found: Vec<String> = check(&sources).iter().map(ToString::to_string).collect();
    assert_eq!(found, expected);
}

#[test]
fn long_code_is_found_long_data_is_not() {
    let long = "\n".repeat(701);
    check_sources(&[("ui/board.js", &long)], &["ui/board.js: 701 lines, of 700 at most: divide it by subject"]);
    check_sources(&[("data/perft.txt", &long)], &[]);
}

#[test]
fn each_crate_root_forbids_unsafe_code() {
    let forbids = "//! A crate.\n#![forbid(unsafe_code)]\n";
    check_sources(&[("crates/kifu/src/lib.rs", forbids), ("crates/miyako/src/bin/usi.rs", forbids)], &[]);
    check_sources(&[("crates/kifu/src/lib.rs", "")], &["crates/kifu/src/lib.rs: lacks #![forbid(unsafe_code)]"]);
    check_sources(&[("xtask/src/main.rs", "")], &["xtask/src/main.rs: lacks #![forbid(unsafe_code)]"]);
}

#[test]
fn the_referee_must_not_look_at_a_clock() {
    let root = ("crates/arbiter/src/lib.rs", "#![forbid(unsafe_code)]\nmod clock;\n");
    check_sources(
        &[root, ("crates/arbiter/src/clock.rs", "//! Clock.\nlet at = Instant::now();\n")],
        &["crates/arbiter/src/clock.rs:2: `::now()` is not for this crate"],
    );
}

#[test]
fn registries_are_not_named() {
    let host = REGISTRIES[1].join(".");
    let text = format!("first\nsee {host}/project\n");
    check_sources(&[("docs/build.md", &text)], &[&format!("docs/build.md:2: names the registry {host}")]);
    check_sources(&[("Cargo.lock", &text)], &[]);
}

#[test]
fn files_that_no_module_declares_are_found() {
    let root = "#![forbid(unsafe_code)]\npub mod board;\n";
    let board = "#[cfg(test)]\nmod tests;\n";
    check_sources(
        &[
            ("crates/kifu/src/lib.rs", root),
            ("crates/kifu/src/board.rs", board),
            ("crates/kifu/src/board/tests.rs", ""),
        ],
        &[],
    );
    check_sources(
        &[("crates/kifu/tests/it/main.rs", "mod perft;\n"), ("crates/kifu/tests/it/key.rs", "")],
        &["crates/kifu/tests/it/key.rs: no `mod` line declares this file"],
    );
}

#[test]
fn lines_of_scripts_are_short_enough_to_read() {
    let long = "x".repeat(141);
    let expected = [
        "ui/a.css:1: more than 140 characters: divide the line",
        "ui/a.js:2: more than 140 characters: divide the line",
    ];
    let js = format!("// short\n{long}\n");
    check_sources(&[("ui/a.css", &long), ("ui/a.js", &js), ("locale/it/a.ftl", &long)], &expected);
    check_sources(&[("ui/a.js", &"あ".repeat(140))], &[]);
}
