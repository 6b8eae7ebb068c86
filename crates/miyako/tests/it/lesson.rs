//! `miyako lesson`.

use crate::program::miyako;
use engine::{Decision, Engine, Game, Limits, Stop};
use school::{COURSE, Play, Task};
use serde_json::{Value, json};
use shogi::Move;
use std::collections::HashSet;
use tsume::{Inquiry, Progress, Solver};

#[test]
fn every_lesson_is_proven() {
    let run = miyako(&["lesson", "check"]);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{}", run.stdout);
    assert!(run.stdout.ends_with(", 0 faults\n"), "{}", run.stdout);
}

#[test]
fn one_lesson_is_proven_for_programs() {
    let run = miyako(&["lesson", "check", "gold", "--json"]);
    let told: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!((run.code, &told["lessons"], &told["faults"]), (0, &json!(1), &json!([])));
    let run = miyako(&["lesson", "check", "gold", "no-such"]);
    assert_eq!((run.code, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.contains("there is no lesson `no-such`"), "{}", run.stderr);
}

/// Of all quiet moves those are asked for after which the solver sees mate, and no others.
#[test]
fn threats_are_asked_for_where_there_are_some() {
    let (mut solver, mut watch) = (Solver::new(16 << 20), |_: &Progress| true);
    let mut inquiry = Inquiry::new(&mut solver, 1_000_000, &mut watch);
    for (lesson, is_brinkmate) in [("threat-of-mate", false), ("brinkmate", true)] {
        for (number, task) in (1..).zip(&COURSE.lesson(lesson).unwrap().tasks) {
            let Task::Moves(task) = task else { continue };
            let mut threatens = |m: &Move| {
                let mut after = task.start.clone();
                after.play(*m).unwrap();
                let mate = if is_brinkmate { inquiry.brink(&after) } else { inquiry.threat(&after) };
                !after.in_check() && mate.expect("these are short").is_some()
            };
            let found: HashSet<Move> = task.start.legal_moves().into_iter().filter(|m| threatens(m)).collect();
            assert_eq!(found, task.answers.iter().copied().collect(), "{lesson}, task {number}");
        }
    }
}

/// So many games for each handicap, and so many of them have to be won.
const GAMES: u64 = 10;
const WON: u64 = 9;

/// Each game that a lesson asks for can be won: the computer of its level, lacking those pieces, loses to whoever plays well.
#[test]
#[ignore = "a measurement: some minutes"]
fn the_games_of_lessons_can_be_won() {
    let tasks = COURSE.lessons.iter().flat_map(|lesson| &lesson.tasks);
    for task in tasks {
        let Task::Play(task) = task else { continue };
        let won = (0..GAMES).filter(|seed| is_won(task, *seed)).count() as u64;
        println!("{} against {}: {won} of {GAMES} won", task.handicap.code(), task.level);
        assert!(won >= WON, "{} against {}", task.handicap.code(), task.level);
    }
}

/// Whether the engine wins as black, which has all its pieces.
fn is_won(task: &Play, seed: u64) -> bool {
    let mut game = Game::new(task.handicap.position());
    let (mut giver, mut taker) = (Engine::new(8), Engine::new(8));
    giver.set_level(task.level.parse().unwrap());
    giver.set_seed(seed);
    let limits = |nodes| Limits { nodes: Some(nodes), ..Limits::default() };
    for ply in 0..400 {
        let (player, limits) = if ply % 2 == 0 { (&mut giver, limits(20_000)) } else { (&mut taker, limits(5_000)) };
        match player.search(&game, &limits, &Stop::new(), &mut |_| ()).decision {
            Decision::Play { m, .. } => game.play(m).unwrap(),
            Decision::Resign => return ply % 2 == 0,
            Decision::DeclareWin => return ply % 2 == 1,
        };
        if game.position().is_checkmate() {
            return ply % 2 == 1;
        }
    }
    false
}
