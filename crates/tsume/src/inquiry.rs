//! Several questions to one solver, within one budget.

use crate::{Mate, Progress, Question, Solver, Verdict, Why};
use shogi::{Color, Move, Position};
use std::collections::HashMap;

/// What is known of a thing that may be there or not; where it is not known, why.
pub type Known<T> = Result<Option<T>, Why>;

/// Asks a solver one thing after the other, until the positions allowed are looked at or the caller wants no more.
///
/// All answers are true; what the budget does not reach is an error, never a guess.
pub struct Inquiry<'a> {
    solver: &'a mut Solver,
    watch: &'a mut dyn FnMut(&Progress) -> bool,
    /// Positions that may still be looked at.
    left: u64,
    /// Positions for one question, so that a hard one leaves something to the others.
    each: u64,
    /// Positions looked at when `watch` was told last.
    told: u64,
    /// Positions looked at.
    nodes: u64,
    stopped: bool,
    /// The ways to mate from positions in brinkmate, by key; `None` where there is a defence.
    pub(crate) brinks: HashMap<u64, Option<Vec<Move>>>,
    /// Replies that saved the defender lately, the last one first.
    pub(crate) saviours: Vec<Move>,
}

impl<'a> Inquiry<'a> {
    /// So much of the budget goes to one question at most.
    const SHARE: u64 = 8;
    /// Small questions end before their solver tells anything: then it is told here, after so many positions.
    const BETWEEN_NEWS: u64 = 4096;

    /// Asks `solver` while no more than about `nodes` positions are looked at and `watch` says `true`.
    pub fn new(solver: &'a mut Solver, nodes: u64, watch: &'a mut dyn FnMut(&Progress) -> bool) -> Inquiry<'a> {
        let each = nodes / Inquiry::SHARE;
        let (brinks, saviours) = (HashMap::new(), Vec::new());
        Inquiry { solver, watch, left: nodes, each, told: 0, nodes: 0, stopped: false, brinks, saviours }
    }

    /// Positions looked at so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// A mate by `attacker`, who may be to move or not, by checks alone: the first found.
    ///
    /// # Errors
    /// If it is not known whether there is one.
    pub fn mate(&mut self, position: &Position, attacker: Color) -> Known<Mate> {
        self.ask(position, Question::any(attacker))
    }

    /// The same, as short as can be found: [`Mate::minimum`] says whether that is proven.
    ///
    /// # Errors
    /// If it is not known whether there is one.
    pub fn shortest_mate(&mut self, position: &Position, attacker: Color) -> Known<Mate> {
        let found = self.mate(position, attacker)?;
        let Some(mate) = found else { return Ok(None) };
        Ok(self.ask(position, Question::shortest(attacker)).unwrap_or_default().or(Some(mate)))
    }

    fn ask(&mut self, position: &Position, question: Question) -> Known<Mate> {
        self.over()?;
        let question = Question { nodes: Some(self.each.min(self.left)), ..question };
        let answer = self.solver.solve(position, &question, self.watch);
        // Whatever is asked costs something, so that a loop of questions ends.
        let cost = answer.nodes.max(1);
        self.left = self.left.saturating_sub(cost);
        self.nodes += cost;
        if self.nodes >= self.told + Inquiry::BETWEEN_NEWS {
            self.told = self.nodes;
            let progress =
                Progress { nodes: self.nodes, proof: 1, disproof: 1, mate: None, memory: 0, line: Vec::new() };
            self.stopped |= !(self.watch)(&progress);
        }
        match answer.verdict {
            Verdict::Mate(mate) => Ok(Some(mate)),
            Verdict::NoMate => Ok(None),
            Verdict::Unknown(why) => {
                self.stopped |= why == Why::Stopped;
                Err(why)
            }
        }
    }

    /// Whether no more may be asked, as an error.
    pub(crate) fn over(&self) -> Result<(), Why> {
        match () {
            () if self.stopped => Err(Why::Stopped),
            () if self.left == 0 => Err(Why::Nodes),
            () => Ok(()),
        }
    }
}

/// The position after a pass, which no rule allows; `None` in check, where there is nothing to pass.
pub(crate) fn passed(position: &Position) -> Option<Position> {
    let mut next = position.clone();
    next.pass();
    (!position.in_check()).then_some(next)
}
