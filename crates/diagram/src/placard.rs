//! A few lines to hang on a wall, on A4.

use crate::scene::{Color, Item, Paint, Path, Place, Point, Rect, Scene, Symbols};
use crate::sheet::wrapped;
use crate::text::{Anchor, Type};
use crate::{Natural, pdf, svg};
use shogi::{Piece, PieceKind};

/// A title and what is to be kept in mind, a line each.
#[derive(Clone, Debug, Default)]
pub struct Placard {
    /// At the top.
    pub title: String,
    /// Below it, numbered.
    pub lines: Vec<String>,
}

/// A4 in tenths of a millimetre.
const PAGE: (f32, f32) = (2100.0, 2970.0);
const INK: Color = Color::hex(0x0027_1d12);
const FRAME: Color = Color::hex(0x0038_614a);
const RED: Color = Color::hex(0x009b_2c1f);
const LEFT: f32 = 400.0;
const RIGHT: f32 = 1840.0;
const TOP: f32 = 720.0;
const BOTTOM: f32 = 2740.0;
const NUMBERS: [&str; 10] = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十"];

impl Placard {
    /// The sheet as PDF. Letters in it are outlines: it prints the same everywhere.
    pub fn pdf(&self) -> Vec<u8> {
        let Scene { items, symbols, .. } = self.scene();
        pdf::write(&self.title, PAGE, &[items], &symbols)
    }

    /// The sheet as SVG.
    pub fn svg(&self) -> String {
        svg::write(&self.scene())
    }

    fn scene(&self) -> Scene {
        let mut scene = Scene::new(PAGE.0, PAGE.1, self.title.clone(), Symbols::default());
        scene.fill(Path::rect(Rect::new(0.0, 0.0, PAGE.0, PAGE.1)), Color::hex(0x00ff_fdf7));
        let frame = Rect::new(110.0, 110.0, PAGE.0 - 220.0, PAGE.1 - 220.0);
        scene.stroke(Path::rect(frame), FRAME, 9.0);
        scene.stroke(Path::rect(frame.grown(-24.0)), FRAME.at(0.6), 3.0);
        self.head(&mut scene);
        self.body(&mut scene);
        scene
    }

    /// Two kings side by side, and the title.
    fn head(&self, scene: &mut Scene) {
        let set = Natural::default().set;
        for (x, color) in [(-95.0, shogi::Color::White), (95.0, shogi::Color::Black)] {
            let king = Piece::new(color, PieceKind::King);
            let symbol = set.symbol(&mut scene.symbols, king, Some(shogi::Color::White), true);
            let place = Place::at((PAGE.0 / 2.0 + x, 330.0), 1.75);
            scene.items.push(Item::Use { symbol, place, ink: crate::scene::BLACK });
        }
        let (style, title) = Type::new(118.0, INK).fitted(&self.title, PAGE.0 - 520.0);
        let items = style.across(&mut scene.symbols, &title, (PAGE.0 / 2.0, 600.0), Anchor::Middle);
        scene.items.extend(items);
    }

    /// The lines, as large as there is room for, with equal gaps between them.
    fn body(&self, scene: &mut Scene) {
        let broken = |size: f32| -> Vec<Vec<String>> {
            let style = Type::new(size, INK);
            self.lines.iter().map(|line| wrapped(style, line, RIGHT - LEFT)).collect()
        };
        let height = |size: f32| broken(size).iter().map(|lines| lines.len() as f32 * size * 1.4 + size).sum::<f32>();
        let size = (30_u16..=72).rev().map(f32::from).find(|size| height(*size) <= BOTTOM - TOP).unwrap_or(30.0);
        let paragraphs = broken(size);
        let spare = (BOTTOM - TOP - height(size)) / self.lines.len().max(1) as f32;
        let mut y = TOP + spare / 2.0;
        for (index, lines) in paragraphs.iter().enumerate() {
            number(scene, index, (LEFT - 130.0, y + size * 0.85));
            for line in lines {
                y += size * 1.4;
                let at = (LEFT, y - size * 0.3);
                let items = Type::new(size, INK).across(&mut scene.symbols, line, at, Anchor::Start);
                scene.items.extend(items);
            }
            y += size + spare;
        }
    }
}

/// A number in a red seal.
fn number(scene: &mut Scene, index: usize, at: Point) {
    scene.items.push(Item::Fill { path: Path::circle(at, 52.0), paint: Paint::Solid(RED) });
    let text = NUMBERS.get(index).copied().unwrap_or("・");
    let style = Type::new(62.0, Color::hex(0x00ff_fdf7));
    let items = style.across(&mut scene.symbols, text, (at.0, at.1 + 22.0), Anchor::Middle);
    scene.items.extend(items);
}

#[cfg(test)]
mod tests;
