use super::{Computer, Course, Move, Outcome, Position, Reason, Rules, Seat, Standing};
use crate::Bar;
use crate::search::{Level, Limits};
use Seat::{East, North, South, West};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

fn with(options: &str) -> Arc<Rules> {
    let choices: Vec<(&str, &str)> = options.split_whitespace().filter_map(|option| option.split_once('=')).collect();
    Rules::with_options(&choices).unwrap_or_else(|errors| panic!("{errors:?}"))
}

#[track_caller]
fn position(options: &str, text: &str) -> Position {
    Position::parse_line(&with(options), text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Whether the moves of a list are all legal, or none of them is.
#[track_caller]
fn check(options: &str, text: &str, legal: &str, illegal: &str) {
    let position = position(options, text);
    for m in legal.split_whitespace() {
        assert!(position.parse_move(m).is_ok(), "{m} in {text}");
    }
    for m in illegal.split_whitespace() {
        assert!(position.parse_move(m).is_err(), "{m} in {text}");
    }
}

/// Kings in the middle of their sides, and a Rook of South's that can check East, or West and East.
const KINGS: &str = "4nK4/9/9/9/wK7eK/9/9/9/4sK4 s - - 1";
const ROOK: &str = "4nK4/9/9/9/wK7eK/9/9/5sR3/4sK4 s - - 1";
const SHIELDED: &str = "4nK4/9/9/9/wKwP6eK/9/9/5sR3/4sK4 s - - 1";
/// West's Gold opens the line of a Rook of South's; East cannot parry.
const OPENED: &str = "2nK6/wK8/9/6sR2/4sRwG2eK/6sR2/9/9/4sK4 w - - 1";

/// VAR-15.
#[test]
fn four_begin_in_a_ring() {
    for options in ["", "setup=fifteen"] {
        let rules = with(options);
        let mut start = Position::start(&rules);
        assert_eq!(start.to_string(), rules.start());
        // Turned by a quarter it is the same for the next player: everybody has the same moves.
        let count = start.perft(1);
        for seat in Seat::ALL {
            start = start.with_turn(seat);
            assert_eq!((start.perft(1), start.pieces_of(seat)), (count, if options.is_empty() { 9 } else { 15 }));
        }
    }
    assert_eq!(Rules::usual().kinds().len(), 8);
}

/// The turn goes round by the clock.
#[test]
fn turns_go_round() {
    let played = position("", "startpos moves 5g5f 7e6e 5c5d");
    assert_eq!(played.turn(), East);
    let other = position("direction=counter-clockwise", "startpos moves 5g5f 3e4e");
    assert_eq!(other.turn(), North);
}

/// Who is checked has the turn at once, those between are passed over; then it goes on from them.
#[test]
fn check_interrupts_the_order() {
    assert_eq!(position("", &format!("{SHIELDED} moves 4h4e")).turn(), East);
    assert_eq!(position("", &format!("{SHIELDED} moves 4h4e 1e1d")).turn(), South);
    assert_eq!(position("check=waits", &format!("{SHIELDED} moves 4h4e")).turn(), West);
}

/// Two in check answer in the order of play.
#[test]
fn double_check_is_answered_in_order() {
    let both = position("", &format!("{ROOK} moves 4h4e"));
    assert_eq!((both.turn(), both.in_check(West), both.in_check(East)), (West, true, true));
    assert_eq!(position("", &format!("{ROOK} moves 4h4e 9e9d")).turn(), East);
    assert_eq!(position("", &format!("{ROOK} moves 4h4e 9e9d 1e1d")).turn(), South);
    assert_eq!(both.checking_squares(East), ["4e"]);
}

/// Check must be parried with the next move.
#[test]
fn check_binds() {
    check("", &format!("{SHIELDED} moves 4h4e"), "1e1d 1e2f", "1e2e");
}

/// The mover is credited with the mate, whoever's pieces give it.
#[test]
fn mate_is_the_movers_also_with_pieces_of_others() {
    let mated = position("", &format!("{OPENED} moves 4e4d"));
    assert_eq!((mated.standing(East), mated.out(), mated.turn()), (Standing::Mated(West), &[East][..], North));
    assert_eq!(mated.to_string(), "2nK6/wK8/9/5wGsR2/4sR3eK/6sR2/9/9/4sK4 n - ew 2");
    assert_eq!(mated.commander(East), Some(West));
}

/// Who mates gets what the mated player holds.
#[test]
fn hands_pass_to_the_mater() {
    let mated = position("", "2nK6/wK8/9/9/4sR3eK/9/9/9/4sK4 w wGwS2eSeP - 1 moves G*2e");
    assert_eq!(mated.to_string(), "2nK6/wK8/9/9/4sR2wGeK/9/9/9/4sK4 n 3wSwP ew 2");
}

/// A mated King can be neither taken nor moved nor passed.
#[test]
fn a_mated_king_is_an_obstacle() {
    check("", "2nK6/wK8/9/9/4sR3eK/9/9/9/4sK4 s - ew 2", "5e2e 5e3e", "5e1e 5e1e+");
    let middle = "2nK6/wK8/9/9/4sR1eK2/9/9/9/4sK4 s - ew 2";
    check("", middle, "5e4e", "5e3e 5e2e 5e1e");
    check("", "2nK6/wK8/9/9/4sR3eK/9/9/9/4sK4 w - ew 2", "9b9c", "1e1d 1e2d");
}

/// The pieces of a mated player go on under another's command, as they face; or they stay, and can be taken.
#[test]
fn pieces_of_the_mated_change_their_master() {
    let text = "2nK6/wK8/5eR3/5eP3/8eK/9/9/9/4sK4 w - ew 2";
    check("", text, "4c5c 4c7c+ 4c7c 4d5d", "4d3d 1e1d 4c4d");
    check("mated-pieces=neutral", text, "9b9c", "4c5c 4d5d");
    let taken = "2nK6/wK8/9/9/8eK/9/5eP3/5sR3/4sK4 s - ew 2";
    check("mated-pieces=neutral", taken, "4h4g", "4h4f");
    let after = position("mated-pieces=neutral", &format!("{taken} moves 4h4g"));
    assert_eq!(after.hand(South).map(|(_, count)| count).sum::<u8>(), 1);
    // A Rook that nobody commands checks nobody.
    let idle = "2nK6/wK8/9/9/8eK/9/9/9/2eR1sK4 s - ew 2";
    assert!(!position("mated-pieces=neutral", idle).in_check(South));
    assert!(position("", idle).in_check(South));
    // West was mated in their turn: both are the last mater's.
    assert_eq!(position("play=singles", "2nK6/wK8/9/9/8eK/9/9/9/4sK4 s - ewws 9").commander(East), Some(South));
}

/// Two pawns: on a line in the direction of their owner.
#[test]
fn two_pawns_are_counted_by_owner_and_direction() {
    let pawns = "4nK4/9/9/4nP4/wK1wP5eK/9/4sP4/9/4sK4 s sPwPnPeP - 1";
    check("", pawns, "P*4d P*4h P*4b", "P*5c P*5h P*4a P*5a");
    check("", &pawns.replace(" s sP", " w sP"), "P*5c P*5h", "P*3e P*6e P*1c");
    check("", &pawns.replace(" s sP", " n sP"), "P*3e P*4b", "P*5b P*5h P*4i");
    check("", &pawns.replace(" s sP", " e sP"), "P*3e P*4b", "P*9b P*9d");
}

#[test]
fn a_pawn_drop_may_not_mate() {
    let text = "3nPnKnP3/9/4sG4/9/wK7eK/9/9/9/4sK4 s sPsG - 1";
    check("", text, "G*5b P*4d", "P*5b");
    check("", &text.replace("4sG4", "9"), "P*5b", "");
    assert_eq!(position("", &format!("{text} moves G*5b")).standing(North), Standing::Mated(South));
}

/// Each player's zone is the three ranks before the player opposite.
#[test]
fn every_seat_has_its_own_promotion_zone() {
    let rook = |seat: Seat| format!("7nK1/wK8/9/9/4{}R4/9/9/8eK/1sK7 {0} - - 1", seat.letter());
    check("", &rook(South), "5e5c+ 5e5c", "5e5d+ 5e7e+ 5e3e+ 5e5g+");
    check("", &rook(West), "5e3e+ 5e1e", "5e4e+ 5e7e+ 5e5c+ 5e5g+");
    check("", &rook(North), "5e5g+ 5e5i", "5e5f+ 5e7e+ 5e5c+ 5e3e+");
    check("", &rook(East), "5e7e+ 5e9e", "5e6e+ 5e3e+ 5e5c+ 5e5g+");
    check("", "7nK1/wK8/9/7wP1/9/9/9/8eK/1sK7 w - - 1", "2d1d+", "2d1d");
}

#[track_caller]
fn places(options: &str, text: &str, places: [u8; 4]) {
    let outcome = Course::new(position(options, text)).outcome();
    assert_eq!(outcome, Some(Outcome { places, reason: Reason::Decided }), "{text}");
}

/// First out is fourth, second third; of the others who mated more is first, then who has more.
#[test]
fn players_are_ranked() {
    places("", "2nK6/wK8/9/9/8eK/9/9/9/4sK4 s - ewnw 9", [2, 1, 3, 4]);
    places("", "2nK6/wK8/9/9/8eK/9/9/3sG5/4sK4 s - ewns 9", [1, 2, 3, 4]);
    places("", "2nK6/wK8/9/9/8eK/9/9/3sG5/4sK4 s 2wP ewns 9", [2, 1, 3, 4]);
    places("", "2nK6/wK8/9/9/8eK/9/9/9/4sK4 s - ewns 9", [1, 1, 3, 4]);
    // Third even if they have mated somebody.
    places("", "2nK6/wK8/9/9/8eK/9/9/9/4sK4 s - ewwn 9", [2, 3, 1, 4]);
    places("", "2nK6/wK8/9/9/8eK/9/9/9/4sK4 s - e.w. 9", [1, 3, 1, 4]);
}

/// Partners win together with the first mate; nobody checks their partner.
#[test]
fn partners_play_together() {
    places("play=teams", "2nK6/wK8/9/9/8eK/9/9/9/4sK4 s - es 9", [1, 3, 1, 3]);
    places("play=teams", "2nK6/wK8/9/9/8eK/9/9/9/4sK4 w - s. 9", [3, 1, 3, 1]);
    let file = ROOK.replace("5sR3", "sR8");
    check("play=teams", &file, "9h8h", "9h5h");
    check("", &ROOK.replace("5sR3", "3sR5"), "6h6a+", "");
    check("play=teams", &ROOK.replace("5sR3", "3sR5"), "6h6b", "6h6a 6h6a+");
    check("play=teams", "4nK4/9/9/5nS3/wK7eK/9/9/5sR3/4sK4 s - - 1", "4h4d", "");
}

#[test]
fn the_rule_that_bars_a_move_is_named() {
    let check = |options: &str, text: &str, m: &str, bar: Option<Bar>| {
        let position = position(options, text);
        assert_eq!(position.judge(position.read_move(m).unwrap()).err(), bar, "{m} in {text}");
    };
    check("", "startpos", "5g5f", None);
    check("", "startpos", "5g5e", Some(Bar::Movement));
    check("", "startpos", "5e5d", Some(Bar::NoPiece));
    check("", "startpos", "5c5d", Some(Bar::OpponentsPiece));
    check("", "startpos", "P*5e", Some(Bar::NotInHand));
    check("", "startpos", "5i5h", Some(Bar::OwnPieceOnTarget));
    check("", "4nK4/9/9/9/wK7eK/9/4sP4/9/4sK4 s sP - 1", "P*5d", Some(Bar::FullFile));
    check("", "3nPnKnP3/9/4sG4/9/wK7eK/9/9/9/4sK4 s sPsG - 1", "P*5b", Some(Bar::MateByDrop));
    check("", "7nK1/wK8/9/7wP1/9/9/9/8eK/1sK7 w - - 1", "2d1d", Some(Bar::DeadEnd));
    check("", &format!("{SHIELDED} moves 4h4e"), "1e2e", Some(Bar::Check));
    check("play=teams", &ROOK.replace("5sR3", "sR8"), "9h5h", Some(Bar::PartnerCheck));
    check("play=teams", "2nK6/wK8/9/9/8eK/9/9/9/4sK4 s - es 9", "5i5h", Some(Bar::Movement));
    for text in ["", "nonsense", "5g", "5g5j", "0a5e", "5g5f?", "X*5e", "P*5e+"] {
        assert!(position("", "startpos").read_move(text).is_err(), "{text}");
    }
}

#[test]
fn who_leaves_leaves_his_men_standing() {
    let mut course = Course::new(position("", "2nK6/wK8/9/9/4sR3eK/4eR4/9/9/4sK4 e eP - 1"));
    course.leave(East);
    assert_eq!(course.position().to_string(), "2nK6/wK8/9/9/4sR3eK/4eR4/9/9/4sK4 s - e. 1");
    assert!(course.position().parse_move("5e5f").is_ok() && !course.position().in_check(South));
    course.leave(North);
    assert_eq!(course.outcome().map(|outcome| outcome.places), Some([1, 2, 3, 4]));
    assert!(course.take_back() && course.outcome().is_none());
}

fn course(text: &str, moves: &str) -> Course {
    let mut course = Course::new(position("", text));
    for text in moves.split_whitespace() {
        let m = course.position().parse_move(text).unwrap_or_else(|error| panic!("{error}: {}", course.position()));
        assert!(course.play(m), "{text}");
    }
    course
}

#[test]
fn the_fourth_time_ends_it() {
    let round = "5i4i 9e9d 5a6a 1e1f 4i5i 9d9e 6a5a 1f1e ";
    assert_eq!(course(KINGS, &round.repeat(2)).outcome(), None);
    let outcome = course(KINGS, &round.repeat(3)).outcome();
    assert_eq!(outcome, Some(Outcome { places: [1; 4], reason: Reason::Repetition }));
    let checks = "1e1d 4e4d 1d1e 4d4e ".repeat(3);
    let outcome = course(SHIELDED, &format!("4h4e {checks}")).outcome();
    assert_eq!(outcome, Some(Outcome { places: [4, 1, 1, 1], reason: Reason::PerpetualCheck(South) }));
}

#[test]
fn what_is_wrong_with_a_text_is_said_where() {
    for (text, column, expected) in [
        ("4nK4/9", 7, "/ after a full rank"),
        ("4nK4/9/9/9/wK7eK/9/9/9/9 s", 25, "a King for each player; south has none"),
        ("4xK4", 2, "s, w, n or e"),
        ("4nQ4", 3, "one of the pieces K R +R G S +S P +P"),
        ("4nK4/9/9/9/wK7eK/9/9/9/4sK4 s sK", 32, "a piece that can be in hand, with its number before it, or -"),
        ("4nK4/9/9/9/wK7eK/9/9/9/4sK4 s - es es", 35, "the number of the move"),
        ("4nK4/9/9/9/wK7eK/9/9/9/4sK4 e - es 1", 37, "the turn of somebody who still plays"),
        ("startpos moves 5g5f 5f5e", 21, "a legal move"),
    ] {
        let error = Position::parse_line(&Rules::usual(), text).map(|position| position.to_string()).unwrap_err();
        assert!(error.column.abs_diff(column) <= 4 && error.expected == expected, "{text}: {error}");
    }
}

fn limits(level: u8, seed: u64) -> Limits {
    Limits { time: Some(Duration::from_secs(60)), level: Level::new(level).unwrap(), seed, ..Limits::default() }
}

fn think(course: &Course, limits: &Limits) -> Option<Move> {
    Computer::new(course.position().rules()).think(course, limits, &AtomicBool::new(false))
}

/// The computer ends a game when it can, at any strength that looks a move ahead.
#[test]
fn the_computer_sees_the_last_mate() {
    let position = position("", &OPENED.replace("w - - 1", "w - nw 9"));
    let think = |level: u8| think(&Course::new(position.clone()), &limits(level, 1));
    let mates = |m: Move| {
        let mut after = position.clone();
        after.play(m) && after.standing(East) == Standing::Mated(West)
    };
    assert!((2..=9).all(|level| think(level).is_some_and(mates)));
    assert_eq!(think(1), think(1));
}

/// Moves as people write them: the origin stands there only where two pieces of a kind could go to the square.
#[test]
fn moves_are_written_as_books_do() {
    let check = |text: &str, usi: &str, western: &str, japanese: &str| {
        let position = position("", text);
        let m = position.parse_move(usi).unwrap_or_else(|error| panic!("{usi} in {text}: {error}"));
        assert_eq!(
            (position.western(m), position.japanese(m)),
            (western.to_owned(), japanese.to_owned()),
            "{text} {usi}"
        );
    };
    let start = Rules::usual().start().to_owned();
    check(&start, "5g5f", "P-56", "５六歩");
    let golds = "4nK4/9/9/9/wK7eK/9/9/3sG1sG3/4sK4 s - - 1";
    check(golds, "6h5h", "G68-58", "５八金(68)");
    check(golds, "6h6g", "G-67", "６七金");
    let drop = "4nK4/9/9/9/wK7eK/9/9/9/4sK4 s sG - 1";
    check(drop, "G*5e", "G*55", "５五金打");
}

/// Whether one of the others could take a piece of a player's that is no Pawn, and they could not take in return.
fn hangs(position: &Position, owner: Seat) -> bool {
    let pieces = |position: &Position| {
        let squares = (1..=9).flat_map(|file| (1..=9).map(move |rank| (file, rank)));
        let found = squares.filter_map(|(file, rank)| position.piece_at(file, rank));
        found.filter(|(seat, kind)| *seat == owner && position.rules().kind(*kind).id != "P").count()
    };
    let others = Seat::ALL.into_iter().filter(|seat| *seat != owner && position.standing(*seat) == Standing::Playing);
    others.map(|seat| position.clone().with_turn(seat)).any(|theirs| {
        theirs.legal_moves().into_iter().any(|m| {
            let mut after = theirs.clone();
            after.play(m);
            pieces(&after) < pieces(position)
                && after.standing(owner) == Standing::Playing
                && !after.clone().with_turn(owner).legal_moves().iter().any(|answer| answer.to() == m.to())
        })
    })
}

/// At its first moves a weak level seldom leaves a piece to be taken for nothing, where it need not.
#[test]
fn the_computer_gives_no_piece_away() {
    let rules = with("");
    for (number, most) in [(2, 225), (4, 92)] {
        let (mut moves, mut slips) = (0, 0);
        for seed in 0..12 {
            let mut position = Position::start(&rules);
            for _ in 0..12 {
                let thought = think(&Course::new(position.clone()), &limits(number, seed));
                let left = |m: Move| {
                    let mut after = position.clone();
                    after.make(m);
                    hangs(&after, position.turn())
                };
                let m = thought.unwrap();
                slips += usize::from(left(m) && position.legal_moves().into_iter().any(|other| !left(other)));
                moves += 1;
                position.make(m);
            }
        }
        assert!(slips * 1_000 <= moves * most, "level {number}: {slips} of {moves}");
    }
}

/// Whether East's computer brings the situation back: for the fourth time, after three rounds, or for the second.
#[track_caller]
fn check_return(rook: &str, rounds: usize, returns: bool) {
    let text = format!("4nK4/9/9/9/wK7eK/9/2{rook}6/9/4sK4 s - - 1");
    let moves = "5i4i 9e9d 5a6a 1e1f 4i5i 9d9e 6a5a ".to_owned();
    let all = [format!("{moves}1f1e ").repeat(rounds - 1), moves].concat();
    let course = course(&text, &all);
    let limits = Limits { nodes: Some(4_000), ..Limits::default() };
    let answer = think(&course, &limits).map(|m| course.position().move_text(m));
    assert_eq!(answer.as_deref() == Some("1f1e"), returns, "{rook}, {rounds} rounds: {answer:?}");
}

/// Who has less than the others is glad of a situation that comes back, which shares the first place; who has more avoids it.
#[test]
fn the_computer_weighs_what_comes_back() {
    for rounds in [1, 3] {
        check_return("sR", rounds, true);
        check_return("eR", rounds, false);
    }
}
