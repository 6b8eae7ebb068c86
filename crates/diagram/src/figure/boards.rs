//! Pictures of boards and stands.

use crate::corner;
use crate::craft::{Cut, Lines, StandKind};
use crate::log::{Block, Face, Log, chance};
use crate::measure::{CELL, MARGIN, UNIT};
use crate::natural::{Natural, grid, surface};
use crate::scene::{Color, Item, Paint, Path, Point, Rect, Scene, Symbols};
use crate::space::{Eye, Space, corners};

const LACQUER: Color = Color::hex(0x0035_220e);
const RED: Color = Color::hex(0x00b0_281c);

fn empty(width: f32, height: f32) -> Scene {
    Scene::new(width, height, String::new(), Symbols::default())
}

/// Round one of the stars, two squares or so each way.
pub(super) fn top(natural: &Natural) -> Scene {
    let mut scene = empty(320.0, 220.0);
    let block = natural.block();
    let scale = 2.2;
    let star = ((MARGIN + 3.0 * CELL.0) / UNIT, (MARGIN + 3.0 * CELL.1) / UNIT);
    let corner = (star.0 - 96.0 / scale, star.1 - 130.0 / scale);
    let place = |(x, y): Point| ((x - corner.0) * scale, (y - corner.1) * scale);
    let outline = Path::rect(Rect::new(0.0, 0.0, block.width, block.length));
    surface(&mut scene, natural, Face::Top, &outline, 1.0, place);
    grid(&mut scene, natural.lines, scale / UNIT, place);
    scene
}

/// A line's two edges, each as far from its middle as told, from 0 to 1 along it.
fn ribbon(from: Point, to: Point, half: impl Fn(f32) -> (f32, f32)) -> Path {
    let steps: u16 = 60;
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let long = dx.hypot(dy);
    let (nx, ny) = (-dy / long, dx / long);
    let at = |step: u16, side: f32| {
        let part = f32::from(step) / f32::from(steps);
        let (left, right) = half(part);
        let off = if side < 0.0 { -left } else { right };
        (from.0 + dx * part + nx * off, from.1 + dy * part + ny * off)
    };
    Path::polygon((0..=steps).map(|step| at(step, -1.0)).chain((0..=steps).rev().map(|step| at(step, 1.0))))
}

/// Where two lines cross at a star, so near that one sees how they came on the wood.
pub(super) fn lines(natural: &Natural) -> Scene {
    let mut scene = empty(320.0, 220.0);
    let block = natural.block();
    let scale = 9.0;
    let corner = (140.0, 120.0);
    let place = |(x, y): Point| ((x - corner.0) * scale, (y - corner.1) * scale);
    surface(&mut scene, natural, Face::Top, &Path::rect(Rect::new(0.0, 0.0, block.width, block.length)), 1.0, place);
    let (x, y) = (150.0, 112.0);
    let both = [((x, -10.0), (x, 230.0)), ((-10.0, y), (330.0, y))];
    for (index, (from, to)) in both.into_iter().enumerate() {
        let seed = index as u32 * 7 + 3;
        // Waves whose lengths share no common measure look like a hand.
        let wave = |part: f32, size: f32| {
            let phase = chance(seed, 1) * 6.0;
            size * ((part * 13.0 + phase).sin() + 0.6 * (part * 31.0 + phase * 2.0).sin() + 0.4 * (part * 71.0).sin())
        };
        match natural.lines {
            Lines::Printed => scene.fill(ribbon(from, to, |_| (2.4, 2.4)), Color::hex(0x0059_4026).at(0.85)),
            Lines::Brush => {
                let edge = |part: f32| (5.2 + wave(part, 0.8), 5.2 + wave(part + 0.37, 0.8));
                scene.fill(ribbon(from, to, edge), LACQUER.at(0.84));
                let streak = |part: f32| (1.6 + wave(part + 0.2, 0.5), -0.6);
                scene.fill(ribbon(from, to, streak), Color::hex(0x0080_5a30).at(0.5));
            }
            Lines::Spatula => {
                let edge = |part: f32| (4.6 + 1.5 * (part * 5.0).fract() * (part * 5.0).fract(), 4.8 + wave(part, 0.3));
                scene.fill(ribbon(from, to, edge), LACQUER.at(0.94));
                scene.fill(ribbon(from, to, |_| (-2.0, 3.0)), Color::hex(0x00a0_7a48).at(0.35));
            }
            Lines::Sword => {
                scene.fill(
                    ribbon((from.0 + 2.6, from.1 + 2.6), (to.0 + 2.6, to.1 + 2.6), |_| (4.6, 4.6)),
                    LACQUER.at(0.25),
                );
                scene.fill(ribbon(from, to, |_| (4.6, 4.6)), LACQUER);
                let shine = if index == 0 { (1.2, 1.6) } else { (3.2, -1.0) };
                scene.fill(ribbon(from, to, |_| shine), Color::hex(0x00e8_c998).at(0.55));
            }
        }
    }
    if natural.lines != Lines::Printed {
        scene.fill(Path::circle((x + 2.0, y + 2.0), 20.0), LACQUER.at(0.25));
    }
    let star = if natural.lines == Lines::Printed { Color::hex(0x0059_4026) } else { LACQUER };
    scene.fill(Path::circle((x, y), 20.0), star);
    scene
}

/// Where the radius of the log runs to, past the block's top middle (CRAFT-16 … CRAFT-21).
fn radius(cut: Cut, Block { width, thickness, .. }: Block) -> Point {
    let side = width / 2.0;
    match cut {
        Cut::Shihomasa => (side, -thickness),
        Cut::Tenchimasa => (side, -thickness / 2.0),
        Cut::Tenmasa => (side, 0.0),
        Cut::Oimasa => (-side, -thickness),
        Cut::Kiura => (0.0, -thickness),
        Cut::Kiomote => (0.0, 0.0),
    }
}

/// The end of the log, its radius, and the block where it lies; then the block as it comes out.
pub(super) fn cut(natural: &Natural) -> Scene {
    let natural = Natural { thickness: "6".parse().unwrap_or_default(), ..natural.clone() };
    let block = natural.block();
    let eye = Eye::at((0.0, block.length / 2.0, -block.thickness / 2.0));
    let at = (-block.width / 2.0, 0.0, 0.0);
    let mut space = Space::new(eye, &corners(at, block), 250.0);
    space.eye.middle.0 += 270.0;
    space.eye.middle.1 += (250.0 - space.scene.height) / 2.0;
    (space.scene.width, space.scene.height) = (530.0, 250.0);
    space.block(at, block, natural.wood.timber(), natural.cut, 7);
    log_end(&mut space.scene, &natural, (126.0, 125.0), 116.0);
    space.scene
}

fn log_end(scene: &mut Scene, natural: &Natural, middle: Point, size: f32) {
    let (block, timber) = (natural.block(), natural.wood.timber());
    let log = Log::new(block, natural.cut, timber, 7);
    let (pith, rings) = log.rings();
    let scale = size / (rings.last().map_or(1.0, |ring| ring.0) + 6.0);
    let place = |(x, z): Point| (middle.0 + (x - pith.0) * scale, middle.1 - (z - pith.1) * scale);
    scene.fill(Path::circle(middle, size + 5.0), Color::hex(0x0056_3c22));
    scene.fill(Path::circle(middle, size), timber.early.towards(timber.late, 0.12));
    let mut last = 0.0;
    for (radius, tone) in rings {
        // Rings that would lie on one another are left out.
        if (radius - last) * scale < 1.7 {
            continue;
        }
        last = radius;
        scene.stroke(Path::circle(middle, radius * scale), timber.late.at(0.25 + 0.3 * tone.min(1.0)), 0.7);
    }
    scene.fill(Path::circle(middle, 1.6), timber.late);
    let left = -block.width / 2.0;
    let corner = place((left, 0.0));
    let rect = Rect::new(corner.0, corner.1, block.width * scale, block.thickness * scale);
    scene.fill(Path::rect(rect), timber.early);
    for stripe in log.face(Face::Front) {
        let path = stripe.path.map(|(u, v)| (corner.0 + u * scale, corner.1 + v * scale));
        scene.fill(path.thinned(0.12), timber.late.at(0.4 * stripe.tone.min(1.0)));
    }
    scene.stroke(Path::rect(rect), Color::hex(0x0027_1d12), 2.0);
    // The top.
    scene.stroke(Path::line([(rect.x, rect.y), (rect.right(), rect.y)]), Color::hex(0x0027_1d12), 4.0);
    let end = place(radius(natural.cut, block));
    let (dx, dy) = (end.0 - middle.0, end.1 - middle.1);
    let long = dx.hypot(dy).max(1.0);
    let tip = (middle.0 + dx / long * size, middle.1 + dy / long * size);
    dashed(scene, middle, tip);
}

fn dashed(scene: &mut Scene, from: Point, to: Point) {
    let long = (to.0 - from.0).hypot(to.1 - from.1);
    let count = (long / 9.0) as u16;
    for index in 0..count {
        let at = |length: f32| (from.0 + (to.0 - from.0) * length / long, from.1 + (to.1 - from.1) * length / long);
        let start = f32::from(index) * 9.0;
        scene.stroke(Path::line([at(start), at(start + 5.5)]), RED, 1.8);
    }
}

/// A board of its height, on its legs or flat.
pub(super) fn board(natural: &Natural) -> Scene {
    let block = natural.block();
    let at = (-block.width / 2.0, 0.0, 0.0);
    let high = if natural.thickness.is_of_table() { block.thickness } else { block.thickness + corner::LEG };
    // Both kinds to the same measure.
    let room = corners(at, Block { thickness: 6.0 * 30.3 + corner::LEG, ..block });
    let eye = Eye::at((0.0, block.length / 2.0, -140.0));
    let mut space = Space::new(eye, &room, 360.0);
    if natural.thickness.is_of_table() {
        space.eye.middle.1 += (6.0 * 30.3 + corner::LEG - high) * space.eye.scale * 0.4;
    }
    space.shadow((at.0, at.1, -high), block.width, block.length);
    corner::board(&mut space, natural, at);
    space.scene
}

/// The board turned over: its hollow, and the legs upwards.
pub(super) fn hollow(natural: &Natural) -> Scene {
    let block = natural.block();
    let at = (-block.width / 2.0, 0.0, 0.0);
    let timber = natural.wood.timber();
    let mut room = corners(at, block).to_vec();
    room.extend([(-120.0, block.length - 46.0, corner::LEG), (120.0, block.length - 46.0, corner::LEG)]);
    let eye = Eye::at((0.0, block.length / 2.0, -60.0));
    let mut space = Space::new(eye, &room, 400.0);
    space.shadow((at.0, at.1, -block.thickness), block.width, block.length);
    space.block(at, block, timber, natural.cut, 11);
    let (half, deep, y) = (40.0, 34.0, block.length / 2.0);
    let rim = [(-half, y + half, 0.0), (half, y + half, 0.0), (half, y - half, 0.0), (-half, y - half, 0.0)];
    let wall = timber.early.towards(timber.late, 0.25);
    for (index, dark) in [(0, 0.30), (1, 0.42), (2, 0.5), (3, 0.18)] {
        let color = wall.towards(Color::hex(0x0030_1c08), dark);
        space.flat([rim[index], rim[(index + 1) % 4], (0.0, y, -deep)], color);
    }
    for index in 0..4 {
        space.line([rim[index], rim[(index + 1) % 4]], timber.late.at(0.8), 1.2);
        space.line([rim[index], (0.0, y, -deep)], timber.late.at(0.6), 0.9);
    }
    let upside_down: Vec<(f32, f32)> = corner::FRUIT.iter().rev().map(|(z, r)| (corner::LEG - z, *r)).collect();
    let inset = 46.0;
    for (right, far) in [(1.0, 1.0), (0.0, 1.0), (1.0, 0.0), (0.0, 0.0)] {
        let x = at.0 + inset + right * (block.width - 2.0 * inset);
        let y = inset + far * (block.length - 2.0 * inset);
        space.turned((x, y, 0.0), &upside_down, 8, timber.early.towards(timber.late, 0.12));
    }
    space.scene
}

/// One leg, large: eight sides, as a gardenia's fruit has six.
pub(super) fn leg(natural: &Natural) -> Scene {
    let timber = natural.wood.timber();
    let block = Block { width: 84.0, length: 84.0, thickness: corner::LEG };
    let mut space = Space::new(Eye::at((0.0, 0.0, 44.0)), &corners((-42.0, -42.0, corner::LEG), block), 240.0);
    space.shadow((-24.0, -24.0, 0.0), 48.0, 48.0);
    space.turned((0.0, 0.0, 0.0), &corner::FRUIT, 8, timber.early);
    space.scene
}

/// A stand of its kind beside nothing, as high as beside the board that it suits.
pub(super) fn komadai(natural: &Natural) -> Scene {
    let kind = natural.komadai.0.unwrap_or(StandKind::Yagura);
    let high = match kind {
        StandKind::Yagura => "7",
        StandKind::Ippon => "4",
        StandKind::Ita => "table",
    };
    let natural = Natural { thickness: high.parse().unwrap_or_default(), ..natural.clone() };
    let (width, length) = (3.0 * CELL.0 / UNIT, 3.0 * CELL.1 / UNIT);
    let floor =
        -natural.block().thickness - if natural.thickness.is_of_table() { 0.0 } else { corner::LEG } + corner::LOWER;
    // All kinds to one measure.
    let room = corners((0.0, 0.0, 0.0), Block { width, length, thickness: 290.0 });
    let mut space = Space::new(Eye::at((width / 2.0, length / 2.0, -140.0)), &room, 220.0);
    space.eye.middle.1 += (290.0 + floor) * space.eye.scale * 0.7;
    corner::stand(&mut space, &natural, (0.0, 0.0, 0.0), floor);
    space.scene
}

/// The top of a stand, of its wood.
pub(super) fn stand(natural: &Natural) -> Scene {
    let mut scene = empty(320.0, 220.0);
    let timber = natural.stand.timber();
    let rect = Rect::new(0.0, 0.0, 320.0, 220.0);
    let paint = Paint::Linear {
        from: (0.0, 0.0),
        to: (320.0, 220.0),
        stops: vec![(0.0, timber.early), (1.0, timber.early.towards(timber.late, 0.15))],
    };
    scene.items.push(Item::Fill { path: Path::rect(rect), paint });
    let scale = 2.2;
    let block = Block { width: 320.0 / scale, length: 220.0 / scale, thickness: 20.0 };
    for stripe in Log::new(block, Cut::Tenchimasa, timber, 23).face(Face::Top) {
        scene.fill(stripe.path.map(|(x, y)| (x * scale, y * scale)), timber.late.at(0.4 * stripe.tone.min(1.0)));
    }
    scene
}
