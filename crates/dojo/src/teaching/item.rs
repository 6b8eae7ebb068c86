//! What can be set for pupils: tasks of lessons, mate problems, games against the computer, and lines to be known by heart.

use super::odds::ODDS;
use crate::lessons::{Place, Reply, again, played_again};
use crate::trainer::{CATALOGUE, Problem};
use crate::training::{Practice, Source};
use engine::Level;
use school::COURSE;
use shogi::{Color, Handicap, Position};
use std::fmt;
use store::{Assigned, Log};

/// How the codes of problems begin.
const PROBLEM: &str = "tsume/";
/// And those of games.
const GAME: &str = "game/";
/// And those of lines.
pub(super) const LINE: &str = "drill/";

/// Something to be done.
#[derive(Clone, Debug)]
pub enum Item {
    /// A task of a lesson.
    Lesson(Place),
    /// A mate problem.
    Problem(&'static Problem),
    /// A game to be won.
    Game(Game),
    /// A line to be played from memory.
    Line(Line),
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

/// A line to be played from memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The record, game or line of the catalogue.
    pub source: Source,
    /// The side whose moves are asked.
    pub side: Color,
    /// What the record is called, where nothing but the record says so; else empty.
    pub called: String,
}

impl Line {
    /// From `pattern/yagura/black`; where no side is told, Black's.
    fn named(name: &str) -> Option<Line> {
        let with_side = name.rsplit_once('/').and_then(|(source, side)| Some((source, Color::named(side)?)));
        let (source, side) = with_side.unwrap_or((name, Color::Black));
        Some(Line { source: source.parse().ok()?, side, called: String::new() })
    }

    /// What somebody practises, as it is set.
    pub fn of(practice: &Practice) -> Line {
        Line { source: practice.material.source.clone(), side: practice.side, called: String::new() }
    }

    /// Whether it was made of a record that is shared no more.
    pub fn is_gone(&self) -> bool {
        self.called.is_empty() && matches!(self.source, Source::Shared(_))
    }

    /// The page on which it is practised.
    pub fn address(&self) -> String {
        format!("/train/drill/{}?side={}", self.source, self.side.name())
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.source, self.side.name())
    }
}

impl Item {
    /// What a code stands for: `gold` is a whole lesson, `gold/1` one of its tasks, `tsume/…` a problem, `game/…` a game, `drill/…` a
    /// line; nothing if it is none.
    pub fn all_of(code: &str) -> Vec<Item> {
        if let Some(id) = code.strip_prefix(PROBLEM) {
            return CATALOGUE.find(id).map(Item::Problem).into_iter().collect();
        }
        if let Some(game) = code.strip_prefix(GAME) {
            return Game::named(game).map(Item::Game).into_iter().collect();
        }
        if let Some(line) = code.strip_prefix(LINE) {
            return Line::named(line).map(Item::Line).into_iter().collect();
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
            Item::Line(line) => format!("{LINE}{line}"),
        }
    }

    /// Whether it can still be done.
    pub fn is_open(&self) -> bool {
        !matches!(self, Item::Line(line) if line.is_gone())
    }

    /// Its name in the log in which it stands.
    pub fn name(&self) -> String {
        self.log().1
    }

    /// The log in which it stands, and its name there.
    fn log(&self) -> (Log, String) {
        match self {
            Item::Lesson(_) | Item::Game(_) | Item::Line(_) => (Log::Lessons, self.code()),
            Item::Problem(problem) => (Log::Problems, problem.id.clone()),
        }
    }

    /// As the database keeps it.
    pub(super) fn kept(&self) -> Assigned {
        let (log, item) = self.log();
        let called = if let Item::Line(line) = self { line.called.clone() } else { String::new() };
        Assigned { log, item, called }
    }

    /// What the database keeps, if it is anything still.
    pub(super) fn of_kept(kept: &Assigned) -> Option<Item> {
        let mut item = match kept.log {
            Log::Problems => CATALOGUE.find(&kept.item).map(Item::Problem),
            Log::Lessons => Item::all_of(&kept.item).pop().filter(|item| item.code() == kept.item),
        };
        if let Some(Item::Line(line)) = &mut item {
            line.called.clone_from(&kept.called);
        }
        item
    }

    /// What somebody did with it, from what the log keeps; `start` is where it begins.
    pub fn again(&self, start: &Position, line: &str) -> Vec<Reply> {
        match self {
            Item::Lesson(place) => again(*place, line),
            Item::Problem(_) | Item::Line(_) => played_again(start, line),
            // A game has a page of its own.
            Item::Game(_) => Vec::new(),
        }
    }
}
