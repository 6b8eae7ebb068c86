//! Who takes part in a game.

use shogi::Color;
use std::fmt;
use std::hash::Hash;
use std::ops::{Index, IndexMut};

/// What can be kept for each seat: a plain value, which goes from one thread to another.
pub trait Something: Copy + Eq + fmt::Debug + Send + Sync + 'static {}

impl<T: Copy + Eq + fmt::Debug + Send + Sync + 'static> Something for T {}

/// A place at the board: one of two colours, or one of four sides.
pub trait Seat: Copy + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// Something for each seat, by [`Seat::index`].
    type Each<T: Something>: Something + AsRef<[T]> + Index<usize, Output = T> + IndexMut<usize>;

    /// What can end a game of theirs by its own rules.
    type Reason: Something;

    /// Every seat.
    const ALL: &'static [Self];

    /// The seat's number, from 0.
    fn index(self) -> usize;

    /// A name for programs.
    fn name(self) -> &'static str;

    /// What is worked out for each seat.
    fn each<T: Something>(of: impl FnMut(Self) -> T) -> Self::Each<T>;

    /// The other one, where two play.
    fn opponent(self) -> Option<Self> {
        None
    }

    /// The side of standard shogi that it is, where two play.
    fn color(self) -> Option<Color> {
        None
    }
}

impl Seat for Color {
    type Each<T: Something> = [T; 2];
    type Reason = variants::Reason;

    const ALL: &'static [Color] = &Color::ALL;

    fn index(self) -> usize {
        Color::index(self)
    }

    fn name(self) -> &'static str {
        Color::name(self)
    }

    fn each<T: Something>(of: impl FnMut(Color) -> T) -> [T; 2] {
        Color::ALL.map(of)
    }

    fn opponent(self) -> Option<Color> {
        Some(!self)
    }

    fn color(self) -> Option<Color> {
        Some(self)
    }
}
