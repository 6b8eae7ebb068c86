//! The course of a game as a curve: who stood how well after each move.

use crate::SizeError;
use crate::picture;
use crate::scene::{Color, Path, Point, Rect, Scene, Symbols};
use crate::svg;
use crate::text::{Anchor, Type};

/// A mark at a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flag {
    /// A move to be proud of.
    Good,
    /// The three degrees of mistakes.
    Inaccuracy,
    /// See [`Flag::Inaccuracy`].
    Mistake,
    /// See [`Flag::Inaccuracy`].
    Blunder,
}

/// The course of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Graph {
    /// Black's chance of winning, from 0 to 1, at the start and after each move; `None` where it is not known.
    pub chances: Vec<Option<f32>>,
    /// Marked moves by their number, with the sign to write there.
    pub flags: Vec<(usize, Flag, &'static str)>,
    /// The text above; none if empty.
    pub title: String,
    /// What Black and White are called.
    pub names: [String; 2],
}

const WIDTH: f32 = 1600.0;
const HEIGHT: f32 = 670.0;
const PLOT: Rect = Rect::new(130.0, 90.0, 1430.0, 470.0);
const PAPER: Color = Color::hex(0xffffff);
const INK: Color = Color::hex(0x1d1a16);
const RULE: Color = Color::hex(0xc9c2b6);
const BLACK_AREA: Color = Color::hex(0xd8cdbb);
const WHITE_AREA: Color = Color::hex(0xf3eee4);
/// A number under about so many lines, at most.
const NUMBERS: usize = 20;

impl Flag {
    fn color(self) -> Color {
        Color::hex(match self {
            Flag::Good => 0x2e7d4f,
            Flag::Inaccuracy => 0xb08a1e,
            Flag::Mistake => 0xc8641b,
            Flag::Blunder => 0xb3261e,
        })
    }
}

impl Graph {
    /// The graph as SVG. Letters in it are outlines: it needs no fonts.
    pub fn svg(&self) -> String {
        svg::write(&self.scene())
    }

    /// The graph as PNG, this many pixels wide.
    ///
    /// # Errors
    /// If it would be larger than [`crate::LARGEST`], or too small to be one.
    pub fn png(&self, width: u32) -> Result<Vec<u8>, SizeError> {
        picture::png(&self.scene(), width)
    }

    fn scene(&self) -> Scene {
        let mut scene = Scene::new(WIDTH, HEIGHT, self.description(), Symbols::default());
        scene.fill(Path::rect(Rect::new(0.0, 0.0, WIDTH, HEIGHT)), PAPER);
        self.ground(&mut scene);
        self.curve(&mut scene);
        self.rules(&mut scene);
        self.marks(&mut scene);
        scene
    }

    /// For who cannot see it: the title, and the chances in hundredths.
    fn description(&self) -> String {
        let chance = |chance: &Option<f32>| chance.map_or("-".to_owned(), |chance| format!("{:.0}", chance * 100.0));
        let chances: Vec<String> = self.chances.iter().map(chance).collect();
        format!("{} {}", self.title, chances.join(" ")).trim().to_owned()
    }

    fn x(&self, ply: usize) -> f32 {
        let last = self.chances.len().saturating_sub(1).max(1);
        PLOT.x + PLOT.width * ply as f32 / last as f32
    }

    fn point(&self, ply: usize) -> Option<Point> {
        let chance = (*self.chances.get(ply)?)?;
        Some((self.x(ply), PLOT.bottom() - PLOT.height * chance.clamp(0.0, 1.0)))
    }

    fn ground(&self, scene: &mut Scene) {
        let (style, title) = Type::new(40.0, INK).fitted(&self.title, PLOT.width / 3.0);
        let at = (PLOT.middle().0, 62.0);
        scene.items.extend(style.across(&mut scene.symbols, &title, at, Anchor::Middle));
        scene.fill(Path::rect(PLOT), WHITE_AREA);
    }

    /// The runs of known chances: each an area that rises from the bottom, and the line above it.
    fn curve(&self, scene: &mut Scene) {
        let points: Vec<Option<Point>> = (0..self.chances.len()).map(|ply| self.point(ply)).collect();
        for run in points.split(Option::is_none).filter(|run| !run.is_empty()) {
            let run: Vec<Point> = run.iter().copied().flatten().collect();
            let (first, last) = (run[0], run[run.len() - 1]);
            let feet = [(last.0, PLOT.bottom()), (first.0, PLOT.bottom())];
            scene.fill(Path::polygon(run.iter().copied().chain(feet)), BLACK_AREA);
            scene.stroke(Path::line(run), INK, 4.0);
        }
    }

    fn rules(&self, scene: &mut Scene) {
        let middle = PLOT.middle().1;
        scene.stroke(Path::line([(PLOT.x, middle), (PLOT.right(), middle)]), INK.at(0.45), 2.0);
        scene.stroke(Path::rect(PLOT), INK, 2.5);
        let small = Type::new(28.0, INK);
        for (percent, y) in [("100 %", PLOT.y), ("50 %", middle), ("0 %", PLOT.bottom())] {
            scene.items.extend(small.across(&mut scene.symbols, percent, (62.0, y + 10.0), Anchor::Middle));
        }
        for (name, y) in self.names.iter().zip([PLOT.y - 18.0, PLOT.bottom() + 86.0]) {
            let (style, name) = small.fitted(name, PLOT.width / 3.0);
            scene.items.extend(style.across(&mut scene.symbols, &name, (PLOT.x, y), Anchor::Start));
        }
        let plies = self.chances.len().saturating_sub(1);
        let step = [1, 2, 5, 10, 20, 50, 100, 200, 500].into_iter().find(|step| plies / step <= NUMBERS);
        let step = step.unwrap_or(1000);
        for ply in (step..=plies).step_by(step) {
            let x = self.x(ply);
            scene.stroke(Path::line([(x, PLOT.bottom()), (x, PLOT.bottom() + 10.0)]), RULE, 2.0);
            let at = (x, PLOT.bottom() + 42.0);
            scene.items.extend(small.across(&mut scene.symbols, &ply.to_string(), at, Anchor::Middle));
        }
    }

    fn marks(&self, scene: &mut Scene) {
        for (ply, flag, sign) in &self.flags {
            let Some((x, y)) = self.point(*ply) else { continue };
            let color = flag.color();
            scene.fill(Path::circle((x, y), 8.0), color);
            // The sign stands where the curve goes no farther.
            let falls = ply.checked_sub(1).and_then(|ply| self.point(ply)).is_some_and(|before| before.1 < y);
            let below = falls && y < PLOT.bottom() - 50.0 || y < PLOT.y + 50.0;
            let at = (x, if below { y + 38.0 } else { y - 16.0 });
            scene.items.extend(Type::new(30.0, color).across(&mut scene.symbols, sign, at, Anchor::Middle));
        }
    }
}

#[cfg(test)]
mod tests;
