//! Who may begin, and until when one may stay: ages and exams.

use crate::ladder::{Apprentice, Record};
use crate::rules;
use crate::time::Date;
use serde::Deserialize;
use std::sync::LazyLock;

/// An exam of games (RANK-59).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Admission {
    /// How many at most.
    pub games: usize,
    /// So many of them must be won.
    pub wins: usize,
}

/// Whether the exam is passed, as soon as it is decided; and the number of the game, from 1, that decided it.
pub fn admission(rule: Admission, won: &[bool]) -> Option<(bool, usize)> {
    let (mut wins, mut losses) = (0, 0);
    for (game, won) in (1..=rule.games).zip(won) {
        *(if *won { &mut wins } else { &mut losses }) += 1;
        if wins >= rule.wins {
            return Some((true, game));
        }
        if losses > rule.games - rule.wins {
            return Some((false, game));
        }
    }
    None
}

/// The rules of study groups.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StudyGroup {
    /// Their name among ladders.
    pub name: String,
    /// The day from which they hold.
    pub valid_from: Date,
    /// Where they are from.
    pub source: String,
    /// The classes, from the lowest (RANK-12).
    pub grades: Vec<String>,
    /// Where they meet (RANK-11).
    pub seats: Vec<String>,
    sundays: Vec<u8>,
    /// Games at a meeting.
    pub games: u32,
    entry: Entry,
    school: Vec<School>,
    recommended: Recommended,
    promotion: Vec<Promotion>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    under: u32,
    women_under: u32,
    women_over: u32,
    women_class: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct School {
    class: String,
    under: u32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Recommended {
    class: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Promotion {
    to: Vec<String>,
    records: Vec<Record>,
}

static STUDY_GROUP: LazyLock<StudyGroup> = LazyLock::new(|| {
    rules::read(include_str!("../../rules/study-group.toml")).expect("the table is read: tests use it")
});

impl StudyGroup {
    /// Those in force.
    pub fn current() -> &'static StudyGroup {
        &STUDY_GROUP
    }

    fn rank(&self, class: &str) -> Option<usize> {
        self.grades.iter().position(|other| other == class)
    }

    /// The class above another.
    pub fn next(&self, class: &str) -> Option<&str> {
        self.grades.get(self.rank(class)? + 1).map(String::as_str)
    }

    /// The records that lead to a class.
    pub fn records(&self, class: &str) -> Option<&[Record]> {
        let promotion = self.promotion.iter().find(|promotion| promotion.to.iter().any(|to| to == class));
        promotion.map(|promotion| promotion.records.as_slice())
    }

    /// Whether somebody of this age may begin in this class (RANK-13).
    pub fn admits(&self, age: u32, class: &str, is_woman_for_profession: bool) -> bool {
        let Some(rank) = self.rank(class) else { return false };
        if !is_woman_for_profession {
            return age < self.entry.under;
        }
        let high = self.rank(&self.entry.women_class).is_some_and(|least| rank >= least);
        age < self.entry.women_under && (age <= self.entry.women_over || high)
    }

    /// Whether somebody who is in this class at this age may enter the apprentices' school (RANK-16).
    pub fn leads_to_school(&self, class: &str, age: u32, is_recommended: bool) -> bool {
        let is_in = |least: &str| self.rank(class) >= self.rank(least) && self.rank(class).is_some();
        self.school.iter().any(|school| is_in(&school.class) && age < school.under)
            || (is_recommended && is_in(&self.recommended.class))
    }

    /// The days of a month on which they meet (RANK-14).
    pub fn meetings(&self, year: u16, month: u8) -> Vec<Date> {
        let sundays: Vec<Date> =
            (1..=31).filter_map(|day| Date::new(year, month, day)).filter(|day| day.is_sunday()).collect();
        self.sundays.iter().filter_map(|number| sundays.get(usize::from(*number).checked_sub(1)?)).copied().collect()
    }
}

/// What the school asks of an apprentice's age.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Apprenticeship {
    /// When they were born.
    pub born: Date,
    /// Whether they have 1 dan or more.
    pub is_dan: bool,
    /// When they fell back from 1 dan, if they did.
    pub fell_back: Option<Date>,
}

/// Until when somebody may stay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stay {
    /// They may.
    Stays,
    /// Until that day, if nothing changes.
    Until(Date),
    /// No longer.
    Leaves,
}

impl Apprenticeship {
    /// Whether somebody below 1 dan may stay on a day (RANK-25): up to a birthday; who fell back from 1 dan after it for some
    /// months.
    pub fn stay(self, today: Date) -> Stay {
        let rule = Apprentice::current().first_dan;
        let birthday = self.born.plus_years(rule.age);
        let end = match self.fell_back {
            Some(day) if day > birthday => day.plus_months(rule.months),
            _ => birthday,
        };
        if self.is_dan {
            Stay::Stays
        } else if today >= end {
            Stay::Leaves
        } else {
            Stay::Until(end)
        }
    }

    /// Whether somebody of 3 dan may enter another league at this age, with so many played and the last one's wins and losses
    /// (RANK-26).
    pub fn enters_league(age: u32, played: u32, last: (u32, u32)) -> bool {
        let rule = Apprentice::current().fourth_dan;
        let (wins, losses) = last;
        let keeps_above = 100 * wins > rule.percent * (wins + losses);
        age < rule.age || (age < rule.last_age && (played < rule.leagues || keeps_above))
    }
}

#[cfg(test)]
mod tests;
