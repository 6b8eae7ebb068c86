//! The law of the library: what is kept comes back as it was.

use super::Content;
use super::close::PLAIN;
use kifu::{Attempt, Cursor, Ending, Illegal, Key, Record};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use shogi::{Color, Handicap, Move, PieceKind, Square};
use std::time::Duration;

/// What is done to a record next.
#[derive(Clone, Debug)]
struct Deed {
    /// Steps back before it: that makes variations.
    back: usize,
    what: What,
    used: Option<u64>,
    comment: String,
    bookmark: String,
}

#[derive(Clone, Debug)]
enum What {
    Move(usize),
    Foul(Illegal),
    End(Ending),
}

fn color() -> impl Strategy<Value = Color> + Clone {
    prop_oneof![Just(Color::Black), Just(Color::White)]
}

fn foul() -> impl Strategy<Value = Illegal> {
    let square = || (0..Square::COUNT).prop_map(Square::from_index);
    let attempt = (proptest::option::of(square()), square(), 0..PieceKind::ALL.len(), any::<bool>());
    let attempt = attempt.prop_map(|(from, to, piece, promote)| match from {
        Some(from) if promote => Attempt::Move(Move::Board { from, to, promote }),
        from => Attempt::Changed { from, to, piece: PieceKind::ALL[piece] },
    });
    (color(), attempt).prop_map(|(by, attempt)| Illegal { by, attempt })
}

fn ending() -> impl Strategy<Value = Ending> {
    let name = || proptest::option::of("[あ-ん ,\"\\\\]{1,4}");
    let ply = || proptest::option::of(any::<u32>());
    let plain = proptest::sample::select(PLAIN.to_vec());
    prop_oneof![
        plain,
        (color(), name(), ply()).prop_map(|(by, name, ply)| Ending::Foul { by, name, ply }),
        color().prop_map(|by| Ending::PerpetualCheck { by }),
        color().prop_map(|loser| Ending::Points { loser }),
        color().prop_map(|loser| Ending::Default { loser }),
        proptest::option::of(color()).prop_map(|loser| Ending::Adjudicated { loser }),
        proptest::option::of(color()).prop_map(|declared_by| Ending::Impasse { declared_by }),
        any::<bool>().prop_map(|agreed| Ending::Repetition { agreed }),
        "[^\\x00]{0,6}".prop_map(Ending::Other),
    ]
}

fn deed() -> impl Strategy<Value = Deed> {
    let what = prop_oneof![
        8 => any::<usize>().prop_map(What::Move),
        1 => foul().prop_map(What::Foul),
        1 => ending().prop_map(What::End),
    ];
    let back = prop_oneof![4 => Just(0_usize), 1 => 0..20_usize];
    let text = || prop_oneof![3 => Just(String::new()), 1 => any::<String>()];
    (back, what, proptest::option::of(0..100_000_000_u64), text(), text())
        .prop_map(|(back, what, used, comment, bookmark)| Deed { back, what, used, comment, bookmark })
}

fn record() -> impl Strategy<Value = Record> {
    let key = proptest::sample::select(super::KEYS.map(|(key, _)| key).to_vec());
    let key = prop_oneof![key, "\\PC{1,5}".prop_map(Key::Other)];
    let headers = proptest::collection::vec((key, any::<String>()), 0..6);
    let deeds = proptest::collection::vec(deed(), 0..60);
    (0..Handicap::all().len(), headers, deeds).prop_map(|(handicap, headers, deeds)| {
        let mut record = Record::with_handicap(Handicap::all().nth(handicap).unwrap());
        headers.into_iter().for_each(|(key, value)| record.headers.push(key, &value));
        let mut cursor = Cursor::new(&record);
        deeds.into_iter().for_each(|deed| perform(deed, &mut record, &mut cursor));
        record
    })
}

fn perform(deed: Deed, record: &mut Record, cursor: &mut Cursor) {
    cursor.back_to(record, cursor.plies().saturating_sub(deed.back));
    let done = match deed.what {
        What::Move(choice) => {
            let legal = cursor.position().legal_moves();
            match legal.get(choice % legal.len().max(1)) {
                Some(m) => cursor.play(record, *m),
                None => return,
            }
        }
        What::Foul(illegal) => cursor.play_illegally(record, illegal),
        What::End(ending) => cursor.end(record, ending),
    };
    let Ok(id) = done else { return };
    record.set_used(id, deed.used.map(Duration::from_millis));
    record.set_comment(id, &deed.comment);
    record.set_bookmark(id, &deed.bookmark);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, rng_seed: RngSeed::Fixed(4), ..ProptestConfig::default() })]

    #[test]
    fn what_is_kept_comes_back(record in record()) {
        let text = Content::of(&record).to_text();
        let content = Content::of_text(&text).unwrap();
        let back = content.record().unwrap();
        prop_assert_eq!(&back, &record);
        prop_assert_eq!(Content::of(&back).to_text(), text);
    }

    #[test]
    fn nothing_that_is_sent_breaks_it(text in "(\\{\"start\":\\{\"sfen\":\"[ -~]{0,20}\"\\},\"headers\":\\[\\],\"nodes\":\\[)?\\PC{0,60}") {
        if let Ok(content) = serde_json::from_str::<Content>(&text) {
            let _ = content.record();
        }
    }
}
