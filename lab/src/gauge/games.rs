//! Whether a net knows who won, from quiet positions of games.

use engine::nnue::Network;
use kifu::Record;
use shogi::{Move, Position};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fmt, fs, io};

/// What a net says of games that ended.
pub(super) struct Judgement {
    games: usize,
    positions: usize,
    right: usize,
    log_loss: f64,
}

/// Before this ply nobody has won anything.
const FIRST: usize = 30;
/// Neighbours say the same: one position in so many is looked at.
const EVERY: usize = 8;
/// The score with which one wins e times as often as one loses.
const SCALE: f64 = 600.0;

/// What the net says of the games below these paths. Files that are no records, and games without a winner, are passed
/// over.
///
/// # Errors
///
/// If a path cannot be read, or no game is found.
pub(super) fn judge(net: &Arc<Network>, paths: &[PathBuf]) -> io::Result<Judgement> {
    let mut judgement = Judgement { games: 0, positions: 0, right: 0, log_loss: 0.0 };
    for path in paths {
        for file in files_below(path)? {
            let bytes = crate::failure::at(&file, fs::read(&file))?;
            if let Ok(reading) = kifu::read(&bytes) {
                judgement.add(net, &reading.record);
            }
        }
    }
    if judgement.positions == 0 {
        return Err(io::Error::other("--games: there is no game with a winner and enough moves"));
    }
    Ok(judgement)
}

/// The file itself, or all files of a folder and those in it, in the order of their names.
fn files_below(path: &Path) -> io::Result<Vec<PathBuf>> {
    if !crate::failure::at(path, fs::metadata(path))?.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let entries = crate::failure::at(path, fs::read_dir(path))?;
    let mut inside = entries.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<Vec<_>>>()?;
    inside.sort();
    let below = inside.iter().map(|path| files_below(path)).collect::<io::Result<Vec<_>>>()?;
    Ok(below.concat())
}

impl Judgement {
    fn add(&mut self, net: &Arc<Network>, record: &Record) {
        let Some(winner) = record.winner() else { return };
        self.games += 1;
        let mut position = record.start().clone();
        for (ply, played) in record.moves().enumerate() {
            if ply >= FIRST && ply.is_multiple_of(EVERY) && is_quiet(&position, played.m) {
                let value = f64::from(net.evaluate(&position));
                let for_winner = if position.turn() == winner { value } else { -value };
                self.positions += 1;
                self.right += usize::from(for_winner > 0.0);
                self.log_loss += (1.0 + (-for_winner / SCALE).exp()).ln();
            }
            position.play_unchecked(played.m);
        }
    }
}

/// Neither in check nor before a capture, a promotion or a check: what stands there now is what there is to judge.
fn is_quiet(position: &Position, next: Move) -> bool {
    let mut after = position.clone();
    after.play_unchecked(next);
    !position.in_check() && position.piece_at(next.to()).is_none() && !next.promotes() && !after.in_check()
}

impl fmt::Display for Judgement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.positions as f64;
        let (right, loss) = (100.0 * self.right as f64 / count, self.log_loss / count);
        let Judgement { games, positions, .. } = self;
        write!(f, "{positions} quiet positions of {games} games: the winner in {right:.1} %, log loss {loss:.4}")
    }
}

#[cfg(test)]
mod tests;
