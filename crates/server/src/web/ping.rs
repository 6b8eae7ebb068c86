//! Pings of one WebSocket: they tell whether a client is there, and how long the network keeps a player waiting.

use bytes::Bytes;
use std::collections::VecDeque;
use std::time::Duration;
use tokio::time::Instant;

/// The first pings go out quickly, so that something is known at the first move.
const FIRST: [Duration; 3] = [Duration::ZERO, Duration::from_millis(300), Duration::from_secs(1)];
/// The others, to a spectator and to a player.
const THEN: [Duration; 2] = [Duration::from_secs(20), Duration::from_secs(5)];
/// The shortest of so many round trips counts: the network was busy in the others, or the client.
const REMEMBERED: usize = 4;

pub(crate) struct Pings {
    plays: bool,
    /// How many have been sent.
    sent: u64,
    next: Instant,
    /// Those that may still be answered, by number.
    open: VecDeque<(u64, Instant)>,
    trips: VecDeque<Duration>,
    told: Option<Duration>,
}

impl Pings {
    pub(crate) fn new(plays: bool) -> Pings {
        let now = Instant::now();
        Pings { plays, sent: 0, next: now + FIRST[0], open: VecDeque::new(), trips: VecDeque::new(), told: None }
    }

    /// When the next one is to be sent.
    pub(crate) fn next(&self) -> Instant {
        self.next
    }

    /// What to send now.
    pub(crate) fn send(&mut self) -> Bytes {
        let now = Instant::now();
        self.sent += 1;
        let wait = FIRST.get(self.sent as usize).filter(|_| self.plays).unwrap_or(&THEN[usize::from(self.plays)]);
        self.next = now + *wait;
        self.open.truncate(REMEMBERED);
        self.open.push_front((self.sent, now));
        Bytes::copy_from_slice(&self.sent.to_be_bytes())
    }

    /// Takes in an answer; returns how long a message is on its way there and another back, in whole milliseconds, if that is
    /// news of a player. Of each of their turns so much goes by before they have seen the other's move and after they
    /// have made theirs.
    pub(crate) fn hear(&mut self, stamp: &[u8]) -> Option<Duration> {
        let number = u64::from_be_bytes(stamp.try_into().ok()?);
        let index = self.open.iter().position(|(own, _)| *own == number)?;
        let (_, sent) = self.open.remove(index)?;
        self.trips.truncate(REMEMBERED - 1);
        self.trips.push_front(sent.elapsed());
        let shortest = self.trips.iter().min()?;
        let lag = Duration::from_millis(shortest.as_millis() as u64);
        (self.plays && self.told.replace(lag) != Some(lag)).then_some(lag)
    }
}

#[cfg(test)]
mod tests;
