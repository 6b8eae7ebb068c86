//! Who attacks what.

use crate::compiled::CellPower;
use crate::content::{EMPTY, RIM, parts};
use crate::geometry::Cell;
use crate::kind::KindId;
use crate::moves::NOWHERE;
use crate::position::Position;
use crate::reach::View;
use shogi::Color;

/// What keeps the side to move from doing as it likes.
pub(crate) struct Danger {
    /// The royal piece that may not be left attacked; `None` if it may.
    pub(crate) bound: Option<Cell>,
    /// If it is attacked along lines: where another piece ends all these attacks by coming between or by capturing.
    pub(crate) answers: Option<Vec<Cell>>,
    /// Own pieces that may stand between it and an enemy.
    pub(crate) shields: Vec<Cell>,
}

/// Which moves of a piece leave the own royal piece safe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SafeMoves {
    All,
    /// Those that answer the attack.
    Answers,
    /// They have to be tried.
    Unknown,
}

impl Danger {
    /// One more attack, along these cells.
    fn attack(&mut self, along: impl Iterator<Item = Cell> + Clone) {
        match &mut self.answers {
            None => self.answers = Some(along.collect()),
            Some(answers) => answers.retain(|cell| along.clone().any(|other| other == *cell)),
        }
    }

    /// Which moves of a piece from there leave the own royal piece safe; drops come from [`NOWHERE`].
    #[inline(always)]
    pub(crate) fn safe_moves(&self, from: Cell) -> SafeMoves {
        let shields = || !self.shields.is_empty() && self.shields.contains(&from);
        match (self.bound, &self.answers) {
            (None, _) => SafeMoves::All,
            (Some(royal), _) if from == royal || shields() => SafeMoves::Unknown,
            (_, Some(_)) => SafeMoves::Answers,
            _ => SafeMoves::All,
        }
    }

    /// Whether a piece other than the royal one ends all attacks by moving there.
    pub(crate) fn is_answered_on(&self, to: Cell) -> bool {
        self.answers.as_ref().is_some_and(|answers| answers.contains(&to))
    }
}

impl Position {
    /// Whether a piece of `by` could capture on a cell.
    pub(crate) fn is_attacked(&self, cell: Cell, by: Color) -> bool {
        self.is_attacked_behind(cell, by, [NOWHERE; 2])
    }

    /// The same, as if two squares were free. Pieces of `by` protect what stands on the cell in the same way.
    pub(crate) fn is_attacked_behind(&self, cell: Cell, by: Color, free: [Cell; 2]) -> bool {
        let along = |line: &crate::compiled::Line| {
            let mut at = cell;
            for distance in 1..=line.longest {
                at = at.wrapping_add_signed(line.outward);
                match self.content(at) {
                    EMPTY => {}
                    RIM => return false,
                    _ if free.contains(&at) => {}
                    content => {
                        let (color, kind) = parts(content);
                        return color == by
                            && line.reach[kind.index()] >= distance
                            && (self.game.compiled.bonds.is_none() || self.may_strike(by, kind, cell, line.outward));
                    }
                }
            }
            false
        };
        self.game.compiled.lines[by.index()].iter().any(along)
            || self.game.compiled.has_powers && self.is_attacked_by_powers(cell, by, free)
    }

    /// Whether nothing forbids a piece of a kind to take what stands on a cell, coming from one side.
    fn may_strike(&self, by: Color, kind: KindId, cell: Cell, outward: i16) -> bool {
        let mut rays = self.game.compiled.rays[by.index()][kind.index()].iter();
        self.may_take(kind, self.content(cell))
            && (self.goes_forward(by, kind) || rays.any(|ray| ray.offset == -outward && !ray.forward))
    }

    fn is_attacked_by_powers(&self, cell: Cell, by: Color, free: [Cell; 2]) -> bool {
        let compiled = &self.game.compiled;
        let (powers, spans) = (&compiled.powers[by.index()], &compiled.spans);
        let mut reaches = Vec::new();
        self.pieces[by.index()].iter().any(|from| {
            let kind = parts(self.content(*from)).1;
            let powers = &powers[kind.index()];
            if powers.is_empty() || *from == cell || free.contains(from) {
                return false;
            }
            if self.steps_between(*from, cell) > spans[kind.index()] {
                return false;
            }
            let view = View { position: self, us: by, from: *from, free, target: cell };
            if let shot @ Some(_) = &compiled.shots[by.index()][kind.index()] {
                reaches.clear();
                view.rays(kind, &compiled.rays[by.index()][kind.index()], shot.as_ref(), &mut reaches);
                if reaches.iter().any(|reach| reach.via.contains(cell)) {
                    return true;
                }
            }
            // Who goes anywhere is asked elsewhere whom it protects.
            powers.iter().filter(|power| !matches!(power, CellPower::Anywhere)).any(|power| {
                reaches.clear();
                view.reaches(power, &mut reaches);
                reaches.iter().any(|reach| reach.to == cell || reach.via.contains(cell))
            })
        })
    }

    /// Whether the side to move has its only royal piece attacked.
    pub fn in_check(&self) -> bool {
        self.vital(self.turn).is_some_and(|royal| self.is_attacked(royal, !self.turn))
    }

    /// What threatens the royal piece that may not be left attacked.
    pub(crate) fn danger(&self) -> Danger {
        let us = self.turn;
        let mut danger = Danger { bound: None, answers: None, shields: Vec::new() };
        let [royal] = self.royals[us.index()][..] else { return danger };
        if !self.game.ending.check_binds {
            return danger;
        }
        danger.bound = Some(royal);
        for line in &self.game.compiled.lines[(!us).index()] {
            let mut at = royal;
            let mut shield = None;
            for distance in 1..=line.longest {
                at = at.wrapping_add_signed(line.outward);
                let content = self.content(at);
                if content == EMPTY {
                    continue;
                }
                if content == RIM {
                    break;
                }
                let (color, kind) = parts(content);
                if color == us && shield.is_none() {
                    shield = Some(at);
                    continue;
                }
                if color != us && line.reach[kind.index()] >= distance {
                    match shield {
                        Some(shield) => danger.shields.push(shield),
                        None => danger
                            .attack((1..=distance).map(|n| royal.wrapping_add_signed(line.outward * i16::from(n)))),
                    }
                }
                break;
            }
        }
        danger
    }

    /// Whether the other side could capture on a cell once one of ours has gone from one cell to another.
    pub(crate) fn is_attacked_after(&self, cell: Cell, from: Cell, to: Cell) -> bool {
        let them = !self.turn;
        self.game.compiled.lines[them.index()].iter().any(|line| {
            let mut at = cell;
            for distance in 1..=line.longest {
                at = at.wrapping_add_signed(line.outward);
                let content = self.content(at);
                if at == to || content == RIM {
                    return false;
                }
                if content != EMPTY && at != from {
                    let (color, kind) = parts(content);
                    return color == them && line.reach[kind.index()] >= distance;
                }
            }
            false
        })
    }
}
