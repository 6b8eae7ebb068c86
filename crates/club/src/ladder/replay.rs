//! A career on a ladder of records, game by game (RANK-15, RANK-20, RANK-22, RANK-23).

use super::points::{Change, points};
use super::table::{Apprentice, PointRule};
use super::window::{Record, promoted_after};
use crate::career::StudyGroup;

/// What a game led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step<'a> {
    /// A higher grade.
    Promoted(&'a str),
    /// A demotion point.
    Point,
    /// The point is gone.
    Cleared,
    /// A lower grade.
    Demoted(&'a str),
    /// There is no lower grade.
    Left,
}

/// The records that lead to a grade.
type RecordsOf<'a> = dyn Fn(&str) -> Option<&'a [Record]> + 'a;

/// A ladder whose grades are earned by records of wins and losses.
pub struct Rungs<'a> {
    grades: &'a [String],
    records: Box<RecordsOf<'a>>,
    points: Option<&'a PointRule>,
}

impl Rungs<'static> {
    /// The apprentices' school, up to 3 dan.
    pub fn apprentice() -> Rungs<'static> {
        let rules = Apprentice::current();
        let records = Box::new(|grade: &str| rules.records(grade));
        Rungs { grades: &rules.grades, records, points: Some(&rules.points) }
    }

    /// Study groups, which know no demotion.
    pub fn study_group() -> Rungs<'static> {
        let rules = StudyGroup::current();
        Rungs { grades: &rules.grades, records: Box::new(|class: &str| rules.records(class)), points: None }
    }
}

impl<'a> Rungs<'a> {
    /// The grades, from the lowest.
    pub fn grades(&self) -> &'a [String] {
        self.grades
    }

    /// What followed after which game, from 1, for who began at this grade; and the games that count towards the next change.
    /// `None` if there is no such grade.
    pub fn replay(&self, grade: &str, won: &[bool]) -> Option<(Vec<(usize, Step<'a>)>, usize)> {
        let mut rank = self.grades.iter().position(|other| other == grade)?;
        let (mut steps, mut since) = (Vec::new(), 0);
        while let Some((game, change)) = self.next(rank, &won[since..], since, &mut steps) {
            since = game;
            match change {
                true => rank += 1,
                false if rank == 0 => {
                    steps.push((game, Step::Left));
                    return Some((steps, 0));
                }
                false => rank -= 1,
            }
            let grade = &self.grades[rank];
            steps.push((game, if change { Step::Promoted(grade) } else { Step::Demoted(grade) }));
        }
        Some((steps, won.len() - since))
    }

    /// The next change of grade, if there is one: after which game, and whether upwards. The points before it are noted.
    fn next(
        &self,
        rank: usize,
        won: &[bool],
        since: usize,
        steps: &mut Vec<(usize, Step<'a>)>,
    ) -> Option<(usize, bool)> {
        let records = self.grades.get(rank + 1).and_then(|next| (self.records)(next));
        // From the highest grade on others count: the league of 3 dan.
        let rule = self.points.filter(|_| rank + 1 < self.grades.len());
        let promoted = records.and_then(|records| promoted_after(won, records));
        let until = &won[..promoted.unwrap_or(won.len())];
        for (game, change) in rule.map_or_else(Vec::new, |rule| points(until, rule).0) {
            match change {
                Change::Demoted => return Some((since + game, false)),
                Change::Point => steps.push((since + game, Step::Point)),
                Change::Cleared => steps.push((since + game, Step::Cleared)),
            }
        }
        promoted.map(|game| (since + game, true))
    }
}

#[cfg(test)]
mod tests;
