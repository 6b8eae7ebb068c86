//! Move texts as data: adding a case is adding a line to `tests/data/notation.tsv`.

use kifu::Record;
use kifu::notation::{self, Japanese, Notation};
use shogi::{Move, Position, Square};
use std::collections::HashSet;

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
        // In the others nobody has written them down, but they are read back.
        for (name, notation) in Notation::ALL {
            let text = notation.write(&case.position, case.m, case.last_to);
            let read = notation.read(&case.position, &text, case.last_to);
            assert_eq!(read, Ok(case.m), "{name}: {text} in {}", case.position);
        }
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

/// NOTA-20, NOTA-21, NOTA-33
#[test]
fn iroha_has_one_character_a_square() {
    let written: Vec<String> = Square::all().map(|square| Japanese::IROHA.square(square)).collect();
    // File by file from the right, each from the top.
    let poem = "いろはにほへとちりぬるをわかよたれそつねならむうのくやまけふこえてあさきゆめみしひもせす京";
    let numbers = "一三五六七八十百千万";
    let nature = "花鳥風月春夏秋冬柳桜松楓雨露霜雪山谷川海里村森竹草石";
    let expected: Vec<String> = [poem, numbers, nature].concat().chars().map(String::from).collect();
    assert_eq!(written, expected);
    assert_eq!(expected.iter().collect::<HashSet<_>>().len(), Square::COUNT);
    let check = |text: &str, file, rank| assert_eq!(Japanese::IROHA.square(Square::new(file, rank)), text);
    check("な", 3, 3);
    check("き", 4, 9);
    check("す", 5, 8);
    check("春", 7, 6);
    check("い", 1, 1);
    check("月", 7, 5);
}

/// NOTA-36; without a sign the piece stays as it is.
#[test]
fn promotion_is_said_in_the_west() {
    let position = position("4k4/9/7S1/9/9/9/9/9/4K4 b - 1");
    for (text, expected) in [("S-34=", "2c3d"), ("S-34+", "2c3d+"), ("S-34", "2c3d"), ("S34=", "2c3d")] {
        assert_eq!(notation::read(&position, text, None), Ok(expected.parse().unwrap()), "{text}");
    }
}
