//! The free class, whose players play no league (LEAGUE-15 to LEAGUE-21).

use super::table::{Class, FreeRule};
use crate::career::{Dossier, Need, State};
use crate::time::Date;
use serde::Deserialize;

/// How one comes back: any of these suffices (LEAGUE-16, LEAGUE-37). Shares are in percent; what is missing is no way.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReturnRule {
    wins_above_events: Option<u32>,
    #[serde(default)]
    wins_share: u32,
    run: Option<usize>,
    #[serde(default)]
    run_share: usize,
    games_for_event: Option<u32>,
    /// What was reached or won since one came there.
    #[serde(default)]
    deeds: Vec<Need>,
}

/// By what somebody comes back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Return {
    /// Wins of a year.
    Wins {
        /// And this share of its games at least, in percent.
        percent: u32,
    },
    /// The wins of the last games, or of a longer run of them.
    Share {
        /// How many games at least.
        games: u32,
    },
    /// Games of a year.
    Games,
    /// Something reached or won.
    Deed(Need),
}

/// A way back, and how far somebody is on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WayBack {
    /// Which.
    pub by: Return,
    /// How far they are.
    pub state: State,
    /// Whether it is open.
    pub is_open: bool,
}

impl ReturnRule {
    /// Whether the wins of a year suffice, among so many games in so many events.
    pub fn by_wins(&self, events: u32, wins: u32, games: u32) -> bool {
        self.wins_above_events.is_some_and(|above| wins >= events + above && 100 * wins >= self.wins_share * games)
    }

    /// Whether the number of games of a year suffices.
    pub fn by_games(&self, events: u32, games: u32) -> bool {
        self.games_for_event.is_some_and(|for_event| games >= (events + 1) * for_event)
    }

    /// The number of the game, from 1, after which the last games, so many of them or more, hold enough wins.
    pub fn by_share(&self, won: &[bool]) -> Option<usize> {
        let run = self.run?;
        let sums = crate::ladder::sums(won);
        let suffices = |from: usize, to: usize| 100 * (sums[to] - sums[from]) >= self.run_share * (to - from);
        (run..=won.len()).find(|&to| (0..=to - run).any(|from| suffices(from, to)))
    }

    /// Every way back, for somebody who has been in the free class since a day, by what is known of them.
    pub fn ways_back(&self, career: &Dossier, since: Date) -> Vec<WayBack> {
        let Dossier { events_of_year: events, wins_of_year: wins, games_of_year: games, .. } = *career;
        let mut ways_back = Vec::new();
        if let Some(above) = self.wins_above_events {
            let want = (events + above).max((self.wins_share * games).div_ceil(100));
            let by = Return::Wins { percent: self.wins_share };
            ways_back.push(WayBack {
                by,
                state: State { have: wins, want },
                is_open: self.by_wins(events, wins, games),
            });
        }
        if let Some(run) = self.run {
            let won: Vec<bool> = career.results.chars().map(|c| c.eq_ignore_ascii_case(&'w')).collect();
            let last = &won[won.len().saturating_sub(run)..];
            let have = last.iter().filter(|won| **won).count() as u32;
            let state = State { have, want: (self.run_share * run).div_ceil(100) as u32 };
            let by = Return::Share { games: run as u32 };
            ways_back.push(WayBack { by, state, is_open: self.by_share(&won).is_some() });
        }
        if let Some(for_event) = self.games_for_event {
            let state = State { have: games, want: (events + 1) * for_event };
            ways_back.push(WayBack { by: Return::Games, state, is_open: self.by_games(events, games) });
        }
        let career = Dossier { since: Some(since), ..career.clone() };
        ways_back.extend(self.deeds.iter().map(|need| {
            let state = need.state_of_next(&career);
            WayBack { by: Return::Deed(need.clone()), state, is_open: state.is_met() }
        }));
        ways_back
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
        class.declared_years.get(points).map(|years| self.after(*years, age))
    }

    /// What it means where so many years are certain.
    pub(super) fn after(&self, minimum_years: u32, age: u32) -> Declared {
        let age_then = age + minimum_years;
        let further_years =
            if age_then <= self.young_age { self.young_years } else { self.last_age.saturating_sub(age_then) };
        Declared { minimum_years, age_then, further_years }
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
