//! A whole record on paper: its moves in two columns, with diagrams among them.

use crate::picture::{Hands, Picture, Style};
use crate::scene::{Color, Item, Path, Place, Rect, Scene, Symbols};
use crate::text::{Anchor, Type};
use crate::{Book, pdf, svg};
use std::fmt;

/// The pages a sheet may have.
pub const MOST_PAGES: usize = 200;

/// A record to be printed on A4.
#[derive(Clone, Debug, Default)]
pub struct Sheet {
    /// At the head of the first page.
    pub title: String,
    /// Below it, a line each: players, event, date.
    pub facts: Vec<String>,
    /// What follows, down one column and then the next.
    pub parts: Vec<Part>,
}

/// A part of a sheet.
#[derive(Clone, Debug)]
pub enum Part {
    /// A move: its number and its text.
    Move {
        /// Counted from 1.
        number: usize,
        /// As the reader writes it.
        text: String,
    },
    /// A remark of any length.
    Remark(String),
    /// A diagram, drawn as in print whatever its style.
    Diagram(Box<Picture>),
    /// Diagrams side by side, six on a page, in rows: two, below them two more, and two at the bottom.
    Rows(Vec<Picture>),
    /// What follows begins on a page of its own.
    NewPage,
}

/// A mate problem on a sheet.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// The position.
    pub setup: shogi::Setup,
    /// Above the diagram, and before the answer.
    pub heading: String,
    /// What stands on the page of the answers.
    pub answer: String,
}

/// The record would take more than [`MOST_PAGES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong;

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a sheet of more than {MOST_PAGES} pages; fewer diagrams would make it shorter")
    }
}

impl std::error::Error for TooLong {}

impl Sheet {
    /// Mate problems, and their answers on a page of their own under the words `answers`.
    pub fn exercises(title: String, lead: String, answers: String, exercises: Vec<Exercise>) -> Sheet {
        let mut solutions = vec![Part::NewPage, Part::Remark(answers)];
        let mut pictures = Vec::with_capacity(exercises.len());
        for Exercise { setup, heading, answer } in exercises {
            solutions.push(Part::Remark(format!("{heading}: {answer}")));
            pictures.push(Picture { title: heading, hands: Hands::Attacker, ..Picture::new(setup) });
        }
        let parts = [Part::Rows(pictures)].into_iter().chain(solutions).collect();
        Sheet { title, facts: vec![lead], parts }
    }

    /// The sheet as PDF. Letters in it are outlines: it prints the same everywhere, but cannot be searched.
    ///
    /// ```
    /// use diagram::{Part, Picture, Sheet};
    /// let diagram = Part::Diagram(Box::new(Picture::new(shogi::Setup::even())));
    /// let opening = Part::Move { number: 1, text: "☗7六歩".to_owned() };
    /// let sheet = Sheet { title: "棋譜".to_owned(), facts: Vec::new(), parts: vec![opening, diagram] };
    /// assert!(sheet.pdf().unwrap().starts_with(b"%PDF-"));
    /// ```
    ///
    /// # Errors
    /// If it would have more pages than [`MOST_PAGES`].
    pub fn pdf(&self) -> Result<Vec<u8>, TooLong> {
        let (pages, symbols) = self.pages()?;
        let description = if self.title.is_empty() { "Miyako" } else { &self.title };
        Ok(pdf::write(description, (PAGE.0, PAGE.1), &pages, &symbols))
    }

    /// The sheet as one SVG, page below page.
    ///
    /// # Errors
    /// If it would have more pages than [`MOST_PAGES`].
    pub fn svg(&self) -> Result<String, TooLong> {
        const GAP: f32 = 60.0;
        let (pages, symbols) = self.pages()?;
        let height = (PAGE.1 + GAP) * pages.len() as f32 - GAP;
        let mut all = Scene::new(PAGE.0, height, self.title.clone(), symbols);
        for (index, items) in pages.into_iter().enumerate() {
            let page = all.symbols.get(format!("page {index}"), |_| items);
            let place = Place::at((0.0, (PAGE.1 + GAP) * index as f32), 1.0);
            all.fill(Path::rect(Rect::new(0.0, place.y, PAGE.0, PAGE.1)), Color::hex(0x00ff_ffff));
            all.items.push(Item::Use { symbol: page, place, ink: INK });
        }
        Ok(svg::write(&all))
    }

    /// What stands on each page.
    fn pages(&self) -> Result<(Vec<Vec<Item>>, Symbols), TooLong> {
        let mut press = Press::new(&self.title, &self.facts);
        for part in &self.parts {
            match part {
                Part::Move { number, text } => press.set_move(*number, text)?,
                Part::Remark(text) => press.remark(text)?,
                Part::Diagram(picture) => press.diagram(picture)?,
                Part::Rows(pictures) => press.rows(pictures)?,
                Part::NewPage => press.new_page()?,
            }
        }
        Ok(press.finish())
    }
}

/// A4 in tenths of a millimetre.
const PAGE: (f32, f32) = (2100.0, 2970.0);
const MARGIN: f32 = 150.0;
const COLUMN: f32 = 860.0;
const GUTTER: f32 = PAGE.0 - 2.0 * MARGIN - 2.0 * COLUMN;
const BOTTOM: f32 = PAGE.1 - 190.0;
const ROW: f32 = 56.0;
/// Rows of diagrams on a page of problems.
const ROWS: usize = 3;
const INK: Color = Color::hex(0x0011_1111);
const GREY: Color = Color::hex(0x0077_7777);

/// Sets a record column by column.
struct Press {
    symbols: Symbols,
    pages: Vec<Vec<Item>>,
    /// The left or the right column.
    is_right: bool,
    /// Where the columns of this page begin, and how far this one has come.
    top: f32,
    y: f32,
    /// Whether the left half of the row at `y` holds a move.
    is_half: bool,
    diagrams: usize,
}

impl Press {
    fn new(title: &str, facts: &[String]) -> Press {
        let mut press = Press {
            symbols: Symbols::default(),
            pages: vec![Vec::new()],
            is_right: false,
            top: MARGIN,
            y: MARGIN,
            is_half: false,
            diagrams: 0,
        };
        press.head(title, facts);
        press
    }

    fn head(&mut self, title: &str, facts: &[String]) {
        let room = PAGE.0 - 2.0 * MARGIN;
        if !title.is_empty() {
            let (style, title) = Type::new(78.0, INK).fitted(title, room);
            let line = style.across(&mut self.symbols, &title, (PAGE.0 / 2.0, self.y + 64.0), Anchor::Middle);
            self.put(line);
            self.y += 120.0;
        }
        for fact in facts.iter().take(12) {
            let (style, fact) = Type::new(38.0, INK).fitted(fact, room);
            let line = style.across(&mut self.symbols, &fact, (PAGE.0 / 2.0, self.y + 36.0), Anchor::Middle);
            self.put(line);
            self.y += 54.0;
        }
        if self.y > MARGIN {
            let y = self.y + 18.0;
            let line = Path::line([(MARGIN, y), (PAGE.0 - MARGIN, y)]);
            self.put(vec![Item::Stroke { path: line, color: GREY, width: 3.0 }]);
            self.y += 60.0;
        }
        self.top = self.y;
    }

    fn put(&mut self, items: Vec<Item>) {
        if let Some(page) = self.pages.last_mut() {
            page.extend(items);
        }
    }

    fn left(&self) -> f32 {
        if self.is_right { MARGIN + COLUMN + GUTTER } else { MARGIN }
    }

    /// Goes on in the next column unless there is room for this much here.
    fn need(&mut self, height: f32) -> Result<(), TooLong> {
        if self.y + height <= BOTTOM || self.y == self.top {
            return Ok(());
        }
        if self.is_right {
            return self.new_page();
        }
        self.is_right = true;
        self.y = self.top;
        Ok(())
    }

    /// Goes on at the top of the next page.
    fn new_page(&mut self) -> Result<(), TooLong> {
        self.end_row();
        if self.pages.len() == MOST_PAGES {
            return Err(TooLong);
        }
        self.pages.push(Vec::new());
        self.is_right = false;
        self.top = MARGIN;
        self.y = MARGIN;
        Ok(())
    }

    /// Two moves stand in a row, the odd one on the left.
    fn set_move(&mut self, number: usize, text: &str) -> Result<(), TooLong> {
        let is_second = self.is_half && number.is_multiple_of(2);
        if !is_second {
            self.end_row();
            self.need(ROW)?;
        }
        let half = if number.is_multiple_of(2) { COLUMN / 2.0 } else { 0.0 };
        let (left, baseline) = (self.left() + half, self.y + 42.0);
        let style = Type::new(28.0, GREY);
        let digits = number.to_string();
        let at = (left + 78.0 - style.width(&digits), baseline);
        let mut items = style.across(&mut self.symbols, &digits, at, Anchor::Start);
        let (style, text) = Type::new(42.0, INK).fitted(text, COLUMN / 2.0 - 110.0);
        items.extend(style.across(&mut self.symbols, &text, (left + 98.0, baseline), Anchor::Start));
        self.put(items);
        self.is_half = true;
        if number.is_multiple_of(2) {
            self.end_row();
        }
        Ok(())
    }

    fn end_row(&mut self) {
        if self.is_half {
            self.y += ROW;
            self.is_half = false;
        }
    }

    fn remark(&mut self, text: &str) -> Result<(), TooLong> {
        self.end_row();
        let style = Type::new(34.0, Color::hex(0x0033_3333));
        for line in text.lines().flat_map(|line| wrapped(style, line, COLUMN - 98.0)) {
            self.need(48.0)?;
            let at = (self.left() + 98.0, self.y + 36.0);
            let items = style.across(&mut self.symbols, &line, at, Anchor::Start);
            self.put(items);
            self.y += 48.0;
        }
        self.y += 10.0;
        Ok(())
    }

    fn diagram(&mut self, picture: &Picture) -> Result<(), TooLong> {
        self.end_row();
        let scene = self.drawn(picture);
        let scale = (COLUMN * 0.94 / scene.width).min(0.8);
        let height = scene.height * scale;
        self.need(height + 20.0)?;
        let left = self.left();
        self.place(scene, scale, left);
        self.y += height + 30.0;
        Ok(())
    }

    /// Sets diagrams in rows; all are drawn as large as the first page has room for.
    fn rows(&mut self, pictures: &[Picture]) -> Result<(), TooLong> {
        self.end_row();
        if self.is_right || self.y > self.top {
            self.new_page()?;
        }
        let row = (BOTTOM - self.top) / ROWS as f32;
        for (page, pictures) in pictures.chunks(2 * ROWS).enumerate() {
            if page > 0 {
                self.new_page()?;
            }
            for (index, picture) in pictures.iter().enumerate() {
                let scene = self.drawn(picture);
                let scale = (COLUMN * 0.94 / scene.width).min((row - 30.0) / scene.height);
                let left = MARGIN + (COLUMN + GUTTER) * (index % 2) as f32;
                self.y = self.top + row * (index / 2) as f32;
                self.place(scene, scale, left);
            }
            // Whatever follows finds the page full.
            (self.is_right, self.y) = (true, BOTTOM);
        }
        Ok(())
    }

    /// A diagram as in print, whatever its style. It may use symbols of this sheet.
    fn drawn(&mut self, picture: &Picture) -> Scene {
        let style = match &picture.style {
            Style::Book(book) => Style::Book(book.clone()),
            _ => Style::Book(Book::default()),
        };
        let picture = Picture { style, ..picture.clone() };
        let mut scene = picture.ground(std::mem::take(&mut self.symbols));
        picture.figures(&mut scene);
        self.symbols = std::mem::take(&mut scene.symbols);
        scene
    }

    /// Puts a diagram into the column that begins at `left`, at the height reached.
    fn place(&mut self, scene: Scene, scale: f32, left: f32) {
        self.diagrams += 1;
        let symbol = self.symbols.get(format!("diagram {}", self.diagrams), |_| scene.items);
        let place = Place::at((left + (COLUMN - scene.width * scale) / 2.0, self.y + 10.0), scale);
        self.put(vec![Item::Use { symbol, place, ink: INK }]);
    }

    /// The pages with their numbers, if there are several.
    fn finish(mut self) -> (Vec<Vec<Item>>, Symbols) {
        let total = self.pages.len();
        for index in (0..total).filter(|_| total > 1) {
            let number = format!("{} / {total}", index + 1);
            let at = (PAGE.0 / 2.0, PAGE.1 - 90.0);
            let items = Type::new(32.0, GREY).across(&mut self.symbols, &number, at, Anchor::Middle);
            self.pages[index].extend(items);
        }
        (self.pages, self.symbols)
    }
}

/// The lines of a text: broken between words, and anywhere between kanji.
pub(crate) fn wrapped(style: Type, text: &str, room: f32) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut width = 0.0;
    for word in words(text) {
        let own = style.width(word);
        if width > 0.0 && width + style.width(word.trim_end()) > room {
            lines.push(String::new());
            width = 0.0;
        }
        // A word longer than a line is broken where the line ends.
        for c in word.chars().filter(|c| !c.is_control()) {
            let step = style.width(c.encode_utf8(&mut [0; 4]));
            if own > room && width + step > room {
                lines.push(String::new());
                width = 0.0;
            }
            if let Some(line) = lines.last_mut() {
                line.push(c);
            }
            width += step;
        }
    }
    lines
}

/// The parts of a text that may not be divided: words with the blanks after them, and single kanji with what may not
/// begin a line.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let mut characters = rest.char_indices().peekable();
        let (_, mut before) = characters.next()?;
        let end = characters
            .find(|(_, c)| {
                let is_open = matches!(before, '「' | '『' | '（' | '【');
                let is_bound = "、。」』）】，．！？ー・…ぁぃぅぇぉっゃゅょァィゥェォッャュョ".contains(*c);
                let is_break =
                    !is_open && !is_bound && (before == ' ' && *c != ' ' || is_kanji(before) || is_kanji(*c));
                before = *c;
                is_break
            })
            .map_or(rest.len(), |(at, _)| at);
        let (word, after) = rest.split_at(end);
        rest = after;
        Some(word)
    })
}

fn is_kanji(c: char) -> bool {
    c >= '\u{2e80}'
}

#[cfg(test)]
mod tests;
