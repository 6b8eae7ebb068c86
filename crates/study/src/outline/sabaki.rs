//! 捌き sabaki: play that gives the long-range pieces their freedom (OPEN-08).

use serde::Serialize;
use shogi::{Color, Move, PieceKind, Position, attacks};

/// A move is told if rook and bishop gain so many squares by it.
const GAIN: u32 = 8;

/// A move after whose answer the rook and the bishop reach much more of the board than before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Sabaki {
    /// The number of the move.
    pub ply: usize,
    /// Who made it.
    #[serde(serialize_with = "crate::patterns::side")]
    pub by: Color,
    /// How many squares they could go to before the move.
    pub before: u32,
    /// And when it was the side's turn again.
    pub after: u32,
}

/// How many squares the rooks and bishops of a side could go to, promoted or not (OPEN-08); those in hand count nothing.
pub fn mobility(position: &Position, color: Color) -> u32 {
    let own = position.pieces_of(color);
    let reached = |square| {
        let piece = position.piece_at(square).filter(|piece| is_major(piece.kind()))?;
        Some((attacks::attacks(piece, square, position.occupied()) - own).len())
    };
    own.into_iter().filter_map(reached).sum()
}

fn is_major(kind: PieceKind) -> bool {
    matches!(kind, PieceKind::Rook | PieceKind::Bishop | PieceKind::Dragon | PieceKind::Horse)
}

/// Follows the freedom of both sides' long-range pieces.
#[derive(Default)]
pub(super) struct Mobility {
    plies: usize,
    /// What each side had when it was last its turn, and what it did then.
    turns: [Option<Turn>; 2],
    found: Vec<Sabaki>,
}

#[derive(Clone, Copy)]
struct Turn {
    mobility: u32,
    /// The move, unless it brought a new long-range piece into play.
    ply: Option<usize>,
}

impl Mobility {
    pub(super) fn play(&mut self, before: &Position, m: Move, after: &Position) {
        self.plies += 1;
        let (us, them) = (before.turn(), after.turn());
        let is_new = m.promotes() || matches!(m, Move::Drop { piece, .. } if is_major(piece.kind()));
        let ply = (!is_new).then_some(self.plies);
        self.turns[us.index()] = Some(Turn { mobility: mobility(before, us), ply });
        let Some(Turn { mobility: had, ply: Some(ply) }) = self.turns[them.index()] else { return };
        let has = mobility(after, them);
        if has >= had + GAIN {
            self.found.push(Sabaki { ply, by: them, before: had, after: has });
        }
    }

    pub(super) fn sabaki(self) -> Vec<Sabaki> {
        self.found
    }
}
