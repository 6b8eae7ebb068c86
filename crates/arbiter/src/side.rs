//! Who takes part in a game, as the referee must know it.

use crate::Outcome;
use play::{End, Seat, Something};
use shogi::Color;
use std::convert::Infallible;
use variants::yonin;

/// A place at the board, and how games of such places end.
pub trait Side: Seat {
    /// How a game of more than two ends by its own rules. Where two play each of those endings has a name of its own, and
    /// there is nothing else.
    type Final: Something;

    /// Those for whom it is not over when it is for one; nothing where two play.
    type Others: Something;

    /// Some of the seats as those; `None` where two play.
    fn others(seats: Self::Each<bool>) -> Option<Self::Others>;

    /// What the referee calls an end by the board's own rules, after so many moves.
    fn outcome(end: End<Self>, ply: u32) -> Outcome<Self>;
}

impl Side for Color {
    type Final = Infallible;
    type Others = Infallible;

    fn others(_: [bool; 2]) -> Option<Infallible> {
        None
    }

    fn outcome(end: End<Color>, ply: u32) -> Outcome {
        Outcome::of_board(end, ply)
    }
}

impl Side for yonin::Seat {
    type Final = End<yonin::Seat>;
    type Others = [bool; 4];

    fn others(seats: [bool; 4]) -> Option<[bool; 4]> {
        Some(seats)
    }

    fn outcome(end: End<yonin::Seat>, _: u32) -> Outcome<yonin::Seat> {
        Outcome::Final(end)
    }
}
