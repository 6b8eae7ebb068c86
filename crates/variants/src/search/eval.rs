//! What a position is worth to the side that moves.

use crate::geometry::Cell;
use crate::position::{Position, parts};
use crate::worth::Worth;
use shogi::Color;

/// The position's worth: material where it stands, and how near to the kings it is.
pub(super) fn evaluate(position: &Position, worth: &Worth) -> i32 {
    let danger = danger(position, worth, Color::White) - danger(position, worth, Color::Black);
    let black = position.balance() + danger;
    if position.turn == Color::Black { black + TEMPO } else { TEMPO - black }
}

const TEMPO: i32 = 15;

/// How a piece's reach counts at a distance from a king, in tenths.
const NEAR: [i32; 6] = [0, 10, 8, 4, 2, 1];

/// What threatens a side's only royal piece: what is near to it, theirs more than ours.
fn danger(position: &Position, worth: &Worth, side: Color) -> i32 {
    let [royal] = position.royals[side.index()][..] else { return 0 };
    let near = |color: Color| -> i32 {
        let cells = position.pieces[color.index()].iter();
        cells
            .map(|cell| match distance(position, royal, *cell) {
                d @ 1..=5 => NEAR[d] * worth.reach(parts(position.content(*cell)).1).min(160),
                _ => 0,
            })
            .sum::<i32>()
            / 10
    };
    let (theirs, ours) = (near(!side), near(side));
    theirs - ours / 2
}

/// In steps of a king.
fn distance(position: &Position, a: Cell, b: Cell) -> usize {
    let compiled = &position.game.compiled;
    let (a, b) = (usize::from(a), usize::from(b));
    let ahead = &compiled.ranks_ahead[0];
    compiled.file[a].abs_diff(compiled.file[b]).max(ahead[a].abs_diff(ahead[b])).into()
}
