//! The search: iterative deepening over alpha-beta, each stage in a file of its own.

mod attention;
mod checks;
mod exchange;
mod history;
mod moves;
mod node;
mod path;
mod picker;
mod pruning;
mod quiescence;
mod root;
mod table;

pub(crate) use attention::Attention;
pub(crate) use history::History;
pub(crate) use root::RootReport;
pub(crate) use table::{Bound, Table};

use crate::eval::Evaluator;
use crate::game::Game;
use crate::score::{MAX_EVAL, MAX_PLY, Value};
use crate::stop::Stop;
use crate::time::Timer;
use history::Step;
use moves::MoveStack;
use path::Path;
use shogi::{Move, Position, Square};

/// What outlives a search: what it has learnt.
#[derive(Debug)]
pub(crate) struct Memory {
    pub(crate) table: Table,
    pub(crate) history: History,
}

/// When a search ends, apart from being stopped.
#[derive(Debug)]
pub(crate) struct Ends {
    pub(crate) nodes: u64,
    pub(crate) depth: i32,
    pub(crate) timer: Timer,
}

/// One search from one position.
#[derive(Debug)]
pub(crate) struct Search<'a> {
    table: &'a Table,
    history: &'a mut History,
    stop: &'a Stop,
    ends: Ends,
    nodes: u64,
    /// The search was told to end: values on the way back mean nothing.
    aborted: bool,
    /// An iteration has been completed, so there is an answer to give.
    has_answer: bool,
    /// The farthest ply reached in this iteration.
    farthest: usize,
    /// The depth of this iteration.
    root_depth: i32,
    frames: Vec<Frame>,
    evaluator: Evaluator,
    moves: MoveStack,
    path: Path,
    /// How a weaker level looks at positions; `None` sees everything.
    attention: Option<Attention>,
}

/// What a ply of the line being searched remembers.
#[derive(Clone, Debug, Default)]
struct Frame {
    /// The move being tried; `None` for a pass.
    step: Option<Step>,
    /// Where it ends.
    target: Option<Square>,
    killers: [Option<Move>; 2],
    eval: Option<Value>,
    /// A move left out, to see what the position is worth without it.
    excluded: Option<Move>,
    /// The best line from here.
    line: Vec<Move>,
}

/// Polling the clock costs time itself, so it is done once in so many nodes, which take about a millisecond.
const POLL_EVERY: u64 = 1024;

impl<'a> Search<'a> {
    pub(crate) fn new(
        memory: &'a mut Memory,
        game: &Game,
        ends: Ends,
        attention: Option<Attention>,
        stop: &'a Stop,
    ) -> Search<'a> {
        memory.table.begin_search();
        Search {
            table: &memory.table,
            history: &mut memory.history,
            stop,
            ends,
            nodes: 0,
            aborted: false,
            has_answer: false,
            farthest: 0,
            root_depth: 0,
            evaluator: Evaluator::new(game.position()),
            frames: vec![Frame::default(); MAX_PLY + 2],
            moves: MoveStack::with_capacity(4096),
            path: Path::new(game),
            attention,
        }
    }

    /// Counts a node and looks from time to time whether to end.
    #[inline]
    fn count_node(&mut self, ply: usize) {
        self.nodes += 1;
        self.farthest = self.farthest.max(ply);
        if self.nodes.is_multiple_of(POLL_EVERY) || self.nodes >= self.ends.nodes {
            self.poll();
        }
    }

    fn poll(&mut self) {
        if self.stop.is_ponder_hit() {
            self.ends.timer.ponder_hit();
        }
        let told = self.stop.is_stopped() || self.ends.timer.is_over() || self.nodes >= self.ends.nodes;
        self.aborted |= told && self.has_answer;
    }

    /// The position after the move that is tried on this ply, `None` to pass. Everybody who keeps something by ply hears
    /// of the move here.
    #[inline]
    fn make(&mut self, ply: usize, position: &Position, m: Option<Move>) -> Position {
        self.frames[ply].step = m.map(|m| Step::of(position, m));
        self.frames[ply].target = m.map(Move::to);
        self.evaluator.note(ply, position, m);
        let mut next = position.clone();
        match m {
            Some(m) => next.play_unchecked(m),
            None => next.pass(),
        }
        next
    }

    /// The static evaluation of the position that the line has reached on this ply, as well as the level sees it.
    fn evaluate(&mut self, position: &Position, ply: usize) -> Value {
        let seen = |attention: &Attention| attention.misjudgement(position.key());
        let value = self.evaluator.evaluate(ply, position) + self.attention.as_ref().map_or(0, seen);
        value.clamp(-MAX_EVAL, MAX_EVAL)
    }

    /// Whether the level does not see this move.
    fn overlooks(&self, position: &Position, m: Move, ply: usize) -> bool {
        let last = ply.checked_sub(1).and_then(|ply| self.frames[ply].target);
        self.attention.is_some_and(|attention| attention.overlooks(position, m, last))
    }

    /// The steps that led to this ply, nearest first.
    fn steps_before(&self, ply: usize) -> [Option<Step>; 2] {
        [1, 2].map(|back| ply.checked_sub(back).and_then(|earlier| self.frames[earlier].step))
    }
}
