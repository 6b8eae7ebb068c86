use super::Privileges;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use shogi::{Color, Faults, Handicap, IllegalMove, Move, Position, Setup};

const EXEMPT: Privileges = Privileges { two_pawns: true, takebacks: false, first_foul: false };

fn position(sfen: &str) -> Position {
    let setup: Setup = sfen.parse().unwrap();
    setup.into_position().or_else(|error| error.forgive(Faults::PLAYABLE)).unwrap()
}

fn mv(usi: &str) -> Move {
    usi.parse().unwrap()
}

// HCAP-32: off by default; White only.
#[test]
fn a_second_pawn_on_a_file() {
    let mut start = Handicap::ThreePawns.position();
    for usi in ["P*5d", "7g7f"] {
        start.play(mv(usi)).unwrap();
    }
    assert_eq!(Privileges::default().judge(&start, mv("P*5f")), Err(IllegalMove::TwoPawns));
    assert_eq!(EXEMPT.judge(&start, mv("P*5f")), Ok(()));
    let mut after = start.clone();
    after.play_unchecked(mv("P*5f"));
    assert_eq!(EXEMPT.judge(&after, mv("5g5f")), Ok(()));

    let black = position("4k4/9/9/9/9/9/2P6/9/4K4 b P 1");
    assert_eq!(EXEMPT.judge(&black, mv("P*7e")), Err(IllegalMove::TwoPawns));
}

/// The exemption is from that one rule: drop-pawn mate, checks, dead pieces stay what they are.
#[test]
fn other_rules_stay() {
    let check = |sfen: &str, usi: &str, verdict: Result<(), IllegalMove>| {
        let position = position(sfen);
        assert!(position.judge(mv(usi)).is_err(), "{sfen} {usi}");
        assert_eq!(EXEMPT.judge(&position, mv(usi)), verdict, "{sfen} {usi}");
        assert_eq!(EXEMPT.legal_moves(&position).contains(&mv(usi)), verdict.is_ok(), "{sfen} {usi}");
    };
    check("4k4/p8/9/9/9/9/1g7/9/KN7 w p 1", "P*9h", Err(IllegalMove::DropPawnMate));
    check("4k4/9/9/9/4R4/8p/9/9/4K4 w p 1", "P*1d", Err(IllegalMove::CheckIgnored));
    check("4k4/9/9/9/4R4/9/4p4/9/4K4 w p 1", "P*5c", Ok(()));
    check("4k4/8p/9/9/9/9/9/9/4K4 w p 1", "P*1i", Err(IllegalMove::DeadPiece));
    check("4k4/8p/9/9/9/9/9/9/4K4 w p 1", "P*1b", Err(IllegalMove::DropOnPiece));
    check("4k4/8p/9/9/9/9/9/9/4K4 w - 1", "P*1d", Err(IllegalMove::NotInHand));
}

/// A mate by a rook from afar is none if a second pawn can stand between.
#[test]
fn a_second_pawn_can_parry() {
    let cornered = position("7lk/7p1/9/9/8R/9/8p/9/4K4 w p 1");
    assert!(cornered.is_checkmate());
    assert!(!Privileges::default().has_legal_move(&cornered));
    assert!(EXEMPT.has_legal_move(&cornered));
    let moves: Vec<String> = EXEMPT.legal_moves(&cornered).iter().map(Move::to_string).collect();
    assert_eq!(moves, ["P*1b", "P*1c", "P*1d"]);
}

// HCAP-50
#[test]
fn only_shitate_may_take_back() {
    let privileges = Privileges { takebacks: true, ..Privileges::default() };
    assert_eq!(Color::ALL.map(|color| privileges.may_take_back(color)), [true, false]);
    assert_eq!(Color::ALL.map(|color| Privileges::default().may_take_back(color)), [false, false]);
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(32), cases: 64, ..ProptestConfig::default() })]

    /// With or without the exemption the list of moves is exactly what is judged legal, nothing twice.
    #[test]
    fn moves_and_judgements_agree(choices in prop::collection::vec(any::<prop::sample::Index>(), 0..60)) {
        for privileges in [Privileges::default(), EXEMPT] {
            let mut position = Handicap::ThreePawns.position();
            for choice in &choices {
                let moves = privileges.legal_moves(&position);
                prop_assert_eq!(moves.is_empty(), !privileges.has_legal_move(&position));
                if moves.is_empty() {
                    break;
                }
                let drops = shogi::Square::all().map(|to| Move::Drop { piece: shogi::HandPiece::Pawn, to });
                for m in drops {
                    let times = moves.iter().filter(|legal| **legal == m).count();
                    prop_assert_eq!(times, usize::from(privileges.judge(&position, m).is_ok()), "{} {}", position, m);
                }
                prop_assert!(moves.iter().all(|m| privileges.judge(&position, *m).is_ok()));
                position.play_unchecked(moves[choice.index(moves.len())]);
            }
        }
    }
}
