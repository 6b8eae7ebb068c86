//! SVG.

use crate::positions::{game, mate};
use diagram::{Coordinates, Natural, Picture, Style};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use shogi::Setup;

/// What is drawn is kept in a file, to be looked at when it changes: `MIYAKO_ACCEPT=1` writes it anew.
#[test]
fn a_mate_problem_is_drawn_as_before() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/mate.svg");
    let drawn = mate().svg();
    if std::env::var_os("MIYAKO_ACCEPT").is_some() {
        std::fs::write(path, &drawn).unwrap();
    }
    let kept = std::fs::read_to_string(path).unwrap();
    assert!(drawn == kept, "the picture has changed: look at it, and accept it with MIYAKO_ACCEPT=1");
}

#[test]
fn letters_are_outlines() {
    for style in [Style::Natural(Natural::default()), mate().style] {
        let svg = Picture { style, ..game() }.svg();
        assert!(!svg.contains("<text") && !svg.contains("font"), "text needs fonts");
    }
}

#[test]
fn the_title_is_told_and_escaped() {
    let svg = game().svg();
    let title = svg.lines().find(|line| line.starts_with("<title>")).unwrap();
    assert!(title.starts_with("<title>第5局 &lt;1 &amp; 2&gt;: l6nl/"), "{title}");
}

/// XML has no place for some characters, however they are written.
#[test]
fn what_xml_forbids_is_left_out() {
    let forbidden: Vec<char> =
        ('\0'..'\u{20}').filter(|c| !"\t\n\r".contains(*c)).chain(['\u{fffe}', '\u{ffff}']).collect();
    let all: String = forbidden.iter().collect();
    let names = [all.clone(), format!("a{all}")];
    for style in [Style::Natural(Natural::default()), mate().style] {
        let svg =
            Picture { style, title: format!("x{all}y"), caption: all.clone(), names: names.clone(), ..game() }.svg();
        assert!(!svg.contains(|c| c != '\n' && forbidden.contains(&c)), "{svg}");
        assert!(svg.contains("<title>x"), "{svg}");
    }
}

/// Every part that is used is there, and every element is closed.
#[test]
fn references_lead_somewhere() {
    for style in [Style::Natural(Natural::default()), mate().style] {
        let svg = Picture { style, ..game() }.svg();
        for reference in svg.split("href=\"#").skip(1).chain(svg.split("url(#").skip(1)) {
            let id = reference.split(['"', ')']).next().unwrap();
            assert!(svg.contains(&format!("id=\"{id}\"")), "{id}");
        }
        let count = |part: &str| svg.matches(part).count();
        assert_eq!(count("<g ") + count("<g>"), count("</g>"));
        assert_eq!(count("<"), count(">"));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]

    /// No text and no arrangement is too odd to be drawn, and none leaves its place in the file.
    #[test]
    fn anything_can_be_drawn(title in "\\PC{0,60}", name in "\\PC{0,60}", flip: bool, pieces in 0_usize..81) {
        let mut setup = Setup::EMPTY;
        let even = Setup::even();
        for (index, square) in setup.board.iter_mut().enumerate() {
            *square = even.board[(index * pieces) % 81];
        }
        let names = [name.clone(), name];
        let picture = Picture { title, names, flip, coordinates: Coordinates::Letters, ..Picture::new(setup) };
        let svg = picture.svg();
        prop_assert_eq!(svg.matches('<').count(), svg.matches('>').count());
        prop_assert_eq!(svg.matches("<title>").count(), 1);
    }
}
