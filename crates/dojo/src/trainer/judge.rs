//! Whether an answer to a problem is right, what the defence replies, and what refutes a wrong one.

use shogi::{Checks, Color, Move, Position};
use tsume::{Extent, Mate, Problem, Question, Report, Solver, Verdict, check};

/// Positions that may be looked at for one answer: a second or two.
const NODES: u64 = 3_000_000;
/// And for each reply that might refute a move.
const NODES_FOR_A_REPLY: u64 = 200_000;

/// Somebody who judges answers to problems, with a solver for each question that comes up.
pub struct Judge<'a> {
    solver: &'a mut Solver,
    go_on: &'a dyn Fn() -> bool,
}

/// What an answer is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// It is mate.
    Solved,
    /// The mate is kept; the defence holds out longest so.
    Right {
        /// The move of such a defence.
        reply: Move,
    },
    /// The mate is kept, but it takes so many more plies after this move, which is more than there are.
    Longer {
        /// How many.
        plies: usize,
    },
    /// It is no check.
    NoCheck,
    /// There is no mate within the plies that are left.
    Wrong(Refutation),
    /// That could not be found out within the limits.
    Undecided,
}

/// How a wrong answer fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// The reply after which the mate is gone, if one was found.
    pub reply: Option<Move>,
    /// Whether there is no mate at all any more, and not only none that is short enough.
    pub for_good: bool,
}

/// What is known of a position where the attacker is to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// There is a mate, and this is how.
    Mate(Mate),
    /// There is none within the plies asked for.
    NoMate,
    /// That could not be found out within the limits.
    Undecided,
}

impl<'a> Judge<'a> {
    /// A judge who gives up when `go_on` says so.
    pub fn new(solver: &'a mut Solver, go_on: &'a dyn Fn() -> bool) -> Judge<'a> {
        Judge { solver, go_on }
    }

    /// Whether somebody still waits, and there is time left.
    #[cfg(test)]
    pub(super) fn may_go_on(&self) -> bool {
        (self.go_on)()
    }

    /// Judges the attacker's move `m`, which must be legal, when the mate must be there within `left` plies, this one
    /// counted, or whenever it may be.
    pub fn judge(&mut self, position: &Position, m: Move, left: Option<u16>) -> Judgement {
        if !Checks::new(position).given_by(position, m) {
            return Judgement::NoCheck;
        }
        let (attacker, after) = (position.turn(), played(position, m));
        if after.legal_moves().is_empty() {
            return Judgement::Solved;
        }
        let question = match left {
            Some(left) => Question { max_plies: Some(left.saturating_sub(1)), ..Question::shortest(attacker) },
            None => Question::any(attacker),
        };
        match self.ask(&after, question, NODES) {
            Proof::Mate(mate) => match mate.line.first() {
                Some(reply) => Judgement::Right { reply: *reply },
                None => Judgement::Undecided,
            },
            Proof::Undecided => Judgement::Undecided,
            Proof::NoMate => self.find_fault(&after, attacker, left),
        }
    }

    /// The shortest mate, or the first that is found.
    pub fn solve(&mut self, position: &Position, shortest: bool) -> Proof {
        let attacker = position.turn();
        self.ask(position, if shortest { Question::shortest(attacker) } else { Question::any(attacker) }, NODES)
    }

    /// Whether a problem is sound, as far as that can be found out.
    pub fn check(&mut self, position: &Position) -> Report {
        let problem = Problem { position: position.clone(), solution: None, plies: None };
        let extent = Extent { nodes: NODES_FOR_A_REPLY, ..Extent::SOUNDNESS };
        check(&problem, &extent, self.solver, &mut |_| (self.go_on)())
    }

    /// What is wrong with a move after which there is no mate within `left - 1` plies.
    fn find_fault(&mut self, after: &Position, attacker: Color, left: Option<u16>) -> Judgement {
        if left.is_some()
            && let Proof::Mate(mate) = self.ask(after, Question::any(attacker), NODES / 4)
        {
            return Judgement::Longer { plies: mate.plies() };
        }
        let replies = self.replies_by_checks(after);
        for m in &replies {
            let next = played(after, *m);
            if self.ask(&next, Question::any(attacker), NODES_FOR_A_REPLY) == Proof::NoMate {
                return Judgement::Wrong(Refutation { reply: Some(*m), for_good: true });
            }
        }
        let too_late = |judge: &mut Self, m: &Move| {
            let max_plies = left.map(|left| left.saturating_sub(2));
            let question = Question { max_plies, ..Question::shortest(attacker) };
            judge.ask(&played(after, *m), question, NODES_FOR_A_REPLY) == Proof::NoMate
        };
        let reply = replies.iter().find(|m| left.is_some() && too_late(self, m)).copied();
        Judgement::Wrong(Refutation { reply, for_good: left.is_none() })
    }

    /// The defence's moves, those first that leave the fewest checks: they refute most plainly.
    fn replies_by_checks(&self, position: &Position) -> Vec<Move> {
        let mut replies = position.legal_moves();
        replies.sort_by_cached_key(|m| {
            let next = played(position, *m);
            let checks = Checks::new(&next);
            next.legal_moves().into_iter().filter(|m| checks.given_by(&next, *m)).count()
        });
        replies
    }

    fn ask(&mut self, position: &Position, question: Question, nodes: u64) -> Proof {
        let question = Question { nodes: Some(nodes), ..question };
        let answer = self.solver.solve(position, &question, &mut |_| (self.go_on)());
        match answer.verdict {
            Verdict::Mate(mate) => Proof::Mate(mate),
            Verdict::NoMate => Proof::NoMate,
            Verdict::Unknown(_) => Proof::Undecided,
        }
    }
}

fn played(position: &Position, m: Move) -> Position {
    let mut next = position.clone();
    next.play_unchecked(m);
    next
}

#[cfg(test)]
mod tests;
