//! Whoever is refused, by a limit or at the door, is named in the log, once a minute for each: a log must not be a way to fill
//! a disk.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// So long nothing more is said of an address and a limit.
const PAUSE: Duration = Duration::from_secs(60);
/// With more in memory than this those of whom enough is said are forgotten.
const REMEMBERED: usize = 10_000;

/// What has been said of each, and when.
#[derive(Default)]
struct Log(HashMap<(IpAddr, &'static str), Said>);

struct Said {
    at: Instant,
    /// Refusals that were not mentioned.
    more: u64,
}

impl Log {
    /// How many others there were since the last line, if it is time for another.
    fn note(&mut self, address: IpAddr, limit: &'static str, now: Instant) -> Option<u64> {
        if self.0.len() > REMEMBERED {
            self.0.retain(|_, said| now - said.at < PAUSE);
        }
        match self.0.get_mut(&(address, limit)) {
            Some(said) if now - said.at < PAUSE => {
                said.more += 1;
                None
            }
            _ => Some(self.0.insert((address, limit), Said { at: now, more: 0 }).map_or(0, |said| said.more)),
        }
    }
}

/// How many others there were since the last line of this address and that name, if it is time for another.
fn due(address: IpAddr, name: &'static str) -> Option<u64> {
    static LOG: LazyLock<Mutex<Log>> = LazyLock::new(Mutex::default);
    LOG.lock().unwrap_or_else(PoisonError::into_inner).note(address, name, Instant::now())
}

/// Notes that somebody is refused by the limit of this name.
pub(crate) fn note(address: IpAddr, limit: &'static str) {
    if let Some(others) = due(address, limit) {
        tracing::warn!(%address, limit, others, "refused by a limit");
    }
}

/// Notes that somebody was not let in as the player of this name.
pub(crate) fn note_log_in(address: IpAddr, name: &str) {
    if let Some(others) = due(address, "log-in") {
        // As a text in quotes: what a stranger writes must not look like a line of ours.
        tracing::warn!(%address, ?name, others, "a log-in was refused");
    }
}

#[cfg(test)]
mod tests;
