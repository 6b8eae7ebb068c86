use super::*;
use crate::Game;
use std::sync::Arc;

fn weighed(name: &str) -> Position {
    let game = Game::named(name).unwrap();
    let mut position = Position::start(&game);
    position.weigh(&Arc::new(Worth::of(&game)));
    position
}

/// A step towards the other side's royal piece is worth something to a hunter.
#[test]
fn hunters_come_near() {
    let position = weighed("tai");
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
    let mut position = weighed("tai");
    let before = many_royals(&position).0;
    let [royal, _, ..] = position.royals[0][..] else { panic!("tai begins with several royal pieces") };
    position.take(royal);
    assert!(many_royals(&position).0 <= before - SPARE_ROYAL / 2);
}
