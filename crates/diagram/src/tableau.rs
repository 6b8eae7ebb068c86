//! The ceremony around a game, seen from above: the room, two people at the board, the box and the bag, pieces in a heap or on
//! their squares (ETIQ-09 … ETIQ-15, ETIQ-18 … ETIQ-23).

mod people;
mod place;

use crate::log::chance;
use crate::measure::{CELL, MARGIN};
use crate::natural::{self, Natural};
use crate::picture::{self, SizeError};
use crate::scene::{BLACK, Color, Item, Path, Place, Point, Rect, Scene, Symbols};
use crate::svg;
use shogi::{Piece, PieceKind, Setup, Square};

/// What is seen of the ceremony. The senior sits at the top, as White does in diagrams.
#[derive(Clone, Debug, PartialEq)]
pub struct Tableau {
    /// What stands on the board.
    pub setup: Setup,
    /// What lies in a heap on it.
    pub heap: Vec<PieceKind>,
    /// Where the box of pieces is.
    pub case: Case,
    /// Five thrown pawns.
    pub thrown: Option<[Fallen; 5]>,
    /// Who throws for a player kneels beside the board, a cloth before them.
    pub has_helper: bool,
    /// What a handicap has taken.
    pub taken: Vec<PieceKind>,
    /// Whether the senior, and the junior, bow.
    pub bowing: [bool; 2],
    /// A hand that moves, of the senior or of the junior.
    pub reach: Option<Reach>,
    /// Where it is.
    pub room: Room,
    /// Whether both kings are 玉.
    pub two_gyoku: bool,
    /// In a line, for who cannot see it.
    pub description: String,
}

/// Where the box is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// In the middle of the board, closed.
    OnBoard,
    /// Open, the bag beside it.
    Open,
    /// Under the board or beside it.
    Aside,
}

/// How a pawn has fallen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fallen {
    /// Whether its back lies up.
    pub is_tokin: bool,
    /// How it lies.
    pub lie: Lie,
}

/// How a pawn lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lie {
    /// Flat where it was thrown.
    Flat,
    /// Flat beside it.
    Off,
    /// Leaning on its edge.
    Standing,
    /// On another or under it.
    Overlapping,
}

/// A hand that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Whether it is the senior's.
    pub of_senior: bool,
    /// Where it goes: to a square, or to the own stand.
    pub to: Option<Square>,
}

/// Where the game is played, by what one sees from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// Mats and an alcove.
    Mats,
    /// A table, and a window behind the senior.
    Window,
    /// A table, and a fire beside the senior.
    Fire,
    /// A table in the shade.
    Shade,
}

pub(crate) const SIZE: (f32, f32) = (1720.0, 1900.0);
pub(crate) const BOARD: Rect = Rect::new(376.0, 430.0, 9.0 * CELL.0 + 2.0 * MARGIN, 9.0 * CELL.1 + 2.0 * MARGIN);
/// The stands of the senior and of the junior, each at its owner's right.
const STANDS: [Rect; 2] = [Rect::new(92.0, 430.0, 250.0, 250.0), Rect::new(1378.0, 1229.0, 250.0, 250.0)];
/// Where a helper throws: on a silk cloth beside the board.
const CLOTH: Rect = Rect::new(1372.0, 760.0, 316.0, 316.0);
/// Where the box stands when it is open, or put aside.
const CASE: Point = (212.0, 1000.0);

impl Tableau {
    /// The picture as SVG; it needs no fonts.
    pub fn svg(&self) -> String {
        svg::write(&self.scene())
    }

    /// The picture as PNG, this many pixels wide.
    ///
    /// # Errors
    /// If it would be larger than [`crate::LARGEST`], or too small to be one.
    pub fn png(&self, width: u32) -> Result<Vec<u8>, SizeError> {
        picture::png(&self.scene(), width)
    }

    fn scene(&self) -> Scene {
        let natural = Natural::default();
        let mut scene = Scene::new(SIZE.0, SIZE.1, self.description.clone(), Symbols::default());
        place::floor(&mut scene, self.room);
        for (index, is_senior) in [true, false].into_iter().enumerate() {
            people::body(&mut scene, is_senior, self.bowing[index]);
        }
        if self.case == Case::Aside && self.room == Room::Mats {
            // Half of it is under the board.
            place::case(&mut scene, (BOARD.x - 4.0, CASE.1), false);
        }
        natural::board(&mut scene, &natural, BOARD);
        for stand in STANDS {
            natural::stand(&mut scene, &natural, stand);
        }
        self.pieces(&mut scene, &natural);
        self.heap(&mut scene, &natural);
        self.boxes(&mut scene);
        if self.has_helper {
            place::cloth(&mut scene, CLOTH);
            people::helper(&mut scene, (CLOTH.middle().0, CLOTH.y - 120.0));
        }
        self.thrown(&mut scene, &natural);
        for (index, is_senior) in [true, false].into_iter().enumerate() {
            let to = self.reach.filter(|reach| reach.of_senior == is_senior).map(|reach| match reach.to {
                Some(square) => cell(square),
                None => STANDS[index].middle(),
            });
            people::arms(&mut scene, is_senior, self.bowing[index], to);
        }
        scene.round();
        scene
    }

    fn boxes(&self, scene: &mut Scene) {
        match self.case {
            Case::OnBoard => place::case(scene, BOARD.middle(), false),
            Case::Open => {
                place::case(scene, CASE, true);
                place::bag(scene, (CASE.0, CASE.1 + 250.0));
            }
            Case::Aside if self.room != Room::Mats => place::case(scene, CASE, false),
            Case::Aside => {}
        }
    }

    fn pieces(&self, scene: &mut Scene, natural: &Natural) {
        for square in Square::all() {
            if let Some(piece) = self.setup.board[square.index()] {
                self.put(scene, natural, piece, Place::at(cell(square), 1.0));
            }
        }
        for (index, kind) in self.taken.iter().enumerate() {
            let at = (CASE.0 - 90.0 + 62.0 * (index % 4) as f32, CASE.1 + 190.0 + 84.0 * (index / 4) as f32);
            let turn = (chance(91, index as u32) - 0.5) * 24.0;
            self.put(scene, natural, Piece::new(shogi::Color::Black, *kind), Place::at(at, 0.86).turned(turn));
        }
    }

    fn put(&self, scene: &mut Scene, natural: &Natural, piece: Piece, place: Place) {
        let senior = (!self.two_gyoku).then_some(shogi::Color::White);
        let is_upright = piece.color() == shogi::Color::Black;
        let symbol = natural.set.symbol(&mut scene.symbols, piece, senior, is_upright);
        scene.items.push(Item::Use { symbol, place, ink: BLACK });
    }

    /// Every piece has its place in the heap, whatever else is still there.
    fn heap(&self, scene: &mut Scene, natural: &Natural) {
        let (middle, total) = (BOARD.middle(), self.heap.len());
        for (index, kind) in self.heap.iter().enumerate() {
            let key = (total - index) as u32;
            let angle = chance(17, key) * std::f32::consts::TAU;
            let far = chance(18, key).sqrt();
            let at = (middle.0 + angle.cos() * far * 330.0, middle.1 + angle.sin() * far * 138.0);
            // The first king of the bag is the senior's.
            let own = if total - index == 40 { shogi::Color::White } else { shogi::Color::Black };
            let place = Place::at(at, 0.94).turned(chance(19, key) * 360.0);
            self.put(scene, natural, Piece::new(own, *kind), place);
        }
    }

    fn thrown(&self, scene: &mut Scene, natural: &Natural) {
        let Some(pawns) = self.thrown else { return };
        let ground = if self.has_helper { CLOTH } else { Rect::new(BOARD.x + 160.0, 800.0, 648.0, 310.0) };
        let mut last_pair = None;
        for (index, Fallen { is_tokin, lie }) in pawns.into_iter().enumerate() {
            let key = index as u32;
            let column = ground.x + ground.width * (0.12 + 0.19 * index as f32);
            let row = ground.y + ground.height * (0.28 + 0.44 * chance(41, key));
            let mut at = (column, row);
            if lie == Lie::Off {
                at = (if self.has_helper { 1600.0 } else { 200.0 }, 1120.0 + 34.0 * index as f32);
            }
            if lie == Lie::Overlapping {
                at = last_pair.map_or(at, |(x, y)| (x + 26.0, y + 20.0));
                last_pair = Some(at);
            }
            let turn = chance(43, key) * 360.0;
            if lie == Lie::Standing {
                place::standing(scene, at, turn);
                continue;
            }
            let kind = if is_tokin { PieceKind::Tokin } else { PieceKind::Pawn };
            self.put(scene, natural, Piece::new(shogi::Color::Black, kind), Place::at(at, 0.94).turned(turn));
        }
    }
}

/// The middle of a square, White's side at the top.
fn cell(square: Square) -> Point {
    let (column, row) = (f32::from(9 - square.file()), f32::from(square.rank() - 1));
    (BOARD.x + MARGIN + (column + 0.5) * CELL.0, BOARD.y + MARGIN + (row + 0.5) * CELL.1)
}

/// An ellipse.
fn ellipse((x, y): Point, (across, down): (f32, f32)) -> Path {
    Path::circle((0.0, 0.0), 1.0).map(|(px, py)| (x + px * across, y + py * down))
}

/// A limb from one point to another, as wide at its ends as said.
fn limb(from: Point, to: Point, (wide, narrow): (f32, f32)) -> Path {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let long = x.hypot(y).max(1.0);
    let (across, down) = (-y / long, x / long);
    let side = |(px, py): Point, half: f32| (px + across * half, py + down * half);
    Path::polygon([side(from, wide), side(to, narrow), side(to, -narrow), side(from, -wide)])
}

/// A soft shadow under something.
fn shade(scene: &mut Scene, path: &Path) {
    scene.fill(path.map(|(x, y)| (x + 5.0, y + 9.0)), Color::hex(0x0030_1c08).at(0.18));
}

#[cfg(test)]
mod tests;
