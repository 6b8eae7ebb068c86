use super::{Cell, CrossTable, Odds, read};
use crate::standing::Score;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

const EVENT: &str = include_str!("../../../../tests/data/autunno.txt");

#[test]
fn an_event_is_read_and_written() {
    let table = read(EVENT.as_bytes()).unwrap();
    assert_eq!(table.head[1], "2026-11-22");
    assert_eq!(table.players[2].name(), "Neri Zoë");
    assert!(table.players[3].is_new);
    let odds = Some(Odds { gives: true, code: "lance" });
    assert_eq!(table.players[1].cells[2], Cell::Game { opponent: 2, score: Score::Won, odds });
    let latin = table.to_bytes().unwrap();
    assert!(std::str::from_utf8(&latin).is_err(), "not UTF-8");
    assert_eq!(read(&latin), Ok(table));
}

#[test]
fn mistakes_are_named_by_line() {
    let refused = |from: &str, to: &str| {
        assert!(EVENT.contains(from));
        let mistake = read(EVENT.replace(from, to).as_bytes()).unwrap_err();
        format!("{}: {mistake}", mistake.line)
    };
    assert_eq!(refused("[4+ 1- 3+(-L)]", "[4+ 1+ 3+(-L)]"), "5: round 2: place 2 says `1+`; expected `1-` there");
    assert_eq!(refused("2-(+L)", "2-"), "6: round 3: place 3 says `2-`; expected `2-(+L)` there");
    assert_eq!(refused("[2- 0- 1-]", "[2- 0-]"), "8: 2 rounds, but 3 in the first line");
    assert_eq!(refused("3+(-L)", "3+(-X)").split(';').next(), Some("6: `3+(-X)`: unknown odds"));
    assert_eq!(refused("4 N [", "7 N [").split(';').next(), Some("8: this is place 7"));
    assert_eq!(refused("[3+ 2+", "[+3+ 2+").split(';').next(), Some("5: `+3+` is no result"));
    assert_eq!(refused("[3+ 2+", "[9+ 2+"), "5: round 1: there is no place 9");
    assert_eq!(refused("[3+ 2+", "[1+ 2+"), "5: round 1: nobody plays against themselves");
    assert_eq!(refused("[3+ 2+", "[3? 2+").split(';').next(), Some("5: `3?` is no result"));
}

#[test]
fn what_the_encoding_lacks_is_named() {
    let table = read(EVENT.replace("Zoë", "Łucja").as_bytes()).unwrap();
    assert_eq!(table.to_bytes(), Err('Ł'));
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn nothing_panics(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = read(&bytes);
    }

    #[test]
    fn nothing_near_a_file_panics(place in 0..EVENT.len(), byte: u8) {
        let mut bytes = EVENT.as_bytes().to_vec();
        bytes[place] = byte;
        if let Ok(table) = read(&bytes) {
            let again: CrossTable = read(table.to_string().as_bytes()).unwrap();
            prop_assert_eq!(again.players, table.players);
        }
    }
}
