//! The two players.

use std::ops::Not;

/// A player: Black (先手 sente, 下手 shitate) moves towards rank 1, White (後手 gote, 上手 uwate) towards rank 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Color {
    /// Sente; in handicap games shitate, who receives the odds.
    Black,
    /// Gote; in handicap games uwate, who gives the odds and moves first.
    White,
}

impl Color {
    /// Both players, Black first.
    pub const ALL: [Color; 2] = [Color::Black, Color::White];

    /// Position of this colour in [`Color::ALL`].
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `black` or `white`.
    pub const fn name(self) -> &'static str {
        match self {
            Color::Black => "black",
            Color::White => "white",
        }
    }

    /// The colour of this [`Color::name`].
    pub fn named(name: &str) -> Option<Color> {
        Color::ALL.into_iter().find(|color| color.name() == name)
    }
}

impl Not for Color {
    type Output = Color;

    /// The opponent.
    #[inline(always)]
    fn not(self) -> Color {
        match self {
            Color::Black => Color::White,
            Color::White => Color::Black,
        }
    }
}

/// A colour known at compile time, so that hot code has no branch on it.
pub(crate) trait Side {
    const COLOR: Color;
    type Other: Side;
}

pub(crate) enum Black {}
pub(crate) enum White {}

impl Side for Black {
    const COLOR: Color = Color::Black;
    type Other = White;
}

impl Side for White {
    const COLOR: Color = Color::White;
    type Other = Black;
}
