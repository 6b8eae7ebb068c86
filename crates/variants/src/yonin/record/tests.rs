use super::{Cursor, Deed, Fault, Leaving, Outcome, Record};
use crate::yonin::Seat::{East, North, South};
use crate::yonin::course::Reason;
use crate::yonin::position::Move;
use crate::yonin::{Position, Rules, Seat};
use crate::{KindId, LONGEST_RECORD};
use std::time::Duration;
use tree::{Ground, NodeId};

fn record(text: &str) -> Record {
    Record::read(text).expect("a record").unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A cursor where the main line stands, before its end.
fn last(record: &Record) -> Cursor {
    let mut cursor = Cursor::new(record);
    record.deeds().for_each(|(id, _)| cursor.enter(record, id));
    cursor
}

fn places(record: &Record) -> Option<[u8; 4]> {
    record.ending().map(|outcome| outcome.places)
}

/// All that a record holds comes back from JSON, and what was played from a line.
#[test]
fn both_forms_are_read_back() {
    let mut all = record("variant yonin play=teams check=waits startpos moves 5g5f 7e6e n.");
    all.players = ["春", "夏", "", "冬"].map(str::to_owned);
    all.headers.push(("開始日時".to_owned(), "2026/11/21".to_owned()));
    all.set_comment(NodeId::START, "一行\n二行");
    let ids: Vec<NodeId> = all.deeds().map(|(id, _)| id).collect();
    all.set_comment(ids[1], "West");
    all.set_used(ids[1], Some(Duration::from_millis(65_001)));
    all.set_bookmark(ids[1], "here");
    all.set_comment(ids[2], "North leaves");
    let (end, _) = all.end().unwrap();
    all.set_comment(end, "so soon");
    let over = record("variant yonin startpos moves 5g5f n. e.");
    for game in [all, over] {
        let json = record(&game.to_json());
        assert_eq!(json.to_json(), game.to_json());
        assert_eq!((&*json, &json.players, &json.headers), (&*game, &game.players, &game.headers));
        let line = record(&game.to_line());
        assert_eq!(line.place(), game.place());
        assert_eq!((line.to_line(), line.ending()), (game.to_line(), game.ending()));
    }
}

/// Every deed is what it was once it has been in a node.
#[test]
fn deeds_are_packed_whole() {
    let board = |m: (u8, u8, bool)| Deed::Move(Move::Board { from: m.0, to: m.1, promote: m.2 });
    let mut deeds = vec![board((0, 80, true)), board((80, 0, false)), board((80, 80, true))];
    deeds.extend([0, 15].map(|kind| Deed::Move(Move::Drop { kind: KindId(kind), to: 80 })));
    deeds.extend(Seat::ALL.into_iter().flat_map(|seat| Leaving::ALL.map(|how| Deed::Leave { seat, how })));
    for deed in deeds {
        assert_eq!(super::Place::unpack(super::Place::pack(deed)), deed);
    }
}

/// What was written before records for four had variations.
#[test]
fn old_json_is_written_as_it_was() {
    let old = r#"{
  "variant": "yonin",
  "options": {
    "play": "teams"
  },
  "start": "2nSnGnKnGnS2/3nPnRnP3/wS3nP3eS/wGwP5ePeG/wKwRwP3ePeReK/wGwP5ePeG/wS3sP3eS/3sPsRsP3/2sSsGsKsGsS2 s - - 1",
  "players": [
    "春",
    "",
    "",
    "冬"
  ],
  "headers": [
    [
      "開始日時",
      "2026/11/21"
    ]
  ],
  "comment": "two\nlines",
  "moves": [
    {
      "seat": "south",
      "move": "5g5f",
      "used_ms": 3000,
      "comment": "towards the King"
    },
    {
      "seat": "north",
      "left": "flag",
      "comment": "too slow"
    }
  ],
  "outcome": {
    "reason": "decided",
    "places": [
      3,
      1,
      3,
      1
    ]
  }
}
"#;
    assert_eq!(record(old).to_json(), old);
}

/// Variations of moves and leavings, each with the end that follows from it.
#[test]
fn json_holds_variations() {
    let mut all = record("variant yonin startpos moves 5g5f 7e6e n. e.");
    let mut cursor = last(&all);
    let mut branch = |plies, deeds: &[&str]| {
        cursor.back_to(&all, plies);
        for deed in deeds {
            let id = match Seat::from_code(deed) {
                Some(seat) => cursor.leave(&mut all, seat, Leaving::Foul),
                None => cursor.play(&mut all, deed),
            };
            let id = id.unwrap_or_else(|fault| panic!("{deed}: {fault:?}"));
            all.set_comment(id, deed);
        }
        cursor.is_at_end(&all)
    };
    branch(3, &["2d3d", "west"]);
    branch(1, &["8d7d", "5c5d"]);
    branch(2, &["east", "5c5d"]);
    branch(0, &["5g5f"]);
    cursor.end(&mut all, "interrupted").unwrap();
    let mut ends: Vec<(usize, Reason)> = Vec::new();
    for line in all.lines() {
        ends.extend(all.nodes_of(line).enumerate().filter_map(|(place, id)| match all.step(id) {
            Some(tree::Step::End(Outcome { reason, .. })) => Some((line.plies + place, *reason)),
            _ => None,
        }));
    }
    assert_eq!((all.plies(), all.variations()), (2, 4));
    assert_eq!(ends, [(4, Reason::Decided), (5, Reason::Decided), (1, Reason::Interrupted)]);
    let text = all.to_json();
    let again = record(&text);
    assert_eq!((&*again, again.to_json()), (&*all, text));
    let line = record(&all.to_line());
    assert_eq!((line.variations(), line.place()), (0, all.place()));
}

#[test]
fn leaving_is_part_of_a_record() {
    let mut game = record("variant yonin startpos moves 5g5f 7e6e n.");
    assert_eq!(game.deeds().last().unwrap().1, Deed::Leave { seat: North, how: Leaving::Resigned });
    assert_eq!((game.plies(), game.place().position.turn()), (2, East));
    let mut cursor = last(&game);
    let north = cursor.leave(&mut game, North, Leaving::Flag);
    assert_eq!(north, Err(Fault::IllegalMove("north".to_owned())), "out already");
    let east = cursor.leave(&mut game, East, Leaving::Flag).unwrap();
    assert_eq!(places(&game), Some([1, 1, 4, 3]));
    let south = cursor.leave(&mut game, South, Leaving::Resigned);
    assert_eq!(south, Err(Fault::IllegalMove("south".to_owned())), "over");
    assert!(game.to_json().contains(r#""left": "flag""#) && game.to_json().contains(r#""reason": "decided""#));
    assert_eq!(
        [North, East, South].map(|seat| game.place().leaving(seat)),
        [Some(Leaving::Resigned), Some(Leaving::Flag), None]
    );
    game.remove(east);
    assert_eq!((game.ending(), game.deeds().count()), (None, 3));
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
    check(r#"{"variant":"yonin","moves":[],"variations":[{"ply":2,"moves":[]}]}"#, "variation");
    check(r#"{"variant":"yonin","moves":[],"variations":[{"ply":0,"moves":[]}]}"#, "variation");
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
    let mut cursor = Cursor::new(&game);
    while game.plies() < 1002 {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let position = cursor.position();
        let moves = position.legal_moves();
        let text = position.move_text(moves[(seed >> 33) as usize % moves.len()]);
        let out = position.out().len();
        let id = cursor.play(&mut game, &text).unwrap();
        if game.ending().is_some() || cursor.position().out().len() > out {
            cursor.back_to(&game, cursor.plies() - 1);
            game.remove(id);
        }
    }
    for text in [game.to_line(), game.to_json()] {
        let mut read = record(&text);
        assert_eq!((read.plies(), read.ending()), (1002, None));
        let mut short = text.split_whitespace().take(text.split_whitespace().count() - 2).collect::<Vec<_>>().join(" ");
        if text.starts_with('{') {
            let (after, _) = read.deeds().nth(1000).unwrap();
            read.remove(after);
            short = read.to_json();
        }
        assert_eq!(record(&short).ending().map(|outcome| outcome.reason), Some(Reason::MoveLimit));
    }
}

/// That a game was broken off follows from no move: JSON says it, and it comes back.
#[test]
fn what_was_broken_off_stays_so() {
    let mut game = Record::new(Position::start(&Rules::usual()));
    let mut cursor = Cursor::new(&game);
    cursor.play(&mut game, "5g5f").unwrap();
    cursor.leave(&mut game, East, Leaving::Absent).unwrap();
    cursor.end(&mut game, "interrupted").unwrap();
    assert_eq!(
        game.ending().map(|outcome| (outcome.places, outcome.reason)),
        Some(([1, 1, 1, 4], Reason::Interrupted))
    );
    assert!(cursor.play(&mut game, "7e6e").is_err());
    let again = record(&game.to_json());
    assert_eq!((again.ending(), again.place().leaving(East)), (game.ending(), Some(Leaving::Absent)));
}

/// No record has more deeds, however its last move came and went.
#[test]
fn a_record_has_so_many_deeds() {
    let mut game = Record::new(Position::start(&Rules::usual()));
    game.deeds = LONGEST_RECORD - 1;
    let mut cursor = Cursor::new(&game);
    cursor.play(&mut game, "5g5f").unwrap();
    assert_eq!(cursor.play(&mut game, "7e6e"), Err(Fault::TooLong));
}
