//! The solver: a first mate, and, if it is asked for, the shortest.

mod delay;
mod dominance;
mod estimate;
mod generate;
mod leaf;
mod line;
mod loops;
mod node;
mod numbers;
mod path;
mod pieces;
mod search;
mod table;

use crate::{Answer, Mate, Progress, Question, Verdict, Why};
use node::UNLIMITED;
use search::{Memory, Search};
use shogi::{Move, Position};
use table::EVER;

/// A mate in at most so many plies is looked for length by length where the shortest is asked for.
const SHORT: u16 = 9;

/// A first mate may be made shorter by as many positions as it took, divided by this: long ones gain much from it.
const LITTLE_MORE: u64 = 16;

/// Solves mate problems, one after the other, and remembers what it has shown.
#[derive(Debug)]
pub struct Solver {
    memory: Memory,
}

impl Solver {
    /// A solver that uses about so many bytes of memory, at most. It begins with a few kilobytes and takes more as
    /// problems need it.
    pub fn new(memory: usize) -> Solver {
        Solver { memory: Memory::new(memory) }
    }

    /// Forgets what was shown of earlier problems, so that the next answer depends on nothing but the question. It is no
    /// less right without: this is for who wants the same numbers of positions again.
    pub fn forget(&mut self) {
        self.memory.clear();
    }

    /// Answers a question. `watch` is told now and then how it is getting on, and ends the search by saying `false`.
    pub fn solve(
        &mut self,
        position: &Position,
        question: &Question,
        watch: &mut dyn FnMut(&Progress) -> bool,
    ) -> Answer {
        let mut search = Search::new(&mut self.memory, position, question, watch);
        let verdict = verdict(&mut search, position, question).unwrap_or_else(Verdict::Unknown);
        Answer { verdict, nodes: search.count }
    }
}

fn verdict(search: &mut Search, position: &Position, question: &Question) -> Result<Verdict, Why> {
    let limit = question.max_plies.map_or(UNLIMITED, |plies| plies.min(UNLIMITED - 1));
    if question.shortest
        && let Some(verdict) = short(search, position, limit)?
    {
        return Ok(verdict);
    }
    let found = search.run(position, limit)?;
    if found.state.is_none() {
        return Ok(Verdict::NoMate);
    }
    let mut line = line::settled(search, position, found.state.plies)?;
    search.mate = Some(line.len() as u16);
    if !question.shortest {
        search.allow(search.count / LITTLE_MORE);
    }
    let minimum = shorten(search, position, &mut line).is_ok();
    Ok(Verdict::Mate(Mate { line, minimum }))
}

/// The answer, if there is a mate in a few plies, or none at all: one length after the other costs less than a first mate
/// and the proof that it is the shortest.
fn short(search: &mut Search, position: &Position, limit: u16) -> Result<Option<Verdict>, Why> {
    for plies in (u16::from(search.attacks(position))..=limit.min(SHORT)).step_by(2) {
        let found = search.run(position, plies)?.state;
        if found.is_mate() {
            let line = line::exact(search, position, plies)?;
            return Ok(Some(Verdict::Mate(Mate { line, minimum: true })));
        }
        if found.plies == EVER {
            return Ok(Some(Verdict::NoMate));
        }
    }
    Ok(None)
}

/// Makes the line shorter as long as it can be, until it is proven to be a shortest one.
fn shorten(search: &mut Search, position: &Position, line: &mut Vec<Move>) -> Result<(), Why> {
    while line.len() >= 2 {
        let found = search.run(position, line.len() as u16 - 2)?;
        if found.state.is_none() {
            break;
        }
        *line = line::settled(search, position, found.state.plies)?;
        search.mate = Some(line.len() as u16);
    }
    *line = line::exact(search, position, line.len() as u16)?;
    Ok(())
}
