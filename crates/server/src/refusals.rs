//! Whoever is refused by a limit is named in the log, once a minute for each limit: a log must not be a way to fill a disk.

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

/// Notes that somebody is refused by the limit of this name.
pub(crate) fn note(address: IpAddr, limit: &'static str) {
    static LOG: LazyLock<Mutex<Log>> = LazyLock::new(Mutex::default);
    let others = LOG.lock().unwrap_or_else(PoisonError::into_inner).note(address, limit, Instant::now());
    if let Some(others) = others {
        tracing::warn!(%address, limit, others, "refused by a limit");
    }
}

#[cfg(test)]
mod tests;
