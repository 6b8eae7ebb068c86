use super::*;

const GUIDE: &str = "# Guide\n\n## Who may use whom\n\nSee [the top](#guide).\n";

fn check_line(line: &str, expected: &[&str]) {
    let source = |path: &str, text: &str| Source { path: path.to_owned(), text: text.to_owned() };
    let tree = Tree {
        sources: vec![source("docs/guide.md", GUIDE), source("docs/notes/a.md", line)],
        binaries: vec!["docs/board.png".to_owned()],
    };
    let found: Vec<String> = check(&tree).iter().map(ToString::to_string).collect();
    assert_eq!(found, expected);
}

#[test]
fn good_links_pass() {
    check_line(
        "[guide](../guide.md#who-may-use-whom) ![board](../board.png \"A board\") [web](https://example.com)",
        &[],
    );
    check_line("<img src=\"../board.png\"> [folder](../notes/)", &[]);
}

#[test]
fn bad_links_are_named_with_their_line() {
    check_line("\n[a](b.md)", &["docs/notes/a.md:2: link to `b.md`: nothing stands there"]);
    check_line("[a](../../../b.md)", &["docs/notes/a.md:1: link to `../../../b.md`: leaves the project"]);
    check_line("[a](../guide.md#who)", &["docs/notes/a.md:1: link to `../guide.md#who`: no such heading"]);
    check_line("<img src=\"c.png\">", &["docs/notes/a.md:1: link to `c.png`: nothing stands there"]);
}

#[test]
fn code_is_not_read_for_links() {
    check_line("`[a](b.md)`\n```\n[a](b.md)\n```\n", &[]);
}
