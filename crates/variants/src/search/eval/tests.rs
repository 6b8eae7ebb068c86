use super::*;
use crate::search::worth::Worth;
use crate::{Game, Position};

/// A step towards the other side's royal piece is worth something to a hunter.
#[test]
fn hunters_come_near() {
    let game = Game::named("tai").unwrap();
    let worth = Worth::of(&game);
    let position = Weighed::new(Position::start(&game), &worth);
    let before = hunt(&position, Color::Black);
    let after = |m| {
        let mut after = position.clone();
        after.make(m);
        hunt(&after, Color::Black)
    };
    assert!(position.legal_moves().into_iter().any(|m| after(m) == before + HUNT));
}

/// Where a side has several royal pieces, losing one costs more than what it can do.
#[test]
fn a_spare_royal_counts() {
    let game = Game::named("tai").unwrap();
    let worth = Worth::of(&game);
    let mut position = Position::start(&game);
    let before = many_royals(&Weighed::new(position.clone(), &worth)).0;
    let [royal, _, ..] = position.royals[0][..] else { panic!("tai begins with several royal pieces") };
    position.take(royal);
    assert!(many_royals(&Weighed::new(position, &worth)).0 <= before - SPARE_ROYAL / 2);
}
