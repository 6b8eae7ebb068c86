//! Demotion points of apprentices (RANK-23).

use super::table::PointRule;
use super::window::sums;

/// What a game changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// A demotion point.
    Point,
    /// The point is gone.
    Cleared,
    /// One point too many: a grade down, and the count ends.
    Demoted,
}

impl Change {
    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Change::Point => "point",
            Change::Cleared => "cleared",
            Change::Demoted => "demoted",
        }
    }
}

/// What changed after which game, from 1, and the points that stand in the end. After each change games are counted anew.
pub fn points(won: &[bool], rule: &PointRule) -> (Vec<(usize, Change)>, u32) {
    let sums = sums(won);
    let (mut changes, mut points, mut since) = (Vec::new(), 0, 0);
    for game in 1..=won.len() {
        let wins_in = |games: usize| Some(sums[game] - sums[game.checked_sub(games).filter(|&start| start >= since)?]);
        let clears = points > 0 && wins_in(rule.clearing_games).is_some_and(|wins| wins >= rule.clearing_wins);
        let change = if clears {
            points -= 1;
            Change::Cleared
        } else if wins_in(rule.games).is_some_and(|wins| wins <= rule.most_wins) {
            points += 1;
            if points < rule.limit { Change::Point } else { Change::Demoted }
        } else {
            continue;
        };
        since = game;
        changes.push((game, change));
        if change == Change::Demoted {
            break;
        }
    }
    (changes, points)
}

#[cfg(test)]
mod tests;
