//! Move texts as data: adding a case is adding a line to `tests/data/notation.tsv`.

use kifu::Record;
use kifu::notation::{self, Digits, Forward, Japanese, Marks};
use shogi::{Move, Position, Square};

struct Case<'a> {
    position: Position,
    last_to: Option<Square>,
    m: Move,
    texts: Vec<&'a str>,
}

/// Reads `sfen TAB last TAB usi TAB text…`.
fn cases(table: &str) -> impl Iterator<Item = Case<'_>> {
    table.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let fields: Vec<&str> = line.split('\t').collect();
        Case {
            // Some vectors are boards no game leads to.
            position: Record::new(fields[0].parse().unwrap()).unwrap().start().clone(),
            last_to: Square::from_usi(fields[1]),
            m: fields[2].parse().unwrap(),
            texts: fields[3..].to_vec(),
        }
    })
}

/// The text is what the notation writes, and reading it finds the move again.
fn check(case: &Case<'_>, written: &str, expected: &str) {
    assert_eq!(written, expected, "{} in {}", case.m, case.position);
    assert_eq!(
        notation::read(&case.position, expected, case.last_to),
        Some(case.m),
        "reading {expected} in {}",
        case.position
    );
}

#[test]
fn examples() {
    let historic = Japanese { digits: Digits::Kanji, marks: Marks::None, forward: Forward::Go, padded: false };
    for case in cases(include_str!("../data/notation.tsv")) {
        let japanese = |style: Japanese| style.write(&case.position, case.m, case.last_to);
        let [ki2, official, common, old, western] = case.texts[..] else { panic!("five texts expected") };
        check(&case, &japanese(Japanese::KI2), ki2);
        check(&case, &japanese(Japanese::OFFICIAL), official);
        check(&case, &japanese(Japanese::COMMON), common);
        check(&case, &japanese(historic), old);
        check(&case, &notation::western(&case.position, case.m), western);
    }
}

#[test]
fn vectors_of_the_shelf() {
    let Some(path) = crate::shelf::file("move-text-vectors.tsv") else { return };
    let table = std::fs::read_to_string(path).unwrap();
    let mut count = 0;
    for case in cases(&table) {
        check(&case, &notation::japanese(&case.position, case.m, case.last_to), case.texts[0]);
        check(&case, &notation::western(&case.position, case.m), case.texts[1]);
        count += 1;
    }
    assert!(count > 7_000, "{count} cases");
}
