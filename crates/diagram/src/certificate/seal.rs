//! Our own seal: red, with the letters left white, as one cut in stone prints.

use super::piece;
use crate::font::{EM, Font, KANJI_MIDDLE};
use crate::scene::{Color, Path, Point, Rect, Scene};
use crate::text::{Anchor, Type};

/// How wide and high it is.
pub(super) const SIDE: f32 = 250.0;
const RED: Color = Color::hex(0x00b5_2a20);
const WHITE: Color = Color::hex(0x00ff_faf0);
/// Between its edge and the letters.
const EDGE: f32 = 24.0;
/// More letters than these nobody reads in a seal.
const MOST: usize = 16;

/// Draws the seal with its upper left corner here: some kanji or kana down its columns from the right, or the initials of a
/// name on a piece.
pub(super) fn draw(scene: &mut Scene, text: &str, (x, y): Point) {
    let corner = 22.0;
    let (right, bottom) = (x + SIDE, y + SIDE);
    // A stone's corners are worn.
    let worn = [
        (x + corner, y),
        (right - corner, y),
        (right, y + corner),
        (right, bottom - corner),
        (right - corner, bottom),
        (x + corner, bottom),
        (x, bottom - corner),
        (x, y + corner),
    ];
    scene.fill(Path::polygon(worn), RED);
    let letters: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).take(MOST).collect();
    let is_japanese = letters.first().is_some_and(|c| *c >= '\u{2e80}');
    if is_japanese {
        in_columns(scene, &letters, Rect::new(x + EDGE, y + EDGE, SIDE - 2.0 * EDGE, SIDE - 2.0 * EDGE));
    } else {
        on_piece(scene, &initials(text), (x + SIDE / 2.0, y + SIDE / 2.0));
    }
}

/// Letters in a square, as many columns as rows or one fewer; those of a shorter last column stand further apart.
fn in_columns(scene: &mut Scene, letters: &[char], room: Rect) {
    let rows = (1..).find(|rows| rows * rows >= letters.len()).unwrap_or(1);
    let columns = letters.len().div_ceil(rows);
    let width = room.width / columns as f32;
    for (column, letters) in letters.chunks(rows).enumerate() {
        let height = room.height / letters.len() as f32;
        let size = width.min(height).min(room.height / rows as f32 * 1.1);
        let style = Type { font: Font::Text, size, ink: WHITE };
        let x = room.right() - width * (column as f32 + 0.5);
        for (row, letter) in letters.iter().enumerate() {
            let y = room.y + height * (row as f32 + 0.5) + size * KANJI_MIDDLE / EM;
            scene.items.extend(style.across(&mut scene.symbols, &letter.to_string(), (x, y), Anchor::Middle));
        }
    }
}

fn on_piece(scene: &mut Scene, initials: &str, (x, y): Point) {
    scene.stroke(piece((x, y), SIDE * 0.8), WHITE, 9.0);
    let size = if initials.chars().count() > 2 { 54.0 } else { 84.0 };
    let style = Type::new(size, WHITE);
    scene.items.extend(style.across(&mut scene.symbols, initials, (x, y + size * 0.5), Anchor::Middle));
}

/// The first letters of the first three words of a name that begin with a capital.
fn initials(name: &str) -> String {
    name.split_whitespace().filter_map(|word| word.chars().next()).filter(|c| c.is_uppercase()).take(3).collect()
}
