//! What decides between equal points. Each is one function over the score matrix; they order tables and never pair.

use super::{Base, Game, Idle, QUARTERS, Score, Table, split};
use std::cmp::Reverse;

/// A tie-break by its usual name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieBreak {
    /// Sum of opponents' scores; chess calls it Buchholz.
    Sos,
    /// Without the lowest.
    Cut1,
    /// Without the two lowest.
    Cut2,
    /// Without the lowest and the highest.
    Median,
    /// Sum of opponents' sums.
    Sosos,
    /// Sum of beaten opponents' scores, half for drawn games; chess calls it Sonneborn-Berger.
    Sodos,
    /// Sum of the running total after each round.
    Cumulative,
    /// What was won, without the start.
    Wins,
    /// Games among those who are still equal, if all of them have met.
    DirectEncounter,
    /// The order of the year before (LEAGUE-03).
    LastYear,
}

impl TieBreak {
    /// Every one.
    pub const ALL: [TieBreak; 10] = [
        TieBreak::Sos,
        TieBreak::Cut1,
        TieBreak::Cut2,
        TieBreak::Median,
        TieBreak::Sosos,
        TieBreak::Sodos,
        TieBreak::Cumulative,
        TieBreak::Wins,
        TieBreak::DirectEncounter,
        TieBreak::LastYear,
    ];

    /// Its name in files and on the command line.
    pub const fn code(self) -> &'static str {
        match self {
            TieBreak::Sos => "sos",
            TieBreak::Cut1 => "cut1",
            TieBreak::Cut2 => "cut2",
            TieBreak::Median => "median",
            TieBreak::Sosos => "sosos",
            TieBreak::Sodos => "sodos",
            TieBreak::Cumulative => "cumulative",
            TieBreak::Wins => "wins",
            TieBreak::DirectEncounter => "direct",
            TieBreak::LastYear => "last-year",
        }
    }

    /// The one of this name.
    pub fn from_code(code: &str) -> Option<TieBreak> {
        TieBreak::ALL.into_iter().find(|tie_break| tie_break.code() == code)
    }

    /// A player's value in quarters of a point; none for those that only compare players.
    pub fn value(self, table: &Table, row: usize) -> Option<i64> {
        Some(match self {
            TieBreak::Sos => sos(table, row),
            TieBreak::Cut1 => without(table, row, 1, 0),
            TieBreak::Cut2 => without(table, row, 2, 0),
            TieBreak::Median => without(table, row, 1, 1),
            TieBreak::Sosos => sosos(table, row),
            TieBreak::Sodos => sodos(table, row),
            TieBreak::Cumulative => cumulative(table, row),
            TieBreak::Wins => table.wins(row),
            TieBreak::DirectEncounter | TieBreak::LastYear => return None,
        })
    }

    /// Cuts a group of equals into smaller ones, the better first.
    pub(super) fn split(self, table: &Table, group: Vec<usize>) -> Vec<Vec<usize>> {
        match self {
            TieBreak::DirectEncounter if have_all_met(table, &group) => {
                let equals = group.clone();
                split(group, |row| among(table, row, &equals))
            }
            TieBreak::DirectEncounter => vec![group],
            TieBreak::LastYear => split(group, |row| table.rows()[row].last_year.map(Reverse)),
            _ => split(group, |row| self.value(table, row)),
        }
    }
}

/// What somebody counts for as an opponent.
fn worth(table: &Table, row: usize) -> i64 {
    match table.base {
        Base::Points => table.points(row),
        Base::Wins => table.wins(row),
    }
}

/// What the player's rounds count for, opponent by opponent.
fn worths(table: &Table, row: usize) -> impl Iterator<Item = i64> + '_ {
    let idle = match table.idle {
        Idle::Nothing => None,
        Idle::OwnStart => Some(table.rows()[row].start * QUARTERS),
    };
    table.rows()[row].games.iter().filter_map(move |game| game.opponent.map(|other| worth(table, other)).or(idle))
}

fn sos(table: &Table, row: usize) -> i64 {
    worths(table, row).sum()
}

/// The sum without so many of the lowest and of the highest; nothing if they are more than there are.
fn without(table: &Table, row: usize, lowest: usize, highest: usize) -> i64 {
    let mut worths: Vec<i64> = worths(table, row).collect();
    worths.sort_unstable();
    let last = worths.len().saturating_sub(highest);
    worths.get(lowest..last).map_or(0, |kept| kept.iter().sum())
}

fn sosos(table: &Table, row: usize) -> i64 {
    opponents(table, row).map(|(other, _)| sos(table, other)).sum()
}

fn sodos(table: &Table, row: usize) -> i64 {
    opponents(table, row).map(|(other, score)| worth(table, other) * score.quarters() / QUARTERS).sum()
}

fn cumulative(table: &Table, row: usize) -> i64 {
    let start = match table.base {
        Base::Points => table.rows()[row].start * QUARTERS,
        Base::Wins => 0,
    };
    let running = table.rows()[row].games.iter().scan(start, |total, game| {
        *total += game.score.quarters();
        Some(*total)
    });
    running.sum()
}

fn opponents(table: &Table, row: usize) -> impl Iterator<Item = (usize, Score)> + '_ {
    table.rows()[row].games.iter().filter_map(|&Game { opponent, score }| Some((opponent?, score)))
}

fn have_all_met(table: &Table, group: &[usize]) -> bool {
    let has_met = |one: usize, other: usize| opponents(table, one).any(|(met, _)| met == other);
    group.iter().all(|&one| group.iter().all(|&other| one == other || has_met(one, other)))
}

/// What was won against these.
fn among(table: &Table, row: usize, equals: &[usize]) -> i64 {
    opponents(table, row).filter(|(other, _)| equals.contains(other)).map(|(_, score)| score.quarters()).sum()
}
