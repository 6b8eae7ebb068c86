//! Counting the replies to all moves of a position without listing them: a move changes what few pieces can do.

use crate::content::{Content, EMPTY, RIM, parts};
use crate::geometry::Cell;
use crate::moves::NOWHERE;
use crate::position::{Position, Undo};
use crate::reach::Reach;
use shogi::Color;
use std::ops::ControlFlow;

/// What a piece can do.
#[derive(Clone, Copy, Default)]
struct Mobility {
    moves: u64,
    /// 1 if it can stay where it is.
    passes: u64,
    /// Moves by which it takes without moving.
    takes: u64,
}

/// What the pieces of a side can do in reply.
struct Replies {
    side: Color,
    /// By cell, as if the move that they reply to changed nothing.
    before: Vec<Mobility>,
    /// Of all pieces together.
    all: Mobility,
    /// Pieces of which lines do not say all.
    special: Vec<Cell>,
    /// By cell: the number of the last move that touched the piece there.
    touched_by: Vec<u32>,
    /// Whom the last move touched.
    touched: Vec<Cell>,
    reaches: Vec<Reach>,
}

impl Position {
    /// Whether what a piece can do depends only on what it sees: no king has to be guarded, there are no hands, no fire, and
    /// nobody pins or blinds others from afar.
    pub(super) fn pieces_move_for_themselves(&self) -> bool {
        let game = &self.game;
        let fire = game.compiled.burns && self.burns_on(self.pieces.iter().flatten().copied());
        !game.ending.check_binds && game.drops.is_none() && !self.is_bound_from_afar() && !fire
    }

    fn burns_on(&self, mut cells: impl Iterator<Item = Cell>) -> bool {
        cells.any(|cell| {
            let content = self.content(cell);
            content != EMPTY && self.game.kind(parts(content).1).burns
        })
    }

    /// The lines of two moves, as many as listing them gives.
    pub(super) fn count_replies(&mut self) -> u64 {
        let mut replies = Replies::new(self);
        let mut count = 0;
        for (number, m) in (1..).zip(self.distinct_moves()) {
            let undo = self.make(m);
            count += replies.count_after(self, undo, number);
            self.unmake(m, undo);
        }
        count
    }

    fn mobility(&self, from: Cell, reaches: &mut Vec<Reach>) -> Mobility {
        let mut mobility = Mobility::default();
        let _ = self.each_move_from(from, reaches, &mut |m| {
            match m.is_pass() {
                true => mobility.passes = 1,
                false if m.stays() => mobility.takes += 1,
                false => mobility.moves += 1,
            }
            ControlFlow::<()>::Continue(())
        });
        mobility
    }
}

impl Replies {
    fn new(position: &mut Position) -> Replies {
        let undo = position.pass();
        let cells = position.cells.len();
        let mut replies = Replies {
            side: position.turn,
            before: vec![Mobility::default(); cells],
            all: Mobility::default(),
            special: Vec::new(),
            touched_by: vec![0; cells],
            touched: Vec::new(),
            reaches: Vec::new(),
        };
        for cell in position.pieces[replies.side.index()].iter().copied() {
            let mobility = position.mobility(cell, &mut replies.reaches);
            replies.before[usize::from(cell)] = mobility;
            replies.all.moves += mobility.moves;
            replies.all.passes += mobility.passes;
            replies.all.takes += mobility.takes;
            if position.traits(parts(position.content(cell)).1).special {
                replies.special.push(cell);
            }
        }
        position.unpass(undo);
        replies
    }

    /// How many replies there are to a move that has just been made.
    fn count_after(&mut self, position: &mut Position, undo: Undo, number: u32) -> u64 {
        let matters = |content: Content| content != EMPTY && position.traits(parts(content).1).counted;
        let changed = || position.changes(undo).iter().map(|change| change.cell);
        if position.struck != NOWHERE
            || position.changes(undo).iter().any(|change| matters(change.before))
            || position.burns_on(changed())
        {
            return position.count_moves();
        }
        if position.winner().is_some() {
            return 0;
        }
        self.touched.clear();
        changed().for_each(|cell| self.touch_around(position, cell, number));
        let mut now = self.all;
        for cell in self.touched.iter().copied() {
            let before = self.before[usize::from(cell)];
            now.moves -= before.moves;
            now.passes -= before.passes;
            now.takes -= before.takes;
            if self.is_ours(position.content(cell)) {
                let mobility = position.mobility(cell, &mut self.reaches);
                now.moves += mobility.moves;
                now.passes += mobility.passes;
                now.takes += mobility.takes;
            }
        }
        // Two that are taken without a move may be the same one.
        if now.takes > 1 { position.count_moves() } else { now.moves + now.passes.min(1) + now.takes }
    }

    fn is_ours(&self, content: Content) -> bool {
        content != EMPTY && content != RIM && parts(content).0 == self.side
    }

    /// Notes the piece on a cell and all whose moves depend on what stands there.
    fn touch_around(&mut self, position: &Position, cell: Cell, number: u32) {
        self.touch(cell, number);
        let game = position.game().as_ref();
        for line in &game.compiled.sights[self.side.index()] {
            let mut at = cell;
            for distance in 1..=line.longest {
                at = at.wrapping_add_signed(line.outward);
                let content = position.content(at);
                if content == EMPTY {
                    continue;
                }
                if self.is_ours(content) && line.reach[parts(content).1.index()] >= distance {
                    self.touch(at, number);
                }
                break;
            }
        }
        for index in 0..self.special.len() {
            let from = self.special[index];
            let Some((_, kind)) = Some(position.content(from)).filter(|c| *c != EMPTY).map(parts) else { continue };
            let far = game.lion_trading.is_some() && game.kind(kind).is_lion;
            if far || position.steps_between(cell, from) <= game.compiled.spans[kind.index()].max(1) {
                self.touch(from, number);
            }
        }
    }

    fn touch(&mut self, cell: Cell, number: u32) {
        if self.touched_by[usize::from(cell)] != number {
            self.touched_by[usize::from(cell)] = number;
            self.touched.push(cell);
        }
    }
}
