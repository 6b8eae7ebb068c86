//! Pages as PDF. Every symbol is written once; letters are outlines, below which a book has its words as text.

mod said;

pub(crate) use said::Said;

use crate::scene::{BLACK, Color, Item, Paint, Path, Segment, SymbolId, Symbols};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::{Content, Filter, Name, Pdf, Rect, Ref, TextStr};
use std::collections::BTreeMap;
use std::io::Write;

/// Points to a tenth of a millimetre.
const POINTS: f32 = 72.0 / 254.0;

/// The pages as a file. Sizes are in tenths of a millimetre.
pub(crate) fn write(title: &str, size: (f32, f32), pages: &[Vec<Item>], symbols: &Symbols) -> Vec<u8> {
    write_at(1.0, title, size, pages, symbols)
}

/// The same on paper that is so many times as wide and as high.
pub(crate) fn write_at(scale: f32, title: &str, size: (f32, f32), pages: &[Vec<Item>], symbols: &Symbols) -> Vec<u8> {
    write_with(POINTS * scale, title, size, pages, symbols, (&[], &[]))
}

/// The same with a list of its chapters, each with the page on which it begins, counted from 0, and with what is said on each page.
pub(crate) fn write_book(
    title: &str,
    size: (f32, f32),
    pages: &[Vec<Item>],
    symbols: &Symbols,
    (chapters, said): (&[(&str, usize)], &[Vec<Said>]),
) -> Vec<u8> {
    write_with(POINTS, title, size, pages, symbols, (chapters, said))
}

fn write_with(
    unit: f32,
    title: &str,
    size: (f32, f32),
    pages: &[Vec<Item>],
    symbols: &Symbols,
    (chapters, said): (&[(&str, usize)], &[Vec<Said>]),
) -> Vec<u8> {
    let mut numbers = (1..).map(Ref::new);
    let mut next = || numbers.next().expect("there are more numbers than a file has parts");
    let (catalog, tree, info, resources) = (next(), next(), next(), next());
    let forms: Vec<Ref> = symbols.all().map(|_| next()).collect();
    let places: Vec<(Ref, Ref)> = pages.iter().map(|_| (next(), next())).collect();
    let mut pdf = Pdf::new();
    let outline = (!chapters.is_empty()).then(&mut next);
    let marks: Vec<Ref> = chapters.iter().map(|_| next()).collect();
    let words = (!said.is_empty()).then(|| [next(), next(), next(), next()]);
    if let Some(words) = words {
        said::font(words, said, &mut pdf);
    }
    let mut root = pdf.catalog(catalog);
    root.pages(tree);
    if let Some(outline) = outline {
        root.outlines(outline);
    }
    drop(root);
    if let (Some(outline), Some(first), Some(last)) = (outline, marks.first(), marks.last()) {
        let count = i32::try_from(marks.len()).unwrap_or(i32::MAX);
        pdf.outline(outline).first(*first).last(*last).count(count);
        for (index, ((chapter, page), mark)) in chapters.iter().zip(&marks).enumerate() {
            let mut item = pdf.outline_item(*mark);
            item.title(TextStr(chapter)).parent(outline);
            if let Some(before) = index.checked_sub(1) {
                item.prev(marks[before]);
            }
            if let Some(next) = marks.get(index + 1) {
                item.next(*next);
            }
            item.dest().page(places[*page].0).fit();
        }
    }
    pdf.document_info(info).title(TextStr(title)).producer(TextStr("Miyako"));
    let count = i32::try_from(pages.len()).unwrap_or(i32::MAX);
    pdf.pages(tree).kids(places.iter().map(|(page, _)| *page)).count(count);
    let mut veils = Veils::default();
    for ((_, items), form) in symbols.all().zip(&forms) {
        let data = packed(&content(items, &mut veils));
        let mut object = pdf.form_xobject(*form, &data);
        object.filter(Filter::FlateDecode);
        object.bbox(Rect::new(-9e3, -9e3, 9e3, 9e3));
        object.pair(Name(b"Resources"), resources);
    }
    let (width, height) = (size.0 * unit, size.1 * unit);
    for (index, (items, (page, contents))) in pages.iter().zip(&places).enumerate() {
        let lines = said.get(index).map_or(&[][..], Vec::as_slice);
        let drawn = page_content(items, lines, (unit, height), &mut veils);
        pdf.stream(*contents, &packed(&drawn)).filter(Filter::FlateDecode);
        let mut object = pdf.page(*page);
        object.parent(tree).media_box(Rect::new(0.0, 0.0, width, height)).contents(*contents);
        object.pair(Name(b"Resources"), resources);
    }
    let mut shared = pdf.indirect(resources).start::<pdf_writer::writers::Resources<'_>>();
    let mut objects = shared.x_objects();
    for ((id, _), form) in symbols.all().zip(&forms) {
        objects.pair(Name(name(id).as_bytes()), *form);
    }
    drop(objects);
    if let Some([font, ..]) = words {
        shared.fonts().pair(said::FONT, font);
    }
    let mut states = shared.ext_g_states();
    for (opacity, veil) in &veils.0 {
        let share = f32::from(*opacity) / 255.0;
        let mut state = states.insert(Name(veil.as_bytes())).start::<pdf_writer::writers::ExtGraphicsState<'_>>();
        state.non_stroking_alpha(share).stroking_alpha(share);
    }
    drop(states);
    drop(shared);
    pdf.finish()
}

/// What graphics state makes things this opaque.
#[derive(Default)]
struct Veils(BTreeMap<u8, String>);

impl Veils {
    fn name(&mut self, opacity: u8) -> &str {
        self.0.entry(opacity).or_insert_with(|| format!("v{opacity}"))
    }
}

fn name(SymbolId(number): SymbolId) -> String {
    format!("s{number}")
}

fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    // Writing to memory cannot fail.
    encoder.write_all(bytes).and_then(|()| encoder.finish()).unwrap_or_default()
}

/// The operators that draw these items on a page of this height, its points to a unit given; y is turned upwards.
fn page_content(items: &[Item], said: &[Said], (unit, height): (f32, f32), veils: &mut Veils) -> Vec<u8> {
    let mut content = Content::new();
    content.transform([unit, 0.0, 0.0, -unit, 0.0, height]);
    draw(items, &mut content, veils);
    said::lay(said, &mut content);
    content.finish().into_vec()
}

/// The operators that draw the items of a symbol.
fn content(items: &[Item], veils: &mut Veils) -> Vec<u8> {
    let mut content = Content::new();
    draw(items, &mut content, veils);
    content.finish().into_vec()
}

fn draw(items: &[Item], content: &mut Content, veils: &mut Veils) {
    for item in items {
        match item {
            Item::Group(items) => draw(items, content, veils),
            Item::Fill { path, paint } => {
                content.save_state();
                match paint {
                    // The colour is the one set where the symbol is used.
                    Paint::Ink => {}
                    Paint::Solid(color) => fill_with(*color, content, veils),
                    // Sheets are in print, which has no such colours; a mean one would do.
                    Paint::Linear { stops, .. } => {
                        let ends = (stops.first(), stops.last());
                        let mean = if let (Some(a), Some(b)) = ends { a.1.towards(b.1, 0.5) } else { BLACK };
                        fill_with(mean, content, veils);
                    }
                }
                trace(path, content);
                content.fill_nonzero().restore_state();
            }
            Item::Stroke { path, color, width } => {
                content.save_state();
                let [r, g, b] = parts(*color);
                content.set_stroke_rgb(r, g, b).set_line_width(*width);
                veil(*color, content, veils);
                trace(path, content);
                content.stroke().restore_state();
            }
            Item::Use { symbol, place, ink } => {
                content.save_state();
                fill_with(*ink, content, veils);
                content.transform(place.matrix()).x_object(Name(name(*symbol).as_bytes()));
                content.restore_state();
            }
        }
    }
}

fn fill_with(color: Color, content: &mut Content, veils: &mut Veils) {
    let [r, g, b] = parts(color);
    content.set_fill_rgb(r, g, b);
    veil(color, content, veils);
}

fn veil(Color(.., opacity): Color, content: &mut Content, veils: &mut Veils) {
    if opacity < 255 {
        content.set_parameters(Name(veils.name(opacity).as_bytes()));
    }
}

fn parts(Color(r, g, b, _): Color) -> [f32; 3] {
    // Three decimals are more than a screen has.
    [r, g, b].map(|part| (f32::from(part) / 255.0 * 1000.0).round() / 1000.0)
}

fn trace(path: &Path, content: &mut Content) {
    let short = |(x, y): (f32, f32)| ((x * 100.0).round() / 100.0, (y * 100.0).round() / 100.0);
    let mut at = (0.0, 0.0);
    for segment in &path.0 {
        match segment.map(short) {
            Segment::Move(to) => {
                content.move_to(to.0, to.1);
                at = to;
            }
            Segment::Line(to) => {
                content.line_to(to.0, to.1);
                at = to;
            }
            Segment::Quad(by, to) => {
                // PDF has cubic curves only; this is the same one.
                let towards =
                    |end: (f32, f32)| (end.0 + (by.0 - end.0) * 2.0 / 3.0, end.1 + (by.1 - end.1) * 2.0 / 3.0);
                let (a, b) = (short(towards(at)), short(towards(to)));
                content.cubic_to(a.0, a.1, b.0, b.1, to.0, to.1);
                at = to;
            }
            Segment::Cubic(a, b, to) => {
                content.cubic_to(a.0, a.1, b.0, b.1, to.0, to.1);
                at = to;
            }
            Segment::Close => {
                content.close_path();
            }
        }
    }
}
