use super::*;
use std::collections::HashSet;

#[test]
fn characters_of_each_piece() {
    let check = |color, kind, lettering, faces, expected| {
        assert_eq!(characters(Piece::new(color, kind), lettering, faces, Some(Color::White)), expected);
    };
    check(Color::White, PieceKind::King, Lettering::Syuku, Faces::Two, "王将");
    check(Color::Black, PieceKind::King, Lettering::Syuku, Faces::Two, "玉将");
    check(Color::White, PieceKind::King, Lettering::Mincho, Faces::One, "王");
    check(Color::White, PieceKind::King, Lettering::Letters, Faces::One, "K");
    check(Color::Black, PieceKind::Gold, Lettering::Syuku, Faces::Two, "金将");
    check(Color::Black, PieceKind::Tokin, Lettering::Syuku, Faces::Two, "と");
    check(Color::Black, PieceKind::PromotedLance, Lettering::Syuku, Faces::Two, "成香");
    check(Color::Black, PieceKind::PromotedLance, Lettering::Mincho, Faces::One, "杏");
    check(Color::Black, PieceKind::Dragon, Lettering::Letters, Faces::Two, "D");
    check(Color::Black, PieceKind::PromotedSilver, Lettering::Letters, Faces::Two, "+S");
    check(Color::White, PieceKind::King, Lettering::Lettere, Faces::Two, "R");
    check(Color::Black, PieceKind::PromotedSilver, Lettering::Lettere, Faces::One, "+Ar");
}

#[test]
fn no_letters_stand_for_two_pieces() {
    for lettering in [Lettering::Letters, Lettering::Lettere] {
        let letters = |kind| characters(Piece::new(Color::Black, kind), lettering, Faces::One, None);
        let all: HashSet<_> = PieceKind::ALL.into_iter().map(letters).collect();
        assert_eq!(all.len(), PieceKind::ALL.len(), "{all:?}");
    }
}

/// CRAFT-07: one character, as for television.
#[test]
fn one_character_for_every_piece() {
    for kind in PieceKind::ALL {
        let text = characters(Piece::new(Color::Black, kind), Lettering::Boku, Faces::One, None);
        assert_eq!(text.chars().count(), 1, "{kind:?}");
    }
}

/// CRAFT-11: width P<L<N<S=G<B=R<K, height P<L≤N<G.
#[test]
fn pieces_grow_with_their_rank() {
    use PieceKind::{Bishop, Gold, King, Knight, Lance, Pawn, Rook, Silver};
    let widths = [Pawn, Lance, Knight, Gold, Rook, King].map(|kind| size(kind).0);
    assert!(widths.is_sorted_by(|a, b| a < b), "{widths:?}");
    let [pawn, lance, knight, gold] = [Pawn, Lance, Knight, Gold].map(|kind| size(kind).1);
    assert!(pawn < lance && lance <= knight && knight < gold);
    assert_eq!((size(Silver), size(Bishop)), (size(Gold), size(Rook)));
    for kind in PieceKind::ALL {
        assert_eq!(size(kind), size(kind.unpromoted()), "a piece keeps its size when it is turned");
        assert!(size(kind).0 < 100.0 && size(kind).1 < 109.0, "{kind:?} fits its square");
    }
}
