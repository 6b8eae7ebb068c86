//! When a computer opponent agrees that nobody wins (END-14, END-23): late in the game, if it does not think itself better off.

/// By so much it may be better off and still call the game even: a pawn, in other games of the family a third of a piece.
const EVEN: i32 = 100;

/// Whether enough has been played for a draw without any ground: as many moves as there are pieces in the game.
pub fn is_late_enough_for_a_draw(moves: usize, pieces: usize) -> bool {
    moves >= pieces
}

/// Whether a position that is worth so much to the computer is none that it should go on with.
pub fn is_even_or_worse(score: i32) -> bool {
    score <= EVEN
}
