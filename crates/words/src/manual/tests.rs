use super::*;
use arbiter::{Foul, Outcome};
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
        assert!(handicaps(language).iter().all(|[.., told]| !told.starts_with("handicap-")));
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
