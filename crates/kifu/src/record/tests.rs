use super::*;
use crate::Attempt;
use shogi::{IllegalMove, PieceKind, Square};

fn usi(text: &str) -> Move {
    text.parse().unwrap()
}

/// Plays these moves from where the cursor is.
fn play(cursor: &mut Cursor, record: &mut Record, moves: &str) {
    moves.split(' ').for_each(|m| assert!(cursor.play(record, usi(m)).is_ok(), "{m}"));
}

/// Every line as its first ply and its moves.
fn lines(record: &Record) -> Vec<String> {
    let text = |id| match record.step(id) {
        Some(Step::Move(m)) => m.to_string(),
        Some(Step::Illegal(illegal)) => format!("{:?}", illegal.attempt.to()),
        Some(Step::End(ending)) => ending.code().to_owned(),
        None => "start".to_owned(),
    };
    let line = |line: Line| {
        format!("{}: {}", line.plies + 1, record.line_from(line.first).map(text).collect::<Vec<_>>().join(" "))
    };
    record.lines().map(line).collect()
}

#[test]
fn a_move_is_legal_or_marked() {
    let mut record = Record::with_handicap(Handicap::Even);
    let mut cursor = Cursor::new(&record);
    play(&mut cursor, &mut record, "7g7f");
    let refused = cursor.play(&mut record, usi("7f7e"));
    assert_eq!(refused, Err(Unplayable::Illegal(IllegalMove::OpponentsPiece)));
    assert_eq!((record.plies(), record.illegal()), (1, None));
    let foul = Illegal::new(Color::White, usi("3c3e"));
    let id = cursor.play_illegally(&mut record, foul).unwrap();
    assert_eq!((record.plies(), record.illegal()), (2, Some((id, &foul))));
    // FOUL-17: nobody claims it, and the game goes on.
    play(&mut cursor, &mut record, "2g2f");
    assert_eq!((record.plies(), record.moves().count()), (3, 1));
}

#[test]
fn after_a_foul_without_a_position_nothing_follows() {
    let check = |by: Color, attempt: Attempt| {
        let mut record = Record::with_handicap(Handicap::Even);
        let mut cursor = Cursor::new(&record);
        cursor.play_illegally(&mut record, Illegal { by, attempt }).unwrap();
        assert_eq!(cursor.turn(), !by);
        assert_eq!(cursor.play(&mut record, usi("3c3d")), Err(Unplayable::Closed), "{attempt:?}");
        assert!(cursor.end(&mut record, Ending::Resign).is_ok());
        assert_eq!(cursor.end(&mut record, Ending::Mate), Err(Unplayable::Closed));
    };
    check(Color::Black, usi("5e5d").into());
    check(Color::Black, usi("2h5a").into());
    check(Color::Black, usi("P*5e").into());
    check(Color::White, usi("7g7f").into());
}

#[test]
fn no_king_is_taken() {
    let mut record = Record::new("4k4/4R4/9/9/9/9/9/9/4K4 b - 1".parse().unwrap()).unwrap();
    let mut cursor = Cursor::new(&record);
    assert_eq!(cursor.play(&mut record, usi("5b5a")), Err(Unplayable::TakesKing));
    assert_eq!(cursor.play_on_trust(&mut record, usi("5b5a+")), Err(Unplayable::TakesKing));
}

#[test]
fn knows_every_position_on_the_way() {
    let mut record = Record::with_handicap(Handicap::Lance);
    let mut cursor = Cursor::new(&record);
    play(&mut cursor, &mut record, "3c3d 7g7f 2b8h+ 7i8h");
    assert_eq!(record.position_after(0).as_ref(), Some(record.start()));
    assert_eq!(record.position_after(4).as_ref(), Some(record.last().position()));
    assert_eq!(record.position_after(5), None);
    let last = record.steps().last().unwrap();
    assert_eq!(Some(last.position), record.position_after(3));
    assert_eq!(last.last_to, Square::from_usi("8h"));
    cursor.end(&mut record, Ending::Resign).unwrap();
    assert_eq!((record.position_after(5), record.plies()), (None, 4));
}

/// The order of record-format texts: variations of the last move first, each followed by its own.
#[test]
fn variations_come_in_the_order_of_texts() {
    let mut record = Record::with_handicap(Handicap::Even);
    let mut cursor = Cursor::new(&record);
    play(&mut cursor, &mut record, "7g7f 3c3d 2g2f 8c8d");
    cursor.back_to(&record, 1);
    play(&mut cursor, &mut record, "8c8d 2g2f 8d8e");
    cursor.back_to(&record, 2);
    play(&mut cursor, &mut record, "6g6f");
    cursor.end(&mut record, Ending::Interrupted).unwrap();
    cursor.back_to(&record, 1);
    play(&mut cursor, &mut record, "4a3b");
    cursor.back_to(&record, 1);
    play(&mut cursor, &mut record, "3c3d 2g2f");
    cursor.back_to(&record, 3);
    play(&mut cursor, &mut record, "2b8h+");
    assert_eq!(
        lines(&record),
        ["1: start 7g7f 3c3d 2g2f 8c8d", "4: 2b8h+", "2: 8c8d 2g2f 8d8e", "3: 6g6f interrupted", "2: 4a3b",]
    );
}

#[test]
fn variations_change_places_and_go() {
    let mut record = Record::with_handicap(Handicap::Even);
    let mut cursor = Cursor::new(&record);
    for m in ["7g7f", "2g2f", "5g5f", "9g9f"] {
        cursor.back_to(&record, 0);
        play(&mut cursor, &mut record, m);
    }
    let [first, second, third, last] = record.children(NodeId::START).collect::<Vec<_>>()[..] else { panic!() };
    record.put_first(third);
    assert_eq!(record.children(NodeId::START).collect::<Vec<_>>(), [third, first, second, last]);
    record.remove(second);
    record.remove(last);
    assert_eq!(record.children(NodeId::START).collect::<Vec<_>>(), [third, first]);
    record.put_first(first);
    record.remove(third);
    let mut same = Record::with_handicap(Handicap::Even);
    let mut cursor = Cursor::new(&same);
    play(&mut cursor, &mut same, "7g7f");
    assert_eq!(record, same);
    same.set_bookmark(first, " a\nb ");
    assert_eq!(same.bookmark(first), "a b");
    assert_ne!(record, same);
    same.set_bookmark(first, "");
    assert_eq!(record, same);
    record.remove(NodeId::START);
    assert_eq!(record, Record::with_handicap(Handicap::Even));
}

/// Going back replays at most a few moves, however long the line; whatever way leads to a node, the position is the same.
#[test]
fn a_cursor_goes_back_to_any_place() {
    let mut record = Record::with_handicap(Handicap::Even);
    let mut cursor = Cursor::new(&record);
    let mut positions = vec![cursor.position().clone()];
    for m in ["7g7f", "3c3d", "7f7e", "3d3e"]
        .into_iter()
        .chain(["2h3h", "8b7b", "3h2h", "7b8b"].into_iter().cycle())
        .take(70)
    {
        play(&mut cursor, &mut record, m);
        positions.push(cursor.position().clone());
    }
    for plies in [70, 69, 64, 63, 33, 32, 31, 17, 16, 15, 1, 0] {
        cursor.back_to(&record, plies);
        assert_eq!((cursor.plies(), cursor.position()), (plies, &positions[plies]));
        let anew = Cursor::at(&record, cursor.id());
        assert_eq!((anew.position(), anew.last_to()), (cursor.position(), cursor.last_to()));
    }
}

#[test]
fn refuses_two_kings_of_a_side_and_nothing_else() {
    let setup = |sfen: &str| sfen.parse::<Setup>().unwrap();
    assert!(Record::new(setup("4k4/9/9/9/9/9/9/9/3KK4 b - 1")).is_err());
    assert!(Record::new(setup("9/9/9/9/9/9/9/9/9 b 19P 1".replace("19P", "18P").as_str())).is_ok());
    assert!(Record::new(setup("P3k4/P8/9/9/9/9/9/9/4R4 b - 1")).is_ok());
}

#[test]
fn the_winner_follows_from_the_ending() {
    use Color::{Black, White};
    let mut record = Record::with_handicap(Handicap::Even);
    assert_eq!(record.winner(), None);
    let mut check = |ending: Ending, winner| {
        let _ = Cursor::new(&record).end(&mut record, ending.clone());
        assert_eq!(record.winner(), winner, "{ending:?}");
    };
    check(Ending::Resign, Some(White));
    check(Ending::Mate, Some(White));
    check(Ending::Time, Some(White));
    check(Ending::NoLegalMove, Some(White));
    check(Ending::Declaration, Some(Black));
    check(Ending::Foul { by: White, name: None, ply: None }, Some(Black));
    check(Ending::PerpetualCheck { by: Black }, Some(White));
    check(Ending::Repetition { agreed: false }, None);
    check(Ending::Impasse { declared_by: None }, None);
    check(Ending::Interrupted, None);
}

/// Each variation is compared with those beside it: there must be an end to them.
#[test]
fn what_is_illegal_finds_no_room_beside_a_thousand_others() {
    let mut record = Record::with_handicap(Handicap::Even);
    let mut cursor = Cursor::new(&record);
    let mut play = |number: usize| {
        cursor.back_to(&record, 0);
        let [from, to] = [number / Square::COUNT, number % Square::COUNT].map(Square::from_index);
        let attempt = Attempt::Changed { from: Some(from), to, piece: PieceKind::Gold };
        cursor.play_illegally(&mut record, Illegal::new(Color::Black, attempt))
    };
    assert!((0..1000).all(|number| play(number).is_ok()));
    assert_eq!(play(1000), Err(Unplayable::Crowded));
    assert!(play(999).is_ok(), "what is there already is found");
}
