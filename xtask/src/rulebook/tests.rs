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
    "# Rulebook\n\n| id | what |\n|---|---|\n| RULE-50 | two pawns | `/play` | old | old |\n| RULE-16 | no passing |\n";

fn check_texts(found: Vec<Finding>, expected: &[&str]) {
    assert_eq!(found.iter().map(ToString::to_string).collect::<Vec<_>>(), expected);
}

fn sources(page: &str) -> Vec<Source> {
    [("crates/shogi/src/legality.rs", "// RULE-50"), ("crates/shogi/src/legality/tests.rs", "// RULE-50"), (PAGE, page)]
        .map(|(path, text)| Source { path: path.to_owned(), text: text.to_owned() })
        .into()
}

#[test]
fn rows_keep_their_words_and_get_their_links() {
    let expected = "# Rulebook\n\n| id | what |\n|---|---|\n\
        | RULE-50 | two pawns | `/play` | [shogi/legality](../crates/shogi/src/legality.rs) | [shogi/legality/tests](../crates/shogi/src/legality/tests.rs) |\n\
        | RULE-16 | no passing | – | – | – |\n";
    let sources = sources(PAGE_TEXT);
    assert_eq!(refreshed(PAGE_TEXT, &citations(&sources)), expected);
    assert_eq!(refreshed(expected, &citations(&sources)), expected, "a second time changes nothing");
}

#[test]
fn a_stale_page_and_an_unexplained_id_are_found() {
    // What the real page must hold besides is another matter.
    let found = |page: &str| {
        let all = check(&sources(page)).into_iter().map(|finding| finding.to_string());
        all.filter(|text| text.contains("cites") || text.contains("is not what")).collect::<Vec<_>>()
    };
    assert_eq!(found(PAGE_TEXT), ["docs/rulebook.md: is not what the code says: run `cargo xtask rulebook`"]);
    let unexplained = found("# Rulebook\n");
    assert_eq!(unexplained[0], "crates/shogi/src/legality.rs: cites RULE-50, which has no row in docs/rulebook.md");
    assert_eq!(unexplained.len(), 2, "one for each file");
    assert_eq!(check(&[])[0].to_string(), "docs/rulebook.md: is missing");
}

#[test]
fn what_must_be_whole_is_asked_for_row_by_row() {
    let page = "| RULE-01 | a | – | [x](y) | [t](u) |\n| RULE-02 | b | – | – | [t](u) |\n| RULE-03 | c, – | – | [x](y) | – |\n";
    check_texts(
        missing(page, &[("RULE", &[1..=3, 6..=6])]),
        &[
            "docs/rulebook.md: RULE-02 has no place in the code",
            "docs/rulebook.md: RULE-03 has no test",
            "docs/rulebook.md: RULE-06 has no row",
        ],
    );
    check_texts(missing(page, &[("RULE", &[1..=1])]), &[]);
}

#[test]
fn what_is_ambiguous_is_read_one_way() {
    let page = "## Readings\n\n- RULE-04, RULE-07: the left one (see END-12).\n";
    check_texts(
        unread(page, &[("RULE", &[4, 7]), ("END", &[12])]),
        &["docs/rulebook.md: END-12 is ambiguous: say under \"Readings\" how it is read"],
    );
}

#[test]
fn a_door_leads_somewhere() {
    let page = "| RULE-01 | a | `/play`, `miyako judge FILE` | – | – |\n| RULE-02 | b | – | – | – |\n\
        | RULE-03 | c | `/nowhere`, `miyako dance`, `/api/v1/craft` | – | – |\n\
        | RULE-04 | d | `/rules/capture`, `/rules/part`, `miyako match`, `miyako contest`, `miyako failure` | – | – |\n";
    let sources: Vec<Source> = [
        (ROUTES, ".route(\"/play\", x).route(\"/craft\", y).route(\"/rules/{chapter}\", z)"),
        (CHAPTERS, "[[chapter]]\nid = \"capture\"\n\n[[chapter.part]]\nid = \"part\"\n"),
        (
            COMMANDS,
            "mod failure;\n\nenum Command {\n    Judge(judge::Args),\n    Match(contest::Args),\n}\n\nfn main() { Failure(); }\n",
        ),
        // Files that are no sub-commands, or not by their own name.
        ("crates/miyako/src/failure.rs", ""),
        ("crates/miyako/src/contest.rs", ""),
    ]
    .map(|(path, text)| Source { path: path.to_owned(), text: text.to_owned() })
    .into();
    check_texts(
        without_door(page, &sources),
        &[
            "docs/rulebook.md: RULE-02 has no door: say by which page or command a user meets it",
            "docs/rulebook.md: RULE-03: there is no /nowhere",
            "docs/rulebook.md: RULE-03: there is no miyako dance",
            "docs/rulebook.md: RULE-04: there is no /rules/part",
            "docs/rulebook.md: RULE-04: there is no miyako contest",
            "docs/rulebook.md: RULE-04: there is no miyako failure",
        ],
    );
}
