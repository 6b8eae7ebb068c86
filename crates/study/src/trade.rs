//! What a line of play wins and loses in pieces.

use shogi::{Color, Move, Piece, PieceKind, Position, Square};
use std::collections::HashMap;

/// Lines are believed so many plies: what is taken later may as well not be taken.
const SIGHT: usize = 12;

/// The pieces that one side loses and gains in a line of play; what goes both ways is in neither.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trade {
    /// Taken by the opponent, the most valuable first.
    pub lost: Vec<PieceKind>,
    /// Taken from the opponent, the most valuable first.
    pub gained: Vec<PieceKind>,
}

/// What pieces are worth in points, as beginners' books give it.
pub(crate) fn points(kind: PieceKind) -> i32 {
    match kind {
        PieceKind::Pawn => 1,
        PieceKind::Lance => 3,
        PieceKind::Knight => 4,
        PieceKind::Silver => 5,
        PieceKind::Gold => 6,
        PieceKind::Bishop => 8,
        PieceKind::Rook => 10,
        PieceKind::King => 0,
        PieceKind::Tokin | PieceKind::PromotedLance | PieceKind::PromotedKnight | PieceKind::PromotedSilver => 6,
        PieceKind::Horse => 10,
        PieceKind::Dragon => 12,
    }
}

impl Trade {
    /// What `side` loses and gains when these moves are played. A capture at the very end counts only if it cannot be
    /// answered by another: lines often end in the middle of an exchange.
    pub fn of(position: &Position, moves: &[Move], side: Color) -> Trade {
        let mut trade = Trade::default();
        let mut position = position.clone();
        // What has promoted on the way counts as what it was: nobody misses a dragon they never had.
        let mut promoted: HashMap<Square, PieceKind> = HashMap::new();
        let moves = &moves[..moves.len().min(SIGHT)];
        for (index, m) in moves.iter().enumerate() {
            let taken = position.piece_at(m.to());
            let mover = m.from().and_then(|from| position.piece_at(from)).map(Piece::kind);
            if position.play(*m).is_err() {
                break;
            }
            let former = promoted.remove(&m.to());
            let moved = m.from().and_then(|from| promoted.remove(&from)).or(mover.filter(|_| m.promotes()));
            promoted.extend(moved.map(|kind| (m.to(), kind)));
            let is_last = index + 1 == moves.len();
            let Some(taken) = taken.filter(|_| !is_last || !is_defended(&position, *m)) else { continue };
            let list = if taken.color() == side { &mut trade.lost } else { &mut trade.gained };
            list.push(former.unwrap_or(taken.kind()));
        }
        trade.settle();
        trade
    }

    fn settle(&mut self) {
        let gained = std::mem::take(&mut self.gained);
        for kind in gained {
            match self.lost.iter().position(|lost| lost.unpromoted() == kind.unpromoted()) {
                Some(index) => drop(self.lost.remove(index)),
                None => self.gained.push(kind),
            }
        }
        for list in [&mut self.lost, &mut self.gained] {
            list.sort_by_key(|kind| std::cmp::Reverse(points(*kind)));
        }
    }

    /// What it comes to for the side, in points: a pawn is one, a rook ten.
    pub fn balance(&self) -> i32 {
        let sum = |list: &[PieceKind]| list.iter().copied().map(points).sum::<i32>();
        sum(&self.gained) - sum(&self.lost)
    }
}

/// Whether what has just moved could be taken.
fn is_defended(position: &Position, m: Move) -> bool {
    !position.attackers_to(m.to(), position.turn()).is_empty()
}

#[cfg(test)]
mod tests;
