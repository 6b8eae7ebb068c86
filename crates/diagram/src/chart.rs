//! Tables and slips on A4: what a hall hangs on its wall and lays on its boards.

use crate::pdf;
use crate::scene::{Color, Item, Path, Point, Rect, Symbols};
use crate::sheet::{MOST_PAGES, TooLong};
use crate::text::{Anchor, Type};

/// A table over as many pages as it takes; its headings stand on each.
#[derive(Clone, Debug, Default)]
pub struct Chart {
    /// At the head of every page.
    pub title: String,
    /// Below it, in smaller letters.
    pub lead: String,
    /// From left to right.
    pub columns: Vec<Column>,
    /// A text for each column; what is missing stays empty.
    pub rows: Vec<Vec<String>>,
    /// Below the table on the last page.
    pub notes: Vec<String>,
    /// Whether the paper lies on its long side.
    pub is_wide: bool,
}

/// A column of a [`Chart`].
#[derive(Clone, Debug)]
pub struct Column {
    /// At its head.
    pub heading: String,
    /// Whether its texts end at the right, as numbers do.
    pub is_number: bool,
    /// Whether it takes the room that the others leave.
    pub grows: bool,
}

/// Cards to cut apart, eight on a page.
#[derive(Clone, Debug, Default)]
pub struct Slips {
    /// At the head of each.
    pub title: String,
    /// The cards.
    pub slips: Vec<Slip>,
}

/// A card.
#[derive(Clone, Debug, Default)]
pub struct Slip {
    /// The number in the corner: the board's.
    pub number: String,
    /// What it is about: the round.
    pub lead: String,
    /// Who plays, a line each with a box to tick.
    pub people: Vec<String>,
    /// Below them: the odds.
    pub fact: String,
    /// Before a line to write on.
    pub signatures: String,
}

/// Lengths are tenths of a millimetre.
const SHORT: f32 = 2100.0;
const LONG: f32 = 2970.0;
const MARGIN: f32 = 130.0;
const INK: Color = Color::hex(0x0011_1111);
const GREY: Color = Color::hex(0x0066_6666);
const RULE: Color = Color::hex(0x00bb_bbbb);
const BAND: Color = Color::hex(0x00f1_f1ee);
/// The largest letters of a table, the least, and what a row has beside them.
const LETTERS: f32 = 40.0;
const LEAST: f32 = 18.0;
const LEADING: f32 = 1.75;
/// Between the texts of two columns, in parts of a letter.
const GAP: f32 = 0.8;

impl Chart {
    /// The table as PDF. Its letters are as large as the page is wide enough for.
    ///
    /// # Errors
    /// If it would have more pages than [`MOST_PAGES`].
    pub fn pdf(&self) -> Result<Vec<u8>, TooLong> {
        let page = if self.is_wide { (LONG, SHORT) } else { (SHORT, LONG) };
        let widths = self.widths(page.0 - 2.0 * MARGIN);
        let (pages, symbols) =
            Setter { chart: self, page, widths: &widths.0, letters: widths.1, symbols: Symbols::default() }.set()?;
        Ok(pdf::write(&self.title, page, &pages, &symbols))
    }

    /// How wide each column is on paper of this width, and how large the letters are.
    fn widths(&self, room: f32) -> (Vec<f32>, f32) {
        let one = Type::new(1.0, INK);
        let widest = |(index, column): (usize, &Column)| {
            let texts = self.rows.iter().filter_map(|row| row.get(index)).chain([&column.heading]);
            texts.map(|text| one.width(text)).fold(0.6, f32::max) + GAP
        };
        let own: Vec<f32> = self.columns.iter().enumerate().map(widest).collect();
        let sum: f32 = own.iter().sum();
        let letters = (room / sum.max(1.0)).clamp(LEAST, LETTERS);
        let spare = (room - sum * letters).max(0.0);
        let growing = self.columns.iter().filter(|column| column.grows).count().max(1) as f32;
        let narrow = (room / (sum * letters)).min(1.0);
        let width = |(width, column): (&f32, &Column)| {
            width * letters * narrow + if column.grows { spare / growing } else { 0.0 }
        };
        (own.iter().zip(&self.columns).map(width).collect(), letters)
    }
}

/// Sets a chart page by page.
struct Setter<'a> {
    chart: &'a Chart,
    page: (f32, f32),
    widths: &'a [f32],
    letters: f32,
    symbols: Symbols,
}

impl Setter<'_> {
    fn set(mut self) -> Result<(Vec<Vec<Item>>, Symbols), TooLong> {
        let row = self.letters * LEADING;
        let notes = self.chart.notes.len() as f32 * 46.0;
        let mut pages = Vec::new();
        let mut left = &self.chart.rows[..];
        loop {
            if pages.len() == MOST_PAGES {
                return Err(TooLong);
            }
            let mut items = Vec::new();
            let mut y = self.head(&mut items);
            y = self.headings(&mut items, y);
            let room = self.page.1 - MARGIN - 60.0 - y;
            let fits = ((room / row) as usize).max(1);
            let (here, rest) = left.split_at(fits.min(left.len()));
            for (index, texts) in here.iter().enumerate() {
                if index % 2 == 1 {
                    let band = Rect::new(MARGIN, y, self.page.0 - 2.0 * MARGIN, row);
                    items.push(Item::Fill { path: Path::rect(band), paint: crate::scene::Paint::Solid(BAND) });
                }
                self.row(&mut items, texts, Type::new(self.letters, INK), y);
                y += row;
            }
            self.line(&mut items, y);
            left = rest;
            let is_last = left.is_empty() && y + 50.0 + notes <= self.page.1 - MARGIN;
            if is_last {
                self.notes(&mut items, y + 60.0);
            }
            pages.push(items);
            if is_last {
                break;
            }
        }
        self.numbers(&mut pages);
        Ok((pages, self.symbols))
    }

    fn text(&mut self, items: &mut Vec<Item>, style: Type, text: &str, at: Point, room: f32) {
        let (style, text) = style.fitted(text, room);
        items.extend(style.across(&mut self.symbols, &text, at, Anchor::Start));
    }

    fn line(&self, items: &mut Vec<Item>, y: f32) {
        let path = Path::line([(MARGIN, y), (self.page.0 - MARGIN, y)]);
        items.push(Item::Stroke { path, color: RULE, width: 3.0 });
    }

    /// The title and what stands below it; where the table begins.
    fn head(&mut self, items: &mut Vec<Item>) -> f32 {
        let room = self.page.0 - 2.0 * MARGIN;
        let chart = self.chart;
        self.text(items, Type::new(64.0, INK), &chart.title, (MARGIN, MARGIN + 50.0), room);
        self.text(items, Type::new(36.0, GREY), &chart.lead, (MARGIN, MARGIN + 112.0), room);
        MARGIN + 160.0
    }

    fn headings(&mut self, items: &mut Vec<Item>, y: f32) -> f32 {
        let headings: Vec<String> = self.chart.columns.iter().map(|column| column.heading.clone()).collect();
        self.row(items, &headings, Type::new(self.letters * 0.8, GREY), y);
        let below = y + self.letters * LEADING;
        self.line(items, below);
        below
    }

    fn row(&mut self, items: &mut Vec<Item>, texts: &[String], style: Type, y: f32) {
        let mut x = MARGIN;
        let gap = GAP * self.letters;
        let baseline = y + self.letters * (LEADING / 2.0 + 0.34);
        for (index, &width) in self.widths.iter().enumerate() {
            let text = texts.get(index).map_or("", String::as_str);
            let room = width - gap;
            let (style, text) = style.fitted(text, room);
            let shift = if self.chart.columns[index].is_number { room - style.width(&text) } else { 0.0 };
            items.extend(style.across(&mut self.symbols, &text, (x + gap / 2.0 + shift, baseline), Anchor::Start));
            x += width;
        }
    }

    fn notes(&mut self, items: &mut Vec<Item>, y: f32) {
        let room = self.page.0 - 2.0 * MARGIN;
        let chart = self.chart;
        for (index, note) in chart.notes.iter().enumerate() {
            self.text(items, Type::new(30.0, GREY), note, (MARGIN, y + 46.0 * index as f32), room);
        }
    }

    /// The pages' numbers, if there are several.
    fn numbers(&mut self, pages: &mut [Vec<Item>]) {
        let total = pages.len();
        for (index, page) in pages.iter_mut().enumerate().filter(|_| total > 1) {
            let number = format!("{} / {total}", index + 1);
            let at = (self.page.0 / 2.0, self.page.1 - 70.0);
            page.extend(Type::new(30.0, GREY).across(&mut self.symbols, &number, at, Anchor::Middle));
        }
    }
}

/// Cards side by side and below each other.
const ACROSS: usize = 2;
const DOWN: usize = 4;

impl Slips {
    /// The cards as PDF, with lines to cut along.
    ///
    /// # Errors
    /// If there would be more pages than [`MOST_PAGES`].
    pub fn pdf(&self) -> Result<Vec<u8>, TooLong> {
        let mut symbols = Symbols::default();
        let pages: Vec<Vec<Item>> =
            self.slips.chunks(ACROSS * DOWN).map(|slips| self.page(slips, &mut symbols)).collect();
        let pages = if pages.is_empty() { vec![Vec::new()] } else { pages };
        if pages.len() > MOST_PAGES {
            Err(TooLong)
        } else {
            Ok(pdf::write(&self.title, (SHORT, LONG), &pages, &symbols))
        }
    }

    fn page(&self, slips: &[Slip], symbols: &mut Symbols) -> Vec<Item> {
        let (width, height) = (SHORT / ACROSS as f32, LONG / DOWN as f32);
        let mut items = Vec::new();
        let lines = (1..DOWN).map(|row| [(0.0, row as f32 * height), (SHORT, row as f32 * height)]);
        for line in lines.chain([[(SHORT / 2.0, 0.0), (SHORT / 2.0, LONG)]]) {
            items.push(Item::Stroke { path: Path::line(line), color: RULE, width: 2.0 });
        }
        for (index, slip) in slips.iter().enumerate() {
            let corner = ((index % ACROSS) as f32 * width, (index / ACROSS) as f32 * height);
            self.slip(slip, corner, symbols, &mut items);
        }
        items
    }

    fn slip(&self, slip: &Slip, (left, top): Point, symbols: &mut Symbols, items: &mut Vec<Item>) {
        const EDGE: f32 = 80.0;
        let room = SHORT / ACROSS as f32 - 2.0 * EDGE;
        let x = left + EDGE;
        let mut put = |style: Type, text: &str, at: Point, room: f32| {
            let (style, text) = style.fitted(text, room);
            items.extend(style.across(symbols, &text, at, Anchor::Start));
        };
        put(Type::new(34.0, GREY), &self.title, (x, top + 90.0), room - 200.0);
        put(Type::new(34.0, GREY), &slip.lead, (x, top + 140.0), room - 200.0);
        let number = Type::new(96.0, INK);
        let at = (x + room - number.width(&slip.number), top + 140.0);
        put(number, &slip.number, at, 400.0);
        for (index, person) in slip.people.iter().enumerate() {
            put(Type::new(50.0, INK), person, (x + 80.0, top + 260.0 + 100.0 * index as f32), room - 80.0);
        }
        put(Type::new(34.0, GREY), &slip.fact, (x, top + 470.0), room);
        put(Type::new(30.0, GREY), &slip.signatures, (x, top + 620.0), room);
        let label = Type::new(30.0, GREY).width(&slip.signatures) + 20.0;
        for index in 0..slip.people.len() {
            let tick = Rect::new(x, top + 220.0 + 100.0 * index as f32, 48.0, 48.0);
            items.push(Item::Stroke { path: Path::rect(tick), color: INK, width: 3.0 });
        }
        let line = Path::line([(x + label, top + 624.0), (x + room, top + 624.0)]);
        items.push(Item::Stroke { path: line, color: GREY, width: 2.0 });
    }
}

#[cfg(test)]
mod tests;
