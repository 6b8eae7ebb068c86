use super::*;
use crate::{NAMES, Position};

fn think(name: &str, sfen: &str, limits: &Limits) -> (Thought, String) {
    let game = Game::named(name).unwrap();
    let position = Position::parse(&game, sfen).unwrap();
    let course = Course::new(position.clone());
    let thought = Thinker::new(&game, 1).think(&course, limits, &AtomicBool::new(false)).unwrap();
    let text = position.move_text(thought.best);
    (thought, text)
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

#[track_caller]
fn check_decided(name: &str, sfen: &str, expected: &str, plies: i32) {
    let (thought, text) = think(name, sfen, &nodes(20_000));
    assert_eq!((text.as_str(), thought.decided_in), (expected, Some(plies)), "{name} {sfen}");
}

#[test]
fn mates_are_found() {
    check_decided("shogi", "4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "G*5b", 1);
    // Catching the Lion, and a try that nobody can stop.
    check_decided("dobutsu", "1k1/1R1/3/1K1 b - 1", "2b2a", 1);
    check_decided("dobutsu", "2r/K2/2k/3 b - 1", "3b3a", 1);
}

/// By checks that give up a rook, for a side that has little else: no quiet move would be tried there.
#[test]
fn a_mate_by_checks_is_seen_early() {
    let sfen = "1p2Lp1/6l/2+FRks1/ss2+s1s/2s2S1/1c5/+f+s2KPR b 3cp8s 151";
    let (thought, text) = think("tori", sfen, &nodes(10_000));
    assert_eq!((text.as_str(), thought.decided_in), ("4c4b", Some(5)), "{thought:?}");
}

/// A lone Lion of chū takes two pieces in a turn where it can.
#[test]
fn a_lion_takes_two() {
    let (thought, text) = think("chu", "11k/12/12/12/5b6/5r6/5N6/12/12/12/12/K11 b - 1", &nodes(5_000));
    assert_eq!(text, "7g7f7e", "{thought:?}");
}

#[test]
fn the_same_limits_give_the_same_thought() {
    for name in ["minishogi", "tori", "chu"] {
        let game = Game::named(name).unwrap();
        let limits = Limits { level: Level::new(4).unwrap(), seed: 7, ..Limits::default() };
        let start = Course::new(Position::start(&game));
        let think = || Thinker::new(&game, 1).think(&start, &limits, &AtomicBool::new(false));
        assert_eq!(think(), think(), "{name}");
    }
}

#[track_caller]
fn check_mistakes_vary(limits: impl Fn(u32) -> Limits) {
    let answer = |number| think("minishogi", "rbsgk/4p/5/P4/KGSBR b - 1", &limits(number)).1;
    let answers: Vec<String> = (0..20).map(answer).collect();
    assert!(answers.iter().any(|answer| *answer != answers[0]), "{answers:?}");
}

#[test]
fn seeds_and_attempts_change_the_mistakes() {
    let weak = Limits { level: Level::WEAKEST, ..Limits::default() };
    check_mistakes_vary(|seed| Limits { seed: seed.into(), ..weak.clone() });
    check_mistakes_vary(|attempt| Limits { attempt, ..weak.clone() });
}

#[test]
fn a_finished_game_has_no_move() {
    let game = Game::named("dobutsu").unwrap();
    let over = Course::new(Position::parse(&game, "3/3/3/1K1 w - 1").unwrap());
    assert_eq!(Thinker::new(&game, 1).think(&over, &Limits::default(), &AtomicBool::new(false)), None);
}

/// Told to stop before it has begun, the computer has a legal move all the same.
#[test]
fn there_is_an_answer_at_once() {
    for name in NAMES {
        let game = Game::named(name).unwrap();
        let start = Course::new(Position::start(&game));
        let thought = Thinker::new(&game, 1).think(&start, &Limits::default(), &AtomicBool::new(true)).unwrap();
        assert!(start.legal_moves().contains(&thought.best), "{name}");
        assert!(thought.nodes < 100, "{name}");
    }
}

/// A game after so many moves, those given over and over.
fn course(game: &str, sfen: &str, times: usize, moves: &str) -> Course {
    let (name, choice) = game.split_once(' ').unwrap_or((game, ""));
    let choices: Vec<(&str, &str)> = choice.split_once('=').into_iter().collect();
    let game = Game::with_options(name, &choices).unwrap().unwrap();
    let mut course = Course::new(Position::parse(&game, sfen).unwrap());
    for text in moves.split(' ').cycle().take(times) {
        let m = course.position().parse_move(text).unwrap();
        assert!(course.play(m), "{text}");
    }
    assert_eq!(course.outcome(), None);
    course
}

fn answer(course: &Course, count: u64) -> (String, i32) {
    let thinker = &mut Thinker::new(course.position().game(), 1);
    let thought = thinker.think(course, &nodes(count), &AtomicBool::new(false)).unwrap();
    (course.position().move_text(thought.best), thought.score)
}

/// Who is far behind is glad of a position that comes back; who is ahead avoids it.
#[test]
fn repetition_counts_nothing() {
    // Whatever White does, 4a5a comes back to the start and is a draw: better than a Rook less.
    let course = course("shogi", "4k4/9/9/9/9/9/9/9/R3K4 b - 1", 7, "9i8i 5a4a 8i9i 4a5a");
    assert_eq!(answer(&course, 3_000), ("4a5a".to_owned(), 0));
}

/// A Rook that chases a Gold, far behind in pieces.
const CHASE: (&str, &str) = ("kgggggg5/12/8g3/12/12/12/12/7R4/12/12/12/K11 b - 1", "5h4h 4c5c 4h5h 5c4c");

/// In chū shōgi who alone attacks for ever must leave off: no draw is to be had so.
#[test]
fn who_attacks_for_ever_leaves_off() {
    for times in [8, 10] {
        let (best, score) = answer(&course("chu", CHASE.0, times, CHASE.1), 3_000);
        assert!(!CHASE.1.contains(&best) && score < 0 && score > LOST, "{times}: {best} {score}");
    }
    // Where the rule is another, it saves Black.
    let drawn = course("chu repetition=draw", CHASE.0, 10, CHASE.1);
    assert_eq!(answer(&drawn, 3_000), ("4h5h".to_owned(), 0));
}

/// Who is attacked for ever, and ahead, need not fear that the position comes back: they win by it.
#[test]
fn who_is_attacked_for_ever_goes_back() {
    let (best, score) = answer(&course("chu", CHASE.0, 11, CHASE.1), 3_000);
    assert!(best == "5c4c" && score > -LOST, "{best} {score}");
}

fn answer_of_level(course: &Course, level: u8, seed: u64) -> String {
    let limits = Limits { level: Level::new(level).unwrap(), seed, ..Limits::default() };
    let thought = Thinker::new(course.position().game(), 1).think(course, &limits, &AtomicBool::new(false)).unwrap();
    course.position().move_text(thought.best)
}

/// A lone king takes the last piece beside it, which makes a draw, instead of losing by the rule of the bare king; nobody
/// overlooks that.
#[test]
fn a_bare_king_saves_itself() {
    for (name, row, taking) in
        [("sho", "5G3/4k4/9/9/9/9/9/9/4K4", "5b4a"), ("heian-8x8", "5G2/4k3/8/8/8/8/8/4K3", "4b3a")]
    {
        let game = Game::named(name).unwrap();
        let course = Course::new(Position::parse(&game, &format!("{row} w - 1")).unwrap());
        assert_eq!(course.outcome(), None, "{name}");
        for seed in 0..60 {
            for level in [1, 3, 5] {
                assert_eq!(answer_of_level(&course, level, seed), taking, "{name} level {level} seed {seed}");
            }
        }
    }
    let course = course("chu", "5G6/4k7/12/12/12/12/12/12/12/12/12/K11 w - 1", 0, "");
    assert!((0..60).all(|seed| answer_of_level(&course, 3, seed) == "8b7a"));
}

/// Who is far ahead does not bring back a position for the fourth time, even at a weak level.
#[test]
fn who_is_ahead_does_not_draw() {
    let course = course("shogi", "4k4/9/9/9/9/9/9/9/R3K4 w - 1", 11, "5a4a 9i8i 4a5a 8i9i");
    for level in 1..=5 {
        assert!((0..20).all(|seed| answer_of_level(&course, level, seed) != "8i9i"), "level {level}");
    }
}
