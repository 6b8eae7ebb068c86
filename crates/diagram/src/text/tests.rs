use super::*;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

const PLAIN: Type = Type { font: Font::Text, size: 50.0, ink: crate::scene::BLACK };

#[test]
fn a_text_is_divided_for_setting_it_downwards() {
    let upright = |text: &str| Cell::Upright(text.to_owned());
    let turned = |text: &str| Cell::Turned(text.to_owned());
    assert_eq!(cells("羽生"), [upright("羽"), upright("生")]);
    assert_eq!(cells("Bruno Rossi"), [turned("Bruno Rossi")]);
    assert_eq!(cells("第12局"), [upright("第"), upright("12"), upright("局")]);
    assert_eq!(cells("2026年"), [turned("2026"), upright("年")]);
    assert_eq!(cells("☗ Anna 初段"), [upright("☗"), turned("Anna"), upright("初"), upright("段")]);
    assert_eq!(cells(""), []);
}

#[test]
fn long_texts_shrink_and_are_then_cut() {
    let (style, text) = PLAIN.fitted("abc", 1000.0);
    assert_eq!((style.size, text.as_str()), (50.0, "abc"));
    let (style, text) = PLAIN.fitted("abcdefghij", PLAIN.width("abcdefghij") * 0.75);
    assert_eq!((style.size, text.as_str()), (37.5, "abcdefghij"));
    let (style, text) = PLAIN.fitted(&"字".repeat(30), 500.0);
    assert_eq!((style.size, text.chars().count(), text.ends_with('…')), (25.0, 20, true));
    let (_, text) = PLAIN.fitted(&"字".repeat(100_000), 1e9);
    assert_eq!(text.chars().count(), LONGEST);
}

#[test]
fn says_what_the_font_lacks() {
    assert_eq!(missing("羽生善治, Kōji"), []);
    assert_eq!(missing("Č🎉Č\n"), ['Č', '🎉']);
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever a text holds, it fits the room it is given, or is the shortest there is.
    #[test]
    fn a_fitted_text_fits(text in "\\PC{0,40}", room in 30.0_f32..2000.0) {
        let (style, fitted) = PLAIN.fitted(&text, room);
        prop_assert!(style.width(&fitted) <= room * 1.01 || fitted == "…" || fitted.is_empty(), "{fitted}");
    }
}
