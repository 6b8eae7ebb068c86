//! Who must leave off when a situation comes back, by what each of their moves did.

use crate::content::EMPTY;
use crate::moves::{Action, Move, STRAIGHT};
use crate::position::Position;
use shogi::Color;
use std::ops::ControlFlow;

/// What a move does, as far as it matters if the situation comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// The piece that moved could take something if it moved again.
    Attack,
    /// It leaves everything as it is.
    Pass,
    /// Anything else.
    Quiet,
}

impl Deed {
    /// Of a move that has led to a position, which is the same afterwards.
    pub(crate) fn of(after: &mut Position, m: Move) -> Deed {
        if m.is_pass() {
            return Deed::Pass;
        }
        let here = m.to();
        let takes = |position: &Position, again: Move| match again.0 {
            Action::Board { from, to, via, .. } => {
                from == here && (via != STRAIGHT || to != from && position.content(to) != EMPTY)
            }
            Action::Drop { .. } => false,
        };
        let undo = after.pass();
        let attacks = after.each_legal_on_board(takes, &mut |_| ControlFlow::Break(())).is_break();
        after.unpass(undo);
        if attacks { Deed::Attack } else { Deed::Quiet }
    }
}

/// Who alone has attacked something with each of their moves since the situation was there first; of two who did
/// nothing but pass, who began. `deeds` are those since then, the latest first; `turn` is whose move it is now.
pub(crate) fn who_must_leave_off(turn: Color, deeds: impl Iterator<Item = Deed>) -> Option<Color> {
    let (mut attacked, mut passed) = ([true; 2], true);
    for (back, deed) in deeds.enumerate() {
        attacked[back % 2] &= deed == Deed::Attack;
        passed &= deed == Deed::Pass;
        if attacked == [false; 2] && !passed {
            return None;
        }
    }
    match attacked {
        [true, false] => Some(!turn),
        [false, true] => Some(turn),
        _ => Some(turn).filter(|_| passed),
    }
}
