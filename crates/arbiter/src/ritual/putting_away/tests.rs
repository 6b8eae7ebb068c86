use super::{Group, groups};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use shogi::{PieceKind, Position, Setup, Square};

fn incomplete(setup: &Setup) -> Vec<Group> {
    groups(setup).into_iter().filter(|group| !group.is_complete()).collect()
}

// ETIQ-21: 2, 2, 2, 4, 4, 4, 4 and six times 3 are forty.
#[test]
fn the_groups() {
    let sizes: Vec<u8> = groups(&Setup::even()).iter().map(|group| group.found).collect();
    assert_eq!(sizes, [2, 2, 2, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3]);
    assert_eq!(incomplete(&Setup::even()), []);
}

// ETIQ-21: a missing pawn is noticed.
#[test]
fn what_is_missing_shows() {
    let check = |sfen: &str, kind: PieceKind, found: u8, expected: u8| {
        assert_eq!(incomplete(&sfen.parse().unwrap()), [Group { kind, found, expected }], "{sfen}");
    };
    let rest = "PPPPPPPPP/1B5R1/LNSGKGSNL b";
    check(&format!("lnsgkgsnl/1r5b1/pppp1pppp/9/9/9/{rest} - 1"), PieceKind::Pawn, 2, 3);
    check(&format!("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/{rest} P 1"), PieceKind::Pawn, 4, 3);
    check(&format!("lnsgkgsnl/1r7/ppppppppp/9/9/9/{rest} - 1"), PieceKind::Bishop, 1, 2);
    check(&format!("lnsgkgsnl/1r5b1/ppppppppp/9/9/2+R6/{rest} - 1"), PieceKind::Rook, 3, 2);
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(21), cases: 64, ..ProptestConfig::default() })]

    // EQUIP-03
    /// After any game everything is there; without one piece exactly its kind is short.
    #[test]
    fn after_any_game(choices in prop::collection::vec(any::<prop::sample::Index>(), 0..120), lost: prop::sample::Index) {
        let mut position = Position::even();
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play(moves[choice.index(moves.len())]).unwrap();
        }
        let mut setup = position.to_setup();
        prop_assert_eq!(incomplete(&setup), []);
        let occupied: Vec<Square> = Square::all().filter(|square| setup.board[square.index()].is_some()).collect();
        let kind = setup.board[lost.get(&occupied).index()].take().unwrap().kind().unpromoted();
        let short = incomplete(&setup);
        prop_assert_eq!(short.len(), 1);
        prop_assert_eq!((short[0].kind, short[0].found + 1), (kind, short[0].expected));
    }
}
