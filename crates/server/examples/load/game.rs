//! Games being played, each by two clients.

use crate::channel::{Channel, Door};
use crate::script::random_game;
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
    door: Door,
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
    pub(crate) fn new(door: Door, interval: Option<Duration>) -> Field {
        Field {
            door,
            scripts: (0..SCRIPTS).map(|seed| random_game(seed, LONGEST)).collect(),
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
        let mut script = number as usize;
        loop {
            if let Err(error) = self.play_one(script % self.scripts.len(), &mut next).await {
                self.error.borrow_mut().get_or_insert(error);
                return;
            }
            script += 1;
        }
    }

    async fn play_one(&self, script: usize, next: &mut Instant) -> io::Result<()> {
        let table = self.door.make_game().await?;
        let [mut mover, mut other] = [
            self.door.sit_down(&table.id, Some(&table.players[0])).await?,
            self.door.sit_down(&table.id, Some(&table.players[1])).await?,
        ];
        hear(&mut mover, r#""type":"began""#).await?;
        self.begun.set(self.begun.get() + 1);
        for (usi, ply) in self.scripts[script].iter().zip(1..) {
            if let Some(interval) = self.interval {
                sleep_until(*next).await;
                *next += interval;
            }
            let began = Instant::now();
            mover.say(&format!(r#"{{"type":"move","ply":{ply},"usi":"{usi}"}}"#)).await?;
            hear_move(&mut mover, ply).await?;
            if self.measuring.get() {
                self.latencies.borrow_mut().push(began.elapsed().as_micros().try_into().unwrap_or(u32::MAX));
            }
            hear_move(&mut other, ply).await?;
            if !mover.text().contains(r#""result":null"#) {
                return Ok(());
            }
            std::mem::swap(&mut mover, &mut other);
        }
        mover.say(r#"{"type":"resign"}"#).await?;
        hear(&mut mover, r#""type":"end""#).await
    }
}

async fn hear_move(channel: &mut Channel, ply: u32) -> io::Result<()> {
    hear(channel, r#""type":"move""#).await?;
    if channel.text().contains(&format!(r#""ply":{ply},"#)) {
        Ok(())
    } else {
        Err(io::Error::other(format!("not the move with number {ply}: {}", channel.text())))
    }
}

/// Waits for a text that holds this one.
async fn hear(channel: &mut Channel, what: &str) -> io::Result<()> {
    loop {
        channel.hear().await?;
        if channel.text().contains(what) {
            return Ok(());
        }
        if channel.text().contains(r#""type":"refused""#) {
            return Err(io::Error::other(channel.text().to_owned()));
        }
    }
}
