use super::Game;
use crate::{Effect, Event, Foul, Offer, Outcome, Refusal, Ruleset, Stage, Takeback, Terms};
use proptest::prelude::*;
use shogi::{Color, Handicap, IllegalMove, Position, Setup};
use std::time::Duration;

fn terms(sfen: &str, clock: &str) -> Terms {
    let setup: Setup = sfen.parse().unwrap();
    let start = setup.into_position().or_else(|error| error.forgive(shogi::Faults::PLAYABLE)).unwrap();
    Terms { start, ..Terms::even() }.with_clock(clock.parse().unwrap())
}

fn even(clock: &str) -> Game {
    Game::new(Terms::even().with_clock(clock.parse().unwrap()))
}

fn friendly(clock: &str) -> Game {
    let ruleset = Ruleset { takebacks: Takeback::Free, ..Ruleset::FRIENDLY };
    Game::new(Terms { ruleset, ..Terms::even().with_clock(clock.parse().unwrap()) })
}

fn seconds(seconds: f64) -> Duration {
    Duration::from_secs_f64(seconds)
}

/// The next move, by whose turn it is.
fn next(game: &Game, usi: &str) -> Event {
    Event::played(game.turn(), game.next_ply(), usi.parse().unwrap())
}

fn takeback(by: Color) -> Event {
    Event::Offer { by, offer: Offer::Takeback }
}

/// Plays moves one second apart; all but the last must leave the game open.
fn play(game: &mut Game, moves: &str) {
    for usi in moves.split(' ') {
        assert_eq!(game.outcome(), None, "before {usi}");
        let at = game.now() + seconds(1.0);
        game.handle(next(game, usi), at).unwrap_or_else(|refusal| panic!("{usi}: {refusal}"));
    }
}

// HCAP-01, HCAP-02.
#[test]
fn every_handicap_can_start() {
    for handicap in Handicap::all() {
        let game = Game::new(Terms::handicap(handicap));
        let first = if handicap == Handicap::Even { Color::Black } else { Color::White };
        assert_eq!((game.turn(), game.outcome()), (first, None), "{}", handicap.code());
    }
}

#[test]
fn endings_on_the_board() {
    let check = |id: &str, sfen: &str, moves: &str, outcome: Outcome| {
        let mut game = Game::new(terms(sfen, "none"));
        play(&mut game, moves);
        assert_eq!(game.outcome(), Some(outcome), "{id}");
        assert_eq!(game.handle(Event::Resign { by: game.turn() }, game.now()), Err(Refusal::Over), "{id}");
    };
    let (black, white) = (Color::Black, Color::White);
    check("RULE-52, END-02", "7nk/9/7GP/9/9/9/9/9/4K4 b - 1", "1c1b", Outcome::Mate { loser: white });
    check("RULE-57", "k8/9/1SG6/9/9/9/9/9/4K4 b - 1", "7c7b", Outcome::NoLegalMove { loser: white });

    let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    let cycle = "2h3h 8b7b 3h2h 7b8b ".repeat(3);
    check("END-12", start, cycle.trim_end(), Outcome::Repetition { agreed: false });
    check(
        "END-12, not in a row",
        start,
        &format!("7g7f 3c3d {}", cycle.trim_end()),
        Outcome::Repetition { agreed: false },
    );

    let dragon = "8k/6+R2/9/9/9/9/9/9/4K4 b - 1";
    let chase = "3b3a 1a1b 3a3b 1b1a ".repeat(3);
    check(
        "END-13, FOUL-14",
        dragon,
        chase.trim_end(),
        Outcome::Foul { loser: black, foul: Foul::PerpetualCheck, ply: 12 },
    );
    let once_quiet = format!("{}3b3c 1a1b 3c3b 1b1a", "3b3a 1a1b 3a3b 1b1a ".repeat(2));
    check("END-13, one quiet move", dragon, &once_quiet, Outcome::Repetition { agreed: false });
    // A quiet move before the first occurrence does not help the side that checks.
    let late = format!("4b3b 9e9f {}", chase.trim_end());
    let before = "8k/5+R3/9/9/p8/9/9/9/4K4 b - 1";
    check("END-13, quiet before", before, &late, Outcome::Foul { loser: black, foul: Foul::PerpetualCheck, ply: 14 });
}

#[test]
fn the_start_may_be_the_end() {
    let game = Game::new(terms("k8/2G6/1S7/9/9/9/9/9/4K4 w - 1", "10m"));
    assert_eq!((game.outcome(), game.deadline()), (Some(Outcome::NoLegalMove { loser: Color::White }), None));
}

// END-01.
#[test]
fn resigning_belongs_to_ones_own_turn() {
    let mut game = even("none");
    assert_eq!(game.handle(Event::Resign { by: Color::White }, seconds(1.0)), Err(Refusal::NotYourTurn));
    let ended = Effect::Ended(Outcome::Resign { loser: Color::Black });
    assert_eq!(game.handle(Event::Resign { by: Color::Black }, seconds(1.0)), Ok(vec![ended]));
}

// RULE-14, RULE-16.
#[test]
fn moves_that_do_not_count() {
    let mut game = even("none");
    play(&mut game, "7g7f 3c3d");
    let mut check = |by, ply, usi: &str, answer: Result<Vec<Effect>, Refusal>| {
        let before = game.clone();
        let event = Event::played(by, ply, usi.parse().unwrap());
        assert_eq!(game.handle(event, seconds(9.0)), answer, "{usi} as {ply}");
        assert_eq!((game.moves(), game.position()), (before.moves(), before.position()), "{usi} as {ply}");
    };
    let (black, white) = (Color::Black, Color::White);
    check(white, 3, "8c8d", Err(Refusal::NotYourTurn));
    check(black, 3, "7f7d", Err(Refusal::Foul(Foul::Illegal(IllegalMove::CannotMoveSo))));
    check(white, 2, "3c3d", Ok(vec![]));
    check(white, 2, "8c8d", Err(Refusal::PlyTaken));
    check(black, 2, "3c3d", Err(Refusal::PlyTaken));
    check(black, 0, "2g2f", Err(Refusal::PlyTaken));
    check(black, 5, "2g2f", Err(Refusal::PlyAhead));
}

// CLOCK-04, CLOCK-06, CLOCK-10: think for so long from the start; what is left of main time and byōyomi, or lost.
#[test]
fn time_is_counted_exactly() {
    let check = |clock: &str, think: f64, left: Option<(f64, f64)>| {
        let mut game = even(clock);
        let answer = game.handle(next(&game, "7g7f"), seconds(think)).unwrap();
        match left {
            None => assert_eq!(answer, [Effect::Ended(Outcome::Time { loser: Color::Black })], "{clock} {think}"),
            Some((main, byoyomi)) => {
                let left = game.time_left(Color::Black, seconds(think)).unwrap();
                assert_eq!((left.main, left.period), (seconds(main), seconds(byoyomi)), "{clock} {think}");
            }
        }
    };
    check("10m", 599.999, Some((0.001, 0.0)));
    check("10m", 600.0, None);
    check("10m+30s", 12.5, Some((587.5, 30.0)));
    check("10m+30s", 600.0, Some((0.0, 30.0)));
    check("10m+30s", 629.9, Some((0.0, 30.0)));
    check("10m+30s", 630.0, None);
    check("0m+60s", 59.9, Some((0.0, 60.0)));
    check("0m+60s", 60.0, None);
}

// CLOCK-12: without a clock there is nothing to show.
#[test]
fn a_turn_shows_main_time_then_byoyomi() {
    let game = even("10m+30s");
    let check = |at: f64, main: f64, period: f64, stage: Stage| {
        let left = game.time_left(Color::Black, seconds(at)).unwrap();
        assert_eq!((left.main, left.period, left.stage), (seconds(main), seconds(period), stage), "{at}");
    };
    check(0.0, 600.0, 30.0, Stage::Main);
    check(599.0, 1.0, 30.0, Stage::Main);
    check(600.0, 0.0, 30.0, Stage::Byoyomi);
    check(629.0, 0.0, 1.0, Stage::Byoyomi);
    assert_eq!(even("none").time_left(Color::Black, seconds(5.0)), None);
}

#[test]
fn the_flag_falls_by_itself() {
    let mut game = even("1m+10s");
    play(&mut game, "7g7f");
    assert_eq!(game.deadline(), Some(seconds(71.0)));
    assert_eq!(game.handle(Event::Tick, seconds(70.9)), Ok(vec![]));
    let lost = Effect::Ended(Outcome::Time { loser: Color::White });
    assert_eq!(game.handle(Event::Tick, seconds(75.0)), Ok(vec![lost]));
    assert_eq!((game.deadline(), game.now()), (None, seconds(71.0)));
    assert_eq!(game.time_left(Color::White, seconds(99.0)).unwrap().period, Duration::ZERO);
}

// CLOCK-09, CLOCK-22: from the moment of the turn's beginning, one second into the game.
#[test]
fn the_timekeeper_speaks_in_the_time_of_the_game() {
    let mut game = even("0m+30s");
    play(&mut game, "7g7f");
    let calls: Vec<u64> = game.announcements(Some(seconds(5.0))).map(|call| call.at.as_secs()).collect();
    assert_eq!(calls, [6, 11, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]);
    assert_eq!(game.announcements(None).last().map(|call| call.at), game.deadline());
    game.handle(Event::Resign { by: Color::White }, seconds(2.0)).unwrap();
    assert_eq!(game.announcements(Some(seconds(5.0))).count(), 0);
}

#[test]
fn a_clock_that_goes_back_stands_still() {
    let mut game = even("1m");
    play(&mut game, "7g7f");
    let answer = game.handle(next(&game, "3c3d"), Duration::ZERO).unwrap();
    assert!(matches!(answer[..], [Effect::Moved { used: Duration::ZERO, .. }]));
}

// FOUL-15.
#[test]
fn takeback_gives_the_turn_and_the_time_back() {
    let (black, white) = (Color::Black, Color::White);
    let check = |by: Color, answer: Result<Vec<Effect>, Refusal>| {
        let mut game = friendly("10m+30s");
        play(&mut game, "7g7f 3c3d 2g2f");
        assert_eq!(game.handle(takeback(by), seconds(60.0)), answer);
        game
    };
    let game = check(black, Ok(vec![Effect::TakenBack { ply: 2 }]));
    assert_eq!((game.turn(), game.moves().len()), (black, 2));
    assert_eq!(game.time_left(black, seconds(60.0)).unwrap().main, seconds(599.0));
    assert_eq!(game.deadline(), Some(seconds(60.0 + 629.0)));

    let game = check(white, Ok(vec![Effect::TakenBack { ply: 1 }]));
    assert_eq!((game.turn(), game.time_left(white, seconds(60.0)).unwrap().main), (white, seconds(600.0)));
    assert_eq!(game.time_left(black, seconds(60.0)).unwrap().main, seconds(599.0));
}

// FOUL-09: no matta but in friendly games.
#[test]
fn takeback_has_its_limits() {
    let mut strict = even("none");
    play(&mut strict, "7g7f");
    assert_eq!(strict.handle(takeback(Color::Black), seconds(2.0)), Err(Refusal::NoTakebacks));
    let mut game = friendly("none");
    play(&mut game, "7g7f");
    assert!(!game.can_take_back(Color::White));
    assert_eq!(game.handle(takeback(Color::White), seconds(2.0)), Err(Refusal::NothingToTakeBack));
    assert!(game.can_take_back(Color::Black));
    game.handle(Event::Resign { by: Color::White }, seconds(2.0)).unwrap();
    assert_eq!(game.handle(takeback(Color::Black), seconds(2.0)), Err(Refusal::Over));
}

#[test]
fn moves_taken_back_are_no_occurrences() {
    let mut game = friendly("none");
    play(&mut game, "2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h 7b8b");
    for _ in 0..5 {
        play(&mut game, "2h3h 8b7b 3h2h");
        for by in [Color::Black, Color::White, Color::Black] {
            game.handle(takeback(by), game.now()).unwrap();
        }
    }
    play(&mut game, "2h3h 8b7b 3h2h 7b8b");
    assert_eq!(game.outcome(), Some(Outcome::Repetition { agreed: false }));
}

/// What a stranger might send: `(kind, number, seconds since the last event)`.
fn events() -> impl Strategy<Value = Vec<(u8, u16, u8)>> {
    proptest::collection::vec((0..20_u8, any::<u16>(), 0..25_u8), 0..300)
}

/// Turns a number into an event, mostly sensible ones.
fn event(game: &Game, kind: u8, number: u16) -> Event {
    let moves = game.position().legal_moves();
    let by = if kind % 7 == 6 { !game.turn() } else { game.turn() };
    match kind {
        0 => Event::Resign { by },
        1 | 2 => takeback(by),
        3 => Event::Tick,
        4 => Event::played(by, u32::from(number % 400), "5e5d".parse().unwrap()),
        _ if moves.is_empty() => Event::Tick,
        _ => Event::played(by, game.next_ply(), moves[usize::from(number) % moves.len()]),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn whatever_comes_in_the_game_stays_whole(
        events in events(),
        clock in prop::sample::select(vec![
            "none", "1m", "0m+20s", "1m+20s", "1m+20s/3x60s/seconds", "1m+10s/move", "3m/stopwatch",
        ]),
        friendly: bool,
    ) {
        let mut game = if friendly { self::friendly(clock) } else { even(clock) };
        let mut accepted = Vec::new();
        let mut at = Duration::ZERO;
        for (kind, number, pause) in events {
            at += Duration::from_millis(u64::from(pause) * 1000 + u64::from(number % 1000));
            let event = event(&game, kind, number);
            let over = game.outcome();
            let effects = game.handle(event, at);
            if let (Some(outcome), Ok(effects)) = (over, &effects) {
                prop_assert!(effects.is_empty() && game.outcome() == Some(outcome));
            }
            if effects.is_ok_and(|effects| !effects.is_empty()) {
                accepted.push((event, at));
            }
            let clock = game.terms().clocks[0];
            let most = clock.main() + clock.increment() * game.next_ply();
            for color in Color::ALL {
                prop_assert!(game.time_left(color, at).is_none_or(|left| left.main <= most));
            }
            prop_assert!(game.deadline().is_none_or(|deadline| deadline > game.now()));
        }
        // What was accepted, handed in again, makes the same game.
        let mut again = Game::new(game.terms().clone());
        for (event, at) in accepted {
            prop_assert!(again.handle(event, at).is_ok());
        }
        prop_assert_eq!(again.moves(), game.moves());
        prop_assert_eq!(again.outcome(), game.outcome());
        prop_assert!(Position::eq(again.position(), game.position()));
        for color in Color::ALL {
            prop_assert_eq!(again.time_left(color, at), game.time_left(color, at));
        }
    }
}
