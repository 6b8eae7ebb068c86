//! Whether the search finds mates, within so many positions.

use engine::nnue::Network;
use engine::{Engine, Game, Limits, Score, Stop};
use serde_json::Value;
use shogi::{Position, ReadPositionError};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::{fs, io};

/// How many problems of each of these lengths are found, of the first `most` in the file: length, found, tried. Each is a
/// game of its own, so that no problem helps with the next.
///
/// # Errors
///
/// If the file cannot be read, or one of its lines is no problem.
pub(super) fn find(
    net: &Arc<Network>,
    path: &Path,
    lengths: &[u64],
    most: usize,
    nodes: u64,
) -> io::Result<Vec<(u64, usize, usize)>> {
    let text = crate::failure::at(path, fs::read_to_string(path))?;
    let mut engine = Engine::new(16);
    engine.set_network(Arc::clone(net));
    let mut counts: BTreeMap<u64, (usize, usize)> = lengths.iter().map(|plies| (*plies, (0, 0))).collect();
    for (line, number) in text.lines().zip(1..) {
        let problem = read(line).map_err(|what| crate::failure::wrong(path, &format!("line {number}: {what}")))?;
        let Some((plies, position)) = problem else { continue };
        if let Some((found, tried)) = counts.get_mut(&plies)
            && *tried < most
        {
            *found += usize::from(finds(&mut engine, position, nodes));
            *tried += 1;
        }
    }
    Ok(counts.into_iter().map(|(plies, (found, tried))| (plies, found, tried)).collect())
}

fn finds(engine: &mut Engine, position: Position, nodes: u64) -> bool {
    engine.new_game();
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let answer = engine.search(&Game::new(position), &limits, &Stop::new(), &mut |_| ());
    matches!(answer.score, Score::MateIn(_))
}

/// The length and the position of a problem; `None` if nobody knows its length.
fn read(line: &str) -> Result<Option<(u64, Position)>, String> {
    let value: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
    if value["plies"].is_null() {
        return Ok(None);
    }
    let plies = value["plies"].as_u64().ok_or("\"plies\" should be a number")?;
    let sfen = value["sfen"].as_str().ok_or("\"sfen\" should be a text")?;
    Ok(Some((plies, sfen.parse().map_err(|error: ReadPositionError| error.to_string())?)))
}

#[cfg(test)]
mod tests;
