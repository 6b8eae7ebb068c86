//! The server's sign of life: while the time of games counts, it notes again and again that it is alive. If it is killed, what
//! a clock showed, and how long somebody had been away, is known as exactly as that.
//!
//! It is noted in a file of the data folder, in place, without waiting for the disk and by a thread that waits for nothing
//! else: that outlives the process and costs nothing. More rarely it goes into the database, for the day when the machine
//! itself fails. A second file knows of games that stand still although the server lives on.

mod file;
mod stalls;

use crate::random::{self, GameId};
use crate::stored;
use file::{PulseFile, SignOfLife};
use stalls::Stalls;
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};
use store::{self, Store};
use tokio::time::{MissedTickBehavior, interval};

/// So far can a clock be wrong after the server was killed.
const EVERY: Duration = Duration::from_millis(40);
/// And so far if the file is lost.
const STORED_EVERY: Duration = Duration::from_secs(5);

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

/// The files of the data folder that go with what the database holds: they are worth nothing beside another one.
pub const FILES: [&str; 2] = [PulseFile::NAME, stalls::NAME];

/// The pulse of this run of the server.
#[derive(Clone, Debug)]
pub struct Pulse {
    run: Arc<str>,
    time: SteadyTime,
    /// The last signs of life of earlier runs that the file knew of.
    before: Arc<[SignOfLife]>,
    /// How many games are going on whose time counts.
    clocks: Arc<AtomicUsize>,
    stalls: Arc<Stalls>,
}

/// The time of a game that counts.
#[derive(Debug)]
pub struct Running {
    game: GameId,
    clocks: Arc<AtomicUsize>,
    stalls: Arc<Stalls>,
}

impl Running {
    /// They stop because an event of this game time cannot be stored; the last one that is stored has this number.
    pub fn stall(self, seq: u64, at: Duration) {
        self.stalls.note(self.game.clone(), seq, at);
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.clocks.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The last stored event of a game whose time counted.
#[derive(Clone, Copy, Debug)]
pub struct LastEvent<'a> {
    /// Its number.
    pub seq: u64,
    /// Its game time.
    pub at: Duration,
    /// When it was stored, in milliseconds since 1970.
    pub server_ms: i64,
    /// The run of the server that has counted it.
    pub run: &'a str,
}

impl Pulse {
    /// Starts to beat; ends with the last of those who hold it.
    pub fn start(store: Store, folder: &Path) -> Pulse {
        let time = SteadyTime { began_ms: stored::time_of_day_ms(), began: Instant::now() };
        let run: Arc<str> = random::hex(&random::bytes::<8>()).into();
        let alive = SignOfLife { run: run.clone(), alive_ms: time.now_ms() };
        let (file, before) = PulseFile::open(folder, &alive)
            .inspect_err(|error| tracing::warn!(%error, "clocks will be less exact after a crash"))
            .map_or((None, Vec::new()), |(file, before)| (Some(Arc::new(Mutex::new(file))), before));
        let stalls = Stalls::open(folder)
            .inspect_err(|error| tracing::warn!(%error, "clocks will be less exact after an outage of the database"))
            .unwrap_or_default();
        let pulse =
            Pulse { run: run.clone(), time, before: before.into(), clocks: Arc::default(), stalls: Arc::new(stalls) };
        if let Some(file) = file.clone() {
            let (clocks, own) = (Arc::downgrade(&pulse.clocks), alive.clone());
            thread::spawn(move || beat(&clocks, own, time, &file));
        }
        let (clocks, before) = (Arc::downgrade(&pulse.clocks), pulse.before.clone());
        tokio::spawn(async move {
            if tell_of(&before, &store).await
                && let Some(file) = file
            {
                let _ = forget_earlier_runs(&file, &alive);
            }
            beat_in_database(clocks, &run, time, store).await;
        });
        pulse
    }

    /// The game time at which a game goes on (CLOCK-04): that of its last event, and what the server has lived on after it
    /// as far as the game was going on.
    pub async fn game_time(&self, id: &GameId, last: LastEvent<'_>, store: &Store) -> Result<Duration, store::Error> {
        if let Some(at) = self.stalls.since(id, last.seq) {
            return Ok(last.at.max(at));
        }
        let filed = self.before.iter().find(|before| *before.run == *last.run).map(|before| before.alive_ms);
        let alive = filed.max(store.last_pulse(last.run).await?);
        let longer = alive.map_or(0, |alive| alive.saturating_sub(last.server_ms));
        Ok(last.at + Duration::from_millis(u64::try_from(longer).unwrap_or_default()))
    }

    /// The steady time of day, in milliseconds since 1970.
    pub fn now_ms(&self) -> i64 {
        self.time.now_ms()
    }

    /// The name of this run.
    pub fn run(&self) -> &str {
        &self.run
    }

    /// Beats at least until the clocks of this game stop.
    pub fn clock_runs(&self, game: &GameId) -> Running {
        self.clocks.fetch_add(1, Ordering::Relaxed);
        Running { game: game.clone(), clocks: self.clocks.clone(), stalls: self.stalls.clone() }
    }
}

/// Notes in the file that the server is alive. What cannot be noted now is noted next time.
fn beat(clocks: &Weak<AtomicUsize>, mut own: SignOfLife, time: SteadyTime, file: &Mutex<PulseFile>) {
    while let Some(clocks) = clocks.upgrade() {
        if clocks.load(Ordering::Relaxed) > 0 {
            own.alive_ms = time.now_ms();
            let _ = file.lock().unwrap_or_else(PoisonError::into_inner).write(&own);
        }
        drop(clocks);
        thread::sleep(EVERY);
    }
}

fn forget_earlier_runs(file: &Mutex<PulseFile>, own: &SignOfLife) -> io::Result<()> {
    file.lock().unwrap_or_else(PoisonError::into_inner).forget_earlier_runs(own)
}

/// Tells the database of earlier runs, and whether it knows of all of them now.
async fn tell_of(before: &[SignOfLife], store: &Store) -> bool {
    for before in before {
        if store.pulse(&before.run, before.alive_ms).await.is_err() {
            return false;
        }
    }
    true
}

async fn beat_in_database(clocks: Weak<AtomicUsize>, run: &str, time: SteadyTime, store: Store) {
    let mut beat = interval(STORED_EVERY);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        beat.tick().await;
        let Some(clocks) = clocks.upgrade() else { return };
        let running = clocks.load(Ordering::Relaxed) > 0;
        drop(clocks);
        if running {
            // Moves that cannot be stored say so themselves.
            let _ = store.pulse(run, time.now_ms()).await;
        }
    }
}
