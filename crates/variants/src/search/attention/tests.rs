use super::*;
use crate::search::effect::Effect;
use crate::search::weighed::Weighed;
use crate::search::worth::Worth;
use crate::{Course, Game, Level};

fn attention(level: u8, seed: u64) -> Option<Attention> {
    Level::new(level).unwrap().skill().map(|skill| Attention { skill, seed })
}

#[test]
fn the_strongest_level_has_no_blind_spots() {
    assert!(attention(10, 1).is_none() && Level::STRONGEST.skill_of_the_day(1).is_none());
}

/// How many of a hundred seeds overlook a move of a level.
fn missed(level: u8, name: &str, sfen: &str, m: &str, last: Option<&str>, ply: usize) -> usize {
    let game = Game::named(name).unwrap();
    let position = Position::parse(&game, sfen).unwrap();
    let worth = Worth::of(&game);
    let m = position.parse_move(m).unwrap();
    let last = last.map(|text| position.parse_move(text).unwrap().to());
    let candidate = Candidate { m, effect: Effect::of(&Weighed::new(position.clone(), &worth), m), score: 0 };
    (0..100).filter(|seed| attention(level, *seed).unwrap().overlooks(&position, &candidate, last, ply)).count()
}

const SHOGI: (&str, &str) = ("shogi", "4k4/9/4p4/9/9/9/4P4/9/R3K4 b G 1");

#[test]
fn what_is_near_is_seen_and_what_is_far_ahead_is_not() {
    let often = |m, last, ply| missed(6, SHOGI.0, SHOGI.1, m, last, ply);
    let step = often("5g5f", None, 0);
    assert!(often("5g5f", None, 3) > step);
    assert!(often("5g5f", Some("5g5f"), 0) < step);
    assert!(often("9i9b", None, 0) > step && often("G*1e", None, 0) > step);
    // Who looks for a mate looks beside the king.
    assert!(often("G*5b", None, 0) < often("G*1e", None, 0));
}

/// A Lion that takes and comes back is overlooked more easily than one that takes.
#[test]
fn turns_are_hard_to_see() {
    let often = |m| missed(4, "chu", "11k/12/12/12/12/5r6/5N6/12/12/12/12/K11 b - 1", m, None, 0);
    assert!(often("7g7f7g") > often("7g7f"));
}

#[test]
fn better_players_see_more() {
    let often = |level| missed(level, SHOGI.0, SHOGI.1, "5g5f", None, 1);
    assert!(often(1) > often(4) && often(4) > often(7));
}

#[test]
fn errors_stay_within_bounds() {
    for level in 1..=9 {
        let attention = attention(level, 9).unwrap();
        let errors: Vec<i32> = (0..2_000).map(|key| attention.misjudges(key * 0x9e37_79b9)).collect();
        assert!(errors.iter().all(|error| error.abs() <= attention.skill.misjudged), "{level}");
        assert!(errors.iter().sum::<i32>().abs() < 2_000 * attention.skill.misjudged / 10, "{level}");
    }
}

/// The number of legal moves of a game bounds the search, not only the level.
#[test]
fn more_moves_take_more_positions() {
    let moves = |name: &str| Course::new(Position::start(&Game::named(name).unwrap())).legal_moves().len();
    let nodes = |name: &str| attention(7, 1).unwrap().nodes(moves(name));
    assert!(nodes("minishogi") < nodes("tori") && nodes("tori") < nodes("taikyoku"));
}
