//! Game time: how long a game has been going on, by the steady clock of this machine. It stands still while the computer
//! waits for its turn to think.

use std::time::Duration;
use tokio::time::Instant;

/// Stands still until it is started; begins where the stored events of a game end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopwatch {
    base: Duration,
    started: Option<Instant>,
}

impl Stopwatch {
    /// Stands at this time until it is started.
    pub(crate) fn standing_at(base: Duration) -> Stopwatch {
        Stopwatch { base, started: None }
    }

    /// Begins at `base` by itself so long from now.
    pub(crate) fn starting_in(wait: Duration, base: Duration) -> Stopwatch {
        Stopwatch { base, started: Some(Instant::now() + wait) }
    }

    /// Lets it run from now on, unless it runs or is about to.
    pub(crate) fn start(&mut self) {
        self.started.get_or_insert_with(Instant::now);
    }

    /// Stands still until it is started again.
    pub(crate) fn stop(&mut self) {
        *self = Stopwatch::standing_at(self.now());
    }

    /// Whether it runs just now; not before the moment at which it starts by itself.
    pub(crate) fn runs(&self) -> bool {
        self.started.is_some_and(|started| started <= Instant::now())
    }

    /// When it begins to run by itself, if that is still to come.
    pub(crate) fn starts_at(&self) -> Option<Instant> {
        self.started.filter(|started| *started > Instant::now())
    }

    /// The time it shows, in whole milliseconds: as it is stored, so that a replay judges exactly the same.
    pub(crate) fn now(&self) -> Duration {
        let since = self.started.map_or(Duration::ZERO, |started| started.elapsed());
        Duration::from_millis(u64::try_from((self.base + since).as_millis()).unwrap_or(u64::MAX))
    }

    /// When it will show `time`; `None` while it stands.
    pub(crate) fn when(&self, time: Duration) -> Option<Instant> {
        self.started.map(|started| started + time.saturating_sub(self.base))
    }
}
