use super::referee::judge;
use arbiter::{Event, Game, Offer, Ruling, Terms};
use kifu::{Cursor, Record};
use play::Attempt;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use shogi::{HandPiece, Move, Position, Setup, Square};
use std::time::Duration;

const STARTS: [&str; 6] = [
    "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    "2+P+PK+P+P2/2+P+P1+P3/3+R+BG3/9/9/9/9/9/4k4 b RB3P3g4s4n4l8p 1",
    "2+P+PK+P+P2/2+P+P1+P3/3+R+BG3/9/9/9/9/9/4k4 b B3Pr3g4s4n4l8p 1",
    "8k/6+R2/9/9/9/9/9/9/4K4 b - 1",
    "7nk/9/7GP/9/9/9/9/9/4K4 b 2P 1",
];

/// One thing that happens: what, which, after how many seconds.
type Step = (u8, usize, u8);

fn square(number: usize) -> Square {
    Square::from_index(number % Square::COUNT)
}

/// Something against the rules, or perhaps not.
fn attempt(position: &Position, number: usize) -> Attempt {
    let promoted = position.occupied().into_iter().find(|square| {
        position.piece_at(*square).is_some_and(|piece| piece.kind().is_promoted() && piece.color() == position.turn())
    });
    let piece = HandPiece::ALL[number % HandPiece::ALL.len()];
    match (number % 4, promoted) {
        (0, Some(square)) => Attempt::TurnBack(square),
        (1, _) if piece != HandPiece::Gold => Attempt::DropPromoted { piece, to: square(number / 7) },
        (2, _) => Attempt::Move(Move::Drop { piece, to: square(number / 7) }),
        _ => Attempt::Move(Move::Board {
            from: square(number),
            to: square(number / 81),
            promote: number.is_multiple_of(3),
        }),
    }
}

/// The event that a step means; `None` for an agreement, which takes two.
fn event(game: &Game, kind: u8, number: usize) -> Option<Event> {
    let by = game.turn();
    let moves = game.position().legal_moves();
    Some(match kind {
        0 => Event::Resign { by },
        1 => Event::Declare { by },
        2 => return None,
        3 => {
            let (ply, m) = (game.next_ply(), attempt(game.position(), number));
            let by = if number.is_multiple_of(5) { !by } else { by };
            Event::Move { by, ply, m, lag: Duration::ZERO }
        }
        4 if number.is_multiple_of(4) => Event::Rule(Ruling::Against([None, Some(by), Some(!by)][number % 3])),
        5 if number.is_multiple_of(4) => Event::Rule(Ruling::Absent(by)),
        _ if moves.is_empty() => Event::Resign { by },
        // Few choices, so that positions come back.
        6..18 => Event::played(by, game.next_ply(), moves[number % 2 % moves.len()]),
        _ => Event::played(by, game.next_ply(), moves[number % moves.len()]),
    })
}

/// A game by these steps; broken off if they do not end it.
fn play(terms: Terms, steps: &[Step]) -> Game {
    let mut game = Game::new(terms);
    let mut at = Duration::ZERO;
    for (kind, number, seconds) in steps {
        at += Duration::from_secs((*seconds).into());
        if let Some(event) = event(&game, *kind, *number) {
            let _ = game.handle(event, at);
        } else {
            let offer = if number.is_multiple_of(2) { Offer::Impasse } else { Offer::Repetition };
            let by = game.turn();
            let _ = game.handle(Event::Offer { by, offer }, at);
            let _ = game.handle(Event::Answer { by: !by, accept: true }, at);
        }
    }
    if game.outcome().is_none() {
        game.handle(Event::Rule(Ruling::Interrupt), at).unwrap();
    }
    game
}

fn record(game: &Game) -> Record {
    let mut record = Record::new(game.terms().start.to_setup()).unwrap();
    crate::record_clock(&mut record.headers, game.terms());
    let mut cursor = Cursor::new(&record);
    for played in game.moves() {
        let id = cursor.play(&mut record, played.m).unwrap();
        record.set_used(id, Some(played.charged));
    }
    crate::record_outcome(&mut record, cursor, game.outcome().unwrap(), game.offence());
    record
}

fn terms() -> impl Strategy<Value = Terms> {
    let rulesets =
        ["official", "amateur", "official/12-moves", "official/27-point/jsa2019", "official/20-moves-at-once"];
    let clocks = ["none", "1m", "1m+10s", "0m+20s", "30s+5s/move", "3m/stopwatch", "1m+10s/2x60s"];
    let select = |list: &[&'static str]| proptest::sample::select(list.to_vec());
    (select(&STARTS), select(&rulesets), select(&clocks), select(&clocks)).prop_map(|(start, ruleset, black, white)| {
        let setup: Setup = start.parse().unwrap();
        let start = setup.into_position().or_else(|error| error.forgive(shogi::Faults::PLAYABLE)).unwrap();
        let clocks = if black == "none" || white == "none" { ["none"; 2] } else { [black, white] };
        let clocks = clocks.map(|clock| clock.parse().unwrap());
        Terms { start, ruleset: ruleset.parse().unwrap(), clocks, ..Terms::even() }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, rng_seed: RngSeed::Fixed(1612), failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever happens in a game, its record in either format tells the referee the same.
    #[test]
    fn the_referee_agrees_with_his_own_records(
        terms in terms(),
        steps in proptest::collection::vec((0..60_u8, any::<usize>(), 0..12_u8), 1..60),
    ) {
        let game = play(terms, &steps);
        let record = record(&game);
        for text in [kifu::kif::write(&record), kifu::csa::write(&record)] {
            let reading = kifu::read(text.as_bytes()).unwrap();
            prop_assert_eq!(&reading.record, &record, "{}", text);
            let judgement = judge(&reading, game.terms().ruleset);
            prop_assert_eq!(judgement.outcome, game.outcome(), "{}", text);
            prop_assert!(judgement.agrees, "{}", text);
        }
    }
}
