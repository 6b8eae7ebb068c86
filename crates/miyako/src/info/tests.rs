use super::*;

fn told(topic: &str, json: bool) -> String {
    let topic = topic.parse().unwrap_or_else(|error| panic!("{topic}: {error}"));
    let mut out = Vec::new();
    run(&Args { topic, lang: Some(Language::Italian), json }, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

/// Every word of the glossary is known, as it is written in each column, and so is what its table says of it.
#[test]
fn every_word_of_the_glossary_is_known() {
    for term in glossary::terms() {
        let kanji: Vec<&str> = term.kanji.split(", ").collect();
        let names = [term.word, term.kanji, term.reading, term.english, term.italian];
        for name in names.into_iter().filter(|name| !name.is_empty()) {
            let text = told(&name.replace('`', ""), false);
            // Of pieces and fouls there is more to tell than the glossary does.
            let says = kanji.iter().any(|kanji| text.contains(kanji)) && text.lines().count() > 1
                || text.contains(&term.meaning(Language::Italian));
            assert!(says || PieceName::find(name).is_some(), "{name}: {text}");
        }
    }
}

/// The names of the pieces in three languages.
#[test]
fn every_piece_is_known_by_its_names() {
    for piece in &PieceName::ALL {
        for language in Language::ALL {
            let name = words::piece_name(piece, language);
            // Both Kings are called so; the senior's is found first.
            assert!(told(name, false).contains(piece.kanji) || piece.kind.letters() == "K", "{name}");
            assert!(told(name, true).contains(piece.reading) || piece.kind.letters() == "K", "{name}");
        }
    }
}
