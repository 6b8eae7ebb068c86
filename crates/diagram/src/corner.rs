//! A game in space, seen from the board's left corner: the board on its legs (CRAFT-24, CRAFT-26), the stands that suit it (CRAFT-28),
//! pieces as thick as they are.

use crate::craft::{Cut, StandKind};
use crate::face;
use crate::log::Block;
use crate::measure::{CELL, MARGIN, UNIT};
use crate::natural::{FAN, Heap, Natural, PAPER, fan_step, grid, heaps, shown};
use crate::picture::{Hands, Picture};
use crate::scene::{Color, Path, Rect, Scene, Symbols};
use crate::space::{Eye, Lying, Space, Spot, corners};
use crate::view::{EDGE, title, told};
use shogi::{Piece, Square};

/// How high a board's legs are.
pub(crate) const LEG: f32 = 88.0;
/// How far a stand is from the board, and how much lower (CRAFT-28).
const ASIDE: f32 = 46.0;
pub(crate) const LOWER: f32 = 12.0;
/// Nobody sees a table's edge.
const WIDTH: f32 = 1400.0;

/// A leg as a gardenia's fruit: how far it reaches at each height, from the floor up (CRAFT-26).
pub(crate) const FRUIT: [(f32, f32); 11] = [
    (0.0, 21.0),
    (5.0, 24.0),
    (12.0, 22.0),
    (18.0, 18.0),
    (28.0, 24.0),
    (42.0, 34.0),
    (58.0, 36.0),
    (70.0, 30.0),
    (76.0, 25.0),
    (81.0, 28.0),
    (LEG, 27.0),
];

/// Everything that stands in the picture, in millimetres; the middle of the top's front edge is the origin.
struct Layout {
    block: Block,
    floor: f32,
    /// Of Black and White, their tops' upper left front corners.
    stands: [Spot; 2],
    top: Block,
}

impl Layout {
    fn new(picture: &Picture, natural: &Natural) -> Layout {
        let block = natural.block();
        let legs = if natural.thickness.is_of_table() { 0.0 } else { LEG };
        // Three squares by three (CRAFT-29).
        let top = Block { width: 3.0 * CELL.0 / UNIT, length: 3.0 * CELL.1 / UNIT, thickness: 15.0 };
        let near = (block.width / 2.0 + ASIDE, 0.0, -LOWER);
        let far = (-block.width / 2.0 - ASIDE - top.width, block.length - top.length, -LOWER);
        let stands = if picture.flip { [far, near] } else { [near, far] };
        Layout { block, floor: -block.thickness - legs, stands, top }
    }

    fn origin(&self) -> Spot {
        (-self.block.width / 2.0, 0.0, 0.0)
    }

    fn eye(&self, picture: &Picture) -> (Eye, f32) {
        let mut spots = corners(self.origin(), Block { thickness: -self.floor, ..self.block }).to_vec();
        // Pieces stand on it.
        spots.push((-self.block.width / 2.0, self.block.length, 12.0));
        if picture.hands != Hands::Neither {
            for stand in self.stands {
                spots.extend(corners(stand, Block { thickness: -LOWER - self.floor, ..self.top }));
            }
        }
        let middle = (0.0, self.block.length / 2.0, self.floor / 2.0);
        Eye::at(middle).framed(&spots, WIDTH, EDGE, told(picture))
    }

    /// The middle of a square on the board's top.
    fn square(&self, (column, row): (u8, u8)) -> Spot {
        let margin = MARGIN / UNIT;
        let long = self.block.length / (9.0 * CELL.1 + 2.0 * MARGIN);
        let x = -self.block.width / 2.0 + margin + (f32::from(column) + 0.5) * CELL.0 / UNIT;
        (x, self.block.length - (MARGIN + (f32::from(row) + 0.5) * CELL.1) * long, 0.0)
    }
}

/// The board and the stand at its right; the other stand stands before the board, and so do pieces.
pub(crate) fn ground(picture: &Picture, natural: &Natural, symbols: Symbols) -> Scene {
    let layout = Layout::new(picture, natural);
    let (eye, height) = layout.eye(picture);
    let mut scene = Scene::new(WIDTH, height, picture.description(), symbols);
    scene.fill(Path::rect(Rect::new(0.0, 0.0, scene.width, scene.height)), PAPER);
    title(&mut scene, picture);
    let mut space = Space { scene, eye };
    let block = layout.block;
    let (x, y, _) = layout.origin();
    space.shadow((x, y, layout.floor), block.width, block.length);
    for color in shown(picture.hands).filter(|color| layout.stands[color.index()].0 > 0.0) {
        stand(&mut space, natural, layout.stands[color.index()], layout.floor);
    }
    board(&mut space, natural, layout.origin());
    space.scene
}

/// A board on its legs; `at` is the upper left front corner.
pub(crate) fn board(space: &mut Space, natural: &Natural, at: Spot) {
    let block = natural.block();
    let timber = natural.wood.timber();
    if !natural.thickness.is_of_table() {
        let (inset, floor) = (46.0, at.2 - block.thickness - LEG);
        for (x, y) in [(1.0, 1.0), (0.0, 1.0), (1.0, 0.0), (0.0, 0.0)] {
            let x = at.0 + inset + x * (block.width - 2.0 * inset);
            let y = at.1 + inset + y * (block.length - 2.0 * inset);
            space.turned((x, y, floor), &FRUIT, 8, timber.early.towards(timber.late, 0.12));
        }
    }
    space.block(at, block, timber, natural.cut, 7);
    let eye = space.eye;
    let thin = eye.scale / UNIT;
    grid(&mut space.scene, natural.lines, thin, |(u, v)| eye.sees((at.0 + u, at.1 + block.length - v, at.2)));
}

/// A stand of its kind (CRAFT-28), its top at a place.
pub(crate) fn stand(space: &mut Space, natural: &Natural, at: Spot, floor: f32) {
    let top = Block { width: 3.0 * CELL.0 / UNIT, length: 3.0 * CELL.1 / UNIT, thickness: 15.0 };
    let timber = natural.stand.timber();
    let color = timber.early.towards(timber.late, 0.2);
    let (x, y, z) = at;
    space.shadow((x, y, floor), top.width, top.length);
    let middle = (x + top.width / 2.0, y + top.length / 2.0);
    match natural.komadai.beside(natural.thickness) {
        StandKind::Yagura => {
            let thick = 11.0;
            // Far legs first; between them a frame near the floor.
            for (right, far) in [(1.0, 1.0), (0.0, 1.0), (1.0, 0.0), (0.0, 0.0)] {
                let leg = (x + 7.0 + right * (top.width - 14.0 - thick), y + 7.0 + far * (top.length - 14.0 - thick));
                let high = z - top.thickness - floor;
                space.bar((leg.0, leg.1, floor + high), Block { width: thick, length: thick, thickness: high }, color);
                if (right, far) == (0.0, 1.0) {
                    let shelf = Block { width: top.width - 18.0, length: top.length - 18.0, thickness: 7.0 };
                    space.bar((x + 9.0, y + 9.0, floor + 26.0), shelf, color);
                }
            }
        }
        StandKind::Ippon => {
            let base = Block { width: 74.0, length: 74.0, thickness: 16.0 };
            space.bar((middle.0 - 37.0, middle.1 - 37.0, floor + 16.0), base, color);
            let high = z - top.thickness - floor;
            let column = [(16.0, 24.0), (22.0, 17.0), (high * 0.5, 12.0), (high - 6.0, 17.0), (high, 26.0)];
            space.turned((middle.0, middle.1, floor), &column, 8, color);
        }
        StandKind::Ita => {
            let foot = Block { width: top.width, length: 9.0, thickness: (z - top.thickness - floor).max(1.0) };
            for far in [top.length - 18.0, 9.0] {
                space.bar((x, y + far, z - top.thickness), foot, color);
            }
        }
    }
    space.block(at, top, timber, Cut::Tenchimasa, 23);
}

/// The pieces, far ones first, and the stand before the board.
pub(crate) fn figures(scene: &mut Scene, picture: &Picture, natural: &Natural) {
    let layout = Layout::new(picture, natural);
    let (eye, _) = layout.eye(picture);
    let taken = std::mem::replace(scene, Scene::new(0.0, 0.0, String::new(), Symbols::default()));
    let mut space = Space { scene: taken, eye };
    for square in &picture.marked {
        let (x, y, z) = layout.square(picture.cell(*square));
        let (across, along) = (CELL.0 / UNIT / 2.0 - 0.5, CELL.1 / UNIT / 2.0 - 0.5);
        let corners = [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)];
        space.flat(corners.map(|(u, v)| (x + u * across, y + v * along, z)), Color::hex(0x00ba_5a12).at(0.3));
    }
    let is_behind = |color: &shogi::Color| layout.stands[color.index()].0 > 0.0;
    for color in shown(picture.hands).filter(is_behind) {
        hand(&mut space, picture, natural, &layout, color);
    }
    pieces(&mut space, picture, natural, &layout);
    for color in shown(picture.hands).filter(|color| !is_behind(color)) {
        stand(&mut space, natural, layout.stands[color.index()], layout.floor);
        hand(&mut space, picture, natural, &layout, color);
    }
    *scene = space.scene;
}

fn pieces(space: &mut Space, picture: &Picture, natural: &Natural, layout: &Layout) {
    let mut lying: Vec<(Piece, Spot)> = Square::all()
        .filter_map(|square| Some((picture.setup.board[square.index()]?, layout.square(picture.cell(square)))))
        .collect();
    let eye = space.eye;
    lying.sort_by(|a, b| eye.away(b.1).total_cmp(&eye.away(a.1)));
    for (piece, at) in lying {
        let is_upright = piece.color() == picture.near();
        let text = face::characters(piece, natural.set.lettering, natural.set.faces, picture.senior);
        space.piece(&natural.set, (piece.kind(), text), &Lying { at, is_upright, scale: 1.0, spin: 0.0 });
    }
}

/// Fans of pieces, the unpromoted side up (ETIQ-24, CRAFT-35).
fn hand(space: &mut Space, picture: &Picture, natural: &Natural, layout: &Layout, color: shogi::Color) {
    let is_near = color == picture.near();
    let (x, y, z) = layout.stands[color.index()];
    let room = Rect::new(0.0, 0.0, 3.0 * CELL.0, 3.0 * CELL.1);
    let (heaps, scale) = heaps(picture.setup.hands[color.index()], room);
    let turned = |(u, v)| if is_near { (u, v) } else { (room.width - u, room.height - v) };
    let mut lying = Vec::new();
    for Heap { piece, count, at } in heaps {
        let copies = count.min(FAN);
        for copy in 0..copies {
            let place = f32::from(copy) - f32::from(copies - 1) / 2.0;
            let (u, v) = turned((at.0 + place * fan_step() * scale, at.1));
            // Each leans on the one before.
            let at = (x + u / UNIT, y + (room.height - v) / UNIT, z + f32::from(copy) * 2.5);
            lying.push((Piece::new(color, piece.kind()), Lying { at, is_upright: is_near, scale, spin: place * 5.0 }));
        }
    }
    let eye = space.eye;
    lying.sort_by(|(_, a), (_, b)| {
        let row = |lying: &Lying| (lying.at.1 * 0.1).round();
        row(b).total_cmp(&row(a)).then(eye.away(b.at).total_cmp(&eye.away(a.at)).reverse())
    });
    for (piece, lying) in lying {
        let text = face::characters(piece, natural.set.lettering, natural.set.faces, picture.senior);
        space.piece(&natural.set, (piece.kind(), text), &lying);
    }
}
