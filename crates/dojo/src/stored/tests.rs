use super::Agreed;
use super::{ceremony_row, read, read_ceremony, run_row, to_row};
use crate::agreement::{Agreement, Begins, Player, Series};
use crate::ceremony::{Act, Step};
use crate::live::Course;
use crate::random::GameId;
use crate::referee::{Event, Game};
use crate::seats::{Seat, Seats};
use crate::variant::Variant;
use crate::who::Who;
use arbiter::handicap::{Plan, Privileges};
use arbiter::ritual::Style;
use arbiter::{Foul, Offer, Outcome, Remaining, Ruleset, Ruling};
use play::{AnyBoard, AnyMove, Attempt, Board as _};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::RngSeed;
use shogi::{Color, Handicap, IllegalMove};
use std::sync::Arc;
use std::time::Duration;

fn agreed(agreement: Agreement) -> Agreed {
    let owner = Who::from("me");
    let seat = |name: &str| Some(Seat::new(Who::from(name), name));
    Agreed {
        id: GameId::random(),
        created_ms: 1,
        owner,
        agreement: Arc::new(agreement),
        seats: Arc::new(Seats { players: [seat("Anna"), None], arbiter: seat("Ada") }),
        swapped: false,
        previous: Some(GameId::random()),
        next: None,
        outcome: Some("foul black two_pawns 57".parse().unwrap()),
    }
}

fn two_people() -> Agreement {
    Agreement { between_two: true, begins: Begins::OnArrival, ..Agreement::even_at_one_screen() }
}

#[test]
fn what_was_agreed_comes_back_as_it_went_in() {
    let remaining = |ms, considerations| Remaining { main: Duration::from_millis(ms), considerations };
    for agreement in [
        Agreement::even_at_one_screen(),
        two_people(),
        Agreement { begins: Begins::Appointed(1_800_000_000_000), ceremony: true, lots: true, ..two_people() },
        Agreement {
            handicap: Handicap::SixPiece,
            pieces_given: true,
            privileges: Privileges { two_pawns: true, takebacks: true, first_foul: true },
            opening: Some("3/after".parse().unwrap()),
            days: 2,
            series: Some(Series {
                plan: Plan::from_name("even,lance,bishop").unwrap(),
                played: 4,
                weaker: Color::White,
            }),
            ruleset: "official/27-point".parse().unwrap(),
            clocks: ["10m".parse().unwrap(), "5m+30s/10x60s".parse().unwrap()],
            left: Some([remaining(1, 2), remaining(3, 4)]),
            begins: Begins::AfterPause(Duration::from_secs(1800)),
            players: [Player::Person, Player::Computer("10k".parse().unwrap())],
            ..two_people()
        },
        Agreement { opening: Some("unlimited".parse().unwrap()), ..Agreement::even_at_one_screen() },
        Agreement { clocks: ["3d/move".parse().unwrap(); 2], weekend_pause: true, ..two_people() },
    ] {
        let agreed = agreed(agreement);
        let back = Agreed::from_row(&agreed.to_row()).unwrap();
        assert_eq!((&back.agreement, &back.seats), (&agreed.agreement, &agreed.seats));
        assert_eq!((back.id, back.previous, back.outcome), (agreed.id, agreed.previous, agreed.outcome));
    }
    let usual = agreed(Agreement::even_at_one_screen()).to_row().agreement;
    let short = r#"{"handicap":"even","ruleset":"amateur","clocks":["none","none"],"players":["person","person"]}"#;
    assert_eq!(usual, short, "most games have nothing more");
}

#[test]
fn those_who_changed_places_sit_there() {
    let mut row = agreed(two_people()).to_row();
    row.sides_swapped = true;
    let back = Agreed::from_row(&row).unwrap();
    assert_eq!(back.seats.sides_of(&Who::from("Anna")).iter().collect::<Vec<_>>(), [Color::White]);
}

/// What is done at the board, by its text.
fn doing(text: &str) -> Attempt<AnyMove> {
    text.parse::<Attempt>().unwrap().filter_map(|m| Some(AnyMove::Shogi(m))).unwrap()
}

/// What the database gets of an event that the referee takes.
fn happens(game: &mut Game, event: Event, at: Duration, numbers: (u64, i64)) -> Option<store::Event> {
    let before = game.position().still();
    let effects = game.handle(event, at).ok().filter(|effects| !effects.is_empty())?;
    Some(to_row(event, numbers, &before, game, (&effects, at)))
}

/// Plays the events, and checks that what is stored of them makes the same game.
fn comes_back(agreement: Agreement, events: &[Event]) {
    let agreed = agreed(agreement);
    let mut game = arbiter::Game::new(agreed.agreement.terms());
    let mut rows = Vec::new();
    for (event, seq) in events.iter().zip(1..) {
        let at = Duration::from_millis(1000 * seq);
        let row = happens(&mut game, *event, at, (seq, 5)).unwrap_or_else(|| panic!("{event:?}"));
        assert_eq!(read(&row, &game), Some(*event));
        rows.push(row);
    }
    let course = Course::replay(&agreed, &rows).unwrap();
    assert_eq!(course.game.moves(), game.moves());
    assert_eq!(course.game.position().to_string(), game.position().to_string());
    assert_eq!((course.game.outcome(), course.game.phase()), (game.outcome(), game.phase()));
    assert_eq!((course.game.offer(), course.game.offence()), (game.offer(), game.offence()));
    rows[0].seq = 7;
    assert!(Course::replay(&agreed, &rows).is_err());
}

// VAR-15: a Kyōto game, whose moves mean something in their position alone.
#[test]
fn games_of_the_family_come_back() {
    let agreed = agreed(Agreement { variant: Variant::new("kyoto", ""), begins: Begins::AtOnce, ..two_people() });
    let mut game = arbiter::Game::new(agreed.agreement.terms());
    let mut rows = Vec::new();
    for (usi, ply) in ["5e5d+", "1a1b+", "5d5c+", "1b1c+"].into_iter().zip(1..) {
        let m = game.position().read(usi).unwrap();
        let (before, at) = (game.clone(), Duration::from_secs(u64::from(ply)));
        let event = Event::Move { by: game.turn(), ply, m, lag: Duration::ZERO };
        let row = happens(&mut game, event, at, (u64::from(ply), 5)).unwrap();
        assert_eq!((row.usi.as_deref(), read(&row, &before)), (Some(usi), Some(event)));
        rows.push(row);
    }
    let back = Agreed::from_row(&agreed.to_row()).unwrap();
    assert_eq!(back.agreement, agreed.agreement);
    let course = Course::replay(&back, &rows).unwrap();
    assert_eq!(course.game.position().to_string(), game.position().to_string());
}

/// How disputed rules are read is agreed, too.
#[test]
fn readings_come_back() {
    let variant = Variant::new("wa", "drops=modern");
    assert!(variant.is_some() && variant != Variant::new("wa", ""));
    let agreed = agreed(Agreement { variant, begins: Begins::AtOnce, ..two_people() });
    let back = Agreed::from_row(&agreed.to_row()).unwrap();
    assert_eq!(back.agreement, agreed.agreement);
    assert!(back.agreement.family().unwrap().drops().is_some());
}

#[test]
fn the_ceremony_comes_back() {
    let (black, white) = (Color::Black, Color::White);
    let agreed = agreed(Agreement { ceremony: true, lots: true, ..two_people() });
    let game = arbiter::Game::new(agreed.agreement.terms());
    let acts = [
        Act::Seal([200; 32]),
        Act::Greet { by: black },
        Act::Ready { by: white },
        Act::SetUp { by: black, style: Style::Ito },
        Act::Number { by: black, number: vec![1, 255] },
    ];
    let mut rows: Vec<store::Event> = Vec::new();
    for (act, seq) in acts.into_iter().zip(1..) {
        let row = ceremony_row(&act, seq, &game, Duration::ZERO, 5);
        assert_eq!(read_ceremony(&row), Some(Some(act)));
        rows.push(row);
    }
    for run in [None, Some("a1".to_owned())] {
        rows.push(run_row(run, rows.len() as u64 + 1, &game, Duration::ZERO, 5));
    }
    assert!(rows[5..].iter().all(|row| read_ceremony(row).is_none()));
    let course = Course::replay(&agreed, &rows).unwrap();
    assert_eq!((course.beside.ceremony.unwrap().step(), course.run), (Some(Step::Bow), Some("a1".to_owned())));
}

#[test]
fn every_event_comes_back() {
    let (black, white) = (Color::Black, Color::White);
    let arrive = [Event::Arrive { by: black }, Event::Arrive { by: white }, Event::Begin];
    let played = |by, ply, usi: &str| Event::played(by, ply, AnyMove::Shogi(usi.parse().unwrap()));
    let attempt = |by, ply, text: &str| Event::Move { by, ply, m: doing(text), lag: Duration::from_millis(30) };
    let game = |ruleset: Ruleset, rest: &[Event]| {
        comes_back(Agreement { ruleset, ..two_people() }, &[&arrive[..], rest].concat());
    };
    let offer = |by, offer| Event::Offer { by, offer };
    let prepare = |by, m: Option<&str>| Event::Prepare { by, m: m.map(|m| m.parse().unwrap()) };
    game(
        Ruleset::FRIENDLY,
        &[
            attempt(black, 1, "7g7f"),
            offer(black, Offer::Takeback),
            Event::Answer { by: white, accept: true },
            offer(white, Offer::Break(Duration::from_secs(60))),
            Event::Answer { by: black, accept: true },
            Event::Resume { by: black },
            offer(white, Offer::Interrupt),
            Event::Answer { by: black, accept: false },
            offer(black, Offer::Repetition),
            Event::Answer { by: white, accept: true },
        ],
    );
    game(Ruleset::OFFICIAL, &[attempt(black, 1, "pass")]);
    game(Ruleset::OFFICIAL, &[played(black, 1, "7g7f"), attempt(black, 1, "2g2f")]);
    game(Ruleset::OFFICIAL, &[Event::Declare { by: black }]);
    game(Ruleset::OFFICIAL, &[Event::Resign { by: black }, Event::Close]);
    game(Ruleset::OFFICIAL, &[Event::Resign { by: black }, Event::Waive { by: black }]);
    let agreed = offer(black, Offer::Repetition);
    let drawn =
        [agreed, Event::Answer { by: white, accept: true }, Event::Waive { by: white }, Event::Waive { by: black }];
    game(Ruleset::OFFICIAL, &drawn);
    game(Ruleset::FRIENDLY, &[Event::Leave { by: white }, Event::Arrive { by: white }, Event::Leave { by: black }]);
    claims_a_game_that_stands_still();
    for ruling in [
        Ruling::Foul { offender: white, foul: Foul::HiddenPiece },
        Ruling::Against(Some(black)),
        Ruling::Against(None),
        Ruling::Absent(white),
        Ruling::Interrupt,
    ] {
        game(Ruleset::AMATEUR, &[Event::Rule(ruling)]);
    }
    let stands: Ruleset = "amateur/fouls-stand".parse().unwrap();
    game(
        stands,
        &[
            played(black, 1, "7g7f"),
            played(white, 2, "3c3d"),
            played(black, 3, "7f7e"),
            played(white, 4, "3d3e"),
            played(black, 5, "7e7d"),
            played(white, 6, "7c7d"),
            played(black, 7, "2g2f"),
            played(white, 8, "P*7b"),
            Event::Claim { by: black, ply: 8, foul: Foul::Illegal(IllegalMove::TwoPawns) },
        ],
    );
    let opening = Some("2".parse().unwrap());
    comes_back(
        Agreement { opening, handicap: Handicap::SixPiece, ..two_people() },
        &[&arrive[..], &[prepare(black, Some("7g7f")), prepare(black, None)]].concat(),
    );
    let opening = Some("2/after".parse().unwrap());
    comes_back(
        Agreement { opening, handicap: Handicap::SixPiece, ..two_people() },
        &[&arrive[..], &[prepare(white, Some("4a3b")), prepare(black, Some("7g7f")), prepare(black, None)]].concat(),
    );
    let privileges = Privileges { first_foul: true, ..Privileges::default() };
    comes_back(
        Agreement { privileges, ruleset: Ruleset::OFFICIAL, ..two_people() },
        &[&arrive[..], &[attempt(black, 1, "7g7e"), played(black, 1, "7g7f"), attempt(white, 2, "pass")]].concat(),
    );
    comes_back(two_people(), &[&arrive[..], &[offer(black, Offer::Draw), offer(white, Offer::Draw)]].concat());
    comes_back(Agreement { clocks: ["1s".parse().unwrap(); 2], ..Agreement::even_at_one_screen() }, &[Event::Tick]);
}

/// FOUL-17: a claim after the end makes another end of it, from which on there is time for claims again.
#[test]
fn a_claim_after_the_end_ends_it_anew() {
    let (black, white) = (Color::Black, Color::White);
    let agreed =
        agreed(Agreement { ruleset: "official/fouls-stand".parse().unwrap(), begins: Begins::AtOnce, ..two_people() });
    let mut game = arbiter::Game::new(agreed.agreement.terms());
    let moves = ["7g7f", "3c3d", "7f7e", "3d3e", "7e7d", "7c7d", "2g2f", "P*7b"];
    let played = moves.into_iter().zip(1..).zip([black, white].into_iter().cycle());
    let played = played.map(|((usi, ply), by)| Event::played(by, ply, AnyMove::Shogi(usi.parse().unwrap())));
    let claim = Event::Claim { by: black, ply: 8, foul: Foul::Illegal(IllegalMove::TwoPawns) };
    let events = played.chain([Event::Resign { by: black }, claim]).zip(1..);
    let rows: Vec<store::Event> = events
        .map(|(event, seq)| happens(&mut game, event, Duration::from_secs(seq), (seq, seq as i64)).unwrap())
        .collect();
    let ended = |rows: &[store::Event]| Course::replay(&agreed, rows).unwrap().ended_ms;
    assert_eq!([8, 9, 10].map(|many| ended(&rows[..many])), [None, Some(9), Some(10)]);
}

fn claims_a_game_that_stands_still() {
    let agreed = agreed(Agreement { begins: Begins::AtOnce, ..two_people() });
    let mut game = arbiter::Game::new(agreed.agreement.terms());
    let (by, claimable) = (Color::Black, arbiter::STANDSTILL);
    let events = [(Event::Leave { by }, Duration::ZERO), (Event::ClaimGame { by: !by }, claimable)];
    let rows =
        events.into_iter().zip(1..).map(|((event, at), seq)| happens(&mut game, event, at, (seq, seq as i64)).unwrap());
    let rows = rows.collect::<Vec<_>>();
    let course = Course::replay(&agreed, &rows).unwrap();
    assert_eq!((course.game.outcome(), course.ended_ms), (Some(Outcome::Default { loser: by }), Some(2)));
}

/// Something that may happen, more or less likely to be accepted.
fn any_event() -> impl Strategy<Value = (Event, u64)> {
    let by = prop_oneof![Just(Color::Black), Just(Color::White)];
    let offers =
        [Offer::Takeback, Offer::Repetition, Offer::Draw, Offer::Impasse, Offer::Break(Duration::from_secs(7))];
    let usi = ["7g7f", "3c3d", "2g2f", "8c8d", "8h2b+", "3a2b", "2h3h", "3h2h", "8b7b", "7b8b", "P*5e", "pass"];
    let event = prop_oneof![
        8 => (by.clone(), 1..9_u32, select(usi.to_vec()), 0..200_u64).prop_map(|(by, ply, usi, lag)| {
            Event::Move { by, ply, m: doing(usi), lag: Duration::from_millis(lag) }
        }),
        4 => by.clone().prop_map(|by| Event::Arrive { by }),
        4 => Just(Event::Begin),
        2 => (by.clone(), select(offers.to_vec())).prop_map(|(by, offer)| Event::Offer { by, offer }),
        2 => (by.clone(), any::<bool>()).prop_map(|(by, accept)| Event::Answer { by, accept }),
        1 => by.clone().prop_map(|by| Event::Resume { by }),
        1 => by.clone().prop_map(|by| Event::Resign { by }),
        2 => by.clone().prop_map(|by| Event::Leave { by }),
        1 => by.clone().prop_map(|by| Event::Waive { by }),
        1 => by.prop_map(|by| Event::Declare { by }),
        1 => Just(Event::Rule(Ruling::Against(None))),
        1 => Just(Event::Close),
        2 => Just(Event::Tick),
    ];
    (event, 0..2500_u64)
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]

    // Whatever happens, the stored events make the same game.
    #[test]
    fn a_game_is_what_its_events_make_of_it(
        events in prop::collection::vec(any_event(), 1..60),
        ruleset in select(&["official", "amateur", "friendly", "amateur/fouls-stand"][..]),
        clock in select(&["none", "20s", "10s+5s", "5s+2s/move", "5s+5s/2x60s"][..]),
    ) {
        let agreement = Agreement {
            ruleset: ruleset.parse().unwrap(),
            clocks: [clock.parse().unwrap(), "30s".parse().unwrap()],
            ..two_people()
        };
        let agreed = agreed(agreement);
        let mut game = arbiter::Game::new(agreed.agreement.terms());
        let (mut rows, mut at) = (Vec::new(), Duration::ZERO);
        for (event, after) in events {
            at += Duration::from_millis(after);
            rows.extend(happens(&mut game, event, at, (rows.len() as u64 + 1, 5)));
        }
        let again = Course::replay(&agreed, &rows).unwrap().game;
        prop_assert_eq!((again.moves(), again.outcome()), (game.moves(), game.outcome()));
        prop_assert_eq!(again.position().to_string(), game.position().to_string());
        prop_assert_eq!((again.offer(), again.phase(), again.deadline()), (game.offer(), game.phase(), game.deadline()));
        prop_assert_eq!((again.standstill(), again.is_closed()), (game.standstill(), game.is_closed()));
        for color in Color::ALL {
            prop_assert_eq!(again.time_left(color, at), game.time_left(color, at));
            prop_assert_eq!(again.lag_left(color), game.lag_left(color));
        }
    }
}

// END-18: a game that was agreed before there was a last move goes on after it, and is played through again.
#[test]
fn games_from_before_there_was_a_last_move_go_on() {
    let agreed = agreed(Agreement {
        variant: Variant::new("chu", ""),
        begins: Begins::AtOnce,
        ruleset: "friendly/no-limit".parse().unwrap(),
        ..two_people()
    });
    let mut row = agreed.to_row();
    let new = Agreed::from_row(&row).unwrap();
    row.agreement = row.agreement.replace(r#""last_move":true,"#, "");
    let old = Agreed::from_row(&row).unwrap();
    let mut game = arbiter::Game::new(old.agreement.terms());
    let (mut rows, mut seed) = (Vec::new(), 5_u64);
    for ply in 1..=1002 {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let AnyBoard::Family(course) = game.position() else { unreachable!() };
        let position = course.position();
        let takes = |m: &variants::Move| position.parts(*m).is_some_and(|parts| !parts.captured.is_empty());
        let quiet: Vec<_> = course.legal_moves().into_iter().filter(|m| !takes(m)).collect();
        let m = AnyMove::of_family(quiet[(seed >> 33) as usize % quiet.len()], position);
        let event = Event::played(game.turn(), ply, m);
        let at = Duration::from_millis(u64::from(ply));
        rows.push(happens(&mut game, event, at, (u64::from(ply), 5)).unwrap());
    }
    let again = Course::replay(&old, &rows).unwrap().game;
    assert_eq!((again.moves().len(), again.outcome()), (1002, None));
    assert!(Course::replay(&new, &rows).is_err(), "a new one has ended");
    let new = Course::replay(&new, &rows[..1000]).unwrap().game;
    assert_eq!(new.outcome(), Some(Outcome::MoveLimit));
}

// HCAP-51: a drop before the game was taken once.
#[test]
fn games_that_drop_before_they_begin_are_played_through() {
    let prepare = |usi: &str| Event::Prepare { by: Color::Black, m: Some(usi.parse().unwrap()) };
    let agreement = Agreement {
        handicap: Handicap::Rook,
        pieces_given: true,
        opening: Some("2".parse().unwrap()),
        ..Agreement::even_at_one_screen()
    };
    comes_back(agreement, &[prepare("R*5f"), prepare("7g7f")]);
}
