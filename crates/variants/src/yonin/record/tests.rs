use super::{Deed, Fault, Leaving, Record};
use crate::yonin::Seat::{East, North, South};
use crate::yonin::course::Reason;
use crate::yonin::{Position, Rules};
use std::time::Duration;

fn record(text: &str) -> Record {
    Record::read(text).expect("a record").unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// All that a record holds comes back from JSON, and what was played from a line.
#[test]
fn both_forms_are_read_back() {
    let mut all = record("variant yonin play=teams check=waits startpos moves 5g5f 7e6e n.");
    all.players = ["春", "夏", "", "冬"].map(str::to_owned);
    all.headers.push(("開始日時".to_owned(), "2026/11/21".to_owned()));
    all.set_comment(0, "一行\n二行");
    all.set_comment(2, "West");
    all.set_comment(3, "North leaves");
    all.set_comment(9, "nowhere");
    assert_eq!((all.comment(3), all.comment(9)), ("North leaves", ""));
    let over = record("variant yonin startpos moves 5g5f n. e.");
    for mut game in [all, over] {
        if game.outcome().is_none() {
            let m = game.course().position().legal_moves()[0];
            let text = game.course().position().move_text(m);
            game.play(&text, Some(Duration::from_millis(65_001))).unwrap();
        }
        let json = record(&game.to_json());
        assert_eq!(json.to_json(), game.to_json());
        assert_eq!((json.deeds(), &json.players, &json.headers), (game.deeds(), &game.players, &game.headers));
        assert_eq!(
            (0..6).map(|n| json.comment(n)).collect::<Vec<_>>(),
            (0..6).map(|n| game.comment(n)).collect::<Vec<_>>()
        );
        let line = record(&game.to_line());
        assert_eq!(line.course().position(), game.course().position());
        assert_eq!((line.to_line(), line.outcome()), (game.to_line(), game.outcome()));
    }
}

#[test]
fn leaving_is_part_of_a_record() {
    let mut game = record("variant yonin startpos moves 5g5f 7e6e n.");
    assert_eq!(game.deeds().last(), Some(&Deed::Leave { seat: North, how: Leaving::Resigned }));
    assert_eq!((game.plies(), game.course().position().turn()), (2, East));
    assert_eq!(game.leave(North, Leaving::Flag), Err(Fault::IllegalMove("north".to_owned())), "out already");
    game.leave(East, Leaving::Flag).unwrap();
    assert_eq!(game.outcome().map(|outcome| outcome.places), Some([1, 1, 4, 3]));
    assert_eq!(game.leave(South, Leaving::Resigned), Err(Fault::IllegalMove("south".to_owned())), "over");
    assert!(game.to_json().contains(r#""left": "flag""#) && game.to_json().contains(r#""reason": "decided""#));
    assert_eq!(game.take_back(), Some(Deed::Leave { seat: East, how: Leaving::Flag }));
    assert_eq!((game.outcome(), game.deeds().len()), (None, 3));
}

#[test]
fn what_is_wrong_is_named() {
    let check = |text: &str, code: &str| {
        let error = Record::read(text).expect("a record").expect_err(text);
        assert_eq!((error.line, error.fault.code()), (1, code), "{text}");
    };
    check("variant yonin startpos moves 5g5f 5g5f", "illegal_move");
    check("variant yonin startpos moves n. n.", "illegal_move");
    check("variant yonin startpos moves n. e. 5g5f", "illegal_move");
    check("variant yonin play=alone startpos", "unknown_option");
    check("variant yonin sfen 9/9 s", "bad_position");
    check(r#"{"variant":"yonin"}"#, "bad_json");
    check(r#"{"variant":"yonin","moves":[{"seat":"west","move":"5g5f"}]}"#, "illegal_move");
    check(r#"{"variant":"yonin","moves":[{"seat":"up","left":"flag"}]}"#, "bad_json");
    for other in ["", "startpos", "variant yoninx startpos", "variant chu startpos", r#"{"variant":"chu","moves":[]}"#]
    {
        assert!(Record::read(other).is_none(), "{other}");
    }
}

// END-18: records from before a game had a last move are longer.
#[test]
fn a_record_may_go_on_after_the_last_move() {
    let start = Position::start(&Rules::usual().without_last_move());
    let (mut game, mut seed) = (Record::new(start), 7_u64);
    while game.plies() < 1002 {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let position = game.course().position();
        let moves = position.legal_moves();
        let text = position.move_text(moves[(seed >> 33) as usize % moves.len()]);
        let out = position.out().len();
        game.play(&text, None).unwrap();
        if game.outcome().is_some() || game.course().position().out().len() > out {
            game.take_back();
        }
    }
    for text in [game.to_line(), game.to_json()] {
        let mut read = record(&text);
        assert_eq!((read.plies(), read.outcome()), (1002, None));
        while read.plies() > 1000 {
            read.take_back();
        }
        assert_eq!(read.outcome().map(|outcome| outcome.reason), Some(Reason::MoveLimit));
    }
}

/// That a game was broken off follows from no move: JSON says it, and it comes back.
#[test]
fn what_was_broken_off_stays_so() {
    let mut game = Record::new(Position::start(&Rules::usual()));
    game.play("5g5f", None).unwrap();
    game.leave(East, Leaving::Absent).unwrap();
    game.break_off();
    assert_eq!(
        game.outcome().map(|outcome| (outcome.places, outcome.reason)),
        Some(([1, 1, 1, 4], Reason::Interrupted))
    );
    assert!(game.play("7e6e", None).is_err());
    let again = Record::read(&game.to_json()).unwrap().unwrap();
    assert_eq!((again.outcome(), again.leaving(East)), (game.outcome(), Some(Leaving::Absent)));
}
