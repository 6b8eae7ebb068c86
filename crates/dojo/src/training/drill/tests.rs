use super::*;
use kifu::Record;
use std::collections::HashSet;

fn practice(text: &str, side: Color, seed: u64) -> Practice {
    let record: Record = kifu::read(text.as_bytes()).unwrap().record;
    let material = Material {
        source: "record/00000000000000000000".parse().unwrap(),
        title: String::new(),
        own: Color::ALL.to_vec(),
        record,
    };
    Practice { side, drill: Drill::of(&material.record), material, seed }
}

const TWO_ANSWERS: &str =
    "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２六歩(27)\n\n変化：2手\n   2 ８四歩(83)\n   3 ７八金(69)\n";

fn moves(text: &str) -> Vec<Move> {
    text.split_whitespace().map(|m| m.parse().unwrap()).collect()
}

#[test]
fn the_other_side_plays_any_of_the_lines_moves_and_the_same_seed_the_same() {
    let reply = |seed| match practice(TWO_ANSWERS, Color::Black, seed).follow(&moves("7g7f")).unwrap() {
        Followed::Right { reply: Some(m), is_over: false } => m,
        other => panic!("{other:?}"),
    };
    let drawn: HashSet<Move> = (0..50).map(reply).collect();
    assert_eq!(drawn, moves("3c3d 8c8d").into_iter().collect());
    assert!((0..50).all(|seed| reply(seed) == reply(seed)));
}

#[test]
fn what_is_not_in_the_line_is_told_with_what_is() {
    let own = practice(TWO_ANSWERS, Color::Black, 1);
    assert_eq!(own.follow(&moves("2g2f")).ok(), Some(Followed::NotInLine(moves("7g7f"))));
    assert!(matches!(own.follow(&moves("7g7e")), Ok(Followed::Illegal(_))));
    for (answer, end) in [("3c3d", "2g2f"), ("8c8d", "6i7h")] {
        let line = moves(&format!("7g7f {answer} {end}"));
        assert_eq!(own.follow(&line).ok(), Some(Followed::Right { reply: None, is_over: true }));
        assert!(own.follow(&[&line[..], &moves("4c4d 4g4f")].concat()).is_err(), "it was over");
    }
    for none in ["", "7g7f 2g2f", "7g7f 3c3d", "7g7f 4c4d 2g2f"] {
        assert!(own.follow(&moves(none)).is_err(), "{none}");
    }
}

#[test]
fn white_is_asked_after_black_has_begun() {
    let own = practice(TWO_ANSWERS, Color::White, 1);
    assert_eq!((own.opening(), own.size()), (moves("7g7f"), 1));
    for answer in ["3c3d", "8c8d"] {
        let told = own.follow(&moves(&format!("7g7f {answer}"))).unwrap();
        assert!(matches!(told, Followed::Right { reply: Some(_), is_over: true }), "{told:?}");
    }
    assert_eq!(practice("startpos", Color::White, 1).size(), 0);
}
