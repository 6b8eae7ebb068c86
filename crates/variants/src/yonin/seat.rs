//! The four sides of the board.

use serde::{Deserialize, Serialize};

/// Who sits where, South at the bottom of the diagram. In the order of play when it goes clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Seat {
    /// At the bottom.
    South,
    /// At the left.
    West,
    /// At the top.
    North,
    /// At the right.
    East,
}

impl Seat {
    /// All four, clockwise.
    pub const ALL: [Seat; 4] = [Seat::South, Seat::West, Seat::North, Seat::East];

    /// 0 to 3, clockwise from South.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its letter in positions.
    pub const fn letter(self) -> char {
        match self {
            Seat::South => 's',
            Seat::West => 'w',
            Seat::North => 'n',
            Seat::East => 'e',
        }
    }

    /// The seat with this letter.
    pub fn from_letter(letter: char) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| seat.letter() == letter)
    }

    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Seat::South => "south",
            Seat::West => "west",
            Seat::North => "north",
            Seat::East => "east",
        }
    }

    /// The seat that is called so.
    pub fn from_code(code: &str) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| seat.code() == code)
    }

    /// The seat so many places on, clockwise.
    pub const fn clockwise(self, places: usize) -> Seat {
        Seat::ALL[(self.index() + places) % 4]
    }

    /// Who sits opposite: the partner, where there are teams.
    pub const fn opposite(self) -> Seat {
        self.clockwise(2)
    }

    /// Columns and rows of the diagram that a step to the right and forward leads across, as this player sees it.
    pub(super) const fn turned(self, right: i8, forward: i8) -> (i8, i8) {
        match self {
            Seat::South => (right, -forward),
            Seat::West => (forward, right),
            Seat::North => (-right, forward),
            Seat::East => (-forward, -right),
        }
    }
}
