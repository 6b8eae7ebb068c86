use super::*;
use study::{Line, Score};

fn line(plies: usize) -> CardKind {
    let position = format!("lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - {plies}");
    let moves = ["3c3d", "8c8d"].map(|m| m.parse().unwrap()).to_vec();
    CardKind::Line { position: Box::new(position.parse().unwrap()), last_to: Square::from_usi("7f"), moves }
}

fn mistake() -> CardKind {
    let line = |score, m: &str| Line { score, moves: vec![m.parse().unwrap()] };
    let better = line(Score::MateIn(3), "8c8d");
    let CardKind::Line { position, .. } = line_of(2) else { panic!() };
    let played = "5c5d".parse().unwrap();
    let answer = line(Score::Value(300), "2g2f");
    CardKind::Mistake(Box::new(Mistake { plies: 1, position: *position, last_to: None, played, better, answer }))
}

fn line_of(plies: usize) -> CardKind {
    line(plies)
}

#[test]
fn a_card_comes_back_from_the_database() {
    let origin: Origin = "game/00000000000000000000".parse().unwrap();
    for kind in [line(2), mistake()] {
        let kept = Card::kept(&Who::from("somebody"), &origin, (&kind, true), 7).unwrap();
        let card = Card::read(kept, &[]).unwrap();
        assert_eq!((&card.kind, card.due_ms(), card.found), (&kind, Some(7), false));
        assert_eq!(card.kind.side(), Color::White);
    }
    let broken = Flashcard { content: "{}".to_owned(), source: origin.to_string(), ..Flashcard::default() };
    assert!(Card::read(broken, &[]).is_none());
}

#[test]
fn the_same_position_is_the_same_card_however_it_was_reached() {
    assert_eq!(line(2).id(), line(8).id());
    assert_ne!(line(2).id(), mistake().id(), "what is asked is another thing");
}

#[test]
fn only_who_wants_it_sees_a_card_again() {
    let origin: Origin = "record/00000000000000000000".parse().unwrap();
    let day = 24 * 3_600_000;
    let review = |at_ms, grade: &str| CardReview { at_ms, grade: grade.to_owned(), ..CardReview::default() };
    let card = |repeats, reviews: &[CardReview]| {
        let kept = Card::kept(&Who::from("somebody"), &origin, (&line(2), repeats), 0).unwrap();
        Card::read(kept, reviews).unwrap()
    };
    assert!(card(true, &[]).is_due(0) && !card(false, &[]).is_due(i64::MAX));
    let learned = card(true, &[review(0, "good")]);
    assert!(learned.found && !learned.is_due(2 * day - 1) && learned.is_due(2 * day));
    let failed = card(true, &[review(0, "again")]);
    assert!(!failed.found && failed.is_due(day));
}
