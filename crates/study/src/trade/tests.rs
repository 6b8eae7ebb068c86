use super::*;

/// What Black loses and gains, in the letters of the pieces.
fn trade(sfen: &str, moves: &str) -> (String, String) {
    let moves: Vec<Move> = moves.split_whitespace().map(|m| m.parse().unwrap()).collect();
    let trade = Trade::of(&sfen.parse().unwrap(), &moves, Color::Black);
    let letters = |list: &[PieceKind]| list.iter().map(|kind| kind.letters()).collect::<Vec<_>>().join(" ");
    (letters(&trade.lost), letters(&trade.gained))
}

#[test]
fn what_goes_both_ways_does_not_count() {
    let check = |sfen: &str, moves: &str, lost: &str, gained: &str| {
        assert_eq!(trade(sfen, moves), (lost.to_owned(), gained.to_owned()), "{moves}");
    };
    let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    // Bishops are exchanged, whatever they are when they are taken.
    check(start, "7g7f 3c3d 8h2b+ 3a2b", "", "");
    // The line ends before the answer, which there is.
    check(start, "7g7f 3c3d 8h2b+", "", "");
    // A dragon that was a rook before; the pawns are exchanged.
    check(start, "2g2f 3c3d 2f2e 4a3b 2e2d 2c2d 2h2d 8c8d 2d2c+ 3b2c 5i4h", "R", "");
    // Nobody can take back.
    check("4k4/9/9/9/4r4/9/9/9/3KR4 b 2b4g4s4n4l18p 1", "5i5e", "", "R");
    // Only legal moves count.
    check(start, "7g7f 7g7f 3c3d", "", "");
}

#[test]
fn balances() {
    let trade = Trade { lost: vec![PieceKind::Rook], gained: vec![PieceKind::Silver, PieceKind::Pawn] };
    assert_eq!((trade.balance(), Trade::default().balance()), (-4, 0));
}
