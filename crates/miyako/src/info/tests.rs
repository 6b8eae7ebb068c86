use super::*;

fn told(topic: &str, json: bool) -> String {
    let topic = topic.parse().unwrap_or_else(|error| panic!("{topic}: {error}"));
    let mut out = Vec::new();
    run(&Args { topic, lang: Some(Language::Italian), json }, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

/// Every word of the glossary is known, as it is written in each column, and so is what is said of it.
#[test]
fn every_word_of_the_glossary_is_known() {
    for term in glossary::terms() {
        for name in [term.id, term.code, term.kanji, term.kana, term.romaji, term.english, term.italian] {
            let name = name.replace('`', "");
            // Of pieces and fouls there is more to tell than the glossary does; `shogi` and other topics are no words.
            let other = || PieceName::find(&name).is_some() || Foul::from_code(&name).is_some() || name == "shogi";
            if !name.is_empty() && !other() && piece(&name).is_none() {
                let text = told(&name, false);
                assert!(text.contains(&term.meaning(Language::Italian)), "{name}: {text}");
            }
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

/// GLOSS-01: what other pages tell of is known by kanji, kana and rōmaji, with the page.
#[test]
fn what_other_pages_tell_is_known() {
    for (name, page) in [
        ("音受け", "/workshop#underside-hollow"),
        ("otouke", "/workshop#underside-hollow"),
        ("おいまさ", "/workshop#cuts-oimasa"),
        ("木裏面", "/workshop#cuts-kiura"),
        ("fudemori", "/workshop#lines-brush"),
        ("黒柿", "/workshop#box-woods-kurogaki"),
        ("keyaki", "/workshop#box-woods-keyaki"),
        ("飛飛香交じり", "/rules/handicaps#mixes"),
        ("taikouochi", "/rules/handicaps#handicap-taiko"),
        ("天竺大将棋", "/family/tenjiku"),
    ] {
        assert!(told(name, false).contains(page), "{name}");
        assert!(told(name, true).contains(page), "{name}");
    }
    assert!("欅の".parse::<Topic>().is_err(), "names are looked up whole");
}
