//! Lines of text, set across or down the page.

use crate::font::{EM, Font, GETA, KANJI_MIDDLE};
use crate::scene::{Color, Item, Paint, Place, Point, SymbolId, Symbols};

/// The characters a text may have before it is cut.
const LONGEST: usize = 120;

/// Where a line of text begins, ends or has its middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Anchor {
    Start,
    Middle,
}

/// How a text is set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Type {
    pub(crate) font: Font,
    pub(crate) size: f32,
    pub(crate) ink: Color,
}

impl Type {
    pub(crate) fn new(size: f32, ink: Color) -> Type {
        Type { font: Font::Text, size, ink }
    }

    fn scale(self) -> f32 {
        self.size / EM
    }

    /// How wide the text becomes.
    pub(crate) fn width(self, text: &str) -> f32 {
        text.chars().map(|c| self.font.advance(c)).sum::<f32>() * self.scale()
    }

    /// The text and its type so that it fits: smaller if need be, down to half its size; then cut, with … at its end.
    pub(crate) fn fitted(self, text: &str, room: f32) -> (Type, String) {
        let text = shortened(text);
        let width = self.width(&text);
        if width <= room {
            return (self, text);
        }
        let smaller = Type { size: self.size * (room / width).max(0.5), ..self };
        let mut kept = text.clone();
        while smaller.width(&kept) > room * 1.001 && !kept.is_empty() {
            kept = kept.trim_end_matches('…').to_owned();
            kept.pop();
            kept.push('…');
            if kept == "…" {
                break;
            }
        }
        (smaller, kept)
    }

    /// The text on a baseline.
    pub(crate) fn across(self, symbols: &mut Symbols, text: &str, (x, y): Point, anchor: Anchor) -> Vec<Item> {
        let mut x = match anchor {
            Anchor::Start => x,
            Anchor::Middle => x - self.width(text) / 2.0,
        };
        let mut items = Vec::new();
        for c in text.chars() {
            let (symbol, advance) = self.symbol(symbols, c);
            items.extend(symbol.map(|symbol| self.put(symbol, (x, y), 0.0)));
            x += advance * self.scale();
        }
        items
    }

    /// The text down the page, its middle line at x and its top at y; and where it ends.
    pub(crate) fn down(self, symbols: &mut Symbols, cells: &[Cell], (x, top): Point) -> (Vec<Item>, f32) {
        let mut y = top;
        let mut items = Vec::new();
        for cell in cells {
            match cell {
                Cell::Upright(text) => {
                    let baseline = y + self.size * (0.5 + KANJI_MIDDLE / EM);
                    items.extend(self.upright(symbols, text, (x, baseline)));
                }
                Cell::Turned(text) => {
                    let mut along = y;
                    // The middle of small letters lies lower than that of kanji.
                    let side = x - self.size * 0.27;
                    for c in text.chars() {
                        let (symbol, advance) = self.symbol(symbols, c);
                        items.extend(symbol.map(|symbol| self.put(symbol, (side, along), 90.0)));
                        along += advance * self.scale();
                    }
                }
            }
            y += self.height(cell);
        }
        (items, y)
    }

    fn upright(self, symbols: &mut Symbols, text: &str, (x, baseline): Point) -> Vec<Item> {
        match text.chars().next() {
            Some(c @ ('、' | '。')) => {
                let at = (x - self.size * 0.5 + self.size * 0.6, baseline - self.size * 0.6);
                self.symbol(symbols, c).0.map(|symbol| self.put(symbol, at, 0.0)).into_iter().collect()
            }
            // Small kana stand in the upper right of their place.
            Some(c) if SMALL.contains(c) => {
                let at = (x + self.size * 0.1, baseline - self.size * 0.1);
                self.across(symbols, text, at, Anchor::Middle)
            }
            // Strokes and brackets lie along the line.
            Some(c) if LYING.contains(c) => {
                let at = (x - self.size * KANJI_MIDDLE / EM, baseline - self.size * (0.5 + KANJI_MIDDLE / EM));
                self.symbol(symbols, c).0.map(|symbol| self.put(symbol, at, 90.0)).into_iter().collect()
            }
            _ => {
                // Two or three figures share the place of one kanji.
                let room = self.size * 1.15;
                let own = self.width(text);
                let narrow = if own > room { Type { size: self.size * room / own, ..self } } else { self };
                narrow.across(symbols, text, (x, baseline), Anchor::Middle)
            }
        }
    }

    /// How far a cell reaches down.
    pub(crate) fn height(self, cell: &Cell) -> f32 {
        match cell {
            Cell::Upright(text) if text == " " => self.size * 0.5,
            Cell::Upright(_) => self.size * 1.04,
            Cell::Turned(text) => self.width(text) + self.size * 0.1,
        }
    }

    fn put(self, symbol: SymbolId, at: Point, turn: f32) -> Item {
        Item::Use { symbol, place: Place::at(at, self.scale()).turned(turn), ink: self.ink }
    }

    /// The symbol of a letter, if it leaves any ink, and its advance in font units.
    fn symbol(self, symbols: &mut Symbols, c: char) -> (Option<SymbolId>, f32) {
        let advance = self.font.advance(c);
        if c.is_whitespace() {
            return (None, advance);
        }
        let draw = |_: &mut Symbols| vec![Item::Fill { path: self.font.glyph(c).path, paint: Paint::Ink }];
        (Some(symbols.get(format!("{:?} {c}", self.font), draw)), advance)
    }
}

const LYING: &str = "ー〜～…‥—―（）「」『』【】〈〉《》［］｛｝＝：；－";

const SMALL: &str = "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ";

/// One place in a line that runs down the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Cell {
    /// A kanji, or figures that share its place.
    Upright(String),
    /// A word in Latin letters, on its side.
    Turned(String),
}

/// Divides a text for setting it downwards.
pub(crate) fn cells(text: &str) -> Vec<Cell> {
    let mut cells: Vec<Cell> = Vec::new();
    let mut word = String::new();
    let flush = |word: &mut String, cells: &mut Vec<Cell>| {
        let trimmed = word.trim();
        if !trimmed.is_empty() {
            let short = trimmed.chars().count() <= 2 && trimmed.chars().all(|c| c.is_ascii_digit());
            let own = trimmed.to_owned();
            cells.push(if short { Cell::Upright(own) } else { Cell::Turned(own) });
        }
        word.clear();
    };
    for c in shortened(text).chars() {
        if is_wide(c) {
            flush(&mut word, &mut cells);
            cells.push(Cell::Upright(if c == '\u{3000}' { " ".to_owned() } else { c.to_string() }));
        } else {
            word.push(c);
        }
    }
    flush(&mut word, &mut cells);
    cells
}

/// Whether a character fills the square of a kanji.
fn is_wide(c: char) -> bool {
    matches!(c, '\u{2e80}'..='\u{ffdc}' | '\u{20000}'..='\u{3ffff}' | '☗' | '☖' | '▲' | '△' | '…' | '―')
}

/// A text as it can be set: no control characters, and no longer than fits any picture.
fn shortened(text: &str) -> String {
    let mut characters = text.chars().filter(|c| !c.is_control());
    let mut kept: String = characters.by_ref().take(LONGEST).collect();
    if characters.next().is_some() {
        kept.pop();
        kept.push('…');
    }
    kept
}

/// The characters of a text that the font of the pictures lacks; each is printed as 〓.
///
/// ```
/// assert_eq!(diagram::missing("羽生善治 – Čapek"), ['Č']);
/// ```
pub fn missing(text: &str) -> Vec<char> {
    let mut missing: Vec<char> =
        text.chars().filter(|c| !c.is_control() && *c != GETA && !Font::Text.has(*c)).collect();
    missing.sort_unstable();
    missing.dedup();
    missing
}

#[cfg(test)]
mod tests;
