use super::{Event, Room};
use crate::visitor::Visitor;
use crate::yonin::Wish;
use std::time::Duration;
use variants::yonin::Seat::{self, East, North, South, West};

fn room(clock: &str) -> Room {
    let fields = [("clock", clock), ("begins", "south"), ("west", "link"), ("north", "link"), ("east", "link")];
    let wish: Wish = serde_json::from_value(fields.into_iter().collect()).unwrap();
    let mut room = Room::new(&wish.agree(&Visitor::nobody()).unwrap().0);
    room.happen(&Event::Begin, Duration::ZERO);
    room
}

fn s(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

#[track_caller]
fn play(room: &mut Room, seat: Seat, text: &str, at: u64) {
    let event = Event::Move(seat, text.to_owned());
    assert_eq!(room.judge(&event, s(at)), Ok(()));
    room.happen(&event, s(at));
}

#[test]
fn each_has_his_own_clock() {
    let mut room = room("1m+10s");
    play(&mut room, South, "5g5f", 20);
    play(&mut room, West, "7e6e", 25);
    let main = |seat| room.time_left(seat, s(30)).unwrap().main;
    assert_eq!([South, West, North, East].map(main), [s(40), s(55), s(55), s(60)]);
    assert_eq!(room.deadline(), Some(s(25 + 70)));
}

#[test]
fn a_flag_takes_one_out_and_the_others_go_on() {
    let mut room = room("1m");
    let early = room.judge(&Event::Flag(South), s(59));
    assert_eq!(early, Err("not_your_turn"));
    assert_eq!(room.judge(&Event::Move(South, "5g5f".to_owned()), s(60)), Err("out_of_time"));
    room.happen(&Event::Flag(South), s(60));
    assert_eq!((room.turn(), room.deadline()), (West, Some(s(120))));
    room.happen(&Event::Resign(East), s(61));
    let places = room.outcome().map(|outcome| outcome.places);
    assert_eq!(places, Some([4, 1, 1, 3]));
    assert_eq!(room.judge(&Event::Resign(West), s(62)), Err("over"));
}

#[test]
fn a_move_is_taken_back_with_the_time_it_took() {
    let mut room = room("1m");
    play(&mut room, South, "5g5f", 20);
    play(&mut room, West, "7e6e", 25);
    play(&mut room, North, "5c5d", 35);
    assert_eq!([&[South][..], &[North, South]].map(|own| room.ply_after_takeback(own)), [Ok(0), Ok(2)]);
    assert_eq!(room.ply_after_takeback(&[East]), Err("nothing_to_take_back"));
    for wrong in [3, 4] {
        assert_eq!(room.judge(&Event::TakeBack(wrong), s(36)), Err("nothing_to_take_back"), "{wrong}");
    }
    assert_eq!(room.judge(&Event::TakeBack(1), s(36)), Ok(()));
    room.happen(&Event::TakeBack(1), s(36));
    assert_eq!((room.turn(), room.moves().count(), room.deadline()), (West, 1, Some(s(96))));
    let main = |seat| room.time_left(seat, s(36)).unwrap().main;
    assert_eq!([South, West, North, East].map(main), [s(40), s(60), s(60), s(60)]);
}

#[test]
fn who_has_left_does_not_come_back() {
    let mut room = room("1m");
    play(&mut room, South, "5g5f", 1);
    room.happen(&Event::Resign(East), s(2));
    assert_eq!(room.ply_after_takeback(&[South]), Err("nothing_to_take_back"));
    assert_eq!(room.judge(&Event::TakeBack(0), s(3)), Err("nothing_to_take_back"));
}

#[test]
fn events_come_back_from_the_database() {
    for event in [
        Event::Begin,
        Event::Move(West, "7e6e".to_owned()),
        Event::Resign(North),
        Event::Flag(East),
        Event::TakeBack(3),
        Event::Run("run".to_owned()),
    ] {
        let row = event.to_row(1, s(2), 3);
        assert_eq!((row.seq, row.at_ms, row.server_ms), (1, 2_000, 3));
        assert_eq!(Event::from_row(&row), Some(event));
    }
}
