//! Who thinks when. There are fewer threads for thinking than visitors who would like one: the computer's moves in live
//! games, hints and analyses wait in one queue.
//!
//! Network addresses take turns, at an address its visitors, and each has what they asked for first. Moves come before
//! analyses, which have a share of the time all the same: somebody waits at the board, but not for ever on the others' account.
//! What nobody waits for is done while no one else wants a thread.

mod order;
mod turn;

pub use turn::Turn;

use crate::who::Who;
use engine::{Engine, Stop};
use order::{Rota, round_robin};
use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

/// So many analyses of one visitor may wait or run; one of them runs.
const OF_ONE_VISITOR: usize = 6;
/// So long a turn of an analysis lasts while other analyses wait.
const SLICE: Duration = Duration::from_secs(5);
/// So long it lasts while moves wait, if the turn is the share of the analyses; any other ends at once.
const SHARE: Duration = Duration::from_secs(1);
/// The analyses have a share when moves have been thought about for so long while one of them waited: a quarter of the time.
const MOVES_TO_A_SHARE: Duration = Duration::from_secs(3);
/// So long one's own short questions wait for a long one, so that it has something to show.
const MOMENT: Duration = Duration::from_millis(400);
/// Whoever waits is told how many come before them no more often than this.
const BETWEEN_NEWS: Duration = Duration::from_millis(500);

/// How many there may be.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    /// Threads that think, about moves and analyses.
    pub threads: usize,
    /// Analyses at once.
    pub at_once: usize,
    /// Those that run and wait.
    pub all: usize,
    /// Those from one network address.
    pub of_one_address: usize,
}

/// Who wants something thought about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asker {
    /// The visitor themselves.
    pub visitor: Who,
    /// From which network address they ask.
    pub address: IpAddr,
}

impl Asker {
    /// Somebody for whom nothing will be thought about: only people play the computer.
    pub fn nowhere(visitor: Who) -> Asker {
        Asker { visitor, address: Ipv4Addr::UNSPECIFIED.into() }
    }
}

/// What is wanted, and how long it takes. Of one visitor's analyses the short ones come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// A move in a live game, or a hint for one.
    Move,
    /// An analysis with an answer in a second or two.
    Short,
    /// One that goes on for long.
    Long,
    /// One that nobody waits for: it has what nobody else wants.
    Spare,
}

/// The queue of all who want to think.
#[derive(Clone)]
pub struct Turns(Arc<Inner>);

struct Inner {
    places: Places,
    state: Mutex<State>,
    /// Somebody's turn has come, or the queue is shorter.
    changed: watch::Sender<()>,
}

#[derive(Default)]
struct State {
    jobs: BTreeMap<u64, Job>,
    /// Numbers jobs, and turns.
    count: u64,
    moves: Rota,
    analyses: Rota,
    /// How long moves have been thought about since the analyses had their share, while one waited.
    owed: Duration,
    /// Engines of analyses that nobody uses, each with the job it worked for last.
    idle: Vec<(u64, Engine)>,
    closed: bool,
}

struct Job {
    asker: Asker,
    weight: Weight,
    stage: Stage,
    /// While it waits: how many come before.
    before: usize,
    /// Whether its turn is the share of the analyses.
    is_share: bool,
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

impl Job {
    fn is_move(&self) -> bool {
        self.weight == Weight::Move
    }

    fn is_spare(&self) -> bool {
        self.weight == Weight::Spare
    }

    /// An analysis that somebody waits for.
    fn is_asked_for(&self) -> bool {
        !self.is_move() && !self.is_spare()
    }

    fn waits(&self) -> bool {
        matches!(self.stage, Stage::Waiting)
    }

    fn has_thread(&self) -> bool {
        matches!(self.stage, Stage::Called | Stage::Thinking(_) | Stage::Left)
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
pub enum NoPlace {
    /// The visitor has enough already.
    Enough,
    /// Too many others wait.
    Full,
}

impl Turns {
    /// So many places for thinking, all of them free.
    pub fn new(places: Places) -> Turns {
        Turns(Arc::new(Inner { places, state: Mutex::default(), changed: watch::Sender::new(()) }))
    }

    /// Takes a place for an analysis.
    ///
    /// # Errors
    /// If there is none.
    pub fn join(&self, asker: Asker, weight: Weight) -> Result<Ticket, NoPlace> {
        let mut state = self.lock();
        let places = self.0.places;
        // Those that were left still have an engine, for a moment.
        let analyses = || state.jobs.values().filter(|job| job.is_asked_for());
        let count = |fits: &dyn Fn(&Job) -> bool| analyses().filter(|job| fits(job)).count();
        if count(&|job| job.asker.visitor == asker.visitor && !matches!(job.stage, Stage::Left)) >= OF_ONE_VISITOR {
            return Err(NoPlace::Enough);
        }
        let crowded = count(&|job| job.asker.address == asker.address) >= places.of_one_address;
        if state.closed || places.at_once == 0 || analyses().count() >= places.all || crowded {
            return Err(NoPlace::Full);
        }
        Ok(self.enter(&mut state, asker, weight))
    }

    /// Takes a place for a move in a live game: how many games there are is limited elsewhere.
    pub fn join_for_move(&self, asker: Asker) -> Ticket {
        self.enter(&mut self.lock(), asker, Weight::Move)
    }

    /// Takes a place for something that nobody waits for; whoever does so sees to it that there is not much of that. `None` if
    /// nothing is analysed here.
    pub fn join_spare(&self) -> Option<Ticket> {
        let mut state = self.lock();
        let analyses = !state.closed && self.0.places.at_once > 0;
        analyses.then(|| self.enter(&mut state, Asker::nowhere(Who::unknown()), Weight::Spare))
    }

    fn enter(&self, state: &mut State, asker: Asker, weight: Weight) -> Ticket {
        state.count += 1;
        let id = state.count;
        state.jobs.insert(id, Job { asker, weight, stage: Stage::Resting, before: 0, is_share: false });
        Ticket { turns: self.clone(), id }
    }

    /// Ends everything; nothing begins any more.
    pub fn close(&self) {
        self.change(|state| {
            state.closed = true;
            for job in state.jobs.values() {
                if let Stage::Thinking(halt) = &job.stage {
                    halt.give();
                }
            }
        });
    }

    /// Whether everything has been ended.
    pub(crate) fn are_over(&self) -> bool {
        self.lock().closed
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, change: impl FnOnce(&mut State)) {
        let mut state = self.lock();
        change(&mut state);
        state.call(self.0.places);
        drop(state);
        self.0.changed.send_replace(());
    }
}

impl State {
    /// Lets those think whose turn it is, and no more than that.
    fn call(&mut self, places: Places) {
        if self.closed {
            return;
        }
        let (mut moves, mut analyses) =
            (self.queue(&self.moves, Job::is_move), self.queue(&self.analyses, Job::is_asked_for));
        moves.reverse();
        analyses.reverse();
        loop {
            let busy = self.jobs.values().filter(|job| job.has_thread()).count();
            let analysing = self.jobs.values().filter(|job| job.has_thread() && !job.is_move()).count();
            let analysis = if analysing < places.at_once { self.next_analysis(&analyses) } else { None };
            let share = self.owed >= MOVES_TO_A_SHARE && analysis.is_some() && !moves.is_empty();
            let idle = moves.is_empty() && analyses.is_empty() && analysing < places.at_once;
            let spare = if idle { self.spare() } else { None };
            let next = if share { analysis } else { moves.last().copied().or(analysis).or(spare) };
            let Some(id) = next else { break };
            if busy < places.threads {
                moves.retain(|waiting| *waiting != id);
                analyses.retain(|waiting| *waiting != id);
                self.give_turn(id, share);
            } else if share || !self.make_room(moves.len()) {
                break;
            }
        }
        for queue in [moves, analyses] {
            for (before, id) in queue.into_iter().rev().enumerate() {
                self.jobs.entry(id).and_modify(|job| job.before = before);
            }
        }
    }

    /// Those who wait for a move, or for an analysis, in the order in which their turns come.
    fn queue(&self, rota: &Rota, wanted: fn(&Job) -> bool) -> Vec<u64> {
        let waiting = self.jobs.iter().filter(|(_, job)| job.waits() && wanted(job));
        round_robin(rota, waiting.map(|(id, job)| (*id, &job.asker)))
    }

    /// What has waited longest of all that nobody waits for.
    fn spare(&self) -> Option<u64> {
        self.jobs.iter().find(|(_, job)| job.waits() && job.is_spare()).map(|(id, _)| *id)
    }

    /// The analysis that comes next among those that wait, the last of which is the first in the queue.
    fn next_analysis(&self, queue: &[u64]) -> Option<u64> {
        let busy = |visitor: &Who| {
            let mut own = self.jobs.values().filter(|job| job.asker.visitor == *visitor && !job.is_move());
            own.any(Job::has_thread)
        };
        let first = *queue.iter().rfind(|id| !busy(&self.jobs[id].asker.visitor))?;
        let visitor = &self.jobs[&first].asker.visitor;
        let short = |id: &&u64| self.jobs[*id].asker.visitor == *visitor && self.jobs[*id].weight == Weight::Short;
        Some(queue.iter().rev().find(short).copied().unwrap_or(first))
    }

    fn give_turn(&mut self, id: u64, share: bool) {
        self.count += 1;
        let now = self.count;
        let Some(job) = self.jobs.get_mut(&id) else { return };
        (job.stage, job.is_share) = (Stage::Called, share);
        let rota = if job.is_move() { &mut self.moves } else { &mut self.analyses };
        rota.note(&job.asker, now);
        if share {
            self.owed = Duration::ZERO;
        }
    }

    /// Analyses make room for moves that wait, what nobody waits for first, then the one that began last, but for those that
    /// have their share. Whether there is room at once.
    fn make_room(&mut self, moves: usize) -> bool {
        let leaving = |job: &Job| match &job.stage {
            Stage::Left => true,
            Stage::Thinking(halt) => halt.is_given(),
            _ => false,
        };
        let wanted = moves.saturating_sub(self.jobs.values().filter(|job| leaving(job)).count());
        let others = |job: &&mut Job| !job.is_move() && !job.is_share && job.has_thread() && !leaving(job);
        let mut others: Vec<&mut Job> = self.jobs.values_mut().rev().filter(others).collect();
        others.sort_by_key(|job| !job.is_spare());
        for job in others.into_iter().take(wanted) {
            match &job.stage {
                Stage::Called => {
                    job.stage = Stage::Waiting;
                    self.analyses.forgive(&job.asker);
                    return true;
                }
                Stage::Thinking(halt) => halt.give(),
                _ => {}
            }
        }
        false
    }

    /// Whether somebody waits for the thread of an analysis that has thought for so long.
    fn is_wanted(&self, id: u64, thought: Duration) -> bool {
        let Some(own) = self.jobs.get(&id) else { return true };
        let is_own_word = |job: &Job| job.asker.visitor == own.asker.visitor && job.weight == Weight::Short;
        let mut waiting = self.jobs.values().filter(|job| job.waits() && !job.is_spare());
        !own.is_move()
            && waiting.any(|job| match job.weight {
                _ if own.is_spare() => true,
                Weight::Move => own.is_share && thought >= SHARE,
                _ if is_own_word(job) => thought >= MOMENT,
                _ => thought >= SLICE,
            })
    }

    /// Notes that somebody has thought for so long.
    fn thought(&mut self, id: u64, time: Duration) {
        let analysis_waits = self.jobs.values().any(|job| job.waits() && job.is_asked_for());
        let Some(job) = self.jobs.get_mut(&id) else { return };
        if job.is_move() {
            self.owed = if analysis_waits { (self.owed + time).min(MOVES_TO_A_SHARE) } else { Duration::ZERO };
            return;
        }
        if !job.is_share && !job.is_spare() {
            self.owed = self.owed.saturating_sub(time * 3);
        }
        if time < SLICE && matches!(&job.stage, Stage::Thinking(halt) if halt.is_given()) {
            // Who had to make room before their time keeps their place.
            self.analyses.forgive(&job.asker);
        }
    }
}

/// A place in the queue; dropping it ends what was wanted.
pub struct Ticket {
    turns: Turns,
    id: u64,
}

impl Ticket {
    /// The turn, if it comes at once. From now on one waits for it.
    pub fn turn_now(&mut self) -> Option<Turn> {
        let id = self.id;
        self.turns.change(|state| {
            if let Some(job) = state.jobs.get_mut(&id).filter(|job| matches!(job.stage, Stage::Resting)) {
                job.stage = Stage::Waiting;
            }
        });
        self.look()?.ok()
    }

    /// Waits for one's turn, and tells how many come before as that changes, for the first time after `quiet`. `None` when
    /// there are no more turns.
    pub async fn turn(&mut self, quiet: Duration, mut tell: impl FnMut(usize)) -> Option<Turn> {
        let mut changed = self.turns.0.changed.subscribe();
        if let Some(turn) = self.turn_now() {
            return Some(turn);
        }
        let (mut told, mut next_news) = (None, Instant::now() + quiet);
        loop {
            let before = match self.look()? {
                Ok(turn) => return Some(turn),
                Err(before) => before,
            };
            let is_news = told != Some(before);
            if is_news && next_news <= Instant::now() {
                tell(before);
                (told, next_news) = (Some(before), Instant::now() + BETWEEN_NEWS);
            } else {
                tokio::select! {
                    changed = changed.changed() => changed.ok()?,
                    () = sleep_until(next_news), if is_news => {}
                }
            }
        }
    }

    /// The turn, or how many come before.
    fn look(&self) -> Option<Result<Turn, usize>> {
        let mut state = self.turns.lock();
        if state.closed {
            return None;
        }
        let job = state.jobs.get_mut(&self.id)?;
        if !matches!(job.stage, Stage::Called) {
            return Some(Err(job.before));
        }
        let halt = Halt::default();
        job.stage = Stage::Thinking(halt.clone());
        let engine = if job.is_move() { None } else { state.idle_engine(self.id) };
        Some(Ok(Turn::new(self.turns.clone(), self.id, engine, halt)))
    }
}

impl State {
    /// An engine that nobody uses, the one that worked for this job before if it is there.
    fn idle_engine(&mut self, id: u64) -> Option<(u64, Engine)> {
        let own = self.idle.iter().position(|(last, _)| *last == id);
        own.or_else(|| self.idle.len().checked_sub(1)).map(|index| self.idle.swap_remove(index))
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let id = self.id;
        self.turns.change(|state| {
            let Some(job) = state.jobs.get_mut(&id) else { return };
            if let Stage::Thinking(halt) = &job.stage {
                halt.give();
                job.stage = Stage::Left;
            } else {
                // Its thread is free already.
                state.jobs.remove(&id);
            }
        });
    }
}

#[cfg(test)]
mod tests;
