//! `miyako tsume sheet`: problems to print, with their solutions on a page of their own.

use super::asked::Asked;
use super::limit::Limit;
use super::line;
use super::problems::Problem;
use crate::Outcome;
use crate::batch::{self, Threads};
use crate::failure::Failure;
use crate::show::put;
use diagram::{Exercise, Sheet};
use kifu::notation::Notation;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;
use tsume::{Mate, Question, Solver, Verdict};
use words::Language;

/// Set problems for printing: the diagrams first, their solutions on a page of their own.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako tsume sheet problems.sfen -o sheet.pdf                        six on a page, and the solutions
  miyako tsume generate --length 5 --count 6 | miyako tsume sheet - -o sheet.svg
                                                                       new ones, as one SVG
  miyako tsume sheet a.kif b.kif --title 'Lesson 3' --lang it -o a.pdf

The solutions are shortest mates, if they are found within the limits. A name that ends in .svg makes an SVG, any other a PDF.

Exit status: 0 done, 1 some are not mates or may not be, 2 something cannot be read.")]
pub(super) struct Args {
    #[command(flatten)]
    asked: Asked,
    /// The file to write, - for standard output
    #[arg(long, short, value_name = "FILE")]
    output: PathBuf,
    /// The heading of the sheet [default: that these are mate problems]
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    #[command(flatten)]
    limit: Limit,
    #[command(flatten)]
    threads: Threads,
}

pub(super) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Outcome {
    let (language, notation) = (args.asked.language(), args.asked.notation());
    let problems = (1_usize..).zip(args.asked.problems(false));
    let worker = || args.limit.solver(1);
    let done = batch::stream(problems, &args.threads, out, worker, |solver, (number, found), turn| match found {
        Ok(problem) => {
            let mate = solve(solver, &problem, &args.limit);
            let is_mate = mate.is_ok();
            Ok(Some((number, is_mate, exercise(number, &problem, mate, notation, language))))
        }
        Err(unreadable) => {
            turn.say(unreadable.complaint(language));
            Ok(None)
        }
    })?;
    if done.interrupted {
        return Ok(done.status(0));
    }
    let Some(mut solved) = done.results.into_iter().collect::<Option<Vec<_>>>() else { return Ok(ExitCode::from(2)) };
    solved.sort_by_key(|(number, ..)| *number);
    let all_mate = solved.iter().all(|(_, is_mate, _)| *is_mate);
    let exercises = solved.into_iter().map(|(.., exercise)| exercise).collect();
    let title = args.title.clone().unwrap_or_else(|| language.text("tsume-title"));
    let sheet = Sheet::exercises(title, language.text("tsume-lead"), language.text("tsume-solutions"), exercises);
    let is_svg = args.output.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("svg"));
    let bytes = if is_svg { sheet.svg().map(String::into_bytes) } else { sheet.pdf() };
    put(&args.output, &bytes.map_err(|error| Failure::at("--output", error))?, out)?;
    Ok(ExitCode::from(u8::from(!all_mate)))
}

/// The shortest mate found, or the id of the words for there being none.
fn solve(solver: &mut Solver, problem: &Problem, limit: &Limit) -> Result<Mate, &'static str> {
    // Of several shortest mates it then finds the same one, whichever problems this thread has had before.
    solver.forget();
    let question = Question { nodes: limit.nodes, ..Question::shortest(problem.attacker()) };
    let start = Instant::now();
    let go_on = || !(batch::is_interrupted() || limit.is_over(start));
    match solver.solve(&problem.position, &question, &mut |_| go_on()).verdict {
        Verdict::Mate(mate) => Ok(mate),
        Verdict::NoMate => Err("tsume-verdict-none"),
        Verdict::Unknown(_) => Err("tsume-verdict-undecided"),
    }
}

fn exercise(
    number: usize,
    problem: &Problem,
    mate: Result<Mate, &'static str>,
    notation: Notation,
    language: Language,
) -> Exercise {
    let setup = problem.position.to_setup();
    match mate {
        Ok(mate) => {
            let heading = format!("{number}. {}", language.text_with_counts("tsume-plies", &[("count", mate.plies())]));
            Exercise { setup, heading, answer: line::text(notation, &problem.position, &mate.line) }
        }
        Err(id) => Exercise { setup, heading: format!("{number}."), answer: language.text(id) },
    }
}
