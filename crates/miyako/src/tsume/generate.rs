//! `miyako tsume generate`: problems by chance, the same again from the same seed.

use crate::Outcome;
use crate::batch::{self, Threads};
use crate::failure::Failure;
use indicatif::ProgressBar;
use kifu::{Cursor, Encoding, Ending, Format, Record};
use serde_json::json;
use shogi::{Move, Position};
use std::collections::{BTreeMap, HashSet};
use std::io::Write;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use tsume::{Composed, Composer};

/// Make problems: sound, without a piece that is not needed, and graded.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako tsume generate --length 5 --count 20          twenty mates in five plies
  miyako tsume generate --length 1 --count 6           mates in one, for who has just learnt the moves
  miyako tsume generate --length 3..9 --seed 7 --json  others, for programs
  miyako tsume generate --from games/ --count 5        mates such as ended these games
  miyako tsume generate --count 30 --kif lesson/       a record of each: lesson/01.kif and so on

A line is an SFEN, the number of plies, how hard it is (1 for the easiest mates in three) and what is in the solution,
divided by tabs: `miyako tsume solve` reads it again. Long problems are rare: eleven plies take minutes, more take long.

Exit status: 0 done, 2 something cannot be read.")]
pub(super) struct Args {
    /// How many plies the mates take, such as 7 or 3..9
    #[arg(long, value_name = "PLIES", default_value = "3..7")]
    length: Length,
    /// How many problems to make
    #[arg(long, value_name = "N", default_value_t = 10)]
    count: usize,
    /// The number that chance begins with: the same one makes the same problems
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Games whose ends the problems are made from: files, folders or patterns
    #[arg(long, num_args = 1.., value_name = "FILE")]
    from: Vec<PathBuf>,
    /// Print JSON, one object for each problem
    #[arg(long)]
    json: bool,
    /// Write each with its solution into this folder, too, as KIF
    #[arg(long, value_name = "FOLDER")]
    kif: Option<PathBuf>,
    #[command(flatten)]
    threads: Threads,
}

/// A number of plies, or from one to another.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Length(RangeInclusive<u16>);

impl FromStr for Length {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Length, &'static str> {
        const EXPECTED: &str = "expected odd numbers of plies from 1 to 31, such as 7 or 3..9";
        let (from, to) = text.split_once("..").unwrap_or((text, text));
        let plies = |text: &str| {
            text.parse().ok().filter(|plies: &u16| plies % 2 == 1 && (1..=31).contains(plies)).ok_or(EXPECTED)
        };
        let range = plies(from)?..=plies(to)?;
        if range.is_empty() { Err(EXPECTED) } else { Ok(Length(range)) }
    }
}

/// The memory of the solver for an attempt, in bytes.
const MEMORY: usize = 64 << 20;

/// How many attempts are made before what they have found is looked at.
const ROUND: u64 = 64;

pub(super) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Outcome {
    let ends = if args.from.is_empty() { Vec::new() } else { ends_of(&args.from)? };
    if let Some(folder) = &args.kif {
        std::fs::create_dir_all(folder).map_err(|error| Failure::at(&folder.display().to_string(), error))?;
    }
    batch::listen();
    let composer = Composer { seed: args.seed, memory: MEMORY };
    let bar = ProgressBar::new(args.count as u64);
    let mut seen = HashSet::new();
    let mut number = 0;
    while seen.len() < args.count && !batch::is_interrupted() {
        for problem in attempts(args, composer, number, &ends) {
            if seen.len() < args.count && seen.insert(problem.position.to_string()) {
                bar.suspend(|| print(&problem, args.json, out))?;
                if let Some(folder) = &args.kif {
                    let width = args.count.to_string().len().max(2);
                    record(&problem, &folder.join(format!("{:0width$}.kif", seen.len())))?;
                }
                bar.inc(1);
            }
        }
        number += ROUND;
    }
    bar.finish_and_clear();
    Ok(if seen.len() < args.count { ExitCode::from(batch::INTERRUPTED) } else { ExitCode::SUCCESS })
}

/// The positions of these games in which somebody mates in one.
fn ends_of(files: &[PathBuf]) -> Result<Vec<Position>, Failure> {
    let mut ends = Vec::new();
    for source in batch::find(files) {
        let fail = |error: &dyn std::fmt::Display| Failure::at(&source.name(), error);
        for game in source.games(None).map_err(|error| fail(&error))? {
            let record = game.map_err(|error| fail(&error))?.record;
            let mut position = record.start().clone();
            for played in record.moves() {
                if tsume::mates_in_one(&position) > 0 {
                    ends.push(position.clone());
                }
                position.play_unchecked(played.m);
            }
        }
    }
    if ends.is_empty() { Err(Failure::at("--from", "there is no mate in one in these games")) } else { Ok(ends) }
}

/// What comes of the attempts of a round, in their order however many threads there are.
fn attempts(args: &Args, composer: Composer, first: u64, ends: &[Position]) -> Vec<Composed> {
    let next = AtomicU64::new(first);
    let found = Mutex::new(BTreeMap::new());
    let work = || {
        while !batch::is_interrupted() {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= first + ROUND {
                break;
            }
            if let Some(problem) = composer.attempt(number, &args.length.0, ends) {
                found.lock().unwrap_or_else(PoisonError::into_inner).insert(number, problem);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..args.threads.count(ROUND as usize) {
            scope.spawn(work);
        }
        work();
    });
    found.into_inner().unwrap_or_else(PoisonError::into_inner).into_values().collect()
}

/// Writes a problem and its solution as a record.
fn record(problem: &Composed, path: &Path) -> Result<(), Failure> {
    let failure = |error: &dyn std::fmt::Display| Failure::at(&path.display().to_string(), error);
    let mut record = Record::new(problem.position.to_setup()).map_err(|error| failure(&error))?;
    let mut cursor = Cursor::new(&record);
    for m in &problem.line {
        cursor.play(&mut record, *m).map_err(|error| failure(&error))?;
    }
    cursor.end(&mut record, Ending::Mate).map_err(|error| failure(&error))?;
    let text = kifu::write(&record, Format::Kif, Encoding::Utf8);
    std::fs::write(path, text.bytes).map_err(|error| failure(&error))
}

fn print(problem: &Composed, as_json: bool, out: &mut dyn Write) -> std::io::Result<()> {
    let Composed { position, line, difficulty, themes } = problem;
    let themes: Vec<_> = themes.iter().map(|theme| theme.code()).collect();
    if as_json {
        let line: Vec<_> = line.iter().map(Move::to_string).collect();
        let sfen = position.to_string();
        let plies = line.len();
        writeln!(
            out,
            "{}",
            json!({ "sfen": sfen, "plies": plies, "line": line, "difficulty": difficulty, "themes": themes })
        )
    } else {
        writeln!(out, "{position}\t{}\t{difficulty}\t{}", line.len(), themes.join(","))
    }
}

#[cfg(test)]
mod tests;
