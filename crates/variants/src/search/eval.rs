//! What a position is worth to the side that moves.

use super::weighed::Weighed;
use crate::geometry::Cell;
use shogi::Color;

const TEMPO: i32 = 15;

/// What a royal piece beyond the last one is worth: two mean pieces.
const SPARE_ROYAL: i32 = 640;

/// Who is ahead by more than this hunts the royal pieces: three mean pieces.
const AHEAD: i32 = 960;

/// What a hunter gains by a step towards its prey.
const HUNT: i32 = 8;

/// The position's worth: what the game's network says, or material where it stands, on the board and from a side's only royal
/// piece.
pub(super) fn evaluate(position: &Weighed<'_>) -> i32 {
    if let Some(learnt) = position.learnt() {
        return learnt;
    }
    let around = |color: Color| match position.royals[color.index()][..] {
        [royal] => position.worth().around(position, royal, color),
        _ => 0,
    };
    let (material, hunt) = match position.game.squares() {
        ..=LARGE => (position.balance(), 0),
        _ => many_royals(position),
    };
    let black = material + around(Color::Black) + around(Color::White) + hunt;
    if position.turn == Color::Black { black + TEMPO } else { TEMPO - black }
}

/// Material with spare royal pieces, and what the hunt for them is worth: on boards so large that they may be far from all
/// hunters. In chū it only kept who was ahead from taking what they could.
fn many_royals(position: &Weighed<'_>) -> (i32, i32) {
    let spare = |color: Color| SPARE_ROYAL * (position.royals[color.index()].len() as i32 - 1).max(0);
    let material = position.balance() + spare(Color::Black) - spare(Color::White);
    let hunt = match material {
        _ if material > AHEAD => hunt(position, Color::Black),
        _ if material < -AHEAD => -hunt(position, Color::White),
        _ => 0,
    };
    (material, hunt)
}

/// How near the hunters are to the first royal piece of the other side.
fn hunt(position: &Weighed<'_>, hunters: Color) -> i32 {
    let Some(prey) = position.royals[(!hunters).index()].first() else { return 0 };
    let compiled = &position.game.compiled;
    let (file, ahead) = (&compiled.file, &compiled.ranks_ahead[0]);
    let between = |cell: &Cell| {
        let (a, b) = (usize::from(*cell), usize::from(*prey));
        i32::from(file[a].abs_diff(file[b]).max(ahead[a].abs_diff(ahead[b])))
    };
    -HUNT * position.pieces[hunters.index()].iter().map(between).sum::<i32>()
}

/// A large board has more than so many squares.
const LARGE: usize = 400;

#[cfg(test)]
mod tests;
