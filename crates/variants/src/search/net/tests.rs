use super::*;
use crate::{Game, NAMES};

#[test]
fn files_are_of_their_games() {
    let with_net: Vec<&str> = NAMES.iter().copied().filter(|name| of(&Game::named(name).unwrap()).is_some()).collect();
    assert_eq!(with_net.len(), std::fs::read_dir("nets").unwrap().count(), "{with_net:?}");
}

/// Whoever changes the pieces or the board of a game in a file of their own gets values from their data.
#[test]
fn a_file_of_another_game_is_not_read() {
    let (mini, tori) = (Game::named("minishogi").unwrap(), Game::named("tori").unwrap());
    let bytes = include_bytes!("../../../nets/minishogi.net");
    assert!(Net::read(&mini, bytes).is_some());
    assert!(Net::read(&tori, bytes).is_none());
    assert!(Net::read(&mini, &bytes[..bytes.len() - 2]).is_none());
    assert!(Net::read(&mini, &[&bytes[..], &[0, 0]].concat()).is_none());
}

/// The start is worth the same to whoever is to move.
#[test]
fn both_sides_see_their_own_board() {
    for name in ["minishogi", "kyoto", "tori"] {
        let game = Game::named(name).unwrap();
        let net = of(&game).unwrap();
        let sums = net.sums(&Position::start(&game));
        assert_eq!(net.worth(&sums, Color::Black), net.worth(&sums, Color::White), "{name}");
    }
}

#[test]
fn a_feature_mirrored_twice_is_itself() {
    let game = Game::named("minishogi").unwrap();
    let features = Features::new(&game);
    let files = usize::from(game.files());
    let mirrored: Vec<usize> = (0..features.count()).map(|feature| features.mirrored(feature, files)).collect();
    assert!(mirrored.iter().enumerate().all(|(feature, other)| mirrored[*other] == feature));
    assert!(mirrored.iter().enumerate().any(|(feature, other)| *other != feature));
}

/// Each piece in hand beyond those that make a difference changes nothing.
#[test]
fn a_full_hand_is_full() {
    let game = Game::named("tori").unwrap();
    let features = Features::new(&game);
    let nth = |nth| features.in_hand(Color::Black, Color::White, KindId(0), nth);
    assert_eq!(nth(0), None);
    assert!(nth(1).is_some() && nth(1) != nth(2));
    assert_eq!(nth(MOST_HELD as u16 + 1), None);
}
