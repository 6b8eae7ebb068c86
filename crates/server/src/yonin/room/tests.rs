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
fn events_come_back_from_the_database() {
    for event in [
        Event::Begin,
        Event::Move(West, "7e6e".to_owned()),
        Event::Resign(North),
        Event::Flag(East),
        Event::Run("run".to_owned()),
    ] {
        let row = event.to_row(1, s(2), 3);
        assert_eq!((row.seq, row.at_ms, row.server_ms), (1, 2_000, 3));
        assert_eq!(Event::from_row(&row), Some(event));
    }
}
