//! What stands on a cell.

use crate::kind::KindId;
use shogi::Color;

/// What a cell holds: 0 if it is empty, [`RIM`], or a piece.
pub(crate) type Content = u16;

pub(crate) const EMPTY: Content = 0;
pub(crate) const RIM: Content = u16::MAX;

pub(crate) fn piece(color: Color, kind: KindId) -> Content {
    1 + 2 * kind.0 + color.index() as u16
}

/// Owner and kind of a piece.
#[inline(always)]
pub(crate) fn parts(content: Content) -> (Color, KindId) {
    let color = if (content - 1) & 1 == 0 { Color::Black } else { Color::White };
    (color, KindId((content - 1) >> 1))
}
