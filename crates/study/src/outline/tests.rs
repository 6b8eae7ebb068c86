use super::*;

fn outline(text: &str) -> Outline {
    Outline::of(&kifu::read(text.as_bytes()).unwrap().record, |_, _| false)
}

// OPEN-03: a king that sits at home when the middle game has begun is told, a danger as soon as the fight begins.
#[test]
fn sitting_kings() {
    let moves = "7g7f 3c3d 5i6h 4a3b 8h2b+ 3a2b 2g2f 5a4b";
    let exchanged = outline(&format!("startpos moves {moves}"));
    assert_eq!(exchanged.sitting_kings, [None, Some(7)]);
    assert!(!exchanged.is_sitting(Color::White));
    // Nobody is told as long as nothing was taken.
    assert_eq!(outline("startpos moves 7g7f 3c3d").sitting_kings, [None, None]);
    let fight = outline("startpos moves 2g2f 3c3d 2f2e 4a3b 2e2d 2c2d 2h2d 8c8d 2d2c+ 3b2c");
    assert_eq!((fight.phases.fight, fight.sitting_kings), (Some(10), [Some(10), Some(10)]));
    assert!(fight.is_sitting(Color::Black));
}

// OPEN-04: in jōseki until the first move that the book does not know.
#[test]
fn in_joseki_until_the_first_unknown_move() {
    let record = kifu::read(b"startpos moves 7g7f 3c3d 1g1f 8c8d").unwrap().record;
    let known = |_: &Position, m: Move| m != "1g1f".parse().unwrap();
    assert_eq!(Outline::of(&record, known).joseki, 2);
    assert_eq!(Outline::of(&record, |_, _| true).joseki, 4);
}

// OPEN-08: what rook and bishop reach, before and after.
#[test]
fn sabaki() {
    assert_eq!(Color::ALL.map(|color| mobility(&Position::even(), color)), [6, 6]);
    let check = |sfen: &str, moves: &str, expected: &[(usize, u32, u32)]| {
        let outline = outline(&format!("sfen {sfen} moves {moves}"));
        let found: Vec<_> = outline.sabaki.iter().map(|sabaki| (sabaki.ply, sabaki.before, sabaki.after)).collect();
        assert_eq!(found, expected, "{moves}");
    };
    // The gold leaves the rook's way.
    check("k8/9/9/9/9/9/9/4G4/4R3K b - 1", "5h4h 9a9b", &[(1, 7, 15)]);
    // A pawn that opens the bishop's way is no such thing: every game begins so.
    check("4k4/9/9/9/9/9/2P6/1B7/4K4 b - 1", "7g7f 5a5b", &[]);
    // A bishop from the hand is new, not free.
    check("4k4/9/9/9/9/9/9/9/4K4 b B 1", "B*5e 5a4a", &[]);
}

// OPEN-09: the middle of the board.
#[test]
fn who_holds_the_centre() {
    assert_eq!(outline("startpos moves 5g5f 3c3d 5f5e 8c8d 7g7f").centre, [3, 0]);
    assert_eq!(CENTRE.to_string(), "5e");
}

#[test]
fn endings() {
    let finish = |text: &str| outline(text).ending;
    assert_eq!(finish("startpos moves 7g7f"), None);
    let resigned = finish("startpos moves 7g7f 3c3d resign").unwrap();
    assert_eq!((resigned.code, resigned.winner), ("resign", Some(Color::White)));
    // TSUME-08: mated in the middle of the board, though nothing says so.
    let mate = finish("sfen 3+R1+R3/9/9/9/4k4/3N5/4P4/9/4K4 b G 1 moves G*5f").unwrap();
    assert_eq!((mate.code, mate.winner, mate.centre_mate), ("mate", Some(Color::Black), true));
    let entered = finish("sfen 9/4K4/9/9/9/9/9/9/4k4 b - 1 moves 5b5a resign").unwrap();
    assert_eq!(entered.entered, [true, true]);
}

/// VALUE-02: what is exchanged counts once for each side, a promotion for who promotes, and the start for nobody.
#[test]
fn exchanges_are_counted() {
    let reading = kifu::read(b"startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e").unwrap();
    let outline = Outline::of(&reading.record, |_, _| false);
    let told: Vec<(usize, i32, i32)> =
        outline.exchange.iter().map(|exchange| (exchange.ply, exchange.black, exchange.white)).collect();
    // A bishop taken by one that became a horse, which is then taken and only a bishop in hand.
    assert_eq!(told, [(0, 0, 0), (3, 13 + 2, -13), (4, 0, 0)]);
}
