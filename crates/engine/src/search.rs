//! The search: iterative deepening over alpha-beta, each stage in a file of its own.

mod attention;
mod checks;
mod corrections;
mod crew;
mod exchange;
mod history;
mod lessons;
mod mate;
mod moves;
mod node;
mod parameters;
mod path;
mod picker;
mod prune;
mod quiescence;
mod root;
mod singular;
mod table;
mod trial;

pub(crate) use attention::Attention;
pub(crate) use crew::{Memory, Task, think};
pub(crate) use root::{Line, RootReport};
pub(crate) use table::Bound;

use crate::declaration::DeclarationRule;
use crate::eval::Evaluator;
use crate::score::{DRAW, MAX_EVAL, MAX_PLY, Value};
use crate::time::Timer;
use corrections::Corrections;
use crew::Crew;
use history::{Context, History, Step};
use moves::MoveStack;
use path::Path;
use shogi::{Move, Position, Square};
use std::sync::Arc;
use table::Table;

/// When a search ends, apart from being stopped.
#[derive(Clone, Debug)]
pub(crate) struct Ends {
    pub(crate) nodes: u64,
    pub(crate) depth: i32,
    pub(crate) timer: Timer,
}

/// What the ends of a game other than mate are worth.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Stakes {
    /// A declaration wins by this rule; by none if there is none.
    pub(crate) declaration: Option<DeclarationRule>,
    /// What a draw is worth to who is to move at the root.
    pub(crate) draw: Value,
}

/// One thread's search from one position.
#[derive(Debug)]
pub(crate) struct Search<'a> {
    crew: &'a Crew<'a>,
    /// Which of the crew this is: the first, 0, answers.
    number: usize,
    table: &'a Table,
    history: &'a mut History,
    corrections: &'a mut Corrections,
    ends: Ends,
    stakes: Stakes,
    nodes: u64,
    /// The search was told to end: values on the way back mean nothing.
    aborted: bool,
    /// An iteration has been completed, so there is an answer to give.
    has_answer: bool,
    /// How many positions the first iteration may take.
    patience: u64,
    /// The farthest ply reached in this iteration.
    farthest: usize,
    /// The depth of this iteration.
    root_depth: i32,
    /// No passes before this ply: a pass is being doubted.
    no_pass_before: usize,
    frames: Vec<Frame>,
    evaluator: Evaluator,
    moves: MoveStack,
    path: Path,
    /// How a weaker level looks at positions; `None` sees everything.
    attention: Option<Attention>,
}

/// What a ply of the line being searched remembers.
#[derive(Clone, Debug)]
struct Frame {
    /// The move being tried; none for a pass.
    step: Step,
    /// Where it ends.
    target: Option<Square>,
    /// It is not one of those that [`moves::is_tactical`] names.
    quiet: bool,
    killers: [Option<Move>; 2],
    /// What marks of quiet moves depend on in the node of this ply.
    context: Context,
    /// That node is, or once was, on the best line.
    was_pv: bool,
    /// How many plies less deep the move being tried is searched.
    reduction: i32,
    /// The corrected evaluation; `None` in check.
    eval: Option<Value>,
    /// A move left out, to see what the position is worth without it.
    excluded: Option<Move>,
    /// How many nodes of this ply had a move that was too good, since the ply before was last begun.
    cutoffs: u32,
    /// The best line from here.
    line: Vec<Move>,
}

impl Frame {
    fn new(context: Context) -> Frame {
        Frame {
            step: Step::NONE,
            target: None,
            quiet: false,
            killers: [None; 2],
            context,
            was_pv: false,
            reduction: 0,
            eval: None,
            excluded: None,
            cutoffs: 0,
            line: Vec::with_capacity(MAX_PLY + 1),
        }
    }
}

/// Polling the clock costs time itself, so it is done once in so many nodes, which take about a millisecond.
const POLL_EVERY: u64 = 1024;

/// The first iteration is waited for, because only then every first move has been looked at; but for each line that is
/// wanted not longer than this many positions. It takes some hundreds.
const PATIENCE: u64 = 8 * POLL_EVERY;

/// Room for the moves of all nodes of the longest line: no position has more than 593.
const MOVES: usize = 600 * MAX_PLY;

impl<'a> Search<'a> {
    /// The search of the crew's thread with this number.
    fn new(crew: &'a Crew<'a>, number: usize, learnt: &'a mut crew::Learnt, task: &Task<'_>) -> Search<'a> {
        learnt.history.begin_search();
        Search {
            crew,
            number,
            table: crew.table,
            history: &mut learnt.history,
            corrections: &mut learnt.corrections,
            ends: task.ends.clone(),
            stakes: task.stakes,
            nodes: 0,
            aborted: false,
            has_answer: false,
            patience: PATIENCE * task.lines.clamp(1, task.first_moves.len().max(1)) as u64,
            farthest: 0,
            root_depth: 0,
            no_pass_before: 0,
            evaluator: Evaluator::new(Arc::clone(crew.network), task.game.position()),
            frames: vec![Frame::new(Context::new(task.game.position(), 0, [Step::NONE; 3])); MAX_PLY + 2],
            moves: MoveStack::with_capacity(MOVES),
            path: Path::new(task.game),
            attention: task.attention,
        }
    }

    /// Whether this thread is the one that answers.
    fn answers(&self) -> bool {
        self.number == 0
    }

    /// Looks whether to end.
    fn poll(&mut self) {
        self.crew.report_nodes(self.number, self.nodes);
        if !self.answers() {
            self.aborted |= self.crew.is_done();
            return;
        }
        if self.crew.stop.is_ponder_hit() {
            self.ends.timer.ponder_hit();
        }
        let told = self.crew.stop.is_stopped() || self.ends.timer.is_over() || self.crew.nodes() >= self.ends.nodes;
        self.aborted |= told && (self.has_answer || self.nodes >= self.patience);
    }

    /// The position after the move that is tried on this ply, `None` to pass. Everybody who keeps something by ply hears
    /// of the move here.
    #[inline]
    fn make(&mut self, ply: usize, position: &Position, m: Option<Move>) -> Position {
        self.nodes += 1;
        if self.nodes.is_multiple_of(POLL_EVERY) || self.nodes >= self.ends.nodes {
            self.poll();
        }
        let mut next = position.clone();
        match m {
            Some(m) => next.play_unchecked(m),
            None => next.pass(),
        }
        self.table.prefetch(next.key());
        let frame = &mut self.frames[ply];
        frame.step = m.map_or(Step::NONE, |m| Step::of(position, m));
        frame.target = m.map(Move::to);
        frame.quiet = m.is_some_and(|m| !moves::is_tactical(position, m));
        self.evaluator.note(ply, position, m);
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
        self.attention.is_some_and(|attention| attention.overlooks(position, m, last, ply))
    }

    /// What marks of quiet moves depend on in a node of this ply.
    fn context(&self, position: &Position, ply: usize) -> Context {
        let step = |back| ply.checked_sub(back).map_or(Step::NONE, |earlier: usize| self.frames[earlier].step);
        Context::new(position, ply, [1, 2, 4].map(step))
    }

    /// What a draw is worth to the side to move on this ply.
    fn draw_value(&self, ply: usize) -> Value {
        if ply.is_multiple_of(2) { DRAW + self.stakes.draw } else { DRAW - self.stakes.draw }
    }
}
