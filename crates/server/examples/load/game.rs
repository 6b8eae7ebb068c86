//! Games being played, each by two clients.

use crate::player::Way;
use crate::script::{random_game, usi};
use std::cell::{Cell, RefCell};
use std::io;
use std::rc::Rc;
use std::time::Duration;
use tokio::time::{Instant, sleep_until};

/// So many games are made up beforehand, so that doing it is not measured.
const SCRIPTS: u64 = 200;
/// A game that is not decided by then is given up.
const LONGEST: usize = 300;

/// All games that are played.
pub(crate) struct Field {
    way: Way,
    scripts: Vec<Vec<String>>,
    /// From one move of a game to the next.
    interval: Option<Duration>,
    measuring: Cell<bool>,
    /// How long each move took from being sent to being heard by who sent it, in microseconds.
    latencies: RefCell<Vec<u32>>,
    begun: Cell<u32>,
    /// What went wrong first.
    error: RefCell<Option<io::Error>>,
}

impl Field {
    pub(crate) fn new(way: Way, interval: Option<Duration>) -> Field {
        let write = match way {
            Way::Live(_) => usi,
            Way::Csa(_) => kifu::csa::write_move,
        };
        Field {
            way,
            scripts: (0..SCRIPTS).map(|seed| random_game(seed, LONGEST, write)).collect(),
            interval,
            measuring: Cell::default(),
            latencies: RefCell::default(),
            begun: Cell::default(),
            error: RefCell::default(),
        }
    }

    /// Begins to count.
    pub(crate) fn measure(&self) {
        self.measuring.set(true);
    }

    /// Moves so far.
    pub(crate) fn moves(&self) -> usize {
        self.latencies.borrow().len()
    }

    /// Games that have begun so far.
    pub(crate) fn begun(&self) -> u32 {
        self.begun.get()
    }

    pub(crate) fn latencies(&self) -> Vec<u32> {
        self.latencies.borrow().clone()
    }

    /// # Errors
    /// With what went wrong in a game.
    pub(crate) fn check(&self) -> io::Result<()> {
        self.error.take().map_or(Ok(()), Err)
    }

    /// Plays one game after the other.
    pub(crate) async fn play(self: Rc<Field>, number: u32) {
        // They do not all begin at the same moment, nor with the same moves.
        let phase = f64::from(number).mul_add(0.618, 0.0).fract();
        let mut next = Instant::now() + self.interval.unwrap_or_default().mul_f64(phase);
        for round in 0.. {
            let script = (number as usize + round) % self.scripts.len();
            if let Err(error) = self.play_one(&format!("{number}x{round}"), script, &mut next).await {
                self.error.borrow_mut().get_or_insert(error);
                return;
            }
        }
    }

    async fn play_one(&self, name: &str, script: usize, next: &mut Instant) -> io::Result<()> {
        let [mut mover, mut other] = self.way.two_players(name).await?;
        self.begun.set(self.begun.get() + 1);
        for (m, ply) in self.scripts[script].iter().zip(1..) {
            if let Some(interval) = self.interval {
                sleep_until(*next).await;
                *next += interval;
            }
            let began = Instant::now();
            mover.play(ply, m).await?;
            if !mover.hear(ply, m).await? {
                return Ok(());
            }
            if self.measuring.get() {
                self.latencies.borrow_mut().push(began.elapsed().as_micros().try_into().unwrap_or(u32::MAX));
            }
            other.hear(ply, m).await?;
            std::mem::swap(&mut mover, &mut other);
        }
        mover.resign().await
    }
}
