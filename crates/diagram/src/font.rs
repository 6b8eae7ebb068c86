//! The fonts shipped with the program, and the outlines of their letters.

use crate::scene::{Path, Segment};
use crate::svg;
use std::io::Read;
use std::sync::OnceLock;
use ttf_parser::{Face, OutlineBuilder};

/// Every font has a thousand units to its em.
pub(crate) const EM: f32 = 1000.0;

/// How far the middle of a kanji lies above the baseline, in units.
pub(crate) const KANJI_MIDDLE: f32 = 380.0;

/// What stands for a character that the font lacks: the geta (下駄), as printers set it for a sort they do not have.
pub(crate) const GETA: char = '〓';

/// A font of the pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Font {
    /// For texts: Latin, kana and all kanji of Shift_JIS.
    Text,
    /// Those down to [`Font::Klee`] hold what stands on pieces and no more.
    Mincho,
    MinchoBold,
    Syuku,
    Boku,
    Mai,
    Klee,
    /// For certificates: what they say, numbers and kana.
    Brush,
}

/// A letter: its outline in font units with y downwards from the baseline, and how far it moves the pen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Glyph {
    pub(crate) path: Path,
    pub(crate) advance: f32,
}

impl Font {
    fn face(self) -> &'static Face<'static> {
        static FACES: [OnceLock<Face<'static>>; 8] = [const { OnceLock::new() }; 8];
        let parse = || Face::parse(self.bytes(), 0).expect("the fonts shipped are whole: tests read them all");
        FACES[self as usize].get_or_init(parse)
    }

    fn bytes(self) -> &'static [u8] {
        match self {
            Font::Text => text_bytes(),
            Font::Mincho => include_bytes!("../fonts/mincho-pieces.ttf"),
            Font::MinchoBold => include_bytes!("../fonts/mincho-bold.ttf"),
            Font::Syuku => include_bytes!("../fonts/syuku.ttf"),
            Font::Boku => include_bytes!("../fonts/boku.ttf"),
            Font::Mai => include_bytes!("../fonts/mai.ttf"),
            Font::Klee => include_bytes!("../fonts/klee.ttf"),
            Font::Brush => include_bytes!("../fonts/brush.ttf"),
        }
    }

    /// Whether it has this character.
    pub(crate) fn has(self, c: char) -> bool {
        matches!(c, '☗' | '☖') || self.face().glyph_index(c).is_some()
    }

    /// How far a character moves the pen, in units.
    pub(crate) fn advance(self, c: char) -> f32 {
        if matches!(c, '☗' | '☖') {
            return EM;
        }
        let face = self.face();
        let id = face.glyph_index(c).or_else(|| face.glyph_index(GETA));
        id.and_then(|id| face.glyph_hor_advance(id)).map_or(EM, f32::from)
    }

    /// The letter for a character; the [geta](GETA) if the font has none.
    pub(crate) fn glyph(self, c: char) -> Glyph {
        if let Some(path) = own(c) {
            return Glyph { path, advance: EM };
        }
        let face = self.face();
        let Some(id) = face.glyph_index(c).or_else(|| face.glyph_index(GETA)) else { return Glyph::default() };
        let mut pen = Pen::default();
        face.outline_glyph(id, &mut pen);
        Glyph { path: pen.0, advance: self.advance(c) }
    }
}

/// A character of the text font as the data of an SVG path: a thousand units wide if it is a kanji, standing on the line at 0. `None` if the
/// font lacks it.
///
/// ```
/// assert!(diagram::letter('歩').unwrap().starts_with('M'));
/// assert_eq!(diagram::letter('Č'), None);
/// ```
pub fn letter(c: char) -> Option<String> {
    Font::Text.has(c).then(|| svg::data(&Font::Text.glyph(c).path))
}

/// The text font is packed: unpacked, it is as large as the rest of the program's data.
fn text_bytes() -> &'static [u8] {
    static BYTES: OnceLock<Vec<u8>> = OnceLock::new();
    BYTES.get_or_init(|| {
        let mut bytes = Vec::new();
        let packed: &[u8] = include_bytes!("../fonts/mincho.ttf.gz");
        flate2::read::GzDecoder::new(packed).read_to_end(&mut bytes).expect("the fonts shipped are whole");
        bytes
    })
}

/// The players' marks ☗ and ☖, which few fonts have.
fn own(c: char) -> Option<Path> {
    let outer = [(500.0, -840.0), (790.0, -640.0), (890.0, 60.0), (110.0, 60.0), (210.0, -640.0)];
    let inner = [(500.0, -782.0), (259.0, -616.0), (170.0, 8.0), (830.0, 8.0), (741.0, -616.0)];
    match c {
        '☗' => Some(Path::polygon(outer)),
        '☖' => {
            let mut path = Path::polygon(outer);
            path.0.extend(Path::polygon(inner).0);
            Some(path)
        }
        _ => None,
    }
}

#[derive(Default)]
struct Pen(Path);

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.0.push(Segment::Move((x, -y)));
    }
    fn line_to(&mut self, x: f32, y: f32) {
        self.0.0.push(Segment::Line((x, -y)));
    }
    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.0.0.push(Segment::Quad((x1, -y1), (x, -y)));
    }
    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.0.0.push(Segment::Cubic((x1, -y1), (x2, -y2), (x, -y)));
    }
    fn close(&mut self) {
        self.0.0.push(Segment::Close);
    }
}

#[cfg(test)]
mod tests;
