//! Who plays, and the game as it stands.

use crate::usi::Usi;
use crate::xboard::XBoard;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use variants::{Course, Level, Limits, Position, Thinker};

/// A game in progress.
pub(crate) struct Game {
    pub(crate) course: Course,
    pub(crate) moves: Vec<String>,
    /// What the mistakes of levels come from.
    seed: u64,
    given_up: bool,
}

impl Game {
    /// A game after a few random moves.
    pub(crate) fn opening(start: &Position, seed: u64, round: u64) -> Game {
        let mut random = Random(seed);
        loop {
            let course = Course::new(start.clone());
            let mut game = Game { course, moves: Vec::new(), seed: 0, given_up: false };
            for _ in 0..2 {
                let moves = game.course.legal_moves();
                let m = moves[random.below(moves.len())];
                game.play(&game.position().move_text(m));
            }
            // Nobody may have lost already, or have to answer a check.
            if game.result().is_none() && !game.position().in_check() {
                game.seed = game.position().key() ^ round;
                return game;
            }
        }
    }

    pub(crate) fn position(&self) -> &Position {
        self.course.position()
    }

    pub(crate) fn plies(&self) -> usize {
        self.moves.len()
    }

    /// Plays a legal move; tells whether it was. Who brings about what may not come back has lost.
    pub(crate) fn play(&mut self, text: &str) -> bool {
        let Ok(m) = self.position().parse_move(text) else { return false };
        if self.course.forbids(m) {
            self.given_up = true;
            return true;
        }
        self.moves.push(text.to_owned());
        self.course.play(m)
    }

    /// Whose turn it is gives up.
    pub(crate) fn give_up(&mut self) {
        self.given_up = true;
    }

    /// The winner by the parity of their plies, or none for a draw; `None` while the game goes on.
    pub(crate) fn result(&self) -> Option<Option<usize>> {
        if self.given_up {
            return Some(Some(1 - self.plies() % 2));
        }
        let outcome = self.course.outcome()?;
        let first = self.course.start().turn();
        Some(outcome.loser.map(|loser| usize::from(loser == first)))
    }
}

/// An answer and the time it took.
pub(crate) struct Answer {
    /// `None` if the player gives up.
    pub(crate) text: Option<String>,
    pub(crate) used: Duration,
}

pub(crate) enum Player {
    Thinker(Box<Thinker>, Level),
    Random(Random),
    Usi(Usi),
    XBoard(XBoard),
}

/// What an opponent can be.
pub(crate) const KNOWN: &str = "random, self, level:A:B, level:A:random, other:CONTEST, usi:PROGRAM or xboard:PROGRAM";

impl Player {
    pub(crate) fn pair(game: &Arc<variants::Game>, opponent: &str) -> Result<[Player; 2], String> {
        let thinker = |level| Player::Thinker(Box::new(Thinker::new(game, 64)), level);
        let level = |text: &str| text.parse::<Level>().map_err(|error| error.to_string());
        let strongest = thinker(Level::STRONGEST);
        let (kind, rest) = opponent.split_once(':').unwrap_or((opponent, ""));
        Ok(match (kind, rest.split_once(':')) {
            ("random", _) if rest.is_empty() => [strongest, Player::Random(Random(1))],
            ("self", _) if rest.is_empty() => [strongest, thinker(Level::STRONGEST)],
            ("level", Some((a, "random"))) => [thinker(level(a)?), Player::Random(Random(1))],
            ("level", Some((a, b))) => [thinker(level(a)?), thinker(level(b)?)],
            ("usi", _) => [strongest, Player::Usi(Usi::fairy(rest, game.id())?)],
            ("other", _) => [strongest, Player::Usi(Usi::other(rest, game.id())?)],
            ("xboard", _) => [strongest, Player::XBoard(XBoard::start(rest, game.id())?)],
            _ => return Err(format!("{opponent}: expected {KNOWN}")),
        })
    }

    pub(crate) fn answer(&mut self, game: &Game, time: Duration) -> Result<Answer, String> {
        let began = Instant::now();
        let text = match self {
            Player::Random(random) => {
                let moves = game.course.legal_moves();
                Some(game.position().move_text(moves[random.below(moves.len())]))
            }
            Player::Thinker(thinker, level) => {
                let limits = Limits { time: Some(time), level: *level, seed: game.seed, ..Limits::default() };
                let thought = thinker.think(&game.course, &limits, &AtomicBool::new(false)).ok_or("no move found")?;
                let best = game.position().move_text(thought.best);
                if std::env::var_os("TELL").is_some() {
                    println!("{} {best} {} {} {}", game.position(), thought.score, thought.depth, thought.nodes);
                }
                Some(best)
            }
            Player::Usi(program) => program.answer(game, time)?,
            Player::XBoard(program) => program.answer(game, time)?,
        };
        Ok(Answer { text, used: began.elapsed() })
    }
}

/// A simple generator of numbers.
pub(crate) struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % bound as u64) as usize
    }
}
