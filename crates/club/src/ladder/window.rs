//! Records of wins and losses in a row of games (RANK-15, RANK-22).

use serde::Deserialize;

/// So many wins and so many losses: reached when the last games, as many as both together, hold so many wins or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "[usize; 2]")]
pub struct Record {
    /// 勝
    pub wins: usize,
    /// 敗
    pub losses: usize,
}

impl From<[usize; 2]> for Record {
    fn from([wins, losses]: [usize; 2]) -> Record {
        Record { wins, losses }
    }
}

/// The number of the game, from 1, after which one of the records is reached. The games are those since the last change.
///
/// ```
/// use club::ladder::{Record, promoted_after};
/// let records = [Record { wins: 6, losses: 0 }, Record { wins: 9, losses: 3 }];
/// // The last six: a loss before them does not matter.
/// assert_eq!(promoted_after(&[false, true, true, true, true, true, true], &records), Some(7));
/// ```
pub fn promoted_after(won: &[bool], records: &[Record]) -> Option<usize> {
    let sums = sums(won);
    (1..=won.len()).find(|&game| records.iter().any(|record| record.is_reached(&sums, game)))
}

impl Record {
    fn is_reached(self, sums: &[usize], game: usize) -> bool {
        let start = game.checked_sub(self.wins + self.losses);
        start.is_some_and(|start| sums[game] - sums[start] >= self.wins)
    }
}

/// How many were won among the first, for every number of games.
pub(crate) fn sums(won: &[bool]) -> Vec<usize> {
    let counted = won.iter().scan(0, |sum, &won| {
        *sum += usize::from(won);
        Some(*sum)
    });
    std::iter::once(0).chain(counted).collect()
}

#[cfg(test)]
mod tests;
