//! The referee of a game of two, whichever is played.

use play::{AnyBoard, AnyMove};

/// The referee of a table.
pub type Game = arbiter::Game<AnyBoard>;

/// What happens at a table.
pub type Event = arbiter::Event<AnyMove>;

/// What follows from it.
pub type Effect = arbiter::Effect<AnyMove>;
