//! PNG.

use crate::positions::{game, mate};
use diagram::{Faces, Lettering, Natural, Picture, Set, Style};

/// The width and height that a PNG says it has.
fn size(png: &[u8]) -> (u32, u32) {
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

/// FNV-1a, so that a test can tell a picture from another.
fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

#[test]
fn a_picture_is_as_wide_as_asked() {
    let (width, height) = size(&game().png(700).unwrap());
    assert_eq!(width, 700);
    assert!((700..800).contains(&height), "{height}");
}

#[test]
fn the_same_picture_is_the_same_bytes() {
    let natural = Picture { style: Style::Natural(Natural::default()), ..game() };
    for picture in [mate(), game(), natural] {
        assert_eq!(picture.png(320), picture.clone().png(320));
        assert_eq!(picture.svg(), picture.clone().svg());
    }
}

#[test]
fn every_lettering_makes_another_picture() {
    let mut seen = Vec::new();
    for lettering in Lettering::ALL {
        for faces in Faces::ALL {
            let set = Set { lettering: *lettering, faces: *faces, ..Set::default() };
            let style = Style::Natural(Natural { set, ..Natural::default() });
            let print = fingerprint(&Picture { style, ..game() }.png(300).unwrap());
            // Latin letters and figures are the same whatever is written.
            if !matches!(lettering, Lettering::Letters | Lettering::Lettere | Lettering::Chess) || *faces == Faces::Two
            {
                assert!(!seen.contains(&print), "{lettering:?} {faces:?}");
            }
            seen.push(print);
        }
    }
}

/// What is marked, and who sits below, shows.
#[test]
fn every_choice_shows() {
    let plain = game();
    let print = |picture: &Picture| fingerprint(&picture.png(300).unwrap());
    let own = print(&plain);
    assert_ne!(print(&Picture { marked: Vec::new(), ..plain.clone() }), own);
    assert_ne!(print(&Picture { flip: true, ..plain.clone() }), own);
    assert_ne!(print(&Picture { title: String::new(), ..plain.clone() }), own);
    assert_ne!(print(&Picture { senior: Some(shogi::Color::White), ..plain.clone() }), own);
}
