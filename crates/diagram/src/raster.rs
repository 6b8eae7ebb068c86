//! Scenes as pixels.

use crate::scene::{Color, Item, Paint, Path, Place, Scene, Segment, SymbolId, Symbols};
use png::{ColorType, Compression, Encoder, EncodingError};
use std::collections::HashMap;
use tiny_skia::{
    FillRule, GradientStop, LineJoin, LinearGradient, PathBuilder, Pixmap, PixmapMut, Point, Shader, SpreadMode,
    Stroke, Transform,
};

/// Draws a scene this many pixels wide.
pub(crate) fn draw(scene: &Scene, width: u32) -> Pixmap {
    let canvas = Canvas::new(scene, width);
    let mut pixmap = canvas.empty();
    canvas.draw(&scene.symbols, &scene.items, &mut pixmap);
    pixmap
}

/// The pixels as PNG. Every picture stands on paper: nothing of it can be seen through.
pub(crate) fn encode(pixmap: &Pixmap, packing: Compression) -> Result<Vec<u8>, EncodingError> {
    let opaque: Vec<u8> = pixmap.pixels().iter().flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect();
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, pixmap.width(), pixmap.height());
    encoder.set_color(ColorType::Rgb);
    encoder.set_compression(packing);
    encoder.write_header()?.write_image_data(&opaque)?;
    Ok(bytes)
}

/// The height in pixels of a scene drawn this wide.
pub(crate) fn height(scene: &Scene, width: u32) -> u32 {
    ((width as f32 * scene.height / scene.width).round() as u32).max(1)
}

/// A surface for a scene of a certain size.
#[derive(Clone, Copy)]
pub(crate) struct Canvas {
    width: u32,
    height: u32,
    scale: f32,
}

impl Canvas {
    pub(crate) fn new(scene: &Scene, width: u32) -> Canvas {
        let scale = width as f32 / scene.width;
        Canvas { width, height: height(scene, width), scale }
    }

    /// No pixel drawn: white.
    pub(crate) fn empty(&self) -> Pixmap {
        // Sizes are limited before anything is drawn; no size at all cannot come here.
        let mut pixmap = Pixmap::new(self.width, self.height).expect("a size within the limits");
        pixmap.fill(tiny_skia::Color::WHITE);
        pixmap
    }

    pub(crate) fn draw(self, symbols: &Symbols, items: &[Item], pixmap: &mut Pixmap) {
        let at = Transform::from_scale(self.scale, self.scale);
        items.iter().for_each(|one| item(symbols, one, at, crate::scene::BLACK, &mut pixmap.as_mut()));
    }
}

fn item(symbols: &Symbols, one: &Item, at: Transform, ink: Color, pixmap: &mut PixmapMut<'_>) {
    match one {
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
            let at = at.pre_concat(matrix(*place));
            symbols.items(*symbol).iter().for_each(|one| item(symbols, one, at, *own, pixmap));
        }
        Item::Group(items) => items.iter().for_each(|one| item(symbols, one, at, ink, pixmap)),
    }
}

/// Draws the same symbols again and again: each is drawn once and then copied, to whole pixels.
pub(crate) struct Sprites {
    canvas: Canvas,
    kept: HashMap<(SymbolId, [u32; 2], Color), Sprite>,
}

/// A symbol in pixels, and where its origin lies from its upper left corner.
struct Sprite {
    pixmap: Pixmap,
    origin: (i32, i32),
}

impl Sprites {
    pub(crate) fn new(canvas: Canvas) -> Sprites {
        Sprites { canvas, kept: HashMap::new() }
    }

    pub(crate) fn draw(&mut self, symbols: &Symbols, items: &[Item], pixmap: &mut Pixmap) {
        for one in items {
            match one {
                Item::Group(items) => self.draw(symbols, items, pixmap),
                Item::Use { symbol, place, ink } => {
                    let key = (*symbol, [place.scale.to_bits(), place.turn.to_bits()], *ink);
                    let scale = self.canvas.scale;
                    let sprite = self.kept.entry(key).or_insert_with(|| Sprite::new(symbols, one, *place, scale));
                    let at = |value: f32, origin: i32| (value * scale).round() as i32 - origin;
                    let (x, y) = (at(place.x, sprite.origin.0), at(place.y, sprite.origin.1));
                    let paint = tiny_skia::PixmapPaint::default();
                    pixmap.draw_pixmap(x, y, sprite.pixmap.as_ref(), &paint, Transform::identity(), None);
                }
                Item::Fill { .. } | Item::Stroke { .. } => {
                    self.canvas.draw(symbols, std::slice::from_ref(one), pixmap);
                }
            }
        }
    }
}

impl Sprite {
    fn new(symbols: &Symbols, one: &Item, place: Place, scale: f32) -> Sprite {
        let at = Transform::from_scale(scale, scale).pre_translate(-place.x, -place.y);
        let [left, top, right, bottom] = bounds(symbols, one, at).map(|bound| bound as i32);
        // A symbol that leaves no ink still has a pixel.
        let (width, height) = ((right - left).max(1) as u32, (bottom - top).max(1) as u32);
        let mut pixmap = Pixmap::new(width, height).expect("no symbol is larger than its picture");
        let at = at.post_translate(-left as f32, -top as f32);
        item(symbols, one, at, crate::scene::BLACK, &mut pixmap.as_mut());
        Sprite { pixmap, origin: (-left, -top) }
    }
}

/// The pixels that an item may touch: left, top, right, bottom.
fn bounds(symbols: &Symbols, one: &Item, at: Transform) -> [f32; 4] {
    const NOTHING: [f32; 4] = [f32::MAX, f32::MAX, f32::MIN, f32::MIN];
    let join = |a: [f32; 4], b: [f32; 4]| [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])];
    let of_path = |path: &Path, around: f32| {
        let Some(path) = outline(path).and_then(|path| path.transform(at)) else { return NOTHING };
        let (bounds, around) = (path.bounds(), around * at.sx.hypot(at.ky) + 1.0);
        let [left, top] = [bounds.left(), bounds.top()].map(|bound| (bound - around).floor());
        let [right, bottom] = [bounds.right(), bounds.bottom()].map(|bound| (bound + around).ceil());
        [left, top, right, bottom]
    };
    match one {
        Item::Fill { path, .. } => of_path(path, 0.0),
        Item::Stroke { path, width, .. } => of_path(path, *width),
        Item::Use { symbol, place, .. } => {
            let at = at.pre_concat(matrix(*place));
            symbols.items(*symbol).iter().map(|one| bounds(symbols, one, at)).fold(NOTHING, join)
        }
        Item::Group(items) => items.iter().map(|one| bounds(symbols, one, at)).fold(NOTHING, join),
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
