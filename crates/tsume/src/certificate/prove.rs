//! Writes certificates: asks the solver for a move in every position of the proof.

use super::walk::{self, Broken, Met};
use super::{HEADER, LONGEST, refute};
use crate::{Progress, Question, Solver, Verdict, Why};
use shogi::{Color, Move, Position};
use std::collections::HashMap;

/// A certificate and what it shows.
#[derive(Clone, Debug)]
pub struct Proof {
    /// The text.
    pub text: String,
    /// The mate is within so many plies.
    pub plies: u16,
    /// Whether the text shows, too, that no mate is shorter.
    pub minimum: bool,
}

/// Writes a certificate that the side to move mates within `plies` (or a few more, where the solver found its way without
/// counting). Where `none` is given, that no mate is shorter is shown, too, if that takes no more than so many lines.
///
/// # Errors
/// If the solver does not find the moves.
pub fn prove(
    position: &Position,
    plies: u16,
    none: Option<usize>,
    solver: &mut Solver,
    watch: &mut dyn FnMut(&Progress) -> bool,
) -> Result<Proof, Why> {
    let mut strategy = Strategy { solver, watch, attacker: position.turn(), known: HashMap::new() };
    let plies = strategy.complete(position, plies)?;
    let mut text = format!("{HEADER}\nsfen {position}\nmate {plies}\n");
    let walked = walk::mate(position, plies, |met: &Met| {
        let (m, plies) = strategy.known.get(&met.position.key()).copied().ok_or(Why::Memory)?;
        text += &format!("{m} {plies}\n");
        Ok((m, plies))
    });
    walked.map_err(|broken| match broken {
        Broken::Source(why) => why,
        Broken::Fault(_) => Why::Memory,
    })?;
    let mut minimum = plies == 1;
    if let (Some(most), Some(shorter)) = (none, plies.checked_sub(2))
        && let Ok(section) = refute::section(position, shorter, most, strategy.solver, strategy.watch)
    {
        text += &section;
        minimum = true;
    }
    Ok(Proof { text, plies, minimum })
}

/// For every position the attacker can come to: the move, and within how many plies it mates.
struct Strategy<'a> {
    solver: &'a mut Solver,
    watch: &'a mut dyn FnMut(&Progress) -> bool,
    attacker: Color,
    known: HashMap<u64, (Move, u16)>,
}

/// A position whose defences are being answered, one after the other.
struct Frame {
    key: u64,
    m: Move,
    after: Position,
    left: Vec<Move>,
    /// What may remain after a defence, and what remains at most as far as is known.
    bound: u16,
    longest: u16,
}

impl Strategy<'_> {
    /// Answers every defence; the result is within how many plies it mates.
    fn complete(&mut self, position: &Position, plies: u16) -> Result<u16, Why> {
        let mut plies = plies | 1;
        while !self.is_mate_within(position, plies)? {
            plies = (plies + plies / 4 + 2) | 1;
            if plies > LONGEST {
                return Err(Why::Memory);
            }
        }
        let mut stack = Vec::new();
        self.open(position, plies, &mut stack)?;
        while let Some(frame) = stack.last_mut() {
            if let Some(reply) = frame.left.pop() {
                let mut next = frame.after.clone();
                next.play_unchecked(reply);
                let bound = frame.bound;
                match self.known.get(&next.key()).filter(|(_, plies)| *plies <= bound) {
                    Some((_, plies)) => frame.longest = frame.longest.max(plies + 1),
                    None => {
                        frame.left.push(reply);
                        self.open(&next, bound, &mut stack)?;
                    }
                }
            } else if let Some(frame) = stack.pop() {
                self.known.insert(frame.key, (frame.m, frame.longest + 1));
            }
        }
        self.known.get(&position.key()).map(|(_, plies)| *plies).ok_or(Why::Memory)
    }

    fn open(&mut self, position: &Position, plies: u16, stack: &mut Vec<Frame>) -> Result<(), Why> {
        let m = self.check(position, plies)?.ok_or(Why::Memory)?;
        let mut after = position.clone();
        after.play_unchecked(m);
        let left = after.legal_moves();
        let bound = match plies.checked_sub(2) {
            Some(bound) => bound,
            None if left.is_empty() => 0,
            None => return Err(Why::Memory),
        };
        stack.push(Frame { key: position.key(), m, after, left, bound, longest: 0 });
        Ok(())
    }

    fn is_mate_within(&mut self, position: &Position, plies: u16) -> Result<bool, Why> {
        Ok(self.check(position, plies)?.is_some())
    }

    /// A check that mates within so many plies.
    fn check(&mut self, position: &Position, plies: u16) -> Result<Option<Move>, Why> {
        let question = Question { max_plies: Some(plies), ..Question::any(self.attacker) };
        match self.solver.solve(position, &question, self.watch).verdict {
            Verdict::Mate(mate) => Ok(mate.line.first().copied()),
            Verdict::NoMate => Ok(None),
            Verdict::Unknown(why) => Err(why),
        }
    }
}
