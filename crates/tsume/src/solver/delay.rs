//! Moves that are left aside until a similar one has failed, or has become doubtful: it decides most often.

use super::estimate;
use super::node::Child;
use shogi::{HandPiece, Move, Position, Square};

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
/// different squares wait for one another too. Together they count as few.
pub(super) fn interpositions(position: &Position, children: &mut [Child]) {
    let defender = position.turn();
    let mut ends: Vec<(Square, u16)> = Vec::new();
    let mut unbacked_end: Option<u16> = None;
    for (number, child) in (0_u16..).zip(children) {
        let Move::Drop { to, .. } = child.m else { continue };
        child.of_many = true;
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

/// A long-range piece dropped to attack the king from afar waits for the same piece dropped nearer on that line: there the
/// defender can put less between. Together they count as few.
pub(super) fn drops_from_afar(king: Option<Square>, children: &mut [Child]) {
    let Some(king) = king else { return };
    let mut ends: Vec<(HandPiece, [i8; 2], u16)> = Vec::new();
    for (number, child) in (0_u16..).zip(children) {
        let Move::Drop { piece: piece @ (HandPiece::Lance | HandPiece::Bishop | HandPiece::Rook), to } = child.m else {
            continue;
        };
        let way =
            [to.file().cast_signed() - king.file().cast_signed(), to.rank().cast_signed() - king.rank().cast_signed()];
        if way.iter().all(|steps| steps.abs() <= 1) {
            continue;
        }
        child.of_many = true;
        let direction = way.map(i8::signum);
        match ends.iter_mut().find(|(kind, line, _)| (*kind, *line) == (piece, direction)) {
            Some((_, _, end)) => child.after = Some(std::mem::replace(end, number)),
            None => ends.push((piece, direction, number)),
        }
    }
}

fn position_of(children: &[Child], is: impl Fn(Move) -> bool) -> Option<u16> {
    children.iter().position(|child| is(child.m)).map(|at| at as u16)
}

#[cfg(test)]
mod tests;
