//! The server's sign of life: while clocks run, it notes again and again that it is alive. If it is killed, what a clock
//! showed is known as exactly as that.
//!
//! It is noted in a file of the data folder, in place and without waiting for the disk: that outlives the process and costs
//! nothing. More rarely it goes into the database, for the day when the machine itself fails.

mod file;

use crate::store::Store;
use crate::{random, stored};
use file::{PulseFile, SignOfLife};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};
use tokio::time::{MissedTickBehavior, interval};

/// So far can a clock be wrong after the server was killed.
const EVERY: Duration = Duration::from_millis(40);
/// And so many times as far if the file is lost.
const STORED_EVERY: u32 = 125;

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
pub(crate) struct Pulse {
    run: Arc<str>,
    time: SteadyTime,
    /// The last sign of life of the run before.
    before: Option<SignOfLife>,
    /// How many games are going on whose clocks run.
    clocks: Arc<AtomicUsize>,
}

/// A clock that runs.
#[derive(Debug)]
pub(crate) struct Running(Arc<AtomicUsize>);

impl Drop for Running {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Pulse {
    /// Starts to beat; ends with the last of those who hold it.
    pub(crate) fn start(store: Store, folder: &Path) -> Pulse {
        let time = SteadyTime { began_ms: stored::time_of_day_ms(), began: Instant::now() };
        let (file, before) = PulseFile::open(folder)
            .inspect_err(|error| tracing::warn!(%error, "clocks will be less exact after a crash"))
            .map_or((None, None), |(file, before)| (Some(file), before));
        let run = random::hex(&random::bytes::<8>()).into();
        let pulse = Pulse { run, time, before: before.clone(), clocks: Arc::default() };
        let (clocks, run) = (Arc::downgrade(&pulse.clocks), pulse.run.clone());
        tokio::spawn(async move {
            // The file has one line: before it is written over, the database learns what it said.
            if let Some(before) = before {
                let _ = store.pulse(&before.run, before.alive_ms).await;
            }
            beat(clocks, run, time, file, store).await;
        });
        pulse
    }

    /// How long a run of the server is known to have lived on after a moment, in milliseconds since 1970.
    pub(crate) async fn lived_on(&self, run: &str, since_ms: i64, store: &Store) -> Result<Duration, sqlx::Error> {
        let filed = self.before.as_ref().filter(|before| *before.run == *run).map(|before| before.alive_ms);
        let alive = filed.max(store.last_pulse(run).await?);
        let longer = alive.map_or(0, |alive| alive.saturating_sub(since_ms));
        Ok(Duration::from_millis(u64::try_from(longer).unwrap_or_default()))
    }

    /// The steady time of day, in milliseconds since 1970.
    pub(crate) fn now_ms(&self) -> i64 {
        self.time.now_ms()
    }

    /// The name of this run.
    pub(crate) fn run(&self) -> &str {
        &self.run
    }

    /// Beats at least until the clock that is returned stops.
    pub(crate) fn clock_runs(&self) -> Running {
        self.clocks.fetch_add(1, Ordering::Relaxed);
        Running(self.clocks.clone())
    }
}

async fn beat(clocks: Weak<AtomicUsize>, run: Arc<str>, time: SteadyTime, mut file: Option<PulseFile>, store: Store) {
    let mut beat = interval(EVERY);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut beats = 0;
    loop {
        beat.tick().await;
        let Some(clocks) = clocks.upgrade() else { return };
        if clocks.load(Ordering::Relaxed) == 0 {
            beats = 0;
            continue;
        }
        drop(clocks);
        // What cannot be noted now is noted next time; moves that cannot be stored say so themselves.
        let _ = file.as_mut().map(|file| file.write(&run, time.now_ms()));
        if beats % STORED_EVERY == 0 {
            let _ = store.pulse(&run, time.now_ms()).await;
        }
        beats = beats.wrapping_add(1);
    }
}
