//! The fingerprint of the search: which moves it chooses within a bound, and how many positions it looks at for them. Where it
//! stays, a change was one of speed or form only; who means to change the play writes the new lines down.

use std::sync::atomic::AtomicBool;
use variants::{Course, Game, Level, Limits, Position, Thinker};

/// `game | position | moves before, over and over | level | bound | the computer's moves for both sides | positions in all, score`.
#[test]
fn play_stays_what_it_is() {
    let lines = include_str!("../data/play.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let changed: Vec<String> = lines.filter_map(|line| Some(again(line)).filter(|found| found != line)).collect();
    assert!(changed.is_empty(), "the play has changed:\n{}", changed.join("\n"));
}

/// The same line with what comes of it now.
fn again(line: &str) -> String {
    let fields: Vec<&str> = line.split(" | ").collect();
    let [game, sfen, before, level, bound, moves, _] = fields[..] else { panic!("{line}") };
    let mut course = course(game, sfen, before);
    let count = moves.split(' ').count();
    let mut thinker = Thinker::new(course.position().game(), 1);
    let (mut played, mut nodes, mut score) = (Vec::new(), 0, 0);
    while played.len() < count {
        let limits = Limits { level: Level::new(level.parse().unwrap()).unwrap(), seed: 5, ..limits(bound) };
        let Some(thought) = thinker.think(&course, &limits, &AtomicBool::new(false)) else { break };
        (nodes, score) = (nodes + thought.nodes, thought.score);
        played.push(course.position().move_text(thought.best));
        assert!(course.play(thought.best), "{line}");
    }
    [&fields[..5], &[&played.join(" "), &format!("{nodes} {score}")]].concat().join(" | ")
}

/// A game from its start or a position, after so many moves: `12 a b c d` is these four three times.
fn course(game: &str, sfen: &str, before: &str) -> Course {
    let game = Game::named(game).unwrap();
    let start = if sfen == "start" { Position::start(&game) } else { Position::parse(&game, sfen).unwrap() };
    let mut course = Course::new(start);
    if let Some((times, moves)) = before.split_once(' ') {
        for text in moves.split(' ').cycle().take(times.parse().unwrap()) {
            let m = course.position().parse_move(text).unwrap();
            assert!(course.play(m), "{text}");
        }
    }
    course
}

/// `d6` is a depth, `n2000` a number of positions.
fn limits(bound: &str) -> Limits {
    let (what, number) = bound.split_at(1);
    match what {
        "d" => Limits { depth: Some(number.parse().unwrap()), ..Limits::default() },
        _ => Limits { nodes: Some(number.parse().unwrap()), ..Limits::default() },
    }
}
