//! What visitors have done with problems: a log that is only added to (TSUME-09). How somebody stands is written with
//! each entry, so the last one tells.

use super::catalogue::{CATALOGUE, Problem, Strength};
use super::rating::Standing;
use crate::app::App;
use crate::failure::Failure;
use crate::who::Who;
use std::collections::HashSet;
use store::{self, Try};

/// What came of an answer, or was asked for instead of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// They have found the mate.
    Solved,
    /// They have made a move that lets it slip.
    Wrong,
    /// They have asked for a hint.
    Hint,
    /// They have asked for the solution.
    Shown,
}

impl Outcome {
    /// As it is stored and told to programs.
    pub const fn code(self) -> &'static str {
        match self {
            Outcome::Solved => "solved",
            Outcome::Wrong => "wrong",
            Outcome::Hint => "hint",
            Outcome::Shown => "shown",
        }
    }
}

/// What somebody has done so far.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    /// Their numbers after the last entry.
    pub standing: Standing,
    /// Problems that they have tried, and those of them that they have solved, sooner or later.
    pub tried: HashSet<String>,
    /// The problems that they have solved, by their ids.
    pub solved: HashSet<String>,
}

const DAY_MS: i64 = 24 * 3_600_000;

/// Two windows of one visitor may answer at once; one of them tries again.
const TRIES: usize = 4;

impl App {
    /// Writes into the log what came of a problem; when this returns it is on the disk. Only the first entry for each
    /// problem changes numbers.
    pub async fn log(
        &self,
        visitor: &Who,
        problem: &Problem,
        outcome: Outcome,
        line: String,
        (now_ms, used_ms): (i64, i64),
    ) -> Result<Standing, Failure> {
        let owner = visitor.to_string();
        for _ in 0..TRIES {
            let (last, known) = self.store.last_try(&owner, &problem.id).await?;
            let before = last.as_ref().map_or_else(Standing::default, |last| read(&last.standing));
            let number = last.map_or(1, |last| last.number + 1);
            let (mut standing, mut shift) = (before, 0.0);
            if !known && let Some(rating) = self.rating_of(problem).await? {
                (standing, shift) = standing.after(rating, outcome == Outcome::Solved);
                let day = day_of(now_ms);
                if outcome == Outcome::Solved && self.is_of_day(visitor, problem, day).await? {
                    standing = standing.with_day(day);
                }
            }
            let entry = Try {
                visitor: owner.clone(),
                number,
                problem: problem.id.clone(),
                at_ms: now_ms,
                used_ms,
                outcome: outcome.code().to_owned(),
                line: line.clone(),
                standing: serde_json::to_string(&standing).map_err(Failure::internal)?,
                shift: (shift * 1000.0).round() as i64,
            };
            match self.store.try_problem(entry).await {
                Ok(()) => return Ok(standing),
                Err(store::Error::Taken) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(Failure::BUSY)
    }

    /// What somebody has done so far.
    pub async fn progress(&self, visitor: &Who) -> Result<Progress, Failure> {
        let mut progress = Progress::default();
        for (problem, solved) in self.store.tried_problems(&visitor.to_string()).await? {
            if solved {
                progress.solved.insert(problem.clone());
            }
            progress.tried.insert(problem);
        }
        let (last, _) = self.store.last_try(&visitor.to_string(), "").await?;
        progress.standing = last.map(|last| read(&last.standing)).unwrap_or_default();
        Ok(progress)
    }

    /// The problems of a day for this visitor: they stay while their number moves with what they solve on that day.
    pub async fn daily(&self, visitor: &Who, day: i64) -> Result<Vec<(Strength, &'static Problem)>, Failure> {
        let dawn = self.store.standing_before(&visitor.to_string(), day * DAY_MS).await?;
        let standing = dawn.as_deref().map(read).unwrap_or_default();
        Ok(CATALOGUE.daily(day, standing.rating))
    }

    /// The problem of a day that is offered first, the same all day: a fair one to whoever has a number from days before,
    /// to others one of the strength that they `told`, or a mate in one.
    pub async fn problem_of_day(
        &self,
        visitor: &Who,
        day: i64,
        told: Option<Strength>,
    ) -> Result<&'static Problem, Failure> {
        let dawn = self.store.standing_before(&visitor.to_string(), day * DAY_MS).await?;
        let wanted = if dawn.is_some() { Some(Strength::Fair) } else { told };
        let standing = dawn.as_deref().map(read).unwrap_or_default();
        let mut daily = CATALOGUE.daily(day, standing.rating).into_iter();
        let found = match wanted {
            Some(wanted) => daily.find(|(strength, _)| *strength == wanted).map(|(_, problem)| problem),
            None => CATALOGUE.first(day),
        };
        found.ok_or(Failure::NOT_FOUND)
    }

    async fn is_of_day(&self, visitor: &Who, problem: &Problem, day: i64) -> Result<bool, Failure> {
        let first = CATALOGUE.first(day).into_iter();
        let daily = self.daily(visitor, day).await?;
        Ok(daily.into_iter().map(|(_, of_day)| of_day).chain(first).any(|of_day| of_day.id == problem.id))
    }

    /// How hard a problem is by now, if it is among those that are rated.
    pub async fn rating_of(&self, problem: &Problem) -> Result<Option<f64>, Failure> {
        let Some(rating) = problem.rating else { return Ok(None) };
        let shift = self.store.shift_of_problem(&problem.id).await?;
        Ok(Some(rating + shift as f64 / 1000.0))
    }
}

/// One person's log made of several, in the order of time and numbered anew: of each problem the first entry counts, as it does
/// when a log is written. A problem is as hard as it is now.
pub(crate) async fn merged(app: &App, mut entries: Vec<Try>, person: &Who) -> Result<Vec<Try>, Failure> {
    entries
        .sort_by(|one, other| (one.at_ms, &one.visitor, one.number).cmp(&(other.at_ms, &other.visitor, other.number)));
    let (mut standing, mut known) = (Standing::default(), HashSet::new());
    for (number, entry) in (1..).zip(&mut entries) {
        let solved = entry.outcome == Outcome::Solved.code();
        let day = day_of(entry.at_ms);
        let was_of_day = solved && read(&entry.standing).last_day == Some(day);
        if known.insert(entry.problem.clone())
            && let Some(problem) = CATALOGUE.find(&entry.problem)
            && let Some(rating) = app.rating_of(problem).await?
        {
            standing = standing.after(rating, solved).0;
            if was_of_day {
                standing = standing.with_day(day);
            }
        }
        (entry.number, entry.visitor) = (number, person.to_string());
        (entry.standing, entry.shift) = (serde_json::to_string(&standing).map_err(Failure::internal)?, 0);
    }
    Ok(entries)
}

/// A standing that a later program wrote otherwise is begun anew.
fn read(standing: &str) -> Standing {
    serde_json::from_str(standing).unwrap_or_default()
}

/// The day of a point in time, by universal time, counted from the first of 1970.
pub fn day_of(ms: i64) -> i64 {
    ms.div_euclid(DAY_MS)
}
