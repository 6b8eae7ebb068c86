//! Points towards retirement: one for the worst of a year over all titles together, and too many of them end a career
//! (LEAGUE-38 to LEAGUE-41).

use super::points::retirement_points;
use super::season::{Effect, League, Refusal, Stage};
use super::table::Clearing;
use crate::career::{Dossier, Ladder, Need};
use crate::person::PersonId;
use crate::time::Date;
use std::collections::BTreeSet;

impl League {
    /// How many are given a point this season: by how many play, those in the free class and who holds the title among them.
    pub fn retirement_points_given(&self) -> usize {
        let rule = self.table.retirement.as_ref();
        rule.map_or(0, |rule| retirement_points(self.everybody().count(), rule))
    }

    fn everybody(&self) -> impl Iterator<Item = &PersonId> {
        let members = self.rosters.iter().flat_map(|roster| roster.members.iter().map(|member| &member.person));
        members.chain(self.start.free.iter().map(|free| &free.person)).chain(&self.start.holder)
    }

    /// The points of somebody at the end of the season.
    pub fn retirement_points_of(&self, person: &PersonId) -> u32 {
        let before = self.start.retirement.get(person).copied().unwrap_or(0);
        let given = u32::from(self.worst.contains(person));
        // What is cleared in the season in which one is given leaves the number.
        (before + given).saturating_sub(u32::from(self.cleared.contains(person)))
    }

    /// Everybody who has a point, by their ids.
    pub fn with_retirement_points(&self) -> Vec<(&PersonId, u32)> {
        let mut people: Vec<(&PersonId, u32)> =
            self.everybody().map(|person| (person, self.retirement_points_of(person))).collect();
        people.retain(|(_, points)| *points > 0);
        people.sort();
        people
    }

    /// Whether somebody has as many as end a career (LEAGUE-39).
    pub(super) fn retires_by_points(&self, person: &PersonId) -> bool {
        let limit = self.table.retirement.as_ref().map(|rule| rule.limit);
        limit.is_some_and(|limit| self.retirement_points_of(person) >= limit)
    }

    /// Who has to stop though nobody has said so, on a day: from an age on one point suffices (LEAGUE-41).
    pub fn must_retire(&self, day: Date, born: impl Fn(&PersonId) -> Option<Date>) -> Vec<PersonId> {
        let Some(rule) = &self.table.retirement else { return Vec::new() };
        let is_old = |person: &PersonId| born(person).is_some_and(|born| born.years_until(day) >= rule.age);
        let stays = |person: &PersonId| !self.retired.contains(person) && !self.retires_by_points(person);
        let people = self.with_retirement_points().into_iter().map(|(person, _)| person);
        people.filter(|person| stays(person) && is_old(person)).cloned().collect()
    }

    pub(super) fn worst(&self, people: &[PersonId]) -> Result<Vec<Effect>, Refusal> {
        self.require(Stage::Running)?;
        if self.table.retirement.is_none() {
            return Err(Refusal::NoRetirement);
        }
        let mut all = BTreeSet::new();
        if let Some(twice) = people.iter().find(|person| !all.insert(*person)) {
            return Err(Refusal::Twice(twice.clone()));
        }
        if let Some(unknown) = people.iter().find(|person| !self.everybody().any(|other| other == *person)) {
            return Err(Refusal::Unknown(unknown.clone()));
        }
        let given = self.retirement_points_given();
        if people.len() == given { Ok(vec![Effect::WorstNamed(people.to_vec())]) } else { Err(Refusal::Worst(given)) }
    }

    pub(super) fn clear(&self, person: &PersonId, career: &Dossier, day: Date) -> Result<Vec<Effect>, Refusal> {
        self.require(Stage::Running)?;
        let Some(rule) = &self.table.retirement else { return Err(Refusal::NoRetirement) };
        if self.cleared.contains(person) || self.retirement_points_of(person) == 0 {
            return Err(Refusal::NothingToClear(person.clone()));
        }
        if rule.cleared_by.is_met(&self.of_this_year(career, day)) {
            Ok(vec![Effect::Cleared(person.clone())])
        } else {
            Err(Refusal::ClearsNothing(person.clone()))
        }
    }
}

impl League {
    /// A career with those deeds alone that were done in the season, or within a year where it has no days of its own.
    pub(super) fn of_this_year(&self, career: &Dossier, day: Date) -> Dossier {
        let is_of_this_year = |done: Date| match self.start.days {
            Some([first, last]) => (first..=last).contains(&done),
            None => done <= day && done.plus_years(1) > day,
        };
        let mut career = career.clone();
        career.deeds.retain(|deed| is_of_this_year(deed.date));
        career
    }
}

impl Clearing {
    /// What clears a point: each of these suffices. Games won since a grade are none of a year.
    pub fn needs(&self) -> impl Iterator<Item = &'static Need> {
        let promotions = Ladder::named(&self.ladder).map(|ladder| ladder.promotions.as_slice()).unwrap_or_default();
        let needs =
            promotions.iter().filter(|promotion| promotion.to == self.grade).flat_map(|promotion| &promotion.any);
        let needs = needs.filter(|need| !matches!(need, Need::Wins(_)));
        needs.filter(|need| need.events().is_empty() || need.events().iter().any(|event| !self.without.contains(event)))
    }

    fn is_met(&self, career: &Dossier) -> bool {
        self.needs().any(|need| need.state_of_next(career).is_met())
    }
}

#[cfg(test)]
mod tests;
