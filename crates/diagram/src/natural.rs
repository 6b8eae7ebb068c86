//! A position on wood: the board with its grain, pieces, and stands beside it or, for narrow screens, above and below.

use crate::UnknownName;
use crate::craft::{BoardWood, Cut, Lines, StandKind, StandWood};
use crate::face;
use crate::koma::Set;
use crate::log::{Block, Face, Log};
use crate::measure::{CELL, MARGIN, SUN, UNIT};
use crate::picture::{Coordinates, Hands, Picture};
use crate::scene::{Color, Item, Paint, Path, Place, Point, Rect, Scene, Symbols};
use crate::text::{Anchor, Type};
use shogi::{HandPiece, Piece, Square};

/// The choices of the natural style.
#[derive(Clone, Debug, PartialEq)]
pub struct Natural {
    /// The wood of the board.
    pub wood: BoardWood,
    /// How the board lies in the log.
    pub cut: Cut,
    /// How its lines are drawn.
    pub lines: Lines,
    /// How thick the board is; seen only where more than its top is.
    pub thickness: Sun,
    /// The wood of the stands.
    pub stand: StandWood,
    /// How the stands are built; seen only from the board's corner.
    pub komadai: Komadai,
    /// The pieces.
    pub set: Set,
    /// Stands above and below the board, for narrow screens.
    pub is_tall: bool,
}

impl Default for Natural {
    fn default() -> Natural {
        Natural {
            wood: BoardWood::Kaya,
            cut: Cut::Tenchimasa,
            lines: Lines::Sword,
            thickness: Sun::default(),
            stand: StandWood::Kuwa,
            komadai: Komadai::default(),
            set: Set::default(),
            is_tall: false,
        }
    }
}

/// Thickness of a floor board in sun of 3.03 cm: from 2 to 15; 6 or 7 in official play (CRAFT-24). A table board has one and no legs
/// (CRAFT-23).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sun(u8);

impl Default for Sun {
    fn default() -> Sun {
        Sun(6)
    }
}

impl Sun {
    /// What a board for the table is called.
    const TABLE: &str = "table";

    /// Whether the board lies on a table.
    pub(crate) fn is_of_table(self) -> bool {
        self.0 == 1
    }

    /// Its name, as options take it.
    pub fn name(self) -> String {
        if self.is_of_table() { Sun::TABLE.to_owned() } else { self.0.to_string() }
    }

    /// Every thickness, the thinnest first.
    pub fn all() -> impl Iterator<Item = Sun> {
        (1..=15).map(Sun)
    }

    /// Whether such a stand suits the board (CRAFT-28): a yagura 6 sun or more, an ippon'ashi 6 or less, a flat one a board for the
    /// table.
    pub fn suits(self, stand: StandKind) -> bool {
        match stand {
            StandKind::Yagura => self.0 >= 6,
            StandKind::Ippon => self.0 <= 6 && !self.is_of_table(),
            StandKind::Ita => self.is_of_table(),
        }
    }
}

impl std::str::FromStr for Sun {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Sun, UnknownName> {
        let expected = || format!("{}, 2 to 15 (sun)", Sun::TABLE);
        Sun::all().find(|sun| sun.name() == text).ok_or_else(|| UnknownName { what: "thickness", expected: expected() })
    }
}

/// How the stands are built: as asked for, else as suits the board (CRAFT-28).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Komadai(pub Option<StandKind>);

impl Komadai {
    /// Beside a board of this thickness; one that does not suit it gives way to one that does.
    pub fn beside(self, board: Sun) -> StandKind {
        let asked = self.0.filter(|kind| board.suits(*kind));
        let fitting = || StandKind::ALL.iter().copied().find(|kind| board.suits(*kind));
        asked.or_else(fitting).unwrap_or(StandKind::Ita)
    }
}

impl Natural {
    /// The board in the log: its surface is 11 sun wide and 12 long (CRAFT-24).
    pub(crate) fn block(&self) -> Block {
        Block { width: 11.0 * SUN, length: 12.0 * SUN, thickness: f32::from(self.thickness.0) * SUN }
    }
}

const EDGE: f32 = 30.0;
const GAP: f32 = 34.0;
const TITLE: f32 = 84.0;
const CAPTION: f32 = 74.0;
const NAME: f32 = 62.0;
pub(crate) const PAPER: Color = Color::hex(0x00f7_f2e6);
pub(crate) const INK: Color = Color::hex(0x0027_1d12);
const LACQUER: Color = Color::hex(0x0035_220e);
/// More copies than this are told by their number alone.
pub(crate) const FAN: u8 = 5;

struct Layout {
    board: Rect,
    /// Of Black and White.
    stands: [Rect; 2],
    width: f32,
    height: f32,
}

impl Layout {
    fn new(picture: &Picture, natural: &Natural) -> Layout {
        let told = |text: &str, room: f32| if text.is_empty() { 0.0 } else { room };
        let size = (9.0 * CELL.0 + 2.0 * MARGIN, 9.0 * CELL.1 + 2.0 * MARGIN);
        let top = EDGE + told(&picture.title, TITLE);
        let below = told(&picture.caption, CAPTION) + EDGE;
        // About three by three squares (CRAFT-29); a strip where there is no room for that.
        let stand = if natural.is_tall { (size.0, 132.0) } else { (3.0 * CELL.0, 3.0 * CELL.1) };
        let has_stands = picture.hands != Hands::Neither;
        let is_named = has_stands && picture.names.iter().any(|name| !name.trim().is_empty());
        let name = if is_named { NAME } else { 0.0 };
        let (board, far, near, width, height) = match (has_stands, natural.is_tall) {
            (false, _) => {
                let board = Rect::new(EDGE, top, size.0, size.1);
                (board, board, board, board.right() + EDGE, board.bottom() + below)
            }
            (true, false) => {
                let board = Rect::new(EDGE + stand.0 + GAP, top, size.0, size.1);
                let far = Rect::new(EDGE, top, stand.0, stand.1);
                let near = Rect::new(board.right() + GAP, board.bottom() - stand.1, stand.0, stand.1);
                (board, far, near, near.right() + EDGE, board.bottom() + below)
            }
            (true, true) => {
                let far = Rect::new(EDGE, top + name, stand.0, stand.1);
                let board = Rect::new(EDGE, far.bottom() + GAP * 0.7, size.0, size.1);
                let near = Rect::new(EDGE, board.bottom() + GAP * 0.7, stand.0, stand.1);
                (board, far, near, board.right() + EDGE, near.bottom() + name + below)
            }
        };
        let stands = if picture.flip { [far, near] } else { [near, far] };
        Layout { board, stands, width, height }
    }

    fn cell(&self, column: u8, row: u8) -> Rect {
        let (left, top) = (self.board.x + MARGIN, self.board.y + MARGIN);
        Rect::new(left + f32::from(column) * CELL.0, top + f32::from(row) * CELL.1, CELL.0, CELL.1)
    }
}

/// The board and the stands without pieces, and the texts that stay.
pub(crate) fn ground(picture: &Picture, natural: &Natural, symbols: Symbols) -> Scene {
    let layout = Layout::new(picture, natural);
    let mut scene = Scene::new(layout.width, layout.height, picture.description(), symbols);
    scene.fill(Path::rect(Rect::new(0.0, 0.0, layout.width, layout.height)), PAPER);
    title(&mut scene, picture, &layout);
    board(&mut scene, natural, layout.board);
    labels(&mut scene, picture, &layout);
    for color in shown(picture.hands) {
        stand(&mut scene, natural, layout.stands[color.index()]);
        name(&mut scene, picture, natural, &layout, color);
    }
    scene
}

/// What changes from move to move.
pub(crate) fn figures(scene: &mut Scene, picture: &Picture, natural: &Natural) {
    let layout = Layout::new(picture, natural);
    marks(scene, picture, &layout);
    pieces(scene, picture, natural, &layout);
    for color in shown(picture.hands) {
        scene.group(|scene| hand(scene, picture, natural, layout.stands[color.index()], color));
    }
    scene.group(|scene| caption(scene, picture, &layout));
}

/// The players whose hands are shown.
pub(crate) fn shown(hands: Hands) -> impl Iterator<Item = shogi::Color> {
    shogi::Color::ALL.into_iter().filter(move |color| match hands {
        Hands::Both => true,
        Hands::Attacker => *color == shogi::Color::Black,
        Hands::Neither => false,
    })
}

fn title(scene: &mut Scene, picture: &Picture, layout: &Layout) {
    let (style, title) = Type::new(50.0, INK).fitted(&picture.title, layout.width - 2.0 * EDGE);
    let at = (layout.width / 2.0, EDGE + 46.0);
    scene.items.extend(style.across(&mut scene.symbols, &title, at, Anchor::Middle));
}

fn caption(scene: &mut Scene, picture: &Picture, layout: &Layout) {
    let (style, caption) = Type::new(42.0, INK).fitted(&picture.caption, layout.width - 2.0 * EDGE);
    let at = (layout.board.middle().0, layout.height - EDGE - 16.0);
    scene.items.extend(style.across(&mut scene.symbols, &caption, at, Anchor::Middle));
}

/// The wood of the board with its grain, lines and stars.
pub(crate) fn board(scene: &mut Scene, natural: &Natural, at: Rect) {
    shadow(scene, at);
    let Block { width, length, .. } = natural.block();
    let place = |(x, y): Point| (at.x + x * UNIT, at.y + y * at.height / length);
    surface(scene, natural, Face::Top, &Path::rect(Rect::new(0.0, 0.0, width, length)), 1.0, place);
    grid(scene, natural.lines, 1.0, place);
}

/// A face of the board; `place` says where its millimetres lie in the picture, `light` how bright it is.
pub(crate) fn surface(
    scene: &mut Scene,
    natural: &Natural,
    face: Face,
    outline: &Path,
    light: f32,
    place: impl Fn(Point) -> Point,
) {
    let timber = natural.wood.timber();
    let shaded = |color: Color| color.towards(Color::hex(0x0030_1c08), 1.0 - light);
    scene.fill(outline.map(&place), shaded(timber.early));
    for stripe in Log::new(natural.block(), natural.cut, timber, 7).face(face) {
        scene.fill(stripe.path.map(&place).thinned(0.12), shaded(timber.late).at(0.42 * stripe.tone.min(1.0)));
    }
}

/// The lines of the squares and the stars, in the board's millimetres; `weight` makes them thinner.
pub(crate) fn grid(scene: &mut Scene, lines: Lines, weight: f32, place: impl Fn(Point) -> Point) {
    let (margin, width, length) = (MARGIN / UNIT, CELL.0 / UNIT, (12.0 * SUN - 2.0 * MARGIN / UNIT) / 9.0);
    let at = |column: f32, row: f32| place((margin + column * width, margin + row * length));
    let line = |shift: f32| {
        let mut path = Path::default();
        for n in 0..10 {
            let n = n as f32;
            path.add_line([at(n, 0.0), at(n, 9.0)].map(|(x, y)| (x + shift * weight, y + shift * weight)));
            path.add_line([at(0.0, n), at(9.0, n)].map(|(x, y)| (x + shift * weight, y + shift * weight)));
        }
        path
    };
    let (stroke, color) = match lines {
        Lines::Printed => (1.4, Color::hex(0x0059_4026)),
        Lines::Brush => (2.1, LACQUER.at(0.82)),
        Lines::Spatula => (2.0, LACQUER.at(0.92)),
        Lines::Sword => (2.0, LACQUER),
    };
    if lines == Lines::Sword {
        // The lacquer stands above the wood and catches the light.
        scene.stroke(line(1.5), Color::hex(0x00ff_f6dc).at(0.4), 1.1 * weight);
    }
    scene.stroke(line(0.0), color, stroke * weight);
    for (column, row) in [(3.0, 3.0), (3.0, 6.0), (6.0, 3.0), (6.0, 6.0)] {
        scene.fill(Path::circle(at(column, row), 6.4 * weight), color);
    }
}

fn shadow(scene: &mut Scene, at: Rect) {
    for (shift, by, opacity) in [(7.0, 5.0, 0.05), (6.0, 3.0, 0.07), (5.0, 1.0, 0.10)] {
        let rect = Rect { y: at.y + shift, ..at }.grown(by);
        scene.fill(Path::rect(rect), Color::hex(0x0030_1c08).at(opacity));
    }
}

fn labels(scene: &mut Scene, picture: &Picture, layout: &Layout) {
    if picture.coordinates == Coordinates::None {
        return;
    }
    let style = Type::new(24.0, Color::hex(0x004a_3114));
    for index in 0..9 {
        let (file, rank) = picture.labels(index);
        let at = (layout.cell(index, 0).middle().0, layout.board.y + MARGIN * 0.5 + 9.0);
        scene.items.extend(style.across(&mut scene.symbols, &file, at, Anchor::Middle));
        let at = (layout.board.right() - MARGIN * 0.5, layout.cell(8, index).middle().1 + 9.0);
        scene.items.extend(style.across(&mut scene.symbols, &rank, at, Anchor::Middle));
    }
}

fn marks(scene: &mut Scene, picture: &Picture, layout: &Layout) {
    for square in &picture.marked {
        let (column, row) = picture.cell(*square);
        let opacity = if picture.setup.board[square.index()].is_some() { 0.36 } else { 0.2 };
        scene.fill(Path::rect(layout.cell(column, row).grown(-1.0)), Color::hex(0x00ba_5a12).at(opacity));
    }
}

fn pieces(scene: &mut Scene, picture: &Picture, natural: &Natural, layout: &Layout) {
    for square in Square::all() {
        let Some(piece) = picture.setup.board[square.index()] else { continue };
        let (column, row) = picture.cell(square);
        let is_upright = piece.color() == picture.near();
        let symbol = natural.set.symbol(&mut scene.symbols, piece, picture.senior, is_upright);
        let place = Place::at(layout.cell(column, row).middle(), 1.0);
        scene.items.push(Item::Use { symbol, place, ink: crate::scene::BLACK });
    }
}

/// A stand of its own wood, its grain straight.
pub(crate) fn stand(scene: &mut Scene, natural: &Natural, at: Rect) {
    shadow(scene, at);
    let timber = natural.stand.timber();
    let (light, dark) = (timber.early.towards(Color::hex(0x00ff_ffff), 0.06), timber.early.towards(timber.late, 0.16));
    let stops = vec![(0.0, light), (1.0, dark)];
    let paint = Paint::Linear { from: (at.x, at.y), to: (at.right(), at.bottom()), stops };
    scene.items.push(Item::Fill { path: Path::rect(at), paint });
    let block = Block { width: at.width / UNIT, length: at.height / UNIT, thickness: 20.0 };
    let place = |(x, y): Point| (at.x + x * UNIT, at.y + y * UNIT);
    for stripe in Log::new(block, Cut::Tenchimasa, timber, 23).face(Face::Top) {
        scene.fill(stripe.path.map(place), timber.late.at(0.3 * stripe.tone.min(1.0)));
    }
    scene.stroke(Path::rect(at.grown(-1.0)), timber.late.at(0.5), 2.0);
}

fn name(scene: &mut Scene, picture: &Picture, natural: &Natural, layout: &Layout, color: shogi::Color) {
    let name = picture.names[color.index()].trim();
    if name.is_empty() {
        return;
    }
    let at = layout.stands[color.index()];
    let mark = if color == shogi::Color::Black { '☗' } else { '☖' };
    let (style, text) = Type::new(40.0, INK).fitted(&format!("{mark} {name}"), at.width);
    // Between the stand and the edge of the picture if the stand lies beside the board there is most room.
    let is_above = (color == picture.near()) != natural.is_tall;
    let y = if is_above { at.y - 22.0 } else { at.bottom() + 50.0 };
    scene.items.extend(style.across(&mut scene.symbols, &text, (at.x + 2.0, y), Anchor::Start));
}

/// A kind of piece in hand: how many, and where it lies on the stand.
pub(crate) struct Heap {
    pub(crate) piece: HandPiece,
    pub(crate) count: u8,
    /// The middle of its fan, from the stand's upper left corner as its owner sees it.
    pub(crate) at: Point,
}

/// Fans of pieces of like size, kinds apart, the strongest first (ETIQ-24); smaller if they do not fit.
pub(crate) fn heaps(hand: shogi::Hand, stand: Rect) -> (Vec<Heap>, f32) {
    let mut scale = 1.0;
    loop {
        let (edge, gap) = (14.0, 10.0 * scale);
        let (mut x, mut y, mut heaps) = (edge, edge, Vec::new());
        for (piece, count) in hand.iter() {
            let width = (face::size(piece.kind()).0 + fan_step() * f32::from(count.min(FAN) - 1) + 8.0) * scale;
            if x + width > stand.width - edge && x > edge {
                (x, y) = (edge, y + 106.0 * scale);
            }
            heaps.push(Heap { piece, count, at: (x + width / 2.0, y + 52.0 * scale) });
            x += width + gap;
        }
        let fits = y + 104.0 * scale <= stand.height - edge * 0.5;
        if fits || scale < 0.4 {
            return (heaps, scale);
        }
        scale -= 0.05;
    }
}

pub(crate) fn fan_step() -> f32 {
    12.5
}

pub(crate) fn hand(scene: &mut Scene, picture: &Picture, natural: &Natural, stand: Rect, color: shogi::Color) {
    let is_near = color == picture.near();
    let (heaps, scale) = heaps(picture.setup.hands[color.index()], stand);
    // As its owner sees it: the far player's stand is turned about its middle.
    let turned =
        |(x, y): Point| if is_near { (stand.x + x, stand.y + y) } else { (stand.right() - x, stand.bottom() - y) };
    for Heap { piece, count, at } in heaps {
        let kind = Piece::new(color, piece.kind());
        let symbol = natural.set.symbol(&mut scene.symbols, kind, picture.senior, is_near);
        let copies = count.min(FAN);
        for copy in 0..copies {
            let place = f32::from(copy) - f32::from(copies - 1) / 2.0;
            let (x, y) = turned((at.0 + place * fan_step() * scale, at.1));
            let place = Place { x, y, scale, turn: place * 5.0 };
            scene.items.push(Item::Use { symbol, place, ink: crate::scene::BLACK });
        }
        if count > 1 {
            let width = (face::size(piece.kind()).0 + fan_step() * f32::from(copies - 1)) * scale;
            let (x, y) = turned((at.0, at.1));
            badge(scene, count, (x + width / 2.0 - 6.0, y + 40.0 * scale));
        }
    }
}

/// How many, in a small dark disc.
fn badge(scene: &mut Scene, count: u8, (x, y): Point) {
    scene.fill(Path::circle((x, y), 19.0), Color::hex(0x002c_2013));
    let style = Type::new(26.0, Color::hex(0x00ff_f6e2));
    scene.items.extend(style.across(&mut scene.symbols, &count.to_string(), (x, y + 9.0), Anchor::Middle));
}

#[cfg(test)]
mod tests;
