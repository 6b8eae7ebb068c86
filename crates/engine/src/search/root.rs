//! The root: one more ply again and again, each time with what the last time taught.

use super::{Bound, Search};
use crate::score::{INFINITE, MAX_PLY, Value, is_decided, is_mate};
use shogi::{Move, Position};
use std::time::Duration;

/// A first move and what the search thinks of it.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// What the last completed iteration, or the present one, made of it; [`INFINITE`] negated if nothing.
    pub(crate) value: Value,
    /// The value of the iteration before.
    previous: Value,
    /// The move and what follows it; never empty.
    pub(crate) moves: Vec<Move>,
}

/// What there is to tell while a search runs.
#[derive(Debug)]
pub(crate) struct RootReport<'a> {
    pub(crate) depth: i32,
    pub(crate) farthest: usize,
    pub(crate) value: Value,
    pub(crate) bound: Bound,
    /// Which of several lines, from 0.
    pub(crate) rank: usize,
    pub(crate) moves: &'a [Move],
    pub(crate) nodes: u64,
    pub(crate) elapsed: Duration,
    pub(crate) fullness: u32,
}

/// Half the width of the first window around the last iteration's value.
const FIRST_WINDOW: Value = 40;

/// Nothing is told about failed windows before this much time: it would be a flood.
const QUIET_AT_FIRST: Duration = Duration::from_secs(3);

impl Search<'_> {
    /// Thinks until an end is reached. The lines come back best first, of which the first `wanted` are meant to be
    /// looked at; `first_moves` must be legal moves.
    pub(crate) fn run(
        mut self,
        position: &Position,
        first_moves: Vec<Move>,
        wanted: usize,
        report: &mut dyn FnMut(&RootReport<'_>),
    ) -> (Vec<Line>, u64) {
        let line = |m| Line { value: -INFINITE, previous: -INFINITE, moves: vec![m] };
        let mut lines: Vec<Line> = first_moves.into_iter().map(line).collect();
        let wanted = wanted.clamp(1, lines.len().max(1));
        let mut unrest = 150;
        let last_depth = self.ends.depth.min(MAX_PLY as i32 - 8);
        while self.root_depth < last_depth && !lines.is_empty() {
            self.root_depth += 1;
            self.farthest = 0;
            let best_before = lines[0].moves[0];
            lines.iter_mut().for_each(|line| line.previous = line.value);
            for rank in 0..wanted {
                self.deepen(position, &mut lines, rank, report);
                if self.aborted {
                    break;
                }
                lines[..=rank].sort_by_key(|line| -line.value);
            }
            if self.aborted {
                break;
            }
            self.has_answer = true;
            for (rank, line) in lines[..wanted].iter().enumerate() {
                report(&self.report_on(line, rank, Bound::Exact));
            }
            unrest = if lines[0].moves[0] == best_before { (unrest * 3 / 4).max(70) } else { 200 };
            if self.is_done(&lines, unrest) {
                break;
            }
        }
        (lines, self.nodes)
    }

    /// Whether another iteration would be a waste. A search that must wait for its stop may go on.
    fn is_done(&mut self, lines: &[Line], unrest: u32) -> bool {
        self.poll();
        let mate_found = is_mate(lines[0].value) && {
            let plies = crate::score::mate_at(0) - lines[0].value.abs();
            plies * 2 < self.root_depth
        };
        let timed = self.ends.timer.has_budget();
        let forced = timed && lines.len() == 1 && self.root_depth >= 5;
        self.aborted
            || self.ends.timer.is_enough(unrest)
            || timed && !self.ends.timer.is_pondering() && (forced || mate_found)
    }

    /// One iteration for the line of this rank, in a window around its last value that opens until the value fits.
    fn deepen(
        &mut self,
        position: &Position,
        lines: &mut [Line],
        rank: usize,
        report: &mut dyn FnMut(&RootReport<'_>),
    ) {
        let expected = lines[rank].previous;
        let mut width = FIRST_WINDOW;
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if self.root_depth >= 5 && !is_decided(expected) {
            (alpha, beta) = (expected - width, expected + width);
        }
        loop {
            let value = self.root_node(position, &mut lines[rank..], alpha, beta);
            // The best line first, the others in the order of the iteration before.
            lines[rank..].sort_by_key(|line| -line.value);
            if self.aborted {
                return;
            }
            let bound = Bound::of(value, alpha, beta);
            if bound == Bound::Exact {
                return;
            }
            if self.ends.timer.elapsed() >= QUIET_AT_FIRST {
                report(&self.report_on(&lines[rank], rank, bound));
            }
            width *= 2;
            match bound {
                Bound::Upper => alpha = if width > 1_500 { -INFINITE } else { value - width },
                _ => beta = if width > 1_500 { INFINITE } else { value + width },
            }
        }
    }

    /// Tries all first moves in a window. The first keeps its line even if it fails low; another gets a value only if
    /// it is the best so far.
    fn root_node(&mut self, position: &Position, lines: &mut [Line], alpha: Value, beta: Value) -> Value {
        let mut best = -INFINITE;
        let mut floor = alpha;
        for (number, line) in lines.iter_mut().enumerate() {
            let m = line.moves[0];
            let value = self.root_move(position, m, number, floor, beta);
            if self.aborted {
                break;
            }
            line.value = -INFINITE;
            best = best.max(value);
            if number == 0 || value > floor {
                line.value = value;
                self.extend_line(0, m);
                line.moves.clone_from(&self.frames[0].line);
            }
            floor = floor.max(value);
            if value >= beta {
                break;
            }
        }
        best
    }

    fn root_move(&mut self, position: &Position, m: Move, number: usize, alpha: Value, beta: Value) -> Value {
        let child = self.make(0, position, Some(m));
        let depth = self.root_depth - 1;
        if number == 0 {
            return -self.visit(&child, 1, depth, -beta, -alpha, false);
        }
        let late = number >= 4 && self.root_depth >= 3;
        let reduction = if late { 1 + (number as i32).ilog2() as i32 / 2 } else { 0 };
        let mut value = -self.visit(&child, 1, depth - reduction, -alpha - 1, -alpha, true);
        if value > alpha && reduction > 0 {
            value = -self.visit(&child, 1, depth, -alpha - 1, -alpha, true);
        }
        if value > alpha && value < beta {
            value = -self.visit(&child, 1, depth, -beta, -alpha, false);
        }
        value
    }

    fn report_on<'a>(&self, line: &'a Line, rank: usize, bound: Bound) -> RootReport<'a> {
        RootReport {
            depth: self.root_depth,
            farthest: self.farthest,
            value: line.value,
            bound,
            rank,
            moves: &line.moves,
            nodes: self.nodes,
            elapsed: self.ends.timer.elapsed(),
            fullness: self.table.fullness(),
        }
    }
}
