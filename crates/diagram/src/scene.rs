//! What a picture consists of: filled and stroked outlines, and symbols used many times. Every kind of file (SVG, PNG,
//! GIF, PDF) is written from the same scene, so that they cannot differ.

use std::collections::HashMap;

/// A point; x runs to the right, y down.
pub(crate) type Point = (f32, f32);

/// A step of an outline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Segment {
    Move(Point),
    Line(Point),
    Quad(Point, Point),
    Cubic(Point, Point, Point),
    Close,
}

impl Segment {
    /// The step with every point moved.
    pub(crate) fn map(self, f: impl Fn(Point) -> Point) -> Segment {
        match self {
            Segment::Move(a) => Segment::Move(f(a)),
            Segment::Line(a) => Segment::Line(f(a)),
            Segment::Quad(a, b) => Segment::Quad(f(a), f(b)),
            Segment::Cubic(a, b, c) => Segment::Cubic(f(a), f(b), f(c)),
            Segment::Close => Segment::Close,
        }
    }
}

/// An outline: lines and curves.
#[derive(Clone, Debug, PartialEq, Default)]
pub(crate) struct Path(pub(crate) Vec<Segment>);

impl Path {
    /// Straight lines from point to point.
    pub(crate) fn line(points: impl IntoIterator<Item = Point>) -> Path {
        let mut path = Path::default();
        path.add_line(points);
        path
    }

    pub(crate) fn add_line(&mut self, points: impl IntoIterator<Item = Point>) {
        let start = self.0.len();
        self.0.extend(points.into_iter().map(Segment::Line));
        if let Some(Segment::Line(first)) = self.0.get(start).copied() {
            self.0[start] = Segment::Move(first);
        }
    }

    pub(crate) fn polygon(points: impl IntoIterator<Item = Point>) -> Path {
        let mut path = Path::line(points);
        path.0.push(Segment::Close);
        path
    }

    pub(crate) fn rect(Rect { x, y, width, height }: Rect) -> Path {
        Path::polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
    }

    pub(crate) fn circle((x, y): Point, r: f32) -> Path {
        // The four Bézier arcs that come nearest to a circle.
        let k = r * 0.552_284_8;
        let arc = |a: Point, b: Point, c: Point| Segment::Cubic(a, b, c);
        Path(vec![
            Segment::Move((x + r, y)),
            arc((x + r, y + k), (x + k, y + r), (x, y + r)),
            arc((x - k, y + r), (x - r, y + k), (x - r, y)),
            arc((x - r, y - k), (x - k, y - r), (x, y - r)),
            arc((x + k, y - r), (x + r, y - k), (x + r, y)),
            Segment::Close,
        ])
    }

    /// The same without the corners that nobody would miss: those that lie so near to the line between their neighbours.
    pub(crate) fn thinned(&self, tolerance: f32) -> Path {
        let mut kept: Vec<Segment> = Vec::with_capacity(self.0.len());
        let mut skipped: Vec<Point> = Vec::new();
        for (index, segment) in self.0.iter().enumerate() {
            let (Some(Segment::Move(from) | Segment::Line(from)), Segment::Line(at), Some(Segment::Line(to))) =
                (kept.last().copied(), *segment, self.0.get(index + 1).copied())
            else {
                skipped.clear();
                kept.push(*segment);
                continue;
            };
            skipped.push(at);
            let long = (to.0 - from.0).hypot(to.1 - from.1);
            let off = |p: &Point| {
                ((p.0 - from.0) * (to.1 - from.1) - (p.1 - from.1) * (to.0 - from.0)).abs() / long.max(1e-3)
            };
            // A line that turns back is no line.
            let is_on = (at.0 - from.0) * (to.0 - at.0) + (at.1 - from.1) * (to.1 - at.1) >= 0.0;
            if !is_on || skipped.iter().any(|point| off(point) > tolerance) {
                skipped.clear();
                kept.push(*segment);
            }
        }
        Path(kept)
    }

    /// The same with lines in place of its curves, a few for each.
    pub(crate) fn flattened(&self) -> Path {
        let mut path = Path::default();
        let mut from = (0.0, 0.0);
        let mix = |a: Point, b: Point, part: f32| (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part);
        for segment in &self.0 {
            let (control, to): ([Point; 2], Point) = match *segment {
                Segment::Quad(control, to) => ([mix(from, control, 2.0 / 3.0), mix(to, control, 2.0 / 3.0)], to),
                Segment::Cubic(first, second, to) => ([first, second], to),
                Segment::Move(to) | Segment::Line(to) => {
                    path.0.push(*segment);
                    from = to;
                    continue;
                }
                Segment::Close => {
                    path.0.push(*segment);
                    continue;
                }
            };
            let start = from;
            path.0.extend((1..=4_u16).map(|step| {
                let part = f32::from(step) / 4.0;
                let [a, b, c] =
                    [mix(start, control[0], part), mix(control[0], control[1], part), mix(control[1], to, part)];
                Segment::Line(mix(mix(a, b, part), mix(b, c, part), part))
            }));
            from = to;
        }
        path
    }

    /// The outline with every point moved.
    pub(crate) fn map(&self, f: impl Fn(Point) -> Point) -> Path {
        Path(self.0.iter().map(|segment| segment.map(&f)).collect())
    }
}

/// A rectangle by its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rect {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) width: f32,
    pub(crate) height: f32,
}

impl Rect {
    pub(crate) const fn new(x: f32, y: f32, width: f32, height: f32) -> Rect {
        Rect { x, y, width, height }
    }

    pub(crate) fn right(self) -> f32 {
        self.x + self.width
    }

    pub(crate) fn bottom(self) -> f32 {
        self.y + self.height
    }

    pub(crate) fn middle(self) -> Point {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// Larger by this much on every side.
    pub(crate) fn grown(self, by: f32) -> Rect {
        Rect::new(self.x - by, self.y - by, self.width + 2.0 * by, self.height + 2.0 * by)
    }
}

/// A colour: red, green, blue, and how opaque it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Color(pub(crate) u8, pub(crate) u8, pub(crate) u8, pub(crate) u8);

impl Color {
    /// As in `0xRRGGBB`.
    pub(crate) const fn hex(rgb: u32) -> Color {
        Color((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8, 255)
    }

    /// The same, seen through: 1 is opaque.
    pub(crate) const fn at(self, opacity: f32) -> Color {
        Color(self.0, self.1, self.2, (opacity * 255.0 + 0.5) as u8)
    }

    /// Part of the way from this colour to another.
    pub(crate) fn towards(self, other: Color, part: f32) -> Color {
        let mix = |a: u8, b: u8| (f32::from(a) + (f32::from(b) - f32::from(a)) * part).round().clamp(0.0, 255.0) as u8;
        Color(mix(self.0, other.0), mix(self.1, other.1), mix(self.2, other.2), mix(self.3, other.3))
    }
}

pub(crate) const BLACK: Color = Color::hex(0);

/// What an outline is filled with.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Paint {
    Solid(Color),
    /// The colour given where the symbol is used.
    Ink,
    /// From one point to another through these colours, each at its part of the way.
    Linear {
        from: Point,
        to: Point,
        stops: Vec<(f32, Color)>,
    },
}

/// Where something is put: turned upside down or by a quarter if asked, scaled, then moved.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Place {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) scale: f32,
    /// In degrees, clockwise.
    pub(crate) turn: f32,
}

impl Place {
    pub(crate) fn at((x, y): Point, scale: f32) -> Place {
        Place { x, y, scale, turn: 0.0 }
    }

    pub(crate) fn turned(self, turn: f32) -> Place {
        Place { turn, ..self }
    }

    /// As a matrix: `x' = a·x + c·y + e`, `y' = b·x + d·y + f`.
    pub(crate) fn matrix(self) -> [f32; 6] {
        let (sin, cos) = match self.turn {
            // Exactly, so that what stands upright stays so.
            0.0 => (0.0, 1.0),
            90.0 => (1.0, 0.0),
            180.0 => (0.0, -1.0),
            turn => turn.to_radians().sin_cos(),
        };
        let s = self.scale;
        [s * cos, s * sin, -s * sin, s * cos, self.x, self.y]
    }
}

/// A symbol of the scene, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct SymbolId(pub(crate) usize);

/// Something drawn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Item {
    Fill {
        path: Path,
        paint: Paint,
    },
    Stroke {
        path: Path,
        color: Color,
        width: f32,
    },
    Use {
        symbol: SymbolId,
        place: Place,
        ink: Color,
    },
    /// Things that come and go together.
    Group(Vec<Item>),
}

impl Item {
    /// Rounds every point to tenths.
    fn round(&mut self) {
        match self {
            Item::Fill { path, .. } | Item::Stroke { path, .. } => {
                *path = path.map(|(x, y)| ((x * 10.0).round() / 10.0, (y * 10.0).round() / 10.0));
            }
            Item::Use { .. } => {}
            Item::Group(items) => items.iter_mut().for_each(Item::round),
        }
    }
}

/// Things drawn many times, each under a name of its own.
#[derive(Clone, Debug, Default)]
pub(crate) struct Symbols {
    by_name: HashMap<String, SymbolId>,
    items: Vec<Vec<Item>>,
}

impl Symbols {
    /// The symbol of this name, drawn now if it is new.
    pub(crate) fn get(&mut self, name: String, draw: impl FnOnce(&mut Symbols) -> Vec<Item>) -> SymbolId {
        if let Some(id) = self.by_name.get(&name) {
            return *id;
        }
        let items = draw(self);
        let id = SymbolId(self.items.len());
        self.items.push(items);
        self.by_name.insert(name, id);
        id
    }

    pub(crate) fn items(&self, id: SymbolId) -> &[Item] {
        &self.items[id.0]
    }

    /// Rounds every point to tenths: enough for what is never shown larger than it was drawn.
    fn round(&mut self) {
        self.items.iter_mut().flatten().for_each(Item::round);
    }

    pub(crate) fn all(&self) -> impl ExactSizeIterator<Item = (SymbolId, &[Item])> {
        self.items.iter().enumerate().map(|(index, items)| (SymbolId(index), items.as_slice()))
    }
}

/// A picture: its size in units of its own, and its things from back to front.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    pub(crate) width: f32,
    pub(crate) height: f32,
    /// What it shows, for who cannot see it.
    pub(crate) description: String,
    pub(crate) symbols: Symbols,
    pub(crate) items: Vec<Item>,
}

impl Scene {
    /// An empty picture that may use these symbols and adds to them.
    pub(crate) fn new(width: f32, height: f32, description: String, symbols: Symbols) -> Scene {
        Scene { width, height, description, symbols, items: Vec::new() }
    }

    /// Makes one group of what `draw` adds, if it adds anything.
    pub(crate) fn group(&mut self, draw: impl FnOnce(&mut Scene)) {
        let before = self.items.len();
        draw(self);
        let items = self.items.split_off(before);
        if !items.is_empty() {
            self.items.push(Item::Group(items));
        }
    }

    /// Rounds every point to tenths, which makes the file a third smaller.
    pub(crate) fn round(&mut self) {
        self.symbols.round();
        self.items.iter_mut().for_each(Item::round);
    }

    pub(crate) fn fill(&mut self, path: Path, color: Color) {
        self.items.push(Item::Fill { path, paint: Paint::Solid(color) });
    }

    pub(crate) fn stroke(&mut self, path: Path, color: Color, width: f32) {
        self.items.push(Item::Stroke { path, color, width });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_that_nobody_misses_are_left_out() {
        let straight = Path::polygon([(0.0, 0.0), (10.0, 0.05), (20.0, 0.0), (20.0, 10.0), (0.0, 10.0)]);
        assert_eq!(straight.thinned(0.1).0.len(), straight.0.len() - 1);
        let square = Path::rect(Rect::new(0.0, 0.0, 5.0, 5.0));
        assert_eq!(square.thinned(0.1), square);
        // A slow bend is not a line.
        let bend = Path::line((0..=40_u16).map(|n| (f32::from(n), f32::from(n).powi(2) / 80.0)));
        let kept = bend.thinned(0.1).0.len();
        assert!((5..30).contains(&kept), "{kept}");
    }
}
