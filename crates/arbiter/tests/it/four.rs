//! The referee of the game for four: turns that jump, players who are out while the others go on.

use arbiter::{
    Beginning, Departure, Effect, Event, Foul, MoveLimit, Offer, Outcome, Phase, Refusal, Ruleset, Ruling, Terms,
};
use play::{Attempt, Board};
use shogi::IllegalMove;
use std::time::Duration;
use variants::yonin::Seat::{self, East, North, South, West};
use variants::yonin::{Course, Move, Position, Reason, Rules};

type Game = arbiter::Game<Course>;

fn terms(clock: &str, ruleset: Ruleset) -> Terms<Course> {
    let start = Position::start(&Rules::with_options(&[]).unwrap()).with_turn(South);
    let ruleset = Ruleset { move_limit: MoveLimit::None, ..ruleset };
    Terms { ruleset, ..Terms::of(Course::new(start)) }.with_clock(clock.parse().unwrap())
}

fn game(clock: &str) -> Game {
    Game::new(terms(clock, Ruleset::FRIENDLY))
}

fn s(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn moved(game: &Game, by: Seat, text: &str, lag_ms: u64) -> Event<Move, Seat> {
    let Some(m @ Attempt::Move(_)) = game.position().read(text) else { panic!("{text} is no move") };
    Event::Move { by, ply: game.next_ply(), m, lag: Duration::from_millis(lag_ms) }
}

#[track_caller]
fn play(game: &mut Game, by: Seat, text: &str, at: u64) {
    let effects = game.handle(moved(game, by, text, 0), s(at)).unwrap();
    assert!(matches!(effects[0], Effect::Moved { .. }), "{effects:?}");
}

fn out(how: Outcome<Seat>, others: [Seat; 3]) -> Effect<Move, Seat> {
    Effect::Out { how, others: Seat::ALL.map(|seat| others.contains(&seat)) }
}

#[test]
fn each_has_a_clock_of_their_own() {
    let mut game = game("1m+10s");
    play(&mut game, South, "5g5f", 20);
    play(&mut game, West, "7e6e", 25);
    let main = |seat| game.time_left(seat, s(30)).unwrap().main;
    assert_eq!([South, West, North, East].map(main), [s(40), s(55), s(55), s(60)]);
    assert_eq!((game.running(), game.deadline()), (Some(North), Some(s(25 + 70))));
    assert_eq!([1, 2, 3].map(|ply| game.mover(ply)), [South, West, North]);
}

/// As in a game of two: the flag waits for a move as long as its lag is credited, a second at most in all.
#[test]
fn a_slow_line_costs_nothing_that_the_bank_can_pay() {
    let ms = Duration::from_millis;
    let falls = |lag, at| {
        let mut game = game("10s");
        game.handle(moved(&game, South, "5g5f", lag), at).unwrap();
        !game.departures().is_empty()
    };
    assert!(falls(0, ms(10_000)) && falls(600, ms(10_600)) && falls(5_000, ms(11_000)));
    assert!(!falls(600, ms(10_599)));
    // What others do waits for a move that may be on its way.
    let resigned = |at| game("10s").handle(Event::Resign { by: North }, at).unwrap()[0];
    assert_eq!(resigned(ms(10_999)), out(Outcome::Resign { loser: North }, [South, West, East]));
    assert_eq!(resigned(ms(11_000)), out(Outcome::Time { loser: South }, [West, North, East]));

    let mut game = game("10s");
    game.handle(moved(&game, South, "5g5f", 600), ms(5_000)).unwrap();
    assert_eq!(game.moves()[0].used, ms(4_400));
    assert_eq!([South, West].map(|seat| game.lag_left(seat)), [ms(500), ms(1_000)]);
    assert_eq!(game.time_left(South, ms(5_000)).map(|left| left.main), Some(ms(5_600)));
}

#[test]
fn a_flag_takes_one_out_and_the_others_go_on() {
    let mut game = game("1m");
    assert_eq!(game.handle(Event::Tick, s(59)), Ok(Vec::new()));
    let flag = Outcome::Time { loser: South };
    assert_eq!(game.handle(Event::Tick, s(60)), Ok(vec![out(flag, [West, North, East])]));
    assert_eq!((game.turn(), game.deadline()), (West, Some(s(120))));
    assert_eq!(game.handle(Event::Resign { by: South }, s(61)), Err(Refusal::Over));
    let effects = game.handle(Event::Resign { by: East }, s(61)).unwrap();
    let Some(Outcome::Final(end)) = game.outcome() else { panic!("{effects:?}") };
    assert_eq!((end.places, end.reason), ([4, 1, 1, 3], Reason::Decided));
    assert_eq!(effects[1], Effect::Ended(Outcome::Final(end)));
    assert_eq!(game.departures().iter().map(Departure::seat).collect::<Vec<_>>(), [South, East]);
    assert_eq!(game.handle(Event::Resign { by: West }, s(62)), Err(Refusal::Over));
}

/// Where fouls lose, whoever commits one is out; among friends the move is refused.
#[test]
fn a_foul_takes_one_out_where_fouls_lose() {
    let foul = Foul::Illegal(IllegalMove::CannotMoveSo);
    let mut friendly = game("none");
    let barred = moved(&friendly, South, "5g5e", 0);
    assert_eq!(friendly.handle(barred, s(1)), Err(Refusal::Foul(foul)));
    let mut official = Game::new(terms("none", Ruleset::OFFICIAL));
    let lost = Outcome::Foul { loser: South, foul, ply: 1 };
    assert_eq!(official.handle(barred, s(1)), Ok(vec![out(lost, [West, North, East])]));
    assert_eq!((official.turn(), official.outcome()), (West, None));
    assert_eq!(official.handle(Event::Resign { by: North }, s(2)), Err(Refusal::NotYourTurn));
}

#[test]
fn a_takeback_wants_all_others_to_agree() {
    let mut game = game("1m");
    play(&mut game, South, "5g5f", 20);
    play(&mut game, West, "7e6e", 25);
    play(&mut game, North, "5c5d", 35);
    let offer = |by| Event::Offer { by, offer: Offer::Takeback };
    assert_eq!(game.handle(offer(East), s(36)), Err(Refusal::NothingToTakeBack));
    let effects = game.handle(offer(West), s(36));
    assert_eq!(effects, Ok(vec![Effect::Offered { by: West, offer: Offer::Takeback }]));
    assert_eq!(game.yet_to_agree().collect::<Vec<_>>(), [South, North, East]);
    let answer = |by| Event::Answer { by, accept: true };
    assert_eq!(game.handle(answer(West), s(36)), Err(Refusal::NoOffer));
    for (by, open) in [(North, &[South, East][..]), (South, &[East])] {
        let open = Seat::ALL.map(|seat| open.contains(&seat));
        let agreed = Effect::Agreed { by, offer: Offer::Takeback, open };
        assert_eq!(game.handle(answer(by), s(36)), Ok(vec![agreed]));
        assert_eq!(game.handle(answer(by), s(36)), Err(Refusal::NoOffer), "once is enough");
    }
    assert_eq!(game.handle(answer(East), s(36)), Ok(vec![Effect::TakenBack { ply: 1 }]));
    assert_eq!((game.turn(), game.moves().len(), game.deadline()), (West, 1, Some(s(96))));
    let main = |seat| game.time_left(seat, s(36)).unwrap().main;
    assert_eq!([South, West, North, East].map(main), [s(40), s(60), s(60), s(60)]);

    // One who declines is enough, and whoever proposed it may think better of it.
    for by in [East, South] {
        game.handle(offer(South), s(37)).unwrap();
        let declined = game.handle(Event::Answer { by, accept: false }, s(37));
        assert_eq!(declined, Ok(vec![Effect::Declined { by, offer: Offer::Takeback }]));
    }
    assert_eq!((game.offer(), game.moves().len()), (None, 1));
}

#[test]
fn who_has_left_does_not_come_back() {
    let mut game = game("1m");
    play(&mut game, South, "5g5f", 1);
    game.handle(Event::Resign { by: East }, s(2)).unwrap();
    let offer = |by, offer| Event::Offer { by, offer };
    assert_eq!(game.handle(offer(South, Offer::Takeback), s(3)), Err(Refusal::NothingToTakeBack));
    assert_eq!(game.handle(offer(East, Offer::Draw), s(3)), Err(Refusal::Over));
    // What comes after can be taken back, and who is out is not asked.
    play(&mut game, West, "7e6e", 4);
    play(&mut game, North, "5c5d", 5);
    game.handle(offer(West, Offer::Takeback), s(6)).unwrap();
    assert_eq!(game.yet_to_agree().collect::<Vec<_>>(), [South, North]);
    for by in [South, North] {
        game.handle(Event::Answer { by, accept: true }, s(6)).unwrap();
    }
    assert_eq!((game.turn(), game.moves().len(), game.departures().len()), (West, 1, 1));
    assert!(!game.position().plays(East));
}

#[test]
fn all_must_agree_to_a_draw() {
    let mut game = game("none");
    game.handle(Event::Offer { by: South, offer: Offer::Draw }, s(1)).unwrap();
    // Who proposes the same agrees to it.
    game.handle(Event::Offer { by: East, offer: Offer::Draw }, s(2)).unwrap();
    game.handle(Event::Answer { by: North, accept: true }, s(3)).unwrap();
    assert_eq!(game.yet_to_agree().collect::<Vec<_>>(), [West]);
    let ended = game.handle(Event::Answer { by: West, accept: true }, s(4));
    assert_eq!(ended, Ok(vec![Effect::Ended(Outcome::AgreedDraw)]));
}

/// Without a clock the others need not wait for ever for somebody who has gone.
#[test]
fn who_stays_away_can_be_left_out() {
    let mut game = game("none");
    game.handle(Event::Leave { by: South }, s(1)).unwrap();
    assert_eq!(game.handle(Event::ClaimGame { by: North }, s(600)), Err(Refusal::StillAwaited));
    assert_eq!(game.handle(Event::ClaimGame { by: South }, s(601)), Err(Refusal::NoStandstill));
    let left_out = out(Outcome::Default { loser: South }, [West, North, East]);
    assert_eq!(game.handle(Event::ClaimGame { by: North }, s(601)), Ok(vec![left_out]));
    assert_eq!((game.turn(), game.outcome(), game.standstill()), (West, None, None));
    assert_eq!(game.handle(Event::Rule(Ruling::Interrupt), s(700)), Ok(vec![Effect::Ended(Outcome::Interrupted)]));
}

#[test]
fn all_four_are_awaited() {
    let mut game = Game::new(Terms { beginning: Beginning::OnArrival, ..terms("1m", Ruleset::FRIENDLY) });
    for by in [South, West, North] {
        game.handle(Event::Arrive { by }, s(1)).unwrap();
    }
    assert_eq!(game.handle(Event::Begin, s(2)), Err(Refusal::NotAllHere));
    game.handle(Event::Arrive { by: East }, s(3)).unwrap();
    assert_eq!(game.handle(Event::Begin, s(9)), Ok(vec![Effect::Began]));
    assert_eq!((game.phase(), game.deadline()), (Phase::Playing, Some(s(69))));
}

/// Whoever is out has no part in it any more, not even in fouls.
#[test]
fn who_is_out_can_do_nothing() {
    let mut game = Game::new(terms("3s", Ruleset::OFFICIAL));
    let move_of = moved(&game, South, "5g5f", 0);
    game.handle(Event::Tick, s(3)).unwrap();
    for at in 4..6 {
        assert_eq!(game.handle(move_of, s(at)), Err(Refusal::NotYourTurn));
    }
    assert_eq!((game.departures().len(), game.outcome()), (1, None));
}

/// Who is mated takes back the move that let it happen; who gave up does not.
#[test]
fn a_mated_player_takes_the_move_back() {
    let mut game = game("none");
    let mut mated = None;
    for number in 0..2_000 {
        let moves = game.legal_moves();
        let m = moves[(number * 7919 + 13) % moves.len()];
        game.handle(Event::played(game.turn(), game.next_ply(), m), s(1)).unwrap();
        mated = Seat::ALL.into_iter().find(|seat| !game.position().plays(*seat));
        if mated.is_some() || game.outcome().is_some() {
            break;
        }
    }
    let by = mated.filter(|_| game.outcome().is_none()).expect("somebody is mated before the end");
    assert_eq!(game.handle(Event::Offer { by, offer: Offer::Interrupt }, s(2)), Err(Refusal::Over));
    game.handle(Event::Offer { by, offer: Offer::Takeback }, s(2)).unwrap();
    for by in game.yet_to_agree().collect::<Vec<_>>() {
        game.handle(Event::Answer { by, accept: true }, s(2)).unwrap();
    }
    assert!(game.position().plays(by) && game.turn() == by);
}

#[test]
fn nobody_gives_up_before_the_game_has_begun() {
    let mut game = Game::new(Terms { beginning: Beginning::OnArrival, ..terms("1m", Ruleset::FRIENDLY) });
    assert_eq!(game.handle(Event::Resign { by: South }, s(1)), Err(Refusal::NotBegun));
}
