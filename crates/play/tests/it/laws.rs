//! Laws of every board, tried in games of random moves: standard shogi, the family, the game for four.

use play::{AnyBoard, Attempt, Bar, Board};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};
use shogi::Position;
use std::collections::HashMap;
use std::fmt::Display;
use variants::{Bar as FamilyBar, Course, Game, yonin};

/// Games of every kind of rule: forbidden repetition, drops of either face, Lions, shooters, long names, many pieces.
const FAMILY: [&str; 9] = ["minishogi", "dobutsu", "kyoto", "tori", "wa", "chu", "heian-8x8", "ko", "dai"];

/// What stands on a board and whose turn it is: its text without the number of the move.
fn situation(text: impl Display) -> String {
    let text = text.to_string();
    text.rsplit_once(' ').map_or(text.clone(), |(situation, _)| situation.to_owned())
}

/// Texts that look like moves of a board of so many files and ranks.
fn guesses(choices: &[u16], files: u16, ranks: u16) -> impl Iterator<Item = String> {
    let square = move |n: u16| {
        let rank = u32::from(n / files % ranks);
        let letter = |i: u32| char::from(b'a' + i as u8);
        let rank = if rank < 26 { letter(rank).to_string() } else { format!("a{}", letter(rank - 26)) };
        format!("{}{rank}", n % files + 1)
    };
    choices.iter().zip(choices.iter().skip(1)).map(move |(one, other)| match one % 8 {
        0 => format!("{}*{}", ["P", "G", "S", "R", "L", "+P", "C"][usize::from(one / 8 % 7)], square(*other)),
        1 => format!("{}{}+", square(*one), square(*other)),
        2 => format!("{}{}{}", square(*one), square(one ^ other), square(*other)),
        _ => format!("{}{}", square(*one), square(*other)),
    })
}

/// Plays random moves and tries the laws at every board on the way.
fn holds<B: Board>(mut board: B, choices: &[u16], (files, ranks): (u16, u16), situation_of: impl Fn(&B) -> String) {
    let mut keys = HashMap::new();
    for (at, choice) in choices.iter().enumerate() {
        let legal = board.legal_moves();
        assert_eq!(legal.is_empty(), board.end().is_some(), "it is over when nothing can be played: {board:?}");
        for m in &legal {
            let text = board.text(*m);
            assert_eq!(board.read(&text), Some(Attempt::Move(*m)), "{text}");
            assert_eq!(board.judge(*m), Ok(()), "{text}");
        }
        for text in guesses(&choices[at..], files, ranks) {
            let Some(Attempt::Move(m)) = board.read(&text) else { continue };
            assert_eq!(board.judge(m).is_ok(), legal.contains(&m), "{text} in {}", situation_of(&board));
            assert_eq!(board.read(&board.text(m)), Some(Attempt::Move(m)), "{text} in {}", situation_of(&board));
        }
        let (key, situation) = (board.key(), situation_of(&board));
        assert_eq!(*keys.entry(situation.clone()).or_insert(key), key, "{situation}");
        assert_eq!(
            keys.values().filter(|known| **known == key).count(),
            1,
            "another situation has the key of {situation}"
        );
        if legal.is_empty() {
            return;
        }
        transposes(&board, &legal, choices, &situation_of);
        board.play(legal[usize::from(*choice) % legal.len()]);
    }
}

/// Two moves of one side around a move of the other, in either order, lead to the same situation and the same key, unless
/// they disturb each other; and the keys differ where the situations do.
fn transposes<B: Board>(board: &B, legal: &[B::Move], choices: &[u16], situation_of: impl Fn(&B) -> String) {
    let texts: Vec<String> = legal.iter().map(|m| board.text(*m)).collect();
    let chosen = |i: usize| texts[usize::from(choices[i % choices.len()]) % texts.len()].clone();
    let (one, other) = (chosen(0), chosen(choices.len() / 2));
    let mut after = board.clone();
    let play = |board: &mut B, text: &str| {
        let m = match board.read(text) {
            Some(Attempt::Move(m)) => board.judge(m).is_ok().then_some(m),
            _ => None,
        };
        m.map(|m| board.play(m)).is_some()
    };
    if !play(&mut after, &one) {
        return;
    }
    let Some(reply) = after.legal_moves().first().map(|m| after.text(*m)) else { return };
    let line = |moves: [&str; 3]| {
        let mut board = board.clone();
        moves.into_iter().all(|text| play(&mut board, text)).then_some(board)
    };
    let (Some(a), Some(b)) = (line([&one, &reply, &other]), line([&other, &reply, &one])) else { return };
    assert_eq!(a.key() == b.key(), situation_of(&a) == situation_of(&b), "{one} {reply} {other}");
}

fn config() -> Config {
    Config { cases: 10, rng_seed: RngSeed::Fixed(34), failure_persistence: None, ..Config::default() }
}

fn choices() -> impl Strategy<Value = Vec<u16>> {
    prop::collection::vec(any::<u16>(), 24)
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn standard_shogi(choices in choices()) {
        holds(Position::even(), &choices, (9, 9), |position| situation(position));
        holds(AnyBoard::from(Position::even()), &choices, (9, 9), |board| situation(board));
    }

    // VAR-26.
    #[test]
    fn the_family(choices in choices(), which in 0..FAMILY.len()) {
        let game = Game::named(FAMILY[which]).unwrap();
        let (start, size) = (variants::Position::start(&game), (game.files().into(), game.ranks().into()));
        holds(Course::new(start.clone()), &choices, size, |course| situation(course.position()));
        holds(AnyBoard::from(start), &choices, size, |board| situation(board));
    }

    // VAR-15.
    #[test]
    fn the_game_for_four(choices in choices(), teams in any::<bool>()) {
        let reading = [("play", if teams { "teams" } else { "singles" })];
        let start = yonin::Position::start(&yonin::Rules::with_options(&reading).unwrap());
        holds(yonin::Course::new(start), &choices, (9, 9), |course| situation(course.position()));
    }
}

/// A rule that standard shogi has, too, is called by the same name everywhere.
#[test]
fn a_rule_has_one_name() {
    let check = |variant: &str, position: &str, text: &str, code: &str| {
        let game = Game::named(variant).unwrap();
        let board = AnyBoard::from(variants::Position::parse(&game, position).unwrap());
        let Some(Attempt::Move(m)) = board.read(text) else { panic!("{text} is no move") };
        assert_eq!(board.judge(m).map_err(Bar::code), Err(code), "{text} in {position}");
    };
    check("minishogi", "r3k/5/5/5/K4 b P 1", "P*3c", "barred_check");
    check("minishogi", "r3k/5/5/5/K4 b P 1", "5e5c", "cannot_move_so");
    check("minishogi", "r3k/5/5/5/K4 b P 1", "3c3b", "no_piece");
    check("minishogi", "r3k/5/5/5/K4 b P 1", "S*3c", "not_in_hand");
    let codes: std::collections::BTreeSet<&str> = Bar::all().map(Bar::code).collect();
    assert_eq!(codes.len(), Bar::all().count());
    assert!(FamilyBar::ALL.into_iter().all(|bar| codes.contains(bar.code()) && Bar::from(bar).code() == bar.code()));
}

/// What may not come back is barred by name.
#[test]
fn a_situation_that_may_not_come_back_is_barred() {
    let game = Game::named("tori").unwrap();
    let mut board = AnyBoard::from(variants::Position::parse(&game, "3k3/7/7/7/7/7/3K3 b - 1").unwrap());
    let read = |board: &AnyBoard, text: &str| match board.read(text) {
        Some(Attempt::Move(m)) => m,
        other => panic!("{text}: {other:?}"),
    };
    for text in "4g3f 4a3b 3f4g 3b4a 4g3f 4a3b 3f4g".split(' ') {
        let m = read(&board, text);
        assert_eq!(board.judge(m), Ok(()), "{text}");
        board.play(m);
    }
    assert_eq!(board.judge(read(&board, "3b4a")), Err(Bar::Family(FamilyBar::Repetition)));
    let boards = [board, Position::even().into()];
    for text in ["", "hello", "4a", "99z", "4g3f!!"] {
        assert!(boards.iter().all(|board| board.read(text).is_none()), "{text}");
    }
}
