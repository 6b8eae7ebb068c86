//! A booklet on A5: a cover, its contents, and chapters of text with small boards beside it, to be printed, folded and kept.

mod press;
mod reach;

pub use reach::{Reach, Way};

use crate::pdf::{self, Said};
use crate::picture::Picture;
use crate::scene::{Item, Symbols};
use crate::svg;
use press::Press;
use shogi::Square;

/// A booklet.
#[derive(Clone, Debug)]
pub struct Booklet {
    /// On the cover.
    pub title: String,
    /// Below it.
    pub lead: String,
    /// The picture of the cover.
    pub cover: Picture,
    /// At the foot of the cover.
    pub made: String,
    /// Above the list of chapters.
    pub contents: String,
    /// The chapters; each begins on a page of its own.
    pub chapters: Vec<Leaves>,
}

/// A chapter of a [`Booklet`].
#[derive(Clone, Debug)]
pub struct Leaves {
    /// At its head, and at the head of its pages.
    pub title: String,
    /// What follows.
    pub blocks: Vec<Block>,
}

/// A part of a chapter.
#[derive(Clone, Debug)]
pub enum Block {
    /// Above what follows.
    Heading(String),
    /// Across the page.
    Text(String),
    /// A rule: what it is called, what it says, and a board beside it.
    Rule {
        /// What it is called.
        name: String,
        /// What it says.
        text: String,
        /// What shows it.
        board: Option<Box<Board>>,
    },
    /// How a piece goes, drawn and said; or two of them, before and after.
    Moves {
        /// Drawn from left to right.
        drawn: Vec<Reach>,
        /// What it is called.
        name: String,
        /// How it goes.
        text: String,
    },
    /// A table of two columns: what is named, and what it is.
    Rows(Vec<[String; 2]>),
    /// Boards side by side.
    Boards(Vec<Plate>),
}

/// One of several boards, with what stands below it.
#[derive(Clone, Debug)]
pub struct Plate {
    /// What it is called.
    pub name: String,
    /// What is said of it.
    pub text: String,
    /// What it shows.
    pub board: Board,
}

/// A board with what happens on it.
#[derive(Clone, Debug)]
pub struct Board {
    /// What stands there; drawn as in print, whatever its style.
    pub picture: Picture,
    /// Below it; may be empty.
    pub caption: String,
    /// Where a piece goes from, if it stands on the board, and where to.
    pub arrow: Option<(Option<Square>, Square)>,
    /// Whether it may not go there.
    pub is_foul: bool,
    /// Squares to look at.
    pub crosses: Vec<Square>,
}

impl Board {
    /// The board by itself, as SVG: as the booklet prints it, without its caption.
    pub fn svg(&self) -> String {
        svg::write(&press::drawn(self, Symbols::default()))
    }
}

/// A5 in tenths of a millimetre.
const PAGE: (f32, f32) = (1480.0, 2100.0);

impl Booklet {
    /// The booklet as PDF, its chapters in the list of places that readers of such files show. Letters are outlines; its words lie upon them as
    /// text, to be found and copied.
    ///
    /// ```
    /// use diagram::{Block, Booklet, Leaves, Picture};
    /// let leaves = Leaves { title: "Drops".to_owned(), blocks: vec![Block::Text("Instead of moving …".to_owned())] };
    /// let cover = Picture::new(shogi::Setup::even());
    /// let [title, lead, made, contents] = ["Rules", "", "", "Contents"].map(str::to_owned);
    /// let booklet = Booklet { title, lead, cover, made, contents, chapters: vec![leaves] };
    /// assert!(booklet.pdf().starts_with(b"%PDF-"));
    /// ```
    pub fn pdf(&self) -> Vec<u8> {
        let Set { pages, said, symbols, begins } = self.set();
        let places: Vec<(&str, usize)> =
            self.chapters.iter().zip(begins).map(|(leaves, page)| (leaves.title.as_str(), page)).collect();
        pdf::write_book(&self.title, PAGE, &pages, &symbols, (&places, &said))
    }

    fn set(&self) -> Set {
        let mut press = Press::new();
        press.cover(self);
        // The list of chapters comes before them, and knows where they begin when they are set.
        press.leave_page();
        for leaves in &self.chapters {
            press.chapter(leaves);
        }
        press.contents(&self.contents, &self.chapters);
        press.finish()
    }
}

/// A booklet set page by page.
struct Set {
    /// What is drawn on each page.
    pages: Vec<Vec<Item>>,
    /// And what is said there.
    said: Vec<Vec<Said>>,
    symbols: Symbols,
    /// On which page, counted from 0, each chapter begins.
    begins: Vec<usize>,
}

#[cfg(test)]
mod tests;
