//! The lessons as they follow one another.

use crate::moves::{Moves, moves};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use shogi::{Fault, Faults, Handicap, Move, Position, Setup, Square};
use std::borrow::Cow;
use std::collections::HashSet;
use std::sync::LazyLock;

/// Every lesson there is.
///
/// # Panics
/// At its first use, if the data in the program is none; a test reads it.
pub static COURSE: LazyLock<Course> = LazyLock::new(|| Course::read(&FILES).unwrap_or_else(|error| panic!("{error}")));

/// The chapters, in order: what each is called, and its lessons.
const FILES: [(Chapter, &str); 12] = [
    (Chapter::Board, include_str!("../lessons/board.toml")),
    (Chapter::Pieces, include_str!("../lessons/pieces.toml")),
    (Chapter::Promotion, include_str!("../lessons/promotion.toml")),
    (Chapter::Mate, include_str!("../lessons/mate.toml")),
    (Chapter::FirstGame, include_str!("../lessons/first-game.toml")),
    (Chapter::Ending, include_str!("../lessons/ending.toml")),
    (Chapter::Tactics, include_str!("../lessons/tactics.toml")),
    (Chapter::Castles, include_str!("../lessons/castles.toml")),
    (Chapter::Openings, include_str!("../lessons/openings.toml")),
    (Chapter::Endgame, include_str!("../lessons/endgame.toml")),
    (Chapter::Handicaps, include_str!("../lessons/handicaps.toml")),
    (Chapter::Site, include_str!("../lessons/site.toml")),
];

/// A part of the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Chapter {
    /// The board and its squares.
    Board,
    /// How each piece goes.
    Pieces,
    /// Capturing without loss, promoting, dropping.
    Promotion,
    /// Check and mate.
    Mate,
    /// A whole game, with somebody who says what to look at.
    FirstGame,
    /// Endings without mate, what one does around a game, what pieces are worth.
    Ending,
    /// Blows that win something.
    Tactics,
    /// Where the king lives.
    Castles,
    /// How games begin.
    Openings,
    /// Threats of mate, those that nothing meets, and who is quicker.
    Endgame,
    /// Games in which the stronger side begins without some of its pieces.
    Handicaps,
    /// What there is at this site.
    Site,
}

impl Chapter {
    /// Its name in texts and addresses.
    pub const fn code(self) -> &'static str {
        match self {
            Chapter::Board => "board",
            Chapter::Pieces => "pieces",
            Chapter::Promotion => "promotion",
            Chapter::Mate => "mate",
            Chapter::FirstGame => "first-game",
            Chapter::Ending => "ending",
            Chapter::Tactics => "tactics",
            Chapter::Castles => "castles",
            Chapter::Openings => "openings",
            Chapter::Endgame => "endgame",
            Chapter::Handicaps => "handicaps",
            Chapter::Site => "site",
        }
    }
}

/// All lessons, in the order in which one learns.
#[derive(Debug)]
pub struct Course {
    /// The lessons.
    pub lessons: Vec<Lesson>,
}

/// A lesson.
#[derive(Debug)]
pub struct Lesson {
    /// Its name in addresses and texts.
    pub id: String,
    /// Where it belongs.
    pub chapter: Chapter,
    /// What is done in it, one after the other; never empty.
    pub tasks: Vec<Task>,
}

/// Something that a pupil is to do.
#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Task {
    /// Move pieces.
    Moves(Moves),
    /// Press the squares that are named.
    Press(Press),
    /// Choose among answers.
    Choose(Choose),
    /// Give mate, whatever the other side does.
    Mate(Mate),
    /// Win a game.
    Play(Play),
}

/// Squares to be found, one after the other.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Press {
    /// What stands on the board.
    #[serde(rename = "sfen", deserialize_with = "position")]
    pub board: Position,
    /// The squares, in the order in which they are asked.
    #[serde(deserialize_with = "squares")]
    pub squares: Vec<Square>,
}

/// A question with answers to choose from. Each answer has a text, and one that says why it is right or not.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choose {
    /// What stands on the board.
    #[serde(rename = "sfen", deserialize_with = "position")]
    pub board: Position,
    /// How many answers there are.
    pub answers: usize,
    /// Which are right, from 1.
    pub right: Vec<usize>,
    /// The move that each answer speaks of, where an engine can say which are good.
    #[serde(default, deserialize_with = "moves")]
    pub moves: Vec<Move>,
    /// How a game comes to what stands on the board.
    #[serde(default, deserialize_with = "moves")]
    pub line: Vec<Move>,
    /// What players call that game, by its name among the patterns.
    #[serde(default)]
    pub called: Option<String>,
    /// The page of the site that it speaks of, as `/tsume`.
    #[serde(default)]
    pub page: Option<String>,
}

/// A mate to be given; the defence plays as well as it can.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mate {
    /// Where it begins: black attacks.
    #[serde(rename = "sfen", deserialize_with = "position")]
    pub start: Position,
    /// How many moves it takes, those of both sides counted.
    pub plies: u16,
}

/// A game to be won against a computer that gives a handicap: white begins, and lacks some pieces (HCAP-02).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// What white lacks.
    #[serde(deserialize_with = "handicap")]
    pub handicap: Handicap,
    /// How strong the computer plays, by the name of its level.
    pub level: String,
}

impl Task {
    /// What stands on the board at first.
    pub fn board(&self) -> Cow<'_, Position> {
        match self {
            Task::Moves(task) => Cow::Borrowed(&task.start),
            Task::Press(task) => Cow::Borrowed(&task.board),
            Task::Choose(task) => Cow::Borrowed(&task.board),
            Task::Mate(task) => Cow::Borrowed(&task.start),
            Task::Play(task) => Cow::Owned(task.handicap.position()),
        }
    }
}

impl Lesson {
    /// The name of the text that is its title.
    pub fn title(&self) -> String {
        format!("lesson-{}", self.id)
    }

    /// The name of a text about its `n`th task, from 0: what is to be done; with a `part`, something else about it, as `done`.
    pub fn said(&self, n: usize, part: &str) -> String {
        let separator = if part.is_empty() { "" } else { "-" };
        format!("lesson-{}-{}{separator}{part}", self.id, n + 1)
    }

    /// The names of the texts that it cannot be without.
    pub fn texts(&self) -> Vec<String> {
        let mut texts = vec![self.title()];
        for (n, task) in self.tasks.iter().enumerate() {
            texts.push(self.said(n, ""));
            if let Task::Choose(task) = task {
                for choice in 1..=task.answers {
                    texts.extend(["answer", "because"].map(|part| self.said(n, &format!("{part}-{choice}"))));
                }
            }
        }
        texts
    }

    /// The names of texts that it may have besides: what is said when a task is done, or is not.
    pub fn more_texts(&self) -> Vec<String> {
        (0..self.tasks.len()).flat_map(|n| ["done", "wrong"].map(|part| self.said(n, part))).collect()
    }
}

impl Course {
    /// The lesson that is called so.
    pub fn lesson(&self, id: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.id == id)
    }

    /// The one that comes after it.
    pub fn after(&self, id: &str) -> Option<&Lesson> {
        let at = self.lessons.iter().position(|lesson| lesson.id == id)?;
        self.lessons.get(at + 1)
    }

    /// The chapters with their lessons, in order.
    pub fn chapters(&self) -> impl Iterator<Item = (Chapter, &[Lesson])> {
        self.lessons.chunk_by(|one, other| one.chapter == other.chapter).map(|lessons| (lessons[0].chapter, lessons))
    }

    fn read(files: &[(Chapter, &str)]) -> Result<Course, String> {
        let mut lessons = Vec::new();
        for (chapter, text) in files {
            let file: File =
                toml_edit::de::from_str(text).map_err(|error| format!("lessons/{}.toml: {error}", chapter.code()))?;
            let of_chapter = |written: Written| Lesson { id: written.id, chapter: *chapter, tasks: written.task };
            lessons.extend(file.lesson.into_iter().map(of_chapter));
        }
        let mut ids = HashSet::new();
        for lesson in &lessons {
            if !ids.insert(&lesson.id) {
                return Err(format!("two lessons are called {}", lesson.id));
            }
            if lesson.tasks.is_empty() {
                return Err(format!("there is nothing to do in {}", lesson.id));
            }
        }
        Ok(Course { lessons })
    }
}

/// A chapter as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    lesson: Vec<Written>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    id: String,
    task: Vec<Task>,
}

/// A position of which no more is wrong than that pieces are missing, kings among them, and that some cannot move.
pub(crate) fn position<'de, D: Deserializer<'de>>(from: D) -> Result<Position, D::Error> {
    let text = String::deserialize(from)?;
    let setup: Setup = text.parse().map_err(|error| D::Error::custom(format!("{text}: {error}")))?;
    let faults = Faults::of(&[Fault::NoBlackKing, Fault::NoWhiteKing, Fault::MissingPieces]);
    setup
        .into_position()
        .or_else(|error| error.forgive(faults))
        .map_err(|error| D::Error::custom(format!("{text}: {error}")))
}

pub(crate) fn squares<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Square>, D::Error> {
    let texts = Vec::<String>::deserialize(from)?;
    let square = |text: &String| Square::from_usi(text).ok_or_else(|| D::Error::custom(format!("{text} is no square")));
    texts.iter().map(square).collect()
}

fn handicap<'de, D: Deserializer<'de>>(from: D) -> Result<Handicap, D::Error> {
    let text = String::deserialize(from)?;
    Handicap::from_name(&text).ok_or_else(|| D::Error::custom(format!("{text} is no handicap")))
}

#[cfg(test)]
mod tests;
