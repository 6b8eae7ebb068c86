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
fn the_driver_of_the_database_stays_in_its_room() {
    let root = ("crates/server/src/lib.rs", "#![forbid(unsafe_code)]\nmod store;\nmod live;\n");
    let store = ("crates/server/src/store.rs", "mod event;\nuse sqlx::AnyPool;\n");
    let event = ("crates/server/src/store/event.rs", "use sqlx::Row;\n");
    check_sources(&[root, store, event, ("crates/server/src/live.rs", "use crate::store::Error;\n")], &[]);
    check_sources(
        &[root, store, event, ("crates/server/src/live.rs", "//! Live.\ntype NotStored = sqlx::Error;\n")],
        &["crates/server/src/live.rs:2: `sqlx` is not for this room"],
    );
    let of_tests = ("crates/server/tests/it/main.rs", "use sqlx::Row;\n");
    check_sources(&[of_tests, ("xtask/src/main.rs", "#![forbid(unsafe_code)]\n// sqlx\n")], &[]);
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
