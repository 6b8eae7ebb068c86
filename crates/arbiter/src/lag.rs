//! Time that the network costs a player, given back out of a small bank.

use std::time::Duration;

/// What a bank holds at most, and at the start: nobody gains more than this in one move.
pub const LAG_BANK_CAP: Duration = Duration::from_secs(1);
/// What comes into a bank with each own move: about the lag of a connection across the world.
pub const LAG_BANK_REFILL: Duration = Duration::from_millis(100);

/// What one player can still be given back. A slow connection costs its player nothing as long as its delays stay about
/// [`LAG_BANK_REFILL`] a move; whoever makes their own longer gains no more than [`LAG_BANK_CAP`] by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LagBank {
    left: Duration,
}

impl Default for LagBank {
    /// A full bank.
    fn default() -> LagBank {
        LagBank { left: LAG_BANK_CAP }
    }
}

impl LagBank {
    /// What the bank holds.
    pub const fn left(self) -> Duration {
        self.left
    }

    /// What a move that is `lag` under way would be given: so long after the allowance the flag may wait for it.
    pub fn credit(self, lag: Duration) -> Duration {
        lag.min(self.left)
    }

    /// Pays for a move that was `lag` under way, and is refilled. Returns what is to be taken off the move's time.
    pub fn pay(&mut self, lag: Duration) -> Duration {
        let credit = self.credit(lag);
        self.left = (self.left - credit + LAG_BANK_REFILL).min(LAG_BANK_CAP);
        credit
    }
}

#[cfg(test)]
mod tests;
