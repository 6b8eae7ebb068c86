//! Whether to end a game by declaring that the king has entered (入玉宣言 nyūgyoku sengen, END-15).

use shogi::{Color, Position};

/// Which points a declaration needs to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeclarationRule {
    /// 31 points; from 24 on there is only no contest (END-15).
    TwentyFourPoints,
    /// 28 points for Black, 27 for White (END-19).
    TwentySevenPoints,
}

impl DeclarationRule {
    /// Whether the side to move wins if it declares now.
    pub fn wins(self, position: &Position) -> bool {
        let turn = position.turn();
        let state = position.entering_king(turn);
        let needed = match (self, turn) {
            (DeclarationRule::TwentyFourPoints, _) => 31,
            (DeclarationRule::TwentySevenPoints, Color::Black) => 28,
            (DeclarationRule::TwentySevenPoints, Color::White) => 27,
        };
        state.king_in_zone && state.pieces_in_zone >= 10 && !state.in_check && state.points >= needed
    }
}

#[cfg(test)]
mod tests;
