//! Laws of the game for four, tried in games of random moves (VAR-15).

use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};
use std::sync::Arc;
use std::time::Duration;
use variants::yonin::{Cursor, Leaving, Position, Record, Rules, Seat, Standing};

const READINGS: [&[(&str, &str)]; 5] = [
    &[],
    &[("setup", "fifteen")],
    &[("play", "teams")],
    &[("mated-pieces", "neutral"), ("check", "waits")],
    &[("direction", "counter-clockwise"), ("setup", "fifteen")],
];

/// Plays random moves under each reading and looks at every position on the way.
fn random_games(choices: &[u16], mut look: impl FnMut(&Position)) {
    for reading in READINGS {
        let rules: Arc<Rules> = Rules::with_options(reading).unwrap();
        let mut position = Position::start(&rules);
        for choice in choices {
            look(&position);
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            assert!(position.play(moves[usize::from(*choice) % moves.len()]));
        }
    }
}

/// A game of random moves, in which some leave.
fn random_record(rules: Arc<Rules>, choices: &[u16]) -> Record {
    let mut record = Record::new(Position::start(&rules));
    let mut cursor = Cursor::new(&record);
    for choice in choices {
        if choice % 17 == 0 {
            cursor.back_to(&record, cursor.plies() - cursor.plies().min(usize::from(choice / 17) % 20));
        }
        let position = cursor.position();
        let moves = position.legal_moves();
        if moves.is_empty() {
            cursor.back_to(&record, 0);
        } else if choice % 50 == 0 {
            // Refused to who is out already.
            let how = if choice % 100 == 0 { Leaving::Flag } else { Leaving::Resigned };
            let _ = cursor.leave(&mut record, Seat::ALL[usize::from(choice / 50) % 4], how);
        } else {
            let text = position.move_text(moves[usize::from(*choice) % moves.len()]);
            // Refused where situations have come back.
            if let Ok(id) = cursor.play(&mut record, &text) {
                record.set_used(id, Some(Duration::from_millis((*choice).into())));
            }
        }
    }
    record
}

fn config() -> Config {
    Config { cases: 12, rng_seed: RngSeed::Fixed(4), failure_persistence: None, ..Config::default() }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn text_holds_the_whole_position(choices in prop::collection::vec(any::<u16>(), 150)) {
        random_games(&choices, |position| {
            let again = Position::parse(position.rules(), &position.to_string()).unwrap();
            assert_eq!((&again, again.key()), (position, position.key()));
            assert_eq!(again.to_string(), position.to_string());
        });
    }

    /// No move leaves the mover's King attacked, and in teams none attacks the partner's.
    #[test]
    fn nobody_moves_into_check(choices in prop::collection::vec(any::<u16>(), 80)) {
        random_games(&choices, |position| {
            let us = position.turn();
            for m in position.legal_moves() {
                let mut after = position.clone();
                after.play(m);
                let text = position.move_text(m);
                assert!(!after.in_check(us), "{position} {text}");
                assert!(!position.rules().teams() || position.in_check(us.opposite()) || !after.in_check(us.opposite()));
            }
        });
    }

    /// No piece is lost; the turn is with somebody who plays, and who, if a check interrupts, is checked if anybody is.
    #[test]
    fn pieces_and_turns_are_in_order(choices in prop::collection::vec(any::<u16>(), 200)) {
        random_games(&choices, |position| {
            let everything: usize = Seat::ALL.into_iter().map(|seat| position.pieces_of(seat)).sum();
            let fifteen = position.rules().options().iter().any(|option| option.readings[option.chosen] == "fifteen");
            if position.rules().options().iter().all(|option| option.readings[option.chosen] != "neutral") {
                assert_eq!(everything, if fifteen { 60 } else { 36 }, "{position}");
            }
            if !position.is_over() {
                assert_eq!(position.standing(position.turn()), Standing::Playing);
                assert!(!position.legal_moves().is_empty());
            }
        });
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "[swneKRGSP0-9+/ .-]{0,80}") {
        let _ = Position::parse_line(&Rules::usual(), &text);
        let _ = Record::read(&format!("variant yonin startpos moves {text}"));
    }

    /// Who moved, who left, what else was thought of, and what came of it: JSON holds all of it, a line the main one.
    #[test]
    fn records_come_back(choices in prop::collection::vec(any::<u16>(), 100)) {
        for reading in READINGS {
            let record = random_record(Rules::with_options(reading).unwrap(), &choices);
            let read = |text: String| Record::read(&text).unwrap().unwrap_or_else(|error| panic!("{error}\n{text}"));
            let (json, line) = (read(record.to_json()), read(record.to_line()));
            assert_eq!((&*json, json.to_json()), (&*record, record.to_json()));
            assert_eq!((line.to_line(), line.ending()), (record.to_line(), record.ending()));
            assert_eq!((line.place().position, line.variations()), (record.place().position, 0));
        }
    }

    /// Whatever is asked about, a move is barred by a rule exactly when it is not legal.
    #[test]
    fn what_is_not_legal_is_barred(choices in prop::collection::vec(any::<u16>(), 12), drop in any::<bool>()) {
        random_games(&choices, |position| {
            let square = |n: u16| format!("{}{}", n % 9 + 1, char::from(b'a' + (n / 9 % 9) as u8));
            let legal: Vec<String> = position.legal_moves().into_iter().map(|m| position.move_text(m)).collect();
            for choice in &choices {
                let from = if drop { "P*".to_owned() } else { square(choice / 81) };
                let text = from + &square(*choice);
                let m = position.read_move(&text).unwrap();
                assert_eq!(position.judge(m).is_ok(), legal.contains(&text), "{position} {text}");
            }
        });
    }
}

#[test]
fn unknown_readings_are_refused() {
    assert!(Rules::with_options(&[("play", "alone")]).is_err());
    assert!(Rules::with_options(&[("seats", "three")]).is_err());
}
