use super::Game;
use crate::{Effect, Event, Foul, Offer, Outcome, Refusal, Ruleset, Stage, Takeback, Terms};
use shogi::{Color, Handicap, IllegalMove};
use std::time::Duration;

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

// HCAP-53.
#[test]
fn the_players_may_have_unequal_times() {
    let clocks = ["10m".parse().unwrap(), "30m+10s".parse().unwrap()];
    let mut game = Game::new(Terms { clocks, ..Terms::even() });
    assert_eq!(game.deadline(), Some(seconds(600.0)));
    game.handle(next(&game, "7g7f"), seconds(60.0)).unwrap();
    assert_eq!(game.deadline(), Some(seconds(60.0 + 1810.0)));
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
    assert_eq!(game.takebacks(), 15);
    play(&mut game, "2h3h 8b7b 3h2h 7b8b");
    assert_eq!(game.outcome(), Some(Outcome::Repetition { agreed: false }));
}
