//! The free class, whose players play no league (LEAGUE-15 to LEAGUE-21).

use super::table::{Class, FreeRule};
use crate::ladder::Record;
use crate::time::Date;
use serde::Deserialize;

/// How one comes back: any of these suffices (LEAGUE-16). Shares are in percent.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReturnRule {
    wins_above_events: u32,
    wins_share: u32,
    run: usize,
    run_share: usize,
    games_for_event: u32,
}

/// By what somebody comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Return {
    /// Wins of a year.
    Wins,
    /// The share of wins in a long run of games.
    Share,
    /// Games of a year.
    Games,
}

impl ReturnRule {
    /// Whether the wins of a year suffice, among so many games in so many events.
    pub const fn by_wins(&self, events: u32, wins: u32, games: u32) -> bool {
        wins >= events + self.wins_above_events && 100 * wins >= self.wins_share * games
    }

    /// Whether the number of games of a year suffices.
    pub const fn by_games(&self, events: u32, games: u32) -> bool {
        games >= (events + 1) * self.games_for_event
    }

    /// The number of the game, from 1, after which the last games, thirty or more of them, hold enough wins.
    pub fn by_share(&self, won: &[bool]) -> Option<usize> {
        let sums = crate::ladder::sums(won);
        let suffices = |from: usize, to: usize| 100 * (sums[to] - sums[from]) >= self.run_share * (to - from);
        (self.run..=won.len()).find(|&to| (0..=to - self.run).any(|from| suffices(from, to)))
    }

    /// Everything that a year and the games up to now make possible.
    pub fn ways(&self, events: u32, year: Record, won: &[bool]) -> Vec<Return> {
        let (wins, games) = (year.wins as u32, (year.wins + year.losses) as u32);
        let ways = [
            (Return::Wins, self.by_wins(events, wins, games)),
            (Return::Share, self.by_share(won).is_some()),
            (Return::Games, self.by_games(events, games)),
        ];
        ways.into_iter().filter(|(_, open)| *open).map(|(way, _)| way).collect()
    }
}

/// How long one may play who has chosen the free class, after the years of the class one came from (LEAGUE-21).
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeclaredRule {
    last_age: u32,
    young_age: u32,
    young_years: u32,
}

/// What a declaration means for a career.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declared {
    /// Years that are certain.
    pub minimum_years: u32,
    /// The age at their end.
    pub age_then: u32,
    /// Years from then on.
    pub further_years: u32,
}

impl Declared {
    /// The age at the end of the career.
    pub const fn retires_at(&self) -> u32 {
        self.age_then + self.further_years
    }
}

impl DeclaredRule {
    /// What it means to declare in this class, with so many points, at this age; `None` where one may not, or with more
    /// points than anybody can have there.
    pub fn declare(&self, class: &Class, points: usize, age: u32) -> Option<Declared> {
        let minimum_years = *class.declared_years.get(points)?;
        let age_then = age + minimum_years;
        let further_years =
            if age_then <= self.young_age { self.young_years } else { self.last_age.saturating_sub(age_then) };
        Some(Declared { minimum_years, age_then, further_years })
    }
}

/// The last day in the free class (LEAGUE-17, LEAGUE-18): so many years after one came, who began there half a year more; not
/// beyond the year, which ends in March, in which one comes of age to stop; and a year more while one is that good elsewhere.
pub fn free_until(rule: &FreeRule, came: Date, is_from_outside: bool, born: Option<Date>, has_grace: bool) -> Date {
    let months = if is_from_outside { rule.months_from_outside } else { rule.months };
    let by_years = later(came, months);
    let years = u16::try_from(rule.age).unwrap_or(u16::MAX);
    let by_age = born.map(|born| born.plus_years(years).end_of_federation_year());
    let until = by_age.map_or(by_years, |day| by_years.min(day.max(came)));
    if has_grace { later(until, rule.grace_months) } else { until }
}

/// The same day so many months later.
pub(super) fn later(day: Date, months: u32) -> Date {
    let years = u16::try_from(months / 12).unwrap_or(u16::MAX);
    day.plus_years(years).plus_months(u8::try_from(months % 12).unwrap_or_default())
}

#[cfg(test)]
mod tests;
