//! Brinkmates against a slow judge that shares nothing with the solver: it tries every move.

use shogi::{Checks, Color, Fault, Faults, HandPiece, Move, Piece, PieceKind, Position, Setup, Square};
use tsume::{Inquiry, Solver};

/// Kings and a few pieces of Black's near White's king, from a seed.
fn scene(seed: u64) -> Option<Position> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut draw = |below: u64| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below) as u8
    };
    let mut setup = Setup::EMPTY;
    let mut put = |square: Square, color: Color, kind: PieceKind| {
        setup.board[square.index()] = Some(Piece::new(color, kind));
    };
    put(Square::new(1 + draw(3), 1), Color::White, PieceKind::King);
    put(Square::new(5, 9), Color::Black, PieceKind::King);
    let near = |draw: &mut dyn FnMut(u64) -> u8| Square::new(1 + draw(5), 1 + draw(4));
    for kind in [PieceKind::Gold, PieceKind::Silver, PieceKind::Dragon] {
        put(near(&mut draw), Color::Black, kind);
    }
    put(near(&mut draw), Color::White, PieceKind::Gold);
    let held = [HandPiece::Gold, HandPiece::Silver, HandPiece::Knight];
    setup.hands[0].set(held[usize::from(draw(3))], 1);
    setup.hands[1].set(HandPiece::Pawn, draw(2));
    setup.turn = Color::White;
    let forgiven = Faults::of(&[Fault::MissingPieces, Fault::NoWhiteKing]);
    let position = setup.into_position().or_else(|error| error.forgive(forgiven)).ok()?;
    (position.king(Color::White).is_some() && !position.in_check()).then_some(position)
}

fn after(position: &Position, m: Move) -> Position {
    let mut next = position.clone();
    next.play(m).expect("a legal move");
    next
}

/// Whether the side to move mates by checks within so many plies.
fn mates(position: &Position, plies: u8) -> bool {
    let checks = Checks::new(position);
    let giving = position.legal_moves().into_iter().filter(|m| checks.given_by(position, *m));
    giving.map(|m| after(position, m)).any(|next| {
        let replies = next.legal_moves();
        replies.is_empty() || plies > 2 && replies.into_iter().all(|reply| mates(&after(&next, reply), plies - 2))
    })
}

/// Whether the side to move averts mates of so many plies by a move that gives no check.
fn averts_quietly(position: &Position, plies: u8) -> bool {
    let checks = Checks::new(position);
    let quiet = position.legal_moves().into_iter().filter(|m| !checks.given_by(position, *m));
    quiet.map(|m| after(position, m)).any(|next| !mates(&next, plies))
}

#[test]
fn a_slow_judge_agrees() {
    let (mut brinks, mut threats, mut undecided, mut solver) = (0, 0, 0, Solver::new(1 << 24));
    for position in (1..=400).filter_map(scene) {
        let mut go_on = |_: &tsume::Progress| true;
        let mut inquiry = Inquiry::new(&mut solver, 200_000, &mut go_on);
        let mut passed = position.clone();
        passed.pass();
        let (Ok(threat), Ok(brink)) = (inquiry.threat(&position), inquiry.brink(&position)) else {
            undecided += 1;
            continue;
        };
        assert!(threat.is_some() || !mates(&passed, 3), "{position}: {threat:?}");
        threats += u32::from(threat.is_some());
        match &brink {
            // A move that averts a mate of any length averts one of three plies: the judge must find no brinkmate either.
            None => assert!(threat.is_none() || averts(&position), "{position}"),
            Some(mate) => {
                brinks += 1;
                let mut end = position.clone();
                mate.line.iter().for_each(|m| end.play(*m).expect("a legal line"));
                assert!(end.is_checkmate() && end.turn() == Color::White, "{position}: {mate:?}");
            }
        }
        // What mates in three after every quiet move leaves only checks to White.
        if threat.is_some() && !averts_quietly(&position, 3) && !has_check(&position) {
            assert!(brink.is_some(), "{position}");
        }
    }
    assert!(brinks >= 20 && threats > brinks + 20 && undecided < 20, "{brinks} of {threats}, {undecided}");
}

/// Some move leaves no mate of three plies, or is a check, which may win time.
fn averts(position: &Position) -> bool {
    averts_quietly(position, 3) || has_check(position)
}

fn has_check(position: &Position) -> bool {
    let checks = Checks::new(position);
    position.legal_moves().into_iter().any(|m| checks.given_by(position, m))
}

/// Brinkmates in three and five plies (3手必至, 5手必至): with fewer moves there is none, and after every reply to the first
/// move that is no check there is a mate, or a brinkmate that is a move shorter.
#[test]
fn brinkmates_of_several_moves() {
    let mut solver = Solver::new(1 << 24);
    for (sfen, moves) in [
        ("6k2/4G4/9/4gS3/9/9/9/9/4K4 b Sp 1", 2),
        ("6k2/5g3/9/5+R1S1/9/9/9/9/4K4 b Np 1", 2),
        ("4G2k1/9/6g2/4+R4/9/9/9/9/4K4 b S 1", 3),
    ] {
        let position: Position = sfen.parse().unwrap();
        let mut go_on = |_: &tsume::Progress| true;
        let mut inquiry = Inquiry::new(&mut solver, 4_000_000, &mut go_on);
        assert_eq!(inquiry.brinkmate(&position, moves - 1), Ok(None), "{sfen}");
        let way = inquiry.brinkmate(&position, moves).unwrap().expect("a brinkmate");
        let mut end = position.clone();
        way.line.iter().for_each(|m| end.play(*m).expect("a legal line"));
        assert!(end.is_checkmate() && end.turn() == Color::White, "{sfen}: {way:?}");
        let first = after(&position, way.line[0]);
        let replies: Vec<_> = first.legal_moves().into_iter().map(|m| after(&first, m)).collect();
        assert!(!replies.is_empty(), "{sfen}");
        for next in replies.into_iter().filter(|next| !next.in_check()) {
            let is_won = inquiry.mate(&next, Color::Black).unwrap().is_some()
                || inquiry.brinkmate(&next, moves - 1).unwrap().is_some();
            assert!(is_won, "{sfen}: {next}");
        }
    }
}
