//! Who analyses when: fewer engines than visitors who would like one. Each waits his turn, nobody holds a place for long
//! while others wait, and the computer opponents of live games come before all.

use crate::visitor::Visitor;
use engine::{Answer, Engine, Game, Info, Limits, Stop};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::time::sleep;

/// Memory of one engine for positions it has met.
const HASH_MEGABYTES: usize = 16;
/// So many analyses of one visitor may wait or run; one of them runs.
const OF_ONE_VISITOR: usize = 6;
/// So long a turn lasts while others wait.
const SLICE: Duration = Duration::from_secs(5);
/// So long one's own short questions wait for a long one, so that it has something to show.
const MOMENT: Duration = Duration::from_millis(400);
/// So often somebody looks whether a turn is over.
const GLANCE: Duration = Duration::from_millis(100);

/// How many there may be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Places {
    /// Analyses at once.
    pub(crate) at_once: usize,
    /// Those that run and wait.
    pub(crate) all: usize,
    /// Those from one network address.
    pub(crate) of_one_address: usize,
}

/// All engines that analyse.
#[derive(Clone)]
pub(crate) struct Pool(Arc<Inner>);

struct Inner {
    places: Places,
    state: Mutex<State>,
    /// Somebody's turn has come, or the queue is shorter.
    changed: watch::Sender<()>,
}

#[derive(Default)]
struct State {
    jobs: Vec<Job>,
    /// Numbers jobs and their places in the queue.
    count: u64,
    /// Computer opponents who want to think.
    players: usize,
    /// Engines that nobody uses, each with the job it worked for last.
    idle: Vec<(u64, Engine)>,
    closed: bool,
}

/// Somebody's analysis.
struct Job {
    id: u64,
    visitor: Visitor,
    address: IpAddr,
    weight: Weight,
    /// Whoever has the lowest number comes next.
    place: u64,
    stage: Stage,
}

/// How long an analysis takes. Of one visitor's the short ones come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Weight {
    /// A question with an answer in a second or two.
    Short,
    /// Goes on for long.
    Long,
}

enum Stage {
    /// Does not want to think just now.
    Resting,
    Waiting,
    /// May think, and has not begun.
    Called,
    Thinking(Halt),
    /// Nobody wants the answer any more; the engine stops within milliseconds.
    Left,
}

impl Stage {
    fn has_engine(&self) -> bool {
        matches!(self, Stage::Called | Stage::Thinking(_) | Stage::Left)
    }
}

/// Ends a turn before its time.
#[derive(Clone, Default)]
struct Halt {
    stop: Stop,
    given: Arc<AtomicBool>,
}

impl Halt {
    fn give(&self) {
        self.given.store(true, Ordering::Relaxed);
        self.stop.stop();
    }

    fn is_given(&self) -> bool {
        self.given.load(Ordering::Relaxed)
    }
}

/// Why somebody cannot analyse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoPlace {
    /// He has enough already.
    Enough,
    /// Too many others wait.
    Full,
}

impl Pool {
    pub(crate) fn new(places: Places) -> Pool {
        Pool(Arc::new(Inner { places, state: Mutex::default(), changed: watch::Sender::new(()) }))
    }

    /// Takes a place for an analysis.
    ///
    /// # Errors
    /// If there is none.
    pub(crate) fn join(&self, visitor: &Visitor, address: IpAddr, weight: Weight) -> Result<Ticket, NoPlace> {
        let mut state = self.lock();
        let places = self.0.places;
        // Those that were left still have an engine, for a moment.
        let count = |fits: &dyn Fn(&Job) -> bool| state.jobs.iter().filter(|job| fits(job)).count();
        if count(&|job| job.visitor == *visitor && !matches!(job.stage, Stage::Left)) >= OF_ONE_VISITOR {
            return Err(NoPlace::Enough);
        }
        let crowded = count(&|job| job.address == address) >= places.of_one_address;
        if state.closed || places.at_once == 0 || state.jobs.len() >= places.all || crowded {
            return Err(NoPlace::Full);
        }
        state.count += 1;
        let (id, visitor) = (state.count, visitor.clone());
        state.jobs.push(Job { id, visitor, address, weight, place: id, stage: Stage::Resting });
        Ok(Ticket { pool: self.clone(), id })
    }

    /// A computer opponent wants to think: until this is dropped, an engine fewer analyses.
    pub(crate) fn give_way(&self) -> Precedence {
        self.change(|state| state.players += 1);
        Precedence(self.clone())
    }

    /// Ends everything; nothing begins any more.
    pub(crate) fn close(&self) {
        self.change(|state| {
            state.closed = true;
            for job in &state.jobs {
                if let Stage::Thinking(halt) = &job.stage {
                    halt.give();
                }
            }
        });
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, change: impl FnOnce(&mut State)) {
        let mut state = self.lock();
        change(&mut state);
        state.call(self.0.places.at_once);
        drop(state);
        self.0.changed.send_replace(());
    }
}

impl State {
    fn job(&mut self, id: u64) -> Option<&mut Job> {
        self.jobs.iter_mut().find(|job| job.id == id)
    }

    /// Lets those think whose turn it is, and no more than that.
    fn call(&mut self, at_once: usize) {
        let most = if self.closed { 0 } else { at_once.saturating_sub(self.players) };
        let mut busy = self.jobs.iter().filter(|job| job.stage.has_engine()).count();
        // Who has begun last makes room for the players, and keeps his place.
        let mut newest: Vec<&mut Job> = self.jobs.iter_mut().filter(|job| job.stage.has_engine()).collect();
        newest.sort_by_key(|job| std::cmp::Reverse(job.place));
        for job in newest.into_iter().take(busy.saturating_sub(most)) {
            match &job.stage {
                Stage::Called => {
                    job.stage = Stage::Waiting;
                    busy -= 1;
                }
                Stage::Thinking(halt) => halt.give(),
                _ => {}
            }
        }
        while busy < most
            && let Some(id) = self.next()
            && let Some(job) = self.job(id)
        {
            job.stage = Stage::Called;
            busy += 1;
        }
    }

    /// Who comes next.
    fn next(&self) -> Option<u64> {
        let waiting = || self.jobs.iter().filter(|job| matches!(job.stage, Stage::Waiting));
        let busy = |visitor: &Visitor| self.jobs.iter().any(|job| job.visitor == *visitor && job.stage.has_engine());
        let first = waiting().filter(|job| !busy(&job.visitor)).min_by_key(|job| job.place)?;
        let own = waiting().filter(|job| job.visitor == first.visitor && job.weight == Weight::Short);
        Some(own.min_by_key(|job| job.place).unwrap_or(first).id)
    }

    /// How many come before a job that waits.
    fn before(&self, place: u64) -> usize {
        self.jobs.iter().filter(|job| matches!(job.stage, Stage::Waiting) && job.place < place).count()
    }

    /// Whether somebody waits for the place of a job that has thought for so long.
    fn is_wanted(&self, id: u64, thought: Duration) -> bool {
        let Some(own) = self.jobs.iter().find(|job| job.id == id) else { return true };
        let mut waiting = self.jobs.iter().filter(|job| matches!(job.stage, Stage::Waiting));
        let is_own_word = |job: &Job| job.visitor == own.visitor && job.weight == Weight::Short;
        waiting.any(|job| thought >= if is_own_word(job) { MOMENT } else { SLICE })
    }
}

/// A computer opponent who thinks, or wants to.
pub(crate) struct Precedence(Pool);

impl Drop for Precedence {
    fn drop(&mut self) {
        self.0.change(|state| state.players -= 1);
    }
}

/// A place for an analysis; dropping it ends the analysis.
pub(crate) struct Ticket {
    pool: Pool,
    id: u64,
}

impl Ticket {
    /// Waits for one's turn, and tells how many come before as often as that changes. `None` when there are no more turns.
    pub(crate) async fn turn(&mut self, mut tell: impl FnMut(usize)) -> Option<Turn> {
        let mut changed = self.pool.0.changed.subscribe();
        let id = self.id;
        self.pool.change(|state| {
            if let Some(job) = state.job(id) {
                job.stage = Stage::Waiting;
            }
        });
        let mut told = None;
        loop {
            match self.look()? {
                Ok(turn) => return Some(turn),
                Err(before) if told != Some(before) => {
                    told = Some(before);
                    tell(before);
                }
                Err(_) => changed.changed().await.ok()?,
            }
        }
    }

    /// The turn, or how many come before.
    fn look(&self) -> Option<Result<Turn, usize>> {
        let mut state = self.pool.lock();
        if state.closed {
            return None;
        }
        let job = state.job(self.id)?;
        let place = job.place;
        if !matches!(job.stage, Stage::Called) {
            return Some(Err(state.before(place)));
        }
        let halt = Halt::default();
        job.stage = Stage::Thinking(halt.clone());
        let own = state.idle.iter().position(|(last, _)| *last == self.id);
        let engine = own.or_else(|| state.idle.len().checked_sub(1)).map(|index| state.idle.swap_remove(index));
        Some(Ok(Turn { pool: self.pool.clone(), id: self.id, engine, halt, begun: Instant::now() }))
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let id = self.id;
        self.pool.change(|state| {
            match state.job(id).map(|job| (&job.stage, job.id)) {
                Some((Stage::Thinking(halt), _)) => halt.give(),
                // Its engine is gone already.
                _ => return state.jobs.retain(|job| job.id != id),
            }
            if let Some(job) = state.job(id) {
                job.stage = Stage::Left;
            }
        });
    }
}

/// The right to think, with an engine; the place is free again when this is dropped.
pub(crate) struct Turn {
    pool: Pool,
    id: u64,
    /// With the job it worked for last.
    engine: Option<(u64, Engine)>,
    halt: Halt,
    begun: Instant,
}

impl Turn {
    /// Searches on a thread of its own, until a limit is reached or the turn is over. `None` if the engine failed.
    pub(crate) async fn think(
        self,
        game: Game,
        limits: Limits,
        lines: usize,
        mut tell: impl FnMut(&Info) + Send + 'static,
    ) -> Option<(Turn, Answer)> {
        let search = move |engine: &mut Engine, stop: &Stop| {
            engine.set_lines(lines);
            engine.search(&game, &limits, stop, &mut tell)
        };
        self.work(search).await
    }

    /// Lets the engine do something on a thread of its own, until it is done or the turn is over. `None` if it failed.
    pub(crate) async fn work<T: Send + 'static>(
        mut self,
        work: impl FnOnce(&mut Engine, &Stop) -> T + Send + 'static,
    ) -> Option<(Turn, T)> {
        let (pool, id, halt, begun) = (self.pool.clone(), self.id, self.halt.clone(), self.begun);
        let mut thinking = tokio::task::spawn_blocking(move || {
            let stop = self.halt.stop.clone();
            let done = work(self.engine(), &stop);
            (self, done)
        });
        loop {
            tokio::select! {
                done = &mut thinking => {
                    return done.inspect_err(|error| tracing::error!(%error, "the engine failed")).ok();
                }
                () = sleep(GLANCE) => {
                    if pool.lock().is_wanted(id, begun.elapsed()) {
                        halt.give();
                    }
                }
            }
        }
    }

    fn engine(&mut self) -> &mut Engine {
        let (last, engine) = self.engine.get_or_insert_with(|| {
            let mut engine = Engine::new(HASH_MEGABYTES);
            engine.set_network_delay(Duration::ZERO);
            engine.set_looks_for_mates(true);
            (self.id, engine)
        });
        // What it has found out for others is not for this one to know: the same question has the same answer.
        if std::mem::replace(last, self.id) != self.id {
            engine.new_game();
        }
        engine
    }

    /// Whether the last search was broken off, so that its answer is worth less.
    pub(crate) fn was_halted(&self) -> bool {
        self.halt.is_given()
    }

    /// Whether it is time to let others think.
    pub(crate) fn is_over(&self) -> bool {
        self.was_halted() || self.pool.lock().is_wanted(self.id, self.begun.elapsed())
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        // An engine that has failed is not used again.
        let engine = self.engine.take().filter(|_| !std::thread::panicking());
        let (id, spent) = (self.id, self.begun.elapsed() >= SLICE);
        self.pool.change(|state| {
            state.idle.extend(engine);
            state.count += 1;
            let last = state.count;
            if let Some(job) = state.job(id) {
                if matches!(job.stage, Stage::Left) {
                    state.jobs.retain(|job| job.id != id);
                } else {
                    job.stage = Stage::Resting;
                    // Who had to make room for a player keeps his place.
                    job.place = if spent { last } else { job.place };
                }
            }
        });
    }
}

#[cfg(test)]
mod tests;
