//! The engine as opponent and adviser. It thinks on threads of its own, fewer than the machine has, so that pages stay
//! quick however many games it plays.

use crate::analysis::Pool;
use crate::config::spare_threads;
use arbiter::{TimeControl, TimeLeft};
use engine::{Book, Clocks, Decision, Engine, Level, Limits, Stop};
use shogi::{Color, Move, Position};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;

/// Memory of one engine for positions it has met.
const HASH_MEGABYTES: usize = 16;

/// All engines of the server.
#[derive(Clone)]
pub(crate) struct Computer {
    inner: Arc<Inner>,
}

struct Inner {
    free: Arc<Semaphore>,
    /// Engines that nobody uses just now.
    idle: Mutex<Vec<Engine>>,
    /// How long a move may take, whatever the clock allows.
    longest: Duration,
    /// Who has to make room.
    analyses: Pool,
}

/// A position to think about.
pub(crate) struct Question {
    pub(crate) level: Level,
    pub(crate) start: Position,
    pub(crate) moves: Vec<Move>,
    /// The clock of the side to move, and what is left of it when the question is asked; `None` to think as long as allowed.
    pub(crate) clock: Option<(TimeControl, TimeLeft)>,
    /// Chooses among the mistakes of the weaker levels.
    pub(crate) seed: u64,
    /// To break off thinking.
    pub(crate) stop: Stop,
}

impl Computer {
    /// A computer that thinks as long as this about a move; while it does, fewer of `analyses` go on.
    pub(crate) fn new(longest: Duration, analyses: Pool) -> Computer {
        let free = Arc::new(Semaphore::new(spare_threads()));
        Computer { inner: Arc::new(Inner { free, idle: Mutex::default(), longest, analyses }) }
    }

    /// Waits for a free thread and thinks there; waiting counts as thinking time. `None` if no answer could be had. To be
    /// broken off, drop this and give the question's `stop`.
    pub(crate) async fn answer(&self, question: Question) -> Option<Decision> {
        let asked = Instant::now();
        let precedence = self.inner.analyses.give_way();
        let thread = self.inner.free.clone().acquire_owned().await.ok()?;
        let inner = self.inner.clone();
        let thinking = tokio::task::spawn_blocking(move || {
            // Nobody may be waiting any more, but the thread is free only when the engine has stopped.
            let _held = (thread, precedence);
            inner.think(&question, asked.elapsed())
        });
        thinking.await.inspect_err(|error| tracing::error!(%error, "the engine failed")).ok()?
    }
}

impl Inner {
    fn think(&self, question: &Question, waited: Duration) -> Option<Decision> {
        let mut game = engine::Game::new(question.start.clone());
        for m in &question.moves {
            game.play(*m)
                .inspect_err(|error| tracing::error!(%m, %error, "the engine was given an illegal move"))
                .ok()?;
        }
        let turn = game.position().turn();
        let limits = Limits {
            clocks: question.clock.map(|(control, left)| clocks(control, left, turn, waited)),
            movetime: Some(self.longest),
            ..Limits::default()
        };
        let mut engine = self.take().unwrap_or_else(|| Engine::new(HASH_MEGABYTES));
        engine.set_book(Some(Book::built_in()));
        engine.set_level(question.level);
        engine.set_seed(question.seed);
        let answer = engine.search(&game, &limits, &question.stop, &mut |_| ());
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(engine);
        Some(answer.decision)
    }

    fn take(&self) -> Option<Engine> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop()
    }
}

/// What is left once the question has waited for a thread. The engine is not told of considerations that it could spend as
/// a whole: each lasts for all moves that do not use it up, as a byōyomi does.
fn clocks(control: TimeControl, left: TimeLeft, turn: Color, waited: Duration) -> Clocks {
    let over = waited.saturating_sub(left.main);
    let mut clocks = Clocks { byoyomi: left.for_each_move().saturating_sub(over), ..Clocks::default() };
    clocks.left[turn.index()] = left.main.saturating_sub(waited);
    clocks.increment[turn.index()] = control.increment();
    clocks
}

#[cfg(test)]
mod tests;
