use super::*;

/// Walks one square at a time: the obvious way.
fn walk(square: Square, directions: &[(i8, i8)], occupied: Bitboard) -> Bitboard {
    let mut reached = Bitboard::EMPTY;
    for &(files, ranks) in directions {
        let mut at = square.offset(files, ranks);
        while let Some(next) = at {
            reached |= Bitboard::of(next);
            at = if occupied.contains(next) { None } else { next.offset(files, ranks) };
        }
    }
    reached
}

/// Numbers that look random and are the same every time.
fn occupations() -> impl Iterator<Item = Bitboard> {
    let mut state = 0x2545_f491_4f6c_dd1d_u128;
    (0..400).map(move |i| {
        state = state.wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835).wrapping_add(1);
        let sparse = if i % 2 == 0 { state } else { state & (state >> 40) };
        Bitboard(sparse >> 20 & Bitboard::ALL.0)
    })
}

#[test]
fn long_range_pieces_stop_at_the_first_piece() {
    for occupied in occupations().chain([Bitboard::EMPTY, Bitboard::ALL]) {
        for square in Square::all() {
            let rook_walk = walk(square, &[(0, -1), (0, 1), (-1, 0), (1, 0)], occupied);
            assert_eq!(rook(square, occupied), rook_walk, "rook {square} {occupied:?}");
            let bishop_walk = walk(square, &[(-1, -1), (1, 1), (1, -1), (-1, 1)], occupied);
            assert_eq!(bishop(square, occupied), bishop_walk, "bishop {square} {occupied:?}");
            assert_eq!(lance(Color::Black, square, occupied), walk(square, &[(0, -1)], occupied), "lance {square}");
            assert_eq!(lance(Color::White, square, occupied), walk(square, &[(0, 1)], occupied), "lance {square}");
        }
    }
}

/// RULE-21 … RULE-34: how many squares each piece reaches from the centre of an empty board.
#[test]
fn reach_from_the_centre() {
    let expected = [1, 4, 2, 5, 6, 16, 16, 8, 6, 6, 6, 6, 20, 20];
    let centre = Square::new(5, 5);
    for (kind, count) in PieceKind::ALL.into_iter().zip(expected) {
        for color in Color::ALL {
            let reached = attacks(Piece::new(color, kind), centre, Bitboard::of(centre));
            assert_eq!(reached.len(), count, "{color:?} {kind:?}");
        }
    }
}

/// RULE-21 … RULE-25, RULE-28: which squares those are.
#[test]
fn squares_reached_from_the_centre() {
    let check = |kind: PieceKind, expected: &str| {
        let centre = Square::new(5, 5);
        let reached = attacks(Piece::new(Color::Black, kind), centre, Bitboard::of(centre));
        let squares: Bitboard = expected.split(' ').filter_map(Square::from_usi).collect();
        assert_eq!(reached, squares, "{kind:?}");
    };
    check(PieceKind::King, "4d 4e 4f 5d 5f 6d 6e 6f");
    check(PieceKind::Gold, "4d 5d 6d 4e 6e 5f");
    check(PieceKind::Silver, "4d 5d 6d 4f 6f");
    check(PieceKind::Knight, "4c 6c");
    check(PieceKind::Lance, "5d 5c 5b 5a");
    check(PieceKind::Pawn, "5d");
}

#[test]
fn lines_and_the_squares_between() {
    let square = |usi| Square::from_usi(usi).unwrap();
    assert_eq!(between(square("5i"), square("5a")).len(), 7);
    assert_eq!(between(square("1a"), square("9i")).len(), 7);
    assert_eq!(between(square("1a"), square("2c")), Bitboard::EMPTY);
    assert_eq!(line_through(square("5e"), square("4d")), walk(square("5e"), &[(-1, -1), (1, 1)], Bitboard::EMPTY));
    assert_eq!(line_through(square("5e"), square("6d")), walk(square("5e"), &[(1, -1), (-1, 1)], Bitboard::EMPTY));
    assert_eq!(line_through(square("5e"), square("5a")), walk(square("5e"), &[(0, -1), (0, 1)], Bitboard::EMPTY));
    assert_eq!(line_through(square("5e"), square("1e")), walk(square("5e"), &[(1, 0), (-1, 0)], Bitboard::EMPTY));
}
