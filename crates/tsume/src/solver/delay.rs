//! Moves that are left aside until a similar one has failed, or has become doubtful: it decides most often.

use super::estimate;
use super::node::Child;
use shogi::{Move, Position, Square};

/// A check waits no longer for a similar one whose proof number has come to this. That a piece must not promote may be the
/// very point of a problem, and to refute the move with promotion may take forever.
pub(super) const DOUBTFUL: u32 = 8;

/// Moves without promotion wait for the same move with it, where promoting loses nothing but a pawn-drop mate. The moves
/// are in order, those without promotion last.
pub(super) fn plain_moves(position: &Position, children: &mut [Child]) {
    for at in (0..children.len()).rev() {
        let Move::Board { from, to, promote: false } = children[at].m else { continue };
        if !estimate::moved(position, children[at].m).1 {
            continue;
        }
        let promoting = Move::Board { from, to, promote: true };
        children[at].after = position_of(children, |m| m == promoting);
    }
}

/// Of the pieces that may be put between on one square each waits for the one before; where nobody backs them, those on
/// different squares wait for one another too.
pub(super) fn interpositions(position: &Position, children: &mut [Child]) {
    let defender = position.turn();
    let mut ends: Vec<(Square, u16)> = Vec::new();
    let mut unbacked_end: Option<u16> = None;
    for (number, child) in (0_u16..).zip(children) {
        let Move::Drop { to, .. } = child.m else { continue };
        if position.attackers_to(to, defender).is_empty() {
            child.after = unbacked_end.replace(number);
            continue;
        }
        match ends.iter_mut().find(|(square, _)| *square == to) {
            Some((_, end)) => child.after = Some(std::mem::replace(end, number)),
            None => ends.push((to, number)),
        }
    }
}

fn position_of(children: &[Child], is: impl Fn(Move) -> bool) -> Option<u16> {
    children.iter().position(|child| is(child.m)).map(|at| at as u16)
}
