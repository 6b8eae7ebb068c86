//! What earlier parts of the search say about moves: which were good, in general, after the moves before, and with the pawns as
//! they stand.

use super::corrections;
use crate::score::Value;
use shogi::{Color, HandPiece, Move, PieceKind, Position, Square};

/// A move as its player sees it: which piece or drop, and where to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step(u16);

/// Fourteen faces and seven drops on every square.
const STEPS: usize = (PieceKind::ALL.len() + HandPiece::ALL.len()) * Square::COUNT;

/// One row more, for "no move": nobody asks for its column.
const ROWS: usize = STEPS + 1;

impl Step {
    /// A pass, or what lies before the search.
    pub(crate) const NONE: Step = Step(STEPS as u16);

    #[inline]
    pub(crate) fn of(position: &Position, m: Move) -> Step {
        let actor = match m {
            Move::Board { from, .. } => position.piece_at(from).map_or(0, |piece| piece.kind().index()),
            Move::Drop { piece, .. } => PieceKind::ALL.len() + piece.index(),
        };
        let to = match position.turn() {
            Color::Black => m.to(),
            Color::White => m.to().rotated(),
        };
        Step((actor * Square::COUNT + to.index()) as u16)
    }

    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What the mark of a quiet move depends on besides the move itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context {
    color: Color,
    ply: usize,
    /// One, two and four plies ago.
    before: [Step; 3],
    /// Which row of [`History::pawns`]: where the pawns stand.
    pawns: usize,
}

impl Context {
    pub(crate) fn new(position: &Position, ply: usize, before: [Step; 3]) -> Context {
        let pawns = corrections::pieces(position, PieceKind::Pawn) >> (u64::BITS - PAWN_ROWS.ilog2());
        Context { color: position.turn(), ply, before, pawns: pawns as usize }
    }

    /// The opponent's last step and the own one before it.
    pub(crate) fn last_two(&self) -> [Step; 2] {
        [self.before[0], self.before[1]]
    }

    /// Which table of [`History::after`] goes with which of the steps before: the opponent's steps have one, the own ones
    /// share the other.
    const TABLES: [usize; 3] = [0, 1, 1];

    fn cells(&self, step: Step) -> impl Iterator<Item = (usize, usize)> {
        let cell = move |earlier: &Step| earlier.index() * STEPS + step.index();
        Context::TABLES.into_iter().zip(self.before.map(|earlier| cell(&earlier)))
    }
}

/// Marks stay between minus and plus this.
const MOST: i32 = 16_384;

/// A mark that moves towards its bounds the more slowly the nearer it is.
#[inline]
fn adjust(mark: &mut i16, bonus: i32) {
    let old = i32::from(*mark);
    *mark = (old + bonus - old * bonus.abs() / MOST) as i16;
}

/// Plies near the root whose quiet moves have marks of their own: there every mark tells of the same few positions.
const LOW_PLIES: usize = 4;

/// Arrangements of pawns that are told apart; a power of two.
const PAWN_ROWS: usize = 1024;

/// Marks of moves, kept from one search of a game to the next.
#[derive(Debug)]
pub(crate) struct History {
    /// Quiet moves by colour and step.
    quiet: Vec<i16>,
    /// Quiet moves of this search by ply and step.
    low: Vec<i16>,
    /// Quiet moves by an earlier step, the opponent's or an own one, and step. Both colours share what is learnt.
    after: [Vec<i16>; 2],
    /// Quiet moves by where the pawns stand, and step.
    pawns: Vec<i16>,
    /// Captures by colour, step and kind captured.
    capture: Vec<i16>,
}

impl History {
    pub(crate) fn new() -> History {
        History {
            quiet: vec![0; 2 * STEPS],
            low: vec![0; LOW_PLIES * STEPS],
            after: [vec![0; ROWS * STEPS], vec![0; ROWS * STEPS]],
            pawns: vec![0; PAWN_ROWS * STEPS],
            capture: vec![0; 2 * STEPS * PieceKind::ALL.len()],
        }
    }

    /// What was learnt near the last root says nothing about the next.
    pub(crate) fn begin_search(&mut self) {
        self.low.fill(0);
    }

    /// The mark of a quiet move: how well it has done lately.
    #[inline]
    pub(crate) fn quiet(&self, step: Step, context: &Context) -> i32 {
        2 * (self.own(step, context) + self.by_pawns(step, context)) + self.sequel(step, context, 3)
    }

    /// The part of the mark that depends on nothing else.
    #[inline]
    pub(crate) fn own(&self, step: Step, context: &Context) -> i32 {
        i32::from(self.quiet[context.color.index() * STEPS + step.index()])
    }

    /// What has followed the last two steps, and the pawns as they stand.
    #[inline]
    pub(crate) fn here(&self, step: Step, context: &Context) -> i32 {
        self.by_pawns(step, context) + self.sequel(step, context, 2)
    }

    #[inline]
    fn by_pawns(&self, step: Step, context: &Context) -> i32 {
        i32::from(self.pawns[context.pawns * STEPS + step.index()])
    }

    /// The part of the mark that depends on so many of the steps before.
    #[inline]
    fn sequel(&self, step: Step, context: &Context, steps: usize) -> i32 {
        context.cells(step).take(steps).map(|(table, cell)| i32::from(self.after[table][cell])).sum()
    }

    /// What orders a quiet move: its mark, and near the root what this search says.
    #[inline]
    pub(crate) fn rating(&self, step: Step, context: &Context) -> i32 {
        let low = if context.ply < LOW_PLIES { i32::from(self.low[context.ply * STEPS + step.index()]) } else { 0 };
        self.quiet(step, context) + 4 * low / (1 + context.ply as i32)
    }

    /// The mark of a capture.
    #[inline]
    pub(crate) fn capture(&self, color: Color, step: Step, captured: PieceKind) -> i32 {
        i32::from(self.capture[capture_index(color, step, captured)])
    }

    pub(crate) fn adjust_quiet(&mut self, step: Step, context: &Context, bonus: i32) {
        adjust(&mut self.quiet[context.color.index() * STEPS + step.index()], bonus);
        if context.ply < LOW_PLIES {
            adjust(&mut self.low[context.ply * STEPS + step.index()], bonus);
        }
        adjust(&mut self.pawns[context.pawns * STEPS + step.index()], bonus);
        self.adjust_sequel(step, context, bonus);
    }

    /// Only what is remembered of the steps before.
    pub(crate) fn adjust_sequel(&mut self, step: Step, context: &Context, bonus: i32) {
        for (table, cell) in context.cells(step) {
            adjust(&mut self.after[table][cell], bonus);
        }
    }

    pub(crate) fn adjust_capture(&mut self, color: Color, step: Step, captured: PieceKind, bonus: i32) {
        adjust(&mut self.capture[capture_index(color, step, captured)], bonus);
    }
}

fn capture_index(color: Color, step: Step, captured: PieceKind) -> usize {
    (color.index() * STEPS + step.index()) * PieceKind::ALL.len() + captured.index()
}

/// How much it counts that a move searched less deep than others deserved more.
pub(crate) const SURPRISE: i32 = 1_400;

/// How much one cutoff at this depth counts.
pub(crate) fn bonus(depth: Value) -> i32 {
    (150 * depth - 60).clamp(40, 1_600)
}
