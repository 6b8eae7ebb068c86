//! How often somebody may try a password or a code: each wrong guess makes the next one wait longer, for the name that is tried
//! and for the address that tries.

use crate::failure::Failure;
use crate::rate::network;
use crate::who::Who;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// So many guesses are free.
const FREE: u32 = 5;
/// What one more costs first; then twice as much each time.
const FIRST: Duration = Duration::from_secs(1);
/// A name is never shut for longer: whoever guesses could shut its owner out.
const LONGEST_OF_NAME: Duration = Duration::from_secs(60);
/// Only who knows the password guesses at the code beside it.
const LONGEST_OF_CODE: Duration = Duration::from_secs(3600);
const LONGEST_OF_ADDRESS: Duration = Duration::from_secs(900);
/// An address has so many more, for there may be a whole club behind it.
const OF_ADDRESS: u32 = 4 * FREE;
/// After so long without a guess everything is forgotten.
const FORGOTTEN: Duration = Duration::from_secs(3600);
/// With more of them in memory those that are old are forgotten.
const REMEMBERED: usize = 10_000;

/// The guesses that were made lately.
#[derive(Clone, Default)]
pub struct Guesses(Arc<Mutex<Tallies>>);

type Tallies = HashMap<Key, Tally>;

#[derive(Clone, PartialEq, Eq, Hash)]
enum Key {
    Person(Who),
    Code(Who),
    Address(IpAddr),
}

struct Tally {
    times: u32,
    last: Instant,
}

/// A guess that was counted as wrong until it was right.
#[must_use]
pub(super) struct Guess {
    person: Option<Key>,
    address: Key,
}

impl Guesses {
    /// Counts a guess at somebody's password from an address.
    ///
    /// # Errors
    /// If it is too early for one more.
    pub(super) fn count(&self, from: IpAddr, person: Option<&Who>) -> Result<Guess, Failure> {
        self.count_at(from, person.cloned().map(Key::Person))
    }

    /// Counts a guess at the code that somebody shows beside their password.
    ///
    /// # Errors
    /// If it is too early for one more.
    pub(super) fn count_code(&self, from: IpAddr, person: &Who) -> Result<Guess, Failure> {
        self.count_at(from, Some(Key::Code(person.clone())))
    }

    fn count_at(&self, from: IpAddr, person: Option<Key>) -> Result<Guess, Failure> {
        let guess = Guess { person, address: Key::Address(network(from)) };
        let now = Instant::now();
        let mut tallies = self.tallies();
        if tallies.len() > REMEMBERED {
            tallies.retain(|_, tally| now - tally.last < FORGOTTEN);
        }
        let keys = || guess.person.iter().chain([&guess.address]);
        let wait = keys().filter_map(|key| tallies.get(key)?.wait(key, now)).max();
        if let Some(wait) = wait {
            let seconds = u32::try_from(wait.as_secs()).unwrap_or(u32::MAX).saturating_add(1);
            return Err(Failure::new(crate::failure::Kind::TooMany, "guesses").retry_after(seconds));
        }
        for key in keys() {
            let tally = tallies.entry(key.clone()).or_insert(Tally { times: 0, last: now });
            let times = if now - tally.last < FORGOTTEN { tally.times } else { 0 };
            *tally = Tally { times: times.saturating_add(1), last: now };
        }
        drop(tallies);
        Ok(guess)
    }

    fn tallies(&self) -> MutexGuard<'_, Tallies> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Guess {
    /// It was no guess: the name is as free as before, and the address has one less.
    pub(super) fn was_right(self, guesses: &Guesses) {
        let mut tallies = guesses.tallies();
        if let Some(person) = &self.person {
            tallies.remove(person);
        }
        if let Some(tally) = tallies.get_mut(&self.address) {
            tally.times = tally.times.saturating_sub(1);
        }
    }
}

impl Tally {
    /// How long it is until the next guess.
    fn wait(&self, key: &Key, now: Instant) -> Option<Duration> {
        let (free, longest) = match key {
            Key::Person(_) => (FREE, LONGEST_OF_NAME),
            Key::Code(_) => (FREE, LONGEST_OF_CODE),
            Key::Address(_) => (OF_ADDRESS, LONGEST_OF_ADDRESS),
        };
        let over = self.times.checked_sub(free)?;
        let delay = FIRST.saturating_mul(1 << over.min(16)).min(longest);
        delay.checked_sub(now - self.last).filter(|wait| !wait.is_zero())
    }
}
