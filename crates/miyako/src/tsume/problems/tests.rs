use super::*;

const SFEN: &str = "9/4k4/9/4S4/9/9/9/9/9 b 2G 1";

#[test]
fn lines_in_many_forms() {
    let check = |line: &str, expected: Option<&str>| {
        let found = of_line("file", 7, line, true);
        assert_eq!(found.ok().map(|problem| problem.position.to_string()).as_deref(), expected, "{line}");
    };
    let moved = "9/4k4/4G4/4S4/9/9/9/9/9 w G 2";
    check(SFEN, Some(SFEN));
    check("9/4k4/9/4S4/9/9/9/9/9 b 2G", Some(SFEN));
    check(&format!("sfen {SFEN}"), Some(SFEN));
    check(&format!("position sfen {SFEN} # a remark"), Some(SFEN));
    check(&format!("{SFEN}\t3\t120\tdrop"), Some(SFEN));
    check(&format!("{SFEN} 3 G*5c"), Some(SFEN));
    check(&format!("sfen {SFEN} moves G*5c"), Some(moved));
    check(&format!("{{\"sfen\": \"{SFEN}\", \"plies\": 3}}"), Some(SFEN));
    check("{\"plies\": 3}", None);
    check("9/4k4/9/4S4/9/9/9/9 b 2G 1", None);
    check("9/4k4/4P4/9/9/9/9/9/9 b G 1", None);
}

#[test]
fn files_are_told_from_positions() {
    let check = |text: &str, expected: bool| assert_eq!(is_sfen(text), expected, "{text}");
    check(SFEN, true);
    check(&format!("sfen {SFEN}"), true);
    check("a/b/c/d/e/f/g/h/i.kif", false);
    check("problems.sfen", false);
    check("-", false);
}

#[test]
fn who_gives_mate() {
    let check = |sfen: &str, expected: Color| {
        let problem = Problem { place: String::new(), position: sfen.parse().unwrap(), moves: Vec::new() };
        assert_eq!(problem.attacker(), expected, "{sfen}");
    };
    check(SFEN, Color::Black);
    check("9/4k4/4G4/4S4/9/9/9/9/9 w G 2", Color::Black);
    check("4k4/9/9/9/9/9/4p4/9/4K4 w g 1", Color::White);
}
