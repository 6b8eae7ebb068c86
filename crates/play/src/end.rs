//! How games end by their own rules.

use crate::Seat;
use shogi::Color;

/// How a game has ended by its own rules. What ends it besides, a clock or an agreement, the referee knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End<S: Seat> {
    /// The place of each player, from 1; equal where nothing tells two apart.
    pub places: S::Each<u8>,
    /// What has ended it.
    pub reason: S::Reason,
}

impl End<Color> {
    /// The end of a game of two that one of them has lost, or nobody.
    pub(crate) fn of_two(loser: Option<Color>, reason: variants::Reason) -> End<Color> {
        let place = |color| if loser == Some(color) { 2 } else { 1 };
        End { places: Color::ALL.map(place), reason }
    }

    /// Who has lost; `None` if nobody has.
    pub fn loser(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.places[color.index()] == 2)
    }
}
