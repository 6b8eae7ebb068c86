use super::*;

fn check_cited(text: &str, expected: &[&str]) {
    let found: Vec<String> = cited(text).iter().map(|run| format!("{}/{}", run.start(), run.end())).collect();
    assert_eq!(found, expected, "{text}");
}

#[test]
fn ids_and_runs_of_ids_are_found() {
    check_cited("Two pawns (RULE-50, FOUL-10).", &["RULE-50/RULE-50", "FOUL-10/FOUL-10"]);
    check_cited("RULE-21 … RULE-24: steps", &["RULE-21/RULE-24"]);
    check_cited("END-01 to END-03, END-07", &["END-01/END-03", "END-07/END-07"]);
    check_cited("x86-64, UTF-16, SHA-256, MYRULE-01, RULE-1, LEGEND-01, RULE-123", &[]);
}

const PAGE_TEXT: &str =
    "# Rulebook\n\n| id | what |\n|---|---|\n| RULE-50 | two pawns | old | old |\n| RULE-16 | no passing |\n";

fn sources(page: &str) -> Vec<Source> {
    [("crates/shogi/src/legality.rs", "// RULE-50"), ("crates/shogi/src/legality/tests.rs", "// RULE-50"), (PAGE, page)]
        .map(|(path, text)| Source { path: path.to_owned(), text: text.to_owned() })
        .into()
}

#[test]
fn rows_keep_their_words_and_get_their_links() {
    let expected = "# Rulebook\n\n| id | what |\n|---|---|\n\
        | RULE-50 | two pawns | [shogi/legality](../crates/shogi/src/legality.rs) | [shogi/legality/tests](../crates/shogi/src/legality/tests.rs) |\n\
        | RULE-16 | no passing | – | – |\n";
    let sources = sources(PAGE_TEXT);
    assert_eq!(refreshed(PAGE_TEXT, &citations(&sources)), expected);
    assert_eq!(refreshed(expected, &citations(&sources)), expected, "a second time changes nothing");
}

#[test]
fn a_stale_page_and_an_unexplained_id_are_found() {
    let found = |page: &str| check(&sources(page)).iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(found(PAGE_TEXT), ["docs/rulebook.md: is not what the code says: run `cargo xtask rulebook`"]);
    let unexplained = found("# Rulebook\n");
    assert_eq!(unexplained[0], "crates/shogi/src/legality.rs: cites RULE-50, which has no row in docs/rulebook.md");
    assert_eq!(unexplained.len(), 2, "one for each file");
    assert_eq!(check(&[])[0].to_string(), "docs/rulebook.md: is missing");
}
