//! `miyako club cases`: questions as lines of JSON, answers as lines of JSON.

use crate::Outcome;
use crate::failure::Failure;
use club::cases::{Kind, answer};
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Answer questions about ratings, pairings and leagues, each a line of JSON: for programs that check theirs against ours.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako club cases --kind glicko2 cases.jsonl    a rating after a period, for each line
  miyako club cases --kind glicko2 - < cases.jsonl

Answers that stand in a line are not looked at; each line gets one line of JSON, in the same order.")]
pub(crate) struct Args {
    /// What the lines ask for
    #[arg(long, value_parser = kind)]
    kind: Kind,
    /// A file of lines, or - for the standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

fn kind(name: &str) -> Result<Kind, String> {
    Kind::from_name(name).ok_or_else(|| format!("expected one of {}", Kind::ALL.map(Kind::name).join(", ")))
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let name = args.file.display().to_string();
    let input: Box<dyn BufRead> = if name == "-" {
        Box::new(std::io::stdin().lock())
    } else {
        Box::new(BufReader::new(std::fs::File::open(&args.file).map_err(|error| Failure::at(&name, error))?))
    };
    for (line, case) in (1..).zip(input.lines()) {
        let place = format!("{name}:{line}");
        let case = case.map_err(|error| Failure::at(&place, error))?;
        if case.trim().is_empty() {
            continue;
        }
        let answer = answer(args.kind, &case).map_err(|error| Failure::at(&place, error))?;
        writeln!(out, "{answer}")?;
    }
    Ok(ExitCode::SUCCESS)
}
