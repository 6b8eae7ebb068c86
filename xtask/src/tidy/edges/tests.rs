use super::*;

/// Each use is `name`, with `ours:` and `dev:` before it where that holds.
fn check_uses(name: &str, uses: &[&str], expected: &[&str]) {
    let read_use = |text: &&str| {
        let (ours, text) = text.strip_prefix("ours:").map_or((false, *text), |rest| (true, rest));
        let (for_tests, text) = text.strip_prefix("dev:").map_or((false, text), |rest| (true, rest));
        Use { name: text.to_owned(), ours, for_tests }
    };
    let user = Crate { name: name.to_owned(), uses: uses.iter().map(read_use).collect() };
    let found: Vec<String> = check(&[user]).iter().map(ToString::to_string).collect();
    assert_eq!(found, expected);
}

#[test]
fn the_rules_depend_on_nothing_but_for_tests() {
    check_uses("shogi", &["dev:proptest"], &[]);
    check_uses("shogi", &["serde"], &["shogi/Cargo.toml: `shogi` must not know `serde`"]);
}

#[test]
fn edges_follow_the_table_even_in_tests() {
    check_uses("kifu", &["ours:shogi", "encoding_rs"], &[]);
    check_uses("kifu", &["ours:dev:engine"], &["kifu/Cargo.toml: `kifu` must not know `engine`"]);
    check_uses("arbiter", &["ours:shogi", "tokio"], &["arbiter/Cargo.toml: `arbiter` must not know `tokio`"]);
    check_uses("miyako", &["ours:server", "sqlx", "tokio"], &["miyako/Cargo.toml: `miyako` must not know `sqlx`"]);
}

#[test]
fn a_crate_outside_the_table_is_found() {
    check_uses("annex", &[], &["annex/Cargo.toml: is not in the table of who may use whom (xtask/src/tidy/edges.rs)"]);
}

#[test]
fn every_library_needs_its_reason() {
    let used = |name: &str, ours| Use { name: name.to_owned(), ours, for_tests: false };
    let crates =
        [Crate { name: "server".into(), uses: vec![used("kifu", true), used("axum", false), used("sqlx", false)] }];
    let found = unexplained(&crates, "Not `sqlx` here.\n| `axum`, `hyper` | server | the web |\n");
    assert_eq!(found, [Finding::new(LIBRARIES, "does not say why we use `sqlx`")]);
}

#[test]
fn metadata_is_read() {
    let metadata = br#"{"packages":[{"name":"kifu","dependencies":[
        {"name":"shogi","kind":null,"path":"/home/crates/shogi"},{"name":"proptest","kind":"dev"}]}]}"#;
    let uses = vec![
        Use { name: "shogi".into(), ours: true, for_tests: false },
        Use { name: "proptest".into(), ours: false, for_tests: true },
    ];
    assert_eq!(read(metadata).unwrap(), [Crate { name: "kifu".into(), uses }]);
    assert!(read(b"{}").is_err());
}
