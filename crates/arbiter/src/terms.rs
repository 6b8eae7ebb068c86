//! What is agreed before the first move.

use crate::handicap::{Opening, Privileges};
use crate::{Remaining, Ruleset, Takeback, TimeControl};
use shogi::{Color, Handicap, Position};
use std::time::Duration;

/// The terms of a game.
#[derive(Clone, Debug)]
pub struct Terms<B = Position> {
    /// Where the game begins; its side to move moves first.
    pub start: B,
    /// The rules it is played by.
    pub ruleset: Ruleset,
    /// The time of Black and White.
    pub clocks: [TimeControl; 2],
    /// What they have left of it when the game begins, if not all (CLOCK-14); by colour.
    pub left: Option<[Remaining; 2]>,
    /// How the game begins.
    pub beginning: Beginning,
    /// Who works the clock (EQUIP-13).
    pub operator: Operator,
    /// How many days the game may take (CLOCK-54): in two, more time is added before a replay (CLOCK-15).
    pub days: u8,
    /// What the handicap grants besides pieces (HCAP-32, HCAP-50, HCAP-56).
    pub privileges: Privileges,
    /// Moves that Black, who takes the handicap, makes in a run (HCAP-51).
    pub opening: Option<Opening>,
}

/// How a game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Beginning {
    /// The first turn begins at time zero.
    AtOnce,
    /// Both players arrive, and when they have bowed the first turn begins (RULE-17).
    OnArrival,
    /// The same, and time zero is the appointed hour: who comes later loses time or the game (CLOCK-18, CLOCK-19).
    Appointed,
    /// The first turn begins after a pause, as before a replay (CLOCK-17).
    AfterPause(Duration),
}

/// Who works the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operator {
    /// A timekeeper, or this program: the opponent's time begins when the move is made (CLOCK-06).
    Timekeeper,
    /// The players: it begins when the button is pressed (CLOCK-11, RULE-17).
    Players,
}

impl Terms {
    /// An even game by amateur rules, without a clock.
    pub fn even() -> Terms {
        Terms {
            start: Position::even(),
            ruleset: Ruleset::AMATEUR,
            clocks: [TimeControl::Untimed; 2],
            left: None,
            beginning: Beginning::AtOnce,
            operator: Operator::Timekeeper,
            days: 1,
            privileges: Privileges::default(),
            opening: None,
        }
    }

    /// The same with a handicap (HCAP-01): White, who gives it, moves first (HCAP-02).
    pub fn handicap(handicap: Handicap) -> Terms {
        Terms { start: handicap.position(), ..Terms::even() }
    }
}

impl<B> Terms<B> {
    /// The same with this clock for both players.
    #[must_use]
    pub fn with_clock(self, clock: TimeControl) -> Terms<B> {
        Terms { clocks: [clock; 2], ..self }
    }

    /// Whether a player may take moves back.
    pub fn takebacks(&self, color: Color) -> Takeback {
        match self.privileges {
            Privileges { takebacks: false, .. } => self.ruleset.takebacks,
            privileges if privileges.may_take_back(color) => Takeback::Free,
            _ => Takeback::Never,
        }
    }
}
