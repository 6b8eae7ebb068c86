//! `miyako label --cases`: questions as lines of JSON, answers as lines of JSON.

use crate::Outcome;
use crate::failure::Failure;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::ExitCode;
use study::patterns::cases::answer;

pub(super) fn run(file: &Path, out: &mut dyn Write) -> Outcome {
    let name = file.display().to_string();
    let input: Box<dyn BufRead> = if name == "-" {
        Box::new(std::io::stdin().lock())
    } else {
        Box::new(BufReader::new(std::fs::File::open(file).map_err(|error| Failure::at(&name, error))?))
    };
    for (line, case) in (1..).zip(input.lines()) {
        let place = format!("{name}:{line}");
        let case = case.map_err(|error| Failure::at(&place, error))?;
        if case.trim().is_empty() {
            continue;
        }
        let answer = answer(&case).map_err(|error| Failure::at(&place, error))?;
        writeln!(out, "{}", serde_json::to_string(&answer).map_err(|error| Failure::at(&place, error))?)?;
    }
    Ok(ExitCode::SUCCESS)
}
