//! Scenes as SVG. Letters are outlines, not text: a machine without Japanese fonts shows them all the same.

use crate::scene::{Color, Item, Paint, Path, Place, Scene, Segment, Symbols};
use std::fmt::Write;

/// The scene as a file of its own.
pub(crate) fn write(scene: &Scene) -> String {
    let mut svg = Svg::begin(scene);
    svg.symbols(&scene.symbols);
    for item in &scene.items {
        svg.item(item);
    }
    svg.end()
}

/// The scene as a file that fills whatever room it is given.
pub(crate) fn stretched(scene: &Scene) -> String {
    write(scene).replacen("<svg ", "<svg preserveAspectRatio=\"none\" ", 1)
}

/// An SVG being written.
pub(crate) struct Svg {
    text: String,
    gradients: usize,
    /// What its names begin with: those of a sprite are to differ from all others of the page.
    prefix: &'static str,
}

/// Scenes as the symbols of a sprite, each under a name; all are as large and share what they are drawn with. It stands in a page.
pub(crate) fn sprite(symbols: &Symbols, (width, height): (f32, f32), named: &[(String, Vec<Item>)]) -> String {
    let mut svg = Svg { text: String::new(), gradients: 0, prefix: "worn-" };
    svg.text.push_str("<svg xmlns=\"http://www.w3.org/2000/svg\">\n");
    svg.symbols(symbols);
    for (name, items) in named {
        let (width, height) = (number(width), number(height));
        let _ = writeln!(svg.text, "<symbol id=\"{name}\" viewBox=\"0 0 {width} {height}\" overflow=\"visible\">");
        items.iter().for_each(|item| svg.item(item));
        svg.text.push_str("</symbol>\n");
    }
    svg.end()
}

impl Svg {
    pub(crate) fn begin(scene: &Scene) -> Svg {
        let (width, height) = (number(scene.width), number(scene.height));
        let description = escape(&scene.description);
        let text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
             height=\"{height}\" role=\"img\">\n<title>{description}</title>\n"
        );
        Svg { text, gradients: 0, prefix: "" }
    }

    pub(crate) fn symbols(&mut self, symbols: &Symbols) {
        self.text.push_str("<defs>\n");
        for (id, items) in symbols.all() {
            let _ = writeln!(self.text, "<g id=\"{}s{}\">", self.prefix, id.0);
            items.iter().for_each(|item| self.item(item));
            self.text.push_str("</g>\n");
        }
        self.text.push_str("</defs>\n");
    }

    pub(crate) fn item(&mut self, item: &Item) {
        self.item_with(item, "", "");
    }

    /// Writes an item with attributes of its own, and with what stands within its element.
    pub(crate) fn item_with(&mut self, item: &Item, own: &str, inside: &str) {
        let attributes = match item {
            Item::Group(items) => {
                let _ = writeln!(self.text, "<g{own}>{inside}");
                items.iter().for_each(|item| self.item(item));
                self.text.push_str("</g>\n");
                return;
            }
            Item::Fill { path, paint } => {
                let paint = self.paint(paint);
                format!("path d=\"{}\"{paint}", data(path))
            }
            Item::Stroke { path, color, width } => format!(
                "path d=\"{}\" fill=\"none\"{} stroke-width=\"{}\" stroke-linejoin=\"round\"",
                data(path),
                colored("stroke", *color),
                number(*width)
            ),
            Item::Use { symbol, place, ink } => {
                let ink = if *ink == crate::scene::BLACK { String::new() } else { colored("color", *ink) };
                format!("use href=\"#{}s{}\"{}{ink}", self.prefix, symbol.0, transform(*place))
            }
        };
        let name = attributes.split(' ').next().unwrap_or_default();
        let _ = if inside.is_empty() {
            writeln!(self.text, "<{attributes}{own}/>")
        } else {
            writeln!(self.text, "<{attributes}{own}>{inside}</{name}>")
        };
    }

    fn paint(&mut self, paint: &Paint) -> String {
        let (from, to, stops) = match paint {
            Paint::Solid(color) => return colored("fill", *color),
            Paint::Ink => return " fill=\"currentColor\"".to_owned(),
            Paint::Linear { from, to, stops } => (from, to, stops),
        };
        let [x1, y1, x2, y2] = [from.0, from.1, to.0, to.1].map(number);
        let id = format!("{}p{}", self.prefix, self.gradients);
        self.gradients += 1;
        let _ = write!(
            self.text,
            "<linearGradient id=\"{id}\" gradientUnits=\"userSpaceOnUse\" x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\">"
        );
        for (at, color) in stops {
            let _ = write!(self.text, "<stop offset=\"{}\"{}/>", number(*at), colored("stop-color", *color));
        }
        self.text.push_str("</linearGradient>\n");
        format!(" fill=\"url(#{id})\"")
    }

    pub(crate) fn end(mut self) -> String {
        self.text.push_str("</svg>\n");
        self.text
    }
}

/// The attribute of this name, and how opaque it is where it is not.
fn colored(name: &str, Color(r, g, b, opacity): Color) -> String {
    let mut text = format!(" {name}=\"#{r:02x}{g:02x}{b:02x}\"");
    if opacity < 255 {
        let name = if name == "stop-color" { "stop" } else { name };
        let name = if name == "color" { "" } else { name };
        let dash = if name.is_empty() { "" } else { "-" };
        let _ = write!(text, " {name}{dash}opacity=\"{}\"", number(f32::from(opacity) / 255.0));
    }
    text
}

fn transform(place: Place) -> String {
    let mut parts = Vec::new();
    if (place.x, place.y) != (0.0, 0.0) {
        parts.push(format!("translate({} {})", number(place.x), number(place.y)));
    }
    if place.turn != 0.0 {
        parts.push(format!("rotate({})", number(place.turn)));
    }
    if place.scale != 1.0 {
        parts.push(format!("scale({})", precise(place.scale)));
    }
    if parts.is_empty() { String::new() } else { format!(" transform=\"{}\"", parts.join(" ")) }
}

pub(crate) fn data(path: &Path) -> String {
    let mut text = String::new();
    for segment in &path.0 {
        let (letter, points): (char, &[_]) = match segment {
            Segment::Move(a) => ('M', &[*a]),
            Segment::Line(a) => ('L', &[*a]),
            Segment::Quad(a, b) => ('Q', &[*a, *b]),
            Segment::Cubic(a, b, c) => ('C', &[*a, *b, *c]),
            Segment::Close => ('Z', &[]),
        };
        text.push(letter);
        for (index, value) in points.iter().flat_map(|(x, y)| [*x, *y]).enumerate() {
            if index > 0 {
                text.push(' ');
            }
            write_short(&mut text, value, 2);
        }
    }
    text
}

/// A number with two decimals at most: a hundredth of a unit is never seen.
pub(crate) fn number(value: f32) -> String {
    short(value, 2)
}

/// A number with four decimals at most, for scales.
fn precise(value: f32) -> String {
    short(value, 4)
}

fn short(value: f32, decimals: u32) -> String {
    let mut text = String::new();
    write_short(&mut text, value, decimals);
    text
}

/// Writes a number with so many decimals at most, none of them a last 0. A picture has tens of thousands: they are written as whole
/// numbers with a point, several times as quickly as numbers with a point are.
fn write_short(text: &mut String, value: f32, decimals: u32) {
    let unit = 10_u64.pow(decimals);
    let steps = (f64::from(value) * unit as f64).round();
    // Not -0.
    if steps < 0.0 {
        text.push('-');
    }
    let steps = steps.abs() as u64;
    let _ = write!(text, "{}", steps / unit);
    let mut rest = steps % unit;
    if rest > 0 {
        text.push('.');
    }
    let mut place = unit / 10;
    while rest > 0 {
        text.push(char::from(b'0' + (rest / place) as u8));
        rest %= place;
        place = (place / 10).max(1);
    }
}

fn escape(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    text.replace(|c: char| c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}'), " ")
}
