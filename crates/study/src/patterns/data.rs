//! The data files of patterns, entry by entry: docs/patterns.md tells their form.

use serde::Deserialize;
use shogi::{PieceKind, Square};
use std::fmt;

/// A data file that cannot be used: which, where in it, what is wrong and what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadPattern {
    file: String,
    /// A line, or the pattern that is meant.
    place: String,
    message: String,
}

impl BadPattern {
    pub(super) fn new(file: &str, place: impl fmt::Display, message: impl Into<String>) -> BadPattern {
        BadPattern { file: file.to_owned(), place: place.to_string(), message: message.into() }
    }
}

impl fmt::Display for BadPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.file, self.place, self.message)
    }
}

impl std::error::Error for BadPattern {}

/// A file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    #[serde(default)]
    pub(super) pattern: Vec<Entry>,
    #[serde(default)]
    pub(super) event: Vec<Event>,
}

impl File {
    pub(super) fn read(name: &str, text: &str) -> Result<File, BadPattern> {
        toml_edit::de::from_str(text).map_err(|error| {
            let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
            let line = format!("line {}", before.matches('\n').count() + 1);
            BadPattern::new(name, line, error.message().replace('\n', " "))
        })
    }
}

/// A pattern as the file says it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Entry {
    pub(super) id: String,
    pub(super) kind: Kind,
    pub(super) name: Name,
    #[serde(default)]
    pub(super) aliases: Vec<String>,
    pub(super) parent: Option<String>,
    /// The openings that it goes with.
    #[serde(default)]
    pub(super) with: Vec<String>,
    #[serde(default)]
    pub(super) supersedes: Vec<String>,
    #[serde(default)]
    pub(super) role: Role,
    #[serde(default)]
    pub(super) rare: bool,
    /// Code tells it, not squares.
    #[serde(default)]
    pub(super) computed: bool,
    // Squares.
    #[serde(default)]
    have: Vec<Stone>,
    #[serde(default)]
    any: Vec<Vec<Stone>>,
    #[serde(default)]
    empty: Vec<Place>,
    #[serde(default)]
    not: Vec<Stone>,
    #[serde(default)]
    enemy: Vec<Stone>,
    #[serde(default)]
    enemy_any: Vec<Vec<Stone>>,
    #[serde(default)]
    enemy_not: Vec<Stone>,
    // When it counts.
    pub(super) ply: Option<(u16, u16)>,
    pub(super) bishops: Option<Bishops>,
    pub(super) enemy_rook: Option<EnemyRook>,
    pub(super) after: Option<String>,
    pub(super) last_move: Option<LastMove>,
    pub(super) only: Option<Only>,
    // What both sides do.
    #[serde(default)]
    pub(super) both: Vec<String>,
    pub(super) one_each: Option<(String, String)>,
    /// What neither may do.
    #[serde(default)]
    pub(super) unless: Vec<String>,
}

/// What is not told, but comes before something that is.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Event {
    pub(super) id: String,
    #[serde(default)]
    have: Vec<Stone>,
    #[serde(default)]
    not: Vec<Stone>,
}

/// What a pattern is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// 囲い kakoi: where the king lives (OPEN-01).
    Castle,
    /// Where the rook belongs (OPEN-02).
    Style,
    /// 戦法 senpō.
    Opening,
    /// A known line of play.
    Joseki,
    /// How the pieces go forward.
    Attack,
    /// How the long-range pieces stand.
    Formation,
    /// What both sides do together.
    Game,
    /// 手筋: a good move with a name.
    Tesuji,
}

impl Kind {
    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Kind::Castle => "castle",
            Kind::Style => "style",
            Kind::Opening => "opening",
            Kind::Joseki => "joseki",
            Kind::Attack => "attack",
            Kind::Formation => "formation",
            Kind::Game => "game",
            Kind::Tesuji => "tesuji",
        }
    }
}

/// What part a pattern plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// It is what its kind says.
    #[default]
    Plain,
    /// A general name for several.
    Family,
    /// Told, but nothing one would build.
    Weakness,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Name {
    pub(super) kanji: String,
    pub(super) romaji: String,
    pub(super) english: String,
    pub(super) italian: String,
}

/// Where the bishops are.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Bishops {
    /// None was taken yet.
    Kept,
    /// Each side has taken one.
    Exchanged,
    /// Each side holds one.
    BothInHand,
}

/// What the opponent's rook is.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum EnemyRook {
    Ranging,
    Static,
}

/// Whose pattern it can be.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Only {
    /// Of the side that did not begin.
    Second,
}

/// What may stand on a square.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Content {
    Piece(PieceKind),
    Nothing,
}

/// A square with what stands there: `S77`, `+R23`, `.77` for an empty one.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Stone {
    pub(super) content: Content,
    pub(super) square: Square,
}

impl TryFrom<String> for Stone {
    type Error = String;

    fn try_from(text: String) -> Result<Stone, String> {
        let wrong =
            || format!("`{text}`: expected a piece and a square, such as S77 or +R23, or .77 for an empty square");
        let at = text.find(|c: char| c.is_ascii_digit()).ok_or_else(wrong)?;
        let (letters, digits) = text.split_at(at);
        let square = square(digits).ok_or_else(wrong)?;
        let kind = PieceKind::ALL.into_iter().find(|kind| kind.letters() == letters).map(Content::Piece);
        let content = if letters == "." { Some(Content::Nothing) } else { kind };
        Ok(Stone { content: content.ok_or_else(wrong)?, square })
    }
}

/// A square: file, then rank.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "String")]
struct Place(Square);

impl TryFrom<String> for Place {
    type Error = String;

    fn try_from(text: String) -> Result<Place, String> {
        square(&text).map(Place).ok_or_else(|| format!("`{text}`: expected a square, file then rank, such as 77"))
    }
}

fn square(text: &str) -> Option<Square> {
    match text.as_bytes() {
        [file @ b'1'..=b'9', rank @ b'1'..=b'9'] => Some(Square::new(file - b'0', rank - b'0')),
        _ => None,
    }
}

/// The move just made: `B*45`, a drop; `Rx34`, a capture.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct LastMove {
    pub(super) piece: PieceKind,
    pub(super) is_drop: bool,
    pub(super) to: Square,
}

impl TryFrom<String> for LastMove {
    type Error = String;

    fn try_from(text: String) -> Result<LastMove, String> {
        let wrong = || format!("`{text}`: expected a drop such as B*45 or a capture such as Rx34");
        let at = text.find(['*', 'x']).ok_or_else(wrong)?;
        let piece = PieceKind::ALL.into_iter().find(|kind| kind.letters() == &text[..at]).ok_or_else(wrong)?;
        let to = square(&text[at + 1..]).ok_or_else(wrong)?;
        Ok(LastMove { piece, is_drop: text[at..].starts_with('*'), to })
    }
}

/// What a pattern asks of the board, as its owner sees it from Black's place: all of `clauses`, none of `forbidden`.
pub(super) struct Shape {
    pub(super) clauses: Vec<Vec<Demand>>,
    pub(super) forbidden: Vec<Demand>,
}

/// A piece of the owner or of the opponent on a square, or nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Demand {
    pub(super) stone: Stone,
    pub(super) of_enemy: bool,
}

impl Demand {
    fn own(stone: &Stone) -> Demand {
        Demand { stone: *stone, of_enemy: false }
    }

    fn enemy(stone: &Stone) -> Demand {
        Demand { stone: *stone, of_enemy: true }
    }
}

impl Entry {
    pub(super) fn shape(&self) -> Shape {
        let single = |demand| vec![demand];
        let empty = |place: &Place| Demand::own(&Stone { content: Content::Nothing, square: place.0 });
        let clauses = (self.have.iter().map(Demand::own).map(single))
            .chain(self.enemy.iter().map(Demand::enemy).map(single))
            .chain(self.empty.iter().map(empty).map(single))
            .chain(self.any.iter().map(|group| group.iter().map(Demand::own).collect()))
            .chain(self.enemy_any.iter().map(|group| group.iter().map(Demand::enemy).collect()));
        let forbidden = self.not.iter().map(Demand::own).chain(self.enemy_not.iter().map(Demand::enemy));
        Shape { clauses: clauses.collect(), forbidden: forbidden.collect() }
    }

    /// The own pieces that have to be there; of each group one.
    pub(super) fn parts(&self) -> Vec<Vec<(PieceKind, Square)>> {
        let piece = |stone: &Stone| match stone.content {
            Content::Piece(kind) => Some((kind, stone.square)),
            Content::Nothing => None,
        };
        let singles = self.have.iter().map(|stone| piece(stone).into_iter().collect());
        // Where nothing may stand as well, nothing has to be there.
        let groups = self.any.iter().map(|group| group.iter().map(piece).collect::<Option<_>>().unwrap_or_default());
        singles.chain(groups).filter(|part: &Vec<_>| !part.is_empty()).collect()
    }
}

impl Event {
    pub(super) fn shape(&self) -> Shape {
        let clauses = self.have.iter().map(|stone| vec![Demand::own(stone)]).collect();
        Shape { clauses, forbidden: self.not.iter().map(Demand::own).collect() }
    }
}
