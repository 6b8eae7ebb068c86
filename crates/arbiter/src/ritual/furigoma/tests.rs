use super::{Decided, Face, Furigoma, Lie, Throw, Thrower, pawns_thrown};
use crate::ritual::Role;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use shogi::{Color, HandPiece, Handicap, Square};

/// A throw in signs: 歩 and と lie on the board, f and t beside it, | stands, F and T overlap.
fn lies(signs: &str) -> [Lie; 5] {
    let lie = |sign| match sign {
        '歩' => Lie::OnBoard(Face::Pawn),
        'と' => Lie::OnBoard(Face::Tokin),
        'f' => Lie::OffBoard(Face::Pawn),
        't' => Lie::OffBoard(Face::Tokin),
        '|' => Lie::Standing,
        'F' => Lie::Overlapping(Face::Pawn),
        'T' => Lie::Overlapping(Face::Tokin),
        other => panic!("{other}"),
    };
    signs.chars().map(lie).collect::<Vec<_>>().try_into().unwrap()
}

fn throw(signs: &str) -> Throw {
    Throw::new(lies(signs)).unwrap()
}

#[test]
fn counting() {
    let check = |id: &str, signs: &str, color: Option<Color>| assert_eq!(throw(signs).color(), color, "{id} {signs}");
    let (black, white, again) = (Some(Color::Black), Some(Color::White), None);
    check("RULE-08", "歩歩歩とと", black);
    check("RULE-08", "歩とととと", white);
    check("RULE-09", "歩歩歩と|", black);
    check("RULE-09", "歩とFT歩", black);
    check("RULE-09", "歩ととFF", white);
    check("RULE-10", "歩歩fとと", black);
    check("RULE-10", "歩歩tとと", white);
    check("RULE-11", "歩歩とと|", again);
    check("RULE-11", "|||||", again);
    check("RULE-11", "FFTTT", again);
}

#[test]
fn one_pawn_alone_cannot_overlap() {
    assert_eq!(Throw::new(lies("歩歩ととF")), None);
    assert_eq!(Throw::new(lies("歩歩TTF")).map(|throw| throw.count(Face::Pawn)), Some(2));
}

// RULE-07: the pawns of files 3 to 7 on the senior's third rank.
#[test]
fn which_pawns() {
    let names = |side| pawns_thrown(side).map(|square| square.to_string()).join(" ");
    assert_eq!(names(Color::Black), "7g 6g 5g 4g 3g");
    assert_eq!(names(Color::White), "3c 4c 5c 6c 7c");
    let even = Handicap::Even.position();
    let is_pawn =
        |square: Square| even.piece_at(square).and_then(|piece| piece.kind().in_hand()) == Some(HandPiece::Pawn);
    assert!(Color::ALL.into_iter().flat_map(pawns_thrown).all(is_pawn));
}

// RULE-07, RULE-11, RULE-12: the protocol keeps every throw, and says who threw for whom.
#[test]
fn protocol() {
    let mut lots = Furigoma::new(Thrower::Timekeeper, Role::Senior, false);
    assert_eq!(Role::ALL.map(|role| lots.color_of(role)), [None, None]);
    assert_eq!(lots.record(throw("歩歩とと|")), Ok(false));
    assert_eq!(Role::ALL.map(|role| lots.color_of(role)), [None, None]);
    assert_eq!(lots.record(throw("歩歩歩とと")), Ok(true));
    assert_eq!(lots.record(throw("ととととと")), Err(Decided));
    assert_eq!(Role::ALL.map(|role| lots.color_of(role)), [Some(Color::Black), Some(Color::White)]);
    assert_eq!(lots.throws(), [throw("歩歩とと|"), throw("歩歩歩とと")]);
    assert_eq!((lots.thrower(), lots.on_behalf_of(), lots.is_pre_drawn()), (Thrower::Timekeeper, Role::Senior, false));

    let mut among_friends = Furigoma::new(Thrower::Player, Role::Junior, false);
    among_friends.record(throw("歩歩歩とと")).unwrap();
    assert_eq!(among_friends.color_of(Role::Senior), Some(Color::White));
}

fn any_lie() -> impl Strategy<Value = Lie> {
    let faces = [Face::Pawn, Face::Tokin].into_iter();
    let all = faces.flat_map(|face| [Lie::OnBoard(face), Lie::OffBoard(face), Lie::Overlapping(face), Lie::Standing]);
    prop::sample::select(all.collect::<Vec<_>>())
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(7), ..ProptestConfig::default() })]

    /// With every pawn turned over the other side begins, and the order of the pawns is nothing.
    #[test]
    fn counting_favours_nobody(pawns in prop::array::uniform5(any_lie())) {
        let turned = |face| if face == Face::Pawn { Face::Tokin } else { Face::Pawn };
        let other_way = pawns.map(|lie| match lie {
            Lie::OnBoard(face) => Lie::OnBoard(turned(face)),
            Lie::OffBoard(face) => Lie::OffBoard(turned(face)),
            Lie::Overlapping(face) => Lie::Overlapping(turned(face)),
            Lie::Standing => Lie::Standing,
        });
        let mut reversed = pawns;
        reversed.reverse();
        let [color, turned, reversed] = [pawns, other_way, reversed].map(|lies| Throw::new(lies).map(|t| t.color()));
        prop_assert_eq!(color.map(|color| color.map(|color| !color)), turned);
        prop_assert_eq!(color, reversed);
    }
}
