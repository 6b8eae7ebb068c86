use super::{Conditional, Line};

fn line(text: &str) -> Line {
    text.split_whitespace().map(str::to_owned).collect()
}

fn conditional(lines: &[&str]) -> Conditional {
    Conditional { since: 2, takebacks: 0, lines: lines.iter().map(|text| line(text)).collect() }
}

#[test]
fn what_was_decided_is_answered_and_any_other_move_drops_it() {
    let own = conditional(&["3c3d 2g2f 8c8d 2f2e", "8c8d 2g2f"]);
    assert_eq!(own.answer(&line("3c3d")), Some("2g2f"));
    assert_eq!(own.answer(&line("3c3d 2g2f 8c8d")), Some("2f2e"));
    assert_eq!(own.answer(&line("8c8d")), Some("2g2f"));
    for played in ["", "4a3b", "3c3d 2g2f", "3c3d 2g2f 4a3b", "3c3d 6g6f 8c8d", "8c8d 2g2f 3c3d"] {
        assert_eq!(own.answer(&line(played)), None, "{played}");
    }
    let left: Vec<Line> = own.left(&line("3c3d 2g2f")).map(<[_]>::to_vec).collect();
    assert_eq!(left, [line("8c8d 2f2e")]);
}

#[test]
fn the_last_word_on_an_answer_holds() {
    let own = conditional(&["3c3d 2g2f 8c8d 2f2e", "8c8d 2g2f"]);
    // Another answer to the same takes the place of all that followed the one before.
    assert_eq!(own.clone().with(&line("3c3d 6g6f")).lines, [line("8c8d 2g2f"), line("3c3d 6g6f")]);
    // Something else that the other may play does not.
    assert_eq!(own.clone().with(&line("3c3d 2g2f 4a3b 2f2e")).lines.len(), 3);
    // What goes on is longer, and what is there already is not there twice.
    assert_eq!(own.clone().with(&line("8c8d 2g2f 8d8e 2f2e")).lines.len(), 2);
    assert_eq!(own.clone().with(&line("3c3d 2g2f")).lines, own.lines);
    assert_eq!(own.moves(), 6);
    assert_eq!(own.with(&line("3c3d 2g2f 4a3b 2f2e")).moves(), 8);
}

#[test]
fn what_is_stored_comes_back() {
    let own = Conditional { takebacks: 3, ..conditional(&["3c3d 2g2f 8c8d 2f2e", "8c8d 2g2f"]) };
    let row = own.to_row("aaaaaaaa", shogi::Color::White);
    assert_eq!((row.side.as_str(), row.since), ("white", 2));
    assert_eq!(Conditional::from_row(&row), own);
    assert_eq!(conditional(&[]).to_row("aaaaaaaa", shogi::Color::White).lines, "");
}
