use super::{option_name, powers, reading_name};
use variants::{Game, NAMES};
use words::Language;

#[test]
fn every_reading_has_a_name_in_every_language() {
    for game in NAMES.iter().filter_map(|name| Game::named(name)) {
        for option in game.options() {
            for language in [Language::Italian, Language::English, Language::Japanese] {
                assert!(!option_name(option, language).starts_with("option-"), "{} {}", game.id(), option.name);
                for reading in &option.readings {
                    let name = reading_name(option, reading, language);
                    assert!(!name.starts_with("reading-"), "{} {} {reading}", game.id(), option.name);
                }
            }
        }
    }
}

#[test]
fn every_power_is_explained_in_every_language() {
    for game in NAMES.iter().filter_map(|name| Game::named(name)) {
        for (word, told) in game.power_words() {
            assert!(game.kinds().iter().any(|kind| kind.moves.contains(word)), "{}: {word}", game.id());
            for language in [Language::Italian, Language::English, Language::Japanese] {
                assert_ne!(language.text(&told), told, "{}", game.id());
                assert!(language.known_text(&format!("power-{word}"), []).is_some(), "{}: {word}", game.id());
            }
        }
    }
}

/// A piece's powers stand beside it in words, with the numbers that the explanations speak of.
#[test]
fn powers_are_named_in_words() {
    let named = |game: &str, id: &str| {
        let game = Game::named(game).unwrap();
        powers(game.kinds().iter().find(|kind| kind.id == id).unwrap(), Language::Italian)
    };
    assert_eq!(named("chu", "+O"), "mossa del leone");
    assert_eq!(named("ko", "+TC"), "passi contati (5)");
}
