//! Plants cooks in our own problems, for the tests of the checker.
//!
//! `cargo run --release -p tsume --example plant > crates/tsume/tests/data/planted.txt`

use shogi::{Color, HandPiece, Piece, PieceKind, Position, Setup, Square};
use tsume::{Cook, CookKind, Extent, PROBLEMS, Problem, Question, Report, Solver, Soundness, Verdict, check};

/// How many problems are taken as they are, and in how many a cook is planted.
const COUNT: usize = 100;

/// What each matter may cost; problems that take twenty times as much in all are of no use to it.
const NODES: u64 = 10_000;

/// How often one piece is added to a problem, or removed, in the hope that this cooks it.
const TRIES: usize = 100;

fn main() {
    let mut work = Work { random: Random(20_261_120), solver: Solver::new(1 << 24) };
    println!("# Our own problems, and such that are cooked since one piece was added to another of them or removed.");
    println!("# Made by the example `plant`. SFEN, a tab, and `sound` or `cooked`.");
    let mut rows = PROBLEMS.lines().filter_map(|row| row.split('\t').next()?.parse::<Setup>().ok());
    let sound: Vec<Setup> = rows.by_ref().filter(|setup| work.is_sound(setup)).take(COUNT).collect();
    sound.iter().for_each(|setup| println!("{setup}\tsound"));
    let cooked = rows.filter_map(|setup| (0..TRIES).find_map(|_| work.plant(&setup))).take(COUNT);
    cooked.for_each(|setup| println!("{setup}\tcooked"));
}

struct Work {
    random: Random,
    solver: Solver,
}

impl Work {
    /// What the checker says of a mate in three plies or five, if it is done soon and with everything decided.
    fn report(&mut self, setup: &Setup) -> Option<Report> {
        let position: Position = setup.to_string().parse().ok()?;
        let question = Question { max_plies: Some(5), nodes: Some(2_000), ..Question::any(Color::Black) };
        let Verdict::Mate(_) = self.solver.solve(&position, &question, &mut |_| true).verdict else { return None };
        let problem = Problem { position, solution: None, plies: None };
        let extent = Extent { nodes: NODES, first_flaw: false, extras: false, tree: 0 };
        let report = check(&problem, &extent, &mut self.solver, &mut |progress| progress.nodes < 20 * NODES);
        (report.undecided.is_empty() && matches!(report.line.len(), 3 | 5)).then_some(report)
    }

    fn is_sound(&mut self, setup: &Setup) -> bool {
        self.report(setup).is_some_and(|report| report.soundness() == Soundness::Sound && is_clear(&report))
    }

    /// The problem with a piece more or less near the king, if that cooks it.
    fn plant(&mut self, sound: &Setup) -> Option<Setup> {
        let mut setup = sound.clone();
        let king = Square::all().find(|s| setup.board[s.index()] == Some(Piece::new(Color::White, PieceKind::King)))?;
        let square = self.near(king)?;
        match setup.board[square.index()].take() {
            Some(piece) => setup.hands[1].add(piece.kind().in_hand()?),
            None => self.put(&mut setup, square)?,
        }
        let report = self.report(&setup)?;
        (is_clear(&report) && report.cooks.iter().any(is_short)).then_some(setup)
    }

    /// Puts a piece of the defender's hand on an empty square, for either side.
    fn put(&mut self, setup: &mut Setup, square: Square) -> Option<()> {
        let piece = HandPiece::ALL[self.random.below(7)];
        if !setup.hands[1].has(piece) {
            return None;
        }
        setup.hands[1].remove(piece);
        let color = Color::ALL[self.random.below(2)];
        let promoted = if self.random.below(4) == 0 { piece.kind().promoted() } else { None };
        setup.board[square.index()] = Some(Piece::new(color, promoted.unwrap_or(piece.kind())));
        Some(())
    }

    fn near(&mut self, king: Square) -> Option<Square> {
        let mut step = || self.random.below(7) as i8 - 3;
        king.offset(step(), step()).filter(|square| *square != king)
    }
}

/// Whether a judge who looks five plies far finds this cook.
fn is_short(cook: &Cook) -> bool {
    cook.kind == CookKind::Other && cook.length.proven().is_some_and(|plies| plies <= 5)
}

/// Whether there is no blemish or detour: on them a judge who counts mates cannot decide.
fn is_clear(report: &Report) -> bool {
    let doubtful = [CookKind::Promotion, CookKind::Placement, CookKind::Detour];
    !report.cooks.iter().any(|cook| doubtful.contains(&cook.kind))
}

/// Numbers from a seed (splitmix64).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ z >> 31) % limit as u64) as usize
    }
}
