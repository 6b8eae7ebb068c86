use super::{Event, Game, ending, final_of, read};
use crate::four::Wish;
use crate::stored::to_row;
use crate::who::Who;
use arbiter::{Offer, Phase, Ruling};
use play::{Attempt, Board};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};
use std::time::Duration;
use study::{leaving, record_of_four};
use variants::yonin::Seat::{self, East, North, South, West};
use variants::yonin::{Leaving, Reason};

fn game(clock: &str) -> Game {
    let fields = [("clock", clock), ("begins", "south"), ("west", "link"), ("north", "link"), ("east", "link")];
    let wish: Wish = serde_json::from_value(fields.into_iter().collect()).unwrap();
    Game::new(wish.agree(&Who::nobody()).unwrap().0.terms())
}

fn s(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

/// Hands a row of the database to the referee.
fn take(game: &mut Game, row: &store::Event) {
    let events = read(row, game).unwrap_or_else(|| panic!("{row:?}"));
    let at = Duration::from_millis(row.at_ms as u64);
    let effects: Vec<_> = events.into_iter().flat_map(|event| game.handle(event, at).unwrap_or_default()).collect();
    assert!(!effects.is_empty(), "{row:?}");
}

/// Games from before there was one referee for all: all have come and bowed in one event, flags and takebacks are events of
/// their own.
#[test]
fn old_events_are_understood() {
    let mut game = game("1m");
    let row = |kind: &'static str, side: &'static str, at_ms| store::Event {
        kind: kind.into(),
        side: side.into(),
        at_ms,
        ..store::Event::default()
    };
    let moved = |side, ply, usi: &str, at_ms| store::Event { usi: Some(usi.into()), ply, ..row("move", side, at_ms) };
    take(&mut game, &row("begin", "", 0));
    assert_eq!(game.phase(), Phase::Playing);
    for (side, ply, usi, at_ms) in
        [("south", 1, "5g5f", 20_000), ("west", 2, "7e6e", 25_000), ("north", 3, "5c5d", 35_000)]
    {
        take(&mut game, &moved(side, ply, usi, at_ms));
    }
    take(&mut game, &store::Event { data: Some("1".into()), ..row("takeback", "", 36_000) });
    assert_eq!((game.turn(), game.moves().len(), game.takebacks()), (West, 1, 1));
    take(&mut game, &row("flag", "west", 96_000));
    assert_eq!((game.turn(), leaving(&game, West)), (North, Some(Leaving::Flag)));
    take(&mut game, &row("resign", "east", 97_000));
    let outcome = game.outcome().unwrap();
    assert_eq!(ending(outcome, &game), "decided 1 4 1 3");
}

#[test]
fn events_come_back_from_the_database() {
    let mut game = game("1m");
    let moved = |by, ply, text| {
        let Some(m @ Attempt::Move(_)) = game.position().read(text) else { panic!("{text}") };
        Event::Move { by, ply, m, lag: Duration::from_millis(30) }
    };
    let mut events: Vec<Event> = Seat::ALL.map(|by| Event::Arrive { by }).into();
    events.push(Event::Begin);
    events.extend([moved(South, 1, "5g5f"), moved(West, 2, "7e6e")]);
    events.push(Event::Offer { by: West, offer: Offer::Takeback });
    events.extend([South, North].map(|by| Event::Answer { by, accept: true }));
    events.push(Event::Answer { by: East, accept: false });
    events.push(Event::Resign { by: North });
    events.push(Event::Rule(Ruling::Interrupt));
    for (event, number) in events.into_iter().zip(1..) {
        let (mut again, before) = (game.clone(), game.position().still());
        let effects = game.handle(event, s(number)).unwrap();
        let row = to_row(event, (number, 7), &before, &game, (&effects, s(number)));
        assert_eq!((row.seq, row.server_ms, row.ply), (number as i64, 7, game.moves().len() as i64));
        assert_eq!(row.used_ms, if row.kind == "move" { 970 } else { 0 }, "{row:?}");
        take(&mut again, &row);
        assert_eq!((again.position().position(), again.offer()), (game.position().position(), game.offer()), "{row:?}");
    }
    let outcome = game.outcome().unwrap();
    assert_eq!(
        (ending(outcome, &game).as_str(), final_of(outcome, &game).reason),
        ("interrupted 1 1 4 1", Reason::Interrupted)
    );
    let record = record_of_four(&game);
    assert_eq!((record.plies(), record.deeds().count()), (2, 3));
    assert_eq!(record.ending(), Some(&final_of(outcome, &game)));
    assert_eq!([North, East].map(|seat| record.place().leaving(seat)), [Some(Leaving::Resigned), None]);
}

/// Who had come, and is away when the game begins, is so still when it is taken up again.
#[test]
fn who_is_away_when_the_game_begins_stays_away() {
    let (mut game, mut again) = (game("none"), game("none"));
    let mut events: Vec<Event> = vec![Event::Arrive { by: West }, Event::Leave { by: West }];
    events.extend([South, North, East].map(|by| Event::Arrive { by }));
    events.extend([Event::Begin, Event::Arrive { by: West }]);
    for (event, number) in events.into_iter().zip(1..) {
        let before = game.position().still();
        let effects = game.handle(event, s(number)).unwrap();
        take(&mut again, &to_row(event, (number, 0), &before, &game, (&effects, s(number))));
        assert_eq!(Seat::ALL.map(|seat| again.is_away(seat)), Seat::ALL.map(|seat| game.is_away(seat)));
    }
    assert_eq!((again.phase(), again.is_away(West)), (Phase::Playing, false));
}

/// What somebody does at a table of four, from a few numbers: most of the time a move, now and then anything else.
fn event(game: &Game, (what, who, choice): (u8, usize, usize)) -> Event {
    let by = Seat::ALL[who % 4];
    match what {
        0 => Event::Resign { by },
        1..4 => Event::Offer { by, offer: if choice.is_multiple_of(8) { Offer::Interrupt } else { Offer::Takeback } },
        4..10 => Event::Answer { by, accept: !choice.is_multiple_of(5) },
        10 => Event::Leave { by },
        11 => Event::ClaimGame { by },
        12 => Event::Arrive { by },
        13 => Event::Tick,
        _ => match game.legal_moves() {
            moves if moves.is_empty() => Event::Begin,
            moves => Event::played(game.turn(), game.next_ply(), moves[choice % moves.len()]),
        },
    }
}

proptest! {
    #![proptest_config(Config { cases: 64, rng_seed: RngSeed::Fixed(4), failure_persistence: None, ..Config::default() })]

    /// Whatever happens at a table, its rows make the same game again, and its record ends where it stands.
    #[test]
    fn any_game_comes_back(
        timed in any::<bool>(),
        done in prop::collection::vec((0..60u8, 0..4usize, 0..10_000usize, 0..40u64), 1..120),
    ) {
        let (mut game, mut again) = (game(if timed { "2m+5s" } else { "none" }), game(if timed { "2m+5s" } else { "none" }));
        let (mut at, mut seq) = (Duration::ZERO, 0);
        let begins = Seat::ALL.map(|by| Event::Arrive { by }).into_iter().chain([Event::Begin]);
        let begins = begins.map(|event| (Ok(event), 0));
        let rest = done.into_iter().map(|(what, who, choice, wait)| (Err((what, who, choice)), wait));
        for (what, wait) in begins.chain(rest) {
            at += s(wait);
            let event = what.unwrap_or_else(|numbers| event(&game, numbers));
            let before = game.position().still();
            let Ok(effects) = game.handle(event, at) else { continue };
            if effects.is_empty() {
                continue;
            }
            seq += 1;
            take(&mut again, &to_row(event, (seq, 0), &before, &game, (&effects, at)));
            prop_assert_eq!(again.position().position(), game.position().position());
            prop_assert_eq!((again.moves(), again.departures()), (game.moves(), game.departures()));
            prop_assert_eq!((again.outcome(), again.offer(), again.deadline()), (game.outcome(), game.offer(), game.deadline()));
        }
        let record = record_of_four(&game);
        prop_assert_eq!(&record.place().position, game.position().position());
        prop_assert_eq!(record.ending().cloned(), game.outcome().map(|outcome| final_of(outcome, &game)));
    }
}
