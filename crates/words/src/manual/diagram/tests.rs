use super::*;
use crate::manual::FILE;

fn squares(squares: &[Square]) -> String {
    squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// RULE-38 … RULE-57, FOUL-03 … FOUL-14: each board shows what is said beside it.
#[test]
fn each_shows_what_it_is_about() {
    for row in &FILE.diagram {
        for id in &row.about {
            let diagram = Diagram::of(id).unwrap_or_else(|| panic!("{id}: {}", row.sfen));
            assert_eq!(diagram.played.map(|m| m.to_string()).unwrap_or_default(), row.usi, "{id}");
            let marked = squares(&diagram.marked());
            assert!(marked.ends_with(&row.marked), "{id}: {marked}");
            let foul = diagram.played.and_then(|m| diagram.position.judge(m).err());
            match (id.as_str(), id.strip_prefix("foul-")) {
                // Fouls of a whole game: the single moves are right.
                ("foul-two_moves" | "foul-perpetual_check", _) => assert_eq!(foul, None, "{id}"),
                (_, Some(code)) => assert_eq!(foul.map(shogi::IllegalMove::code), Some(code), "{id}"),
                ("ending-mate" | "basic-mate", _) => assert!(diagram.position.is_checkmate()),
                ("ending-no_legal_move" | "basic-no-stalemate", _) => {
                    assert!(!diagram.position.in_check() && !diagram.position.has_legal_move());
                }
                _ => assert_eq!(foul, None, "{id}"),
            }
            assert!(!id.starts_with("foul-") || !marked.is_empty(), "{id}");
            assert_eq!(diagram.is_foul(), foul.is_some());
        }
    }
}

/// RULE-49 … RULE-51: where a drop is barred every empty square of the kind is marked, and no other.
#[test]
fn what_is_marked_is_what_may_not_be() {
    for (id, usi) in [("basic-drop-two-pawns", "P*"), ("basic-drop-dead", "N*"), ("basic-drop-mate", "P*")] {
        let diagram = Diagram::of(id).unwrap();
        let drop = |square: &Square| format!("{usi}{square}").parse::<Move>().unwrap();
        let empty = Square::all().filter(|square| diagram.position.piece_at(*square).is_none());
        let barred: Vec<Square> = empty.filter(|square| diagram.position.judge(drop(square)).is_err()).collect();
        let mut marked = diagram.marked();
        marked.sort_unstable();
        let mut expected = barred;
        expected.sort_unstable();
        // On a knight's board and a pawn's the last rank bars both; the page of two pawns speaks of their file alone.
        if id == "basic-drop-dead" {
            assert_eq!(squares(&marked), squares(&expected), "{id}");
        } else {
            assert!(marked.iter().all(|square| expected.contains(square)), "{id}");
        }
    }
}

/// RULE-55: the three answers to a check end it.
#[test]
fn each_answer_ends_the_check() {
    for id in ["take", "between", "flee"].map(|answer| format!("basic-answer-{answer}")) {
        let Diagram { mut position, played, .. } = Diagram::of(&id).unwrap();
        assert!(position.in_check(), "{id}");
        position.play(played.unwrap()).unwrap_or_else(|error| panic!("{id}: {error:?}"));
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
        assert_eq!(squares(&diagram.marked()), marked, "{id}");
        assert_eq!(diagram.text(Notation::WESTERN).as_deref(), Some(italian));
        assert_eq!(diagram.text(Notation::KI2).as_deref(), Some(japanese));
    };
    check("foul-two_pawns", "7g", "P*75", "▲７五歩");
    check("foul-king_exposed", "5e", "G-48", "▲４八金");
    check("foul-outside_promotion_zone", "3e", "S-35+", "▲３五銀成");
}
