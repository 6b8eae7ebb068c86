//! What can be set for pupils: tasks of lessons, and mate problems.

use crate::lessons::{Place, Reply, again, played_again};
use crate::trainer::{CATALOGUE, Problem};
use school::{COURSE, Task};
use shogi::Position;
use std::borrow::Cow;
use store::Log;

/// How the codes of problems begin.
const PROBLEM: &str = "tsume/";

/// Something to be done.
#[derive(Clone, Copy, Debug)]
pub enum Item {
    /// A task of a lesson that is answered; a game, which one plays and wins elsewhere, cannot be set.
    Lesson(Place),
    /// A mate problem.
    Problem(&'static Problem),
}

impl Item {
    /// What a code stands for: `gold` is a whole lesson, `gold/1` one of its tasks, `tsume/…` a problem; nothing if it is none.
    pub fn all_of(code: &str) -> Vec<Item> {
        if let Some(id) = code.strip_prefix(PROBLEM) {
            return CATALOGUE.find(id).map(Item::Problem).into_iter().collect();
        }
        if let Some((lesson, number)) = code.split_once('/') {
            let place = number.parse().ok().and_then(|number| Place::find(lesson, number));
            return place.and_then(Item::of).into_iter().collect();
        }
        let Some(lesson) = COURSE.lesson(code) else { return Vec::new() };
        (0..lesson.tasks.len()).filter_map(|number| Item::of(Place { lesson, number })).collect()
    }

    fn of(place: Place) -> Option<Item> {
        (!matches!(place.task(), Task::Play(_))).then_some(Item::Lesson(place))
    }

    /// As somebody wishes for it.
    pub fn code(&self) -> String {
        match self {
            Item::Lesson(place) => place.item(),
            Item::Problem(problem) => format!("{PROBLEM}{}", problem.id),
        }
    }

    /// Its name in the log in which it stands.
    pub fn name(&self) -> String {
        self.log().1
    }

    /// The log in which it stands, and its name there.
    pub(super) fn log(&self) -> (Log, String) {
        match self {
            Item::Lesson(place) => (Log::Lessons, place.item()),
            Item::Problem(problem) => (Log::Problems, problem.id.clone()),
        }
    }

    pub(super) fn stored(log: Log, name: &str) -> Option<Item> {
        match log {
            Log::Problems => CATALOGUE.find(name).map(Item::Problem),
            Log::Lessons => {
                let (lesson, number) = name.split_once('/')?;
                Item::of(Place::find(lesson, number.parse().ok()?)?)
            }
        }
    }

    /// Where it begins.
    pub fn board(&self) -> Cow<'_, Position> {
        match self {
            Item::Lesson(place) => place.task().board(),
            Item::Problem(problem) => Cow::Borrowed(&problem.start),
        }
    }

    /// What somebody did with it, from what the log keeps.
    pub fn again(&self, line: &str) -> Vec<Reply> {
        match self {
            Item::Lesson(place) => again(*place, line),
            Item::Problem(problem) => played_again(&problem.start, line),
        }
    }
}
