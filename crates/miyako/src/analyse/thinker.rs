//! The engine as `study` wants it: a position in, a judgement out.

use super::limit::Limit;
use crate::batch;
use engine::{Engine, Game, Info, Limits, ScoreBound, Stop};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;
use study::{Judgement, Line, Question, Score};

/// How often somebody looks whether the user has asked to stop.
const WATCH: Duration = Duration::from_millis(50);

/// An engine that judges one position after the other and remembers what it has found out.
pub(super) struct Thinker {
    engine: Engine,
    limits: Limits,
}

impl Thinker {
    /// An engine that searches with so many threads.
    pub(super) fn new(limit: &Limit, threads: usize) -> Thinker {
        let mut engine = Engine::new(limit.hash_megabytes());
        engine.set_threads(threads);
        engine.set_lines(limit.lines());
        engine.set_looks_for_mates(true);
        // There is no clock to lose on.
        engine.set_network_delay(Duration::ZERO);
        Thinker { engine, limits: limit.limits() }
    }

    /// Forgets what belongs to another game: the same file gives the same answers, whatever was read before it.
    pub(super) fn new_game(&mut self) {
        self.engine.new_game();
    }

    /// What the engine says of a position; `None` if the user has asked to stop.
    pub(super) fn judge(&mut self, question: &Question) -> Option<Judgement> {
        let mut game = Game::new(question.start.clone());
        for m in &question.moves {
            // They are legal: whoever asks has played them.
            game.play(*m).ok()?;
        }
        if batch::is_interrupted() {
            return None;
        }
        let mut told = Told::default();
        let stop = Stop::new();
        let answer = std::thread::scope(|scope| {
            let (done, watched) = mpsc::channel::<()>();
            scope.spawn({
                let stop = stop.clone();
                move || {
                    while watched.recv_timeout(WATCH) == Err(RecvTimeoutError::Timeout) {
                        if batch::is_interrupted() {
                            stop.stop();
                        }
                    }
                }
            });
            let answer = self.engine.search(&game, &self.limits, &stop, &mut |info| told.hear(info));
            drop(done);
            answer
        });
        if batch::is_interrupted() {
            return None;
        }
        Some(told.judgement(&answer))
    }
}

/// The last word on each line.
#[derive(Default)]
struct Told {
    lines: Vec<Line>,
    depth: u16,
}

impl Told {
    fn hear(&mut self, info: &Info) {
        if info.bound != ScoreBound::Exact {
            return;
        }
        let line = Line { score: score(info.score), moves: info.moves.clone() };
        self.depth = self.depth.max(info.depth);
        match self.lines.get_mut(info.rank - 1) {
            Some(old) => *old = line,
            None => self.lines.push(line),
        }
    }

    fn judgement(self, answer: &engine::Answer) -> Judgement {
        let first = answer.decision.played();
        let mut lines = self.lines.into_iter();
        let mut best = lines.next().unwrap_or(Line { score: score(answer.score), moves: Vec::new() });
        if best.moves.first().copied() != first {
            // The search was ended when it had just changed its mind.
            best = Line { score: score(answer.score), moves: first.into_iter().collect() };
        }
        let others = lines.filter(|line| line.moves.first() != best.moves.first()).collect();
        Judgement { best, others, depth: self.depth, nodes: answer.nodes }
    }
}

fn score(score: engine::Score) -> Score {
    match score {
        engine::Score::Value(value) => Score::Value(value),
        engine::Score::MateIn(plies) => Score::MateIn(plies),
        engine::Score::MatedIn(plies) => Score::MatedIn(plies),
    }
}
