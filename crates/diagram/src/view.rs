//! The board as a thing of wood: its six faces laid out, to show how it was cut.

use crate::craft::Cut;
use crate::log::{Block, Face};
use crate::natural::{INK, Natural, PAPER, grid, surface};
use crate::picture::Picture;
use crate::scene::{Path, Point, Rect, Scene, Symbols};
use crate::text::{Anchor, Type};

pub(crate) const EDGE: f32 = 40.0;
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
pub(crate) fn told(picture: &Picture) -> f32 {
    if picture.title.is_empty() { 0.0 } else { TITLE }
}

pub(crate) fn title(scene: &mut Scene, picture: &Picture) {
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
