//! The right to think, for a while.

use super::{Halt, Stage, Turns};
use engine::{Answer, Engine, Game, Info, Limits, Stop};
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// Memory of one engine for positions it has met.
const HASH_MEGABYTES: usize = 16;
/// So often somebody looks whether a turn is over.
const GLANCE: Duration = Duration::from_millis(100);

/// The right to think; the thread is free again when this is dropped.
pub struct Turn {
    turns: Turns,
    id: u64,
    /// Of an analysis: with the job it worked for last.
    engine: Option<(u64, Engine)>,
    halt: Halt,
    begun: Instant,
}

impl Turn {
    pub(super) fn new(turns: Turns, id: u64, engine: Option<(u64, Engine)>, halt: Halt) -> Turn {
        Turn { turns, id, engine, halt, begun: Instant::now() }
    }

    /// Searches on a thread of its own, until a limit is reached or the turn is over. `None` if the engine failed.
    pub async fn think(
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
    pub async fn work<T: Send + 'static>(
        mut self,
        work: impl FnOnce(&mut Engine, &Stop) -> T + Send + 'static,
    ) -> Option<(Turn, T)> {
        let (turns, id, halt, begun) = (self.turns.clone(), self.id, self.halt.clone(), self.begun);
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
                    if turns.lock().is_wanted(id, begun.elapsed()) {
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
    pub fn was_halted(&self) -> bool {
        self.halt.is_given()
    }

    /// Whether it is time to let others think.
    pub fn is_over(&self) -> bool {
        self.was_halted() || self.turns.lock().is_wanted(self.id, self.begun.elapsed())
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        // An engine that has failed is not used again.
        let engine = self.engine.take().filter(|_| !std::thread::panicking());
        let (id, time) = (self.id, self.begun.elapsed());
        self.turns.change(|state| {
            state.idle.extend(engine);
            state.thought(id, time);
            let Some(job) = state.jobs.get_mut(&id) else { return };
            if matches!(job.stage, Stage::Left) {
                state.jobs.remove(&id);
            } else {
                (job.stage, job.is_share) = (Stage::Resting, false);
            }
        });
    }
}
