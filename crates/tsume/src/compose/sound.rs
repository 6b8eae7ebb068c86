//! A quick look whether a problem may be sound, before the checker has its say.

use super::arrange;
use crate::{Extent, Matter, Problem, Question, Solver, Soundness, Verdict, check};
use shogi::{Checks, Color, Move, Position};

/// What a question about a problem being made may cost, in positions: what needs more is given up.
const EACH: u64 = 1_500;

/// The line of the shortest mate, if it has exactly so many plies, and no other check along it mates, but for the last
/// move's, and nothing is left over.
pub(super) fn solution(solver: &mut Solver, position: &Position, plies: u16) -> Option<Vec<Move>> {
    if plies > 2 && !matches!(mate(solver, position, Some(plies - 2)), Some(None)) {
        return None;
    }
    let question = Question { max_plies: Some(plies), nodes: Some(EACH), ..Question::shortest(Color::Black) };
    let Verdict::Mate(found) = solver.solve(position, &question, &mut |_| true).verdict else { return None };
    if !found.minimum || found.plies() != usize::from(plies) {
        return None;
    }
    let mut now = position.clone();
    for (index, m) in found.line.iter().enumerate() {
        if now.turn() == Color::Black && has_other(solver, &now, *m, found.plies() - index) {
            return None;
        }
        now.play_unchecked(*m);
    }
    now.hand(Color::Black).is_empty().then_some(found.line)
}

/// How far the checker goes: problems are short.
const EXTENT: Extent = Extent { nodes: 200_000, first_flaw: true, extras: true, tree: 0 };

/// The problem without the pieces that it does not need, and its solution, if the checker finds nothing against it, not
/// even what custom tolerates.
pub(super) fn pared(solver: &mut Solver, mut position: Position) -> Option<(Position, Vec<Move>)> {
    loop {
        let problem = Problem { position: position.clone(), solution: None, plies: None };
        let report = check(&problem, &EXTENT, solver, &mut |_| true);
        let is_open = report.undecided.iter().any(|undecided| matches!(undecided.matter, Matter::Piece(_)));
        let is_plain = report.cooks.is_empty() && report.strict == report.traditional;
        if report.soundness() != Soundness::Sound || is_open || !is_plain {
            return None;
        }
        let Some(unnecessary) = report.unnecessary.first() else { return Some((position, report.line)) };
        let mut setup = position.to_setup();
        setup.board[unnecessary.square.index()] = None;
        position = arrange::complete(setup)?;
    }
}

/// Whether another check mates, or may do.
fn has_other(solver: &mut Solver, position: &Position, played: Move, left: usize) -> bool {
    let checks = Checks::new(position);
    position.legal_moves().into_iter().filter(|m| *m != played && checks.given_by(position, *m)).any(|m| {
        let mut next = position.clone();
        next.play_unchecked(m);
        if left == 1 {
            // Two ways to finish are tolerated by custom; here they are not.
            return !next.has_legal_move();
        }
        !matches!(mate(solver, &next, None), Some(None))
    })
}

/// A mate, that there is none, or `None` if it is not known.
fn mate(solver: &mut Solver, position: &Position, max_plies: Option<u16>) -> Option<Option<usize>> {
    let question = Question { max_plies, nodes: Some(EACH), ..Question::any(Color::Black) };
    match solver.solve(position, &question, &mut |_| true).verdict {
        Verdict::Mate(mate) => Some(Some(mate.plies())),
        Verdict::NoMate => Some(None),
        Verdict::Unknown(_) => None,
    }
}
