//! `miyako tsume check`: is a problem sound, and where are its cooks.

mod json;
mod record;
mod text;

use super::asked::Asked;
use super::limit::Limit;
use super::problems::{Problem, Unreadable};
use crate::Outcome;
use crate::batch::{self, Threads, Turn};
use crate::failure::Failure;
use kifu::notation::Notation;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;
use tsume::{Extent, Report, Solver, Soundness, Why};
use words::Language;

/// Say whether problems are sound: their lengths, cooks, futile interpositions, near-misses and all variations.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako tsume check '9/4k4/9/4P4/9/9/9/9/9 b 2G2r2b4s4n4l17p 1'
                                                        a position
  miyako tsume check problem.kif --kif solution.kif     a record: its moves are the solution that is meant
  miyako tsume check problem.sfen --length 7            the length that is meant
  miyako tsume check problem.sfen --certificate a.mate  a proof that `miyako tsume verify` checks
  miyako tsume check problems.sfen --brief --json       only whether they are sound, many of them

Every word of it is shown by search; what was not settled in time is listed as undecided.

Exit status: 0 all are sound, 1 some are not or may not be, 2 something cannot be read.")]
pub(super) struct Args {
    #[command(flatten)]
    asked: Asked,
    /// The length the author means, in plies
    #[arg(long, value_name = "N")]
    length: Option<u16>,
    /// End with the first flaw, and leave out near-misses, unnecessary pieces and variations
    #[arg(long)]
    brief: bool,
    /// Write the solution with its variations and cooks to this file, as KIF
    #[arg(long, value_name = "FILE")]
    kif: Option<PathBuf>,
    /// Write a proof of the mate to this file
    #[arg(long, value_name = "FILE")]
    certificate: Option<PathBuf>,
    #[command(flatten)]
    limit: Limit,
    /// Print JSON, one object for each problem
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    threads: Threads,
}

/// What became of a problem.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seen {
    Checked(Soundness),
    Unreadable,
}

pub(super) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Outcome {
    let language = args.asked.language();
    let check = Check { args, language, notation: args.asked.notation() };
    let mut problems = args.asked.problems(false).peekable();
    if args.kif.is_some() || args.certificate.is_some() {
        let first = problems.next();
        if problems.peek().is_some() {
            return Err(Failure::Input("--kif and --certificate take one problem".to_owned()));
        }
        return check.all(first.into_iter(), out);
    }
    check.all(problems, out)
}

/// The work on all problems.
struct Check<'a> {
    args: &'a Args,
    language: Language,
    notation: Notation,
}

impl Check<'_> {
    fn all(
        &self,
        problems: impl Iterator<Item = Result<Problem, Unreadable>> + Send,
        out: &mut (dyn Write + Send),
    ) -> Outcome {
        let worker = || self.args.limit.solver(1);
        let done = batch::stream(problems, &self.args.threads, out, worker, |solver, found, turn| match found {
            Ok(problem) => self.one(solver, problem, turn),
            Err(unreadable) => {
                turn.say(unreadable.complaint(self.language));
                if self.args.json {
                    writeln!(turn, "{}", unreadable.json())?;
                }
                Ok(Seen::Unreadable)
            }
        })?;
        let count = |what| done.results.iter().filter(|seen| **seen == what).count();
        let sound = count(Seen::Checked(Soundness::Sound));
        let undecided = count(Seen::Checked(Soundness::Undecided));
        let unreadable = count(Seen::Unreadable);
        let unsound = done.results.len() - sound - undecided - unreadable;
        if done.results.len() > 1 {
            let numbers =
                [("sound", sound), ("unsound", unsound), ("undecided", undecided), ("unreadable", unreadable)];
            eprintln!("{}", self.language.text_with_counts("tsume-check-summary", &numbers));
        }
        Ok(done.status(if unreadable > 0 { 2 } else { u8::from(unsound + undecided > 0) }))
    }

    fn one(&self, solver: &mut Solver, found: Problem, turn: &mut Turn<'_, '_>) -> Result<Seen, Failure> {
        let start = Instant::now();
        let mut go_on = |_: &_| !(batch::is_interrupted() || self.args.limit.is_over(start));
        let whole = if self.args.brief { Extent::SOUNDNESS } else { Extent::ALL };
        let extent = Extent { nodes: self.args.limit.nodes.unwrap_or(whole.nodes), ..whole };
        let solution = Some(found.moves).filter(|moves| !moves.is_empty());
        let problem = tsume::Problem { position: found.position, solution, plies: self.args.length };
        let report = tsume::check(&problem, &extent, solver, &mut go_on);
        if self.args.json {
            let seconds = start.elapsed().as_secs_f64();
            writeln!(turn, "{}", json::of(&problem, &report, seconds))?;
        } else {
            let text = text::Text { language: self.language, notation: self.notation, position: &problem.position };
            write!(turn, "{}", text.of(&found.place, &report))?;
        }
        if let Some(path) = &self.args.kif {
            self.write(path, &record::of(&problem, &report, self.language)?)?;
        }
        if let Some(path) = &self.args.certificate {
            self.certify(path, &problem, &report, solver, turn)?;
        }
        Ok(Seen::Checked(report.soundness()))
    }

    /// Writes the certificate, with the proof that there is no shorter mate if it is not too long.
    fn certify(
        &self,
        path: &std::path::Path,
        problem: &tsume::Problem,
        report: &Report,
        solver: &mut Solver,
        turn: &mut Turn<'_, '_>,
    ) -> Result<(), Failure> {
        let tsume::Length::Mate { plies, proven } = report.strict else {
            turn.say(self.language.text("tsume-check-no-certificate"));
            return Ok(());
        };
        const MOST_LINES: usize = 200_000;
        let none = proven.then_some(MOST_LINES);
        let start = Instant::now();
        let mut go_on = |_: &_| !(batch::is_interrupted() || self.args.limit.is_over(start));
        match tsume::prove(&problem.position, plies, none, solver, &mut go_on) {
            Ok(proof) => self.write(path, proof.text.as_bytes()),
            Err(Why::Stopped | Why::Nodes | Why::Memory) => {
                turn.say(self.language.text("tsume-check-no-certificate"));
                Ok(())
            }
        }
    }

    fn write(&self, path: &std::path::Path, bytes: &[u8]) -> Result<(), Failure> {
        std::fs::write(path, bytes).map_err(|error| Failure::at(&path.display().to_string(), error))
    }
}
