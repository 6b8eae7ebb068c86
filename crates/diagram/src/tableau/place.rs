//! The room from above, and what stands in it: mats or a table, the alcove, a window, a fire; box, bag and cloth.

use super::{BOARD, Room, SIZE, ellipse, limb, shade};
use crate::scene::{Color, Path, Point, Rect, Scene};

const STRAW: Color = Color::hex(0x00d6_cb9c);
const BORDER: Color = Color::hex(0x0044_5446);
const PAULOWNIA: Color = Color::hex(0x00dd_c391);
const SILK: Color = Color::hex(0x0070_3f66);

pub(super) fn floor(scene: &mut Scene, room: Room) {
    if room == Room::Mats {
        mats(scene);
        alcove(scene);
    } else {
        planks(scene);
        behind(scene, room);
        door(scene);
        table(scene);
        for y in [70.0, SIZE.1 - 310.0] {
            chair(scene, y);
        }
    }
}

/// Tatami: straw, woven across, with borders of cloth along the long sides.
fn mats(scene: &mut Scene) {
    let all = Rect::new(0.0, 0.0, SIZE.0, SIZE.1);
    scene.fill(Path::rect(all), STRAW);
    let mut weave = Path::default();
    for line in 0..(SIZE.1 / 14.0) as u16 {
        let y = f32::from(line) * 14.0;
        weave.add_line([(0.0, y), (SIZE.0, y)]);
    }
    scene.stroke(weave, Color::hex(0x00b5_a56b).at(0.35), 3.0);
    for x in [SIZE.0 / 2.0 - 15.0, -15.0, SIZE.0 - 15.0] {
        scene.fill(Path::rect(Rect::new(x, 118.0, 30.0, SIZE.1)), BORDER);
    }
    let across = Rect::new(0.0, 118.0 + (SIZE.1 - 118.0) * 0.97, SIZE.0, 4.0);
    scene.fill(Path::rect(across), Color::hex(0x008c_7d4d).at(0.6));
}

/// 床の間: a step of dark wood behind the senior, and flowers in a vase.
fn alcove(scene: &mut Scene) {
    scene.fill(Path::rect(Rect::new(0.0, 0.0, SIZE.0, 96.0)), Color::hex(0x00a5_8a5e));
    let mut grain = Path::default();
    for y in [16.0, 34.0, 58.0, 80.0] {
        grain.add_line([(0.0, y), (SIZE.0, y + 5.0)]);
    }
    scene.stroke(grain, Color::hex(0x0086_6c44).at(0.5), 3.0);
    scene.fill(Path::rect(Rect::new(0.0, 92.0, SIZE.0, 30.0)), Color::hex(0x0041_2a1a));
    scene.fill(Path::rect(Rect::new(0.0, 92.0, SIZE.0, 6.0)), Color::hex(0x006d_4a30));
    let vase = (1400.0, 48.0);
    shade(scene, &Path::circle(vase, 32.0));
    for (x, y, turn) in [(-52.0, -8.0, 0.4), (46.0, -22.0, -0.6), (20.0, 30.0, 1.2), (-26.0, 26.0, -0.9)] {
        let end = (vase.0 + x, vase.1 + y + turn);
        scene.stroke(Path::line([vase, end]), Color::hex(0x0059_4a32), 5.0);
        scene.fill(Path::circle(end, 13.0), Color::hex(0x00e7_b3b8));
        scene.fill(Path::circle(end, 5.0), Color::hex(0x00c2_6d78));
    }
    scene.fill(Path::circle(vase, 28.0), Color::hex(0x0052_6b74));
    scene.fill(Path::circle(vase, 17.0), Color::hex(0x002d_3b41));
}

fn planks(scene: &mut Scene) {
    scene.fill(Path::rect(Rect::new(0.0, 0.0, SIZE.0, SIZE.1)), Color::hex(0x00c9_a97c));
    let mut seams = Path::default();
    for n in 1..10 {
        let x = SIZE.0 / 10.0 * n as f32;
        seams.add_line([(x, 0.0), (x, SIZE.1)]);
        let y = SIZE.1 * (0.13 + 0.37 * (n % 3) as f32 + 0.02 * n as f32);
        seams.add_line([(x, y), (x + SIZE.0 / 10.0, y)]);
    }
    scene.stroke(seams, Color::hex(0x009a_7a50).at(0.55), 4.0);
}

/// What is behind the senior: the garden, and what makes the seat the best one at that time of the year.
fn behind(scene: &mut Scene, room: Room) {
    scene.fill(Path::rect(Rect::new(0.0, 0.0, SIZE.0, 26.0)), Color::hex(0x008a_7a66));
    let window = Rect::new(520.0, 0.0, 680.0, 26.0);
    scene.fill(Path::rect(window), Color::hex(0x00bf_d7d8));
    for x in [window.x, window.x + window.width / 2.0, window.right()] {
        scene.fill(Path::rect(Rect::new(x - 7.0, 0.0, 14.0, 26.0)), Color::hex(0x00f3_ecdc));
    }
    match room {
        Room::Fire => fire(scene),
        Room::Shade => {
            // A screen keeps the sun away.
            for n in 0..9 {
                let x = 1290.0 + 36.0 * n as f32;
                let ends = if n % 2 == 0 { (60.0, 96.0) } else { (96.0, 60.0) };
                scene.fill(limb((x, ends.0), (x + 36.0, ends.1), (7.0, 7.0)), Color::hex(0x006f_8f7b));
            }
        }
        Room::Mats | Room::Window => {
            for (x, y, r) in [(1480.0, 96.0, 62.0), (1424.0, 74.0, 40.0), (1530.0, 66.0, 44.0), (1496.0, 52.0, 34.0)] {
                scene.fill(Path::circle((x, y), r), Color::hex(0x005f_8457).towards(Color::hex(0x008c_b07c), r / 90.0));
            }
        }
    }
}

fn fire(scene: &mut Scene) {
    scene.fill(Path::rect(Rect::new(1290.0, 0.0, 320.0, 128.0)), Color::hex(0x009a_8a7c));
    scene.fill(Path::rect(Rect::new(1330.0, 0.0, 240.0, 96.0)), Color::hex(0x0032_2723));
    for (at, size, color) in [
        ((1450.0, 54.0), (84.0, 36.0), 0x00c8_4a1e),
        ((1436.0, 50.0), (56.0, 25.0), 0x00ee_8b2c),
        ((1458.0, 48.0), (28.0, 14.0), 0x00fb_d667),
    ] {
        scene.fill(ellipse(at, size), Color::hex(color));
    }
    for (from, to) in [((1380.0, 74.0), (1520.0, 46.0)), ((1384.0, 42.0), (1524.0, 72.0))] {
        scene.fill(limb(from, to, (9.0, 9.0)), Color::hex(0x005b_3a24));
    }
    scene.fill(ellipse((1450.0, 120.0), (230.0, 130.0)), Color::hex(0x00ff_b24a).at(0.12));
}

/// The door is far from the senior.
fn door(scene: &mut Scene) {
    let wall = Rect::new(0.0, SIZE.1 - 26.0, SIZE.0, 26.0);
    scene.fill(Path::rect(wall), Color::hex(0x008a_7a66));
    scene.fill(Path::rect(Rect::new(90.0, wall.y, 230.0, 26.0)), Color::hex(0x00d9_c6a4));
    scene.fill(limb((96.0, SIZE.1 - 20.0), (150.0, SIZE.1 - 230.0), (9.0, 9.0)), Color::hex(0x0078_5433));
}

fn table(scene: &mut Scene) {
    let table = Rect::new(40.0, 386.0, SIZE.0 - 80.0, SIZE.1 - 2.0 * 386.0);
    let rounded = |by: f32| rounded(table.grown(by), 46.0);
    shade(scene, &rounded(6.0));
    scene.fill(rounded(0.0), Color::hex(0x007c_5232));
    scene.fill(rounded(-12.0), Color::hex(0x0092_643e));
    let mut grain = Path::default();
    for n in 1..9 {
        let y = table.y + table.height / 9.0 * n as f32;
        grain.add_line([(table.x + 30.0, y), (SIZE.0 * 0.4, y + 9.0), (table.right() - 30.0, y - 4.0)]);
    }
    scene.stroke(grain, Color::hex(0x0074_4b2c).at(0.45), 4.0);
}

fn chair(scene: &mut Scene, y: f32) {
    let seat = rounded(Rect::new(BOARD.middle().0 - 200.0, y, 400.0, 240.0), 54.0);
    shade(scene, &seat);
    scene.fill(seat, Color::hex(0x0059_4634));
}

/// A rectangle with round corners.
fn rounded(Rect { x, y, width, height }: Rect, r: f32) -> Path {
    let corner = |cx: f32, cy: f32, quarter: f32| {
        (0..=4).map(move |step| {
            let angle = (quarter + step as f32 / 4.0) * std::f32::consts::FRAC_PI_2;
            (cx + angle.cos() * r, cy + angle.sin() * r)
        })
    };
    let (left, right, top, bottom) = (x + r, x + width - r, y + r, y + height - r);
    let corners = [(right, bottom, 0.0), (left, bottom, 1.0), (left, top, 2.0), (right, top, 3.0)];
    Path::polygon(corners.into_iter().flat_map(|(cx, cy, quarter)| corner(cx, cy, quarter)))
}

/// 駒箱: the box of pieces with its lid on it, or beside it.
pub(super) fn case(scene: &mut Scene, (x, y): Point, is_open: bool) {
    let bottom = Rect::new(x - 100.0, y - 74.0, 200.0, 148.0);
    shade(scene, &rounded(bottom, 8.0));
    scene.fill(rounded(bottom, 8.0), PAULOWNIA);
    if is_open {
        scene.fill(rounded(bottom.grown(-12.0), 5.0), Color::hex(0x007d_6238));
        scene.fill(Path::rect(Rect::new(x - 88.0, y - 62.0, 176.0, 16.0)), Color::hex(0x005c_4526).at(0.6));
        let lid = Rect::new(x - 106.0, y - 262.0, 212.0, 156.0);
        shade(scene, &rounded(lid, 8.0));
        self::lid(scene, lid);
    } else {
        lid(scene, bottom.grown(4.0));
    }
}

fn lid(scene: &mut Scene, at: Rect) {
    scene.fill(rounded(at, 8.0), PAULOWNIA.towards(Color::hex(0x00ff_ffff), 0.18));
    let mut grain = Path::default();
    for part in [0.2, 0.38, 0.55, 0.78] {
        let y = at.y + at.height * part;
        grain.add_line([(at.x + 6.0, y), (at.x + at.width * 0.5, y + 4.0), (at.right() - 6.0, y - 2.0)]);
    }
    scene.stroke(grain, Color::hex(0x00b7_945a).at(0.5), 3.0);
    scene.stroke(rounded(at.grown(-2.0), 7.0), Color::hex(0x009f_7f4a).at(0.7), 3.0);
}

/// 駒袋: the bag, drawn together by a cord.
pub(super) fn bag(scene: &mut Scene, (x, y): Point) {
    let pouch = ellipse((x, y), (92.0, 84.0));
    shade(scene, &pouch);
    scene.fill(pouch, SILK);
    let mut folds = Path::default();
    for n in 0..10 {
        let (sin, cos) = (std::f32::consts::TAU / 10.0 * n as f32 + 0.2).sin_cos();
        folds.add_line([(x + cos * 26.0, y + sin * 24.0), (x + cos * 74.0, y + sin * 68.0)]);
    }
    scene.stroke(folds, Color::hex(0x0052_2c4b), 5.0);
    scene.fill(ellipse((x, y), (30.0, 27.0)), Color::hex(0x008a_557f));
    scene.stroke(ellipse((x, y), (34.0, 31.0)), Color::hex(0x00d9_b45a), 7.0);
    let cord = Path::line([(x + 34.0, y), (x + 96.0, y + 42.0), (x + 118.0, y + 20.0)]);
    scene.stroke(cord, Color::hex(0x00d9_b45a), 7.0);
}

/// A cloth of silk on which pawns are thrown.
pub(super) fn cloth(scene: &mut Scene, at: Rect) {
    let waved = Path::polygon([
        (at.x, at.y + 8.0),
        (at.x + at.width * 0.5, at.y - 4.0),
        (at.right(), at.y + 6.0),
        (at.right() - 5.0, at.y + at.height * 0.55),
        (at.right() + 3.0, at.bottom()),
        (at.x + at.width * 0.48, at.bottom() - 7.0),
        (at.x - 4.0, at.bottom() + 2.0),
    ]);
    shade(scene, &waved);
    scene.fill(waved, Color::hex(0x00ef_e6d2));
    let inner = Path::rect(at.grown(-22.0));
    scene.stroke(inner, SILK.at(0.55), 6.0);
}

/// A pawn on its edge: no face lies down.
pub(super) fn standing(scene: &mut Scene, (x, y): Point, turn: f32) {
    let (sin, cos) = turn.to_radians().sin_cos();
    let place = |(px, py): Point| (x + px * cos - py * sin, y + px * sin + py * cos);
    let wedge = Path::polygon([(-9.0, -44.0), (9.0, -44.0), (18.0, 44.0), (-18.0, 44.0)]).map(place);
    shade(scene, &wedge);
    scene.fill(wedge.clone(), Color::hex(0x00e2_b96e));
    scene.stroke(wedge, Color::hex(0x009c_7433), 3.0);
}
