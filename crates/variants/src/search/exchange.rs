//! What a series of captures on one square comes to.

use super::effect::Effect;
use super::weighed::Weighed;
use crate::content::{Content, EMPTY, RIM, parts};
use crate::geometry::Cell;
use crate::moves::Move;
use shogi::Color;

/// Captures beyond these change nothing that could be relied upon.
const LONGEST: usize = 12;

/// What a move wins if both sides then capture on its target with their cheapest pieces for as long as it pays. Pins,
/// promotions on the way and captures beside the way are left out.
pub(super) fn outcome(position: &Weighed<'_>, m: Move, effect: &Effect) -> i32 {
    let worth = position.worth();
    let mut gone = Gone { cells: [0; LONGEST + 1], count: 0 };
    gone.add(m.origin());
    let mut gains = [0; LONGEST + 1];
    gains[0] = effect.captured + effect.promotion;
    let mut standing = worth.exchange(effect.mover) + effect.promotion;
    let mut side = !position.turn;
    let mut last = 0;
    while last < LONGEST {
        let Some((cell, content)) = cheapest(position, effect.to, side, &gone) else { break };
        last += 1;
        gains[last] = standing - gains[last - 1];
        if gains[last].max(-gains[last - 1]) < 0 {
            break;
        }
        standing = worth.exchange(content);
        gone.add(Some(cell));
        side = !side;
    }
    for i in (1..=last).rev() {
        gains[i - 1] = -gains[i].max(-gains[i - 1]);
    }
    gains[0]
}

/// Cells whose pieces have gone to the target.
struct Gone {
    cells: [Cell; LONGEST + 1],
    count: usize,
}

impl Gone {
    fn add(&mut self, cell: Option<Cell>) {
        if let Some(cell) = cell {
            self.cells[self.count] = cell;
            self.count += 1;
        }
    }

    fn has(&self, cell: Cell) -> bool {
        self.cells[..self.count].contains(&cell)
    }
}

fn cheapest(position: &Weighed<'_>, to: Cell, side: Color, gone: &Gone) -> Option<(Cell, Content)> {
    let worth = position.worth();
    let mut best: Option<(Cell, Content)> = None;
    for line in &position.game.compiled.lines[side.index()] {
        let mut at = to;
        for distance in 1..=line.longest {
            at = at.wrapping_add_signed(line.outward);
            let content = position.content(at);
            if content == EMPTY || (content != RIM && gone.has(at)) {
                continue;
            }
            if content != RIM {
                let (color, kind) = parts(content);
                let cheaper = best.is_none_or(|(_, known)| worth.exchange(content) < worth.exchange(known));
                if color == side && line.reach[kind.index()] >= distance && cheaper {
                    best = Some((at, content));
                }
            }
            break;
        }
    }
    best
}
