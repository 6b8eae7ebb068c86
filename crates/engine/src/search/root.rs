//! The root: one more ply again and again, each time with what the last time taught.

use super::crew::Task;
use super::history::Step;
use super::{Bound, Search, parameters as p};
use crate::score::{DRAW, INFINITE, MAX_PLY, Value, is_decided, is_mate, mate_at};
use crate::time::Unrest;
use shogi::{Checks, Move, Position};
use std::time::Duration;

/// A first move and what the search thinks of it.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// What the last completed iteration, or the present one, made of it; [`INFINITE`] negated if nothing.
    pub(crate) value: Value,
    /// The value of the iteration before.
    previous: Value,
    /// Positions looked at after it.
    nodes: u64,
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

/// Nothing is told about failed windows before this much time: it would be a flood.
const QUIET_AT_FIRST: Duration = Duration::from_secs(3);

impl Search<'_> {
    /// Thinks until an end is reached. The lines come back best first, of which as many as are wanted are meant to be
    /// looked at.
    pub(super) fn run(mut self, task: &Task<'_>, report: &mut dyn FnMut(&RootReport<'_>)) -> Vec<Line> {
        let position = task.game.position();
        let line = |m: &Move| Line { value: -INFINITE, previous: -INFINITE, nodes: 0, moves: vec![*m] };
        let mut lines: Vec<Line> = task.first_moves.iter().map(line).collect();
        let wanted = task.lines.clamp(1, lines.len().max(1));
        let mut unrest = Unrest::new();
        let mut broken_off = false;
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
                broken_off = true;
                break;
            }
            self.has_answer = true;
            for (rank, line) in lines[..wanted].iter().enumerate() {
                report(&self.report_on(line, rank, Bound::Exact));
            }
            let best = &lines[0];
            let effort = best.nodes * 100 / self.nodes.max(1);
            unrest.note(best.moves[0] != best_before, best.value, effort as u32);
            if self.is_done(&lines, wanted, unrest.percent()) {
                break;
            }
        }
        self.crew.report_nodes(self.number, self.nodes);
        if !self.has_answer {
            settle_early(&mut lines);
        } else if broken_off {
            // The depth that is told is the last that was searched in full.
            self.root_depth -= 1;
            self.tell_last(&lines[..wanted], report);
        }
        lines
    }

    /// An iteration that was broken off has cost positions and time, and may have found a better move: whoever listens
    /// hears of both.
    fn tell_last(&self, lines: &[Line], report: &mut dyn FnMut(&RootReport<'_>)) {
        for (rank, line) in lines.iter().enumerate().filter(|(_, line)| line.value > -INFINITE) {
            report(&self.report_on(line, rank, Bound::Exact));
        }
    }

    /// Whether another iteration would be a waste: not while one of the `wanted` lines may still change. A search that must
    /// wait for its stop may go on.
    fn is_done(&mut self, lines: &[Line], wanted: usize, unrest: u32) -> bool {
        self.poll();
        if !self.answers() {
            return self.aborted;
        }
        let is_near_mate = |line: &Line| is_mate(line.value) && (mate_at(0) - line.value.abs()) * 2 < self.root_depth;
        let mates_found = lines[..wanted].iter().all(is_near_mate);
        let timed = self.ends.timer.has_budget();
        let forced = timed && lines.len() == 1 && self.root_depth >= 5;
        self.aborted
            || self.ends.timer.is_enough(unrest)
            || timed && !self.ends.timer.is_pondering() && (forced || mates_found)
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
        let mut width = p::FIRST_WINDOW;
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if self.root_depth >= 5 && !is_decided(expected) {
            (alpha, beta) = (expected - width, expected + width);
        }
        // Where the best move seems even better than thought, it is enough to see that less deep.
        let mut shallower = 0;
        loop {
            let depth = (self.root_depth - shallower).max(1);
            let value = self.root_node(position, &mut lines[rank..], depth, (alpha, beta));
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
            width += width * 2 / 3;
            let open = width > 1_500;
            if bound == Bound::Upper {
                beta = if open { INFINITE } else { (alpha + beta) / 2 };
                alpha = if open { -INFINITE } else { value - width };
                shallower = 0;
            } else {
                beta = if open { INFINITE } else { value + width };
                shallower = (shallower + 1).min(3);
            }
        }
    }

    /// Tries all first moves in a window. The first keeps its line even if it fails low; another gets a value only if
    /// it is the best so far.
    fn root_node(
        &mut self,
        position: &Position,
        lines: &mut [Line],
        depth: i32,
        (alpha, beta): (Value, Value),
    ) -> Value {
        let mut best = -INFINITE;
        let mut floor = alpha;
        let checks = Checks::new(position);
        for (number, line) in lines.iter_mut().enumerate() {
            let m = line.moves[0];
            let before = self.nodes;
            let gives_check = checks.given_by(position, m);
            let value = self.root_move(position, (m, number, gives_check), depth, (floor, beta));
            line.nodes += self.nodes - before;
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

    fn root_move(
        &mut self,
        position: &Position,
        (m, number, gives_check): (Move, usize, bool),
        depth: i32,
        (alpha, beta): (Value, Value),
    ) -> Value {
        let mark = self.history.rating(Step::of(position, m), &self.context(position, 0));
        let child = self.make(0, position, Some(m));
        let depth = depth - 1;
        if number == 0 {
            return -self.visit(&child, 1, depth, (-beta, -alpha), false);
        }
        let reduction = p::late_move_reduction(depth + 1, number as i32 + 1) + p::reduce::PV - mark / p::reduce::MARK
            + if gives_check { p::reduce::CHECK } else { 0 };
        let reduced = (depth - (reduction / 1024).max(0)).clamp(1.min(depth), depth);
        let narrow = (-alpha - 1, -alpha);
        let mut value = -self.visit(&child, 1, reduced, narrow, true);
        if value > alpha && reduced < depth {
            value = -self.visit(&child, 1, depth, narrow, true);
        }
        if value > alpha && value < beta {
            value = -self.visit(&child, 1, depth, (-beta, -alpha), false);
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
            nodes: self.crew.nodes(),
            elapsed: self.ends.timer.elapsed(),
            fullness: self.table.fullness(),
        }
    }
}

/// The first iteration was broken off: the best move so far is an answer, but not one that is shown to lose. Then it is the
/// move that was being looked at, of which nothing is known.
fn settle_early(lines: &mut [Line]) {
    let is_lost = |line: &Line| line.value < DRAW && is_decided(line.value);
    if let Some(last) = lines.iter().rposition(|line| line.nodes > 0)
        && is_lost(&lines[0])
    {
        lines.swap(0, last);
        lines[0].value = DRAW;
    }
}
