//! Pieces to learn from (EQUIP-11): one kanji or the letters in the middle, around them how the piece moves (a dot for a step, an
//! arrow for a line, a bent one for the knight's jump); a promoted one says small, in its lower right corner, what it was.

use crate::chess;
use crate::face::{self, Faces, Lettering, characters};
use crate::font::EM;
use crate::koma::Set;
use crate::scene::{Color, Item, Paint, Path, Point};
use shogi::{Piece, PieceKind};

const GREEN: Color = Color::hex(0x0035_603f);
const INK: Color = Color::hex(0x001d_150c);

/// Steps to the right and forward, as the piece's owner sees them.
type Step = (f32, f32);

const STRAIGHT: [Step; 4] = [(0.0, 1.0), (0.0, -1.0), (-1.0, 0.0), (1.0, 0.0)];
const DIAGONAL: [Step; 4] = [(-1.0, 1.0), (1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)];
const ROUND: [Step; 8] =
    [(0.0, 1.0), (0.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)];
const GOLD: [Step; 6] = [(-1.0, 1.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0), (1.0, 0.0), (0.0, -1.0)];
const SILVER: [Step; 5] = [(-1.0, 1.0), (0.0, 1.0), (1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)];
const AHEAD: [Step; 1] = [(0.0, 1.0)];

/// Where a piece goes by single steps, and where it runs on.
fn moves(kind: PieceKind) -> (&'static [Step], &'static [Step]) {
    match kind {
        PieceKind::King => (&ROUND, &[]),
        PieceKind::Rook => (&[], &STRAIGHT),
        PieceKind::Bishop => (&[], &DIAGONAL),
        PieceKind::Dragon => (&DIAGONAL, &STRAIGHT),
        PieceKind::Horse => (&STRAIGHT, &DIAGONAL),
        PieceKind::Silver => (&SILVER, &[]),
        PieceKind::Knight => (&[], &[]),
        PieceKind::Lance => (&[], &AHEAD),
        PieceKind::Pawn => (&AHEAD, &[]),
        _ => (&GOLD, &[]),
    }
}

/// How a promoted face makes room for its corner: everything smaller about a point.
fn lean(kind: PieceKind, middle: f32, (x, y): Point) -> Point {
    if kind.is_promoted() { (x * 0.88 - 4.0, (y - middle) * 0.88 + middle - 6.0) } else { (x, y) }
}

/// How high the middle of the lettering lies.
fn middle(height: f32) -> f32 {
    height * 0.08
}

impl Set {
    /// The lettering in the middle.
    pub(crate) fn word(&self, kind: PieceKind, text: &str) -> Path {
        let (_, height) = face::size(kind);
        let middle = middle(height);
        let size = match (self.lettering.is_latin(), text.chars().count()) {
            (false, _) => 40.0,
            (true, 1) => 42.0,
            (true, 2) => 34.0,
            (true, _) => 27.0,
        };
        let path = if self.lettering == Lettering::Chess {
            chess::figure(kind).map(|(x, y)| ((x - 50.0) * 0.42, middle + (y - 50.0) * 0.42))
        } else {
            self.written(text, size, (0.0, middle + size * 0.36))
        };
        path.map(|at| lean(kind, middle, at))
    }

    /// A text as large as asked for, its middle over a point of the line on which it stands.
    fn written(&self, text: &str, size: f32, (x, y): Point) -> Path {
        let (font, scale) = (self.lettering.font(), size / EM);
        let width: f32 = text.chars().map(|c| font.advance(c)).sum::<f32>() * scale;
        let mut pen = x - width / 2.0;
        let mut path = Path::default();
        for c in text.chars() {
            let glyph = font.glyph(c);
            path.0.extend(glyph.path.map(|(gx, gy)| (pen + gx * scale, y + gy * scale)).0);
            pen += glyph.advance * scale;
        }
        path
    }

    /// The marks around the lettering and, in the corner of a promoted face, what it was.
    pub(crate) fn marks(&self, kind: PieceKind) -> Vec<Item> {
        let (_, height) = face::size(kind);
        let middle = middle(height);
        let at = |(right, forward): Step| (right * 27.0, middle - forward * height * 0.32);
        let (steps, lines) = moves(kind);
        let jumps = if kind == PieceKind::Knight { &[-1.0, 1.0][..] } else { &[] };
        let drawn = (steps.iter().map(|step| Path::circle(at(*step), 4.0)))
            .chain(lines.iter().map(|step| arrow(*step, at(*step))))
            .chain(jumps.iter().flat_map(|side| jump(*side, middle - height * 0.32)));
        let fill = |path: Path, color| Item::Fill { path, paint: Paint::Solid(color) };
        let mut items: Vec<Item> = drawn.map(|path| fill(path.map(|point| lean(kind, middle, point)), GREEN)).collect();
        if kind.is_promoted() {
            items.push(fill(self.origin(kind, height), INK));
        }
        items
    }

    fn origin(&self, kind: PieceKind, height: f32) -> Path {
        let was = kind.unpromoted();
        let place = (if was == PieceKind::Pawn { 23.0 } else { 30.0 }, height / 2.0 - 4.0);
        if self.lettering == Lettering::Chess {
            return chess::figure(was).map(|(x, y)| (place.0 + (x - 50.0) * 0.2, place.1 - 8.0 + (y - 50.0) * 0.2));
        }
        let text = characters(Piece::new(shogi::Color::Black, was), self.lettering, Faces::Moves, None);
        self.written(text, 18.0, place)
    }
}

fn arrow((right, forward): Step, (x, y): Point) -> Path {
    let long = right.hypot(forward);
    let (sin, cos) = (right / long, forward / long);
    let corners = [(0.0, -9.0), (6.5, 1.0), (2.2, 1.0), (2.2, 9.0), (-2.2, 9.0), (-2.2, 1.0), (-6.5, 1.0)];
    Path::polygon(corners.map(|(u, v)| (x + u * cos - v * sin, y + u * sin + v * cos)))
}

/// Up past the square ahead, and only then aside: at its height stands nothing that could bar the way.
fn jump(side: f32, y: f32) -> [Path; 2] {
    let at = |(x, up): Point| (side * x, y - up);
    let stem = [(4.0, -9.0), (4.0, 7.0), (13.0, 12.0), (14.4, 9.2), (7.2, 5.2), (7.2, -9.0)];
    let head = [(19.0, 15.0), (8.5, 15.5), (13.5, 6.0)];
    [Path::polygon(stem.map(at)), Path::polygon(head.map(at))]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// EQUIP-11: a tokin shows と and a small 歩; it moves like a gold.
    #[test]
    fn a_promoted_face_says_what_it_was() {
        let set = Set { faces: Faces::Moves, ..Set::default() };
        let inks = |kind| {
            let color = |item: &Item| match item {
                Item::Fill { paint: Paint::Solid(color), .. } => Some(*color),
                _ => None,
            };
            set.marks(kind).iter().filter_map(color).collect::<Vec<_>>()
        };
        let of_gold = inks(PieceKind::Gold);
        assert_eq!(of_gold, [GREEN; 6]);
        assert_eq!(inks(PieceKind::Tokin), [&of_gold[..], &[INK]].concat());
        assert_eq!(inks(PieceKind::Knight).len(), 4, "two jumps of a stem and a head");
    }
}
