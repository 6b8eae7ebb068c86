//! USEN as programs write it.

use crate::tree_text;
use kifu::{Cursor, Encoding, Ending, Format, Loss, Reading, Record, Step, Written};
use shogi::Handicap;

fn read(text: &str) -> Reading {
    kifu::read(text.as_bytes()).unwrap_or_else(|finding| panic!("{finding}\n{text}"))
}

/// The text reads as this tree, with these findings.
fn check(text: &str, tree: &str, findings: &[&str]) {
    let reading = read(text);
    let found: Vec<String> =
        reading.findings.iter().map(|f| format!("{}:{} {}", f.line, f.column, f.kind.code())).collect();
    assert_eq!(
        (tree_text(&reading.record).as_str(), found),
        (tree, findings.iter().map(ToString::to_string).collect()),
        "{text}"
    );
}

#[test]
fn moves_and_endings() {
    check("~0..", "", &[]);
    check("~0.7ku2jm", "7g7f 3c3d", &[]);
    check("~0.7ku2jm6y2.r", "7g7f 3c3d 2g2f resign", &[]);
    check("~0.7ku2jm.t", "7g7f 3c3d time", &[]);
    check("~.7ku2jm.p\n", "7g7f 3c3d interrupted", &[]);
    check("~0.7ku2jm.j", "7g7f 3c3d impasse", &[]);
    check("~0.7ku2jm.x", "7g7f 3c3d other", &["1:11 unknown_ending"]);
    check("4k4_9_9_9_9_9_9_9_9.b.G~0.b9q.", "G*5b", &[]);
    check("4k4_9_4zP4_9_9_9_9_9_9.w.-.12~0..", "", &[]);
    // A move against the rules ends the game.
    check("~0.7ku2jm.i6wk", "7g7f 3c3d +2g2c foul", &["1:11 illegal_move"]);
    let foul = read("~0.7ku2jm.i6wk").record;
    assert_eq!(foul.ending(), Some(&Ending::Foul { by: shogi::Color::Black, name: None, ply: None }));
}

/// Those who made the format count along the main line, others along the line before.
#[test]
fn variations() {
    let main = "~0.7ku2jm6y2.";
    check(&format!("{main}~1.36e.r"), "7g7f 3c3d 2g2f | @1 8c8d resign", &[]);
    check(&format!("{main}~2.776.~1.36e."), "7g7f 3c3d 2g2f | @2 4g4f | @1 8c8d", &[]);
    // In another order, as the makers allow.
    check(
        &format!("{main}~0.6y236e.~2.776."),
        "7g7f 3c3d 2g2f | @2 4g4f | @0 2g2f 8c8d",
        &["1:25 ambiguous_variation"],
    );
    check(
        &format!("{main}~0.6y236e7ku.~2.2jm."),
        "7g7f 3c3d 2g2f | @2 +3c3d | @0 2g2f 8c8d 7g7f",
        &["1:30 other_piece"],
    );
    // It can only leave the line before.
    check(&format!("{main}~0.6y236e7ku.~3.2jm."), "7g7f 3c3d 2g2f | @0 2g2f 8c8d 7g7f 3c3d", &[]);
    check(&format!("{main}~9.2jm."), "7g7f 3c3d 2g2f", &["1:15 variation_not_read"]);
}

#[test]
fn what_cannot_be_read_is_said_with_its_place() {
    check("~0.7ku2jmzzz.r", "7g7f 3c3d resign", &["1:10 bad_move"]);
    check("~0.7ku2j.", "7g7f", &["1:7 bad_move"]);
    check("~0.7ku7ku.", "7g7f -7g7f", &["1:7 other_piece"]);
    let finding = kifu::read("4k4_9_9_9_9_9_9_9_9.x.G~0..".as_bytes()).unwrap_err();
    assert_eq!((finding.column, finding.kind.code()), (21, "bad_sfen"));
}

#[test]
fn nested_variations_are_written_from_the_main_line() {
    let text = "~0.7ku2jm6y2.~0.6y236e7ku.~3.2jm.";
    let record = read(text).record;
    assert_eq!(record.lines().count(), 2);
    assert_eq!(kifu::usen::write(&record), "~0.7ku2jm6y2.~0.6y236e7ku2jm.");
    assert!(record.main_line().all(|id| !matches!(record.step(id), Some(Step::Illegal(_)))));
}

/// Each variation of a variation says the way to it again: of a tree of them only so much is written, and the rest said to
/// be lost, or a small file would become a huge one.
#[test]
fn a_text_stays_in_proportion_to_its_record() {
    let mut record = Record::with_handicap(Handicap::Even);
    let mut cursor = Cursor::new(&record);
    let rooks = ["2h4h", "8b6b", "4h2h", "6b8b"].into_iter().cycle();
    let kings = ["5i5h", "5a5b"].into_iter().cycle();
    for (plies, (rook, king)) in rooks.zip(kings).take(2000).enumerate() {
        cursor.play(&mut record, king.parse().unwrap()).unwrap();
        cursor.back_to(&record, plies);
        cursor.play(&mut record, rook.parse().unwrap()).unwrap();
    }
    let Written { bytes, losses } = kifu::write(&record, Format::Usen, Encoding::Utf8);
    assert!(bytes.len() < 1_000_000, "{} bytes", bytes.len());
    let [Loss::Variations(lost)] = losses[..] else { panic!("{losses:?}") };
    let read = kifu::read(&bytes).unwrap();
    assert!(read.findings.is_empty() && read.record.variations() + lost == record.variations(), "{lost}");
}
