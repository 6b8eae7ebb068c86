use super::{Opening, OpeningFault, OpeningLength, OpeningMoves, OpeningTurn};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use shogi::{Color, Faults, Handicap, IllegalMove, Move, Position, Setup};
use std::num::NonZeroU8;

fn mv(usi: &str) -> Move {
    usi.parse().unwrap()
}

fn opening(start: &Position, moves: u8) -> OpeningMoves {
    let length = NonZeroU8::new(moves).map_or(OpeningLength::Unlimited, OpeningLength::Moves);
    OpeningMoves::new(start, Opening { length, turn: OpeningTurn::BeforeUwate }).unwrap()
}

fn after_uwate(start: &Position) -> OpeningMoves {
    OpeningMoves::new(start, "3/after".parse().unwrap()).unwrap()
}

// HCAP-51: the other reading. Uwate moves first, and shitate's run is the answer.
#[test]
fn the_run_may_answer_uwates_first_move() {
    let mut opening = after_uwate(&Handicap::TwoPiece.position());
    assert_eq!(opening.position().turn(), Color::White);
    assert_eq!(opening.play(mv("7g7f")), Err(OpeningFault::Illegal(IllegalMove::OpponentsPiece)));
    for usi in ["4a3b", "7g7f", "2g2f", "3i4h"] {
        opening.play(mv(usi)).unwrap();
    }
    assert_eq!((opening.left(), opening.made()), (0, &["7g7f", "2g2f", "3i4h"].map(mv)[..]));
    let start = "lnsgk1snl/6g2/ppppppppp/9/9/2P4P1/PP1PPPP1P/1B3S1R1/LNSGKG1NL w - 1";
    assert_eq!(opening.start().to_string(), start);

    // Nobody builds a castle in check.
    let mut opening = after_uwate(&Handicap::ThreePawns.position());
    assert_eq!(opening.play(mv("P*5h")), Err(OpeningFault::GivesCheck));
    opening.play(mv("P*5g")).unwrap_err();
    opening.play(mv("P*5f")).unwrap();
}

#[test]
fn agreements_as_text() {
    for text in ["1", "255/after", "unlimited", "unlimited/after"] {
        assert_eq!(text.parse::<Opening>().map(|opening| opening.to_string()).as_deref(), Ok(text));
    }
    assert_eq!("3/before".parse::<Opening>().unwrap().to_string(), "3");
    for wrong in ["", "0", "256", "+3", "3/", "3/later", "/after", "-1"] {
        assert!(wrong.parse::<Opening>().is_err(), "{wrong}");
    }
}

// HCAP-51
#[test]
fn three_moves_then_white() {
    for start in [Position::even(), Handicap::Lance.position()] {
        let mut opening = opening(&start, 3);
        for usi in ["7g7f", "2g2f"] {
            opening.play(mv(usi)).unwrap();
        }
        opening.play(mv("2f2e")).unwrap();
        assert_eq!(opening.play(mv("2e2d")), Err(OpeningFault::Complete));
        let start = opening.start();
        assert_eq!((start.turn(), start.ply()), (Color::White, 1));
        assert_eq!(opening.made(), ["7g7f", "2g2f", "2f2e"].map(mv));
        assert!(start.has_legal_move());
    }
}

// HCAP-51: a move to rank 4 is refused.
#[test]
fn what_the_run_does_not_allow() {
    let mut free = opening(&Position::even(), 0);
    for usi in ["2g2f", "2f2e", "7g7f"] {
        free.play(mv(usi)).unwrap();
    }
    assert_eq!(free.play(mv("2e2d")), Err(OpeningFault::BeyondFifthRank));
    assert_eq!(free.play(mv("8h3c+")), Err(OpeningFault::BeyondFifthRank));
    assert_eq!(free.play(mv("3c3d")), Err(OpeningFault::Illegal(IllegalMove::OpponentsPiece)));
    assert_eq!(free.made().len(), 3);

    // Without White's pawns the bishop looks at the king.
    let mut bare = opening(&Handicap::BareKing.position(), 0);
    for usi in ["7g7f", "8h7g"] {
        bare.play(mv(usi)).unwrap();
    }
    assert_eq!(bare.play(mv("7g9e")), Err(OpeningFault::GivesCheck));

    // The run consists of moves: what a given rook adds stays in hand.
    let mut given = opening(&Handicap::Rook.position_with_pieces_given(), 0);
    for drop in ["R*5f", "R*5d"] {
        assert_eq!(given.can_play(mv(drop)), Err(OpeningFault::Drops));
    }
    assert!(given.legal_moves().iter().all(|m| m.from().is_some()));
    // It was once taken: games that have it are still played through.
    assert_eq!(given.play(mv("R*5f")), Ok(()));
    assert_eq!(given.made(), [mv("R*5f")]);

    let odd: Setup = "4k4/9/9/9/4p4/4P4/9/9/4K4 w - 1".parse().unwrap();
    let odd = odd.into_position().or_else(|error| error.forgive(Faults::PLAYABLE)).unwrap();
    assert_eq!(opening(&odd, 0).play(mv("5f5e")), Err(OpeningFault::Captures));
}

#[test]
fn a_position_with_check_cannot_be_built_upon() {
    for sfen in ["4k4/9/9/9/4R4/9/9/9/4K4 w - 1", "4k4/9/9/9/4r4/9/9/9/4K4 b - 1"] {
        let setup: Setup = sfen.parse().unwrap();
        let check = setup.into_position().or_else(|error| error.forgive(Faults::PLAYABLE)).unwrap();
        for agreed in ["unlimited", "unlimited/after"] {
            assert!(OpeningMoves::new(&check, agreed.parse().unwrap()).is_none(), "{sfen}");
        }
    }
}

#[test]
fn shitate_may_stop_early() {
    let start = opening(&Position::even(), 5).start();
    assert_eq!(start.to_string(), Position::even().to_string().replace(" b ", " w "));
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(51), cases: 64, ..ProptestConfig::default() })]

    /// Any run leaves White's pieces alone and ends within its limit in a position that can be played.
    #[test]
    fn any_run(
        handicap in 0..Handicap::all().len(),
        given in any::<bool>(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..110),
    ) {
        let handicap = Handicap::all().nth(handicap).unwrap();
        let before = if given { handicap.position_with_pieces_given() } else { handicap.position() };
        let mut run = opening(&before, 0);
        for choice in choices {
            let moves = run.legal_moves();
            if moves.is_empty() {
                break;
            }
            prop_assert_eq!(run.play(moves[choice.index(moves.len())]), Ok(()));
        }
        let start = run.start();
        prop_assert!(run.made().len() <= OpeningLength::MOST && start.has_legal_move() && !start.in_check());
        prop_assert_eq!(start.pieces_of(Color::White), before.pieces_of(Color::White));
        prop_assert_eq!(start.hand(Color::White), before.hand(Color::White));
    }
}
