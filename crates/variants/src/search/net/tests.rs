use super::*;
use crate::search::weighed::Weighed;
use crate::search::worth::Worth;
use crate::{Game, NAMES};

const WITH_NET: [&str; 4] = ["dobutsu", "kyoto", "minishogi", "tori"];

#[test]
fn files_are_of_their_games() {
    let with_net: Vec<&str> = NAMES.iter().copied().filter(|name| of(&Game::named(name).unwrap()).is_some()).collect();
    assert_eq!(with_net.len(), std::fs::read_dir("nets").unwrap().count(), "{with_net:?}");
    assert!(WITH_NET.iter().all(|name| with_net.contains(name)), "{with_net:?}");
}

#[test]
fn a_file_of_another_game_is_not_read() {
    let (mini, tori) = (Game::named("minishogi").unwrap(), Game::named("tori").unwrap());
    let bytes = include_bytes!("../../../nets/minishogi.net");
    assert!(Net::read(&mini, bytes).is_some());
    assert!(Net::read(&tori, bytes).is_none());
    assert!(Net::read(&mini, &bytes[..bytes.len() - 2]).is_none());
    assert!(Net::read(&mini, &[&bytes[..], &[0, 0]].concat()).is_none());
}

/// Whoever changes a game in a file of their own, under its name, gets values from their data; who only reads a rule otherwise keeps
/// what was learnt.
#[test]
fn a_changed_game_has_learnt_nothing() {
    let mini = Game::named("minishogi").unwrap();
    let mut changed = (*mini).clone();
    changed.promotion.zone += 1;
    assert!(of(&changed).is_none());
    let mut changed = (*mini).clone();
    let [one, two] = [0, 1].map(|i| changed.kinds[i].rays.clone());
    (changed.kinds[0].rays, changed.kinds[1].rays) = (two, one);
    assert!(of(&changed).is_none());
    let read_otherwise = Game::with_options("tori", &[("repetition", "forbidden-fourth")]).unwrap().unwrap();
    assert!(of(&read_otherwise).is_some());
}

/// The start is worth the same to whoever is to move.
#[test]
fn both_sides_see_their_own_board() {
    for name in WITH_NET {
        let game = Game::named(name).unwrap();
        let net = of(&game).unwrap();
        let sums = net.sums(&Position::start(&game));
        assert_eq!(net.worth(&sums, Color::Black), net.worth(&sums, Color::White), "{name}");
    }
}

/// The same with colours exchanged and the board turned round, pieces in hand too.
#[test]
fn a_turned_board_is_worth_the_same() {
    let game = Game::named("minishogi").unwrap();
    let net = of(&game).unwrap();
    let worth = |sfen: &str, mover| net.worth(&net.sums(&Position::parse(&game, sfen).unwrap()), mover);
    let black = worth("2k2/5/1+P3/5/2K1R b GSb 1", Color::Black);
    assert_eq!(black, worth("r1k2/5/3+p1/5/2K2 w Bgs 1", Color::White));
    assert!(black > 500, "{black}");
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

/// More than so many of a kind in a hand change nothing, and sums kept through drops out of such a hand are those made anew.
#[test]
fn a_full_hand_is_full() {
    let game = Game::named("tori").unwrap();
    let net = of(&game).unwrap();
    let swallows = |count: usize| Position::parse(&game, &format!("3k3/7/7/7/7/7/3K3 b {count}S 1")).unwrap();
    let sums = |count| net.sums(&swallows(count));
    assert_ne!(sums(7), sums(8));
    assert_eq!(sums(8), sums(10));
    let worth = Worth::of(&game);
    let mut position = Weighed::new(swallows(10), &worth);
    for _ in 0..4 {
        let drop = position.legal_moves().into_iter().find(|m| m.origin().is_none()).unwrap();
        position.make(drop);
        assert_eq!(position.learnt(), Weighed::new((*position).clone(), &worth).learnt());
        let passed = position.pass();
        assert_eq!(position.learnt(), Weighed::new((*position).clone(), &worth).learnt());
        position.unpass(passed);
        position.pass();
    }
}

/// No position of the game comes near to what two bytes hold.
#[test]
fn sums_stay_small() {
    for name in WITH_NET {
        let game = Game::named(name).unwrap();
        let net = of(&game).unwrap();
        let most = |row: &Row| row.iter().map(|weight| i32::from(weight.abs())).max().unwrap_or(0);
        let heaviest = net.weights.iter().map(most).max().unwrap();
        let pieces: usize = Position::start(&game).pieces.iter().map(Vec::len).sum();
        assert!(heaviest * pieces as i32 + most(&net.bias) < i32::from(i16::MAX), "{name} {heaviest}");
    }
}
