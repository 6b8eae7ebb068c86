use super::*;

/// Whoever looks through the tesuji finds each, once.
#[test]
fn every_tesuji_stands_in_one_group() {
    let mut grouped: Vec<&str> = TESUJI.iter().flat_map(|(_, ids)| ids.iter().copied()).collect();
    let mut known: Vec<&str> = Catalogue::builtin()
        .all()
        .filter(|(_, pattern)| pattern.kind == Kind::Tesuji)
        .map(|(_, pattern)| pattern.id.as_str())
        .collect();
    grouped.sort_unstable();
    known.sort_unstable();
    assert_eq!(grouped, known);
}

#[test]
fn castles_stand_on_the_wing_of_their_king() {
    for (id, name) in [("mino", "right"), ("yagura", "left"), ("nakazumai", "centre"), ("sanmai-anaguma", "left")] {
        assert_eq!(wing(Catalogue::builtin().get(id).unwrap()), name, "{id}");
    }
}

/// A text about a pattern that there is not would never be read.
#[test]
fn every_text_is_about_a_pattern() {
    for id in Language::English.message_ids("pattern-") {
        let name = id.trim_start_matches("pattern-").trim_end_matches("-strong").trim_end_matches("-weak");
        assert!(Catalogue::builtin().get(name).is_some(), "{id}");
    }
}
