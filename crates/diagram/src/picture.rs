//! What is to be seen in a picture of a position.

use crate::book::{self, Book};
use crate::natural::{self, Natural};
use crate::scene::{Scene, Symbols};
use crate::{corner, raster, svg, view};
use png::Compression;
use shogi::{Color, Setup, Square};
use std::fmt;

/// The widest picture made of pixels.
pub const LARGEST: u32 = 4000;

/// A position to be drawn, with the texts around it.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The pieces, on the board and in hand.
    pub setup: Setup,
    /// The squares of the last move.
    pub marked: Vec<Square>,
    /// Above the board; may be empty.
    pub title: String,
    /// The players' names, Black's and White's; may be empty.
    pub names: [String; 2],
    /// Below the board; may be empty.
    pub caption: String,
    /// Which hands are shown.
    pub hands: Hands,
    /// How the squares are named at the edge.
    pub coordinates: Coordinates,
    /// Whether White sits at the bottom.
    pub flip: bool,
    /// Whose king is 王; without one, both are 玉 (EQUIP-04).
    pub senior: Option<Color>,
    /// How it is drawn.
    pub style: Style,
}

/// How a picture is drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Style {
    /// As printed in books and newspapers.
    Book(Book),
    /// On wood, seen from above.
    Natural(Natural),
    /// On wood, seen from the board's corner: board, legs and stands in space, pieces as thick as they are; no caption.
    Corner(Natural),
    /// The wood of the board alone: its six faces laid out.
    Faces(Natural),
}

/// The hands that a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hands {
    /// Both players'.
    Both,
    /// Only Black's, as in a mate problem (詰将棋): what remains of the set, the defender has, and nobody writes it.
    Attacker,
    /// None.
    Neither,
}

names!(Hands, "choice of hands", { Both = "both", Attacker = "attacker", Neither = "none" });

/// How the squares are named at the edge of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coordinates {
    /// Files in Arabic numerals, ranks in kanji: 7六.
    Japanese,
    /// Both in Arabic numerals: 76.
    Digits,
    /// Ranks in letters: 7f.
    Letters,
    /// Not at all.
    None,
}

names!(Coordinates, "kind of coordinates", {
    Japanese = "japanese", Digits = "digits", Letters = "letters", None = "none",
});

impl Coordinates {
    /// The names of a file and of a rank from 1 to 9.
    pub(crate) fn labels(self, number: u8) -> (String, String) {
        let digit = number.to_string();
        match self {
            Coordinates::Japanese => (digit, crate::book::kanji(number)),
            Coordinates::Digits => (digit.clone(), digit),
            Coordinates::Letters => (digit, char::from(b'a' + number - 1).to_string()),
            Coordinates::None => (String::new(), String::new()),
        }
    }
}

/// A width in pixels that no picture can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SizeError;

impl fmt::Display for SizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected a width from 16 to {LARGEST} pixels")
    }
}

impl std::error::Error for SizeError {}

impl Picture {
    /// A position in print, without any text.
    pub fn new(setup: Setup) -> Picture {
        Picture {
            setup,
            marked: Vec::new(),
            title: String::new(),
            names: [String::new(), String::new()],
            caption: String::new(),
            hands: Hands::Both,
            coordinates: Coordinates::Japanese,
            flip: false,
            senior: None,
            style: Style::Book(Book::default()),
        }
    }

    pub(crate) fn scene(&self) -> Scene {
        let mut scene = self.ground(Symbols::default());
        self.figures(&mut scene);
        scene
    }

    /// What stays as it is while a game goes on.
    pub(crate) fn ground(&self, symbols: Symbols) -> Scene {
        match &self.style {
            Style::Book(_) => book::ground(self, symbols),
            Style::Natural(natural) => natural::ground(self, natural, symbols),
            Style::Corner(natural) => corner::ground(self, natural, symbols),
            Style::Faces(natural) => view::faces(self, natural, symbols),
        }
    }

    /// Draws what a move changes on the ground.
    pub(crate) fn figures(&self, scene: &mut Scene) {
        match &self.style {
            Style::Book(book) => book::figures(scene, self, book),
            Style::Natural(natural) => natural::figures(scene, self, natural),
            Style::Corner(natural) => corner::figures(scene, self, natural),
            Style::Faces(_) => {}
        }
    }

    /// The picture as SVG. Letters in it are outlines: it needs no fonts.
    pub fn svg(&self) -> String {
        svg::write(&self.scene())
    }

    /// The picture as PNG, this many pixels wide.
    ///
    /// # Errors
    /// If it would be larger than [`LARGEST`], or too small to be one.
    pub fn png(&self, width: u32) -> Result<Vec<u8>, SizeError> {
        check_width(width)?;
        let packing = match self.style {
            // The grain of wood defies packing: trying harder takes twice as long for nothing.
            Style::Natural(_) | Style::Corner(_) | Style::Faces(_) => Compression::Fast,
            Style::Book(_) => Compression::Balanced,
        };
        raster::encode(&raster::draw(&self.scene(), width), packing).map_err(|_| SizeError)
    }

    /// The player at the bottom.
    pub(crate) fn near(&self) -> Color {
        if self.flip { Color::White } else { Color::Black }
    }

    /// Where a square lies: columns from the left, rows from the top.
    pub(crate) fn cell(&self, square: Square) -> (u8, u8) {
        let square = if self.flip { square.rotated() } else { square };
        (9 - square.file(), square.rank() - 1)
    }

    /// The names of columns and rows as they lie.
    pub(crate) fn labels(&self, index: u8) -> (String, String) {
        let (file, rank) = if self.flip { (index + 1, 9 - index) } else { (9 - index, index + 1) };
        (self.coordinates.labels(file).0, self.coordinates.labels(rank).1)
    }

    /// What stands where in one line, for who cannot see it: the title and the position in SFEN.
    pub(crate) fn description(&self) -> String {
        let position = self.setup.to_string();
        if self.title.is_empty() { position } else { format!("{}: {position}", self.title) }
    }
}

/// A picture as PNG, this many pixels wide.
pub(crate) fn png(scene: &Scene, width: u32) -> Result<Vec<u8>, SizeError> {
    check_width(width)?;
    raster::encode(&raster::draw(scene, width), Compression::Balanced).map_err(|_| SizeError)
}

pub(crate) fn check_width(width: u32) -> Result<(), SizeError> {
    if (16..=LARGEST).contains(&width) { Ok(()) } else { Err(SizeError) }
}

#[cfg(test)]
mod tests;
