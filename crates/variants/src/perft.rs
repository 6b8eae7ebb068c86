//! Counting lines of play, by which generators of moves judge each other.
//!
//! Where pieces take without moving, or pass, several ways lead to one position: programs differ in whether that is one move or
//! several. [`Position::perft`] counts positions, [`Position::perft_of_ways`] counts what [`Position::legal_moves`] lists.

mod replies;

use crate::content::parts;
use crate::geometry::Cell;
use crate::moves::{Action, Move, STRAIGHT};
use crate::position::Position;
use shogi::Color;
use std::collections::HashSet;
use std::ops::ControlFlow;

impl Position {
    /// How many lines of play of so many moves there are. A game that is decided earlier counts for nothing. Moves that lead
    /// to the same position are one: passing is passing, whoever does it, what is taken without moving is gone, whoever took
    /// it, and so is a piece that goes into the fire, wherever it did.
    pub fn perft(&mut self, depth: u32) -> u64 {
        match depth {
            0 => return 1,
            1 => return self.count_moves(),
            2 if self.pieces_move_for_themselves() => return self.count_replies(),
            _ => {}
        }
        let mut count = 0;
        for m in self.distinct_moves() {
            let undo = self.make(m);
            count += self.perft(depth - 1);
            self.unmake(m, undo);
        }
        count
    }

    /// The same, but moves that lead to the same position by different ways are as many.
    pub fn perft_of_ways(&mut self, depth: u32) -> u64 {
        match depth {
            0 => return 1,
            1 => return self.count_ways(),
            _ => {}
        }
        let mut count = 0;
        for m in self.legal_moves() {
            let undo = self.make(m);
            count += self.perft_of_ways(depth - 1);
            self.unmake(m, undo);
        }
        count
    }

    fn count_ways(&mut self) -> u64 {
        let (mut count, mut free) = (0, Some(0));
        let _ = self.each_legal_or_count(
            &mut |_| {
                count += 1;
                ControlFlow::<()>::Continue(())
            },
            &mut free,
        );
        count + free.unwrap_or(0) * self.empty_squares()
    }

    fn count_moves(&mut self) -> u64 {
        let fires = self.fires();
        let (mut count, mut passes, mut free, mut doubtful) = (0, false, Some(0), Vec::new());
        let each = &mut |m: Move| {
            match m {
                m if m.is_pass() => passes = true,
                m if m.stays() || fires.touch(m) => doubtful.push(m),
                _ => count += 1,
            }
            ControlFlow::<()>::Continue(())
        };
        let _ = self.each_legal_or_count(each, &mut free);
        let others: HashSet<u64> = doubtful.into_iter().map(|m| self.after(m)).collect();
        count + u64::from(passes) + free.unwrap_or(0) * self.empty_squares() + others.len() as u64
    }

    /// The legal moves, one for each position that they lead to.
    fn distinct_moves(&mut self) -> Vec<Move> {
        let (fires, mut passes, mut seen) = (self.fires(), 0, HashSet::new());
        let mut moves = Vec::new();
        let _ = self.each_legal(&mut |m| {
            moves.push(m);
            ControlFlow::<()>::Continue(())
        });
        moves.retain(|m| {
            passes += usize::from(m.is_pass());
            if m.is_pass() { passes == 1 } else { !(m.stays() || fires.touch(*m)) || seen.insert(self.after(*m)) }
        });
        moves
    }

    /// Where pieces burn.
    fn fires(&self) -> Fires {
        let compiled = &self.game.compiled;
        let burning = |color: Color| {
            let cells = self.pieces[color.index()].iter().copied().filter(|_| compiled.burns);
            cells.filter(|cell| self.game.kind(parts(self.content(*cell)).1).burns)
        };
        let around = |cell: Cell| compiled.around.iter().map(move |step| cell.wrapping_add_signed(*step));
        Fires { own: burning(self.turn).collect(), beside: burning(!self.turn).flat_map(around).collect() }
    }

    /// The key of the position after a move.
    fn after(&mut self, m: Move) -> u64 {
        let undo = self.make(m);
        let key = self.key();
        self.unmake(m, undo);
        key
    }

    /// [`Position::perft`] for each position that a move leads to, by the first such move: `depth` counts this move.
    pub fn divide(&mut self, depth: u32) -> Vec<(Move, u64)> {
        let moves = self.distinct_moves();
        self.divided(moves, |after| after.perft(depth.saturating_sub(1)))
    }

    /// [`Position::perft_of_ways`] for each legal move.
    pub fn divide_ways(&mut self, depth: u32) -> Vec<(Move, u64)> {
        let moves = self.legal_moves();
        self.divided(moves, |after| after.perft_of_ways(depth.saturating_sub(1)))
    }

    fn divided(&mut self, moves: Vec<Move>, count: impl Fn(&mut Position) -> u64) -> Vec<(Move, u64)> {
        let each = |m: Move| {
            let undo = self.make(m);
            let lines = count(self);
            self.unmake(m, undo);
            (m, lines)
        };
        moves.into_iter().map(each).collect()
    }

    /// How many lines there are if only where pieces begin and end counts, as some programs count: nothing is taken on the
    /// way, nobody passes, nobody has a choice of faces.
    pub fn displacements(&mut self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut moves = self.legal_moves();
        let mut ends = HashSet::new();
        moves.retain(|m| match m.0 {
            Action::Board { from, to, via, .. } => via == STRAIGHT && from != to && ends.insert((from, to)),
            Action::Drop { .. } => true,
        });
        if depth == 1 {
            return moves.len() as u64;
        }
        let mut count = 0;
        for m in moves {
            let undo = self.make(m);
            count += self.displacements(depth - 1);
            self.unmake(m, undo);
        }
        count
    }
}

/// Where a move may lead to the same as another, because of what burns.
struct Fires {
    /// Where the mover's burning pieces stand.
    own: Vec<Cell>,
    /// Beside burning enemies.
    beside: Vec<Cell>,
}

impl Fires {
    #[inline(always)]
    fn touch(&self, m: Move) -> bool {
        match m.0 {
            Action::Board { from, to, .. } => {
                !self.own.is_empty() && self.own.contains(&from) || !self.beside.is_empty() && self.beside.contains(&to)
            }
            Action::Drop { .. } => false,
        }
    }
}
