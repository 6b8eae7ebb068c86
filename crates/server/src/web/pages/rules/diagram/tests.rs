use super::*;

#[test]
fn each_shows_what_it_is_about() {
    for (id, sfen, usi, _) in DIAGRAMS {
        let diagram = Diagram::of(id).unwrap_or_else(|| panic!("{id}: {sfen}"));
        assert_eq!(diagram.played.map(|m| m.to_string()).unwrap_or_default(), usi, "{id}");
        let foul = diagram.played.and_then(|m| diagram.position.judge(m).err());
        match (id, id.strip_prefix("foul-")) {
            // Fouls of a whole game: the single moves are right.
            ("foul-two_moves" | "foul-perpetual_check", _) => assert_eq!(foul, None, "{id}"),
            (_, Some(code)) => assert_eq!(foul.map(shogi::IllegalMove::code), Some(code), "{id}"),
            ("ending-mate", _) => assert!(diagram.position.is_checkmate()),
            ("ending-no_legal_move", _) => assert!(!diagram.position.in_check() && !diagram.position.has_legal_move()),
            _ => {}
        }
        if id.starts_with("foul-") {
            assert_ne!(diagram.marked(), "", "{id}");
        }
    }
}

/// END-15, END-16: the declaration shown has 31 points and ten pieces in the zone.
#[test]
fn the_declaration_shown_wins() {
    use shogi::Color::{Black, White};
    let shown = Diagram::of("ending-declaration").expect("a diagram").position;
    assert_eq!([Black, White].map(|color| shown.impasse_points(color)), [31, 23]);
    let agreed = Diagram::of("ending-impasse").expect("a diagram").position;
    assert_eq!([Black, White].map(|color| agreed.impasse_points(color)), [27, 27]);
}

#[test]
fn moves_and_squares() {
    let check = |id: &str, marked: &str, italian: &str, japanese: &str| {
        let diagram = Diagram::of(id).expect("a diagram");
        assert_eq!(diagram.marked(), marked, "{id}");
        assert_eq!(diagram.text(Notation::WESTERN).as_deref(), Some(italian));
        assert_eq!(diagram.text(Notation::KI2).as_deref(), Some(japanese));
    };
    check("foul-two_pawns", "7g", "P*75", "▲７五歩");
    check("foul-king_exposed", "5e", "G-48", "▲４八金");
    check("foul-outside_promotion_zone", "3e", "S-35+", "▲３五銀成");
}
