//! A position as books and newspapers print it: thin lines, the pieces as bare letters, those of the far side upside
//! down, and the pieces in hand as a line of text beside the board.

use crate::face::{self, Faces, Lettering};
use crate::font::{EM, Font, KANJI_MIDDLE};
use crate::koma;
use crate::picture::{Coordinates, Hands, Picture};
use crate::scene::{Color, Item, Paint, Path, Place, Rect, Scene, SymbolId, Symbols};
use crate::text::{Anchor, Cell, Type, cells};
use shogi::{Hand, HandPiece, Piece, Square};

/// The choices of the printed style.
#[derive(Clone, Debug, PartialEq)]
pub struct Book {
    /// The letters of the pieces.
    pub lettering: Lettering,
}

impl Default for Book {
    fn default() -> Book {
        Book { lettering: Lettering::Mincho }
    }
}

const INK: Color = Color::hex(0x0011_1111);
const PAPER: Color = Color::hex(0x00ff_ffff);
/// What lies under the piece that moved last.
const SHADE: Color = Color::hex(0x00d3_d3d3);

const CELL: (f32, f32) = (100.0, 108.0);
const EDGE: f32 = 34.0;
/// The room at the sides for the hands.
const SIDE: f32 = 92.0;
const FILES: f32 = 50.0;
const RANKS: f32 = 50.0;
const TITLE: f32 = 96.0;
const CAPTION: f32 = 84.0;
/// The size of the pieces in hand.
const HAND: f32 = 62.0;

/// Where the parts lie.
struct Layout {
    board: Rect,
    width: f32,
    height: f32,
}

impl Layout {
    fn new(picture: &Picture) -> Layout {
        let is_told = |text: &str, room: f32| if text.is_empty() { 0.0 } else { room };
        let left = match picture.hands {
            Hands::Both => SIDE,
            _ => 0.0,
        };
        let right = match picture.hands {
            Hands::Neither => 0.0,
            _ => SIDE,
        };
        let (files, ranks) = if picture.coordinates == Coordinates::None { (0.0, 0.0) } else { (FILES, RANKS) };
        let top = EDGE + is_told(&picture.title, TITLE) + files;
        let board = Rect::new(EDGE + left, top, 9.0 * CELL.0, 9.0 * CELL.1);
        let width = board.right() + ranks + right + EDGE;
        Layout { board, width, height: board.bottom() + is_told(&picture.caption, CAPTION) + EDGE }
    }

    fn cell(&self, column: u8, row: u8) -> Rect {
        let (x, y) = (self.board.x + f32::from(column) * CELL.0, self.board.y + f32::from(row) * CELL.1);
        Rect::new(x, y, CELL.0, CELL.1)
    }
}

/// Where a square lies.
pub(crate) fn cell(picture: &Picture, square: Square) -> Rect {
    let (column, row) = picture.cell(square);
    Layout::new(picture).cell(column, row)
}

/// The board without its pieces, and the texts that stay.
pub(crate) fn ground(picture: &Picture, symbols: Symbols) -> Scene {
    let layout = Layout::new(picture);
    let mut scene = Scene::new(layout.width, layout.height, picture.description(), symbols);
    scene.fill(Path::rect(Rect::new(0.0, 0.0, layout.width, layout.height)), PAPER);
    titles(&mut scene, picture, &layout);
    lines(&mut scene, &layout);
    labels(&mut scene, picture, &layout);
    scene
}

/// What changes from move to move.
pub(crate) fn figures(scene: &mut Scene, picture: &Picture, book: &Book) {
    let layout = Layout::new(picture);
    marks(scene, picture, &layout);
    pieces(scene, picture, book, &layout);
    for color in shogi::Color::ALL {
        scene.group(|scene| hand(scene, picture, book, &layout, color));
    }
    scene.group(|scene| caption(scene, picture, &layout));
}

fn titles(scene: &mut Scene, picture: &Picture, layout: &Layout) {
    let (style, title) = Type::new(54.0, INK).fitted(&picture.title, layout.width - 2.0 * EDGE);
    let at = (layout.width / 2.0, EDGE + 56.0);
    scene.items.extend(style.across(&mut scene.symbols, &title, at, Anchor::Middle));
}

fn caption(scene: &mut Scene, picture: &Picture, layout: &Layout) {
    let (style, caption) = Type::new(46.0, INK).fitted(&picture.caption, layout.width - 2.0 * EDGE);
    let at = (layout.board.middle().0, layout.board.bottom() + 76.0);
    scene.items.extend(style.across(&mut scene.symbols, &caption, at, Anchor::Middle));
}

fn lines(scene: &mut Scene, layout: &Layout) {
    let Rect { x, y, .. } = layout.board;
    let (right, bottom) = (layout.board.right(), layout.board.bottom());
    let mut inner = Path::default();
    for n in 1..9 {
        let n = n as f32;
        inner.add_line([(x + n * CELL.0, y), (x + n * CELL.0, bottom)]);
        inner.add_line([(x, y + n * CELL.1), (right, y + n * CELL.1)]);
    }
    scene.stroke(inner, INK, 2.2);
    scene.stroke(Path::rect(layout.board), INK, 5.0);
    for (column, row) in [(3, 3), (3, 6), (6, 3), (6, 6)] {
        let cell = layout.cell(column, row);
        scene.fill(Path::circle((cell.x, cell.y), 7.0), INK);
    }
}

fn labels(scene: &mut Scene, picture: &Picture, layout: &Layout) {
    let style = Type::new(36.0, INK);
    for index in 0..9 {
        let (file, rank) = picture.labels(index);
        let (above, beside) = (layout.cell(index, 0), layout.cell(8, index));
        let at = (above.middle().0, layout.board.y - 16.0);
        scene.items.extend(style.across(&mut scene.symbols, &file, at, Anchor::Middle));
        let at = (beside.right() + RANKS * 0.54, beside.middle().1 + 14.0);
        scene.items.extend(style.across(&mut scene.symbols, &rank, at, Anchor::Middle));
    }
}

fn marks(scene: &mut Scene, picture: &Picture, layout: &Layout) {
    // Only where a piece stands now: print marks the piece that moved, not where it came from.
    for square in picture.marked.iter().filter(|square| picture.setup.board[square.index()].is_some()) {
        let (column, row) = picture.cell(*square);
        scene.fill(Path::rect(layout.cell(column, row).grown(-2.5)), SHADE);
    }
}

fn pieces(scene: &mut Scene, picture: &Picture, book: &Book, layout: &Layout) {
    for square in Square::all() {
        let Some(piece) = picture.setup.board[square.index()] else { continue };
        let (column, row) = picture.cell(square);
        let turn = if piece.color() == picture.near() { 0.0 } else { 180.0 };
        let is_bold = picture.marked.contains(&square);
        let symbol = letter(&mut scene.symbols, picture, book, piece, is_bold);
        let place = Place::at(layout.cell(column, row).middle(), 1.0).turned(turn);
        scene.items.push(Item::Use { symbol, place, ink: INK });
    }
}

/// A piece as print has it, its middle at the origin.
fn letter(symbols: &mut Symbols, picture: &Picture, book: &Book, piece: Piece, is_bold: bool) -> SymbolId {
    let text = face::characters(piece, book.lettering, Faces::One, picture.senior);
    let font = match book.lettering.font() {
        Font::Mincho if is_bold => Font::MinchoBold,
        font => font,
    };
    let name = format!("{font:?} piece {text}");
    if book.lettering.is_latin() {
        // An S looks the same upside down: only the shape of a piece tells whose it is.
        let frame = Item::Stroke { path: Path::polygon(koma::outline(86.0, 96.0)), color: INK, width: 2.6 };
        let size = [60.0, 44.0, 34.0][text.len().clamp(1, 3) - 1];
        return symbols.get(name, |_| vec![frame, set(font, text, size, LETTER_MIDDLE + 80.0)]);
    }
    symbols.get(name, |_| vec![set(font, text, 84.0, KANJI_MIDDLE)])
}

/// How far the middle of a capital lies above the baseline, in font units.
const LETTER_MIDDLE: f32 = 350.0;

/// A short text about the origin; `middle` is how far above the baseline its middle is, in font units.
fn set(font: Font, text: &str, size: f32, middle: f32) -> Item {
    let advance: f32 = text.chars().map(|c| font.advance(c)).sum();
    let (mut x, mut path) = (-advance / 2.0, Path::default());
    for c in text.chars() {
        let glyph = font.glyph(c);
        path.0.extend(glyph.path.map(|(gx, gy)| ((gx + x) * size / EM, (gy + middle) * size / EM)).0);
        x += glyph.advance;
    }
    Item::Fill { path, paint: Paint::Ink }
}

/// The line of text beside the board: whose it is, and what is in hand.
fn hand(scene: &mut Scene, picture: &Picture, book: &Book, layout: &Layout, color: shogi::Color) {
    let is_near = color == picture.near();
    let is_shown = match picture.hands {
        Hands::Both => true,
        Hands::Attacker => color == shogi::Color::Black,
        Hands::Neither => false,
    };
    if !is_shown {
        return;
    }
    let is_right = is_near || picture.hands == Hands::Attacker;
    let x = if is_right { layout.width - EDGE - SIDE * 0.42 } else { EDGE + SIDE * 0.42 };
    let room = layout.board.height;
    let line = hand_line(picture, book, color);
    let style = Type::new(HAND, INK);
    let own: f32 = line.iter().map(|cell| style.height(cell)).sum();
    let style = Type { size: HAND * (room / own).min(1.0), ..style };
    let (items, _) = style.down(&mut scene.symbols, &line, (x, layout.board.y));
    scene.items.extend(items);
}

fn hand_line(picture: &Picture, book: &Book, color: shogi::Color) -> Vec<Cell> {
    let upright = |text: &str| Cell::Upright(text.to_owned());
    let mut line = Vec::new();
    if picture.hands == Hands::Both {
        line.push(upright(if color == shogi::Color::Black { "☗" } else { "☖" }));
        let name = picture.names[color.index()].trim();
        if !name.is_empty() {
            line.extend(cells(&one_line(name)));
        }
        line.push(upright(" "));
    }
    let hand = picture.setup.hands[color.index()];
    if book.lettering.is_latin() {
        line.extend(hand_letters(hand, book.lettering));
    } else {
        line.extend([upright("持"), upright("駒"), upright(" ")]);
        line.extend(hand_kanji(hand));
    }
    line
}

fn one_line(text: &str) -> String {
    text.replace(['\n', '\t'], " ")
}

/// 飛角歩三: the strongest first, and how many; なし for nothing.
fn hand_kanji(hand: Hand) -> Vec<Cell> {
    if hand.is_empty() {
        return cells("なし");
    }
    let mut line = Vec::new();
    for (piece, count) in hand.iter() {
        line.push(Cell::Upright(piece.kind().name().short.to_owned()));
        if count > 1 {
            line.extend(kanji(count).chars().map(|c| Cell::Upright(c.to_string())));
        }
    }
    line
}

fn hand_letters(hand: Hand, lettering: Lettering) -> Vec<Cell> {
    if hand.is_empty() {
        return vec![Cell::Upright("–".to_owned())];
    }
    let cell = |(piece, count): (HandPiece, u8)| {
        let letter = face::characters(Piece::new(shogi::Color::Black, piece.kind()), lettering, Faces::One, None);
        Cell::Upright(if count > 1 { format!("{letter}{count}") } else { letter.to_owned() })
    };
    hand.iter().map(cell).collect()
}

/// A number below 100 in kanji.
pub(crate) fn kanji(number: u8) -> String {
    const DIGITS: [&str; 10] = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];
    let digit = |n: u8| DIGITS[usize::from(n % 10)];
    match number {
        0..10 => digit(number).to_owned(),
        10..20 => format!("十{}", digit(number)),
        _ => format!("{}十{}", digit(number / 10), digit(number)),
    }
}

#[cfg(test)]
mod tests;
