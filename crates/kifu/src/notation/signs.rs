//! The signs that tell pieces of one kind apart by how they move and where they stand (NOTA-08 to NOTA-10).

use shogi::{Bitboard, Color, PieceKind, Square};
use std::cmp::Ordering;

/// Where a move goes, as its player sees it (NOTA-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Motion {
    /// 上, straight or diagonally forward; for Dragon and Horse 行 or 入 as well.
    Forward,
    /// 寄, sideways.
    Level,
    /// 引, straight or diagonally backward.
    Back,
}

/// On which side a piece stands, as its player sees it (NOTA-09).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// 左.
    Left,
    /// 直, right behind the target.
    Straight,
    /// 右.
    Right,
}

/// What is said to tell a piece from others of its kind: nothing, one thing or both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Signs {
    /// Where it stands.
    pub side: Option<Side>,
    /// How it moves.
    pub motion: Option<Motion>,
}

/// Pieces of one kind and side that could all go to one square.
#[derive(Clone, Copy)]
pub(super) struct Rivals {
    pub(super) kind: PieceKind,
    pub(super) mover: Color,
    pub(super) to: Square,
    /// Where they stand.
    pub(super) able: Bitboard,
}

impl Motion {
    fn of(from: Square, rivals: &Rivals) -> Motion {
        match rivals.to.rank_from(rivals.mover).cmp(&from.rank_from(rivals.mover)) {
            Ordering::Less => Motion::Forward,
            Ordering::Equal => Motion::Level,
            Ordering::Greater => Motion::Back,
        }
    }
}

impl Side {
    /// Small pieces are on a side of the target. Of two long-range pieces one is left of the other; their distance from
    /// the target says nothing, and 直 is never used.
    fn of(from: Square, rivals: &Rivals) -> Side {
        let long_range =
            matches!(rivals.kind, PieceKind::Rook | PieceKind::Bishop | PieceKind::Dragon | PieceKind::Horse);
        let leftness = |square: Square| match rivals.mover {
            Color::Black => square.file(),
            Color::White => 10 - square.file(),
        };
        let against = if long_range {
            let others = rivals.able.into_iter().filter(|other| *other != from);
            others.map(leftness).max().unwrap_or(0)
        } else {
            leftness(rivals.to)
        };
        match leftness(from).cmp(&against) {
            Ordering::Greater => Side::Left,
            Ordering::Equal if !long_range => Side::Straight,
            _ => Side::Right,
        }
    }
}

impl Signs {
    /// The fewest signs that single out the piece on `from`: motion, else side, else both (NOTA-10); `None` if even
    /// they do not, which takes more pieces than a set has.
    pub(super) fn least(from: Square, rivals: &Rivals) -> Option<Signs> {
        if !rivals.able.is_many() {
            return Some(Signs::default());
        }
        let (side, motion) = (Side::of(from, rivals), Motion::of(from, rivals));
        let by_motion = Signs { side: None, motion: Some(motion) };
        let by_side = Signs { side: Some(side), motion: None };
        let by_both = Signs { side: Some(side), motion: Some(motion) };
        // Knights only go forward, so that their motion says nothing.
        let first = if rivals.kind == PieceKind::Knight { by_side } else { by_motion };
        [first, by_side, by_both].into_iter().find(|signs| !signs.filter(rivals).is_many())
    }

    /// Those of the pieces that the signs fit.
    pub(super) fn filter(self, rivals: &Rivals) -> Bitboard {
        if self == Signs::default() {
            return rivals.able;
        }
        rivals.able.into_iter().filter(|from| self.fit(*from, rivals)).collect()
    }

    fn fit(self, from: Square, rivals: &Rivals) -> bool {
        let motion = Motion::of(from, rivals);
        let side_fits = match self.side {
            None => true,
            // Whatever kind it is: some texts say it of long-range pieces too.
            Some(Side::Straight) => from.file() == rivals.to.file() && motion == Motion::Forward,
            Some(side) => side == Side::of(from, rivals),
        };
        side_fits && self.motion.is_none_or(|said| said == motion)
    }
}
