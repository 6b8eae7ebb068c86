//! Who plays whom.

use super::game_name::{GameName, Kind};
use super::name::PlayerName;
use shogi::Color;
use std::time::Duration;

/// Floodgate-like games begin at every multiple of this, by the hour: at :00 and :30.
pub(crate) const ROUND: Duration = Duration::from_secs(30 * 60);

/// Somebody who looks for a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seeker {
    pub(crate) name: PlayerName,
    pub(crate) game: GameName,
    /// What the player would like to be.
    pub(crate) color: Option<Color>,
}

/// Two who have found one another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pair {
    pub(crate) game: GameName,
    /// Black and White.
    pub(crate) players: [PlayerName; 2],
}

/// Those who wait for a game, in the order they came.
#[derive(Debug, Default)]
pub(crate) struct Queue(Vec<Seeker>);

impl Queue {
    /// Finds the one who has waited longest for the same game and agrees about the colours, and does not wait any more.
    /// `coin` decides where nobody has a wish.
    pub(crate) fn meet(&mut self, seeker: &Seeker, coin: bool) -> Option<Pair> {
        let fits = |other: &Seeker| {
            other.game == seeker.game
                && other.name != seeker.name
                && (other.color.is_none() || other.color != seeker.color)
        };
        if seeker.game.kind() == Kind::Floodgate {
            return None;
        }
        let other = self.0.remove(self.0.iter().position(fits)?);
        let toss = if coin { Color::Black } else { Color::White };
        let color = seeker.color.or(other.color.map(|color| !color)).unwrap_or(toss);
        Some(pair(seeker.clone(), other, color))
    }

    /// Lets somebody wait, for this game and no other.
    pub(crate) fn wait(&mut self, seeker: Seeker) {
        self.leave(&seeker.name);
        self.0.push(seeker);
    }

    /// Whoever has this name does not wait any more.
    pub(crate) fn leave(&mut self, name: &PlayerName) {
        self.0.retain(|other| other.name != *name);
    }

    /// Takes two of those who wait for a game that has to be set up, if there are two.
    pub(crate) fn take_two(&mut self, game: &GameName, coin: bool) -> Option<Pair> {
        let waiting: Vec<Seeker> = self.0.iter().filter(|seeker| seeker.game == *game).cloned().collect();
        waiting.iter().find_map(|seeker| {
            let found = self.meet(seeker, coin)?;
            self.leave(&seeker.name);
            Some(found)
        })
    }

    /// Pairs everybody who waits for a floodgate-like game, by lot. Where their number is odd, the last to come goes on
    /// waiting, and is not the last the next time.
    pub(crate) fn draw_lots(&mut self, mut random: impl FnMut() -> u32) -> Vec<Pair> {
        let mut pairs = Vec::new();
        while let Some(game) = self.next_floodgate() {
            let is_of_game = |seeker: &Seeker| seeker.game == game;
            let mut players: Vec<Seeker> = self.0.iter().filter(|seeker| is_of_game(seeker)).cloned().collect();
            players.truncate(players.len() / 2 * 2);
            for count in (2..=players.len()).rev() {
                players.swap(count - 1, random() as usize % count);
            }
            for two in players.chunks_exact(2) {
                two.iter().for_each(|seeker| self.leave(&seeker.name));
                pairs.push(pair(two[0].clone(), two[1].clone(), Color::Black));
            }
        }
        pairs
    }

    /// A floodgate-like game for which at least two are waiting.
    fn next_floodgate(&self) -> Option<GameName> {
        let waiting = |game: &GameName| self.0.iter().filter(|seeker| seeker.game == *game).count();
        let games = self.0.iter().map(|seeker| &seeker.game);
        games.filter(|game| game.kind() == Kind::Floodgate).find(|game| waiting(game) >= 2).cloned()
    }
}

fn pair(seeker: Seeker, other: Seeker, color: Color) -> Pair {
    let game = seeker.game;
    let players = match color {
        Color::Black => [seeker.name, other.name],
        Color::White => [other.name, seeker.name],
    };
    Pair { game, players }
}

/// How long it is until floodgate-like games begin, at a time since 1970: never nothing.
pub(crate) fn until_next_round(now: Duration) -> Duration {
    let into = now.as_millis() % ROUND.as_millis();
    ROUND - Duration::from_millis(u64::try_from(into).unwrap_or_default())
}

#[cfg(test)]
mod tests;
