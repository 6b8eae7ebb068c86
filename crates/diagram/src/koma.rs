//! Wooden pieces: five-sided (CRAFT-12), sized by rank (CRAFT-11), lit from the upper left whichever way they point.

use crate::chess;
use crate::craft::{Grain, Lacquer, Making, PieceWood};
use crate::face::{self, Faces, Lettering};
use crate::log::chance;
use crate::scene::{Color, Item, Paint, Path, Place, Point, Segment, SymbolId, Symbols};
use shogi::{Piece, PieceKind};

/// A set of wooden pieces.
#[derive(Clone, Debug, PartialEq)]
pub struct Set {
    /// What they are made of.
    pub wood: PieceWood,
    /// How the wood lies in them.
    pub grain: Grain,
    /// The hand that wrote the letters.
    pub lettering: Lettering,
    /// One character or two.
    pub faces: Faces,
    /// Which letters are red.
    pub lacquer: Lacquer,
    /// How the letters came on the wood.
    pub making: Making,
}

impl Default for Set {
    fn default() -> Set {
        Set {
            wood: PieceWood::Hontsuge,
            grain: Grain::Itomasa,
            lettering: Lettering::Syuku,
            faces: Faces::Two,
            lacquer: Lacquer::Genpei,
            making: Making::Raised,
        }
    }
}

const BLACK: Color = Color::hex(0x0018_110a);
const RED: Color = Color::hex(0x00b0_1f1a);
/// Stamps print thin and grey.
const STAMP: Color = Color::hex(0x0033_2b22);
const SHADOW: Color = Color::hex(0x002a_1a08);

impl Set {
    /// A piece with its middle at the origin, in the units of [`face::size`].
    pub(crate) fn symbol(
        &self,
        symbols: &mut Symbols,
        piece: Piece,
        senior: Option<shogi::Color>,
        is_upright: bool,
    ) -> SymbolId {
        let text = face::characters(piece, self.lettering, self.faces, senior);
        let name = format!("koma {text} {is_upright}");
        symbols.get(name, |symbols| self.draw(symbols, piece.kind(), text, is_upright))
    }

    pub(crate) fn draw(&self, symbols: &mut Symbols, kind: PieceKind, text: &str, is_upright: bool) -> Vec<Item> {
        let (width, height) = face::size(kind);
        let turn = |(x, y): Point| if is_upright { (x, y) } else { (-x, -y) };
        let outline = outline(width, height).map(turn);
        let mut items = shadow(outline);
        items.extend(self.upper_face(symbols, kind, text, is_upright));
        items
    }

    /// A piece without letters.
    pub(crate) fn bare(&self, kind: PieceKind) -> Vec<Item> {
        let (width, height) = face::size(kind);
        let mut items = shadow(outline(width, height));
        items.extend(self.wood(kind, true));
        items
    }

    /// The wood in the light and in the shade, and its lines.
    pub(crate) fn colors(&self) -> [Color; 3] {
        let [light, shade, line] = self.wood.colors();
        let reddish = |color: Color| color.towards(Color::hex(0x00c8_6a3a), 0.22);
        if self.grain == Grain::Akamasa { [reddish(light), reddish(shade), line] } else { [light, shade, line] }
    }

    /// The face that is seen from above: wood, grain and letters, without a shadow.
    pub(crate) fn upper_face(&self, symbols: &mut Symbols, kind: PieceKind, text: &str, is_upright: bool) -> Vec<Item> {
        let mut items = self.wood(kind, is_upright);
        items.extend(self.letters(symbols, kind, text, is_upright));
        items
    }

    fn wood(&self, kind: PieceKind, is_upright: bool) -> Vec<Item> {
        let (width, height) = face::size(kind);
        let turn = |(x, y): Point| if is_upright { (x, y) } else { (-x, -y) };
        let outline = outline(width, height).map(turn);
        let [light, shade, line] = self.colors();
        let stops = vec![(0.0, light), (0.55, light.towards(shade, 0.4)), (1.0, shade)];
        let (from, to) = ((-width * 0.4, -height * 0.5), (width * 0.3, height * 0.5));
        let mut items = vec![Item::Fill { path: Path::polygon(outline), paint: Paint::Linear { from, to, stops } }];
        for (path, color, width) in self.lines(kind, line) {
            items.push(Item::Stroke { path: path.map(turn), color, width });
        }
        items.extend(bevel(outline));
        items
    }

    fn letters(&self, symbols: &mut Symbols, kind: PieceKind, text: &str, is_upright: bool) -> Vec<Item> {
        let mut items = Vec::new();
        let turn = if is_upright { 0.0 } else { 180.0 };
        for (index, path) in self.characters(kind, text).into_iter().enumerate() {
            let is_red = match self.lacquer {
                Lacquer::Black => false,
                Lacquer::Genpei => kind.is_promoted(),
                Lacquer::Sakiwake => kind.is_promoted() || index == 0,
            };
            let name = format!("letter {index} of {text}");
            let symbol = symbols.get(name, |_| vec![Item::Fill { path, paint: Paint::Ink }]);
            // The light stays where it is when a piece is turned.
            for (shift, ink) in self.coats(is_red) {
                let place = Place::at((shift * 0.7, shift), 1.0).turned(turn);
                items.push(Item::Use { symbol, place, ink });
            }
        }
        if self.faces == Faces::Moves {
            let name = format!("marks of {text}");
            let symbol = symbols.get(name, |_| self.marks(kind));
            items.push(Item::Use { symbol, place: Place::at((0.0, 0.0), 1.0).turned(turn), ink: BLACK });
        }
        items
    }

    /// How a letter is laid on the wood, from the lowest coat to the uppermost: how far each is moved down and to the right, away from
    /// the light, and its colour. A stamp is thin and grey, a brush leaves the wood to be seen through it, a cut has a dark wall and a
    /// lit one, an inlay lies flush, lacquer that is raised shines at its edge and throws a shadow (CRAFT-10).
    fn coats(&self, is_red: bool) -> Vec<(f32, Color)> {
        let ink = if is_red { RED } else { BLACK };
        match self.making {
            Making::Stamped if is_red => vec![(0.0, RED.at(0.8))],
            Making::Stamped => vec![(0.0, STAMP.at(0.82))],
            Making::Brushed => vec![(0.0, ink.at(0.88))],
            Making::Carved => vec![
                (1.7, Color::hex(0x00ff_f6dc).at(0.85)),
                (0.8, ink.towards(Color::hex(0x00a0_6a34), 0.45)),
                (0.0, ink),
            ],
            Making::Inlaid => vec![(0.0, ink)],
            Making::Raised => vec![
                (2.0, SHADOW.at(0.22)),
                (1.0, SHADOW.at(0.4)),
                (-0.6, ink.towards(Color::hex(0x00ff_ecd0), 0.5)),
                (0.0, ink),
            ],
        }
    }

    /// The outlines of the characters where they stand on the piece.
    fn characters(&self, kind: PieceKind, text: &str) -> Vec<Path> {
        let (width, height) = face::size(kind);
        let font = self.lettering.font();
        let top = -height / 2.0;
        if self.faces == Faces::Moves {
            return vec![self.word(kind, text)];
        }
        if self.lettering == Lettering::Chess {
            let figure = fitted(&chess::figure(kind), (0.0, top + height * 0.55), (width * 0.58, height * 0.6), 1.0);
            let corner = (width * 0.36, height * 0.38);
            let sign = kind.is_promoted().then(|| chess::cross().map(|(x, y)| (x + corner.0, y + corner.1)));
            return [figure].into_iter().chain(sign).collect();
        }
        let is_one = self.lettering.is_latin() || text.chars().count() == 1;
        if is_one {
            let mut word = Path::default();
            let mut x = 0.0;
            for c in text.chars() {
                let glyph = font.glyph(c);
                word.0.extend(glyph.path.map(|(gx, gy)| (gx + x, gy)).0);
                x += glyph.advance;
            }
            let room = if self.lettering.is_latin() { (0.5, 0.44) } else { (0.66, 0.62) };
            return vec![fitted(&word, (0.0, top + height * 0.57), (width * room.0, height * room.1), 1.15)];
        }
        let places = [(0.335, 0.56, 0.37), (0.745, 0.62, 0.37)];
        let place = |(c, (middle, across, down)): (char, (f32, f32, f32))| {
            let room = (width * across, height * down);
            fitted(&font.glyph(c).path, (0.0, top + height * middle), room, 1.12)
        };
        text.chars().zip(places).map(place).collect()
    }

    /// The lines of the wood, from base to point (CRAFT-03) or in figures (CRAFT-04).
    fn lines(&self, kind: PieceKind, color: Color) -> Vec<(Path, Color, f32)> {
        let (width, height) = face::size(kind);
        let seed = kind.unpromoted().index() as u32 + 11;
        let (count, stroke, opacity) = match self.grain {
            Grain::Itomasa => (22, 0.55, 0.30),
            Grain::Akamasa => (15, 0.7, 0.34),
            Grain::Aramasa => (8, 1.0, 0.34),
            Grain::Itame => (9, 0.8, 0.34),
            Grain::Torafu => (13, 2.2, 0.26),
            Grain::Nemoku => (16, 0.9, 0.32),
            Grain::Kujaku => (17, 0.9, 0.30),
        };
        let line = |index: u32| {
            let part = (index as f32 + 0.2 + 0.6 * chance(seed, index)) / count as f32;
            let curve = self.curve(part, width, height, seed.wrapping_add(index));
            let dark = 0.55 + 0.45 * chance(seed ^ 0x77, index);
            inside(curve, width, height).into_iter().map(move |path| (path, color.at(opacity * dark), stroke))
        };
        (0..count).flat_map(line).collect()
    }

    /// One line of the grain; `part` runs from 0 to 1 through the lines.
    fn curve(&self, part: f32, width: f32, height: f32, seed: u32) -> Vec<Point> {
        let steps = 24;
        let along = (0..=steps).map(move |step| step as f32 / steps as f32);
        let (left, top) = (-width / 2.0, -height / 2.0);
        match self.grain {
            Grain::Itomasa | Grain::Akamasa | Grain::Aramasa => {
                // The block is split a little aslant.
                let lean = (chance(seed, 3) - 0.5) * 0.8;
                [(left + width * part + lean, top), (left + width * part - lean, -top)].into()
            }
            Grain::Itame => along
                .map(|t| {
                    // Arches about a middle line, narrower towards the point.
                    let u = t * 2.0 - 1.0;
                    (u * width * 0.5, top + height * (part * 1.5 - 0.35 + 0.42 * u * u))
                })
                .collect(),
            Grain::Torafu => along
                .map(|t| {
                    let y = top + height * (part + 0.1 * (t - 0.5));
                    (left + width * t, y + (t * 9.0 + part * 21.0).sin() * 1.6)
                })
                .collect(),
            Grain::Nemoku => along
                .map(|t| {
                    let sway = (t * 7.0 + part * 11.0).sin() * 0.055 + (t * 13.0 + part * 5.0).sin() * 0.03;
                    (left + width * (part + sway), top + height * t)
                })
                .collect(),
            Grain::Kujaku => along
                .map(|t| {
                    let angle = (part - 0.5) * 2.4;
                    let reach = t * height * 1.2;
                    let bend = (t * 5.0 + part * 4.0).sin() * 1.2;
                    (angle.sin() * reach + bend, -top - angle.cos() * reach)
                })
                .collect(),
        }
    }
}

/// The five corners, point first, then clockwise.
pub(crate) fn outline(width: f32, height: f32) -> [Point; 5] {
    let (top, shoulder, base) = (-height / 2.0, -height * 0.33, height / 2.0);
    [(0.0, top), (width * 0.385, shoulder), (width * 0.5, base), (-width * 0.5, base), (-width * 0.385, shoulder)]
}

/// What a piece throws on the board.
fn shadow(outline: [Point; 5]) -> Vec<Item> {
    let cast = |(shift, opacity): (Point, f32)| {
        let path = Path::polygon(outline.map(|(x, y)| (x + shift.0, y + shift.1)));
        Item::Fill { path, paint: Paint::Solid(SHADOW.at(opacity)) }
    };
    [((3.2, 5.4), 0.12), ((1.6, 3.0), 0.24)].map(cast).into()
}

/// Edges towards the light shine, the others are dark.
fn bevel(outline: [Point; 5]) -> Vec<Item> {
    let edge = |index: usize| {
        let (a, b) = (outline[index], outline[(index + 1) % 5]);
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let length = dx.hypot(dy);
        // The outward normal; corners run clockwise.
        let (nx, ny) = (dy / length, -dx / length);
        let light = -nx * 0.55 - ny * 0.83;
        let inset = |(x, y): Point| (x - nx * 0.9, y - ny * 0.9);
        let color = if light > 0.0 {
            Color::hex(0x00ff_fbe9).at(0.35 + 0.55 * light)
        } else {
            Color::hex(0x006b_4515).at(0.25 - 0.4 * light)
        };
        Item::Stroke { path: Path::line([inset(a), inset(b)]), color, width: 1.8 }
    };
    let rim = Item::Stroke { path: Path::polygon(outline), color: Color::hex(0x007a_5320).at(0.75), width: 0.9 };
    (0..5).map(edge).chain([rim]).collect()
}

/// An outline brought into a space around its middle. It may be stretched one way by this factor, no more.
fn fitted(path: &Path, (x, y): Point, (width, height): Point, stretch: f32) -> Path {
    let mut bounds = [f32::MAX, f32::MAX, f32::MIN, f32::MIN];
    let mut see = |(x, y): Point| {
        bounds = [bounds[0].min(x), bounds[1].min(y), bounds[2].max(x), bounds[3].max(y)];
    };
    for segment in &path.0 {
        match *segment {
            Segment::Move(a) | Segment::Line(a) | Segment::Quad(_, a) | Segment::Cubic(_, _, a) => see(a),
            Segment::Close => {}
        }
    }
    let [left, top, right, bottom] = bounds;
    let (across, down) = (width / (right - left).max(1.0), height / (bottom - top).max(1.0));
    let most = across.min(down) * stretch;
    let (across, down) = (across.min(most), down.min(most));
    let middle = ((left + right) / 2.0, (top + bottom) / 2.0);
    path.map(|(px, py)| ((px - middle.0) * across + x, (py - middle.1) * down + y))
}

/// The parts of a line that lie on the piece.
fn inside(line: Vec<Point>, width: f32, height: f32) -> Vec<Path> {
    let corners = outline(width * 0.985, height * 0.985);
    let mut paths: Vec<Vec<Point>> = Vec::new();
    for pair in line.windows(2) {
        let Some((a, b)) = clipped(pair[0], pair[1], &corners) else { continue };
        match paths.last_mut() {
            Some(path) if path.last() == Some(&a) => path.push(b),
            _ => paths.push(vec![a, b]),
        }
    }
    paths.into_iter().map(Path::line).collect()
}

/// The part of a straight line inside a convex polygon whose corners run clockwise.
fn clipped(a: Point, b: Point, corners: &[Point]) -> Option<(Point, Point)> {
    let (mut from, mut to) = (0.0_f32, 1.0_f32);
    for (index, corner) in corners.iter().enumerate() {
        let next = corners[(index + 1) % corners.len()];
        let normal = (next.1 - corner.1, corner.0 - next.0);
        let outside = |p: Point| (p.0 - corner.0) * normal.0 + (p.1 - corner.1) * normal.1;
        let (start, end) = (outside(a), outside(b));
        if start > 0.0 && end > 0.0 {
            return None;
        }
        let cross = start / (start - end);
        if start > 0.0 {
            from = from.max(cross);
        } else if end > 0.0 {
            to = to.min(cross);
        }
    }
    let at = |t: f32| (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t);
    (from < to).then(|| (if from > 0.0 { at(from) } else { a }, if to < 1.0 { at(to) } else { b }))
}

#[cfg(test)]
mod tests;
