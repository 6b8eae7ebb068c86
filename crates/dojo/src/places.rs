//! The places at a port: no address holds the others off.

use crate::rate::network;
use std::cmp::Reverse;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::Instant;

/// What a line is used for, the least worth keeping first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Use {
    /// Nobody has logged in, or asked for anything.
    Strange,
    /// Waits for what comes next: in the lobby, or between two requests.
    Idle,
    /// At a game, or being answered: such a line keeps its place.
    Busy,
}

/// How places are shared.
#[derive(Clone, Copy, Debug)]
pub struct Shares {
    /// How many there are.
    pub all: usize,
    /// How many of them one address may have.
    pub of_one_address: usize,
    /// Whether it matters to a line that nothing happens on to keep its place: then it makes room only for an address that
    /// has fewer places even with the new one.
    pub keeps_idle: bool,
}

impl Shares {
    /// For so many places one more may wait.
    const WAITING: usize = 4;

    /// Those of the places before the door.
    pub fn waiting(self) -> Shares {
        let [all, of_one_address] = [self.all, self.of_one_address].map(|places| places.div_ceil(Shares::WAITING));
        Shares { all, of_one_address, ..self }
    }
}

/// Where a line need not last it keeps its place so long all the same: what it is for may be on its way.
const GRACE: Duration = Duration::from_secs(1);

/// Why there is no place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPlace {
    /// The address has enough.
    Enough,
    /// All are taken.
    Full,
}

/// All places. When an address has no more, or all are taken and another address comes that has fewer, a line that is not
/// busy gives way, that which has been silent longest.
pub struct Places {
    shares: Shares,
    lines: Mutex<Lines>,
}

#[derive(Default)]
struct Lines {
    count: u64,
    held: HashMap<u64, Held>,
}

struct Held {
    network: IpAddr,
    used: Use,
    silent_since: Instant,
    gives_way: Arc<Notify>,
}

/// A place that is held.
pub struct Place {
    places: Arc<Places>,
    number: u64,
    gives_way: Arc<Notify>,
}

impl Places {
    /// All places, still free.
    pub fn new(shares: Shares) -> Places {
        Places { shares, lines: Mutex::default() }
    }

    /// A place for somebody from this address, if there is one or another line gives way.
    ///
    /// # Errors
    /// If there is none.
    pub fn take_one(self: &Arc<Places>, address: IpAddr) -> Result<Place, NoPlace> {
        self.take_of(address, self.shares.of_one_address)
    }

    /// The same for a trusted proxy, who stands for many.
    ///
    /// # Errors
    /// If there is none.
    pub fn take_any(self: &Arc<Places>, address: IpAddr) -> Result<Place, NoPlace> {
        self.take_of(address, self.shares.all)
    }

    fn take_of(self: &Arc<Places>, address: IpAddr, share: usize) -> Result<Place, NoPlace> {
        let network = network(address);
        let mut lines = self.lines();
        let own = lines.count_of(network);
        let grace = if self.shares.keeps_idle { Duration::ZERO } else { GRACE };
        if own >= share {
            lines.give_way(grace, |other, _| other == network).ok_or(NoPlace::Enough)?;
        } else if lines.held.len() >= self.shares.all {
            let lead = usize::from(self.shares.keeps_idle);
            let may = |other, count| count > own + lead || !self.shares.keeps_idle && other == network;
            lines.give_way(grace, may).ok_or(NoPlace::Full)?;
        }
        lines.count += 1;
        let (number, gives_way) = (lines.count, Arc::<Notify>::default());
        let held = Held { network, used: Use::Strange, silent_since: Instant::now(), gives_way: gives_way.clone() };
        lines.held.insert(number, held);
        Ok(Place { places: self.clone(), number, gives_way })
    }

    fn lines(&self) -> MutexGuard<'_, Lines> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Lines {
    fn count_of(&self, network: IpAddr) -> usize {
        self.held.values().filter(|held| held.network == network).count()
    }

    /// Ends a line of an address that `may` give way, having so many: of that which has the most. `None` if all are busy.
    fn give_way(&mut self, grace: Duration, may: impl Fn(IpAddr, usize) -> bool) -> Option<()> {
        let mut counts: HashMap<IpAddr, usize> = HashMap::new();
        self.held.values().for_each(|held| *counts.entry(held.network).or_default() += 1);
        let idle = self.held.iter().filter(|(_, held)| {
            held.used < Use::Busy && held.silent_since.elapsed() >= grace && may(held.network, counts[&held.network])
        });
        let rank =
            |(number, held): &(&u64, &Held)| (Reverse(counts[&held.network]), held.used, held.silent_since, **number);
        let number = *idle.min_by_key(rank)?.0;
        self.held.remove(&number)?.gives_way.notify_one();
        Some(())
    }
}

impl Place {
    /// Notes what the line is used for, and since when it has been silent.
    pub fn note(&self, used: Use, silent_since: Instant) {
        if let Some(held) = self.places.lines().held.get_mut(&self.number) {
            (held.used, held.silent_since) = (used, silent_since);
        }
    }

    /// Ready when the line has to give way.
    pub async fn is_wanted(&self) {
        self.gives_way.notified().await;
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.places.lines().held.remove(&self.number);
    }
}

#[cfg(test)]
mod tests;
