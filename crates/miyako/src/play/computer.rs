//! The computer as opponent and adviser in the terminal.

use super::PATIENCE;
use super::setting::{Effort, time};
use arbiter::{Phase, TimeLeft};
use engine::{Answer, Book, Clocks, Decision, Engine, Limits, Score, Stop};
use play::{AnyBoard, AnyMove, Board as _};
use shogi::Color;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use variants::Thinker;
use words::Language;

/// The referee of a game of two, whichever is played.
pub(super) type Game = arbiter::Game<AnyBoard>;

/// Its memory, in mebibytes.
const MEMORY: usize = 64;

/// How many positions it looks at for a hint, and to answer the offer of a draw.
pub(super) const HINT_NODES: u64 = 200_000;

/// The computer at one kind of board.
pub(super) struct Computer {
    mind: Mind,
    /// Where its mistakes come from.
    seed: u64,
}

enum Mind {
    Shogi { engine: Box<Engine>, level: engine::Level },
    Family { thinker: Box<Thinker>, level: variants::Level },
}

/// What came of thinking.
pub(super) struct Thought {
    /// What to play; `None` if there is nothing that it would play.
    pub(super) best: Option<AnyMove>,
    /// What the position is worth to the side to move; far from zero where it mates or is mated.
    pub(super) score: i32,
}

impl Computer {
    /// For standard shogi.
    pub(super) fn of_shogi(level: engine::Level, seed: u64) -> Computer {
        let mut engine = Box::new(Engine::new(MEMORY));
        engine.set_book(Some(Book::built_in()));
        Computer { mind: Mind::Shogi { engine, level }, seed }
    }

    /// For another game of the family.
    pub(super) fn of_family(game: &Arc<variants::Game>, level: variants::Level, seed: u64) -> Computer {
        let thinker = Box::new(Thinker::new(game, MEMORY));
        Computer { mind: Mind::Family { thinker, level }, seed }
    }

    /// What it is called in a record.
    pub(super) fn name(&self) -> String {
        match &self.mind {
            Mind::Shogi { level, .. } => format!("Miyako {level}"),
            Mind::Family { level, .. } => format!("Miyako {level}"),
        }
    }

    /// Its level: a grade, or the number of ten.
    pub(super) fn level(&self, language: Language) -> String {
        match &self.mind {
            Mind::Shogi { level, .. } => words::grade(level.name(), language),
            Mind::Family { level, .. } => level.to_string(),
        }
    }

    /// Thinks about the position on the board.
    pub(super) fn think(&mut self, game: &Game, effort: Effort) -> Thought {
        match (&mut self.mind, game.position()) {
            (Mind::Shogi { engine, level }, AnyBoard::Shogi(_)) => {
                engine.set_level(if let Effort::Play(_) = effort { *level } else { engine::Level::STRONGEST });
                // Not the same mistake again after a takeback.
                engine.set_seed(self.seed.wrapping_add(game.takebacks().into()));
                thought_of(&search(engine, game, &limits(game, effort)))
            }
            (Mind::Family { thinker, level }, AnyBoard::Family(course)) => {
                let asked = variants::Limits { seed: self.seed, attempt: game.takebacks(), ..Default::default() };
                let limits = match effort {
                    Effort::Play(now) => variants::Limits { time: Some(time(game, now)), level: *level, ..asked },
                    Effort::Advise => variants::Limits { time: Some(PATIENCE / 3), nodes: Some(HINT_NODES), ..asked },
                };
                let thought = thinker.think(course, &limits, &AtomicBool::new(false));
                let best = thought.as_ref().map(|thought| AnyMove::of_family(thought.best, course.position()));
                Thought { best, score: thought.map_or(0, |thought| thought.score) }
            }
            // It sits down at one kind of board.
            _ => Thought { best: None, score: 0 },
        }
    }
}

fn thought_of(answer: &Answer) -> Thought {
    let score = match answer.score {
        Score::Value(value) => value,
        Score::MateIn(_) => i32::MAX,
        Score::MatedIn(_) => -i32::MAX,
    };
    Thought { best: answer.decision.played().map(AnyMove::from), score }
}

fn limits(game: &Game, effort: Effort) -> Limits {
    match effort {
        Effort::Advise => Limits { nodes: Some(HINT_NODES), ..Limits::default() },
        Effort::Play(now) => match clocks(game, now) {
            Some(clocks) => Limits { clocks: Some(clocks), ..Limits::default() },
            None => Limits { movetime: Some(PATIENCE), ..Limits::default() },
        },
    }
}

/// What the engine is told of the clocks; both players have the same.
fn clocks(game: &Game, now: Duration) -> Option<Clocks> {
    let control = game.terms().clocks[game.turn().index()];
    let left = Color::ALL.map(|color| game.time_left(color, now));
    let of_each = |time: fn(TimeLeft) -> Duration| left.map(|left| left.map_or(Duration::ZERO, time));
    control.is_timed().then(|| Clocks {
        left: of_each(|left| left.main),
        considerations: of_each(|left| left.before_byoyomi() - left.main),
        increment: [control.increment(); 2],
        byoyomi: control.period(),
    })
}

fn search(engine: &mut Engine, game: &Game, limits: &Limits) -> Answer {
    let nothing = Answer { decision: Decision::Resign, score: Score::Value(0), nodes: 0 };
    let preparing = game.phase() == Phase::Opening;
    let start = if preparing { game.position() } else { &game.terms().start };
    let Some(start) = start.standard() else { return nothing };
    let mut course = engine::Game::new(start.clone());
    for m in game.moves().iter().filter_map(|played| AnyBoard::standard_move(played.m)) {
        // The referee has found every one of them legal.
        if course.play(m).is_err() {
            return nothing;
        }
    }
    engine.search(&course, limits, &Stop::new(), &mut |_| ())
}
