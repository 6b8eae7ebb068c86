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
            for beginning in
                ["rules-", "basic-", "foul-", "ending-", "timing-", "piece-", "class-", "facts-", "material-"]
            {
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
