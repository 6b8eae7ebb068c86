//! Greetings: a few fixed words that players can say to each other at the board, each in the other's language, and each once (ETIQ-16: nothing
//! else is said while the game goes on).

use crate::referee::Game;
use shogi::Color;

/// What can be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Greeting {
    /// Before the game: have a good one.
    Hello,
    /// While it goes on: one moment, please.
    Moment,
    /// Excuse me.
    Sorry,
    /// After it: thank you.
    Thanks,
    /// Well played.
    WellPlayed,
}

/// What a player has said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Greeted {
    /// Who.
    pub by: Color,
    /// What.
    pub greeting: Greeting,
}

/// Moves after which it is too late to wish somebody a good game.
const BEGINNING: usize = 4;

impl Greeting {
    const ALL: [Greeting; 5] =
        [Greeting::Hello, Greeting::Moment, Greeting::Sorry, Greeting::Thanks, Greeting::WellPlayed];

    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Greeting::Hello => "hello",
            Greeting::Moment => "moment",
            Greeting::Sorry => "sorry",
            Greeting::Thanks => "thanks",
            Greeting::WellPlayed => "well-played",
        }
    }

    /// The one of this name.
    pub fn from_code(code: &str) -> Option<Greeting> {
        Greeting::ALL.into_iter().find(|greeting| greeting.code() == code)
    }

    /// Whether this is the moment for it.
    pub(super) fn fits(self, game: &Game) -> bool {
        let is_over = game.outcome().is_some();
        match self {
            Greeting::Hello => !is_over && game.moves().len() <= BEGINNING,
            Greeting::Moment | Greeting::Sorry => !is_over,
            Greeting::Thanks | Greeting::WellPlayed => is_over,
        }
    }
}
