//! The order in which the pieces are set up, in two styles.

use super::{Role, pawns_thrown};
use shogi::{Color, Piece, Setup, Square};

/// A school's order (RULE-03 … RULE-05). King, golds, silvers and knights come first in both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// 大橋流 Ōhashi-ryū, far the commoner: lances, bishop, rook, then the pawns from the centre outwards, left before
    /// right.
    #[default]
    Ohashi,
    /// 伊藤流 Itō-ryū: the pawns from left to right before lances, bishop and rook, so that no long-range piece aims at
    /// the enemy.
    Ito,
}

/// Black's squares as file and rank in two digits.
const COMMON: [u8; 7] = [59, 69, 49, 79, 39, 89, 29];
const OHASHI: [u8; 13] = [99, 19, 88, 28, 57, 67, 47, 77, 37, 87, 27, 97, 17];
const ITO: [u8; 13] = [97, 87, 77, 67, 57, 47, 37, 27, 17, 99, 19, 88, 28];

impl Style {
    /// Both styles.
    pub const ALL: [Style; 2] = [Style::Ohashi, Style::Ito];

    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Style::Ohashi => "ohashi",
            Style::Ito => "ito",
        }
    }

    /// The style with this code.
    pub fn from_code(code: &str) -> Option<Style> {
        Style::ALL.into_iter().find(|style| style.code() == code)
    }

    /// The Japanese term.
    pub const fn kanji(self) -> &'static str {
        match self {
            Style::Ohashi => "大橋流",
            Style::Ito => "伊藤流",
        }
    }

    /// The squares of the player on this side of the board, in the order in which their pieces come onto them.
    pub fn squares(self, side: Color) -> impl Iterator<Item = Square> {
        let rest = match self {
            Style::Ohashi => OHASHI,
            Style::Ito => ITO,
        };
        COMMON.into_iter().chain(rest).map(move |digits| {
            let square = Square::new(digits / 10, digits % 10);
            if side == Color::Black { square } else { square.rotated() }
        })
    }

    /// Where the five pawns of the lots go back to, in the order of the style (ETIQ-14).
    pub fn refill(self, side: Color) -> impl Iterator<Item = Square> {
        let thrown = pawns_thrown(side);
        self.squares(side).filter(move |square| thrown.contains(square))
    }
}

/// A piece comes onto the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// Who places it.
    pub by: Role,
    /// What.
    pub piece: Piece,
    /// Where.
    pub square: Square,
}

/// All forty pieces as they come onto the board: the senior's king, the junior's, and so on by turns, each player in
/// their own style (RULE-06, ETIQ-13). `senior_side` is where the senior sits; which colour they will play may still be
/// open. `styles` are the senior's and the junior's.
pub fn setting_up(senior_side: Color, styles: [Style; 2]) -> impl Iterator<Item = Placement> {
    let even = Setup::even();
    let place = move |by, square: Square| even.board[square.index()].map(|piece| Placement { by, piece, square });
    let [senior, junior] = styles;
    let pairs = senior.squares(senior_side).zip(junior.squares(!senior_side));
    pairs.flat_map(move |(one, other)| [place(Role::Senior, one), place(Role::Junior, other)]).flatten()
}

#[cfg(test)]
mod tests;
