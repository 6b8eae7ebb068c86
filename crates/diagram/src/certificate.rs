//! Certificates: brushed down the page from right to left, with a seal; what they mean stands on a second page.

mod seal;

use crate::font::Font;
use crate::koma;
use crate::pdf;
use crate::picture::{self, SizeError};
use crate::scene::{Color, Path, Point, Rect, Scene, Symbols};
use crate::svg;
use crate::text::{Anchor, Cell, Type, cells};

/// A certificate on its paper.
#[derive(Clone, Debug, Default)]
pub struct Certificate {
    /// What it says, column by column from the right.
    pub columns: Vec<String>,
    /// The day, in kanji.
    pub date: String,
    /// Who grants it.
    pub issuer: String,
    /// Who signs, a column each.
    pub signatures: Vec<String>,
    /// Whom it is for.
    pub recipient: String,
    /// What stands behind their name: 殿.
    pub honorific: String,
    /// What the seal says: some kanji or kana, or the name whose initials it bears.
    pub seal: String,
    /// Its number, at the upper right.
    pub serial: String,
    /// At the foot, small: what it can be found by.
    pub footer: String,
}

/// What a certificate means, on a page of its own.
#[derive(Clone, Debug, Default)]
pub struct Explanation {
    /// At the head.
    pub title: String,
    /// What is told, each under a heading of its own.
    pub parts: Vec<(String, String)>,
}

names!(Paper, "paper", {
    A4 = "a4",
    A3 = "a3",
});

/// The paper that a certificate is printed on, lying on its long side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paper {
    /// 297 × 210 mm.
    A4,
    /// 420 × 297 mm.
    A3,
}

impl Paper {
    /// How many times as wide as A4.
    fn scale(self) -> f32 {
        match self {
            Paper::A4 => 1.0,
            Paper::A3 => std::f32::consts::SQRT_2,
        }
    }
}

/// Lengths are tenths of a millimetre on A4.
const WIDTH: f32 = 2970.0;
const HEIGHT: f32 = 2100.0;
const PAPER: Color = Color::hex(0x00fb_f7ea);
const INK: Color = Color::hex(0x0014_110d);
const GREY: Color = Color::hex(0x006b_655a);
const GOLD: Color = Color::hex(0x00a5_8238);
/// Between what stands on the paper and its edge.
const EDGE: f32 = 250.0;
const TOP: f32 = 300.0;
const BOTTOM: f32 = HEIGHT - 280.0;
/// Between the issuer's name and the seal.
const SEAL_GAP: f32 = 30.0;

/// A column of the page.
struct Set<'a> {
    text: &'a str,
    style: Type,
    /// Where it begins.
    top: f32,
    /// How far apart the letters may stand, in parts of their height.
    spread: f32,
    /// What stands behind it.
    behind: &'a str,
    /// The room that it takes across.
    width: f32,
    /// Whether the seal stands below it.
    is_sealed: bool,
}

impl Certificate {
    /// The certificate as SVG.
    pub fn svg(&self) -> String {
        svg::write(&self.scene())
    }

    /// The certificate as PNG, this many pixels wide.
    ///
    /// # Errors
    /// If it would be larger than [`crate::LARGEST`], or too small to be one.
    pub fn png(&self, width: u32) -> Result<Vec<u8>, SizeError> {
        picture::png(&self.scene(), width)
    }

    /// The certificate as PDF, with a second page that explains it if there is such.
    pub fn pdf(&self, paper: Paper, explanation: Option<&Explanation>) -> Vec<u8> {
        let mut scene = Scene::new(WIDTH, HEIGHT, String::new(), Symbols::default());
        self.draw(&mut scene);
        let mut pages = vec![std::mem::take(&mut scene.items)];
        if let Some(explanation) = explanation {
            explanation.draw(&mut scene);
            pages.push(scene.items);
        }
        pdf::write_at(paper.scale(), &self.description(), (WIDTH, HEIGHT), &pages, &scene.symbols)
    }

    fn scene(&self) -> Scene {
        let mut scene = Scene::new(WIDTH, HEIGHT, self.description(), Symbols::default());
        scene.fill(Path::rect(Rect::new(0.0, 0.0, WIDTH, HEIGHT)), PAPER);
        self.draw(&mut scene);
        scene
    }

    /// What it says, for who cannot see it.
    fn description(&self) -> String {
        let parts = [&self.columns.concat(), &self.date, &self.issuer, &self.recipient, &self.honorific, &self.serial];
        parts.into_iter().filter(|part| !part.is_empty()).cloned().collect::<Vec<_>>().join(" ")
    }

    fn draw(&self, scene: &mut Scene) {
        frame(scene);
        let groups = self.groups();
        let width: f32 = groups.iter().flatten().map(|set| set.width).sum();
        let gap = ((WIDTH - 2.0 * EDGE - width) / groups.len() as f32).max(0.0);
        let mut right = WIDTH - EDGE - gap / 2.0;
        for group in groups {
            for set in group {
                let x = right - set.width / 2.0;
                let end = place(scene, &set, x);
                if set.is_sealed {
                    seal::draw(scene, &self.seal, (x - seal::SIDE / 2.0, end + SEAL_GAP));
                }
                right -= set.width;
            }
            right -= gap;
        }
        let serial = Set { top: 230.0, ..column(&self.serial, 52.0, 0.0) };
        place(scene, &serial, WIDTH - 215.0);
        let (style, footer) = Type::new(30.0, GREY).fitted(&self.footer, WIDTH - 4.0 * EDGE);
        let at = (WIDTH / 2.0, HEIGHT - 165.0);
        scene.items.extend(style.across(&mut scene.symbols, &footer, at, Anchor::Middle));
    }

    /// The columns from the right: what it says; when and by whom; for whom.
    fn groups(&self) -> [Vec<Set<'_>>; 3] {
        // Two columns have room for larger letters than seven.
        let size = if self.columns.len() <= 3 { 250.0 } else { 200.0 };
        let wording = self.columns.iter().map(|text| Set { spread: 1.28, ..column(text, size, 1.16) }).collect();
        let date = Set { top: TOP + 300.0, ..column(&self.date, 80.0, 1.7) };
        let issuer = Set { top: TOP + 180.0, is_sealed: true, ..column(&self.issuer, 108.0, 2.4) };
        let signature = |text| Set { top: TOP + 380.0, ..column(text, 72.0, 1.6) };
        let by = [date, issuer].into_iter().chain(self.signatures.iter().map(|text| signature(text))).collect();
        let recipient = Set { behind: &self.honorific, spread: 1.1, ..column(&self.recipient, 168.0, 1.4) };
        [wording, by, vec![recipient]]
    }
}

/// A column of letters of this size, in so many times their width.
fn column(text: &str, size: f32, wide: f32) -> Set<'_> {
    Set { text, style: brush(text, size), top: TOP, spread: 1.0, behind: "", width: size * wide, is_sealed: false }
}

/// Letters of the brush, where it has them all.
fn brush(text: &str, size: f32) -> Type {
    let is_brushed = text.chars().filter(|c| !c.is_whitespace()).all(|c| Font::Brush.has(c));
    Type { font: if is_brushed { Font::Brush } else { Font::Text }, ..Type::new(size, INK) }
}

/// Sets a column with its middle line at x, smaller if it would reach too far down; where it ends.
fn place(scene: &mut Scene, set: &Set<'_>, x: f32) -> f32 {
    let parts = [(set.style, down(set.text)), (brush(set.behind, set.style.size), down(set.behind))];
    let heights = parts.iter().flat_map(|(style, cells)| cells.iter().map(|cell| style.height(cell)));
    let height: f32 = heights.sum();
    let gap = if set.behind.is_empty() { 0.0 } else { set.style.size * 0.5 };
    let room = BOTTOM - set.top - if set.is_sealed { seal::SIDE + SEAL_GAP } else { 0.0 };
    let scale = (room / (height + gap)).min(1.0);
    let spread = (room / (scale * (height + gap))).clamp(1.0, set.spread);
    let mut y = set.top;
    for (index, (style, cells)) in parts.iter().enumerate() {
        let style = Type { size: style.size * scale, ..*style };
        y += if index == 1 { gap * scale } else { 0.0 };
        for cell in cells {
            let (items, end) = style.down(&mut scene.symbols, std::slice::from_ref(cell), (x, y));
            scene.items.extend(items);
            y += (end - y) * spread;
        }
    }
    y
}

/// A text divided for setting it downwards; Japanese words keep the room between them.
fn down(text: &str) -> Vec<Cell> {
    if text.chars().any(|c| c.is_ascii_alphanumeric()) { cells(text) } else { cells(&text.replace(' ', "\u{3000}")) }
}

/// Two lines around the page, and a piece in each corner.
fn frame(scene: &mut Scene) {
    let edge = |inset: f32| Path::rect(Rect::new(inset, inset, WIDTH - 2.0 * inset, HEIGHT - 2.0 * inset));
    scene.stroke(edge(96.0), GOLD, 16.0);
    scene.stroke(edge(124.0), GOLD, 4.0);
    for x in [110.0, WIDTH - 110.0] {
        for y in [110.0, HEIGHT - 110.0] {
            scene.fill(piece((x, y), 112.0), PAPER);
            scene.stroke(piece((x, y), 86.0), GOLD, 7.0);
        }
    }
}

/// The outline of a piece of this height around a point.
fn piece((x, y): Point, height: f32) -> Path {
    Path::polygon(koma::outline(height * 0.9, height).map(|(dx, dy)| (x + dx, y + dy)))
}

impl Explanation {
    fn draw(&self, scene: &mut Scene) {
        let (left, room) = (EDGE, WIDTH - 2.0 * EDGE);
        let mut y = EDGE + 60.0;
        let (style, title) = Type::new(72.0, INK).fitted(&self.title, room);
        scene.items.extend(style.across(&mut scene.symbols, &title, (left, y), Anchor::Start));
        scene.stroke(Path::line([(left, y + 40.0), (left + room, y + 40.0)]), GOLD, 5.0);
        y += 130.0;
        let (heading, text) = (Type::new(38.0, GREY), Type::new(46.0, INK));
        let indent = self.parts.iter().map(|(name, _)| heading.width(name)).fold(0.0, f32::max) + 60.0;
        for (name, value) in &self.parts {
            scene.items.extend(heading.across(&mut scene.symbols, name, (left, y), Anchor::Start));
            for line in lines(text, value, room - indent) {
                scene.items.extend(text.across(&mut scene.symbols, &line, (left + indent, y), Anchor::Start));
                y += 66.0;
            }
            y += 22.0;
        }
    }
}

/// A text in lines of this width, divided at spaces; a word that is longer is cut.
fn lines(style: Type, text: &str, room: f32) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.last().map(String::as_str).unwrap_or_default();
        let longer = if last.is_empty() { word.to_owned() } else { format!("{last} {word}") };
        if last.is_empty() || style.width(&longer) <= room {
            let longer = style.fitted(&longer, room).1;
            lines.pop();
            lines.push(longer);
        } else {
            lines.push(style.fitted(word, room).1);
        }
    }
    lines
}

#[cfg(test)]
mod tests;
