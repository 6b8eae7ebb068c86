//! What is agreed before a game: who plays, from which start, with which clock.

use arbiter::{Ruleset, Takeback, Terms, TimeControl};
use engine::Level;
use shogi::{Color, Handicap};
use std::fmt;
use std::str::FromStr;

/// The terms of a game as this site offers them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Agreement {
    pub(crate) handicap: Handicap,
    pub(crate) clock: TimeControl,
    pub(crate) friendly: bool,
    /// Black and White.
    pub(crate) players: [Player; 2],
}

/// Who plays a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// The visitor who made the game.
    Person,
    /// The engine.
    Computer(Level),
}

impl fmt::Display for Player {
    /// As stored.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Person => f.write_str("person"),
            Player::Computer(level) => write!(f, "computer {level}"),
        }
    }
}

impl FromStr for Player {
    type Err = ();

    fn from_str(text: &str) -> Result<Player, ()> {
        match text.split_once(' ') {
            None if text == "person" => Ok(Player::Person),
            Some(("computer", level)) => level.parse().map(Player::Computer).map_err(|_| ()),
            _ => Err(()),
        }
    }
}

impl Agreement {
    /// For the referee.
    pub(crate) fn terms(&self) -> Terms {
        let ruleset =
            if self.friendly { Ruleset { takebacks: Takeback::Free, ..Ruleset::FRIENDLY } } else { Ruleset::AMATEUR };
        Terms { ruleset, ..Terms::handicap(self.handicap).with_clock(self.clock) }
    }

    pub(crate) fn player(&self, color: Color) -> Player {
        self.players[color.index()]
    }

    /// The colours that the visitor who made the game plays.
    pub(crate) fn own_sides(&self) -> Sides {
        Sides(self.players.map(|player| player == Player::Person))
    }
}

/// The colours that somebody plays: both at one screen, none as a spectator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sides([bool; 2]);

impl Sides {
    pub(crate) const NONE: Sides = Sides([false; 2]);
    pub(crate) const BOTH: Sides = Sides([true; 2]);

    pub(crate) fn only(color: Color) -> Sides {
        Sides(Color::ALL.map(|own| own == color))
    }

    pub(crate) fn contains(self, color: Color) -> bool {
        self.0[color.index()]
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Color> {
        Color::ALL.into_iter().filter(move |color| self.contains(*color))
    }
}
