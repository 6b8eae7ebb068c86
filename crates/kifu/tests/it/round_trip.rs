//! The law of every format: what is written is read back.

use kifu::{End, Ending, Key, Played, Record};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use shogi::{Color, Handicap, Setup};
use std::time::Duration;

/// What is noted with a move.
#[derive(Clone, Debug)]
struct Note {
    choice: usize,
    seconds: Option<u64>,
    comment: String,
}

fn comment() -> impl Strategy<Value = String> {
    prop_oneof![3 => Just(String::new()), 1 => "[ -~あ-ん一-龠\n]{1,20}".prop_filter("one blank line is none", |c| c != "\n")]
}

fn note() -> impl Strategy<Value = Note> {
    (any::<usize>(), proptest::option::of(0..20_000_u64), comment()).prop_map(|(choice, seconds, comment)| Note {
        choice,
        seconds,
        comment,
    })
}

fn start() -> impl Strategy<Value = Setup> {
    let handicap = (0..Handicap::all().len()).prop_map(|index| Handicap::all().nth(index).unwrap().setup());
    let others = [
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2",
        "4k4/9/4P4/9/9/9/9/9/9 b G 1",
        "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 101",
        "9/9/9/9/9/9/9/9/k7K b 2R2B4G4S4N4L18P 1",
        "3gkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    ];
    prop_oneof![handicap, proptest::sample::select(others.to_vec()).prop_map(|sfen| sfen.parse().unwrap())]
}

fn ending() -> impl Strategy<Value = Ending> {
    let color = prop_oneof![Just(Color::Black), Just(Color::White)];
    let by = color.clone().prop_map(|by| Ending::Foul { by });
    let checks = color.prop_map(|by| Ending::PerpetualCheck { by });
    let plain = proptest::sample::select(vec![
        Ending::Resign,
        Ending::Mate,
        Ending::NoLegalMove,
        Ending::Time,
        Ending::Repetition,
        Ending::Impasse,
        Ending::Declaration,
        Ending::NoMate,
        Ending::Interrupted,
        Ending::SealedMove,
        Ending::WinByDefault,
        Ending::LossByDefault,
    ]);
    prop_oneof![plain, by, checks]
}

fn end() -> impl Strategy<Value = Option<End>> {
    let used = proptest::option::of(0..20_000_u64);
    let end = (ending(), used, comment()).prop_map(|(ending, used, comment)| End {
        ending,
        used: used.map(Duration::from_secs),
        comment,
    });
    proptest::option::of(end)
}

fn headers() -> impl Strategy<Value = Vec<(Key, String)>> {
    let keys = vec![
        Key::Black,
        Key::White,
        Key::Event,
        Key::Place,
        Key::Started,
        Key::Ended,
        Key::TimeControl,
        Key::Byoyomi,
        Key::Opening,
        Key::Title,
        Key::Note,
        Key::Other("振り駒".to_owned()),
        Key::Other("対局ID".to_owned()),
    ];
    proptest::collection::vec((proptest::sample::select(keys), "[ -~あ-ん：\n]{0,12}"), 0..6)
}

prop_compose! {
    fn record()(
        start in start(),
        headers in headers(),
        comment in comment(),
        notes in proptest::collection::vec(note(), 0..120),
        end in end(),
    ) -> Record {
        let mut record = Record::new(start).unwrap();
        for (key, value) in headers {
            record.headers.push(key, &value);
        }
        record.comment = comment;
        for Note { choice, seconds, comment } in notes {
            let moves = record.position().legal_moves();
            if moves.is_empty() {
                break;
            }
            let used = seconds.map(Duration::from_secs);
            record.play(Played { m: moves[choice % moves.len()], used, comment }).unwrap();
        }
        record.end = end;
        record
    }
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn kif(record in record()) {
        let text = kifu::kif::write(&record);
        let (read, findings) = kifu::read(text.as_bytes()).unwrap();
        prop_assert_eq!(&read, &record, "{}", text);
        prop_assert!(findings.iter().all(|finding| finding.kind.code() == "odd_start"), "{:?}\n{}", findings, text);
        prop_assert_eq!(kifu::kif::write(&read), text);
    }

    #[test]
    fn usi(record in record()) {
        let line = kifu::usi::write(&record);
        let (read, _) = kifu::read(line.as_bytes()).unwrap();
        prop_assert_eq!(read.start(), record.start());
        let moves = |record: &Record| record.moves().map(|played| played.m).collect::<Vec<_>>();
        prop_assert_eq!(moves(&read), moves(&record));
    }

    /// Whatever bytes come, a reader answers.
    #[test]
    fn any_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let _ = kifu::read(&bytes);
    }

    /// Damage to a good file makes findings, never a panic or a hang.
    #[test]
    fn damaged_files(record in record(), cuts in proptest::collection::vec((any::<usize>(), any::<char>()), 1..8)) {
        let mut text: Vec<char> = kifu::kif::write(&record).chars().collect();
        for (place, c) in cuts {
            let place = place % text.len();
            text[place] = c;
        }
        let _ = kifu::read(text.into_iter().collect::<String>().as_bytes());
    }
}
