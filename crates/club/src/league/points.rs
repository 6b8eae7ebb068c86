//! Demotion points: given to the lowest of a class, cleared by winning, and too many of them are a fall
//! (LEAGUE-11 to LEAGUE-14, LEAGUE-36).

use super::table::{Class, Retirement};
use serde::Deserialize;

/// How a class gives points and takes them away.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PointsRule {
    /// One for so many players, to the lowest, rounded down.
    #[serde(default)]
    pub one_for: Option<f64>,
    /// Or to everybody who has won no larger share of their games, in percent; whoever has clears one (RANK-24).
    #[serde(default)]
    pub at_most_percent: Option<u32>,
    /// Who has so many falls.
    pub limit: u32,
    /// So many wins clear one.
    #[serde(default)]
    pub clearing_wins: Option<u32>,
    /// Or so many in two seasons running.
    pub clearing_wins_twice: Option<u32>,
    /// So many cannot be cleared.
    #[serde(default)]
    pub stay: u32,
}

impl PointsRule {
    /// How many of so many players are given a point (LEAGUE-11).
    ///
    /// ```
    /// use club::league::Table;
    /// let given = |class, players| Table::meijin().class(class).unwrap().points.unwrap().given(players);
    /// assert_eq!((given("B2", 26), given("C1", 32), given("C2", 52)), (6, 7, 11));
    /// ```
    pub fn given(&self, players: usize) -> usize {
        self.one_for.map_or(0, |one_for| (players as f64 / one_for) as usize)
    }

    /// Whether so few wins of so many games are a point.
    pub fn is_too_few(&self, wins: u32, games: u32) -> bool {
        self.at_most_percent.is_some_and(|percent| games > 0 && 100 * wins <= percent * games)
    }
}

/// A season of one player, as the points see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Season {
    /// 勝
    pub wins: u32,
    /// Whether they are among the lowest, or have won too few of their games, and are given a point.
    pub is_lowest: bool,
    /// Whether they rise.
    pub is_promoted: bool,
}

/// What somebody has in a class.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Points {
    /// Points that stand.
    pub count: u32,
    /// Whether the season before brought just as many wins as clear a point if they come twice.
    pub half_cleared: bool,
}

/// What a season led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The same class again, with these points.
    Stays(Points),
    /// The class above, without points (LEAGUE-14).
    Promoted,
    /// The class below or the free class, without points.
    Demoted,
}

impl Points {
    /// What a season makes of them in a class that has points.
    pub fn after(self, season: Season, rule: &PointsRule) -> Verdict {
        if season.is_promoted {
            return Verdict::Promoted;
        }
        let clears = self.clears(season.wins, rule) || rule.at_most_percent.is_some() && !season.is_lowest;
        let count = match (season.is_lowest, clears) {
            // Both together leave the number (LEAGUE-13).
            (true, true) | (false, false) => self.count,
            (true, false) => self.count + 1,
            (false, true) => self.count.saturating_sub(1).max(self.count.min(rule.stay)),
        };
        if count >= rule.limit {
            return Verdict::Demoted;
        }
        // A half that was used clears nothing again.
        let half_cleared = rule.clearing_wins_twice == Some(season.wins) && !self.half_cleared;
        Verdict::Stays(Points { count, half_cleared })
    }

    /// Whether so many wins clear a point: enough of them, or just enough for the second time running (LEAGUE-12).
    pub fn clears(self, wins: u32, rule: &PointsRule) -> bool {
        rule.clearing_wins.is_some_and(|enough| wins >= enough)
            || self.half_cleared && rule.clearing_wins_twice == Some(wins)
    }
}

impl Class {
    /// How many are given a point among so many.
    pub fn points_given(&self, players: usize) -> usize {
        self.points.as_ref().map_or(0, |rule| rule.given(players))
    }
}

/// How many of so many players are given a point towards retirement (LEAGUE-38).
///
/// ```
/// use club::league::{Table, retirement_points};
/// let rule = Table::hakurei().retirement.as_ref().unwrap();
/// assert_eq!([35, 36, 40, 41, 64].map(|players| retirement_points(players, rule)), [0, 1, 1, 2, 6]);
/// ```
pub const fn retirement_points(players: usize, rule: &Retirement) -> usize {
    if players < rule.players { 0 } else { 1 + (players - rule.players) / rule.one_more_for }
}

#[cfg(test)]
mod tests;
