//! The players of the house. Who has answered waits for the next question, so that no move has to wait for 16 MB of memory and
//! the values of a game's pieces; there are never more than have thought at once.

use engine::Engine;
use std::sync::{Arc, Mutex, PoisonError};
use variants::{Game, Thinker};

/// What a player remembers positions in.
const MEGABYTES: usize = 16;

/// Players of all games. For the game for four none need wait here: they have no memory.
#[derive(Default)]
pub(super) struct Players {
    engines: Idle<Engine>,
    thinkers: Idle<Thinker>,
}

/// Players whom nobody asks just now.
struct Idle<T>(Mutex<Vec<T>>);

impl Players {
    /// Somebody who plays standard shogi thinks.
    pub(super) fn of_shogi<T>(&self, think: impl FnOnce(&mut Engine) -> T) -> T {
        let mut engine = self.engines.take(|_| true).unwrap_or_else(|| Engine::new(MEGABYTES));
        let answer = think(&mut engine);
        self.engines.put(engine);
        answer
    }

    /// Somebody who plays a game of the family thinks, and remembers nothing: so the same question has the same answer when a game
    /// is taken up again.
    pub(super) fn of_family<T>(&self, game: &Arc<Game>, think: impl FnOnce(&mut Thinker) -> T) -> T {
        let idle = self.thinkers.take(|thinker| thinker.knows(game));
        let mut thinker = match idle {
            Some(mut thinker) => {
                thinker.turn_to(game);
                thinker
            }
            None => Thinker::new(game, MEGABYTES),
        };
        let answer = think(&mut thinker);
        self.thinkers.put(thinker);
        answer
    }
}

impl<T> Idle<T> {
    /// One of them, rather one who fits.
    fn take(&self, fits: impl Fn(&T) -> bool) -> Option<T> {
        let mut idle = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = idle.iter().position(fits).or_else(|| idle.len().checked_sub(1))?;
        Some(idle.swap_remove(at))
    }

    fn put(&self, player: T) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(player);
    }
}

impl<T> Default for Idle<T> {
    fn default() -> Idle<T> {
        Idle(Mutex::default())
    }
}

#[cfg(test)]
mod tests;
