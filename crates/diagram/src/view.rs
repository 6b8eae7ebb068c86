//! The board as a thing of wood: seen from its corner, or with its six faces laid out, to show how it was cut.

use crate::craft::Cut;
use crate::log::{Block, Face};
use crate::natural::{self, CELL, INK, MARGIN, Natural, PAPER, grid, surface};
use crate::picture::{Coordinates, Hands, Picture};
use crate::scene::{Color, Item, Paint, Path, Point, Rect, Scene, Symbols};
use crate::text::{Anchor, Type};

const EDGE: f32 = 40.0;
const TITLE: f32 = 90.0;

/// All six faces, each beside the edges it shares: what a ring does on one face goes on in the next (CRAFT-16 …
/// CRAFT-21).
pub(crate) fn faces(picture: &Picture, natural: &Natural, symbols: Symbols) -> Scene {
    const GAP: f32 = 14.0;
    let Block { width, length, thickness } = natural.block();
    let told = told(picture);
    let (left, top) = (EDGE + thickness + GAP, EDGE + told + thickness + GAP);
    let (right, bottom) = (left + width, top + length);
    let below = bottom + GAP + thickness + GAP;
    let mut scene = Scene::new(right + GAP + thickness + EDGE, below + length + EDGE, picture.description(), symbols);
    scene.fill(Path::rect(Rect::new(0.0, 0.0, scene.width, scene.height)), PAPER);
    title(&mut scene, picture);
    let mut draw = |face, size: Point, place: &dyn Fn(Point) -> Point| {
        let outline = Path::rect(Rect::new(0.0, 0.0, size.0, size.1));
        surface(&mut scene, natural, face, &outline, light(face), place);
        scene.stroke(outline.map(place), INK.at(0.5), 0.8);
    };
    draw(Face::Top, (width, length), &|(u, v)| (left + u, top + v));
    draw(Face::Left, (length, thickness), &|(u, v)| (left - GAP - v, top + u));
    draw(Face::Right, (length, thickness), &|(u, v)| (right + GAP + v, bottom - u));
    draw(Face::Front, (width, thickness), &|(u, v)| (left + u, bottom + GAP + v));
    draw(Face::Back, (width, thickness), &|(u, v)| (right - u, top - GAP - v));
    draw(Face::Bottom, (width, length), &|(u, v)| (right - u, below + length - v));
    grid(&mut scene, natural.lines, 0.35, |(x, y)| (left + x, top + y));
    let style = Type::new(17.0, INK.at(0.75));
    for (text, at) in [("天", (left + 14.0, bottom - 10.0)), ("地", (left + 14.0, below + length - 10.0))] {
        scene.items.extend(style.across(&mut scene.symbols, text, at, Anchor::Middle));
    }
    scene
}

/// The room that the title takes.
fn told(picture: &Picture) -> f32 {
    if picture.title.is_empty() { 0.0 } else { TITLE }
}

fn title(scene: &mut Scene, picture: &Picture) {
    let (style, title) = Type::new(34.0, INK).fitted(&picture.title, scene.width - 2.0 * EDGE);
    let at = (scene.width / 2.0, EDGE + 34.0);
    scene.items.extend(style.across(&mut scene.symbols, &title, at, Anchor::Middle));
}

/// How bright a face is: the light comes from above.
fn light(face: Face) -> f32 {
    match face {
        Face::Top => 1.0,
        Face::Left | Face::Front => 0.9,
        Face::Right | Face::Back | Face::Bottom => 0.82,
    }
}

/// An eye above the board's corner.
struct Eye {
    block: Block,
    scale: f32,
    middle: Point,
}

/// How far the board is turned, and how steeply one looks down on it, as sine and cosine.
const TURN: (f32, f32) = (0.342_02, 0.939_69);
const DOWN: (f32, f32) = (0.766_04, 0.642_79);
/// In millimetres.
const DISTANCE: f32 = 1600.0;

impl Eye {
    fn new(picture: &Picture, natural: &Natural) -> Eye {
        let block = natural.block();
        Eye { block, scale: 2.0, middle: (560.0, 470.0 + told(picture) + block.thickness * 0.2) }
    }

    /// Where a point of the block is seen.
    fn sees(&self, (x, y, z): (f32, f32, f32)) -> Point {
        let (y, z) = (y - self.block.length / 2.0, z + self.block.thickness / 2.0);
        let (x, y) = (x * TURN.1 - y * TURN.0, x * TURN.0 + y * TURN.1);
        let away = DISTANCE + y * DOWN.1 - z * DOWN.0;
        let up = y * DOWN.0 + z * DOWN.1;
        (self.middle.0 + self.scale * x * DISTANCE / away, self.middle.1 - self.scale * up * DISTANCE / away)
    }
}

/// The board seen from its left corner: top, front and left side.
pub(crate) fn corner(picture: &Picture, natural: &Natural, symbols: Symbols) -> Scene {
    let block = natural.block();
    let Block { width, length, thickness } = block;
    let eye = Eye::new(picture, natural);
    let corners = [-1.0, 1.0].into_iter().flat_map(|side| {
        [0.0, length].into_iter().flat_map(move |y| [0.0, -thickness].map(|z| (side * width / 2.0, y, z)))
    });
    let lowest = corners.map(|corner| eye.sees(corner).1).fold(0.0, f32::max);
    let mut scene = Scene::new(1120.0, lowest + EDGE * 2.0, picture.description(), symbols);
    scene.fill(Path::rect(Rect::new(0.0, 0.0, scene.width, scene.height)), PAPER);
    title(&mut scene, picture);
    let ground = [(-1.0, 0.0), (1.06, 0.0), (1.06, 1.0), (-1.0, 1.0)];
    for (grown, opacity) in [(1.10, 0.05), (1.065, 0.07), (1.03, 0.10), (1.01, 0.16)] {
        let at = |(x, y): Point| eye.sees((x * grown * width / 2.0, length * (0.5 + (y - 0.5) * grown), -thickness));
        scene.fill(Path::polygon(ground.map(at)), Color::hex(0x0030_1c08).at(opacity));
    }
    let mut draw = |face, size: Point, place: &dyn Fn(Point) -> (f32, f32, f32)| {
        let outline = Path::rect(Rect::new(0.0, 0.0, size.0, size.1));
        surface(&mut scene, natural, face, &outline, light(face), |point| eye.sees(place(point)));
    };
    draw(Face::Front, (width, thickness), &|(u, v)| (u - width / 2.0, 0.0, -v));
    draw(Face::Left, (length, thickness), &|(u, v)| (-width / 2.0, length - u, -v));
    draw(Face::Top, (width, length), &|(u, v)| (u - width / 2.0, length - v, 0.0));
    scene
}

/// Lines and pieces, drawn flat and laid on the top.
pub(crate) fn on_top(scene: &mut Scene, picture: &Picture, natural: &Natural) {
    let eye = Eye::new(picture, natural);
    let flat = Picture { hands: Hands::Neither, coordinates: Coordinates::None, ..picture.clone() };
    let (origin, mut top) = natural::top(&flat, natural);
    let Block { width, length, .. } = eye.block;
    let (across, down) = (9.0 * CELL.0 + 2.0 * MARGIN, 9.0 * CELL.1 + 2.0 * MARGIN);
    let place = |(x, y): Point| {
        let (u, v) = ((x - origin.0) / across, (y - origin.1) / down);
        eye.sees(((u - 0.5) * width, length * (1.0 - v), 0.0))
    };
    let items = std::mem::take(&mut top.items);
    laid(&items, &top.symbols, &|point| point, crate::scene::BLACK, &place, &mut scene.items);
}

/// Draws items as seen: every point of every outline where `place` puts it.
fn laid(
    items: &[Item],
    symbols: &Symbols,
    within: &dyn Fn(Point) -> Point,
    ink: Color,
    place: &dyn Fn(Point) -> Point,
    out: &mut Vec<Item>,
) {
    let at = |point: Point| place(within(point));
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
                out.push(Item::Stroke { path: path.map(at), color: *color, width: width * 0.6 });
            }
            Item::Use { symbol, place: own, ink } => {
                let [a, b, c, d, e, f] = own.matrix();
                let within = |(x, y): Point| within((a * x + c * y + e, b * x + d * y + f));
                laid(symbols.items(*symbol), symbols, &within, *ink, place, out);
            }
            Item::Group(items) => laid(items, symbols, within, ink, place, out),
        }
    }
}

impl Cut {
    /// What the trade calls it.
    pub const fn kanji(self) -> &'static str {
        match self {
            Cut::Shihomasa => "四方柾",
            Cut::Tenchimasa => "天地柾",
            Cut::Tenmasa => "天柾",
            Cut::Oimasa => "追柾",
            Cut::Kiura => "木裏",
            Cut::Kiomote => "木表",
        }
    }
}
