use super::*;
use arbiter::{Event, Game, Ruleset};
use shogi::{Color, HandPiece, Position, Square};

fn headers(clocks: [&str; 2], operator: Operator) -> Vec<(Key, String)> {
    let mut headers = Headers::default();
    let clocks = clocks.map(|clock| clock.parse().unwrap());
    record_clock(&mut headers, &Terms { clocks, operator, ..Terms::even() });
    headers.iter().map(|(key, value)| (key.clone(), value.to_owned())).collect()
}

#[test]
fn clocks_are_told_in_the_words_of_records() {
    let check = |clock: &str, text: &str| {
        assert_eq!(headers([clock; 2], Operator::Timekeeper)[0], (Key::TimeControl, text.to_owned()));
    };
    check("10m", "10分切れ負け");
    check("1h30m+60s", "1時間30分+1分");
    check("10m+30s/10x60s", "10分+30秒+考慮時間10回");
    check("0m+30s", "0分+30秒");
    check("5m+5s/move", "5分+5秒加算");
    check("8h/stopwatch", "8時間（ストップウォッチ）");
    assert_eq!(headers(["none"; 2], Operator::Players), []);
    let unequal = headers(["10m+30s", "5m"], Operator::Timekeeper);
    assert_eq!(unequal[0], (Key::BlackTimeControl, "10分+30秒".to_owned()));
    assert_eq!(unequal[1], (Key::WhiteTimeControl, "5分切れ負け".to_owned()));
}

/// EQUIP-13
#[test]
fn a_record_tells_who_worked_the_clock() {
    let check = |operator, text: &str| {
        assert_eq!(headers(["10m+30s"; 2], operator)[1], (Key::ClockOperator, text.to_owned()));
        let mut record = Record::with_handicap(shogi::Handicap::Even);
        record_clock(&mut record.headers, &Terms { operator, ..Terms::even().with_clock("10m".parse().unwrap()) });
        for text in [kifu::kif::write(&record), kifu::csa::write(&record)] {
            assert_eq!(kifu::read(text.as_bytes()).unwrap().record, record, "{text}");
        }
    };
    check(Operator::Timekeeper, "記録係");
    check(Operator::Players, "対局者");
}

/// FOUL-06, FOUL-07, FOUL-10, FOUL-16: a strict game's last move comes back from its record, with its name and ply.
#[test]
fn the_offence_stands_in_the_record() {
    let check = |start: &str, offence: Attempt, name: &str| {
        let start: Position = start.parse().unwrap();
        let mut game = Game::new(Terms { start: start.clone(), ruleset: Ruleset::OFFICIAL, ..Terms::even() });
        let event = Event::Move { by: Color::Black, ply: 1, m: offence, lag: Duration::ZERO };
        game.handle(event, Duration::ZERO).unwrap();
        let outcome = game.outcome().unwrap();
        let mut record = Record::new(start.to_setup()).unwrap();
        let cursor = Cursor::new(&record);
        record_outcome(&mut record, cursor, outcome, game.offence());
        let expected = Ending::Foul { by: Color::Black, name: Some(name.to_owned()), ply: Some(1) };
        for text in [kifu::kif::write(&record), kifu::csa::write(&record)] {
            let read = kifu::read(text.as_bytes()).unwrap().record;
            assert_eq!(read, record, "{text}");
            assert_eq!(read.ending(), Some(&expected), "{text}");
            assert_eq!((read.plies(), read.winner()), (1, Some(Color::White)), "{text}");
        }
    };
    let square = |usi| Square::from_usi(usi).unwrap();
    check("4k4/9/9/9/9/9/2P6/9/4K4 b P 1", Attempt::Move("P*7e".parse().unwrap()), "二歩");
    check(
        "4k4/9/9/9/9/9/9/9/4K4 b R 1",
        Attempt::DropPromoted { piece: HandPiece::Rook, to: square("5e") },
        "成駒を打つ",
    );
    check("4k4/9/3+P5/9/9/9/9/9/4K4 b - 1", Attempt::TurnBack(square("6c")), "成駒を戻す");
}

/// What cannot stand in a record as a move is told by its name alone.
#[test]
fn what_is_no_move_is_named() {
    let check = |outcome, offence, ending| {
        let mut record = Record::with_handicap(shogi::Handicap::Even);
        let cursor = Cursor::new(&record);
        record_outcome(&mut record, cursor, outcome, offence);
        assert_eq!((record.plies(), record.ending()), (0, Some(&ending)));
    };
    let outcome = |foul| Outcome::Foul { loser: Color::Black, foul, ply: 1 };
    let named = |name: &str| Ending::Foul { by: Color::Black, name: Some(name.to_owned()), ply: Some(1) };
    check(outcome(Foul::Pass), Some(Attempt::Pass), named("手を指さない"));
    let changed = Some(Attempt::Move("2g2f".parse().unwrap()));
    check(outcome(Foul::ChangedMove), changed, named(Foul::ChangedMove.kanji()));
    check(Outcome::Interrupted, None, Ending::Interrupted);
}

/// FOUL-16: in another game of the family, too, the record keeps the move that was a foul, and the rule.
#[test]
fn the_offence_stands_in_a_record_of_the_family() {
    let game = variants::Game::named("minishogi").unwrap();
    let course = Course::new(variants::Position::parse(&game, "r3k/5/5/5/K4 b P 1").unwrap());
    let lost = |event: Event<AnyMove>| {
        let start = AnyBoard::Family(Box::new(course.clone()));
        let mut game = Game::new(Terms { ruleset: Ruleset::OFFICIAL, ..Terms::of(start) });
        game.handle(event, Duration::ZERO).unwrap();
        record_of_family(&course, &game).unwrap().ending().cloned().unwrap()
    };
    let attempt = |by, text: &str| {
        let m = play::Board::read(&AnyBoard::Family(Box::new(course.clone())), text).unwrap();
        Event::Move { by, ply: 1, m, lag: Duration::ZERO }
    };
    let told = |ending: &RecordEnding| {
        let foul = ending.foul.clone().unwrap();
        (ending.word.clone(), foul.code.clone(), foul.name.clone(), foul.ply, foul.text(course.position()))
    };
    let expected = |word: &str, code: &str, name: &str, m: Option<&str>| {
        (word.to_owned(), code.to_owned(), name.to_owned(), 1, m.map(str::to_owned))
    };
    let barred = lost(attempt(Color::Black, "P*3c"));
    assert_eq!(told(&barred), expected("反則負け", "barred_check", "王手放置", Some("P*3c")));
    let early = lost(attempt(Color::White, "5a5b"));
    assert_eq!(told(&early), expected("反則勝ち", "wrong_side_first", "先後違い", Some("5a5b")));
    let hidden = lost(Event::Rule(arbiter::Ruling::Foul { offender: Color::Black, foul: Foul::HiddenPiece }));
    assert_eq!(told(&hidden), expected("反則負け", "hidden_piece", "隠し駒", None));
}
