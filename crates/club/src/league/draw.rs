//! Who meets whom in a season: everybody against everybody in a small class, in a larger one so many games of each.

use crate::lots::{lot, shuffled};
use crate::pairing::matching::Costs;
use crate::pairing::round_robin;
use serde::{Deserialize, Serialize};

/// A round: who meets whom by their places in the class, from 0, the first colour first; and who has no game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// The games.
    pub games: Vec<[usize; 2]>,
    /// Who rests.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub idle: Vec<usize>,
}

/// All rounds of a season.
pub type Drawn = Vec<Round>;

/// Why no season can be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoDraw {
    /// Fewer than two play.
    TooFew,
    /// Of an odd number not everybody can play an odd number of games.
    Odd,
    /// Too many pairs are forbidden.
    Forbidden,
}

/// How often lots are drawn anew before a draw is given up.
const TRIES: u64 = 60;
/// Lots between pairs that are equally good.
const LOTS: u64 = 1000;
/// What a pair of last season costs, and one that may not be.
const AGAIN: i128 = 1 << 20;
const NEVER: i128 = 1 << 40;

/// Draws a season of so many games of each. Everybody meets everybody where the class is so small; else nobody meets
/// anybody twice, `never` pairs do not meet, those of `last` season again only where it cannot be helped, an odd class has
/// one round more in which everybody rests once (LEAGUE-44), and of an even number of games everybody has the first colour
/// in half. The same seed draws the same season.
///
/// # Errors
/// If there is no such season, or none is found.
///
/// ```
/// let season = club::league::draw(52, 10, &[[0, 51]], &[], 7).unwrap();
/// assert!(season.len() == 10 && season.iter().all(|round| round.games.len() == 26));
/// ```
pub fn draw(
    players: usize,
    games: usize,
    never: &[[usize; 2]],
    last: &[[usize; 2]],
    seed: u64,
) -> Result<Drawn, NoDraw> {
    if players < 2 || games == 0 {
        return Err(NoDraw::TooFew);
    }
    if players <= games + 1 {
        return Ok(everybody(players, seed));
    }
    if players % 2 == 1 && games % 2 == 1 {
        return Err(NoDraw::Odd);
    }
    let field = Field { players, games, never, last };
    let drawn = (0..TRIES).find_map(|attempt| field.draw(lot(seed, attempt)));
    drawn.map(|rounds| field.with_colours(rounds)).ok_or(NoDraw::Forbidden)
}

/// Everybody against everybody, places drawn by lots.
fn everybody(players: usize, seed: u64) -> Drawn {
    let places = shuffled((0..players).collect(), seed);
    let at = |number: usize| places[number - 1];
    let round = |round: round_robin::Round| Round {
        games: round.boards.into_iter().map(|pair| pair.map(at)).collect(),
        idle: round.bye.into_iter().map(at).collect(),
    };
    round_robin::rounds(players).into_iter().map(round).collect()
}

/// To whom a game leads, and which: its round and board; nothing for a game with nobody.
type Way = (usize, Option<(usize, usize)>);

struct Field<'a> {
    players: usize,
    games: usize,
    never: &'a [[usize; 2]],
    last: &'a [[usize; 2]],
}

impl Field<'_> {
    /// Rounds, each the cheapest of what the ones before have left; `None` where a forbidden pair is left over.
    fn draw(&self, seed: u64) -> Option<Drawn> {
        let pairs = self.players * self.players;
        let mut costs: Vec<i128> = (0..pairs).map(|place| i128::from(lot(seed, place as u64) % LOTS)).collect();
        let index = |one: usize, other: usize| one.min(other) * self.players + one.max(other);
        self.last.iter().for_each(|[one, other]| costs[index(*one, *other)] = AGAIN);
        self.never.iter().for_each(|[one, other]| costs[index(*one, *other)] = NEVER);
        let mut rounds = Vec::new();
        for idle in self.idle(seed) {
            let here: Vec<usize> = (0..self.players).filter(|player| !idle.contains(player)).collect();
            let table = Costs::new(here.len(), |one, other| costs[index(here[one], here[other])])?;
            let games: Vec<[usize; 2]> =
                table.cheapest().into_iter().map(|pair| pair.map(|place| here[place])).collect();
            for [one, other] in &games {
                let cost = &mut costs[index(*one, *other)];
                if *cost >= NEVER {
                    return None;
                }
                *cost = NEVER;
            }
            rounds.push(Round { games, idle });
        }
        Some(rounds)
    }

    /// Who rests in which round: nobody in an even class; in an odd one everybody once, in so many rounds that all have
    /// their games, an odd number in each.
    fn idle(&self, seed: u64) -> Vec<Vec<usize>> {
        if self.players.is_multiple_of(2) {
            return vec![Vec::new(); self.games];
        }
        let rounds = self.games + 1;
        let mut order = shuffled((0..self.players).collect(), seed).into_iter();
        // One in each round, and the others by twos, spread over the season.
        let twos = (self.players - rounds) / 2;
        let count = |round: usize| 1 + 2 * (twos * (round + 1) / rounds - twos * round / rounds);
        (0..rounds).map(|round| order.by_ref().take(count(round)).collect()).collect()
    }

    /// The rounds with colours: along closed ways through all games, everybody comes as often as they go.
    fn with_colours(&self, mut rounds: Drawn) -> Drawn {
        // A game with nobody evens out who has an odd number.
        let nobody = self.players;
        let mut open: Vec<Vec<Way>> = vec![Vec::new(); self.players + 1];
        for (number, round) in rounds.iter().enumerate() {
            for (board, [one, other]) in round.games.iter().enumerate() {
                open[*one].push((*other, Some((number, board))));
                open[*other].push((*one, Some((number, board))));
            }
        }
        for player in (0..self.players).filter(|player| open[*player].len() % 2 == 1).collect::<Vec<_>>() {
            open[player].push((nobody, None));
            open[nobody].push((player, None));
        }
        for start in 0..=self.players {
            let mut at = start;
            while let Some((to, game)) = open[at].pop() {
                if let Some(back) = open[to].iter().position(|edge| *edge == (at, game)) {
                    open[to].swap_remove(back);
                }
                if let Some((number, board)) = game {
                    rounds[number].games[board] = [at, to];
                }
                at = to;
            }
        }
        rounds
    }
}

#[cfg(test)]
mod tests;
