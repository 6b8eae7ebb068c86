//! The words of a page for who looks for them, copies them or has them read: letters are drawn as outlines, so the same text lies
//! unseen upon them, in a font that has no shapes and gives each code the character that it is.

use crate::scene::Point;
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, TextRenderingMode, UnicodeCmap};
use pdf_writer::{Content, Name, Pdf, Rect, Ref, Str};
use std::collections::BTreeSet;

/// A line of text where it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Said {
    pub(crate) text: String,
    /// Where its baseline begins.
    pub(crate) at: Point,
    pub(crate) size: f32,
    pub(crate) width: f32,
}

/// What the font is called among the resources of a page.
pub(super) const FONT: Name<'static> = Name(b"said");
const BASE: Name<'static> = Name(b"MiyakoSaid");
/// What a character is wide, in thousandths of its size, before lines are stretched to what is drawn.
const ADVANCE: f32 = 1000.0;

/// The objects of the font: itself, its characters, what is known of it, and what its codes mean.
pub(super) type Parts = [Ref; 4];

/// Writes the font with every character that is said.
pub(super) fn font([font, characters, descriptor, meaning]: Parts, said: &[Vec<Said>], pdf: &mut Pdf) {
    let system = || SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };
    let mut own = pdf.type0_font(font);
    own.base_font(BASE).encoding_predefined(Name(b"Identity-H")).descendant_font(characters).to_unicode(meaning);
    drop(own);
    let mut own = pdf.cid_font(characters);
    own.subtype(CidFontType::Type2).base_font(BASE).system_info(system()).font_descriptor(descriptor);
    own.default_width(ADVANCE).cid_to_gid_map_predefined(Name(b"Identity"));
    drop(own);
    let mut own = pdf.font_descriptor(descriptor);
    own.name(BASE).flags(FontFlags::SYMBOLIC).bbox(Rect::new(0.0, -200.0, ADVANCE, 800.0));
    own.italic_angle(0.0).ascent(800.0).descent(-200.0).cap_height(700.0).stem_v(80.0);
    drop(own);
    let mut codes = UnicodeCmap::<u16>::new(Name(b"MiyakoSaidCodes"), system());
    let used: BTreeSet<char> = said.iter().flatten().flat_map(|line| line.text.chars()).collect();
    for (code, c) in used.into_iter().filter_map(|c| Some((code(c)?, c))) {
        codes.pair(code, c);
    }
    pdf.cmap(meaning, &codes.finish());
}

/// Lays lines upon what is drawn of them, where y goes downwards.
pub(super) fn lay(lines: &[Said], content: &mut Content) {
    for Said { text, at: (x, y), size, width } in lines {
        let codes: Vec<u16> = text.chars().filter_map(code).collect();
        let own = codes.len() as f32 * size;
        if own <= 0.0 {
            continue;
        }
        let bytes: Vec<u8> = codes.into_iter().flat_map(u16::to_be_bytes).collect();
        content.begin_text().set_font(FONT, *size).set_text_rendering_mode(TextRenderingMode::Invisible);
        content
            .set_horizontal_scaling((width / own * 1000.0).round() / 10.0)
            .set_text_matrix([1.0, 0.0, 0.0, -1.0, *x, *y]);
        content.show(Str(&bytes)).end_text();
    }
}

/// The code of a character: itself. Those beyond the first plane stay unsaid.
fn code(c: char) -> Option<u16> {
    u16::try_from(u32::from(c)).ok()
}
