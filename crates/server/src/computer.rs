//! The engine as opponent and adviser. It thinks on threads of its own, fewer than the machine has, so that pages stay
//! quick however many games it plays.

use crate::agreement::Strength;
use crate::analysis::Pool;
use crate::board::{Board, Move};
use crate::config::spare_threads;
use crate::random::GameId;
use arbiter::{TimeControl, TimeLeft};
use engine::{Book, Clocks, Engine, Level, Limits, Stop};
use shogi::{Color, Position};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use variants::{Course, Thinker, yonin};

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
    pub(crate) about: About,
    /// The clock of the side to move, and what is left of it when the question is asked; `None` to think as long as allowed.
    pub(crate) clock: Option<(TimeControl, TimeLeft)>,
    pub(crate) chance: Chance,
    /// To break off thinking.
    pub(crate) stop: Halt,
}

/// Chooses among the mistakes of the weaker levels: the same when a game is taken up again, others after a takeback, so that
/// nobody does again at once what was just taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Chance {
    /// The form of a level is the same in the whole game.
    game: u64,
    takebacks: u32,
}

impl Chance {
    pub(crate) fn of(game: &GameId, takebacks: u32) -> Chance {
        Chance { game: hashed(game), takebacks }
    }

    fn seed(self) -> u64 {
        if self.takebacks == 0 { self.game } else { hashed(self) }
    }
}

fn hashed(what: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    what.hash(&mut hasher);
    hasher.finish()
}

/// What stands on the board, and how strong the answer is to be.
pub(crate) enum About {
    Shogi { level: Level, start: Box<Position>, moves: Vec<shogi::Move> },
    Family { level: variants::Level, course: Box<Course> },
}

impl About {
    /// A game from `start` on as far as it has come; `None` if that strength is not known in it.
    pub(crate) fn new(
        strength: Strength,
        start: &Board,
        now: &Board,
        moves: impl Iterator<Item = Move>,
    ) -> Option<About> {
        match (strength, start, now) {
            (Strength::Grade(level), Board::Shogi(start), _) => {
                let moves = moves.filter_map(<Board as arbiter::Board>::standard_move).collect();
                Some(About::Shogi { level, start: Box::new(start.clone()), moves })
            }
            (Strength::Number(level), _, Board::Family(course)) => {
                Some(About::Family { level, course: course.clone() })
            }
            _ => None,
        }
    }
}

/// What the computer wants to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decision {
    Play(Move),
    DeclareWin,
    Resign,
}

impl Decision {
    /// The move, if it is one.
    pub(crate) fn played(self) -> Option<Move> {
        match self {
            Decision::Play(m) => Some(m),
            Decision::DeclareWin | Decision::Resign => None,
        }
    }
}

/// Breaks a thought off.
#[derive(Clone, Debug, Default)]
pub(crate) struct Halt {
    engine: Stop,
    thinker: Arc<AtomicBool>,
}

impl Halt {
    pub(crate) fn stop(&self) {
        self.engine.stop();
        self.thinker.store(true, Ordering::Relaxed);
    }
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

impl Computer {
    /// The same for a game for four, where nobody gives up; for so long at most, if its clock says so.
    pub(crate) async fn answer_four(
        &self,
        position: yonin::Position,
        level: variants::Level,
        chance: Chance,
        clock: Option<(TimeControl, TimeLeft)>,
        stop: Arc<AtomicBool>,
    ) -> Option<yonin::Move> {
        let asked = Instant::now();
        let precedence = self.inner.analyses.give_way();
        let thread = self.inner.free.clone().acquire_owned().await.ok()?;
        let longest = clock.map_or(self.inner.longest, |(control, left)| share(control, left).min(self.inner.longest));
        let thinking = tokio::task::spawn_blocking(move || {
            let _held = (thread, precedence);
            let time = longest.saturating_sub(asked.elapsed()).max(LEAST);
            yonin::Computer::new(position.rules()).think(&position, level, chance.seed(), time, &stop)
        });
        thinking.await.inspect_err(|error| tracing::error!(%error, "the computer failed")).ok()?
    }
}

impl Inner {
    fn think(&self, question: &Question, waited: Duration) -> Option<Decision> {
        match &question.about {
            About::Shogi { level, start, moves } => self.think_shogi(*level, start, moves, question, waited),
            About::Family { level, course } => self.think_family(*level, course, question, waited),
        }
    }

    fn think_family(
        &self,
        level: variants::Level,
        course: &Course,
        question: &Question,
        waited: Duration,
    ) -> Option<Decision> {
        let time = question.clock.map_or(self.longest, |(control, left)| share(control, left).min(self.longest));
        let limits = variants::Limits {
            time: Some(time.saturating_sub(waited).max(LEAST)),
            level,
            seed: question.chance.game,
            attempt: question.chance.takebacks,
            ..variants::Limits::default()
        };
        let position = course.position();
        let mut thinker = Thinker::new(position.game(), HASH_MEGABYTES);
        let thought = thinker.think(course, &limits, &question.stop.thinker)?;
        Some(Decision::Play(Move::of_family(thought.best, position)))
    }

    fn think_shogi(
        &self,
        level: Level,
        start: &Position,
        moves: &[shogi::Move],
        question: &Question,
        waited: Duration,
    ) -> Option<Decision> {
        let mut game = engine::Game::new(start.clone());
        for m in moves {
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
        engine.set_level(level);
        engine.set_seed(question.chance.seed());
        let answer = engine.search(&game, &limits, &question.stop.engine, &mut |_| ());
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(engine);
        Some(match answer.decision {
            engine::Decision::Play { m, .. } => Decision::Play(m.into()),
            engine::Decision::DeclareWin => Decision::DeclareWin,
            engine::Decision::Resign => Decision::Resign,
        })
    }

    fn take(&self) -> Option<Engine> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop()
    }
}

/// An answer is worth waiting so long for, whatever the clock shows.
const LEAST: Duration = Duration::from_millis(20);
/// On how many more moves the main time is spread.
const MOVES_TO_COME: u32 = 40;
/// What an answer needs on its way.
const MARGIN: Duration = Duration::from_millis(300);

/// What of a clock one move may take.
fn share(control: TimeControl, left: TimeLeft) -> Duration {
    let each = (left.for_each_move() + control.increment()) * 3 / 4;
    let all = left.main + left.for_each_move();
    (left.main / MOVES_TO_COME + each).min(all.saturating_sub(MARGIN))
}

/// What is left once the question has waited for a thread: first main time runs, then considerations, then byōyomi.
fn clocks(control: TimeControl, left: TimeLeft, turn: Color, waited: Duration) -> Clocks {
    let considerations = left.before_byoyomi() - left.main;
    let byoyomi = if considerations.is_zero() { left.period } else { control.period() };
    let mut over = waited;
    let [main, considerations, byoyomi] = [left.main, considerations, byoyomi].map(|time| {
        let rest = time.saturating_sub(over);
        over = over.saturating_sub(time);
        rest
    });
    let mut clocks = Clocks { byoyomi, ..Clocks::default() };
    clocks.left[turn.index()] = main;
    clocks.considerations[turn.index()] = considerations;
    clocks.increment[turn.index()] = control.increment();
    clocks
}

#[cfg(test)]
mod tests;
