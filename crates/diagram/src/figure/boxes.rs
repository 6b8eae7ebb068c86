//! Pictures of what pieces, boards and stands are kept in.

use crate::corner;
use crate::craft::{BoxWood, Cut, Making};
use crate::koma::Set;
use crate::log::{Block, Face, Log, chance};
use crate::natural::Natural;
use crate::scene::{Color, Item, Paint, Path, Point, Rect, Scene, Segment, Symbols};
use crate::space::{Eye, Lying, Space, Spot, corners};
use shogi::PieceKind;

const DARK: Color = Color::hex(0x0030_1c08);
const KIRI: BoxWood = BoxWood::Kiri;

fn space(block: Block, width: f32) -> Space {
    let eye = Eye::at((block.width / 2.0, block.length / 2.0, -block.thickness / 2.0));
    let mut space = Space::new(eye, &corners((0.0, 0.0, 0.0), block), width);
    space.shadow((0.0, 0.0, -block.thickness), block.width, block.length);
    space
}

/// Where a lid ends, round the three sides that are seen.
fn seam(space: &mut Space, block: Block, down: f32) {
    let spots = [(0.0, block.length, -down), (0.0, 0.0, -down), (block.width, 0.0, -down)];
    space.line(spots, DARK.at(0.75), 1.6);
    let below = spots.map(|(x, y, z)| (x, y, z - 1.2));
    space.line(below, Color::hex(0x00ff_f6dc).at(0.5), 0.9);
}

/// A square bag of brocade, its string drawn.
pub(super) fn bag() -> Scene {
    let mut scene = Scene::new(260.0, 260.0, String::new(), Symbols::default());
    let curve = |points: [(Point, Point, Point); 6], from: Point| {
        let mut path = vec![Segment::Move(from)];
        path.extend(points.map(|(a, b, c)| Segment::Cubic(a, b, c)));
        path.push(Segment::Close);
        Path(path)
    };
    let body = |grown: f32| {
        let x = |value: f32| 130.0 + (value - 130.0) * grown;
        curve(
            [
                ((x(70.0), 100.0), (x(34.0), 128.0), (x(34.0), 182.0)),
                ((x(34.0), 222.0), (x(52.0), 240.0), (x(90.0), 240.0)),
                ((x(116.0), 242.0), (x(144.0), 242.0), (x(170.0), 240.0)),
                ((x(208.0), 240.0), (x(226.0), 222.0), (x(226.0), 182.0)),
                ((x(226.0), 128.0), (x(190.0), 100.0), (x(156.0), 84.0)),
                ((x(146.0), 80.0), (x(114.0), 80.0), (x(104.0), 84.0)),
            ],
            (x(104.0), 84.0),
        )
    };
    scene.fill(body(1.0).map(|(x, y)| (x + 8.0, y + 6.0)), DARK.at(0.18));
    let stops = vec![(0.0, Color::hex(0x00b8_3a34)), (0.5, Color::hex(0x0094_2427)), (1.0, Color::hex(0x0060_1419))];
    scene
        .items
        .push(Item::Fill { path: body(1.0), paint: Paint::Linear { from: (40.0, 90.0), to: (220.0, 240.0), stops } });
    brocade(&mut scene);
    // The ruffled neck above the string.
    let ruffle: Vec<Point> =
        (0..=12).map(|n| (88.0 + f32::from(n as u16) * 7.0, if n % 2 == 0 { 32.0 } else { 44.0 })).collect();
    let neck = [(152.0, 80.0), (108.0, 80.0)];
    scene.fill(Path::polygon(ruffle.iter().copied().chain(neck)), Color::hex(0x00a0_2b2c));
    for n in 0..7_u16 {
        let x = 92.0 + f32::from(n) * 12.6;
        scene.stroke(Path::line([(x, 46.0), (130.0 + (x - 130.0) * 0.52, 80.0)]), Color::hex(0x0060_1419).at(0.7), 1.4);
    }
    let cord = Color::hex(0x00e0_b458);
    scene.stroke(Path::line([(106.0, 82.0), (154.0, 82.0)]), cord, 6.0);
    for side in [-1.0_f32, 1.0] {
        let x = |value: f32| 130.0 + side * value;
        let string = Path(vec![
            Segment::Move((x(22.0), 82.0)),
            Segment::Cubic((x(52.0), 82.0), (x(66.0), 104.0), (x(58.0), 142.0)),
        ]);
        scene.stroke(string, cord, 3.2);
        scene.fill(Path::polygon([(x(54.0), 140.0), (x(62.0), 140.0), (x(66.0), 166.0), (x(50.0), 166.0)]), cord);
    }
    scene
}

/// Gold thread: lozenges with a flower in each, over the bag's belly.
fn brocade(scene: &mut Scene) {
    let gold = Color::hex(0x00e6_c06a);
    let is_within = |(x, y): Point| ((x - 130.0) / 84.0).powi(2) + ((y - 176.0) / 58.0).powi(2) < 1.0;
    for row in 0..7_u16 {
        for column in 0..9_u16 {
            let shift = if row % 2 == 0 { 0.0 } else { 12.0 };
            let at = (36.0 + f32::from(column) * 24.0 + shift, 112.0 + f32::from(row) * 20.0);
            if !is_within(at) {
                continue;
            }
            let lozenge = [(0.0, -9.0), (11.0, 0.0), (0.0, 9.0), (-11.0, 0.0)];
            scene.stroke(Path::polygon(lozenge.map(|(x, y)| (at.0 + x, at.1 + y))), gold.at(0.75), 1.1);
            for (x, y) in [(-3.0, 0.0), (3.0, 0.0), (0.0, -3.0), (0.0, 3.0)] {
                scene.fill(Path::circle((at.0 + x, at.1 + y), 1.8), gold.at(0.9));
            }
        }
    }
}

/// The box of the pieces: a lid over a tray.
pub(super) fn box_of_pieces() -> Scene {
    let block = Block { width: 150.0, length: 104.0, thickness: 84.0 };
    let mut space = space(block, 320.0);
    space.block((0.0, 0.0, 0.0), block, BoxWood::Kuwa.timber(), Cut::Tenchimasa, 5);
    seam(&mut space, block, 40.0);
    space.scene
}

/// A flat box, open, lined with velvet; pieces in rows.
pub(super) fn display(natural: &Natural) -> Scene {
    let block = Block { width: 260.0, length: 190.0, thickness: 34.0 };
    let mut space = space(block, 400.0);
    space.block((0.0, 0.0, 0.0), block, KIRI.timber(), Cut::Tenchimasa, 5);
    let (edge, deep) = (8.0, 14.0);
    let (right, far) = (block.width - edge, block.length - edge);
    let rim = |z: f32| [(edge, far, z), (right, far, z), (right, edge, z), (edge, edge, z)];
    let velvet = Color::hex(0x005a_1420);
    space.flat(rim(0.0), velvet.towards(DARK, 0.35));
    space.flat(
        [(edge, far - deep * 0.5, -deep), (right, far - deep * 0.5, -deep), (right, edge, -deep), (edge, edge, -deep)],
        velvet,
    );
    let rows = [
        (PieceKind::King, "玉将", 2),
        (PieceKind::Rook, "飛車", 2),
        (PieceKind::Gold, "金将", 4),
        (PieceKind::Silver, "銀将", 4),
        (PieceKind::Pawn, "歩兵", 6),
    ];
    let set = Set { making: Making::Inlaid, ..natural.set.clone() };
    for (row, (kind, text, count)) in rows.into_iter().enumerate() {
        for column in 0..count {
            let at = (32.0 + column as f32 * 39.0, far - 22.0 - row as f32 * 35.0, -deep);
            space.piece(&set, (kind, text), &Lying { at, is_upright: true, scale: 0.9, spin: 0.0 });
        }
    }
    space.scene
}

/// The box of the stands, its lid drawn out: two rooms below, one above, and a handle.
pub(super) fn stand_box(natural: &Natural) -> Scene {
    let block = Block { width: 260.0, length: 150.0, thickness: 330.0 };
    let mut space = space(block, 300.0);
    let timber = KIRI.timber();
    space.block((0.0, 0.0, 0.0), block, timber, Cut::Tenchimasa, 5);
    let front = |x: f32, z: f32| -> Spot { (x, 0.0, z) };
    let room = |left: f32, right: f32, top: f32, bottom: f32| {
        [front(left, top), front(right, top), front(right, bottom), front(left, bottom)]
    };
    let rooms =
        [room(12.0, 248.0, -12.0, -112.0), room(12.0, 125.0, -124.0, -318.0), room(135.0, 248.0, -124.0, -318.0)];
    for corners in rooms {
        space.flat(corners, timber.early.towards(DARK, 0.62));
    }
    // The box of the pieces above, the edges of the stands below.
    space.flat(room(56.0, 204.0, -40.0, -112.0), BoxWood::Kuwa.timber().early.towards(DARK, 0.12));
    space.line([front(56.0, -66.0), front(204.0, -66.0)], DARK.at(0.7), 1.4);
    let stand = natural.stand.timber();
    for left in [12.0, 135.0] {
        space.flat(room(left + 40.0, left + 54.0, -130.0, -318.0), stand.early.towards(DARK, 0.1));
        for z in [-150.0, -296.0] {
            space.flat(room(left + 54.0, left + 104.0, z, z - 11.0), stand.early.towards(stand.late, 0.3));
        }
    }
    let (y, brass) = (75.0, Color::hex(0x0080_6a3c));
    space.line([(90.0, y, 0.0), (96.0, y, 24.0), (164.0, y, 24.0), (170.0, y, 0.0)], brass, 6.0);
    space.scene
}

/// A cloth over a board: its top flat, its sides in folds down to the floor.
pub(super) fn cloth() -> Scene {
    let block = Block { width: 340.0, length: 372.0, thickness: 270.0 };
    let mut space = space(block, 360.0);
    let indigo = Color::hex(0x002c_4370);
    let fold = |index: u16| if index.is_multiple_of(2) { 16.0 } else { 5.0 };
    for index in 0..12_u16 {
        let part = |n: u16| f32::from(n) / 12.0;
        let shade = if index.is_multiple_of(2) { 0.05 } else { 0.24 };
        let (a, b) = (part(index), part(index + 1));
        let left = |t: f32| block.length * (1.0 - t);
        // At the corner both sides hang alike.
        let below = |t: f32, n: u16| (-fold(n), if n == 12 { -16.0 } else { left(t) }, -block.thickness);
        let color = indigo.towards(DARK, shade);
        space.flat([(0.0, left(a), 0.0), (0.0, left(b), 0.0), below(b, index + 1), below(a, index)], color);
    }
    for index in 0..12_u16 {
        let part = |n: u16| f32::from(n) / 12.0 * block.width;
        let shade = if index.is_multiple_of(2) { 0.16 } else { 0.34 };
        let (a, b) = (part(index), part(index + 1));
        let below = |x: f32, n: u16| (if n == 0 { -16.0 } else { x }, -fold(n), -block.thickness);
        let color = indigo.towards(DARK, shade);
        space.flat([(a, 0.0, 0.0), (b, 0.0, 0.0), below(b, index + 1), below(a, index)], color);
    }
    let top = [(0.0, block.length, 0.0), (block.width, block.length, 0.0), (block.width, 0.0, 0.0), (0.0, 0.0, 0.0)];
    space.flat(top, indigo.towards(Color::hex(0x00ff_ffff), 0.08));
    let crest = |r: f32| -> Vec<Spot> {
        let spot = |n: u16| {
            let angle = f32::from(n) * std::f32::consts::TAU / 40.0;
            (block.width / 2.0 + r * angle.cos(), block.length / 2.0 + r * angle.sin(), 0.0)
        };
        (0..40).map(spot).collect()
    };
    space.flat(crest(56.0), Color::hex(0x00f4_ead2));
    space.flat(crest(48.0), indigo);
    space.scene
}

/// A lid over a board, down to its legs.
pub(super) fn lid() -> Scene {
    let natural = Natural::default();
    let board = natural.block();
    let whole = Block { thickness: board.thickness + corner::LEG, ..board };
    let mut space = space(whole, 360.0);
    corner::board(&mut space, &natural, (0.0, 0.0, 0.0));
    let over = Block { width: board.width + 16.0, length: board.length + 16.0, thickness: board.thickness + 12.0 };
    space.block((-8.0, -8.0, 10.0), over, KIRI.timber(), Cut::Tenchimasa, 9);
    space.scene
}

/// A flat box for a table board and its stands.
pub(super) fn flat_box() -> Scene {
    let block = Block { width: 360.0, length: 380.0, thickness: 70.0 };
    let mut space = space(block, 360.0);
    space.block((0.0, 0.0, 0.0), block, KIRI.timber(), Cut::Tenchimasa, 5);
    seam(&mut space, block, 34.0);
    space.scene
}

/// A plank of a wood, its grain along.
pub(super) fn plank(wood: BoxWood) -> Scene {
    let mut scene = Scene::new(320.0, 180.0, String::new(), Symbols::default());
    let timber = wood.timber();
    scene.fill(Path::rect(Rect::new(0.0, 0.0, 320.0, 180.0)), timber.early);
    let scale = 2.0;
    let block = Block { width: 90.0, length: 160.0, thickness: 24.0 };
    // Black stripes come in runs.
    let cut = if wood == BoxWood::Kurogaki { Cut::Kiomote } else { Cut::Tenchimasa };
    for (index, stripe) in Log::new(block, cut, timber, 17).face(Face::Top).into_iter().enumerate() {
        let tone = stripe.tone.min(1.0) * (0.7 + 0.3 * chance(3, index as u32));
        scene.fill(stripe.path.map(|(x, y)| (y * scale, x * scale)), timber.late.at(0.5 * tone));
    }
    scene
}
