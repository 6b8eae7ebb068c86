//! Buoys: games that begin with moves somebody has set up in advance.

use super::game_name::{GameName, Kind};
use super::name::PlayerName;
use kifu::csa;
use shogi::{Move, Position};
use std::collections::HashMap;

/// So many can be set up at once.
const MOST: usize = 1000;
/// Of so many games each.
const MOST_GAMES: u32 = 1000;

/// All games that are set up. They are kept in memory only.
#[derive(Debug, Default)]
pub(crate) struct Buoys(HashMap<GameName, Buoy>);

#[derive(Debug)]
struct Buoy {
    owner: PlayerName,
    moves: Vec<Move>,
    /// So many games may still begin with it.
    count: u32,
}

/// Why a buoy cannot be set or removed; each is a line for whoever asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum BuoyError {
    #[error("wrong buoy game name: {0}")]
    Name(String),
    #[error("duplicated buoy game name: {0}")]
    Duplicate(GameName),
    #[error("wrong moves: {0}")]
    Moves(String),
    #[error("invalid count: {0}")]
    Count(u32),
    #[error("too many buoy games")]
    Full,
    #[error("buoy game not found: {0}")]
    Missing(GameName),
    #[error("you are not allowed to delete a buoy game that you did not set: {0}")]
    Foreign(GameName),
}

impl Buoys {
    /// Sets one up.
    pub(crate) fn set(
        &mut self,
        name: GameName,
        owner: PlayerName,
        moves: Vec<Move>,
        count: u32,
    ) -> Result<(), BuoyError> {
        if count == 0 || count > MOST_GAMES {
            return Err(BuoyError::Count(count));
        }
        if self.0.contains_key(&name) {
            return Err(BuoyError::Duplicate(name));
        }
        if self.0.len() >= MOST {
            return Err(BuoyError::Full);
        }
        self.0.insert(name, Buoy { owner, moves, count });
        Ok(())
    }

    /// Removes one.
    pub(crate) fn delete(&mut self, name: &GameName, asker: &PlayerName) -> Result<(), BuoyError> {
        match self.0.get(name) {
            None => Err(BuoyError::Missing(name.clone())),
            Some(buoy) if buoy.owner != *asker => Err(BuoyError::Foreign(name.clone())),
            Some(_) => {
                self.0.remove(name);
                Ok(())
            }
        }
    }

    /// How many games may still begin with it; `None` if there is none of this name.
    pub(crate) fn count(&self, name: &GameName) -> Option<u32> {
        self.0.get(name).map(|buoy| buoy.count)
    }

    /// The moves for a game that begins now.
    pub(crate) fn take(&mut self, name: &GameName) -> Option<Vec<Move>> {
        let buoy = self.0.get_mut(name)?;
        buoy.count -= 1;
        if buoy.count == 0 { self.0.remove(name).map(|buoy| buoy.moves) } else { Some(buoy.moves.clone()) }
    }
}

/// The name of a buoy.
pub(crate) fn read_name(text: &str) -> Result<GameName, BuoyError> {
    let name = text.parse().ok();
    name.filter(|name: &GameName| name.kind() == Kind::Buoy).ok_or_else(|| BuoyError::Name(text.to_owned()))
}

/// Moves one after the other, perhaps with times, which do not count: `+7776FU,T2-3334FU`. They lead on from the start of
/// an even game.
pub(crate) fn read_moves(text: &str) -> Result<Vec<Move>, BuoyError> {
    let wrong = || BuoyError::Moves(text.chars().take(80).collect());
    let mut position = Position::even();
    let mut moves = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (m, after) = rest.split_at_checked(7).ok_or_else(wrong)?;
        let m = csa::read_move(m, &position).map_err(|_| wrong())?;
        position.play(m).map_err(|_| wrong())?;
        moves.push(m);
        rest = after.strip_prefix(",T").map_or(after, |time| time.trim_start_matches(|c: char| c.is_ascii_digit()));
    }
    if moves.is_empty() { Err(wrong()) } else { Ok(moves) }
}

#[cfg(test)]
mod tests;
