use super::*;
use proptest::prelude::*;

/// A record of these lines: each is played from the start, as far as it is not there yet.
fn record(lines: &[&str]) -> Record {
    let mut record = kifu::read(b"startpos").unwrap().record;
    for line in lines {
        let mut cursor = Cursor::new(&record);
        for text in line.split(' ') {
            cursor.play(&mut record, text.parse().unwrap()).unwrap();
        }
    }
    record
}

fn moves(text: &str) -> Vec<Move> {
    text.split_whitespace().map(|m| m.parse().unwrap()).collect()
}

#[test]
fn a_move_of_any_variation_is_in_the_line_and_that_of_the_main_line_comes_first() {
    let drill = Drill::of(&record(&["7g7f 3c3d 2g2f", "7g7f 8c8d 2g2f", "2g2f 8c8d"]));
    assert_eq!(drill.moves_at(drill.start()), moves("7g7f 2g2f"));
    for (line, next) in [("7g7f", "3c3d 8c8d"), ("7g7f 8c8d", "2g2f"), ("7g7f 8c8d 2g2f", ""), ("2g2f", "8c8d")] {
        let spot = drill.after(&moves(line)).expect(line);
        assert_eq!(drill.moves_at(&spot), moves(next), "{line}");
    }
    for line in ["3g3f", "7g7f 4c4d", "7g7f 3c3d 2g2f 8c8d"] {
        assert!(drill.after(&moves(line)).is_none(), "{line}");
    }
}

#[test]
fn lines_that_meet_go_on_together_and_ask_once() {
    let drill = Drill::of(&record(&["7g7f 3c3d 2g2f 8c8d", "2g2f 3c3d 7g7f 4c4d", "7g7f 3c3d 6g6f"]));
    let met = drill.after(&moves("2g2f 3c3d 7g7f")).unwrap();
    assert_eq!(drill.moves_at(&met), moves("8c8d 4c4d"));
    assert!(drill.after(&moves("2g2f 3c3d 7g7f 8c8d")).is_some(), "the other line's answer");
    let asked = drill.asked(Color::Black);
    assert_eq!(asked.iter().map(|(_, moves)| moves.len()).collect::<Vec<_>>(), [2, 2, 1]);
    assert_eq!(drill.asked(Color::White).len(), 3, "after either pawn, and where the lines have met");
}

#[test]
fn a_position_that_comes_again_does_not_go_round_for_ever() {
    let around = "2h3h 8b7b 3h2h 7b8b";
    let drill = Drill::of(&record(&[&format!("{around} {around} 7g7f")]));
    let asked = drill.asked(Color::Black);
    assert_eq!((asked.len(), asked[0].1.as_slice()), (2, &*moves("2h3h 7g7f")), "the start and the rook away from it");
    let end = drill.after(&moves(&format!("{around} {around} 7g7f"))).unwrap();
    assert_eq!(drill.moves_at(&end), []);
    assert_eq!(drill.moves_at(&drill.after(&moves(around)).unwrap()), moves("2h3h"), "it is not played yet");
}

proptest! {
    /// Whatever a record has is in its drill, and nothing else is: whoever follows it plays a line of the record.
    #[test]
    fn a_drill_has_all_lines_of_its_record(choices in prop::collection::vec(prop::collection::vec(any::<u16>(), 1..12), 1..6)) {
        let mut record = kifu::read(b"startpos").unwrap().record;
        let mut lines = Vec::new();
        for choices in choices {
            let (mut cursor, mut line) = (Cursor::new(&record), Vec::new());
            for choice in choices {
                let legal = cursor.position().legal_moves();
                let m = legal[usize::from(choice) % legal.len()];
                cursor.play(&mut record, m).unwrap();
                line.push(m);
            }
            lines.push(line);
        }
        let drill = Drill::of(&record);
        for line in &lines {
            prop_assert!(drill.after(line).is_some());
        }
        let all: HashSet<Move> = lines.iter().flatten().copied().collect();
        for side in Color::ALL {
            for (spot, moves) in drill.asked(side) {
                prop_assert_eq!(spot.position.turn(), side);
                prop_assert!(!moves.is_empty());
                for m in moves {
                    prop_assert!(all.contains(&m) && spot.position.judge(m).is_ok());
                }
            }
        }
    }
}
