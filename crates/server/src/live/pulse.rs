//! The server's sign of life: while clocks run, it notes again and again that it is alive. If it is killed, what a clock
//! showed is known as exactly as that.

use crate::store::Store;
use crate::{random, stored};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::time::{MissedTickBehavior, interval};

/// So far can a clock be wrong after the server was killed.
const EVERY: Duration = Duration::from_millis(40);

/// The time of day when the server started, and how long it has run since: the time that events are stored with. The day's
/// own time may be set forward or back, and goes on while the machine sleeps; nobody's clock should.
#[derive(Clone, Copy, Debug)]
struct SteadyTime {
    began_ms: i64,
    began: Instant,
}

impl SteadyTime {
    fn now_ms(self) -> i64 {
        self.began_ms.saturating_add(stored::millis(self.began.elapsed()))
    }
}

/// The pulse of this run of the server.
#[derive(Clone, Debug)]
pub(super) struct Pulse {
    run: Arc<str>,
    time: SteadyTime,
    /// How many games are going on whose clocks run.
    clocks: Arc<AtomicUsize>,
}

/// A clock that runs.
#[derive(Debug)]
pub(super) struct Running(Arc<AtomicUsize>);

impl Drop for Running {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Pulse {
    /// Starts to beat; ends with the last of those who hold it.
    pub(super) fn start(store: Store) -> Pulse {
        let time = SteadyTime { began_ms: stored::time_of_day_ms(), began: Instant::now() };
        let pulse = Pulse { run: random::hex(&random::bytes::<8>()).into(), time, clocks: Arc::default() };
        let (run, clocks) = (pulse.run.clone(), Arc::downgrade(&pulse.clocks));
        tokio::spawn(async move {
            let mut beat = interval(EVERY);
            beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
            loop {
                beat.tick().await;
                let Some(clocks) = clocks.upgrade() else { return };
                let running = clocks.load(Ordering::Relaxed) > 0;
                drop(clocks);
                // What cannot be noted now is noted next time; moves that cannot be stored say so themselves.
                if running && store.pulse(&run, time.now_ms()).await.is_err() {
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
        });
        pulse
    }

    /// The steady time of day, in milliseconds since 1970.
    pub(super) fn now_ms(&self) -> i64 {
        self.time.now_ms()
    }

    /// The name of this run.
    pub(super) fn run(&self) -> &str {
        &self.run
    }

    /// Beats at least until the clock that is returned stops.
    pub(super) fn clock_runs(&self) -> Running {
        self.clocks.fetch_add(1, Ordering::Relaxed);
        Running(self.clocks.clone())
    }
}
