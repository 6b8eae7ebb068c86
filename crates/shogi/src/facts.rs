//! The game in figures, for those who have never seen it.

use crate::Color;

/// What stands on the box of a game (EQUIP-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// How many play.
    pub players: u8,
    /// Whether they play in teams.
    pub teams: bool,
    /// Whether chance decides anything once the colours are drawn.
    pub chance: bool,
    /// Whether it is played for stakes.
    pub gambling: bool,
    /// From which age, in years.
    pub age_from: u8,
    /// Setting up takes so many minutes.
    pub set_up_minutes: u8,
    /// The shortest and the longest games, in minutes.
    pub duration_minutes: (u16, u16),
    /// Who moves first.
    pub first: Color,
    /// The country it comes from, by its ISO 3166 code.
    pub origin: &'static str,
    /// The century in which today's rules took shape.
    pub century: u8,
    /// The longest game in official play, in moves: 27 and 28 February 2018, Nakao against Makino, in a preliminary of
    /// the 31st Ryūō match. None has come to 500 moves (END-20).
    pub longest_game: u16,
}

/// Shogi as it is played today (EQUIP-14).
pub const FACTS: Facts = Facts {
    players: 2,
    teams: false,
    chance: false,
    gambling: false,
    age_from: 5,
    set_up_minutes: 1,
    duration_minutes: (1, 18 * 60),
    first: Color::Black,
    origin: "JP",
    century: 16,
    longest_game: 420,
};

/// What a board is made of (EQUIP-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardMaterial {
    /// 木 ki.
    Wood,
    /// Cheap and washable.
    Plastic,
    /// For journeys: the pieces hold on to the board.
    Magnetic,
}

impl BoardMaterial {
    /// All three.
    pub const ALL: [BoardMaterial; 3] = [BoardMaterial::Wood, BoardMaterial::Plastic, BoardMaterial::Magnetic];

    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            BoardMaterial::Wood => "wood",
            BoardMaterial::Plastic => "plastic",
            BoardMaterial::Magnetic => "magnetic",
        }
    }
}
