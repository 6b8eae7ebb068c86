//! Scenes as pixels.

use crate::scene::{Color, Item, Paint, Path, Place, Scene, Segment, Symbols};
use tiny_skia::{
    FillRule, GradientStop, LineJoin, LinearGradient, PathBuilder, Pixmap, PixmapMut, Point, Shader, SpreadMode,
    Stroke, Transform,
};

/// Draws a scene this many pixels wide.
pub(crate) fn draw(scene: &Scene, width: u32) -> Pixmap {
    let canvas = Canvas::new(scene, width);
    let mut pixmap = canvas.empty();
    canvas.draw(&scene.items, &mut pixmap.as_mut());
    pixmap
}

/// The height in pixels of a scene drawn this wide.
pub(crate) fn height(scene: &Scene, width: u32) -> u32 {
    ((width as f32 * scene.height / scene.width).round() as u32).max(1)
}

/// Where the items of one scene are drawn.
pub(crate) struct Canvas<'a> {
    symbols: &'a Symbols,
    width: u32,
    height: u32,
    scale: f32,
}

impl<'a> Canvas<'a> {
    pub(crate) fn new(scene: &'a Scene, width: u32) -> Canvas<'a> {
        let scale = width as f32 / scene.width;
        Canvas { symbols: &scene.symbols, width, height: height(scene, width), scale }
    }

    /// No pixel drawn: white.
    pub(crate) fn empty(&self) -> Pixmap {
        // Sizes are limited before anything is drawn; no size at all cannot come here.
        let mut pixmap = Pixmap::new(self.width, self.height).expect("a size within the limits");
        pixmap.fill(tiny_skia::Color::WHITE);
        pixmap
    }

    pub(crate) fn draw(&self, items: &[Item], pixmap: &mut PixmapMut<'_>) {
        for item in items {
            self.item(item, Transform::from_scale(self.scale, self.scale), crate::scene::BLACK, pixmap);
        }
    }

    fn item(&self, item: &Item, at: Transform, ink: Color, pixmap: &mut PixmapMut<'_>) {
        match item {
            Item::Fill { path, paint } => {
                let Some(path) = outline(path) else { return };
                pixmap.fill_path(&path, &filled(paint, ink), FillRule::Winding, at, None);
            }
            Item::Stroke { path, color, width } => {
                let Some(path) = outline(path) else { return };
                let stroke = Stroke { width: *width, line_join: LineJoin::Round, ..Stroke::default() };
                pixmap.stroke_path(&path, &filled(&Paint::Solid(*color), ink), &stroke, at, None);
            }
            Item::Use { symbol, place, ink: own } => {
                for item in self.symbols.items(*symbol) {
                    self.item(item, at.pre_concat(matrix(*place)), *own, pixmap);
                }
            }
        }
    }
}

fn matrix(place: Place) -> Transform {
    let [a, b, c, d, e, f] = place.matrix();
    Transform::from_row(a, b, c, d, e, f)
}

fn outline(path: &Path) -> Option<tiny_skia::Path> {
    let mut builder = PathBuilder::new();
    for segment in &path.0 {
        match *segment {
            Segment::Move((x, y)) => builder.move_to(x, y),
            Segment::Line((x, y)) => builder.line_to(x, y),
            Segment::Quad((a, b), (x, y)) => builder.quad_to(a, b, x, y),
            Segment::Cubic((a, b), (c, d), (x, y)) => builder.cubic_to(a, b, c, d, x, y),
            Segment::Close => builder.close(),
        }
    }
    builder.finish()
}

fn filled(paint: &Paint, ink: Color) -> tiny_skia::Paint<'static> {
    let shader = match paint {
        Paint::Solid(color) => Shader::SolidColor(color_of(*color)),
        Paint::Ink => Shader::SolidColor(color_of(ink)),
        Paint::Linear { from, to, stops } => {
            let stops: Vec<_> = stops.iter().map(|(at, color)| GradientStop::new(*at, color_of(*color))).collect();
            let (from, to) = (Point::from_xy(from.0, from.1), Point::from_xy(to.0, to.1));
            LinearGradient::new(from, to, stops, SpreadMode::Pad, Transform::identity())
                .unwrap_or(Shader::SolidColor(color_of(ink)))
        }
    };
    tiny_skia::Paint { shader, anti_alias: true, ..tiny_skia::Paint::default() }
}

fn color_of(Color(r, g, b, a): Color) -> tiny_skia::Color {
    tiny_skia::Color::from_rgba8(r, g, b, a)
}
