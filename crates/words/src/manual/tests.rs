use super::*;
use arbiter::{Foul, Outcome};
use kifu::notation::Notation;
use std::collections::BTreeSet;

fn rules() -> impl Iterator<Item = &'static String> {
    chapters().iter().flat_map(|chapter| &chapter.parts).flat_map(|part| &part.rules)
}

fn codes(kind: &str) -> Vec<&'static str> {
    rules().filter_map(|rule| rule.strip_prefix(kind)).collect()
}

/// Every chapter is whole in every language: its name, its headings, its rules and their explanations.
#[test]
fn every_chapter_is_told_in_every_language() {
    for language in Language::ALL {
        let is_there = |id: &str| assert!(language.known_text(id, []).is_some(), "{} lacks {id}", language.code());
        for chapter in chapters() {
            is_there(&format!("rules-chapter-{}", chapter.id));
            for part in &chapter.parts {
                part.heading.iter().chain(&part.lead).chain(&part.after).chain(&part.rules).for_each(|id| is_there(id));
                part.rules.iter().for_each(|id| is_there(&format!("{id}-why")));
                let is_empty = part.rules.is_empty() && part.table.is_none() && part.lead.is_empty();
                assert!(!is_empty, "{}: {:?}", chapter.id, part.heading);
            }
        }
        for [label, value] in facts(language) {
            assert!(!label.starts_with("facts-") && !value.contains("facts-"), "{label}: {value}");
        }
        for given in odds::by_grade(language).into_iter().chain(odds::besides(language)) {
            assert!(!given.name.starts_with("handicap-") && !given.told.starts_with("handicap-"), "{}", given.told);
        }
        assert!(odds::mixes(language).iter().all(|[_, told]| !told.starts_with("handicap-")));
        // What is named beside it is not said again: in Japanese the two that alternate are.
        assert!(odds::mixes(language).iter().all(|[name, told]| !name.starts_with(told.as_str())));
    }
    let mut anchors = BTreeSet::new();
    for chapter in chapters() {
        assert!(chapter.anchors().all(|anchor| anchors.insert(anchor)), "{}: an anchor stands twice", chapter.id);
    }
    assert!(FILE.diagram.iter().flat_map(|row| &row.about).all(|about| rules().any(|rule| rule == about)));
}

/// FOUL-16: every foul that there is has its explanation; every ending is one that games have.
#[test]
fn every_foul_and_every_ending_is_explained() {
    let mut explained = codes("foul-");
    let mut judged: Vec<&str> = Foul::all().map(Foul::code).collect();
    explained.sort_unstable();
    judged.sort_unstable();
    assert_eq!(explained, judged);
    for code in codes("ending-") {
        let written = [code.to_owned(), format!("{code} black"), format!("{code} black pass 1")];
        let outcome = written.iter().find_map(|text| text.parse::<Outcome>().ok());
        assert_eq!(outcome.map(Outcome::code), Some(code));
    }
}

#[test]
fn chapters_follow_each_other() {
    let neighbours = |id: &str| chapter(id).unwrap().neighbours().map(|other| other.map(|other| other.id.as_str()));
    assert_eq!(neighbours("begin"), [None, Some("pieces")]);
    assert_eq!(neighbours("drops"), [Some("promotion"), Some("mate")]);
    assert_eq!(neighbours("facts"), [Some("handicaps"), None]);
    assert!(chapter("nothing").is_none());
    assert_eq!(place("nothing"), None);
    for (anchor, path) in [
        ("values", "/rules/pieces#values"),
        ("ending-move_limit", "/rules/endings#ending-move_limit"),
        ("game", "/rules/begin#game"),
        ("timing-byoyomi", "/rules/clocks#timing-byoyomi"),
    ] {
        assert_eq!(place(anchor).as_deref(), Some(path));
    }
}

/// RULE-46: six pieces promote.
#[test]
fn six_pieces_promote() {
    let letters: Vec<String> = promotions().map(|[a, b]| format!("{}{}", a.letters(), b.letters())).collect();
    assert_eq!(letters.join(" "), "R+R B+B S+S N+N L+L P+P");
}

/// HCAP-05, HCAP-10 … HCAP-26: each of the handicaps stands with what every table gives it for, and with the squares of what is gone.
#[test]
fn handicaps_are_told_with_their_grades_and_their_gaps() {
    let own = odds::by_grade(Language::Italian);
    assert_eq!(own.len(), 17);
    for (code, grades, gone) in [
        ("furigoma", "Federazione 0 · Iemoto moderno 0 · Iemoto 0", ""),
        ("josen", "Federazione 1", ""),
        ("lance", "Federazione 2 · Iemoto moderno 1 · Iemoto 2", "1a"),
        ("rook-lance", "Federazione 5 · Iemoto moderno 5 · Iemoto 8, 10 e più", "1a 8b"),
        ("two-piece", "Federazione 6–7 · Iemoto moderno 7", "2b 8b"),
        ("six-piece", "Federazione 10 e più · Iemoto moderno 11", "1a 2a 8a 9a 2b 8b"),
        ("ten-piece", "Iemoto moderno 15 e più", "1a 2a 3a 4a 6a 7a 8a 9a 2b 8b"),
    ] {
        let given = own.iter().find(|given| given.odds.code() == code).unwrap_or_else(|| panic!("{code}"));
        assert_eq!(given.grades.as_deref(), Some(&*format!("Gradi di differenza: {grades}")), "{code}");
        let mut squares: Vec<String> = odds::gone(given.odds.handicap()).iter().map(ToString::to_string).collect();
        let mut expected: Vec<&str> = gone.split_whitespace().collect();
        squares.sort();
        expected.sort_unstable();
        assert_eq!(squares, expected, "{code}");
    }
    // What is in no table: HCAP-30 … HCAP-36, the jokes told both ways, and those of the other side (HCAP-55).
    assert_eq!(odds::besides(Language::Italian).len(), 14);
}

/// NOTA-30, NOTA-46: the chapters explain the signs of whatever notation their reader has.
#[test]
fn every_notation_is_explained_by_its_own_signs() {
    for (_, notation) in Notation::ALL {
        for language in Language::ALL {
            let (how, rows) = writing(notation, language);
            assert!(!how.starts_with("writing-") && rows.len() == 8, "{notation}");
            assert!(rows.iter().all(|[sign, said]| !sign.is_empty() && !said.starts_with("writing-")), "{notation}");
        }
    }
    let signs = |name: &str| {
        let (_, rows) = writing(name.parse().unwrap(), Language::Italian);
        rows.into_iter().map(|[sign, _]| sign).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(signs("western"), "76 P-76 Gx54 N*64 R-73+ S-73= +R-76 G49-58");
    assert_eq!(signs("hosking"), "76 P76 Gx54 N’64 R73+ S73= +R76 G49-58");
    assert_eq!(signs("usi"), "7f 7g7f 5e5d N*6d 7e7c+ 7d7c 7c7f 4i5h");
    let (_, rows) = writing("hodges".parse().unwrap(), Language::Italian);
    assert_eq!(rows[1], ["P-7f", "il pedone si sposta in 7f"]);
}
