//! What the solver says, question by question, within a budget.

use crate::{Progress, Question, Solver, Verdict, Why};
use shogi::{Checks, Color, Move, Position};

/// The caller is asked about as often as this, in positions, even where each question is answered sooner.
const OFTEN: u64 = 1_000;

/// Asks the solver and counts what the answers cost.
pub(super) struct Oracle<'a> {
    solver: &'a mut Solver,
    attacker: Color,
    /// What one matter may cost, in positions.
    each: u64,
    /// What is left of it for the matter at hand.
    left: u64,
    nodes: u64,
    /// How many they were when the caller was last asked whether to go on.
    told: u64,
    stopped: bool,
    watch: &'a mut dyn FnMut(&Progress) -> bool,
}

impl<'a> Oracle<'a> {
    pub(super) fn new(
        solver: &'a mut Solver,
        attacker: Color,
        each: u64,
        watch: &'a mut dyn FnMut(&Progress) -> bool,
    ) -> Oracle<'a> {
        Oracle { solver, attacker, each, left: each, nodes: 0, told: 0, stopped: false, watch }
    }

    /// Turns to the next matter, with a fresh budget.
    pub(super) fn begin(&mut self) {
        self.left = self.each;
    }

    /// Positions looked at so far.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the attacker mates at all.
    pub(super) fn mates(&mut self, position: &Position) -> Result<bool, Why> {
        Ok(self.ask(position, Question::any(self.attacker))?.is_some())
    }

    /// Whether the attacker mates in so many plies, every interposition counted.
    pub(super) fn mates_within(&mut self, position: &Position, plies: u16) -> Result<bool, Why> {
        let question = Question { max_plies: Some(plies), ..Question::any(self.attacker) };
        Ok(self.ask(position, question)?.is_some())
    }

    /// Whether a search of so many positions shows that the attacker mates in so many plies, every interposition counted.
    pub(super) fn soon_mates_within(&mut self, position: &Position, plies: u16, nodes: u64) -> Result<bool, Why> {
        let nodes = Some(nodes.min(self.left));
        let question = Question { max_plies: Some(plies), nodes, ..Question::any(self.attacker) };
        match self.ask(position, question) {
            Ok(mate) => Ok(mate.is_some()),
            Err(Why::Nodes) if self.left > 0 => Ok(false),
            Err(why) => Err(why),
        }
    }

    /// Whether the attacker might mate in so many plies if nothing could be interposed: not if a search of so many
    /// positions shows that there is no mate.
    pub(super) fn may_mate_unhindered(&mut self, position: &Position, plies: u16, nodes: u64) -> Result<bool, Why> {
        self.count()?;
        let nodes = Some(nodes.min(self.left));
        let question = Question { max_plies: Some(plies), nodes, ..Question::any(self.attacker) };
        let before = self.nodes;
        let watch = &mut *self.watch;
        let mut see = |progress: &Progress| watch(&Progress { nodes: before + progress.nodes, ..progress.clone() });
        let (found, nodes) = self.solver.mates_unhindered(position, &question, &mut see);
        self.spend(nodes);
        match found {
            Err(Why::Nodes) if self.left > 0 => Ok(true),
            Err(why) => {
                self.stopped |= why == Why::Stopped;
                Err(why)
            }
            found => found,
        }
    }

    fn spend(&mut self, nodes: u64) {
        self.nodes += nodes;
        self.left = self.left.saturating_sub(nodes);
    }

    /// Some mate.
    pub(super) fn mate(&mut self, position: &Position) -> Result<Option<Vec<Move>>, Why> {
        self.ask(position, Question::any(self.attacker))
    }

    /// The shortest mate, every interposition counted.
    pub(super) fn shortest(&mut self, position: &Position) -> Result<Option<Vec<Move>>, Why> {
        self.ask(position, Question::shortest(self.attacker))
    }

    /// Counts a position that somebody else than the solver looks at.
    ///
    /// # Errors
    /// If the budget is spent, or the caller wants no more.
    pub(super) fn count(&mut self) -> Result<(), Why> {
        self.nodes += 1;
        if self.nodes >= self.told + OFTEN {
            self.told = self.nodes;
            let progress =
                Progress { nodes: self.nodes, proof: 1, disproof: 1, mate: None, memory: 0, line: Vec::new() };
            self.stopped |= !(self.watch)(&progress);
        }
        if self.stopped {
            return Err(Why::Stopped);
        }
        self.left = self.left.checked_sub(1).ok_or(Why::Nodes)?;
        Ok(())
    }

    fn ask(&mut self, position: &Position, question: Question) -> Result<Option<Vec<Move>>, Why> {
        self.count()?;
        let question = Question { nodes: question.nodes.or(Some(self.left)), ..question };
        let before = self.nodes;
        let watch = &mut *self.watch;
        let mut see = |progress: &Progress| watch(&Progress { nodes: before + progress.nodes, ..progress.clone() });
        let answer = self.solver.solve(position, &question, &mut see);
        self.spend(answer.nodes);
        match answer.verdict {
            Verdict::Mate(mate) if question.shortest && !mate.minimum => Err(Why::Nodes),
            Verdict::Mate(mate) => Ok(Some(mate.line)),
            Verdict::NoMate => Ok(None),
            Verdict::Unknown(why) => {
                self.stopped |= why == Why::Stopped;
                Err(why)
            }
        }
    }
}

/// The checks the side to move can give, in a fixed order.
pub(super) fn checks(position: &Position) -> Vec<Move> {
    let checks = Checks::new(position);
    let mut moves = position.legal_moves();
    moves.retain(|m| checks.given_by(position, *m));
    moves.sort_unstable();
    moves
}

/// The moves of the side to move, in a fixed order.
pub(super) fn moves(position: &Position) -> Vec<Move> {
    let mut moves = position.legal_moves();
    moves.sort_unstable();
    moves
}
