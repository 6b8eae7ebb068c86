//! Whoever is refused, by a limit or at the door, is named in the log, once a minute for each and not too many together: a log
//! must not be a way to fill a disk.

use std::collections::HashMap;
use std::mem;
use std::net::IpAddr;
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// So long nothing more is said of an address and a limit.
const PAUSE: Duration = Duration::from_secs(60);
/// Whoever has many addresses gets no more lines than this in that time, with all the others.
const LINES: usize = 100;
/// Of a name that somebody gave no more characters are repeated.
const NAME: usize = 60;

/// What has been said of each in this minute.
#[derive(Default)]
struct Log {
    began: Option<Instant>,
    said: HashMap<(IpAddr, &'static str), Instant>,
    /// Refusals since the last line that were not mentioned.
    others: u64,
}

impl Log {
    /// How many others there were since the last line of anybody, if it is time for another.
    fn note(&mut self, address: IpAddr, limit: &'static str, now: Instant) -> Option<u64> {
        if self.began.is_none_or(|began| now - began >= PAUSE) {
            self.began = Some(now);
            self.said.retain(|_, at| now - *at < PAUSE);
        }
        let is_said = self.said.get(&(address, limit)).is_some_and(|at| now - *at < PAUSE);
        if is_said || self.said.len() >= LINES {
            self.others += 1;
            return None;
        }
        self.said.insert((address, limit), now);
        Some(mem::take(&mut self.others))
    }
}

/// How many others were refused since the last line, if it is time for another.
fn due(address: IpAddr, name: &'static str) -> Option<u64> {
    static LOG: LazyLock<Mutex<Log>> = LazyLock::new(Mutex::default);
    LOG.lock().unwrap_or_else(PoisonError::into_inner).note(address, name, Instant::now())
}

/// Notes that somebody is refused by the limit of this name.
pub fn note(address: IpAddr, limit: &'static str) {
    if let Some(others) = due(address, limit) {
        tracing::warn!(%address, limit, others, "refused by a limit");
    }
}

/// Notes that somebody was not let in as the player of this name.
pub fn note_log_in(address: IpAddr, name: &str) {
    if let Some(others) = due(address, "log-in") {
        // As a text in quotes: what a stranger writes must not look like a line of ours, nor be much longer than one.
        let name: String = name.chars().take(NAME).collect();
        tracing::warn!(%address, ?name, others, "a log-in was refused");
    }
}

#[cfg(test)]
mod tests;
