//! Is a problem sound (完全作 kanzensaku)? Its length by both conventions, its cooks, what is left over, and its tree.
//!
//! Everything said is shown by search. What a search within the budget could not show is listed as undecided.

mod cook;
mod interposition;
mod length;
mod oracle;
mod piece;
mod report;
mod solution;
mod tree;
mod tries;

pub use cook::{Cook, CookKind};
pub use piece::Unnecessary;
pub use report::{Flaw, Length, Matter, Report, Soundness, Undecided};
pub use solution::Futile;
pub use tree::{Attack, Next, Variation};
pub use tries::Try;

use crate::{Progress, Solver, Why};
use length::Lengths;
use oracle::Oracle;
use shogi::{Move, Position};

/// What is to be checked.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The position; the side to move gives the mate.
    pub position: Position,
    /// The solution its author means (作意 sakui), if it is known.
    pub solution: Option<Vec<Move>>,
    /// The length its author means, in plies, if it is known.
    pub plies: Option<u16>,
}

/// How far a check goes.
#[derive(Clone, Copy, Debug)]
pub struct Extent {
    /// What each matter (a length, a move that might be a cook …) may cost, in positions.
    pub nodes: u64,
    /// Whether the first flaw ends the check.
    pub first_flaw: bool,
    /// Whether near-misses, unnecessary pieces and the tree are wanted besides what makes a problem sound.
    pub extras: bool,
    /// The greatest number of moves in the tree.
    pub tree: usize,
}

impl Extent {
    /// Everything, with a few million positions for each matter.
    pub const ALL: Extent = Extent { nodes: 5_000_000, first_flaw: false, extras: true, tree: 5_000 };

    /// Only whether the problem is sound.
    pub const SOUNDNESS: Extent = Extent { nodes: 1_000_000, first_flaw: true, extras: false, tree: 0 };
}

/// Checks a problem. `watch` is told now and then how it is getting on, and ends the check by saying `false`: what is
/// then not known is undecided.
///
/// ```
/// use tsume::{Extent, Problem, Solver, Soundness, check};
/// let position = "9/4k4/9/4P4/9/9/9/9/9 b 2G2r2b4s4n4l17p 1".parse().unwrap();
/// let problem = Problem { position, solution: None, plies: None };
/// let report = check(&problem, &Extent::ALL, &mut Solver::new(1 << 24), &mut |_| true);
/// assert_eq!(report.line.len(), 3);
/// ```
pub fn check(
    problem: &Problem,
    extent: &Extent,
    solver: &mut Solver,
    watch: &mut dyn FnMut(&Progress) -> bool,
) -> Report {
    let attacker = problem.position.turn();
    let mut work = Work {
        oracle: Oracle::new(solver, attacker, extent.nodes, watch),
        lengths: Lengths::default(),
        undecided: Vec::new(),
    };
    let mut report = Report::new(problem);
    work.lengths_and_line(problem, &mut report);
    if !report.line.is_empty() && report.line_fault.is_none() {
        work.cooks(problem, &mut report, extent);
    }
    if extent.extras {
        work.extras(problem, extent, &mut report);
    }
    report.nodes = work.oracle.nodes();
    report.undecided = work.undecided;
    report
}

/// A check under way.
struct Work<'a> {
    oracle: Oracle<'a>,
    lengths: Lengths,
    undecided: Vec<Undecided>,
}

impl Work<'_> {
    /// Notes a matter that could not be settled.
    fn settle<T>(&mut self, matter: Matter, found: Result<T, Why>) -> Option<T> {
        found.map_err(|why| self.undecided.push(Undecided { matter, why })).ok()
    }

    fn extras(&mut self, problem: &Problem, extent: &Extent, report: &mut Report) {
        if let Length::Mate { plies, proven: true } = report.traditional
            && plies == report.line.len() as u16
        {
            self.oracle.begin();
            let tree = self.tree(&problem.position, &report.line, extent.tree);
            report.tree = self.settle(Matter::Tree, tree);
            if report.soundness() == Soundness::Sound {
                self.unnecessary(problem, report);
            }
        }
    }
}
