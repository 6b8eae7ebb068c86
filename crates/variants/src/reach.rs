//! Where powers lead: the steps that a data file names, tried out on a board.

mod steps;

use crate::compiled::CellPower;
use crate::content::{EMPTY, RIM, parts};
use crate::geometry::Cell;
use crate::laws::Compulsory;
use crate::moves::{NOWHERE, STRAIGHT, Via};
use crate::position::Position;
use shogi::Color;

/// One way to use a power: where it ends, and whom it takes beside that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Reach {
    pub(crate) to: Cell,
    pub(crate) via: Via,
    /// Whether a stop on the way enters the promotion zone, though it neither begins nor ends there.
    pub(crate) enters: bool,
}

impl Reach {
    pub(crate) fn straight(to: Cell) -> Reach {
        Reach::taking(STRAIGHT, to)
    }

    fn taking(via: Via, to: Cell) -> Reach {
        Reach { to, via, enters: false }
    }
}

/// What a moving piece finds on a cell.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sight {
    Empty,
    Friend,
    Foe,
    Rim,
}

/// The board as a moving piece sees it: the square it has left is free.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    pub(crate) position: &'a Position,
    pub(crate) us: Color,
    pub(crate) from: Cell,
    /// Other squares that are free.
    pub(crate) free: [Cell; 2],
    /// A square on which an enemy is supposed to stand; [`NOWHERE`] for none.
    pub(crate) target: Cell,
}

impl View<'_> {
    fn step(cell: Cell, offset: i16) -> Cell {
        cell.wrapping_add_signed(offset)
    }

    #[inline(always)]
    pub(crate) fn at(&self, cell: Cell) -> Sight {
        if cell == self.target && cell != NOWHERE {
            return self.foe(cell);
        }
        match self.position.content(cell) {
            EMPTY => Sight::Empty,
            RIM => Sight::Rim,
            _ if cell == self.from || self.free.contains(&cell) => Sight::Empty,
            content if parts(content).0 == self.us => Sight::Friend,
            _ => self.foe(cell),
        }
    }

    /// Who may not be taken is in the way as a friend is.
    #[inline(always)]
    fn foe(&self, cell: Cell) -> Sight {
        if self.position.game.compiled.bonds.is_none() || self.may_take(cell) { Sight::Foe } else { Sight::Friend }
    }

    #[inline(never)]
    fn may_take(&self, cell: Cell) -> bool {
        let captor = parts(self.position.content(self.from)).1;
        self.position.may_take(captor, self.position.content(cell))
    }

    /// Whether to stop on a cell counts as entering the promotion zone.
    fn enters_at(&self, stop: Cell) -> bool {
        let position = self.position;
        position.game.promotion.compulsory == Compulsory::AlsoOnTheWay
            && position.is_in_zone(self.us, stop)
            && !position.is_in_zone(self.us, self.from)
            && position.traits(parts(position.content(self.from)).1).turns
    }

    /// A way with a stop.
    fn stopping(&self, stop: Cell, via: Via, to: Cell) -> Reach {
        Reach { to, via, enters: self.enters_at(stop) && !self.position.is_in_zone(self.us, to) }
    }

    fn may_stop(&self, cell: Cell) -> bool {
        matches!(self.at(cell), Sight::Empty | Sight::Foe)
    }

    /// The rank of the piece on a cell that holds one.
    fn rank_at(&self, cell: Cell) -> u8 {
        self.position.game.kind(parts(self.position.content(cell)).1).rank
    }

    /// Everything that a power can do from `from`. The same may come more than once.
    pub(crate) fn reaches(&self, power: &CellPower, into: &mut Vec<Reach>) {
        match power {
            CellPower::Lion { first, second, leaps } => self.lion(first, second, leaps, into),
            CellPower::LineLion { steps, lines } => lines.iter().for_each(|line| self.line_lion(*steps, *line, into)),
            CellPower::Hook(legs) => legs.iter().for_each(|(leg, turns)| self.hook(*leg, turns, into)),
            CellPower::Area { steps, around } => self.area(*steps, around, into),
            CellPower::LeapCapture(lines) => self.over_lower(lines, false, into),
            CellPower::Sweep(lines) => self.over_lower(lines, true, into),
            CellPower::Igui(steps) => self.igui(steps, into),
            CellPower::Pass(steps) => self.pass(steps, into),
            CellPower::LeapSlide(leaps) => leaps.iter().for_each(|leap| self.leap_slide(*leap, into)),
            CellPower::Over { pieces, lines } => lines.iter().for_each(|line| self.over(*pieces, *line, into)),
            CellPower::Anywhere => self.position.go_anywhere(self.from, into),
            CellPower::Steps(steps) => self.steps(steps, into),
            CellPower::Shoot | CellPower::Freeze(_) => {}
        }
    }

    fn lion(&self, first: &[i16], second: &[i16], leaps: &[i16], into: &mut Vec<Reach>) {
        for step in first {
            let neighbour = View::step(self.from, *step);
            if self.may_stop(neighbour) {
                into.push(Reach::straight(neighbour));
            }
            let via = match self.at(neighbour) {
                Sight::Foe => Via::of([neighbour]),
                // A leap leads to the same unless the stop counts.
                Sight::Empty if self.enters_at(neighbour) => STRAIGHT,
                _ => continue,
            };
            let ends = second.iter().map(|step| View::step(neighbour, *step)).filter(|end| self.may_stop(*end));
            into.extend(ends.map(|to| self.stopping(neighbour, via, to)));
        }
        let ends = leaps.iter().map(|leap| View::step(self.from, *leap)).filter(|end| self.may_stop(*end));
        into.extend(ends.map(Reach::straight));
        self.pass(first, into);
    }

    /// Steps out and back along a line: what lies on the way is taken, if it is an enemy and one likes, or jumped over.
    fn line_lion(&self, steps: u8, line: i16, into: &mut Vec<Reach>) {
        let cells: Vec<Cell> = (0..=i16::from(steps)).map(|n| self.from.wrapping_add_signed(n * line)).collect();
        let on_board = cells.iter().take_while(|cell| self.at(**cell) != Sight::Rim).count();
        let foe = |i: usize| self.at(cells[i]) == Sight::Foe;
        for farthest in 1..on_board {
            // Back again as far as the steps suffice.
            for end in farthest.saturating_sub(usize::from(steps) - farthest)..=farthest {
                if !self.may_stop(cells[end]) {
                    continue;
                }
                // Jumping over neighbours on the way out and turning behind them without a capture is no other move.
                let passed: Vec<usize> = (1..=farthest).filter(|i| *i != end && foe(*i)).collect();
                for choice in 0..1_u8 << passed.len() {
                    let taken: Vec<Cell> = passed
                        .iter()
                        .enumerate()
                        .filter(|(n, _)| choice >> n & 1 == 1)
                        .map(|(_, i)| cells[*i])
                        .collect();
                    let nothing_done = end == 0 && taken.is_empty() && self.at(cells[1]) != Sight::Empty;
                    if taken.len() <= 2 && !nothing_done {
                        into.push(Reach::taking(Via::of(taken), cells[end]));
                    }
                }
            }
        }
    }

    fn hook(&self, leg: i16, turns: &[i16; 2], into: &mut Vec<Reach>) {
        let mut corner = View::step(self.from, leg);
        while self.may_stop(corner) {
            into.push(Reach::straight(corner));
            if self.at(corner) == Sight::Foe {
                return;
            }
            for turn in turns {
                let mut end = View::step(corner, *turn);
                while self.may_stop(end) {
                    into.push(self.stopping(corner, STRAIGHT, end));
                    if self.at(end) == Sight::Foe {
                        break;
                    }
                    end = View::step(end, *turn);
                }
            }
            corner = View::step(corner, leg);
        }
    }

    fn area(&self, steps: u8, around: &[i16], into: &mut Vec<Reach>) {
        let mut seen = vec![self.from];
        let mut edge = 0;
        for _ in 0..steps {
            let reached = seen.len();
            for i in edge..reached {
                if seen[i] != self.from && self.at(seen[i]) == Sight::Foe {
                    continue;
                }
                for step in around {
                    let cell = View::step(seen[i], *step);
                    if self.may_stop(cell) && !seen.contains(&cell) {
                        seen.push(cell);
                    }
                }
            }
            edge = reached;
        }
        into.extend(seen[1..].iter().map(|cell| Reach::straight(*cell)));
        self.pass(around, into);
    }

    /// Along lines over everything of lower rank: to a capture behind it, or sweeping it away.
    fn over_lower(&self, lines: &[i16], sweeps: bool, into: &mut Vec<Reach>) {
        let own = self.rank_at(self.from);
        for line in lines {
            let mut cell = View::step(self.from, *line);
            loop {
                match self.at(cell) {
                    Sight::Rim => break,
                    Sight::Empty if sweeps => into.push(Reach::straight(cell)),
                    Sight::Empty => {}
                    sight => {
                        let lower = self.rank_at(cell) < own;
                        let game = &self.position.game;
                        let ends_on_own = sweeps && lower && game.sweeps_end_on_own;
                        let takes = lower || !sweeps && !game.leaps_take_lower;
                        if sight == Sight::Foe && takes || ends_on_own {
                            into.push(Reach::straight(cell));
                        }
                        if !lower {
                            break;
                        }
                    }
                }
                cell = View::step(cell, *line);
            }
        }
    }

    fn igui(&self, steps: &[i16], into: &mut Vec<Reach>) {
        let neighbours = steps.iter().map(|step| View::step(self.from, *step));
        let foes = neighbours.filter(|cell| self.at(*cell) == Sight::Foe);
        into.extend(foes.map(|cell| self.stopping(cell, Via::of([cell]), self.from)));
    }

    fn pass(&self, steps: &[i16], into: &mut Vec<Reach>) {
        let neighbours = steps.iter().map(|step| View::step(self.from, *step));
        let empty = neighbours.filter(|cell| self.at(*cell) == Sight::Empty);
        for enters in [false, true] {
            if empty.clone().any(|cell| self.enters_at(cell) == enters) {
                into.push(Reach { enters, ..Reach::straight(self.from) });
            }
        }
    }

    fn leap_slide(&self, (leap, unit, on): (i16, i16, u8), into: &mut Vec<Reach>) {
        let mut cell = View::step(self.from, leap);
        for _ in 0..=on {
            if !self.may_stop(cell) {
                return;
            }
            into.push(Reach::straight(cell));
            if self.at(cell) == Sight::Foe {
                return;
            }
            cell = View::step(cell, unit);
        }
    }

    fn over(&self, pieces: u8, line: i16, into: &mut Vec<Reach>) {
        let mut cell = View::step(self.from, line);
        let mut passed = 0;
        while passed <= pieces {
            match self.at(cell) {
                Sight::Rim => return,
                Sight::Empty => into.push(Reach::straight(cell)),
                sight => {
                    if sight == Sight::Foe {
                        into.push(Reach::straight(cell));
                    }
                    passed += 1;
                }
            }
            cell = View::step(cell, line);
        }
    }
}
