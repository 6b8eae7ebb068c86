use super::*;
use arbiter::ritual::Phrase;
use arbiter::{Foul, Outcome};
use shogi::PieceKind;

fn codes(groups: Groups) -> Vec<&'static str> {
    groups.iter().flat_map(|(_, codes)| codes.iter().copied()).collect()
}

/// FOUL-16: every foul has its name and its explanation, in every language.
#[test]
fn every_foul_and_every_ending_is_explained() {
    let [fouls, codes_of_endings] = [FOULS, ENDINGS].map(codes);
    let mut judged: Vec<&str> = Foul::all().map(Foul::code).collect();
    judged.sort_unstable();
    let mut explained = fouls.clone();
    explained.sort_unstable();
    assert_eq!(explained, judged);
    for code in codes_of_endings.iter().copied() {
        let written = [code.to_owned(), format!("{code} black"), format!("{code} black pass 1")];
        let outcome = written.iter().find_map(|text| text.parse::<Outcome>().ok());
        assert_eq!(outcome.map(Outcome::code), Some(code));
    }
    for language in Language::ALL {
        let page = [self::fouls(language, Notation::WESTERN), endings(language, Notation::WESTERN)]
            .map(Markup::into_string)
            .concat();
        assert!(!page.contains(">rules-"), "{} lacks a heading", language.code());
        for (kind, code) in
            fouls.iter().map(|code| ("foul", code)).chain(codes_of_endings.iter().map(|code| ("ending", code)))
        {
            let id = format!("{kind}-{code}");
            assert!(page.contains(&format!("<article id=\"{id}\">")), "{id}");
            for id in [id.clone(), format!("{id}-why")] {
                assert_ne!(language.text(&id), id, "{}", language.code());
            }
        }
    }
}

/// The rules in short: aim, board, turns, moves of each piece, captures, promotion, drops, check and mate.
#[test]
fn the_game_is_explained_before_its_fouls() {
    for language in Language::ALL {
        let page = basics::basics(language, Notation::WESTERN).into_string();
        for id in ["rules-", "basic-"] {
            assert!(!page.contains(&format!(">{id}")), "{} lacks a text: {page}", language.code());
        }
        for kind in PieceKind::ALL.into_iter().filter(|kind| kind.unpromoted() == *kind) {
            assert!(page.contains(&format!("/family/shogi/{}/moves.svg", kind.letters())), "{kind:?}");
        }
        for code in ["aim", "board", "set-up", "turn", "capture", "promotion", "drop", "check", "mate"] {
            assert!(page.contains(&format!("<article id=\"basic-{code}\">")), "{code}");
        }
    }
    for code in ["turn", "capture", "promotion", "drop"] {
        let diagram = Diagram::of(&format!("basic-{code}")).unwrap();
        assert_eq!(diagram.position.judge(diagram.played.unwrap()), Ok(()), "{code}");
    }
    assert!(Diagram::of("basic-mate").unwrap().position.is_checkmate());
}

/// CLOCK-05, CLOCK-11: rules that a screen cannot enforce are told.
#[test]
fn clocks_are_explained() {
    for language in Language::ALL {
        let page = clocks(language, Notation::WESTERN).into_string();
        for code in codes(TIMINGS) {
            assert!(page.contains(&format!("<article id=\"timing-{code}\">")), "{code}");
        }
        assert!(!page.contains(">timing-") && !page.contains(">rules-"), "{} lacks a text", language.code());
    }
    let button = Language::Italian.text("timing-button-why");
    assert!(button.contains("Bianco (gote) sceglie") && button.contains("con la mano che ha mosso"));
    assert!(Language::Italian.text("timing-byoyomi-why").contains("dire la mossa"));
}

/// HCAP-01: in kanji, in rōmaji and in the reader's language.
#[test]
fn handicaps_have_their_names() {
    for language in Language::ALL {
        let page = handicaps(language).into_string();
        assert!(!page.contains(">handicap-"), "{} lacks a text", language.code());
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
    let horse = piece(PieceKind::Horse.name(), Language::Italian).into_string();
    for part in ["Cavallo drago", "龍馬", "ryūma", "馬", "uma", "+B", "H"] {
        assert!(horse.contains(part), "{part}: {horse}");
    }
    for language in Language::ALL {
        let page = [pieces(language), facts(language)].map(Markup::into_string).concat();
        for class in PieceClass::ALL {
            assert!(
                page.contains(class.kanji())
                    && page.contains(&words::reading(class.kanji(), class.reading(), language))
            );
        }
        let [bishop, horse] = match language {
            Language::Japanese => ["かくぎょう", "うま"],
            _ => ["kakugyō", "uma"],
        };
        assert!(page.contains(bishop) && page.contains(horse), "readings for {}", language.code());
        for part in ["piece-", "class-", "facts-", "material-", "rules-"] {
            assert!(!page.contains(&format!(">{part}")), "{} lacks a text: {page}", language.code());
        }
    }
}
