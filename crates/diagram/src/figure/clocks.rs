//! Pictures of clocks, and of the stand that one has beside a board (EQUIP-13, CLOCK-11).

use crate::corner;
use crate::craft::{BoxWood, Cut};
use crate::log::Block;
use crate::natural::Natural;
use crate::scene::{Color, Point, Scene};
use crate::space::{Eye, Space, Spot, corners};
use std::f32::consts::TAU;

const DARK: Color = Color::hex(0x0030_1c08);
const BRASS: Color = Color::hex(0x00c8_a050);
const DIAL: Color = Color::hex(0x00f8_f2e2);
const RED: Color = Color::hex(0x00b0_281c);

/// The clock with two dials.
const FACES: Block = Block { width: 210.0, length: 58.0, thickness: 112.0 };
/// How far a dial reaches.
const RADIUS: f32 = 40.0;
/// The clock that counts down in figures.
const FIGURES: Block = Block { width: 220.0, length: 110.0, thickness: 76.0 };
/// How far the upper edge of its front leans back.
const LEAN: f32 = 52.0;

/// Whoever has moved has pressed their button: it is down, the other's is up.
const UP: f32 = 15.0;
const DOWN: f32 = 5.0;

/// A clock alone, its buttons above it.
fn space(clock: Block) -> Space {
    let eye = Eye::at((clock.width / 2.0, clock.length / 2.0, -clock.thickness / 2.0));
    let mut room = corners((0.0, 0.0, 0.0), clock).to_vec();
    room.extend([(0.0, clock.length, UP), (clock.width, clock.length, UP)]);
    let mut space = Space::new(eye, &room, 320.0);
    space.shadow((0.0, 0.0, -clock.thickness), clock.width, clock.length);
    space
}

/// Two dials in a wooden case.
pub(super) fn two_faces() -> Scene {
    let mut space = space(FACES);
    clock_at(&mut space, (0.0, 0.0, 0.0));
    space.scene
}

/// The clock with two dials, by its upper left front corner.
fn clock_at(space: &mut Space, at: Spot) {
    space.block(at, FACES, BoxWood::Keyaki.timber(), Cut::Tenchimasa, 5);
    for (part, hours, minutes, up) in [(0.26, 11.55, 33.0, DOWN), (0.74, 11.8, 48.0, UP)] {
        let x = at.0 + FACES.width * part;
        dial(space, (x, at.1, at.2 - FACES.thickness / 2.0), hours / 12.0, minutes / 60.0);
        space.turned((x, at.1 + FACES.length / 2.0, at.2), &[(0.0, 10.0), (up, 10.0)], 20, BRASS);
    }
}

/// A dial on a front, the flag that falls on the hour beside its twelve, the hands so far round.
fn dial(space: &mut Space, middle: Spot, hours: f32, minutes: f32) {
    let scale = space.eye.scale;
    let at = |part: f32, reach: f32| -> Spot {
        let (sin, cos) = (part * TAU).sin_cos();
        (middle.0 + reach * sin, middle.1, middle.2 + reach * cos)
    };
    let disc = |reach: f32| -> Vec<Spot> { (0..48_u16).map(|n| at(f32::from(n) / 48.0, reach)).collect() };
    space.flat(disc(RADIUS), BRASS);
    space.flat(disc(RADIUS - 3.0), DIAL);
    for hour in 0..12_u16 {
        let part = f32::from(hour) / 12.0;
        let inner = if hour.is_multiple_of(3) { RADIUS - 13.0 } else { RADIUS - 9.0 };
        space.line([at(part, RADIUS - 5.0), at(part, inner)], DARK, 1.4 * scale);
    }
    space.flat([at(-0.035, RADIUS - 4.0), at(0.0, RADIUS - 4.0), at(0.0, RADIUS - 16.0)], RED);
    space.line([at(hours, -4.0), at(hours, 17.0)], DARK, 2.8 * scale);
    space.line([at(minutes, -4.0), at(minutes, 27.0)], DARK, 1.8 * scale);
    space.flat(disc(2.6), DARK);
}

/// The strokes of a figure in a box one wide and two high: the three that lie, then the four that stand.
const STROKES: [(Point, Point); 7] = [
    ((0.0, 0.0), (1.0, 0.0)),
    ((0.0, 1.0), (1.0, 1.0)),
    ((0.0, 2.0), (1.0, 2.0)),
    ((0.0, 0.0), (0.0, 1.0)),
    ((1.0, 0.0), (1.0, 1.0)),
    ((0.0, 1.0), (0.0, 2.0)),
    ((1.0, 1.0), (1.0, 2.0)),
];
const ZERO: &[usize] = &[0, 2, 3, 4, 5, 6];
const TWO: &[usize] = &[0, 1, 2, 4, 5];
const THREE: &[usize] = &[0, 1, 2, 4, 6];
const FOUR: &[usize] = &[1, 3, 4, 6];

/// Two displays on a front that leans back, a wide key above each: one has main time left, the other its byōyomi.
pub(super) fn figures() -> Scene {
    let Block { width, length, thickness } = FIGURES;
    let mut space = space(FIGURES);
    let scale = space.eye.scale;
    let case = Color::hex(0x0046_4a50);
    let (foot, edge) = (-thickness, LEAN);
    space.face(&[(0.0, length, 0.0), (0.0, edge, 0.0), (0.0, 0.0, foot), (0.0, length, foot)], case);
    space.face(&[(0.0, edge, 0.0), (width, edge, 0.0), (width, 0.0, foot), (0.0, 0.0, foot)], case);
    space.face(&[(0.0, length, 0.0), (width, length, 0.0), (width, edge, 0.0), (0.0, edge, 0.0)], case);
    // A point of the front, from its upper edge down.
    let slope = LEAN.hypot(thickness);
    let front = |x: f32, down: f32| -> Spot { (x, LEAN * (1.0 - down / slope), -thickness * down / slope) };
    let rect = |left: f32, upper: f32, right: f32, lower: f32| {
        [front(left, upper), front(right, upper), front(right, lower), front(left, lower)]
    };
    for (left, time, up) in [(14.0, [ZERO, FOUR, TWO, ZERO], DOWN), (116.0, [ZERO, ZERO, THREE, ZERO], UP)] {
        space.flat(rect(left, 20.0, left + 90.0, 70.0), DARK);
        space.flat(rect(left + 3.0, 23.0, left + 87.0, 67.0), Color::hex(0x00c2_ceb2));
        for (place, strokes) in time.into_iter().enumerate() {
            let x = left + [11.0, 28.0, 51.0, 68.0][place];
            for ((x0, y0), (x1, y1)) in strokes.iter().map(|stroke| STROKES[*stroke]) {
                let spots = [front(x + 11.0 * x0, 33.0 + 12.0 * y0), front(x + 11.0 * x1, 33.0 + 12.0 * y1)];
                space.line(spots, DARK, 2.6 * scale);
            }
        }
        for down in [40.0, 50.0] {
            space.flat(rect(left + 43.5, down - 1.5, left + 46.5, down + 1.5), DARK);
        }
        let key = Block { width: 74.0, length: 34.0, thickness: up };
        space.bar((left + 8.0, LEAN + 12.0, up), key, Color::hex(0x00d8_d4cc));
    }
    space.scene
}

/// A stand as high as a floor board, the clock on it.
pub(super) fn stand(natural: &Natural) -> Scene {
    let timber = natural.stand.timber();
    let color = timber.early.towards(timber.late, 0.2);
    let top = Block { width: 236.0, length: 92.0, thickness: 13.0 };
    let floor = -natural.block().thickness - corner::LEG;
    let mut room = corners((0.0, 0.0, 0.0), Block { thickness: -floor, ..top }).to_vec();
    let high = FACES.thickness + UP;
    room.extend([(0.0, top.length / 2.0, high), (top.width, top.length / 2.0, high)]);
    let mut space = Space::new(Eye::at((top.width / 2.0, top.length / 2.0, floor / 2.0)), &room, 220.0);
    space.shadow((0.0, 0.0, floor), top.width, top.length);
    let (thick, inset) = (12.0, 6.0);
    // Far legs first, then the shelf between the two rows.
    for (right, far) in [(1.0, 1.0), (0.0, 1.0), (1.0, 0.0), (0.0, 0.0)] {
        let x = inset + right * (top.width - 2.0 * inset - thick);
        let y = inset + far * (top.length - 2.0 * inset - thick);
        let leg = Block { width: thick, length: thick, thickness: -floor - top.thickness };
        space.bar((x, y, -top.thickness), leg, color);
        if (right, far) == (0.0, 1.0) {
            let shelf = Block { width: top.width - 16.0, length: top.length - 16.0, thickness: 8.0 };
            space.bar((8.0, 8.0, floor + 34.0), shelf, color);
        }
    }
    space.block((0.0, 0.0, 0.0), top, timber, Cut::Tenchimasa, 23);
    clock_at(&mut space, ((top.width - FACES.width) / 2.0, (top.length - FACES.length) / 2.0, FACES.thickness));
    space.scene
}
