//! Which game of the family is played, if it is not standard shogi, and how its disputed rules are read.

use std::sync::Arc;
use variants::{Game, NAMES};

/// A game with its readings.
#[derive(Clone, Debug)]
pub struct Variant {
    /// The rules of the game, the readings applied.
    pub game: Arc<Game>,
}

/// Names and readings as a text.
pub fn readings(choices: &[(&str, &str)]) -> String {
    let words: Vec<String> = choices.iter().map(|(option, reading)| format!("{option}={reading}")).collect();
    words.join(" ")
}

/// The names and readings in a text such as `lion-trading=federation`; `None` if it is none.
pub(crate) fn choices(readings: &str) -> Option<Vec<(&str, &str)>> {
    readings.split_whitespace().map(|word| word.split_once('=')).collect()
}

impl PartialEq for Variant {
    fn eq(&self, other: &Variant) -> bool {
        self.name() == other.name() && self.game.readings() == other.game.readings()
    }
}

impl Eq for Variant {}

impl Variant {
    /// A game by its name, one of [`NAMES`], and its readings as [`Variant::readings`] writes them; `None` if there is no
    /// such game or reading.
    pub fn new(name: &str, readings: &str) -> Option<Variant> {
        let choices = choices(readings)?;
        let game = if choices.is_empty() { Game::named(name)? } else { Game::with_options(name, &choices)?.ok()? };
        Some(Variant { game })
    }

    /// As games were agreed that may go on for ever.
    pub fn without_last_move(&self) -> Variant {
        Variant { game: self.game.without_last_move() }
    }

    /// As games are agreed today, which end with their last move (END-18).
    pub fn with_last_move(&self) -> Variant {
        Variant::new(self.name(), &self.readings()).unwrap_or_else(|| self.clone())
    }

    /// One of [`NAMES`].
    pub fn name(&self) -> &'static str {
        NAMES.iter().copied().find(|name| *name == self.game.id()).unwrap_or_default()
    }

    /// The readings that are not the usual ones: `lion-trading=federation`.
    pub fn readings(&self) -> String {
        readings(&self.game.readings())
    }
}
