//! What can be set for pupils: tasks of lessons, mate problems, and games against the computer.

use super::odds::ODDS;
use crate::lessons::{Place, Reply, again, played_again};
use crate::trainer::{CATALOGUE, Problem};
use engine::Level;
use school::COURSE;
use shogi::{Handicap, Position};
use std::borrow::Cow;
use store::Log;

/// How the codes of problems begin.
const PROBLEM: &str = "tsume/";
/// And those of games.
const GAME: &str = "game/";

/// Something to be done.
#[derive(Clone, Copy, Debug)]
pub enum Item {
    /// A task of a lesson.
    Lesson(Place),
    /// A mate problem.
    Problem(&'static Problem),
    /// A game to be won.
    Game(Game),
}

/// A game against the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// What the computer gives.
    pub odds: Handicap,
    /// How strong it plays.
    pub level: Level,
}

impl Game {
    /// From `two-piece/5k`.
    fn named(name: &str) -> Option<Game> {
        let (odds, level) = name.split_once('/')?;
        let odds = Handicap::from_name(odds).filter(|odds| ODDS.contains(odds))?;
        Some(Game { odds, level: level.parse().ok()? })
    }
}

impl Item {
    /// What a code stands for: `gold` is a whole lesson, `gold/1` one of its tasks, `tsume/…` a problem; nothing if it is none.
    pub fn all_of(code: &str) -> Vec<Item> {
        if let Some(id) = code.strip_prefix(PROBLEM) {
            return CATALOGUE.find(id).map(Item::Problem).into_iter().collect();
        }
        if let Some(game) = code.strip_prefix(GAME) {
            return Game::named(game).map(Item::Game).into_iter().collect();
        }
        if let Some((lesson, number)) = code.split_once('/') {
            let place = number.parse().ok().and_then(|number| Place::find(lesson, number));
            return place.map(Item::Lesson).into_iter().collect();
        }
        let Some(lesson) = COURSE.lesson(code) else { return Vec::new() };
        (0..lesson.tasks.len()).map(|number| Item::Lesson(Place { lesson, number })).collect()
    }

    /// As somebody wishes for it.
    pub fn code(&self) -> String {
        match self {
            Item::Lesson(place) => place.item(),
            Item::Problem(problem) => format!("{PROBLEM}{}", problem.id),
            Item::Game(Game { odds, level }) => format!("{GAME}{}/{level}", odds.code()),
        }
    }

    /// Its name in the log in which it stands.
    pub fn name(&self) -> String {
        self.log().1
    }

    /// The log in which it stands, and its name there.
    pub(super) fn log(&self) -> (Log, String) {
        match self {
            Item::Lesson(_) | Item::Game(_) => (Log::Lessons, self.code()),
            Item::Problem(problem) => (Log::Problems, problem.id.clone()),
        }
    }

    pub(super) fn stored(log: Log, name: &str) -> Option<Item> {
        match log {
            Log::Problems => CATALOGUE.find(name).map(Item::Problem),
            Log::Lessons => Item::all_of(name).pop().filter(|item| item.code() == name),
        }
    }

    /// Where it begins.
    pub fn board(&self) -> Cow<'_, Position> {
        match self {
            Item::Lesson(place) => place.task().board(),
            Item::Problem(problem) => Cow::Borrowed(&problem.start),
            Item::Game(game) => Cow::Owned(game.odds.position()),
        }
    }

    /// What somebody did with it, from what the log keeps.
    pub fn again(&self, line: &str) -> Vec<Reply> {
        match self {
            Item::Lesson(place) => again(*place, line),
            Item::Problem(problem) => played_again(&problem.start, line),
            // A game has a page of its own.
            Item::Game(_) => Vec::new(),
        }
    }
}
