//! The engine as opponent and adviser. It thinks on threads of its own, fewer than the machine has, so that pages stay
//! quick however many games it plays; whose turn it is there says [`crate::turns`].

mod players;

use crate::agreement::Strength;
use crate::random::GameId;
use crate::turns::{Asker, Ticket, Turn, Turns};
use arbiter::{TimeControl, TimeLeft};
use engine::{Book, Clocks, Level, Limits, Score, Stop};
use play::{AnyBoard, AnyMove, Board as _};
use players::Players;
use shogi::{Color, Position};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use variants::{Course, Thinker, mixed, yonin};

/// All computer opponents of the server.
#[derive(Clone)]
pub struct Computer {
    inner: Arc<Inner>,
}

struct Inner {
    turns: Turns,
    players: Players,
    /// How long a move may take, whatever the clock allows: so the turns of others come.
    longest: Duration,
}

/// A position to think about.
pub struct Question {
    pub about: About,
    pub effort: Effort,
    pub chance: Chance,
    /// To break off thinking.
    pub stop: Halt,
}

/// How long to think.
#[derive(Clone, Copy, Debug)]
pub enum Effort {
    /// As the clock of the side to move allows, of which so much is left when the question is asked.
    Clock(TimeControl, TimeLeft),
    /// As long as allowed.
    Allowed,
    /// About so many positions, whatever was looked at before: the same question has the same answer.
    Positions(u64),
}

impl Effort {
    fn clock(self) -> Option<(TimeControl, TimeLeft)> {
        match self {
            Effort::Clock(control, left) => Some((control, left)),
            Effort::Allowed | Effort::Positions(_) => None,
        }
    }

    fn positions(self) -> Option<u64> {
        match self {
            Effort::Positions(positions) => Some(positions),
            Effort::Clock(..) | Effort::Allowed => None,
        }
    }
}

/// The same in a game for four.
pub struct QuestionOfFour {
    pub course: yonin::Course,
    pub level: variants::Level,
    pub clock: Option<(TimeControl, TimeLeft)>,
    pub chance: Chance,
    pub stop: Halt,
}

/// Chooses among the mistakes of the weaker levels: the same when a game is taken up again, others after a takeback, so that
/// nobody does again at once what was just taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    /// The form of a level is the same in the whole game.
    game: u64,
    takebacks: u32,
}

impl Chance {
    pub fn of(game: &GameId, takebacks: u32) -> Chance {
        // A mix of our own: the standard library's may be another one after an upgrade, in the middle of a game.
        let game = game.as_str().bytes().fold(0, |all, byte| mixed(all ^ u64::from(byte)));
        Chance { game, takebacks }
    }

    fn seed(self) -> u64 {
        if self.takebacks == 0 { self.game } else { mixed(self.game ^ mixed(self.takebacks.into())) }
    }
}

/// What stands on the board, and how strong the answer is to be.
pub enum About {
    Shogi { level: Level, start: Box<Position>, moves: Vec<shogi::Move> },
    Family { level: variants::Level, course: Box<Course> },
}

impl About {
    /// A game from `start` on as far as it has come; `None` if that strength is not known in it.
    pub fn new(
        strength: Strength,
        start: &AnyBoard,
        now: &AnyBoard,
        moves: impl Iterator<Item = AnyMove>,
    ) -> Option<About> {
        match (strength, start, now) {
            (Strength::Grade(level), AnyBoard::Shogi(start), _) => {
                let moves = moves.filter_map(AnyBoard::standard_move).collect();
                Some(About::Shogi { level, start: Box::new(start.clone()), moves })
            }
            (Strength::Number(level), _, AnyBoard::Family(course)) => {
                Some(About::Family { level, course: course.clone() })
            }
            _ => None,
        }
    }
}

/// What the computer wants to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    Play(AnyMove),
    DeclareWin,
    Resign,
}

impl Decision {
    /// The move, if it is one.
    pub fn played(self) -> Option<AnyMove> {
        match self {
            Decision::Play(m) => Some(m),
            Decision::DeclareWin | Decision::Resign => None,
        }
    }
}

/// What came of thinking.
#[derive(Clone, Copy, Debug)]
pub struct Thought {
    pub decision: Decision,
    /// What the position is worth to the side to move: in hundredths of a pawn, in other games of the family where the mean
    /// piece is worth 320. Far beyond every position's value where it mates or is mated.
    pub score: i32,
}

/// Breaks a thought off.
#[derive(Clone, Debug, Default)]
pub struct Halt {
    engine: Stop,
    thinker: Arc<AtomicBool>,
}

impl Halt {
    pub fn stop(&self) {
        self.engine.stop();
        self.thinker.store(true, Ordering::Relaxed);
    }
}

impl Computer {
    /// A computer that thinks as long as this about a move.
    pub fn new(longest: Duration, turns: Turns) -> Computer {
        Computer { inner: Arc::new(Inner { turns, players: Players::default(), longest }) }
    }

    /// Takes a place in the queue for somebody's game. Waiting there is nobody's thinking time: the game's clocks stand.
    pub fn join(&self, asker: Asker) -> Ticket {
        self.inner.turns.join_for_move(asker)
    }

    /// Thinks for a turn. `None` if no answer could be had. To be broken off, drop this and give the question's `stop`.
    pub async fn answer(&self, question: Question, turn: Turn) -> Option<Thought> {
        let inner = self.inner.clone();
        in_turn(turn, move || inner.think(&question)).await
    }

    /// The same for a game for four, where nobody gives up; for so long at most, if its clock says so.
    pub async fn answer_four(&self, question: QuestionOfFour, turn: Turn) -> Option<yonin::Move> {
        let QuestionOfFour { course, level, chance, clock, stop } = question;
        let limits = self.inner.limits(level, clock, chance);
        let player = yonin::Computer::new(course.position().rules());
        in_turn(turn, move || player.think(&course, &limits, &stop.thinker)).await
    }
}

/// Thinks on a thread of its own, and then gives the turn back: nobody may be waiting for the answer any more, but the
/// thread is free only when the engine has stopped.
async fn in_turn<T: Send + 'static>(turn: Turn, think: impl FnOnce() -> Option<T> + Send + 'static) -> Option<T> {
    let thinking = tokio::task::spawn_blocking(move || {
        let _held = turn;
        think()
    });
    thinking.await.inspect_err(|error| tracing::error!(%error, "the engine failed")).ok()?
}

impl Inner {
    fn think(&self, question: &Question) -> Option<Thought> {
        match &question.about {
            About::Shogi { level, start, moves } => self.think_shogi(*level, start, moves, question),
            About::Family { level, course } => self.think_family(*level, course, question),
        }
    }

    fn think_family(&self, level: variants::Level, course: &Course, question: &Question) -> Option<Thought> {
        let limits = match question.effort.positions() {
            Some(positions) => variants::Limits { nodes: Some(positions), level, ..variants::Limits::default() },
            None => self.limits(level, question.effort.clock(), question.chance),
        };
        let position = course.position();
        let think = |thinker: &mut Thinker| thinker.think(course, &limits, &question.stop.thinker);
        let thought = self.players.of_family(position.game(), think)?;
        Some(Thought { decision: Decision::Play(AnyMove::of_family(thought.best, position)), score: thought.score })
    }

    /// How long a thought may take.
    fn time(&self, clock: Option<(TimeControl, TimeLeft)>) -> Duration {
        clock.map_or(self.longest, |(control, left)| left.share(control.increment()).min(self.longest)).max(LEAST)
    }

    /// What bounds a thought about a game of the family.
    fn limits(
        &self,
        level: variants::Level,
        clock: Option<(TimeControl, TimeLeft)>,
        chance: Chance,
    ) -> variants::Limits {
        variants::Limits {
            time: Some(self.time(clock)),
            level,
            seed: chance.game,
            attempt: chance.takebacks,
            ..variants::Limits::default()
        }
    }

    fn think_shogi(
        &self,
        level: Level,
        start: &Position,
        moves: &[shogi::Move],
        question: &Question,
    ) -> Option<Thought> {
        let mut game = engine::Game::new(start.clone());
        for m in moves {
            game.play(*m)
                .inspect_err(|error| tracing::error!(%m, %error, "the engine was given an illegal move"))
                .ok()?;
        }
        let turn = game.position().turn();
        let positions = question.effort.positions();
        let limits = Limits {
            clocks: question.effort.clock().map(|(control, left)| clocks(control, left, turn)),
            movetime: positions.is_none().then_some(self.longest),
            nodes: positions,
            ..Limits::default()
        };
        let answer = self.players.of_shogi(|engine| {
            if positions.is_some() {
                engine.new_game();
            }
            // A book knows moves, not what they are worth.
            engine.set_book(positions.is_none().then(Book::built_in));
            engine.set_level(level);
            engine.set_seed(question.chance.seed());
            engine.search(&game, &limits, &question.stop.engine, &mut |_| ())
        });
        let decision = match answer.decision {
            engine::Decision::Play { m, .. } => Decision::Play(m.into()),
            engine::Decision::DeclareWin => Decision::DeclareWin,
            engine::Decision::Resign => Decision::Resign,
        };
        let score = match answer.score {
            Score::Value(value) => value,
            Score::MateIn(_) => i32::MAX,
            Score::MatedIn(_) => -i32::MAX,
        };
        Some(Thought { decision, score })
    }
}

/// An answer is worth waiting so long for, whatever the clock shows.
const LEAST: Duration = Duration::from_millis(20);
/// What the engine is told of a clock: main time, considerations, byōyomi.
fn clocks(control: TimeControl, left: TimeLeft, turn: Color) -> Clocks {
    let considerations = left.before_byoyomi() - left.main;
    let byoyomi = if considerations.is_zero() { left.period } else { control.period() };
    let main = left.main;
    let mut clocks = Clocks { byoyomi, ..Clocks::default() };
    clocks.left[turn.index()] = main;
    clocks.considerations[turn.index()] = considerations;
    clocks.increment[turn.index()] = control.increment();
    clocks
}

#[cfg(test)]
mod tests;
