//! Records on paper.

use crate::positions::{game, game_of};
use diagram::{Part, Sheet};

fn sheet() -> Sheet {
    let mut parts = Vec::new();
    for (number, picture) in game_of(60, &game().style).into_iter().enumerate().skip(1) {
        parts.push(Part::Move { number, text: picture.caption.clone() });
        if number % 15 == 0 {
            parts.push(Part::Remark("Qui il Nero sta meglio. ここは先手が良い。".to_owned()));
            parts.push(Part::Diagram(Box::new(picture)));
        }
    }
    Sheet { title: "第5局".to_owned(), facts: vec!["☗ Anna".to_owned(), "☖ 文子".to_owned()], parts }
}

#[test]
fn a_record_becomes_pages() {
    let pdf = sheet().pdf().unwrap();
    assert!(pdf.starts_with(b"%PDF-1.7") && pdf.trim_ascii_end().ends_with(b"%%EOF"));
    let count = |part: &[u8]| pdf.windows(part.len()).filter(|window| *window == part).count();
    assert_eq!(count(b"/MediaBox"), 2);
    assert_eq!(count(b"/Count 2"), 1);
    assert!(pdf.len() < 400_000, "{}", pdf.len());
    assert_eq!(sheet().pdf().unwrap(), pdf, "the same bytes every time");
}

#[test]
fn pages_of_svg_lie_below_each_other() {
    let svg = sheet().svg().unwrap();
    assert!(svg.contains("viewBox=\"0 0 2100 6000\""), "{}", &svg[..200]);
    assert_eq!(svg.matches('<').count(), svg.matches('>').count());
}

#[test]
fn an_empty_sheet_is_a_page() {
    assert!(Sheet::default().pdf().is_ok());
    assert!(Sheet::default().svg().is_ok());
}
