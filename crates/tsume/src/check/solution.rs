//! The lengths, and the line that is the solution.

use super::oracle::checks;
use super::{Flaw, Length, Matter, Problem, Report, Work};
use crate::Why;
use crate::after::after;
use crate::interposition::{is_interposition, squares};
use shogi::{Color, Hand, Move, Position};
use std::collections::HashMap;

/// An interposition that is no defence: the attacker takes it, gives it back, and mates no later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Futile {
    /// The moves before it, from the position of the problem.
    pub after: Vec<Move>,
    /// The interposition.
    pub m: Move,
    /// How it is taken.
    pub capture: Move,
}

/// How many equally long defences are followed to the end to find one that leaves nothing over.
const EQUAL_LINES: usize = 2_000;

impl Work<'_> {
    /// Finds the lengths and the line.
    pub(super) fn lengths_and_line(&mut self, problem: &Problem, report: &mut Report) {
        let found = self.strict(problem, report);
        if let Some(solution) = &problem.solution {
            self.follow(&problem.position, solution, report);
        }
        let Some(found) = found else { return };
        self.oracle.begin();
        let length = self.lengths.attack(&mut self.oracle, &problem.position, found.len() as u16);
        if let Some(Some(plies)) = self.settle(Matter::Traditional, length) {
            report.traditional = Length::Mate { plies, proven: true };
        }
        if report.traditional == Length::Undecided {
            report.traditional = Length::Mate { plies: found.len() as u16, proven: false };
        }
        report.is_meant = problem.solution.is_some();
        if problem.solution.is_none() {
            report.line = found;
            if let Some(plies) = report.traditional.proven() {
                self.oracle.begin();
                let best = self.best_line(&problem.position, plies);
                if let Some(best) = self.settle(Matter::Traditional, best) {
                    report.line = best;
                    report.is_meant = true;
                }
            }
        }
        self.leavings(&problem.position, report);
    }

    /// Some mating line, the shortest if it can be proven.
    fn strict(&mut self, problem: &Problem, report: &mut Report) -> Option<Vec<Move>> {
        self.oracle.begin();
        let any = self.oracle.mate(&problem.position);
        let Some(any) = self.settle(Matter::Strict, any)? else {
            report.strict = Length::NoMate;
            report.traditional = Length::NoMate;
            return None;
        };
        self.oracle.begin();
        let shortest = self.oracle.shortest(&problem.position);
        let shortest = self.settle(Matter::Strict, shortest).flatten();
        let proven = shortest.is_some();
        let line = shortest.unwrap_or(any);
        report.strict = Length::Mate { plies: line.len() as u16, proven };
        Some(line)
    }

    /// Takes the author's solution as the line, as far as it keeps to the rules.
    fn follow(&mut self, position: &Position, solution: &[Move], report: &mut Report) {
        let mut now = position.clone();
        for (index, m) in solution.iter().enumerate() {
            let attacks = now.turn() == position.turn();
            if !now.is_legal(*m) {
                report.line_fault = Some(Flaw::IllegalMove(index + 1));
                return;
            }
            now.play_unchecked(*m);
            report.line.push(*m);
            if attacks && !now.in_check() {
                report.line_fault = Some(Flaw::QuietMove(index + 1));
                return;
            }
        }
        self.oracle.begin();
        let mated = self.lengths.defence(&mut self.oracle, &now, 0);
        if now.turn() == position.turn() || self.settle(Matter::Traditional, mated).flatten().is_none() {
            report.line_fault = Some(Flaw::NotMated);
        }
    }

    /// What the line leaves in the attacker's hand, and the futile interpositions beside it.
    fn leavings(&mut self, position: &Position, report: &mut Report) {
        let mut now = position.clone();
        let plies = report.line.len();
        for ply in 0..=plies {
            let left = (plies - ply) as u16;
            if now.turn() != position.turn() && report.traditional.proven().is_some() {
                self.oracle.begin();
                let defences = self.lengths.defences(&mut self.oracle, &now, left);
                for defence in self.settle(Matter::Futile(ply), defences).into_iter().flatten() {
                    let after = report.line[..ply].to_vec();
                    report.futile.extend(defence.futile.map(|capture| Futile { after, m: defence.m, capture }));
                }
            }
            if let Some(m) = report.line.get(ply) {
                now.play_unchecked(*m);
            }
        }
        if report.line_fault.is_none() {
            report.left_over = now.hand(position.turn());
        }
    }

    /// A shortest attack against a longest defence, of `plies`, that leaves as few pieces over as any.
    pub(super) fn best_line(&mut self, position: &Position, plies: u16) -> Result<Vec<Move>, Why> {
        let mut lines = Lines { known: HashMap::new(), attacker: position.turn() };
        let mut line = self.best_attack(position, plies, &mut lines)?;
        line.reverse();
        Ok(line)
    }

    /// The line backwards, the attacker to move.
    fn best_attack(&mut self, position: &Position, plies: u16, lines: &mut Lines) -> Result<Vec<Move>, Why> {
        if let Some(line) = lines.known.get(&position.key()) {
            return Ok(line.clone());
        }
        let m = self.shortest_check(position, plies)?.ok_or(Why::Nodes)?;
        let mut line = self.best_defence(&after(position, m), plies - 1, lines)?;
        line.push(m);
        lines.known.insert(position.key(), line.clone());
        Ok(line)
    }

    /// The line backwards, the defender to move.
    fn best_defence(&mut self, position: &Position, plies: u16, lines: &mut Lines) -> Result<Vec<Move>, Why> {
        let mut best: Option<(u32, Vec<Move>)> = None;
        let mut defences = self.lengths.defences(&mut self.oracle, position, plies)?;
        defences.retain(|defence| defence.futile.is_none() && defence.plies == Some(plies));
        let line_squares = squares(position);
        defences.sort_by_key(|defence| is_interposition(position, line_squares, defence.m));
        for defence in defences {
            let mut line = self.best_attack(&after(position, defence.m), plies - 1, lines)?;
            line.push(defence.m);
            let left = left_over(position, &line, lines.attacker).len();
            if best.as_ref().is_none_or(|(least, _)| left < *least) {
                best = Some((left, line));
            }
            if lines.known.len() > EQUAL_LINES || best.as_ref().is_some_and(|(least, _)| *least == 0) {
                break;
            }
        }
        Ok(best.map_or(Vec::new(), |(_, line)| line))
    }

    /// The check after which the mate takes `plies` in all: with promotion where it makes no difference.
    pub(super) fn shortest_check(&mut self, position: &Position, plies: u16) -> Result<Option<Move>, Why> {
        let mut moves = checks(position);
        moves.sort_by_key(|m| !m.promotes());
        for m in moves {
            if self.lengths.defence(&mut self.oracle, &after(position, m), plies - 1)?.is_some() {
                return Ok(Some(m));
            }
        }
        Ok(None)
    }
}

/// Best lines found so far, backwards, by the key of the position where the attacker moves.
struct Lines {
    known: HashMap<u64, Vec<Move>>,
    attacker: Color,
}

/// What the attacker holds after a line written backwards.
fn left_over(position: &Position, backwards: &[Move], attacker: Color) -> Hand {
    let mut now = position.clone();
    for m in backwards.iter().rev() {
        now.play_unchecked(*m);
    }
    now.hand(attacker)
}
