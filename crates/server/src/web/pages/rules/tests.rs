use super::*;
use arbiter::ritual::Phrase;
use shogi::{FACTS, PieceClass, PieceKind};

/// A chapter as its page tells it.
fn page(id: &str, language: Language) -> String {
    let chapter = manual::chapter(id).unwrap_or_else(|| panic!("{id}"));
    told(chapter, 1, language, Notation::WESTERN).into_string()
}

/// Every chapter in every language: each rule has its place, no text is missing.
#[test]
fn every_chapter_is_told_in_every_language() {
    for language in Language::ALL {
        for chapter in manual::chapters() {
            let page = page(&chapter.id, language);
            for beginning in [
                "rules-",
                "basic-",
                "foul-",
                "ending-",
                "timing-",
                "piece-",
                "class-",
                "facts-",
                "material-",
                "way-",
                "writing-",
                "handicap-",
                "start-",
            ] {
                assert!(!page.contains(&format!(">{beginning}")), "{} lacks a text: {page}", language.code());
            }
            for anchor in chapter.anchors() {
                assert_eq!(page.matches(&format!("id=\"{anchor}\"")).count(), 1, "{anchor}");
            }
        }
        // An address from before finds its line in the list of chapters.
        let contents = contents(language).into_string();
        for anchor in ["foul-two_pawns", "ending-impasse", "values", "pieces", "timing-byoyomi", "handicaps"] {
            assert!(contents.contains(&format!("<span id=\"{anchor}\">")), "{anchor}: {contents}");
        }
    }
}

/// RULE-21 … RULE-34: each piece's moves are drawn, and what it promotes to beside it.
#[test]
fn the_moves_are_drawn() {
    let [pieces, promotion] = ["pieces", "promotion"].map(|id| page(id, Language::Italian));
    for kind in PieceKind::ALL {
        let drawing = format!("/family/shogi/{}/moves.svg", kind.letters());
        let is_first = kind.unpromoted() == kind;
        assert!((if is_first { &pieces } else { &promotion }).contains(&drawing), "{kind:?}");
    }
    assert!(promotion.contains("Muove come un generale d’oro."));
}

/// CLOCK-05, CLOCK-11: rules that a screen cannot enforce are told.
#[test]
fn clocks_are_explained() {
    let page = page("clocks", Language::Italian);
    assert!(page.contains("Bianco (gote) sceglie") && page.contains("con la mano che ha mosso"));
    assert!(page.contains("dire la mossa"));
}

/// HCAP-01: in kanji, in rōmaji and in the reader's language.
#[test]
fn handicaps_have_their_names() {
    for language in Language::ALL {
        let page = page("handicaps", language);
        // In Japanese the readings are in kana.
        let readings = match language {
            Language::Japanese => ["ふりごま", "きょうおち", "みぎきょうおち"],
            _ => ["furigoma no hirate", "kyōochi", "migikyōochi"],
        };
        for name in ["振り駒の平手", "香落ち", "右香落ち", "歩三兵", "半二交じり"].into_iter().chain(readings)
        {
            assert!(page.contains(name), "{name}");
        }
    }
}

/// HCAP-05, HCAP-10 … HCAP-36, HCAP-50 … HCAP-53: who begins, what is missing, for which difference; and the other ways.
#[test]
fn handicaps_are_taught() {
    let page = page("handicaps", Language::Italian);
    for part in [
        "<img class=\"drawn\" src=\"/rules/boards/handicap-two-piece.svg\" alt=\"Due pezzi\"",
        "Bianco (uwate) gioca senza la torre e l’alfiere e comincia.",
        "Gradi di differenza: Federazione 6–7 · Iemoto moderno 7",
        "<th scope=\"row\">3</th><td>Alfiere</td><td>Alfiere</td><td>Lancia, poi Alfiere</td>",
        "<article id=\"way-pieces_given\">",
        "<noscript><img class=\"drawn\" src=\"/rules/boards/way-pieces_given.svg\"",
        "Il più debole ha Nero e comincia.",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    // Nothing is gone where lots decide.
    assert!(!page.contains("handicap-furigoma.svg"));
}

/// NOTA-30, NOTA-46: the first chapter explains the notation that its reader has.
#[test]
fn the_notation_is_explained() {
    let begin = |name: &str| {
        let notation = name.parse().unwrap();
        told(manual::chapter("begin").unwrap(), 1, Language::Italian, notation).into_string()
    };
    let western = begin("western");
    for part in
        ["<code>P-76</code>", "<code>Gx54</code>", "<code>N*64</code>", "<code>R-73+</code>", "<code>S-73=</code>"]
    {
        assert!(western.contains(part), "{part}: {western}");
    }
    assert!(western.contains("qui è «Occidentale»"), "{western}");
    let japanese = begin("japanese/common");
    assert!(
        japanese.contains("<code>☗7三飛成</code>") && japanese.contains("Giapponese, come nei libri"),
        "{japanese}"
    );
}

/// END-09, END-11: the words of resignation; none are needed for check and mate.
#[test]
fn what_is_said_and_what_need_not_be() {
    for language in Language::ALL {
        let resign = language.text("ending-resign-why");
        for phrase in [Phrase::Makemashita, Phrase::Arimasen] {
            assert!(resign.contains(phrase.japanese()), "{resign}");
        }
    }
    assert!(Language::English.text("ending-mate-why").contains("Nobody has to say"));
}

/// END-18, END-20.
#[test]
fn the_longest_game_stands_beside_the_limit() {
    for language in Language::ALL {
        let why = language.text("ending-move_limit-why");
        assert!(why.contains("500") && why.contains(&FACTS.longest_game.to_string()), "{why}");
    }
}

/// EQUIP-05, EQUIP-08, EQUIP-12, EQUIP-14.
#[test]
fn names_classes_and_facts() {
    let italian = page("pieces", Language::Italian);
    for part in ["Cavallo drago", "龍馬", "ryūma", "馬", "uma", "+B", "H"] {
        assert!(italian.contains(part), "{part}");
    }
    for language in Language::ALL {
        let page = page("pieces", language);
        for class in PieceClass::ALL {
            assert!(page.contains(class.kanji()), "{}", class.kanji());
            assert!(page.contains(&words::reading(class.kanji(), class.reading(), language)));
        }
        let [bishop, horse] = match language {
            Language::Japanese => ["かくぎょう", "うま"],
            _ => ["kakugyō", "uma"],
        };
        assert!(page.contains(bishop) && page.contains(horse), "readings for {}", language.code());
    }
    assert!(page("facts", Language::Italian).contains("magnetica"));
}
