//! Who plays, and the game as it stands.

use crate::usi::Usi;
use crate::xboard::XBoard;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use variants::{Level, Limits, Position, Thinker};

/// A game in progress.
pub(crate) struct Game {
    pub(crate) position: Position,
    pub(crate) start: Position,
    pub(crate) moves: Vec<String>,
    keys: Vec<u64>,
    checks: Vec<bool>,
    given_up: bool,
}

impl Game {
    /// A game after a few random moves.
    pub(crate) fn opening(start: Position, seed: u64) -> Game {
        let mut random = Random(seed);
        loop {
            let mut game = Game {
                position: start.clone(),
                start: start.clone(),
                moves: Vec::new(),
                keys: vec![start.key()],
                checks: vec![start.in_check()],
                given_up: false,
            };
            for _ in 0..2 {
                let moves = game.position.legal_moves();
                let m = moves[random.below(moves.len())];
                game.play(&game.position.move_text(m));
            }
            // A blunder is no opening: nobody may be about to lose a piece that counts.
            if game.result().is_none() && !game.position.in_check() {
                return game;
            }
        }
    }

    pub(crate) fn plies(&self) -> usize {
        self.moves.len()
    }

    /// Plays a legal move; tells whether it was.
    pub(crate) fn play(&mut self, text: &str) -> bool {
        let Ok(m) = self.position.parse_move(text) else { return false };
        self.position.play(m);
        self.moves.push(text.to_owned());
        self.keys.push(self.position.key());
        self.checks.push(self.position.in_check());
        true
    }

    /// Whose turn it is gives up.
    pub(crate) fn give_up(&mut self) {
        self.given_up = true;
    }

    /// The winner by the parity of his plies, or none for a draw; `None` while the game goes on.
    pub(crate) fn result(&self) -> Option<Option<usize>> {
        let to_move = self.plies() % 2;
        if let Some(winner) = self.position.winner() {
            return Some(Some(if winner == self.position.turn() { to_move } else { 1 - to_move }));
        }
        if self.given_up || self.position.legal_moves().is_empty() {
            return Some(Some(1 - to_move));
        }
        let here = self.position.key();
        let same: Vec<usize> = (0..self.keys.len()).filter(|at| self.keys[*at] == here).collect();
        if same.len() < 4 {
            return None;
        }
        let first = same[0];
        let always = |parity: usize| (first..self.keys.len()).filter(|at| at % 2 == parity).all(|at| self.checks[at]);
        let checked = [always(0), always(1)];
        Some(match (checked[to_move], checked[1 - to_move]) {
            (true, false) => Some(to_move),
            (false, true) => Some(1 - to_move),
            // As Fairy-Stockfish has it, so that nobody plays by other rules than the other.
            _ if self.position.game().id() == "minishogi" => Some(1),
            _ if self.position.game().id() == "tori" => Some(to_move),
            _ => return Some(None),
        })
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

impl Player {
    pub(crate) fn pair(game: &Arc<variants::Game>, opponent: &str) -> Result<[Player; 2], String> {
        let thinker = |level| Player::Thinker(Box::new(Thinker::new(game, 64)), level);
        let strongest = thinker(Level::STRONGEST);
        Ok(match opponent.split(':').collect::<Vec<_>>()[..] {
            ["random"] => [strongest, Player::Random(Random(1))],
            ["self"] => [strongest, thinker(Level::STRONGEST)],
            ["level", a, b] => {
                let level = |text: &str| text.parse::<Level>().map_err(|error| error.to_string());
                [thinker(level(a)?), thinker(level(b)?)]
            }
            ["usi", program] => [strongest, Player::Usi(Usi::start(program, &[], game.id())?)],
            ["other", program] => [strongest, Player::Usi(Usi::start(program, &[game.id(), "serve"], game.id())?)],
            ["xboard", program] => [strongest, Player::XBoard(XBoard::start(program, game.id())?)],
            _ => {
                let known = "random, self, level:A:B, other:CONTEST, usi:PROGRAM or xboard:PROGRAM";
                return Err(format!("{opponent}: expected {known}"));
            }
        })
    }

    pub(crate) fn answer(&mut self, game: &Game, time: Duration) -> Result<Answer, String> {
        let began = Instant::now();
        let text = match self {
            Player::Random(random) => {
                let moves = game.position.legal_moves();
                Some(game.position.move_text(moves[random.below(moves.len())]))
            }
            Player::Thinker(thinker, level) => {
                let limits = Limits { time: Some(time), level: *level, seed: game.keys[1], ..Limits::default() };
                let before = &game.keys[..game.keys.len() - 1];
                let thought = thinker.think(&game.position, before, &limits, &AtomicBool::new(false));
                let thought = thought.ok_or("no move found")?;
                if std::env::var_os("TELL").is_some() {
                    let at = &game.position;
                    println!(
                        "{at} {} {} {} {}",
                        at.move_text(thought.best),
                        thought.score,
                        thought.depth,
                        thought.nodes
                    );
                }
                Some(game.position.move_text(thought.best))
            }
            Player::Usi(program) => Some(program.answer(game, time)?),
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
