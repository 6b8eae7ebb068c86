//! The sheet of a knock-out, with everything that losers still play for: games between whom seats and earlier games name.

use serde::Deserialize;
use std::collections::BTreeMap;

/// Where somebody comes from: a seat of the sheet from 0, or a game from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Who sits there at the beginning.
    Seat(usize),
    /// Who has won that game.
    Winner(usize),
    /// Who has lost it.
    Loser(usize),
}

/// A game, or as many as it takes until one has won enough.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Between whom.
    pub between: [Source; 2],
    /// How many wins each needs: one, as a rule; two for one of them if they have lost before and the other has not
    /// (LEAGUE-30).
    pub wins: [u32; 2],
    /// What it is for.
    pub part: Part,
    /// In which round of the sheet, from 1.
    pub round: usize,
}

/// What a game of a sheet is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// The first place: who loses is out of it.
    First,
    /// The places of those who have lost.
    Losers,
    /// Not to fall.
    Stay,
}

impl Part {
    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Part::First => "first",
            Part::Losers => "losers",
            Part::Stay => "stay",
        }
    }
}

/// Who comes out of a source, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// A game is still to be played.
    Open,
    /// Nobody: the seat was empty, or nobody lost as nobody was there to win.
    Nobody,
    /// Who sat there at the beginning.
    Seat(usize),
}

/// A sheet, without results.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// A game stands behind those that it rests on.
    pub games: Vec<Game>,
    /// Who comes where in the end, the best first; those of one group are equal.
    pub places: Vec<Vec<Source>>,
}

/// What the main tournament is called among the classes.
pub const MAIN: &str = "main";

/// How the games went: who won, by the number of the game; more than one win where more are needed. The number is 0 for the
/// first of the two and 1 for the other.
pub(super) type Results = BTreeMap<usize, Vec<usize>>;

impl Sheet {
    /// Who comes out of every game, its winner and its loser, with these on the seats.
    pub(super) fn played(&self, seats: &[Who], results: &Results) -> Vec<[Who; 2]> {
        let mut out: Vec<[Who; 2]> = Vec::new();
        for (number, game) in self.games.iter().enumerate() {
            let both = game.between.map(|source| who(source, seats, &out));
            out.push(match both {
                [Who::Nobody, other] | [other, Who::Nobody] => [other, Who::Nobody],
                [Who::Open, _] | [_, Who::Open] => [Who::Open; 2],
                [one, other] => match game.winner(results.get(&number).map_or(&[], Vec::as_slice)) {
                    Some(0) => [one, other],
                    Some(_) => [other, one],
                    None => [Who::Open; 2],
                },
            });
        }
        out
    }

    /// The games whose players are known: their numbers, and who plays.
    pub(super) fn pairs(&self, seats: &[Who], out: &[[Who; 2]]) -> Vec<(usize, [usize; 2])> {
        let pair = |(number, game): (usize, &Game)| match game.between.map(|source| who(source, seats, out)) {
            [Who::Seat(one), Who::Seat(other)] => Some((number, [one, other])),
            _ => None,
        };
        self.games.iter().enumerate().filter_map(pair).collect()
    }

    /// Who is at each place, group by group, the best first.
    pub(super) fn standing(&self, seats: &[Who], out: &[[Who; 2]]) -> Vec<Vec<Who>> {
        let group = |group: &Vec<Source>| group.iter().map(|source| who(*source, seats, out)).collect();
        self.places.iter().map(group).collect()
    }

    /// One round: neighbours meet.
    fn pair(&mut self, from: &[Source], part: Part, round: usize) -> Vec<usize> {
        let first = self.games.len();
        let game = |pair: &[Source]| Game { between: [pair[0], pair[1]], wins: [1, 1], part, round };
        self.games.extend(from.chunks_exact(2).map(game));
        (first..self.games.len()).collect()
    }
}

impl Game {
    /// Who has won it, 0 or 1, when these games have been won.
    pub fn winner(&self, wins: &[usize]) -> Option<usize> {
        let count = |side: usize| wins.iter().filter(|winner| **winner == side).count();
        (0..2).find(|&side| count(side) >= self.wins[side] as usize)
    }
}

fn who(source: Source, seats: &[Who], out: &[[Who; 2]]) -> Who {
    match source {
        Source::Seat(seat) => seats.get(seat).copied().unwrap_or(Who::Nobody),
        Source::Winner(game) => out.get(game).map_or(Who::Open, |out| out[0]),
        Source::Loser(game) => out.get(game).map_or(Who::Open, |out| out[1]),
    }
}

/// What those who have lost still play for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Losers {
    /// Those of a round have a knock-out of their own, and its winner a place: the third of two who lost in the semi-finals, the
    /// fourth of four, and so on (LEAGUE-23).
    ByRound,
    /// Those of a half of the sheet play on, later losers coming in later, until one of the half is left (LEAGUE-24 …).
    ByHalf,
}

impl Sheet {
    /// The sheet for so many players, of whom so many are to fall in the end.
    pub fn new(players: usize, losers: Losers, falling: usize) -> Option<Sheet> {
        let bracket = crate::pairing::knock_out::Bracket::new(players)?;
        let mut sheet = Sheet::default();
        let empty = players;
        let mut from: Vec<Source> =
            bracket.places().map(|seed| Source::Seat(seed.map_or(empty, |seed| seed - 1))).collect();
        let mut rounds: Vec<Vec<usize>> = Vec::new();
        while from.len() > 1 {
            let games = sheet.pair(&from, Part::First, rounds.len() + 1);
            from = winners(&games);
            rounds.push(games);
        }
        let last = sheet.games.len() - 1;
        let rounds = &rounds[..rounds.len() - 1];
        let mut rest = match losers {
            Losers::ByRound => sheet.losers_by_round(rounds),
            Losers::ByHalf => sheet.losers_by_half(rounds, falling),
        };
        sheet.places = vec![vec![Source::Winner(last)], vec![Source::Loser(last)]];
        sheet.places.append(&mut rest);
        Some(sheet)
    }

    /// A knock-out for those who lost in each round: first their winners, from the latest round back, then all others.
    fn losers_by_round(&mut self, rounds: &[Vec<usize>]) -> Vec<Vec<Source>> {
        let (mut places, mut rest) = (Vec::new(), Vec::new());
        for (number, games) in rounds.iter().enumerate().rev() {
            let mut from = losers(games);
            let mut out = Vec::new();
            let mut round = number + 2;
            while from.len() > 1 {
                let games = self.pair(&from, Part::Losers, round);
                out.push(losers(&games));
                from = winners(&games);
                round += 1;
            }
            places.push(from);
            rest.extend(out.into_iter().rev());
        }
        places.extend(rest);
        places
    }

    /// In each half those who lost in the first round begin, those of every later round come in against who is left of them.
    /// Of more who lost at once than are to fall, those fall who lose again.
    fn losers_by_half(&mut self, rounds: &[Vec<usize>], falling: usize) -> Vec<Vec<Source>> {
        let Some((first, later)) = rounds.split_first() else { return Vec::new() };
        let halves = |games: &[usize]| -> [Vec<Source>; 2] {
            let (upper, lower) = games.split_at(games.len() / 2);
            [losers(upper), losers(lower)]
        };
        let mut left = halves(first);
        let mut groups: Vec<Vec<Source>> = Vec::new();
        let mut round = 2;
        let mut meet = |sheet: &mut Sheet, left: &mut [Vec<Source>; 2], round: usize| {
            let mut out = Vec::new();
            for half in left.iter_mut() {
                let games = sheet.pair(half, Part::Losers, round);
                out.extend(losers(&games));
                *half = winners(&games);
            }
            groups.push(out);
        };
        if left[0].len() > 1 {
            meet(self, &mut left, round);
        }
        for games in later {
            round += 1;
            let comers = halves(games);
            for (half, comers) in left.iter_mut().zip(comers) {
                // The other way round, so that nobody meets at once whom they have just met.
                let comers = comers.into_iter().rev();
                *half = half.iter().copied().zip(comers).flat_map(|(one, other)| [one, other]).collect();
            }
            meet(self, &mut left, round);
            if left[0].len() > 1 {
                round += 1;
                meet(self, &mut left, round);
            }
        }
        self.play_not_to_fall(&mut groups, falling, round);
        groups.push(left.concat());
        groups.reverse();
        groups
    }

    /// Of the lowest group, if it has more than are to fall, those stay who win.
    fn play_not_to_fall(&mut self, groups: &mut Vec<Vec<Source>>, falling: usize, round: usize) {
        while falling > 0 && groups.first().is_some_and(|lowest| lowest.len() >= 2 * falling) {
            let games = self.pair(&groups[0], Part::Stay, round);
            groups[0] = winners(&games);
            groups.insert(0, losers(&games));
        }
    }
}

fn winners(games: &[usize]) -> Vec<Source> {
    games.iter().copied().map(Source::Winner).collect()
}

fn losers(games: &[usize]) -> Vec<Source> {
    games.iter().copied().map(Source::Loser).collect()
}

#[cfg(test)]
mod tests;
