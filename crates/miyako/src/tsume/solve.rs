//! `miyako tsume solve`: is there a mate, and how.

use super::asked::Asked;
use super::kept::Kept;
use super::limit::Limit;
use super::line;
use super::problems::{Problem, Unreadable};
use crate::Outcome;
use crate::batch::{self, Threads, Turn};
use crate::failure::Failure;
use kifu::notation::Notation;
use serde_json::json;
use shogi::{Move, Position};
use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tsume::{Answer, Progress, Question, Solver, Verdict, Why};
use words::Language;

/// Say whether there is a mate by checks alone, and how.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako tsume solve '9/4k4/9/4S4/9/9/9/9/9 b 2G 1'     a position
  miyako tsume solve problem.kif --shortest             a record: the position at its start
  miyako tsume solve game.csa --end                     the position at the end of a game
  miyako tsume solve hard.sfen --memory 4G --threads 8  one hard problem, by eight threads with one table
  miyako tsume solve problems.sfen --json --time 10s    a problem on each line
  miyako tsume solve problems.sfen --out answers.jsonl  the same command goes on where it was broken off
  generate | miyako tsume solve - --json                standard input

A line is an SFEN, whatever stands behind it, or JSON with an \"sfen\"; empty lines and those that begin with # are passed
over. Records are KIF, KI2, CSA, JKF, USI and more. The side to move gives the mate, unless it alone has a king.

JSON has an object for each problem, in their order, and for what is none (\"verdict\":\"unreadable\" and an \"error\"):
  {\"sfen\",\"verdict\":\"mate\"|\"no_mate\"|\"unknown\",\"plies\",\"minimum\":true|false,\"line\":[…],\"interpositions\",\"nodes\",\"ms\"}

Exit status: 0 all are mates, 1 some are not or may not be, 2 something cannot be read.")]
pub(super) struct Args {
    #[command(flatten)]
    asked: Asked,
    /// Find the shortest mate and prove that there is no shorter one
    #[arg(long)]
    shortest: bool,
    /// In Japanese notations write 合 for a piece interposed whose kind does not matter
    #[arg(long)]
    any_piece: bool,
    /// Of a record take the position at its end
    #[arg(long)]
    end: bool,
    #[command(flatten)]
    limit: Limit,
    /// Print JSON, one object for each problem
    #[arg(long)]
    json: bool,
    /// Write JSON to this file, behind the answers that are there
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    threads: Threads,
}

/// How often it is told how far a problem has come.
const TELL_EVERY: Duration = Duration::from_millis(500);

/// So many moves are told of the line that is looked at.
const MOVES_TOLD: usize = 6;

/// What became of a problem.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Seen {
    Mate,
    NoMate,
    Unknown,
    Unreadable,
}

pub(super) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Outcome {
    let solve = Solve { args, language: args.asked.language(), notation: args.asked.notation() };
    let (mut kept, mut file) = match &args.out {
        Some(path) => Kept::open(path).map(|(kept, file)| (kept, Some(file)))?,
        None => (Kept::default(), None),
    };
    let out = file.as_mut().map_or(out, |file| file as &mut (dyn Write + Send));
    let mut jobs = args.asked.problems(args.end).map(|found| match found {
        Ok(problem) => match kept.take(&problem.position.to_string()) {
            Ok(None) => Job::Solve(Box::new(problem)),
            Ok(Some(seen)) => Job::Done(Ok(seen)),
            Err(failure) => Job::Done(Err(failure)),
        },
        Err(unreadable) => kept.take_unreadable().map_or(Job::Complain(unreadable), |seen| Job::Done(Ok(seen))),
    });
    // A problem that is alone has all threads; of several each has one.
    let begun: Vec<Job> = jobs.by_ref().take(if args.asked.may_wait() { 0 } else { 2 }).collect();
    let threads = if begun.len() == 1 { args.threads.each(1) } else { 1 };
    let jobs = begun.into_iter().chain(jobs);
    let worker = || args.limit.solver(threads);
    let done = batch::stream(jobs, &args.threads, out, worker, |solver, job, turn| match job {
        Job::Solve(problem) => solve.one(solver, &problem, turn),
        Job::Done(seen) => seen,
        Job::Complain(unreadable) => {
            turn.say(unreadable.complaint(solve.language));
            if solve.prints_json() {
                writeln!(turn, "{}", unreadable.json())?;
            }
            Ok(Seen::Unreadable)
        }
    })?;
    let count = |what| done.results.iter().filter(|seen| **seen == what).count();
    let [mates, none, unknown, unreadable] =
        [count(Seen::Mate), count(Seen::NoMate), count(Seen::Unknown), count(Seen::Unreadable)];
    if done.results.len() > 1 {
        let numbers = [("mates", mates), ("none", none), ("unknown", unknown), ("unreadable", unreadable)];
        eprintln!("{}", solve.language.text_with_counts("tsume-solve-summary", &numbers));
    }
    Ok(done.status(if unreadable > 0 { 2 } else { u8::from(none + unknown > 0) }))
}

/// What is to be done about something that was found.
enum Job {
    Solve(Box<Problem>),
    /// It was done before, or cannot go on.
    Done(Result<Seen, Failure>),
    Complain(Unreadable),
}

/// The work on all problems.
struct Solve<'a> {
    args: &'a Args,
    language: Language,
    notation: Notation,
}

impl Solve<'_> {
    fn prints_json(&self) -> bool {
        self.args.json || self.args.out.is_some()
    }

    fn one(&self, solver: &mut Solver, problem: &Problem, turn: &mut Turn<'_, '_>) -> Result<Seen, Failure> {
        let Problem { place, position, .. } = problem;
        let question = Question {
            shortest: self.args.shortest,
            nodes: self.args.limit.nodes,
            ..Question::any(problem.attacker())
        };
        let start = Instant::now();
        let mut told = start;
        let answer = solver.solve(position, &question, &mut |progress| {
            if told.elapsed() >= TELL_EVERY {
                told = Instant::now();
                turn.tell(|| self.progress(position, progress));
            }
            !(batch::is_interrupted() || self.args.limit.is_over(start))
        });
        if batch::is_interrupted() {
            turn.break_off();
            return Ok(Seen::Unknown);
        }
        if self.prints_json() {
            writeln!(turn, "{}", json(position, &answer, start.elapsed()))?;
        } else {
            let colon = if place.is_empty() { "" } else { ": " };
            writeln!(turn, "{place}{colon}{}", self.text(position, &answer.verdict))?;
        }
        Ok(match answer.verdict {
            Verdict::Mate(_) => Seen::Mate,
            Verdict::NoMate => Seen::NoMate,
            Verdict::Unknown(_) => Seen::Unknown,
        })
    }

    fn progress(&self, position: &Position, progress: &Progress) -> String {
        let numbers = [
            ("nodes", progress.nodes as usize),
            ("proof", progress.proof as usize),
            ("disproof", progress.disproof as usize),
            ("memory", usize::from(progress.memory / 10)),
        ];
        let line = &progress.line[..progress.line.len().min(MOVES_TOLD)];
        let line = line::text(self.notation, position, line);
        format!("{} {line}", self.language.text_with_counts("tsume-progress", &numbers))
    }

    fn text(&self, position: &Position, verdict: &Verdict) -> String {
        match verdict {
            Verdict::Mate(mate) => {
                let id = if mate.minimum { "tsume-mate-shortest" } else { "tsume-mate" };
                let mut text = self.language.text_with_counts(id, &[("plies", mate.plies())]);
                if interpositions(position, &mate.line) > 0 {
                    text = self.language.text_with_list("tsume-mate-interposed", &[("text", &text)]);
                }
                let write = if self.args.any_piece { line::with_any_piece } else { line::text };
                let line = write(self.notation, position, &mate.line);
                self.language.text_with_list("tsume-mate-line", &[("text", &text), ("line", &line)])
            }
            Verdict::NoMate => self.language.text("tsume-no-mate"),
            Verdict::Unknown(why) => self.language.text(match why {
                Why::Stopped => "tsume-unknown-stopped",
                Why::Nodes => "tsume-unknown-nodes",
                Why::Memory => "tsume-unknown-memory",
            }),
        }
    }
}

/// How many pieces a line puts between king and attacker that are taken at once: perhaps in vain, and by custom not counted then.
fn interpositions(position: &Position, line: &[Move]) -> usize {
    let mut position = position.clone();
    let mut count = 0;
    for (i, m) in line.iter().enumerate() {
        let steps_between = position.in_check()
            && m.from() != position.king(position.turn())
            && position.piece_at(m.to()).is_none()
            && line.get(i + 1).is_some_and(|next| next.to() == m.to());
        count += usize::from(steps_between);
        if position.play(*m).is_err() {
            break;
        }
    }
    count
}

fn json(position: &Position, answer: &Answer, elapsed: Duration) -> serde_json::Value {
    let (verdict, mate) = match &answer.verdict {
        Verdict::Mate(mate) => ("mate", Some(mate)),
        Verdict::NoMate => ("no_mate", None),
        Verdict::Unknown(_) => ("unknown", None),
    };
    json!({
        "sfen": position.to_string(),
        "verdict": verdict,
        "plies": mate.map(tsume::Mate::plies),
        "minimum": mate.is_some_and(|mate| mate.minimum),
        "line": mate.map_or(Vec::new(), |mate| mate.line.iter().map(Move::to_string).collect()),
        "interpositions": mate.map(|mate| interpositions(position, &mate.line)),
        "nodes": answer.nodes,
        "ms": (elapsed.as_secs_f64() * 1e6).round() / 1e3,
    })
}
