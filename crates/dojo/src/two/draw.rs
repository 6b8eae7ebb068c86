//! When the computer agrees that nobody wins (END-14, END-23). The page with the rules says so, too.

use crate::referee::Game;

/// So many positions it looks at before it answers: a moment, and the same question has the same answer.
pub(super) const POSITIONS: u64 = 10_000;

/// Whether enough has been played for a draw without any ground.
pub(super) fn is_late(game: &Game) -> bool {
    engine::is_late_enough_for_a_draw(game.moves().len(), game.terms().start.pieces())
}
