use super::*;
use crate::face::{Faces, Lettering, characters};
use shogi::{Color, Piece, PieceKind};

const ALL: [Font; 8] =
    [Font::Text, Font::Mincho, Font::MinchoBold, Font::Syuku, Font::Boku, Font::Mai, Font::Klee, Font::Brush];

#[test]
fn every_font_is_whole_and_has_a_thousand_units() {
    for font in ALL {
        assert_eq!(font.face().units_per_em(), EM as u16, "{font:?}");
    }
}

#[test]
fn every_piece_can_be_lettered_in_every_style() {
    for lettering in Lettering::ALL {
        for (faces, senior) in [(Faces::One, None), (Faces::Two, None), (Faces::Two, Some(Color::Black))] {
            for kind in PieceKind::ALL {
                let text = characters(Piece::new(Color::Black, kind), *lettering, faces, senior);
                for c in text.chars() {
                    assert!(lettering.font().has(c), "{lettering:?} lacks {c} of {text}");
                    assert!(!lettering.font().glyph(c).path.0.is_empty(), "{lettering:?} has no ink for {c}");
                }
            }
        }
    }
}

#[test]
fn bold_print_has_what_print_has() {
    for kind in PieceKind::ALL {
        for faces in Faces::ALL {
            let text = characters(Piece::new(Color::White, kind), Lettering::Mincho, *faces, Some(Color::White));
            assert!(text.chars().all(|c| Font::MinchoBold.has(c)), "{text}");
        }
    }
}

#[test]
fn texts_in_our_languages_can_be_set() {
    let texts = "☗☖▲△０９09azAZàèéìòùÀÈÉìŌōŪū’“”–—…　、。「」〓ぁんァヶー一九十羽生善治藤井聡太髙﨑濵澤邊々〆";
    for c in texts.chars() {
        assert!(Font::Text.has(c), "{c}");
    }
}

#[test]
fn every_kanji_of_the_first_two_levels_is_there() {
    // Rows 16 to 84, each beginning and ending with these.
    for c in "亜腕弌熙".chars() {
        assert!(Font::Text.has(c), "{c}");
    }
    let kanji = ('一'..='龠').filter(|c| Font::Text.has(*c)).count();
    assert!(kanji >= 6355, "{kanji}");
}

#[test]
fn what_is_missing_is_set_as_a_geta() {
    let geta = Font::Text.glyph(GETA);
    assert_eq!(Font::Text.glyph('Č').path, geta.path);
    assert!(!geta.path.0.is_empty());
}
