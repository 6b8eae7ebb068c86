//! Games that had to leave memory while their clocks ran, because an event could not be stored: they stand still since.

use crate::files::{self, Private};
use crate::random::GameId;
use std::collections::HashMap;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The file with them, in the data folder: the server may be stopped before the database is there again.
pub(super) const NAME: &str = "stalls";
/// A start keeps so many of the newest lines.
const KEPT: usize = 10_000;

/// Since when a game stands still.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stall {
    /// The number of its last stored event: with the next one it goes on.
    seq: u64,
    /// The game time of the event that could not be stored.
    at: Duration,
}

/// The games that stand still, in memory and in the file.
#[derive(Debug, Default)]
pub(super) struct Stalls(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    games: HashMap<GameId, Stall>,
    file: Option<File>,
}

impl Stalls {
    /// Those that earlier runs of the server have left in this folder.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(super) fn open(folder: &Path) -> io::Result<Stalls> {
        files::make_folder(folder)?;
        let path = folder.join(NAME);
        let before = fs::read_to_string(&path).unwrap_or_default();
        // What a crash has cut off is no line.
        let lines: Vec<&str> = before.split_inclusive('\n').filter(|line| line.ends_with('\n')).collect();
        let lines = &lines[lines.len().saturating_sub(KEPT)..];
        let new = path.with_extension("new");
        let mut file = files::create(&new, Private::Opened)?;
        file.set_len(0)?;
        file.write_all(lines.concat().as_bytes())?;
        fs::rename(&new, &path)?;
        let games = lines.iter().filter_map(|line| of_line(line)).collect();
        Ok(Stalls(Mutex::new(Known { games, file: Some(file) })))
    }

    /// A game stands still after the event of this number.
    pub(super) fn note(&self, game: GameId, seq: u64, at: Duration) {
        let mut known = self.lock();
        let line = format!("{game} {seq} {}\n", at.as_millis());
        if let Some(file) = &mut known.file
            && let Err(error) = file.write_all(line.as_bytes())
        {
            tracing::warn!(%error, %game, "its clock will be less exact if the server is stopped now");
        }
        known.games.insert(game, Stall { seq, at });
    }

    /// Since when a game stands still whose last stored event has this number.
    pub(super) fn since(&self, game: &GameId, seq: u64) -> Option<Duration> {
        self.lock().games.get(game).filter(|stall| stall.seq == seq).map(|stall| stall.at)
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn of_line(line: &str) -> Option<(GameId, Stall)> {
    let mut words = line.split_whitespace();
    let (game, seq, at) = (words.next()?, words.next()?, words.next()?);
    let at = Duration::from_millis(at.parse().ok()?);
    Some((game.parse().ok()?, Stall { seq: seq.parse().ok()?, at }))
}

#[cfg(test)]
mod tests;
