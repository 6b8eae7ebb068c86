use super::*;

fn pieces(counts: [u8; 7]) -> Pieces {
    let mut hand = Hand::EMPTY;
    for (kind, count) in HandPiece::ALL.into_iter().zip(counts) {
        hand.set(kind, count);
    }
    Pieces::of(hand)
}

#[test]
fn kinds_are_compared_one_by_one() {
    let counts = [[0; 7], [18, 4, 4, 4, 4, 2, 2], [1, 0, 2, 0, 4, 0, 1], [0, 4, 2, 1, 3, 2, 0], [17, 0, 0, 0, 0, 0, 2]];
    for a in counts {
        for b in counts {
            let each = |f: fn(u8, u8) -> u8| pieces(std::array::from_fn(|i| f(a[i], b[i])));
            assert_eq!(pieces(a).max(pieces(b)), each(u8::max), "{a:?} {b:?}");
            assert_eq!(pieces(a).min(pieces(b)), each(u8::min), "{a:?} {b:?}");
            assert_eq!(pieces(a).cover(pieces(b)), a.iter().zip(b).all(|(a, b)| *a >= b), "{a:?} {b:?}");
        }
    }
}

#[test]
fn there_is_never_less_than_nothing() {
    assert_eq!(Pieces::NONE.without(HandPiece::Pawn), Pieces::NONE);
    assert_eq!(Pieces::NONE.with(HandPiece::Rook).without(HandPiece::Rook), Pieces::NONE);
}
