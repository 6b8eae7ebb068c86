//! Pictures of pieces.

use crate::craft::Making;
use crate::face;
use crate::koma::Set;
use crate::log::chance;
use crate::measure::CELL;
use crate::natural::{self, Natural};
use crate::picture::Picture;
use crate::scene::{BLACK, Color, Item, Paint, Path, Place, Point, Rect, Scene, Segment, Symbols};
use crate::text::{Anchor, Type};
use shogi::{HandPiece, Piece, PieceKind, Setup};

const INK: Color = Color::hex(0x0018_110a);

fn empty(width: f32, height: f32) -> Scene {
    Scene::new(width, height, String::new(), Symbols::default())
}

/// A piece with its middle at a place.
fn put(scene: &mut Scene, set: &Set, kind: PieceKind, at: Point, scale: f32) {
    let piece = Piece::new(shogi::Color::Black, kind);
    let symbol = set.symbol(&mut scene.symbols, piece, None, true);
    scene.items.push(Item::Use { symbol, place: Place::at(at, scale), ink: BLACK });
}

pub(super) fn large(natural: &Natural) -> Scene {
    let mut scene = empty(240.0, 260.0);
    put(&mut scene, &natural.set, PieceKind::Silver, (120.0, 128.0), 2.5);
    scene
}

/// In a row, on one line, the smallest first.
pub(super) fn sizes(natural: &Natural) -> Scene {
    let kinds = [
        PieceKind::Pawn,
        PieceKind::Lance,
        PieceKind::Knight,
        PieceKind::Silver,
        PieceKind::Gold,
        PieceKind::Bishop,
        PieceKind::Rook,
        PieceKind::King,
    ];
    let mut scene = empty(8.0 * 98.0 + 24.0, 124.0);
    scene.stroke(Path::line([(8.0, 112.0), (scene.width - 8.0, 112.0)]), Color::hex(0x0097_8a6f).at(0.7), 1.0);
    let mut x = 58.0;
    for kind in kinds {
        put(&mut scene, &natural.set, kind, (x, 112.0 - face::size(kind).1 / 2.0), 1.0);
        x += 98.0;
    }
    scene
}

/// The front, and beside it the side that a promotion turns up.
pub(super) fn both_sides(natural: &Natural) -> Scene {
    let mut scene = empty(400.0, 220.0);
    put(&mut scene, &natural.set, PieceKind::Rook, (104.0, 108.0), 2.0);
    put(&mut scene, &natural.set, PieceKind::Dragon, (296.0, 108.0), 2.0);
    scene
}

/// The piece, and a section through one of its strokes: wood below, lacquer in it or on it (CRAFT-10).
pub(super) fn making(natural: &Natural) -> Scene {
    let mut scene = empty(520.0, 260.0);
    put(&mut scene, &natural.set, PieceKind::Silver, (120.0, 128.0), 2.5);
    section(&mut scene, &natural.set, (268.0, 66.0), (236.0, 150.0));
    scene
}

/// Where the wood's surface runs from the left, with the edge of a groove at `a` and `b`.
fn section(scene: &mut Scene, set: &Set, (left, top): Point, (width, height): Point) {
    let surface = top + height * 0.36;
    let (a, b, deep) = (left + width * 0.27, left + width * 0.73, surface + height * 0.42);
    let middle = (a + b) / 2.0;
    let [light, shade, line] = set.colors();
    let (right, bottom) = (left + width, top + height);
    let is_cut = matches!(set.making, Making::Carved | Making::Inlaid | Making::Raised);
    let mut wood = vec![Segment::Move((left, surface)), Segment::Line((a, surface))];
    if is_cut {
        wood.extend([Segment::Line((middle - 4.0, deep)), Segment::Quad((middle, deep + 4.0), (middle + 4.0, deep))]);
    }
    wood.extend([(b, surface), (right, surface), (right, bottom), (left, bottom)].map(Segment::Line));
    wood.push(Segment::Close);
    let stops = vec![(0.0, light), (1.0, shade)];
    let paint = Paint::Linear { from: (left, surface), to: (left, bottom), stops };
    scene.items.push(Item::Fill { path: Path(wood), paint });
    // The grain runs from base to point: a section across it shows the ends of its lines.
    for index in 0..46 {
        let (x, y) = (left + 4.0 + chance(5, index) * (width - 8.0), chance(9, index));
        let floor = if is_cut && x > a && x < b {
            surface + (1.0 - (x - middle).abs() / (middle - a)) * (deep - surface)
        } else {
            surface
        };
        let from = floor + 6.0 + y * (bottom - floor - 20.0).max(0.0);
        let to = (from + 7.0).min(bottom - 2.0);
        scene.stroke(Path::line([(x, from), (x, to)]), line.at(0.4), 1.2);
    }
    let groove = |surface: f32, swell: f32| {
        let mut path = vec![Segment::Move((a, surface))];
        path.push(Segment::Quad((middle, surface - swell), (b, surface)));
        path.extend([
            Segment::Line((middle + 4.0, deep)),
            Segment::Quad((middle, deep + 4.0), (middle - 4.0, deep)),
            Segment::Close,
        ]);
        Path(path)
    };
    let film = |thick: f32| {
        Path(vec![
            Segment::Move((a, surface)),
            Segment::Cubic((a + 4.0, surface - thick), (a + 10.0, surface - thick), (a + 22.0, surface - thick)),
            Segment::Line((b - 22.0, surface - thick)),
            Segment::Cubic((b - 10.0, surface - thick), (b - 4.0, surface - thick), (b, surface)),
            Segment::Close,
        ])
    };
    let shine = Color::hex(0x00ff_f4e0);
    match set.making {
        Making::Stamped => scene.fill(film(2.6), Color::hex(0x0033_2b22).at(0.82)),
        Making::Brushed => {
            // It soaks in a little.
            scene.fill(film(-5.0), INK.at(0.35));
            scene.fill(film(7.0), INK.at(0.92));
        }
        Making::Carved => {
            let walls = [(a, surface), (middle - 4.0, deep), (middle + 4.0, deep), (b, surface)];
            scene.stroke(Path::line(walls), INK, 8.0);
            let lit = [(middle + 6.0, deep - 6.0), (b - 5.0, surface + 3.0)];
            scene.stroke(Path::line(lit), shine.at(0.45), 2.0);
        }
        Making::Inlaid => {
            scene.fill(groove(surface, 0.0), INK);
            scene.stroke(Path::line([(a + 6.0, surface + 1.6), (b - 6.0, surface + 1.6)]), shine.at(0.4), 1.8);
        }
        Making::Raised => {
            scene.fill(groove(surface, 62.0), INK);
            let gleam = Path(vec![
                Segment::Move((a + 12.0, surface - 9.0)),
                Segment::Quad((middle - 12.0, surface - 30.0), (middle + 22.0, surface - 26.0)),
            ]);
            scene.stroke(gleam, shine.at(0.55), 3.0);
        }
    }
    scene.stroke(Path::line([(left, surface), (a, surface)]), line.at(0.8), 1.6);
    scene.stroke(Path::line([(b, surface), (right, surface)]), line.at(0.8), 1.6);
}

/// Both kings from below: the style's name under 王将, the maker's under 玉将 (CRAFT-08).
pub(super) fn bases(natural: &Natural) -> Scene {
    let mut scene = empty(560.0, 180.0);
    for (text, x) in [("巻菱湖書", 150.0), ("月山作", 410.0)] {
        base(&mut scene, &natural.set, text, (x, 68.0));
    }
    scene
}

/// A king stood on its point, seen from behind its base: the base above, the front below it in perspective.
fn base(scene: &mut Scene, set: &Set, text: &str, (x, y): Point) {
    let [light, shade, line] = set.colors();
    let (half, high) = (112.0, 34.0);
    let upper = [
        (x - half, y - 56.0),
        (x + half, y - 56.0),
        (x + half, y - 56.0 + 2.0 * high),
        (x - half, y - 56.0 + 2.0 * high),
    ];
    let lower = [upper[3], upper[2], (x + half * 0.72, y + 96.0), (x - half * 0.72, y + 96.0)];
    let shadow = lower.map(|(x, y)| (x + 6.0, y + 8.0));
    scene.fill(Path::polygon(shadow), Color::hex(0x002a_1a08).at(0.22));
    scene.fill(Path::polygon(lower), shade.towards(Color::hex(0x0030_1c08), 0.12));
    for index in 0..16 {
        let part = (index as f32 + 0.3 + 0.5 * chance(31, index)) / 16.0;
        let at = |half: f32, y: f32| (x - half + 2.0 * half * part, y);
        scene.stroke(Path::line([at(half, upper[3].1), at(half * 0.72, y + 96.0)]), line.at(0.3), 1.0);
    }
    let stops = vec![(0.0, light), (1.0, light.towards(shade, 0.5))];
    scene
        .items
        .push(Item::Fill { path: Path::polygon(upper), paint: Paint::Linear { from: upper[0], to: upper[2], stops } });
    // The ends of the lines of the grain.
    for index in 0..70 {
        let at = (
            upper[0].0 + 4.0 + chance(41, index) * (2.0 * half - 8.0),
            upper[0].1 + 3.0 + chance(43, index) * (2.0 * high - 10.0),
        );
        scene.stroke(Path::line([at, (at.0 + 0.6, at.1 + 4.0)]), line.at(0.28), 1.0);
    }
    scene.stroke(Path::polygon(upper), Color::hex(0x007a_5320).at(0.7), 1.2);
    scene.stroke(Path::polygon(lower), Color::hex(0x007a_5320).at(0.5), 1.0);
    let style = Type::new(40.0, INK);
    let width = style.width(text);
    scene.items.extend(style.across(
        &mut scene.symbols,
        text,
        (x - width / 2.0, upper[0].1 + high + 14.0),
        Anchor::Start,
    ));
}

/// A dozen pieces on a stand, in fans (ETIQ-24, CRAFT-29).
pub(super) fn fans(natural: &Natural) -> Scene {
    let mut setup = Setup::EMPTY;
    let hand = &mut setup.hands[shogi::Color::Black.index()];
    for piece in HandPiece::ALL {
        let count = match piece.letter() {
            'P' => 5,
            'G' | 'S' => 2,
            'N' => 0,
            _ => 1,
        };
        hand.set(piece, count);
    }
    let mut scene = empty(3.0 * CELL.0 + 24.0, 3.0 * CELL.1 + 24.0);
    let rect = Rect::new(12.0, 10.0, 3.0 * CELL.0, 3.0 * CELL.1);
    natural::stand(&mut scene, natural, rect);
    natural::hand(&mut scene, &Picture::new(setup), natural, rect, shogi::Color::Black);
    scene
}
