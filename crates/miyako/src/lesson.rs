//! `miyako lesson`: the lessons of the school.

mod names;
mod player;

use crate::Outcome;
use crate::failure::Failure;
use clap::Subcommand;
use engine::Level;
use names::{fault_of_built, fault_of_opening};
use player::Judge;
use school::{COURSE, Lesson, Proof, Task, check};
use serde_json::json;
use std::collections::BTreeSet;
use std::io::Write;
use std::process::ExitCode;
use tsume::{Question, Solver, Verdict};
use words::Language;

/// Memory of the solver that proves mates.
const MEMORY: usize = 64 << 20;
/// A mate of a lesson is found sooner, or the lesson is too hard.
const NODES: u64 = 1_000_000;

/// The lessons of the school: whether they can be learned.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako lesson check              every lesson: can be done, can be failed, has its texts in three languages
  miyako lesson check gold --json  one of them, for programs

Exit status: 0 nothing is wrong, 1 something is, 2 there is no such lesson.")]
pub(crate) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    /// Prove that lessons can be learned.
    Check {
        /// Which; all of them if none is named.
        lessons: Vec<String>,
        /// For programs.
        #[arg(long)]
        json: bool,
    },
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Outcome {
    let Action::Check { lessons, json } = &args.action;
    let wanted: Vec<&Lesson> = if lessons.is_empty() {
        COURSE.lessons.iter().collect()
    } else {
        let find = |id: &String| {
            COURSE.lesson(id).ok_or_else(|| Failure::Input(format!("there is no lesson `{}`", id.escape_debug())))
        };
        lessons.iter().map(find).collect::<Result<_, _>>()?
    };
    let mut provers = (Solver::new(MEMORY), Judge::default());
    let mut faults: Vec<String> = wanted.iter().flat_map(|lesson| faults_of(lesson, &mut provers)).collect();
    if lessons.is_empty() {
        faults.extend(left_over());
    }
    let tasks: usize = wanted.iter().map(|lesson| lesson.tasks.len()).sum();
    if *json {
        writeln!(out, "{}", json!({"lessons": wanted.len(), "tasks": tasks, "faults": faults}))?;
    } else {
        faults.iter().try_for_each(|fault| writeln!(out, "{fault}"))?;
        writeln!(out, "{} lessons, {tasks} tasks, {} faults", wanted.len(), faults.len())?;
    }
    Ok(if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn faults_of(lesson: &Lesson, (solver, judge): &mut (Solver, Judge)) -> Vec<String> {
    let mut faults: Vec<String> = check(lesson).iter().map(ToString::to_string).collect();
    for (number, task) in (1..).zip(&lesson.tasks) {
        let wrong = match task {
            Task::Mate(task) => fault_of_mate(task, solver),
            Task::Moves(task) if task.proof == Proof::Engine => judge.fault_of_answers(task),
            Task::Moves(task) => fault_of_built(task),
            Task::Choose(task) if !task.moves.is_empty() => judge.fault_of_choice(task),
            Task::Choose(task) => fault_of_opening(task),
            Task::Play(task) => fault_of_level(task),
            Task::Press(_) => None,
        };
        faults.extend(wrong.map(|what| format!("{}, task {number}: {what}", lesson.id)));
    }
    for language in Language::ALL {
        let is_missing = |id: &String| language.known_text(id, []).is_none();
        let missing = lesson.texts().into_iter().filter(is_missing);
        faults.extend(missing.map(|id| format!("{}: there is no text {id} in `{}`", lesson.id, language.code())));
    }
    faults
}

/// It has to be mate in so many plies, and in no fewer.
fn fault_of_mate(task: &school::Mate, solver: &mut Solver) -> Option<String> {
    let question = Question { nodes: Some(NODES), ..Question::shortest(task.start.turn()) };
    match solver.solve(&task.start, &question, &mut |_| true).verdict {
        Verdict::Mate(mate) if mate.minimum && mate.plies() == usize::from(task.plies) => None,
        Verdict::Mate(mate) => Some(format!("it is mate in {}, not in {}", mate.plies(), task.plies)),
        Verdict::NoMate => Some("there is no mate".to_owned()),
        Verdict::Unknown(_) => Some("no mate was found".to_owned()),
    }
}

fn fault_of_level(task: &school::Play) -> Option<String> {
    task.level.parse::<Level>().is_err().then(|| format!("there is no level {}", task.level))
}

/// Texts of lessons that nobody shows.
fn left_over() -> Vec<String> {
    let known: BTreeSet<String> =
        COURSE.lessons.iter().flat_map(|lesson| lesson.texts().into_iter().chain(lesson.more_texts())).collect();
    let all = Language::English.message_ids("lesson-");
    all.into_iter().filter(|id| !known.contains(id)).map(|id| format!("nobody says {id}")).collect()
}
