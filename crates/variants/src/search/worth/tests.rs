use super::Worth;
use crate::{Game, Position};

/// Pieces of a game from the weakest to the strongest.
#[track_caller]
fn check_order(name: &str, letters: &str) {
    let game = Game::named(name).unwrap();
    let worth = Worth::of(&game);
    let values: Vec<i32> = letters.split(' ').map(|id| worth.plain(game.kind_named(id).unwrap())).collect();
    assert!(values.is_sorted(), "{name} {letters}: {values:?}");
}

#[test]
fn who_does_more_is_worth_more() {
    check_order("shogi", "P L S G B R +B +R");
    check_order("tori", "S P C F +F");
    check_order("chu", "P I C G B R H D Q N");
    check_order("dobutsu", "P B +P");
}

/// A position turned round, with colours changed, is worth the same to the side that moves.
#[test]
fn neither_colour_has_an_advantage() {
    for name in ["dobutsu", "sho", "chu"] {
        let game = Game::named(name).unwrap();
        let worth = Worth::of(&game);
        let position = Position::start(&game);
        for color in shogi::Color::ALL {
            let [king] = position.royals[color.index()][..] else { continue };
            let there = position.royals[(!color).index()][0];
            let (ours, theirs) = (worth.around(&position, king, color), worth.around(&position, there, !color));
            assert_eq!(ours, -theirs, "{name}");
        }
    }
}
