use super::{KingPiece, KingSet, king_glyphs, king_of};
use crate::ritual::Role;
use shogi::Color;

// EQUIP-04: by seniority, not by colour.
#[test]
fn the_senior_has_osho() {
    for color in Color::ALL {
        assert_eq!(king_glyphs(Some(color))[color.index()], '王');
        assert_eq!(king_glyphs(Some(color))[(!color).index()], '玉');
    }
    assert_eq!(king_glyphs(None), ['玉', '王']);
}

// ETIQ-12
#[test]
fn the_kings_of_a_set() {
    let kings = |set| Role::ALL.map(|role| king_of(role, set));
    assert_eq!(kings(KingSet::OshoGyokusho), [KingPiece::Osho, KingPiece::Gyokusho]);
    assert_eq!(kings(KingSet::TwoGyokusho), [KingPiece::GyokushoWithStyle, KingPiece::GyokushoWithSignature]);
}
