//! A quick look whether a problem may be sound, before the checker has its say.

use super::{Sound, arrange};
use crate::after::after;
use crate::{Extent, Matter, Problem, Question, Solver, Soundness, Verdict, check};
use shogi::{Checks, Color, Move, Position};

/// What a question about a problem being made may cost, in positions: what needs more is given up.
const EACH: u64 = 500;

/// The budgets of the looks at the other checks, one after the other: a check that mates is mostly found out by little, and
/// then nothing is spent on the rest.
const LOOKS: [u64; 3] = [8, 50, EACH];

/// Whether this line is the solution: its first check mates against every defence in as many plies, no other check along
/// it mates, but for longer mates instead of the last move, and nothing is left over. Nothing but the line itself then
/// mates sooner.
pub(super) fn is_solution(solver: &mut Solver, position: &Position, line: &[Move]) -> bool {
    let mut now = position.clone();
    for (index, m) in line.iter().enumerate() {
        let before = now.clone();
        if now.play(*m).is_err() || index == 0 && !is_lost(solver, &now, line.len() - 1) {
            return false;
        }
        if before.turn() == Color::Black && has_other(solver, &before, *m, line.len() - index) {
            return false;
        }
    }
    now.hand(Color::Black).is_empty()
}

/// How far the checker goes: problems are short.
const EXTENT: Extent = Extent { nodes: 200_000, first_flaw: true, extras: true, tree: 0 };

/// The problem without the pieces that it does not need, and its solution, if the checker finds nothing against it, not
/// even what custom tolerates.
pub(super) fn pared(solver: &mut Solver, mut position: Position) -> Option<Sound> {
    loop {
        let problem = Problem { position: position.clone(), solution: None, plies: None };
        let report = check(&problem, &EXTENT, solver, &mut |_| true);
        let is_open = report.undecided.iter().any(|undecided| matches!(undecided.matter, Matter::Piece(_)));
        let is_plain = report.cooks.is_empty() && report.strict == report.traditional;
        if report.soundness() != Soundness::Sound || is_open || !is_plain {
            return None;
        }
        let Some(unnecessary) = report.unnecessary.first() else { return Some(Sound { position, line: report.line }) };
        let mut setup = position.to_setup();
        setup.board[unnecessary.square.index()] = None;
        position = arrange::complete(setup)?;
    }
}

/// Whether White is mated within so many plies, whatever White does.
fn is_lost(solver: &mut Solver, position: &Position, plies: usize) -> bool {
    matches!(mate(solver, position, Some(plies as u16), EACH), Some(true))
}

/// Whether another check mates, or may do.
fn has_other(solver: &mut Solver, position: &Position, played: Move, left: usize) -> bool {
    let checks = Checks::new(position);
    let others = position.legal_moves().into_iter().filter(|m| *m != played && checks.given_by(position, *m));
    let mut open: Vec<Position> = others.map(|m| after(position, m)).collect();
    if left == 1 {
        // Two ways to finish are tolerated by custom; here they are not.
        return open.iter().any(|next| !next.has_legal_move());
    }
    for nodes in LOOKS {
        let mut undecided = Vec::new();
        for next in open {
            match mate(solver, &next, None, nodes) {
                Some(false) => {}
                None if nodes < EACH => undecided.push(next),
                Some(true) | None => return true,
            }
        }
        open = undecided;
    }
    false
}

/// Whether Black mates, or `None` if it is not known after so many positions.
fn mate(solver: &mut Solver, position: &Position, max_plies: Option<u16>, nodes: u64) -> Option<bool> {
    let question = Question { max_plies, nodes: Some(nodes), ..Question::any(Color::Black) };
    match solver.solve(position, &question, &mut |_| true).verdict {
        Verdict::Mate(_) => Some(true),
        Verdict::NoMate => Some(false),
        Verdict::Unknown(_) => None,
    }
}
