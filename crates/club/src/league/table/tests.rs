use super::Table;

// LEAGUE-05, LEAGUE-06, LEAGUE-07, LEAGUE-08, LEAGUE-09, LEAGUE-10
#[test]
fn the_classes_of_the_meijin_league() {
    let told: Vec<_> = Table::meijin()
        .classes
        .iter()
        .map(|class| (class.name.as_str(), class.size, class.games, class.promoted, class.demoted))
        .collect();
    let expected = [
        ("A", Some(10), 9, 0, 2),
        ("B1", Some(13), 12, 2, 3),
        ("B2", None, 10, 3, 0),
        ("C1", None, 10, 3, 0),
        ("C2", None, 10, 3, 0),
    ];
    assert_eq!(told, expected);
    assert!(Table::meijin().class("A").unwrap().challenger);
}

// LEAGUE-31, LEAGUE-32, LEAGUE-33, LEAGUE-34, LEAGUE-35
#[test]
fn the_classes_of_the_hakurei_league() {
    let told: Vec<_> =
        Table::hakurei().classes.iter().map(|class| (class.size, class.games, class.promoted, class.demoted)).collect();
    assert_eq!(told, [(Some(10), 9, 0, 2), (Some(10), 9, 2, 3), (Some(20), 8, 3, 4), (None, 8, 4, 0)]);
}

#[test]
fn a_table_that_is_wrong_is_refused() {
    let head = "name = \"X\"\nvalid_from = \"2026-01-01\"\nsource = \"the club\"\n";
    let class = "[[class]]\nname = \"A\"\ngames = 3\n";
    assert!(Table::read(&format!("{head}{class}")).is_ok());
    let refused = |text: &str| Table::read(&format!("{head}{text}")).unwrap_err().to_string();
    assert!(refused(&format!("{class}{class}")).contains("two classes `A`"));
    assert!(refused("class = []").contains("a class at least"));
    let named = refused(&format!("{class}promotd = 2\n"));
    assert!(named.contains("line 7") && named.contains("promotd"), "{named}");
}
