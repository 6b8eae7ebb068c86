use super::{Worth, fitted};
use crate::{Game, NAMES, Position};

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

#[test]
fn values_in_files_are_of_their_games() {
    for name in NAMES {
        let Some(text) = fitted::values(name) else { continue };
        let game = Game::named(name).unwrap();
        let kinds = fitted::read(&game, text).unwrap();
        let worth = Worth::of(&game);
        for (kind, figures) in kinds.iter().enumerate() {
            assert_eq!(worth.plain(crate::KindId(kind as u16)), i32::from(figures.worth), "{name} {kind}");
        }
    }
}

/// Whoever changes the rules of a game in a file of their own gets values from their data.
#[test]
fn values_of_another_game_are_not_read() {
    let values = fitted::values("minishogi").unwrap();
    let mini = Game::named("minishogi").unwrap();
    assert!(fitted::read(&mini, values).is_some());
    assert_eq!(fitted::read(&Game::named("tori").unwrap(), values), None);
    assert_eq!(fitted::read(&mini, &values.replace("S board ", "S board 1 ")), None);
    assert_eq!(fitted::read(&mini, &values.replace("G worth ", "G worth much")), None);
}

/// A position turned round, with colours changed, is worth the same to the side that moves.
#[test]
fn neither_colour_has_an_advantage() {
    for name in ["minishogi", "tori", "kyoto", "chu"] {
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
