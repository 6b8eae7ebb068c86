//! What is agreed before the first move.

use crate::handicap::{Opening, Privileges};
use crate::{Clock, Remaining, Ruleset, Takeback, TimeControl};
use play::{Board, Seat};
use shogi::{Handicap, Position};
use std::time::Duration;

/// The terms of a game.
#[derive(Clone, Debug)]
pub struct Terms<B: Board = Position> {
    /// Where the game begins; its side to move moves first.
    pub start: B,
    /// The rules it is played by.
    pub ruleset: Ruleset,
    /// The time of each seat.
    pub clocks: <B::Seat as Seat>::Each<TimeControl>,
    /// What they have left of it when the game begins, if not all (CLOCK-14); by seat.
    pub left: Option<<B::Seat as Seat>::Each<Remaining>>,
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
        Terms::of(Position::even())
    }

    /// The same with a handicap (HCAP-01): White, who gives it, moves first (HCAP-02).
    pub fn handicap(handicap: Handicap) -> Terms {
        Terms::of(handicap.position())
    }
}

impl<B: Board> Terms<B> {
    /// A game from here by amateur rules, without a clock.
    pub fn of(start: B) -> Terms<B> {
        Terms {
            start,
            ruleset: Ruleset::AMATEUR,
            clocks: B::Seat::each(|_| TimeControl::Untimed),
            left: None,
            beginning: Beginning::AtOnce,
            operator: Operator::Timekeeper,
            days: 1,
            privileges: Privileges::default(),
            opening: None,
        }
    }

    /// The same with this clock for everybody.
    #[must_use]
    pub fn with_clock(self, clock: TimeControl) -> Terms<B> {
        Terms { clocks: B::Seat::each(|_| clock), ..self }
    }

    /// The players' clocks at the beginning, by seat.
    pub(crate) fn new_clocks(&self) -> <B::Seat as Seat>::Each<Clock> {
        B::Seat::each(|seat| {
            let control = self.clocks[seat.index()];
            self.left.map_or(Clock::new(control), |left| Clock::with_left(control, left[seat.index()]))
        })
    }

    /// Whether a player may take moves back.
    pub fn takebacks(&self, seat: B::Seat) -> Takeback {
        match self.privileges {
            Privileges { takebacks: false, .. } => self.ruleset.takebacks,
            privileges if seat.color().is_some_and(|color| privileges.may_take_back(color)) => Takeback::Free,
            _ => Takeback::Never,
        }
    }
}
