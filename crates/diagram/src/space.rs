//! Things in space: an eye that looks down on them from the left, faces lit from above and from the left, blocks of wood, turned legs,
//! and pieces as thick as they are. What is nearer is drawn later: whoever draws keeps that order.

use crate::craft::{Cut, Timber};
use crate::face;
use crate::koma::{Set, outline};
use crate::log::{Block, Face, Log};
use crate::measure::UNIT;
use crate::scene::{BLACK, Color, Item, Paint, Path, Point, Scene, Symbols};
use shogi::PieceKind;

/// A place in space, in millimetres: x to the right, y away, z up.
pub(crate) type Spot = (f32, f32, f32);

/// Where one looks from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Eye {
    /// How far things are turned, and how steeply one looks down on them, as sine and cosine.
    pub(crate) turn: (f32, f32),
    pub(crate) down: (f32, f32),
    /// In millimetres.
    pub(crate) distance: f32,
    /// What it looks at.
    pub(crate) aim: Spot,
    /// Units of the picture to a millimetre, and where what it looks at is seen.
    pub(crate) scale: f32,
    pub(crate) middle: Point,
}

impl Eye {
    /// Above the left corner, looking at this place.
    pub(crate) fn at(aim: Spot) -> Eye {
        let (turn, down) = ((0.342_02, 0.939_69), (0.681_998, 0.731_354));
        Eye { turn, down, distance: 1700.0, aim, scale: 1.0, middle: (0.0, 0.0) }
    }

    /// Where a place is seen.
    pub(crate) fn sees(&self, (x, y, z): Spot) -> Point {
        let (x, y, z) = (x - self.aim.0, y - self.aim.1, z - self.aim.2);
        let (x, y) = (x * self.turn.1 - y * self.turn.0, x * self.turn.0 + y * self.turn.1);
        let away = self.distance + y * self.down.1 - z * self.down.0;
        let up = y * self.down.0 + z * self.down.1;
        let near = self.scale * self.distance / away;
        (self.middle.0 + x * near, self.middle.1 - up * near)
    }

    /// How far away a place is: what is further is drawn first.
    pub(crate) fn away(&self, (x, y, _): Spot) -> f32 {
        x * self.turn.0 + y * self.turn.1
    }

    /// The same, so that these places fill a picture of this width with an edge around; and how high that is.
    pub(crate) fn framed(self, spots: &[Spot], width: f32, edge: f32, top: f32) -> (Eye, f32) {
        let seen: Vec<Point> = spots.iter().map(|spot| self.sees(*spot)).collect();
        let least = |of: fn(&Point) -> f32| seen.iter().map(of).fold(f32::MAX, f32::min);
        let most = |of: fn(&Point) -> f32| seen.iter().map(of).fold(f32::MIN, f32::max);
        let (left, right, upper, lower) = (least(|p| p.0), most(|p| p.0), least(|p| p.1), most(|p| p.1));
        let scale = (width - 2.0 * edge) / (right - left);
        let middle = (edge - left * scale, edge + top - upper * scale);
        (Eye { scale, middle, ..self }, (lower - upper) * scale + 2.0 * edge + top)
    }
}

/// The eight corners of a block that begins at its upper left front corner.
pub(crate) fn corners((x, y, z): Spot, Block { width, length, thickness }: Block) -> [Spot; 8] {
    let at = |i: u8| {
        let side = |bit: u8, size: f32| if i & bit == 0 { 0.0 } else { size };
        (x + side(1, width), y + side(2, length), z - side(4, thickness))
    };
    [0, 1, 2, 3, 4, 5, 6, 7].map(at)
}

/// A scene seen by an eye.
pub(crate) struct Space {
    pub(crate) scene: Scene,
    pub(crate) eye: Eye,
}

const SHADE: Color = Color::hex(0x0030_1c08);

impl Space {
    /// A picture of this width without a ground, in which these places have room.
    pub(crate) fn new(eye: Eye, spots: &[Spot], width: f32) -> Space {
        let (eye, height) = eye.framed(spots, width, 14.0, 0.0);
        Space { scene: Scene::new(width, height, String::new(), Symbols::default()), eye }
    }

    /// A flat thing, whichever way it faces.
    pub(crate) fn flat(&mut self, spots: impl IntoIterator<Item = Spot>, color: Color) {
        let eye = self.eye;
        self.scene.fill(Path::polygon(spots.into_iter().map(|spot| eye.sees(spot))), color);
    }

    /// A line.
    pub(crate) fn line(&mut self, spots: impl IntoIterator<Item = Spot>, color: Color, width: f32) {
        let eye = self.eye;
        self.scene.stroke(Path::line(spots.into_iter().map(|spot| eye.sees(spot))), color, width);
    }

    /// A face whose corners run clockwise as seen from outside: lit, and not there from behind.
    pub(crate) fn face(&mut self, spots: &[Spot], color: Color) {
        let seen: Vec<Point> = spots.iter().map(|spot| self.eye.sees(*spot)).collect();
        let next = seen.iter().cycle().skip(1);
        let area: f32 = seen.iter().zip(next).map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum();
        if area <= 0.0 {
            return;
        }
        let color = color.towards(SHADE, 1.0 - light(spots));
        // A hair of its own colour hides the seam to its neighbour.
        self.scene.stroke(Path::polygon(seen.iter().copied()), color, 0.5);
        self.scene.fill(Path::polygon(seen), color);
    }

    /// What lies on the floor under something.
    pub(crate) fn shadow(&mut self, (x, y, z): Spot, width: f32, length: f32) {
        for (grown, opacity) in [(26.0, 0.05), (16.0, 0.06), (8.0, 0.08), (2.0, 0.12)] {
            let (left, right) = (x - grown * 0.4, x + width + grown);
            let (near, far) = (y - grown, y + length + grown * 0.4);
            self.flat([(left, near, z), (right, near, z), (right, far, z), (left, far, z)], SHADE.at(opacity));
        }
    }

    /// A block of wood that begins at its upper left front corner, its grain along y.
    pub(crate) fn block(&mut self, at: Spot, block: Block, timber: Timber, cut: Cut, seed: u32) {
        let log = Log::new(block, cut, timber, seed);
        for (face, light) in [(Face::Front, 0.88), (Face::Left, 0.94), (Face::Right, 0.8), (Face::Top, 1.0)] {
            self.wood(at, block, &log, timber, (face, light));
        }
    }

    /// A face of a block with its grain, if it can be seen.
    pub(crate) fn wood(&mut self, at: Spot, block: Block, log: &Log, timber: Timber, (face, light): (Face, f32)) {
        let (size, place) = on_face(at, block, face);
        let eye = self.eye;
        let see = |(u, v): Point| eye.sees(place(u, v));
        let edge = [(0.0, 0.0), (size.0, 0.0), size, (0.0, size.1)].map(see);
        let area: f32 = (0..4).map(|i| (edge[i], edge[(i + 1) % 4])).map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum();
        if area <= 0.0 {
            return;
        }
        let shaded = |color: Color| color.towards(SHADE, 1.0 - light);
        self.scene.fill(Path::polygon(edge), shaded(timber.early));
        for stripe in log.face(face) {
            self.scene.fill(stripe.path.map(see).thinned(0.12), shaded(timber.late).at(0.42 * stripe.tone.min(1.0)));
        }
        self.scene.stroke(Path::polygon(edge), shaded(timber.late).at(0.45), 0.8);
    }

    /// A plain block without grain, for what is thin.
    pub(crate) fn bar(&mut self, at: Spot, block: Block, color: Color) {
        for side in [Face::Front, Face::Left, Face::Right, Face::Top] {
            let (size, place) = on_face(at, block, side);
            self.face(&[place(0.0, 0.0), place(size.0, 0.0), place(size.0, size.1), place(0.0, size.1)], color);
        }
    }

    /// Something turned about an upright axis: rings, each by its height and how far it reaches, from the lowest up; so many sides.
    pub(crate) fn turned(&mut self, (x, y, z): Spot, rings: &[(f32, f32)], sides: u16, color: Color) {
        let corner = |(height, reach): (f32, f32), side: u16| {
            let angle = (f32::from(side) + 0.5) * std::f32::consts::TAU / f32::from(sides);
            (x + reach * angle.cos(), y + reach * angle.sin(), z + height)
        };
        for pair in rings.windows(2) {
            for side in 0..sides {
                let quad = [
                    corner(pair[1], side),
                    corner(pair[0], side),
                    corner(pair[0], side + 1),
                    corner(pair[1], side + 1),
                ];
                self.face(&[quad[0], quad[3], quad[2], quad[1]], color);
            }
        }
        if let Some(top) = rings.last() {
            let lid: Vec<Spot> = (0..sides).rev().map(|side| corner(*top, side)).collect();
            self.face(&lid, color);
        }
    }

    /// A piece lying at a place, so large (1 is its own size on a board), turned by so many degrees.
    pub(crate) fn piece(&mut self, set: &Set, (kind, text): (PieceKind, &str), lying: &Lying) {
        let eye = self.eye;
        let (width, height) = face::size(kind);
        let turn = |(x, y): Point| if lying.is_upright { (x, y) } else { (-x, -y) };
        let corners = outline(width, height).map(turn);
        let (sin, cos) = lying.spin.to_radians().sin_cos();
        let scale = lying.scale / UNIT;
        // Thin at the point, thick at the base.
        let thick = |(_, y): Point| {
            let along = if lying.is_upright { y } else { -y };
            width * 0.3 * (0.45 + 0.55 * (along / height + 0.5))
        };
        let spot = |(x, y): Point, up: f32| {
            let (right, away) = ((x * cos - y * sin) * scale, -(x * sin + y * cos) * scale);
            (lying.at.0 + right, lying.at.1 + away, lying.at.2 + up * scale)
        };
        for (cast, opacity) in [(1.5, 0.16), (0.7, 0.2)] {
            let shadow = corners.map(|(x, y)| spot((x + 7.0 * cast, y + 5.0 * cast), 0.0));
            self.flat(shadow, SHADE.at(opacity));
        }
        let [light, shade, _] = set.colors();
        let side = light.towards(shade, 0.7);
        for index in 0..5 {
            let (a, b) = (corners[index], corners[(index + 1) % 5]);
            let quad = [spot(a, thick(a)), spot(b, thick(b)), spot(b, 0.0), spot(a, 0.0)];
            self.face(&[quad[3], quad[2], quad[1], quad[0]], side);
        }
        let items = set.upper_face(&mut self.scene.symbols, kind, text, lying.is_upright);
        let place = |point: Point| eye.sees(spot(point, thick(point)));
        let width = scale * eye.scale * eye.distance / (eye.distance + eye.away(lying.at));
        let mut seen = Vec::new();
        laid(&items, &self.scene.symbols, &|point| point, (BLACK, width), &place, &mut seen);
        // Letters so far away need no curves.
        self.scene.items.extend(seen.into_iter().map(|item| match item {
            Item::Fill { path, paint } => Item::Fill { path: path.flattened().thinned(0.1), paint },
            other => other,
        }));
    }
}

/// How a piece lies.
pub(crate) struct Lying {
    /// Its middle, on what it lies on.
    pub(crate) at: Spot,
    pub(crate) is_upright: bool,
    pub(crate) scale: f32,
    /// In degrees, clockwise.
    pub(crate) spin: f32,
}

/// The size of a block's face, and where a point of it is in space; the point's corners run clockwise seen from outside.
fn on_face(at: Spot, block: Block, face: Face) -> (Point, impl Fn(f32, f32) -> Spot) {
    let Block { width, length, thickness } = block;
    let size = match face {
        Face::Top | Face::Bottom => (width, length),
        Face::Left | Face::Right => (length, thickness),
        Face::Front | Face::Back => (width, thickness),
    };
    let place = move |u: f32, v: f32| {
        let (x, y, z) = at;
        match face {
            Face::Top => (x + u, y + length - v, z),
            Face::Bottom => (x + width - u, y + length - v, z - thickness),
            Face::Left => (x, y + length - u, z - v),
            Face::Right => (x + width, y + u, z - v),
            Face::Front => (x + u, y, z - v),
            Face::Back => (x + width - u, y + length, z - v),
        }
    };
    (size, place)
}

/// How bright a face is.
fn light(spots: &[Spot]) -> f32 {
    let [a, b, c] = [spots[0], spots[1], spots[spots.len() - 1]];
    let (u, v) = ((b.0 - a.0, b.1 - a.1, b.2 - a.2), (c.0 - a.0, c.1 - a.1, c.2 - a.2));
    let normal = (v.1 * u.2 - v.2 * u.1, v.2 * u.0 - v.0 * u.2, v.0 * u.1 - v.1 * u.0);
    let length = (normal.0 * normal.0 + normal.1 * normal.1 + normal.2 * normal.2).sqrt().max(1e-6);
    let towards = (normal.0 * -0.5 + normal.1 * -0.25 + normal.2 * 0.83) / length;
    (0.78 + 0.24 * towards).clamp(0.5, 1.0)
}

/// Draws items as seen: every point of every outline where `place` puts it. `drawn` is the ink, and how much thinner lines become.
pub(crate) fn laid(
    items: &[Item],
    symbols: &Symbols,
    within: &dyn Fn(Point) -> Point,
    drawn: (Color, f32),
    place: &dyn Fn(Point) -> Point,
    out: &mut Vec<Item>,
) {
    let at = |point: Point| place(within(point));
    let (ink, thin) = drawn;
    for item in items {
        match item {
            Item::Fill { path, paint } => {
                let paint = match paint {
                    Paint::Ink => Paint::Solid(ink),
                    Paint::Solid(color) => Paint::Solid(*color),
                    Paint::Linear { from, to, stops } => {
                        Paint::Linear { from: at(*from), to: at(*to), stops: stops.clone() }
                    }
                };
                out.push(Item::Fill { path: path.map(at), paint });
            }
            Item::Stroke { path, color, width } => {
                out.push(Item::Stroke { path: path.map(at), color: *color, width: width * thin });
            }
            Item::Use { symbol, place: own, ink } => {
                let [a, b, c, d, e, f] = own.matrix();
                let within = |(x, y): Point| within((a * x + c * y + e, b * x + d * y + f));
                laid(symbols.items(*symbol), symbols, &within, (*ink, thin), place, out);
            }
            Item::Group(items) => laid(items, symbols, within, drawn, place, out),
        }
    }
}
