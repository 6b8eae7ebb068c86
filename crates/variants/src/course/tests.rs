use super::{Course, Outcome, Reason};
use crate::{Game, Move, Position};
use shogi::Color::{self, Black, White};

/// `game` may have a reading behind it: `chu repetition=draw`.
fn course(game: &str, position: &str, moves: &str) -> Course {
    let (name, choice) = game.split_once(' ').unwrap_or((game, ""));
    let choices: Vec<(&str, &str)> = choice.split_once('=').into_iter().collect();
    let game = Game::with_options(name, &choices).unwrap().unwrap_or_else(|errors| panic!("{game}: {errors:?}"));
    let start = if position.is_empty() { Position::start(&game) } else { Position::parse(&game, position).unwrap() };
    let mut course = Course::new(start);
    for text in moves.split_whitespace() {
        let m = course.position().parse_move(text).unwrap_or_else(|error| panic!("{}: {error}", course.position()));
        assert!(course.play(m), "{text}");
    }
    course
}

#[track_caller]
fn check(game: &str, position: &str, moves: &str, loser: impl Into<Option<Color>>, reason: Reason) {
    let outcome = course(game, position, moves).outcome();
    assert_eq!(outcome, Some(Outcome { loser: loser.into(), reason }));
}

// VAR-15, VAR-18, VAR-01.
#[test]
fn games_end_as_their_files_say() {
    check("dobutsu", "", "2c2b 3a3b 2b2a+", White, Reason::Caught);
    check("dobutsu", "3/K2/2k/3 b - 1", "3b3a", White, Reason::Try);
    check("minishogi", "4k/4G/4P/5/K4 w - 1", "", White, Reason::Mate);
    // The last piece but the King is taken; the King cannot take back.
    check("heian-8x8", "7k/8/8/8/8/8/p7/G6K b - 1", "8h8g", White, Reason::BareKing);
}

#[test]
fn a_bare_king_may_bare_the_other_first() {
    let course = course("heian-8x8", "8/7k/8/8/8/8/pG6/7K b - 1", "7g8g");
    assert_eq!(course.outcome().map(|outcome| outcome.loser), Some(Some(White)));
    let near = self::course("heian-8x8", "8/8/8/8/8/k7/pG6/7K b - 1", "7g8g");
    assert_eq!(near.outcome(), None);
    check("heian-8x8", "8/8/8/8/8/k7/pG6/7K b - 1", "7g8g 8f8g", None, Reason::BareKing);
}

const THERE_AND_BACK: &str = "2e3d 4a3b 3d2e 3b4a";

#[test]
fn a_situation_that_comes_back_ends_the_game() {
    let thrice = [THERE_AND_BACK; 3].join(" ");
    check("minishogi", "", &thrice, Black, Reason::Repetition);
    assert_eq!(course("minishogi", "", &[THERE_AND_BACK; 2].join(" ")).occurrences(), 3);
    let lions = ["2d3c 2a1b 3c2d 1b2a"; 2].join(" ");
    check("dobutsu", "rkb/3/3/BKR b - 1", &lions, None, Reason::Repetition);
    // A Rook that checks all the while.
    let checks = ["3b3a 1a1b 3a3b 1b1a"; 3].join(" ");
    check("minishogi", "4k/2R2/5/5/K4 b - 1", &checks, Black, Reason::PerpetualCheck);
}

/// In chū shōgi who attacks something with every move must leave off, if the other does not (VAR-04).
#[test]
fn an_attack_that_comes_back_loses() {
    let chase = ["5h4h 4c5c 4h5h 5c4c"; 3].join(" ");
    let gold = "k11/12/8g3/12/12/12/12/7R4/12/12/12/K11 b - 1";
    check("chu", gold, &chase, Black, Reason::Repetition);
    check("chu repetition=checker-loses", gold, &chase, None, Reason::Repetition);
    let white = "k11/12/8r3/12/12/12/12/7G4/12/12/12/K11 w - 1";
    check("chu", white, &["4c5c 5h4h 5c4c 4h5h"; 3].join(" "), White, Reason::Repetition);
    let both = "k11/12/8r3/12/12/12/12/7R4/12/12/7PP3/K11 b - 1";
    check("chu", both, &chase, None, Reason::Repetition);
    let checks = ["5h4h 4a5a 4h5h 5a4a"; 3].join(" ");
    check("chu", "8k3/g11/12/12/12/12/12/7R4/12/12/12/K11 b - 1", &checks, Black, Reason::PerpetualCheck);
}

/// Nobody attacks by passing; of two who pass, who began must leave off.
#[test]
fn who_passes_first_must_leave_off() {
    let passes = ["12a12a 1l1l"; 3].join(" ");
    check("chu", "N10k/12/12/12/12/12/12/12/12/12/12/K10n b - 1", &passes, Black, Reason::Repetition);
}

#[test]
fn what_would_come_back_may_not_be_played() {
    let shuffle = "4g3f 4a3b 3f4g 3b4a";
    let course = course("tori", "3k3/7/7/7/7/7/3K3 b - 1", &[shuffle, "4g3f 4a3b 3f4g"].join(" "));
    let back = course.position().parse_move("3b4a").unwrap();
    assert!(!course.legal_moves().contains(&back) && !course.clone().play(back));
}

#[test]
fn moves_are_taken_back() {
    let mut course = course("minishogi", "", &[THERE_AND_BACK; 3].join(" "));
    course.take_back_to(8);
    assert_eq!((course.outcome(), course.occurrences(), course.moves().len()), (None, 3, 8));
    course.take_back_to(0);
    assert_eq!((course.position(), course.occurrences()), (course.start(), 1));
}

/// A legal move by chance, none that takes anything if `quiet`, and a few others of the same position for comparison.
fn by_chance(course: &Course, seed: &mut u64, quiet: bool) -> Option<Move> {
    let position = course.position();
    let takes = |m: &Move| position.parts(*m).is_some_and(|parts| !parts.captured.is_empty());
    let moves: Vec<Move> = course.legal_moves().into_iter().filter(|m| !(quiet && takes(m))).collect();
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    moves.get((*seed >> 33) as usize % moves.len().max(1)).copied()
}

/// Whether a move is legal is found out from the piece alone; it is the same as being among all legal moves.
#[test]
fn the_moves_of_a_piece_are_those_of_the_position() {
    for name in crate::NAMES {
        let Some(game) = Game::named(name) else { continue };
        let (mut course, mut seed) = (Course::new(Position::start(&game)), 7);
        for _ in 0..if game.files() > 12 { 6 } else { 40 } {
            let position = course.position();
            let mut all: Vec<Move> = position.legal_moves().into_iter().filter(|m| m.origin().is_some()).collect();
            let origins: std::collections::BTreeSet<_> = all.iter().filter_map(|m| m.origin()).collect();
            let mut own: Vec<Move> = origins.iter().flat_map(|from| position.legal_moves_from(*from)).collect();
            for moves in [&mut all, &mut own] {
                moves.sort_by_key(|m| position.move_text(*m));
            }
            assert_eq!(own, all, "{name} {position}");
            assert!(course.legal_moves().into_iter().all(|m| course.allows(m)), "{name} {position}");
            let Some(m) = by_chance(&course, &mut seed, false) else { break };
            course.play_unchecked(m);
        }
    }
}

/// END-18 for the family: nobody can play for ever, and a game with its last move is over without a winner.
#[test]
fn a_game_ends_with_its_last_move() {
    for (name, most) in [("chu", 1000), ("dai", 1500)] {
        let game = Game::named(name).unwrap();
        assert_eq!(game.ending().most_moves, most);
        let (mut course, mut seed) = (Course::new(Position::start(&game)), 11);
        while course.outcome().is_none() {
            let m = by_chance(&course, &mut seed, true).unwrap();
            assert!(course.play(m));
        }
        assert_eq!(course.moves().len(), most as usize, "{name}");
        assert_eq!(course.outcome(), Some(Outcome { loser: None, reason: Reason::MoveLimit }), "{name}");
        assert!(course.legal_moves().is_empty() && !course.allows(course.moves().last().unwrap()));
        course.take_back_to(most as usize - 1);
        assert_eq!(course.outcome(), None);
    }
}
