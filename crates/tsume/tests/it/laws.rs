//! Laws that hold for every position: the solver agrees with the slow judge.

mod exhaust;

use exhaust::{Judge, Judgement};
use shogi::{Color, HandPiece, Piece, PieceKind, Position, Setup, Square};
use tsume::{Question, Solver, Verdict};

/// A small generator of numbers, the same every time.
struct Random(u64);

impl Random {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }
}

/// A position with White's king near the edge, a few pieces of both sides about it, and some in hand; now and then
/// also a black king, so that interpositions may give check.
fn position(random: &mut Random) -> Option<Position> {
    let mut setup = Setup { turn: Color::Black, ply: 1, ..Setup::EMPTY };
    let (file, rank) = (1 + random.below(4) as u8, 1 + random.below(3) as u8);
    setup.board[Square::new(file, rank).index()] = Some(Piece::new(Color::White, PieceKind::King));
    for _ in 0..3 + random.below(7) {
        let color = Color::ALL[random.below(2) as usize];
        let kind = PieceKind::ALL[random.below(14) as usize];
        let square = Square::new(1 + random.below(6) as u8, 1 + random.below(6) as u8);
        let king = kind == PieceKind::King;
        if setup.board[square.index()].is_some() || king && (color == Color::White || random.below(2) == 0) {
            continue;
        }
        setup.board[square.index()] = Some(Piece::new(color, kind));
    }
    for color in Color::ALL {
        for _ in 0..random.below(4) {
            setup.hands[color.index()].add(HandPiece::ALL[random.below(7) as usize]);
        }
    }
    setup.to_string().parse().ok()
}

/// Compares the solver with the judge and says whether the solver came to a verdict.
fn agree(solver: &mut Solver, position: &Position, plies: u16) -> bool {
    let attacker = Color::Black;
    let judgement = Judge::new(attacker).judge(position, plies);
    let question = Question { nodes: Some(20_000), ..Question::shortest(attacker) };
    let verdict = solver.solve(position, &question, &mut |_| true).verdict;
    if let Verdict::Mate(mate) = &verdict {
        let mut end = position.clone();
        mate.line.iter().for_each(|m| end.play(*m).unwrap());
        assert!(end.is_checkmate(), "{position}: {mate:?}");
    }
    match (&verdict, judgement) {
        (Verdict::Mate(mate), Judgement::Mate(plies)) => {
            assert!(mate.plies() >= plies.into(), "{position}: {mate:?}, but {judgement:?}");
            assert!(!mate.minimum || mate.plies() == usize::from(plies), "{position}: {mate:?}, but {judgement:?}");
        }
        (Verdict::Mate(mate), Judgement::NoneSoFar) => assert!(mate.plies() > plies.into(), "{position}: {mate:?}"),
        (Verdict::NoMate, Judgement::NoMate | Judgement::NoneSoFar) | (Verdict::Unknown(_), _) => {}
        _ => panic!("{position}: {verdict:?}, but {judgement:?}"),
    }
    let within = Question { max_plies: Some(plies), shortest: false, ..question };
    match solver.solve(position, &within, &mut |_| true).verdict {
        Verdict::Unknown(_) => return false,
        verdict => assert_eq!(
            matches!(verdict, Verdict::Mate(_)),
            matches!(judgement, Judgement::Mate(_)),
            "{position} within {plies}: {verdict:?}"
        ),
    }
    true
}

fn agree_on(count: u32, bytes: usize, plies: u16) {
    let mut random = Random(20);
    let mut solver = Solver::new(bytes);
    let (mut tried, mut known) = (0, 0);
    while tried < count {
        let Some(position) = position(&mut random) else { continue };
        tried += 1;
        known += u32::from(agree(&mut solver, &position, plies));
    }
    assert!(known * 10 > tried * 9, "only {known} of {tried} were decided");
}

#[test]
fn the_solver_agrees_with_the_judge() {
    agree_on(300, 1 << 24, 5);
}

#[test]
fn a_solver_that_keeps_forgetting_is_still_right() {
    agree_on(150, 1 << 14, 3);
}
