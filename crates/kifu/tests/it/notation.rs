//! Move texts as data: adding a case is adding a line to `tests/data/notation.tsv`.

use kifu::Record;
use kifu::notation::{self, Notation};
use shogi::{Move, Position, Square};

struct Case<'a> {
    position: Position,
    last_to: Option<Square>,
    m: Move,
    texts: Vec<&'a str>,
}

/// Some boards here are such that no game leads to them.
fn position(sfen: &str) -> Position {
    Record::new(sfen.parse().unwrap()).unwrap().start().clone()
}

/// Reads `sfen TAB last TAB usi TAB text…`.
fn cases(table: &str) -> impl Iterator<Item = Case<'_>> {
    table.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let fields: Vec<&str> = line.split('\t').collect();
        Case {
            position: position(fields[0]),
            last_to: Square::from_usi(fields[1]),
            m: fields[2].parse().unwrap(),
            texts: fields[3..].to_vec(),
        }
    })
}

/// The text is what the notation writes, and reading it finds the move again, in this notation and in whichever it may
/// be.
fn check(case: &Case<'_>, name: &str, expected: &str) {
    let notation: Notation = name.parse().unwrap();
    let Case { position, last_to, m, .. } = case;
    assert_eq!(notation.write(position, *m, *last_to), expected, "{name}: {m} in {position}");
    assert_eq!(notation.read(position, expected, *last_to), Ok(*m), "{name}: reading {expected} in {position}");
    assert_eq!(notation::read(position, expected, *last_to), Ok(*m), "reading {expected} in {position}");
}

#[test]
fn examples() {
    let names = ["japanese", "japanese/official", "japanese/common", "japanese/kanji", "western"];
    for case in cases(include_str!("../data/notation.tsv")) {
        assert_eq!(case.texts.len(), names.len());
        names.iter().zip(&case.texts).for_each(|(name, text)| check(&case, name, text));
    }
}

#[test]
fn vectors_of_the_shelf() {
    let Some(path) = crate::shelf::file("move-text-vectors.tsv") else { return };
    let table = std::fs::read_to_string(path).unwrap();
    let mut count = 0;
    for case in cases(&table) {
        let names = ["japanese", "western", "hodges", "kitao-kawasaki/plain"];
        assert_eq!(case.texts.len(), names.len());
        names.iter().zip(&case.texts).for_each(|(name, text)| check(&case, name, text));
        count += 1;
    }
    assert!(count > 7_000, "{count} cases");
}

/// NOTA-01, NOTA-02, NOTA-03, NOTA-04, NOTA-06, NOTA-07, NOTA-32, NOTA-35, NOTA-37, NOTA-40, NOTA-42
#[test]
fn texts_read_but_not_written() {
    for line in include_str!("../data/notation-read.tsv").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [sfen, last_to, name, text, expected] = fields[..] else { panic!("five fields expected: {line}") };
        let position = position(sfen);
        let last_to = Square::from_usi(last_to);
        let read = match name {
            "-" => notation::read(&position, text, last_to),
            name => name.parse::<Notation>().unwrap().read(&position, text, last_to),
        };
        let read = match read {
            Ok(m) => m.to_string(),
            Err(error) => format!("{}:{}", error.column, error.wrong.code()),
        };
        assert_eq!(read, expected, "{line}");
    }
}
