//! What holds whatever happens.

use arbiter::{
    Attempt, Beginning, Effect, Event, Foul, Game, Offer, Operator, Outcome, Phase, Ruleset, Ruling, Terms, TimeControl,
};
use proptest::prelude::*;
use shogi::{Color, Position, Square};
use std::time::Duration;

/// Terms of every sort.
fn terms() -> impl Strategy<Value = Terms> {
    let clocks = ["none", "1m", "0m+20s", "1m+20s", "1m+20s/3x60s/seconds", "1m+10s/move", "3m/stopwatch"];
    let clock = prop::sample::select(clocks.to_vec()).prop_map(|text| text.parse::<TimeControl>().unwrap());
    let rules = [
        "official",
        "amateur",
        "friendly",
        "official/fouls-stand",
        "friendly/takebacks/40-moves",
        "amateur/27-point/jsa2019",
        "official/mate-ends/20-moves-at-once",
        "amateur/fouls-stand/no-limit",
    ];
    let ruleset = prop::sample::select(rules.to_vec()).prop_map(|text| text.parse::<Ruleset>().unwrap());
    let starts = [
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        "2+P+PK+P+P2/2+P+P1+P3/3+R+BG3/9/9/9/9/9/4k4 b RB3P3g4s4n4l8p 1",
        "8k/6+R2/9/9/9/9/9/9/4K4 b - 1",
        "4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 3p 1",
        "4k4/9/9/9/4r4/9/2P6/9/3GK4 b PN 1",
    ];
    let start = prop::sample::select(starts.to_vec()).prop_map(|text| text.parse::<Position>().unwrap());
    let beginning = prop_oneof![
        4 => Just(Beginning::AtOnce),
        1 => Just(Beginning::OnArrival),
        1 => Just(Beginning::Appointed),
        1 => Just(Beginning::AfterPause(Duration::from_secs(30))),
    ];
    let operator = prop_oneof![3 => Just(Operator::Timekeeper), 1 => Just(Operator::Players)];
    (clock.clone(), clock, ruleset, start, beginning, operator, any::<[bool; 2]>()).prop_map(
        |(black, white, ruleset, start, beginning, operator, [two_pawns, takebacks])| Terms {
            start,
            ruleset,
            clocks: [black, white],
            beginning,
            operator,
            privileges: arbiter::handicap::Privileges { two_pawns, takebacks: takebacks && two_pawns },
            ..Terms::even()
        },
    )
}

/// What a stranger might send: `(kind, number, seconds since the last event)`.
fn impulses() -> impl Strategy<Value = Vec<(u8, u16, u8)>> {
    prop::collection::vec((0..60_u8, any::<u16>(), 0..25_u8), 0..300)
}

/// Turns an impulse into an event; most are moves that can be played.
fn event(game: &Game, kind: u8, number: u16) -> Event {
    let by = if number % 7 == 6 { !game.turn() } else { game.turn() };
    let ply = if number % 11 == 10 { u32::from(number % 40) } else { game.next_ply() };
    let square = |number: u16| Square::all().nth(usize::from(number % 81)).unwrap();
    let fouls: Vec<Foul> = Foul::all().collect();
    let foul = fouls[usize::from(number) % fouls.len()];
    match kind {
        0 if number.is_multiple_of(4) => Event::Resign { by },
        1 if number.is_multiple_of(4) => Event::Declare { by },
        2 => Event::Arrive { by: Color::ALL[usize::from(number % 2)] },
        3 => Event::Begin,
        4 => Event::Press { by: Color::ALL[usize::from(number % 2)] },
        5 => Event::Offer { by, offer: Offer::Impasse },
        6 => Event::Offer { by, offer: Offer::Repetition },
        7 | 8 => Event::Offer { by, offer: Offer::Takeback },
        9 => Event::Offer { by, offer: Offer::Break(Duration::from_secs(u64::from(number % 90))) },
        10 => Event::Offer { by, offer: Offer::Interrupt },
        11 => Event::Answer { by: Color::ALL[usize::from(number % 2)], accept: number.is_multiple_of(3) },
        12 => Event::Resume { by },
        13 => Event::Claim { by, ply: u32::from(number % 50), foul },
        14 if number.is_multiple_of(8) => Event::Rule(Ruling::Foul { offender: by, foul }),
        15 if number.is_multiple_of(8) => Event::Rule(Ruling::Against(None)),
        16 => Event::Close,
        17 => Event::Tick,
        18 => Event::Move { by, ply, m: Attempt::TurnBack(square(number)), lag: Duration::ZERO },
        19 => {
            let (from, to) = (square(number), square(number / 81));
            Event::played(by, ply, shogi::Move::Board { from, to, promote: number.is_multiple_of(2) })
        }
        20 => Event::Prepare { m: game.legal_moves().first().copied() },
        _ => {
            let moves = game.legal_moves();
            let lag = Duration::from_millis(u64::from(number % 500));
            match moves.get(usize::from(number) % moves.len().max(1)) {
                Some(m) => Event::Move { by, ply, m: Attempt::Move(*m), lag },
                None => Event::Tick,
            }
        }
    }
}

/// The clocks of a game at a time.
fn clocks(game: &Game, at: Duration) -> [Option<arbiter::TimeLeft>; 2] {
    Color::ALL.map(|color| game.time_left(color, at))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn whatever_comes_in_the_game_stays_whole(terms in terms(), impulses in impulses()) {
        let mut game = Game::new(terms.clone());
        let mut accepted = Vec::new();
        let mut results = u32::from(game.outcome().is_some());
        let mut at = Duration::ZERO;
        for (kind, number, pause) in impulses {
            at += Duration::from_millis(u64::from(pause) * 1000 + u64::from(number % 1000));
            let event = event(&game, kind, number);
            let before = game.outcome();
            let Ok(effects) = game.handle(event, at) else {
                prop_assert_eq!(game.outcome(), before);
                continue;
            };
            if !effects.is_empty() {
                accepted.push((event, at));
            }
            let ends = effects.iter().filter(|effect| matches!(effect, Effect::Ended(_))).count() as u32;
            // A foul claimed after a resignation is the one result that takes another's place (FOUL-17).
            let claimed = matches!(before, Some(Outcome::Resign { .. })) && ends == 1;
            results += if claimed { 0 } else { ends };
            prop_assert!(results <= 1, "{:?}", effects);
            prop_assert_eq!(results == 1, game.outcome().is_some());
            prop_assert!(game.deadline().is_none_or(|deadline| deadline > game.now()));
            for (left, control) in clocks(&game, at).into_iter().zip(game.terms().clocks) {
                let most = control.main() + control.increment() * game.next_ply();
                prop_assert!(left.is_none_or(|left| left.main <= most && left.period <= Duration::from_secs(60)));
            }
            prop_assert!(game.outcome().is_some() || game.phase() != Phase::Playing || game.running().is_some());
        }

        // What was accepted, handed in again, makes the same game.
        let mut again = Game::new(terms);
        for (event, at) in accepted {
            prop_assert!(again.handle(event, at).is_ok_and(|effects| !effects.is_empty()));
        }
        prop_assert_eq!(again.moves(), game.moves());
        prop_assert_eq!(again.outcome(), game.outcome());
        prop_assert_eq!(again.phase(), game.phase());
        prop_assert_eq!(again.offer(), game.offer());
        prop_assert_eq!(again.overlooked(), game.overlooked());
        prop_assert!(Position::eq(again.position(), game.position()));
        prop_assert_eq!(clocks(&again, at), clocks(&game, at));
    }

    /// Who only waits loses in the end, where there is a clock: every game reaches a result.
    #[test]
    fn time_ends_every_game_that_has_a_clock(terms in terms(), impulses in impulses()) {
        let mut game = Game::new(terms);
        let mut at = Duration::ZERO;
        for (kind, number, pause) in impulses {
            at += Duration::from_secs(u64::from(pause));
            let event = event(&game, kind, number);
            let _ = game.handle(event, at);
        }
        while let Some(deadline) = game.deadline() {
            prop_assert!(game.handle(Event::Tick, deadline).is_ok_and(|effects| !effects.is_empty()));
        }
        let endless = matches!(game.phase(), Phase::Waiting { .. })
            || game.running().is_some_and(|color| !game.terms().clocks[color.index()].is_timed());
        prop_assert!(game.outcome().is_some() || endless);
    }
}
