//! The solver: a first mate, and, if it is asked for, the shortest.

mod delay;
mod dominance;
mod estimate;
mod generate;
mod key;
mod knowledge;
mod leaf;
mod line;
mod loops;
mod mates;
mod node;
mod numbers;
mod path;
mod pieces;
mod search;
mod shared;
mod table;
mod team;

use crate::{Answer, Mate, Progress, Question, Verdict, Why};
use knowledge::Knowledge;
use leaf::Leaf;
use node::UNLIMITED;
use search::{Memory, Search, Terms};
use shared::Shared;
use shogi::{Move, Position};
use std::sync::Arc;
use table::{EVER, Table};

/// A mate in at most so many plies is looked for length by length where the shortest is asked for.
const SHORT: u16 = 11;

/// A first mate may be made shorter by as many positions as it took, divided by this: long ones gain much from it.
const LITTLE_MORE: u64 = 16;

/// Solves mate problems, one after the other, and remembers what it has shown.
#[derive(Debug)]
pub struct Solver {
    memory: Memories,
}

/// One thread has a table of its own; several share one.
#[derive(Debug)]
enum Memories {
    One(Memory<Table>),
    /// That of the thread that asks, and those of its helpers.
    Several(Memory<Arc<Shared>>, Vec<Memory<Arc<Shared>>>),
}

impl Solver {
    /// A solver that uses about so many bytes of memory, at most. It begins with a few kilobytes and takes more as
    /// problems need it.
    pub fn new(memory: usize) -> Solver {
        Solver { memory: Memories::One(Memory::new(Table::new(memory))) }
    }

    /// The same with so many threads that share this memory: where a problem is hard, all of them search it. Then the same
    /// question may be answered by another mate, or another one of the shortest, each time.
    pub fn with_threads(memory: usize, threads: usize) -> Solver {
        if threads < 2 {
            return Solver::new(memory);
        }
        let table = Arc::new(Shared::new(memory));
        let helpers = (1..threads).map(|_| Memory::new(Arc::clone(&table))).collect();
        Solver { memory: Memories::Several(Memory::new(table), helpers) }
    }

    /// Forgets what was shown of earlier problems, so that the next answer depends on nothing but the question. It is no
    /// less right without: this is for who wants the same numbers of positions again.
    pub fn forget(&mut self) {
        match &mut self.memory {
            Memories::One(memory) => memory.clear(),
            Memories::Several(memory, helpers) => {
                memory.clear();
                helpers.iter_mut().for_each(Memory::clear);
            }
        }
    }

    /// Answers a question. `watch` is told now and then how it is getting on, and ends the search by saying `false`.
    pub fn solve(
        &mut self,
        position: &Position,
        question: &Question,
        watch: &mut dyn FnMut(&Progress) -> bool,
    ) -> Answer {
        match &mut self.memory {
            Memories::One(memory) => answer(memory, &mut [], position, question, watch),
            Memories::Several(memory, helpers) => answer(memory, helpers, position, question, watch),
        }
    }

    /// Whether there would be a mate if the defender could put nothing between their king and what attacks it from
    /// afar, and how many positions were looked at. Where there is none, there is none if they can.
    pub(crate) fn mates_unhindered(
        &mut self,
        position: &Position,
        question: &Question,
        watch: &mut dyn FnMut(&Progress) -> bool,
    ) -> (Result<bool, Why>, u64) {
        match &mut self.memory {
            Memories::One(memory) => unhindered(memory, &mut [], position, question, watch),
            Memories::Several(memory, helpers) => unhindered(memory, helpers, position, question, watch),
        }
    }
}

fn answer<K: Knowledge>(
    memory: &mut Memory<K>,
    helpers: &mut [Memory<K>],
    position: &Position,
    question: &Question,
    watch: &mut dyn FnMut(&Progress) -> bool,
) -> Answer {
    let mut search = Search::new(memory, helpers, Terms::new(position, question.attacker, true), question.nodes, watch);
    let verdict = verdict(&mut search, position, question).unwrap_or_else(Verdict::Unknown);
    Answer { verdict, nodes: search.count }
}

fn unhindered<K: Knowledge>(
    memory: &mut Memory<K>,
    helpers: &mut [Memory<K>],
    position: &Position,
    question: &Question,
    watch: &mut dyn FnMut(&Progress) -> bool,
) -> (Result<bool, Why>, u64) {
    let terms = Terms::new(position, question.attacker, false);
    let mut search = Search::new(memory, helpers, terms, question.nodes, watch);
    let found = search.run(position, limit(question));
    (found.map(|found| found.state.is_mate()), search.count)
}

/// The most plies a mate may take.
fn limit(question: &Question) -> u16 {
    question.max_plies.map_or(UNLIMITED, |plies| plies.min(UNLIMITED - 1))
}

fn verdict(search: &mut Search<impl Knowledge>, position: &Position, question: &Question) -> Result<Verdict, Why> {
    let limit = limit(question);
    if limit > 0
        && search.attacks(position)
        && let Some(verdict) = at_once(search, position)
    {
        return Ok(verdict);
    }
    if question.shortest
        && let Some(verdict) = short(search, position, limit)?
    {
        return Ok(verdict);
    }
    let found = search.run(position, limit)?;
    if found.state.is_none() {
        return Ok(Verdict::NoMate);
    }
    let mut line = line::settled(search, position, found)?;
    search.mate = Some(line.len() as u16);
    if !question.shortest {
        // So few that they would show nothing are none.
        let more = search.count / LITTLE_MORE;
        search.allow(if more < LITTLE_MORE { 0 } else { more });
    }
    let minimum = shorten(search, position, &mut line).is_ok();
    Ok(Verdict::Mate(Mate { line, minimum }))
}

/// The answer, if the attacker, who is to move, mates at once or has no check.
fn at_once(search: &mut Search<impl Knowledge>, position: &Position) -> Option<Verdict> {
    let verdict = match leaf::look(position, true) {
        Leaf::Mate(m, _) => Verdict::Mate(Mate { line: vec![m], minimum: true }),
        Leaf::NoCheck(_) => Verdict::NoMate,
        Leaf::Open(_) => return None,
    };
    search.count += 1;
    Some(verdict)
}

/// The answer, if there is a mate in a few plies, or none at all: one length after the other costs less than a first mate
/// and the proof that it is the shortest.
fn short(search: &mut Search<impl Knowledge>, position: &Position, limit: u16) -> Result<Option<Verdict>, Why> {
    let fewest = if search.attacks(position) { 3 } else { 0 };
    for plies in (fewest..=limit.min(SHORT)).step_by(2) {
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
fn shorten(search: &mut Search<impl Knowledge>, position: &Position, line: &mut Vec<Move>) -> Result<(), Why> {
    while line.len() >= 2 {
        let found = search.run(position, line.len() as u16 - 2)?;
        if found.state.is_none() {
            break;
        }
        *line = line::settled(search, position, found)?;
        search.mate = Some(line.len() as u16);
    }
    *line = line::exact(search, position, line.len() as u16)?;
    Ok(())
}
