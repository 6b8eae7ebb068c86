//! How a piece goes, drawn: a dot for a step, a ring for a jump, an arrow for a way that goes on.

use crate::koma;
use crate::scene::{Color, Item, Paint, Path, Point, Rect};

/// How a piece goes: its ways, up being forward.
#[derive(Clone, Debug, Default)]
pub struct Reach(pub Vec<Way>);

/// A way that a piece goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// Squares to the right in a step of it.
    pub right: i8,
    /// Squares forward.
    pub forward: i8,
    /// Whether it goes on as far as it is free.
    pub goes_on: bool,
}

/// How wide and high a drawing is.
pub(super) const SIDE: f32 = 210.0;
/// Squares from edge to edge.
const SQUARES: i8 = 5;
const CELL: f32 = SIDE / SQUARES as f32;
const INK: Color = Color::hex(0x001d_1d1d);
const LINE: Color = Color::hex(0x0099_9999);

impl Reach {
    /// The drawing, its upper left corner here.
    pub(super) fn drawn(&self, (x, y): Point) -> Vec<Item> {
        let mut grid = Path::default();
        for line in 0..=SQUARES {
            let at = f32::from(line) * CELL;
            grid.add_line([(x + at, y), (x + at, y + SIDE)]);
            grid.add_line([(x, y + at), (x + SIDE, y + at)]);
        }
        let mut items = vec![
            Item::Stroke { path: grid, color: LINE, width: 1.5 },
            Item::Stroke { path: Path::rect(Rect::new(x, y, SIDE, SIDE)), color: LINE, width: 3.0 },
        ];
        let middle = (x + SIDE / 2.0, y + SIDE / 2.0);
        for way in &self.0 {
            way.draw(&mut items, middle);
        }
        let outline = koma::outline(CELL * 0.78, CELL * 0.86).map(|(dx, dy)| (middle.0 + dx, middle.1 + dy));
        items.push(Item::Stroke { path: Path::polygon(outline), color: INK, width: 4.0 });
        items
    }
}

impl Way {
    fn draw(self, items: &mut Vec<Item>, (x, y): Point) {
        let at = |steps: f32| (x + f32::from(self.right) * CELL * steps, y - f32::from(self.forward) * CELL * steps);
        let fill = |path| Item::Fill { path, paint: Paint::Solid(INK) };
        let is_jump = self.right.abs().max(self.forward.abs()) > 1;
        if self.goes_on {
            items.extend(arrow(at(0.62), at(2.4), INK, 5.0));
        } else if is_jump {
            items.push(Item::Stroke { path: Path::circle(at(1.0), CELL * 0.24), color: INK, width: 5.0 });
        } else {
            items.push(fill(Path::circle(at(1.0), CELL * 0.21)));
        }
    }
}

/// A line with a head from one point to another.
pub(super) fn arrow(from: Point, to: Point, ink: Color, width: f32) -> Vec<Item> {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    let back = width * 3.4;
    let neck = (to.0 - ux * back, to.1 - uy * back);
    let wing = |side: f32| (neck.0 - uy * back * 0.55 * side, neck.1 + ux * back * 0.55 * side);
    vec![
        Item::Stroke { path: Path::line([from, neck]), color: ink, width },
        Item::Fill { path: Path::polygon([to, wing(1.0), wing(-1.0)]), paint: Paint::Solid(ink) },
    ]
}
